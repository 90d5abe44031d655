"""Games of the arena: the same deals for everyone, whoever plays them, wherever, and however the work is cut."""

from __future__ import annotations

import pytest

from arenas import brought_bots  # noqa: F401  # a fixture
from hanabi import Game, edition, house_rules
from hanabi.arena import Counting, First, Match, NamedRules, Run, Save, Team, make_plan, parse_team
from hanabi.arena.batches import SameSeats
from hanabi.arena.work import (
    FAILED,
    Played,
    Work,
    play_game,
    play_work,
    plays_in_batches,
    seeds_to_keep,
)
from hanabi.bots import UnknownBot
from hanabi.core import BadSetup, HanabiError
from hanabi.core.rules import FIVE_COLOURS

BASE = NamedRules("cocktail", edition("cocktail"))


def match(team: str, players: int = 2, table: NamedRules = BASE, games: int = 60) -> Match:
    return Match(parse_team(team), table, players, games)


# Teams and plans


def test_bots_of_a_team_sit_down_in_turn() -> None:
    team = parse_team("steady,random")
    assert team.seats(0, 5) == ("steady", "random", "steady", "random", "steady")
    assert str(team) == "steady,random"


def test_a_guest_visits_every_seat_equally_often() -> None:
    team = parse_team("steady+random")
    seats = [team.seats(seed % team.seatings(3), 3).index("random") for seed in range(6)]
    assert seats == [0, 1, 2, 0, 1, 2]


def test_rotated_first_seats_meet_every_place_of_the_guest() -> None:
    work = Work(match("steady+random", 3), 0, 9, First.ROTATED)
    assert {(seed % 3, work.first_seat(seed)) for seed in work.seeds} == {
        (guest, first) for guest in range(3) for first in range(3)
    }
    assert {Work(match("steady", 3), 0, 9).first_seat(seed) for seed in range(9)} == {0}


@pytest.mark.parametrize("text", ["nobody", "steady+nobody", "steady,nobody"])
def test_unknown_bots_are_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        parse_team(text)


@pytest.mark.parametrize("text", ["steady,", "steady+", "+steady", ""])
def test_a_team_with_a_bot_missing_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="a bot is missing"):
        parse_team(text)


def test_a_plan_has_every_combination_once() -> None:
    plan = make_plan(
        ["steady", "random", "steady"], ["cocktail", "show"], [2, 3, 2], 10, cross=True
    )
    keys = [match.key for match in plan.matches]
    assert len(keys) == len(set(keys)) == 4 * 2 * 2
    assert "random+steady show 3" in keys
    assert plan.games == 160


def test_all_printed_tables_are_one_word() -> None:
    assert len(make_plan(["steady"], ["all"], [2], 1).matches) == 35


def test_a_plan_comes_back_from_its_data() -> None:
    house = NamedRules("mine", edition("show", "black-powder", "flamboyants"))
    plan = make_plan(["steady+random"], [house, "deluxe+variant-2"], [3], 5, seed=9, save="best")
    assert type(plan).from_plain(plan.to_plain()) == plan


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"games": 0}, "games: 0"),
        ({"players": [7]}, "players: 7"),
        ({"players": [1]}, "players: 1"),
        ({"players": []}, "nothing can be played"),
        (
            {"teams": ["steady,random,hat"], "players": [2, 3]},
            "team steady,random,hat: with 2 players there is no seat for hat; name players from 3 on",
        ),
        ({"teams": []}, "at least one bot"),
        ({"tables": ["nowhere"]}, "no edition"),
        ({"seed": -1}, "seed: -1"),
        ({"seed": 2**53 - 1}, "leaves no room"),
        ({"cross": True}, "at least two bots"),
        ({"teams": ["steady,random", "steady"], "cross": True}, "mixed team already"),
    ],
)
def test_impossible_plans_are_refused(wishes: dict[str, object], reason: str) -> None:
    with pytest.raises(HanabiError, match=reason):
        make_plan(**{"teams": ["steady"], **wishes})  # type: ignore[arg-type]


def test_a_bot_sits_out_where_it_was_not_trained() -> None:
    table = NamedRules("four colours", house_rules(edition(), suits=FIVE_COLOURS[:4]))
    plan = make_plan(["learned", "steady"], [table], [2], games=1)
    assert [match.key for match in plan.matches] == ["steady four colours 2"]
    (skipped,) = plan.skipped
    assert skipped.startswith("learned: not four colours with 2 players, has no weights for this")


@pytest.mark.usefixtures("brought_bots")
def test_a_bot_sits_out_where_it_has_too_many_companions() -> None:
    plan = make_plan(["pair", "steady"], players=[2, 3], games=1)
    assert [match.key for match in plan.matches] == [
        "pair cocktail 2",
        "steady cocktail 2",
        "steady cocktail 3",
    ]
    assert plan.skipped == ("pair: not with 3 players, its most are 2",)
    with pytest.raises(BadSetup, match="nothing can be played: pair: not with 4"):
        make_plan(["pair"], players=[4])


# Games


