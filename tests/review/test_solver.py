"""The solver against every line there is on small decks, and on deals of full size."""

import pytest

from hanabi.core import (
    BadSetup,
    Card,
    Deal,
    Game,
    Rules,
    Step,
    Suit,
    SuitIndex,
    edition,
    house_rules,
)
from hanabi.review import Undecided, Unwinnable, Verdict, Why, Winnable, best_score, solve
from hanabi.review.exhaustive import exhaust
from hanabi.review.time_limit import TimeLimit
from hanabi.review.timetable import decide
from sizes import sized
from small_decks import SMALL, reachable_score, small_game

TABLES = [
    pytest.param(rules, players, id=f"{name} {players}")
    for name, rules in SMALL.items()
    for players in range(2, rules.most_players + 1)
]


def replay(game: Game, verdict: Verdict) -> None:
    """Play the line, and see that it keeps its promise."""
    assert isinstance(verdict, Winnable)
    game = game.copy()
    for action in verdict.line:
        game.take(action)
    assert game.outcome is not None
    assert game.outcome.score >= verdict.score


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_verdicts_agree_with_all_lines(rules: Rules, players: int) -> None:
    for seed in range(sized(3, 60)):
        game = small_game(rules, players, seed)
        best = reachable_score(game)
        verdicts = best_score(game, seed=seed)
        assert all(isinstance(verdict, Unwinnable) for verdict in verdicts[:-1])
        if best:
            assert verdicts[-1].score == best
            replay(game, verdicts[-1])
        else:
            assert isinstance(verdicts[-1], Unwinnable)
        _check_engines(game, best)


def _check_engines(game: Game, best: int) -> None:
    """Each engine on its own, where the quick ones would have left it nothing to do."""
    limit, most = TimeLimit(60), game.rules.maximum
    asked = {most} if game.rules.play_on else {best, best + 1} & set(range(1, most + 1))
    for score in asked:
        end = exhaust(game, score, limit=limit)
        assert (end is not None) == (score <= best)
        if not game.rules.bonus_tiles:
            verdict = decide(game, score, seed=0, limit=limit)
            if score <= best:
                replay(game, verdict)
            else:
                assert isinstance(verdict, Unwinnable)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        *(("cocktail", players) for players in (2, 3, 4, 5)),
        ("cocktail+crowning-piece", 3),
        ("swedish+minutios-koreografi", 4),
        ("swedish+kaskad-av-farger", 2),
        ("show+black-powder", 5),
        ("show+flamboyants", 2),
    ],
)
def test_lines_of_printed_tables_replay(name: str, players: int) -> None:
    won = 0
    for seed in range(sized(3, 100)):
        game = Game(edition(name), players, seed)
        verdict = solve(game, seconds=2)
        if isinstance(verdict, Winnable):
            won += 1
            replay(game, verdict)
        assert not game.steps
    assert won


def test_a_verdict_does_not_depend_on_the_seed_of_the_search() -> None:
    rules = SMALL["announced"]
    for deal in range(sized(8, 50)):
        game = small_game(rules, 2, deal)
        assert len({type(solve(game, seed=seed)) for seed in range(3)}) == 1


def _deal(rules: Rules, *top: tuple[int, int], bottom: tuple[tuple[int, int], ...] = ()) -> Deal:
    """The deck with these cards on top and those at its end, the others between in the order of the box."""
    cards = list(rules.box)
    ends = [[Card(SuitIndex(suit), value) for suit, value in part] for part in (top, bottom)]
    for card in (*ends[0], *ends[1]):
        cards.remove(card)
    return Deal((*ends[0], *cards, *ends[1]))


def test_a_card_at_the_bottom_of_the_deck_comes_too_late() -> None:
    rules = edition("cocktail")
    deal = _deal(rules, bottom=((1, 2), (1, 2)))
    verdict = solve(Game(rules, 2, deal=deal))
    assert isinstance(verdict, Unwinnable)
    assert verdict.cause is not None
    assert (verdict.cause.why, verdict.cause.card) == (Why.TOO_DEEP, Card(SuitIndex(1), 2))
    assert isinstance(solve(Game(rules, 2, deal=deal), 21), Winnable)


def test_hands_can_be_full_of_what_has_to_be_kept() -> None:
    suits = tuple(Suit(name, copies=(1, 1, 1, 1, 1)) for name in ("red", "blue"))
    rules = house_rules(edition("cocktail"), suits=suits, hand_sizes=(1,), play_on=True)
    game = Game(rules, 2, deal=_deal(rules, (0, 5), (0, 4), (1, 5), bottom=((0, 1),)))
    verdict = solve(game)
    assert isinstance(verdict, Unwinnable)
    assert verdict.cause is not None
    assert verdict.cause.why is Why.HANDS_FULL


def test_what_the_game_has_lost_is_named() -> None:
    game = Game(edition("cocktail"), 2, deal=_deal(edition("cocktail"), (0, 5), (0, 1)))
    game.act("clue Bo 2")
    game.act("clue Ada 5")
    game.act("discard #0")
    verdict = solve(game)
    assert isinstance(verdict, Unwinnable)
    assert verdict.cause is not None
    assert (verdict.cause.why, verdict.cause.card) == (Why.LOST_CARD, Card(SuitIndex(0), 5))
    replay(game, solve(game, 20))


def test_a_finished_game_reaches_what_it_has() -> None:
    game = Game(edition("cocktail"), 2, 1)
    for action in _line(solve(game)):
        game.take(action)
    assert solve(game) == Winnable(25, ())
    lost = Game(edition("cocktail"), 2, 1)
    lost.end()
    verdict = solve(lost)
    assert isinstance(verdict, Unwinnable)
    assert verdict.cause is not None
    assert verdict.cause.why is Why.OVER


def _line(verdict: Verdict) -> tuple[Step, ...]:
    assert isinstance(verdict, Winnable)
    return verdict.line


def test_all_lines_find_a_victory_before_the_deck_is_empty() -> None:
    suits = (Suit("red", copies=(1, 1, 1, 1, 9)),)
    rules = house_rules(edition("cocktail"), suits=suits, hand_sizes=(3,))
    game = Game(rules, 2, deal=_deal(rules))
    end = exhaust(game, 5, limit=TimeLimit(60))
    assert end is not None
    assert end.deck_size


def test_what_is_not_decided_in_time_is_said_to_be_undecided() -> None:
    game = Game(edition("show+flamboyants"), 3, 6)
    assert solve(game, seconds=0) == Undecided(25)


@pytest.mark.parametrize("score", [0, 26, -1, 2.5])
def test_scores_that_cannot_be_are_refused(score: int) -> None:
    with pytest.raises(BadSetup, match="score"):
        solve(Game(edition("cocktail"), 2, 1), score)


def test_playing_on_asks_for_everything() -> None:
    with pytest.raises(BadSetup, match="nothing counts but 25"):
        solve(Game(edition("cocktail+crowning-piece"), 2, 1), 20)