def games_of(work: Work, *, batched: bool | None = None) -> list[Played]:
    return play_work(work, batched=batched).games


@pytest.mark.parametrize(
    "table", ["cocktail", "show+black-powder+flamboyants", "cocktail+crowning-piece"]
)
def test_kernel_and_core_play_the_same_games(table: str) -> None:
    rules = edition(*table.split("+"))
    work = Work(match("steady", 3, NamedRules(table, rules)), 40, 6, First.ROTATED)
    assert games_of(work, batched=True) == games_of(work, batched=False)


def test_a_game_is_the_one_of_its_seed() -> None:
    [played] = games_of(Work(match("steady", 4), 123, 1))
    game = Game(BASE.rules, 4, 123, first=0)
    play_game(game, ("steady",) * 4, 123)
    assert game.outcome is not None
    assert played == Played(
        game.outcome.reason[0], "".join(map(str, game.fireworks)), len(game.steps)
    )


@pytest.mark.parametrize("team", ["random", "random+steady", "steady,random"])
def test_games_do_not_depend_on_how_the_work_is_cut(team: str) -> None:
    pairing = match(team, 3)
    whole = games_of(Work(pairing, 5, 40, First.ROTATED))
    parts = [
        games_of(Work(pairing, 5, 7, First.ROTATED)),
        games_of(Work(pairing, 12, 33, First.ROTATED)),
    ]
    assert whole == parts[0] + parts[1]
    assert len({played.steps for played in whole}) > 5


@pytest.mark.parametrize("team", ["random", "steady+random"])
def test_every_game_has_chance_of_its_own(team: str) -> None:
    work = Work(match(team, 3), 0, 60)
    number = work.match.team.seatings(3)
    tables = [SameSeats(work, seating) for seating in range(number)]
    assert sorted(seed for table in tables for seed in table.seeds) == list(work.seeds)
    assert len({table.noise(seed) for table in tables for seed in table.seeds}) == 60


def test_speed_counts_decisions_only() -> None:
    result = play_work(Work(match("steady"), 0, 50))
    assert 0 < result.cpu <= result.wall * 1.5
    assert result.match == "steady cocktail 2"


# Bots that go wrong


@pytest.mark.usefixtures("brought_bots")
def test_a_crash_fails_that_game_alone_and_names_bot_seed_and_error() -> None:
    run = Run(make_plan(["stumbler", "dawdler"], players=[2], games=7))
    run.play()
    stumbler, dawdler = run.standings()
    assert [failure.seed for failure in stumbler.failures] == [0, 3, 6]
    assert {failure[1:] for failure in stumbler.failures} == {
        ("stumbler", "ZeroDivisionError: over its own feet")
    }
    assert stumbler.scores == {seed: dawdler.scores[seed] for seed in (1, 2, 4, 5)}
    assert stumbler.mean is not None
    assert stumbler.mean.size == 4
    assert stumbler.missing == 0
    assert run.sheet.complete


@pytest.mark.usefixtures("brought_bots")
def test_a_guest_that_breaks_the_rules_is_the_one_to_blame() -> None:
    result = play_work(Work(match("steady+rebel", games=2), 0, 2))
    assert [(failure.bot, failure.error) for failure in result.failures] == [
        ("rebel", "that card is not in the hand of the player to act")
    ] * 2


@pytest.mark.usefixtures("brought_bots")
def test_an_illegal_choice_inside_the_kernel_fails_that_game_alone() -> None:
    assert plays_in_batches(["outlaw"])
    result = play_work(Work(match("outlaw", 3), 0, 40, save=Save.WORST))
    failed = [seed for seed, game in enumerate(result.games) if game.end == FAILED]
    assert [failure.seed for failure in result.failures] == failed
    assert len(failed) > 0
    assert {failure[1:] for failure in result.failures} == {("outlaw", "its choice was not legal")}
    assert set(failed) <= set(result.records)


# What counts


def test_strike_outs_count_as_asked() -> None:
    run = Run(make_plan(["random"], players=[2], games=50))
    run.play()
    totals = {counting: sum(run.standings(counting)[0].scores.values()) for counting in Counting}
    assert totals[Counting.ZERO] == totals[Counting.RULES] == 0
    assert totals[Counting.TALLY] > 25


def test_of_the_parts_enough_is_kept_for_the_whole() -> None:
    tallies: list[tuple[int, int | None]] = [(seed, seed * 37 % 26) for seed in range(200)]
    tallies[17] = (17, None)
    for save in (Save.WORST, Save.BEST):
        whole = seeds_to_keep(save, tallies)
        parts = seeds_to_keep(save, tallies[:90]) | seeds_to_keep(save, tallies[90:])
        assert whole <= parts
        assert len(whole) == 11
        assert 17 in whole
    assert seeds_to_keep(Save.NONE, tallies) == set()
    assert seeds_to_keep(Save.ALL, tallies) == set(range(200))


def test_teams_are_equal_by_what_they_are() -> None:
    assert parse_team("steady+random") == Team(("steady",), "random")
