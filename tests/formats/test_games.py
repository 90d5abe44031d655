"""Games of hanab.live as JSON: what is read, what is written, and what is refused with its place."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi import (
    BadRecord,
    ColourClue,
    Game,
    GiveClue,
    Reason,
    Record,
    Strikeout,
    edition,
    house_rules,
)
from hanabi.formats import Kind, LeftOut, Lost, hanab_live, lost_there, read_whole
from hanabi.formats.hanab_live import NoCounterpart
from positions import fireworks, hand, scripted
from their_games import (
    COPIES,
    LAST_ROUND,
    NAMES,
    ONE_OF_EACH,
    REVERSED,
    UP_TO_THE_LAST_ROUND,
    their_game,
)

GOLDEN = Path(__file__).parent / "golden"


def read(plain: object) -> Record:
    return hanab_live.loads(json.dumps(plain))


def written(record: Record) -> Any:
    return json.loads(hanab_live.dumps(record))


def refusal_of(plain: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(plain)
    return caught.value


def record_of(game: Game) -> Record:
    return Record.of(game, NAMES[: game.players])


# Reading


def test_hands_are_dealt_hand_by_hand_and_cards_are_numbered_by_the_deck() -> None:
    game = read(their_game("play 0", "play 5", top="01 11 21 31 41 02 12 22 32 42 05")).replay()
    assert hand(game, 0) == ["yellow 1", "green 1", "blue 1", "white 1", "red 5"]
    assert hand(game, 1)[:4] == ["yellow 2", "green 2", "blue 2", "white 2"]
    assert fireworks(game) == {"red": 2}


def test_their_purple_is_our_white() -> None:
    game = read(their_game("play 0", "colour 0 4", top="41 42")).replay()
    assert fireworks(game) == {"white": 1}


def test_the_index_of_a_colour_counts_only_colours_that_can_be_clued() -> None:
    options = {"variant": "Rainbow & White (5 Suits)", "emptyClues": True}
    refusal = refusal_of(their_game("colour 1 3") | {"options": options})
    assert refusal.reason == "turn 1: 3 is none of the 3 colours of a clue"
    mixed = {
        "Black & Rainbow (5 Suits)": ((COPIES, COPIES, COPIES, ONE_OF_EACH, COPIES), 3, "black"),
        "White & Dark Rainbow (6 Suits)": (
            (COPIES, COPIES, COPIES, COPIES, COPIES, ONE_OF_EACH),
            *(3, "blue"),
        ),
    }
    for variant, (suits, index, colour) in mixed.items():
        options = {"variant": variant, "emptyClues": True}
        record = read(their_game(f"colour 1 {index}", suits=suits) | {"options": options})
        (step,) = record.steps
        assert isinstance(step, GiveClue)
        assert isinstance(step.clue, ColourClue)
        assert record.rules.suits[step.clue.suit].name == colour
        assert written(record)["actions"] == [{"type": 2, "target": 1, "value": index}]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_games_end_as_they_are_known_to(path: Path) -> None:
    plain = json.loads(path.read_bytes())
    record = read(plain)
    game = record.replay()
    known = plain["known"]
    assert fireworks(game) == known["fireworks"]
    assert (game.turn, game.tokens, game.strikes) == tuple(known["turn, tokens, strikes"])
    assert (str(record.end.reason) if record.end else None) == known["end"]
    again = written(record)
    assert {name: again[name] for name in ("players", "deck", "actions")} == {
        name: plain[name] for name in ("players", "deck", "actions")
    }


def test_a_game_without_options_is_the_plain_one() -> None:
    plain = their_game("play 0")
    del plain["options"]
    assert read(plain).rules == edition("cocktail")
    assert read(plain | {"options": None}).rules == edition("cocktail")


def test_what_is_not_known_or_not_ours_is_left_alone() -> None:
    plain = their_game(
        "play 0",
        timed=True,
        timeBase=120,
        timePerTurn=20,
        cardCycle=True,
        deckPlays=True,
        numPlayers=2,
    )
    plain |= {"id": 5, "seed": "p2v0s1", "tags": ["x"], "characters": ["n/a", {"name": ""}]}
    plain["actions"][0] |= {"value": 0, "time": 3}
    assert read(plain) == read(their_game("play 0"))


def test_options_are_rules() -> None:
    assert read(their_game(emptyClues=True)).rules == edition("swedish")
    assert read(their_game(allOrNothing=True)).rules == edition("cocktail", "crowning-piece")


def test_the_starting_player_begins() -> None:
    record = read(their_game("play 10", players=3, startingPlayer=2))
    assert record.first == 2
    assert record.replay().to_act == 0


@pytest.mark.parametrize(
    ("option", "players", "size"),
    [
        *((None, 2, 5), (None, 3, 5), (None, 4, 4), (None, 5, 4), (None, 6, 3)),
        *(("oneExtraCard", 2, 6), ("oneExtraCard", 4, 5), ("oneExtraCard", 6, 4)),
        *(("oneLessCard", 3, 4), ("oneLessCard", 6, 2)),
    ],
)
def test_hands_have_their_sizes_and_one_card_more_or_less(
    option: str | None, players: int, size: int
) -> None:
    plain = their_game("play 0", players=players)
    if option:
        plain["options"] = {option: True}
    record = read(plain)
    assert [len(cards) for cards in record.replay(0).hands] == [size] * players
    again = written(record)
    assert again["options"] == {"variant": "No Variant"} | plain["options"]
    assert read(again) == record


# Endings


def test_a_natural_end_leaves_no_action() -> None:
    plain = their_game("play 3", "play 5", "play 4")
    record = read(plain)
    assert record.end is not None
    assert record.end.reason is Reason.STRIKES
    assert written(record)["actions"] == plain["actions"]


@pytest.mark.parametrize("last", ["end 0 4", "end -1 4", "end -1 6", "end 1 3", "end 0 10", "vote"])
def test_players_idleness_clocks_and_votes_end_a_game(last: str) -> None:
    record = read(their_game("play 0", last))
    assert record.end is not None
    assert record.end.reason is Reason.ENDED
    assert len(record.steps) == 1
    assert written(record)["actions"][-1] == {"type": 5, "target": -1, "value": 10}
    assert read(written(record)) == record


def test_a_speedrun_may_end_by_its_own_condition() -> None:
    lines = ("play 0", "end -1 5")
    record = read(their_game(*lines, speedrun=True))
    assert record.end is not None
    assert record.end.reason is Reason.ENDED
    assert refusal_of(their_game(*lines)).reason.endswith(
        "the end condition 5 does not fit: the game is no speedrun"
    )


SPOILING = ("rank 1 5", "discard 9")
"""The box unshuffled: player 1 holds the red 5 and discards it."""


def test_a_speedrun_is_over_when_perfection_is_out_of_reach() -> None:
    assert read(their_game(*SPOILING)).end is None
    ended = read(their_game(*SPOILING, speedrun=True)).end
    assert ended is not None
    assert ended.reason is Reason.ENDED


def dead_end() -> tuple[str, list[str]]:
    """A deal of 3 suits in which every 1 can be discarded, and the deeds that do it."""
    top = "01 01 01 11 11 11 21 21 21 02"
    lines = [
        *("rank 1 2", "rank 0 1", "rank 1 1", "rank 0 1", "rank 1 1", "rank 0 1", "rank 1 1"),
        "rank 0 1",
        *("discard 0", "discard 5", "discard 1", "discard 6", "discard 2", "discard 7"),
        *("discard 3", "discard 8", "rank 1 2", "rank 0 1", "discard 4"),
    ]
    return top, lines


def test_a_game_in_which_nothing_can_be_played_any_more_is_over() -> None:
    top, lines = dead_end()
    suits = (COPIES,) * 3
    running = read(their_game(*lines[:-1], top=top, suits=suits, variant="3 Suits"))
    assert running.end is None
    over = read(their_game(*lines, top=top, suits=suits, variant="3 Suits"))
    assert over.end is not None
    assert over.end.reason is Reason.ENDED
    assert over.end.score == 0


def last_round(*lines: str, **options: bool) -> dict[str, Any]:
    """The game of three, and what was done in its last round."""
    return their_game(*UP_TO_THE_LAST_ROUND, *lines, **(LAST_ROUND | options))


@pytest.mark.parametrize(
    ("lines", "blue"),
    [
        (["play 17"], 4),  # the 5 that fits now is left in the hand of Cy, whose turn was the last
        (["rank 0 4", "play 15"], 4),
        (["rank 0 4", "rank 2 5"], 3),  # of the 4s, Ada and Cy can play none any more
        (["rank 0 4", "discard 15"], 3),
    ],
)
def test_in_the_last_round_the_cards_of_those_without_a_turn_are_gone(
    lines: list[str], blue: int
) -> None:
    for number in range(len(lines)):
        assert read(last_round(*lines[:number])).end is None
    plain = last_round(*lines)
    over = read(plain)
    assert over.end is not None
    assert (over.end.reason, over.end.score) == (Reason.ENDED, 10 + blue)
    assert written(over)["actions"] == plain["actions"]
    assert read(written(over)) == over


def test_playing_on_there_is_no_last_round() -> None:
    lines = ("rank 0 4", "play 15")
    assert read(last_round(*lines, allOrNothing=True)).end is None
    ended = last_round(*lines, "vote", allOrNothing=True)
    assert written(read(ended))["actions"] == ended["actions"]


def test_where_they_end_the_game_by_themselves_no_vote_is_written() -> None:
    top, lines = dead_end()
    suits = (COPIES,) * 3
    voted = read(their_game(*lines, "vote", top=top, suits=suits, variant="3 Suits"))
    assert voted.end is not None
    assert voted.end.reason is Reason.ENDED
    assert len(written(voted)["actions"]) == len(lines)
    assert read(written(voted)) == voted


def test_what_was_done_after_their_end_is_written_and_named() -> None:
    plain = last_round("rank 0 4", "play 15", "rank 0 1")
    record = read(plain)
    assert record.end is not None
    assert record.end.reason is Reason.LAST_ROUND
    assert written(record)["actions"] == plain["actions"]
    assert read(written(record)) == record
    for kind in (Kind.HANAB_LIVE, Kind.LINK):
        assert lost_there(record, kind) == [(Lost.REST, 19)]
    assert lost_there(record, Kind.RECORD) == []
    assert lost_there(read(last_round("rank 0 4", "play 15")), Kind.HANAB_LIVE) == []
    top, lines = dead_end()
    beyond = their_game(*lines, "discard 9", top=top, suits=(COPIES,) * 3, variant="3 Suits")
    assert lost_there(read(beyond), Kind.HANAB_LIVE) == [(Lost.REST, len(lines))]


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        (["play 0", "play 99"], 1, "turn 2: that card is not in the hand of the player to act"),
        (["play 0", "discard 5"], 1, "turn 2: all clue tokens are there"),
        (["rank 0 1"], 0, "turn 1: nobody may give a clue to themselves"),
        (["rank 1 1"], 0, "turn 1: the clue touches no card"),
        (["rank 1 6"], 0, "turn 1: that clue may not be given"),
        (["rank 1"], 0, "turn 1: that clue may not be given"),
        (["rank 7 1"], 0, "turn 1: nobody sits there"),
        (["colour 1 5"], 0, "turn 1: 5 is none of the 5 colours of a clue"),
        (["colour 1"], 0, "turn 1: None is none of the 5 colours of a clue"),
        (["play 0 3"], 0, "turn 1: a card is played or discarded with the value 3"),
        (["play 10"], 0, "turn 1: a card is played from the deck (deckPlays), which is not"),
        (["play 0", "end 0 1"], 1, "turn 2: the end condition 1 does not fit: the game goes on"),
        (["end 0 2"], 0, "turn 1: the end condition 2 does not fit: not all strikes were taken"),
        (["end -1 7"], 0, "turn 1: the end condition 7 does not fit: nobody has a character"),
        (["end -1 8"], 0, "turn 1: the end condition 8 does not fit: no indispensable card"),
        (["end -1 9"], 0, "turn 1: the end condition 9 does not fit: nobody was left without"),
        (["end -1 0"], 0, "turn 1: 0 is no end condition"),
        (["end -1"], 0, "turn 1: None is no end condition"),
        (
            ["play 3", "play 5", "play 4", "play 6"],
            3,
            "the game ended at turn 3 (strikes), but goes on here",
        ),
        (
            ["play 3", "play 5", "play 4", "end 0 4", "end 0 4"],
            3,
            "the game ended at turn 3 (strikes), but goes on here",
        ),
        (["play 0", "vote", "play 5"], 2, "the game ended at turn 2 (ended), but goes on here"),
        (["vote", "vote"], 1, "the game ended at turn 1 (ended), but goes on here"),
    ],
)
def test_deeds_against_the_rules_are_refused_with_their_turn(
    lines: list[str], number: int, reason: str
) -> None:
    refusal = refusal_of(their_game(*lines))
    assert refusal.place == f"actions[{number}]"
    assert refusal.reason.startswith(reason)


CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"players": ["Ada"]}, "players", "1 entries, expected 2 to 6"),
    ({"players": ["Ada", "Ada"]}, "players[1]", "two players are called Ada"),
    ({"players": None}, "", "'players' is missing"),
    ({"actions": None}, "", "'actions' is missing"),
    ({"actions": [{"type": 9, "target": 0}]}, "actions[0].type", "9 is not from 0 to 5"),
    ({"actions": [{"type": 0}]}, "actions[0]", "'target' is missing"),
    ({"actions": [{"type": 0, "target": 0}] * 10_001}, "actions", "10001 entries"),
    ({"deck": None}, "deck", "the deck is missing; export the game with its cards"),
    ({"deck": [], "seed": "p2v0s1"}, "deck", "the deck is missing; export the game"),
    ({"deck": [{"suitIndex": 5, "rank": 1}]}, "deck[0].suitIndex", "5 is not from 0 to 4"),
    ({"deck": [{"suitIndex": 0, "rank": 7}]}, "deck[0].rank", "7 is not from 1 to 5"),
    ({"deck": [{"suitIndex": 0, "rank": 1}]}, "", "deck: white 1 is there 0 times"),
    ({"options": {"variant": "Duck (6 Suits)"}}, "options.variant", "Duck (6 Suits) is not played"),
    ({"options": {"variant": "x" * 999}}, "options.variant", f"'{'x' * 60}' has no counterpart"),
    ({"options": {"variant": 5}}, "options.variant", "expected a text"),
    ({"options": {"startingPlayer": 2}}, "options.startingPlayer", "2 is not from 0 to 1"),
    ({"options": {"emptyClues": 1}}, "options.emptyClues", "expected true or false"),
    ({"options": {"detrimentalCharacters": True}}, "options.detrimentalCharacters", "characters"),
    ({"options": {"oneExtraCard": True, "oneLessCard": True}}, "options.oneLessCard", "either"),
    ({"options": []}, "options", "expected an object"),
    ({"characters": [""] * 7}, "characters", "7 entries, expected 0 to 6"),
    (
        {"characters": ["Fuming"], "options": {"detrimentalCharacters": True}},
        "options.detrimentalCharacters",
        "characters are not played here",
    ),
    ({"notes": [[], [], []]}, "notes", "3 entries, expected 0 to 2"),
    ({"notes": [5]}, "notes[0]", "expected a list"),
]


@pytest.mark.parametrize(("change", "place", "reason"), CHANGES)
def test_a_wrong_field_is_refused_by_name(change: dict[str, Any], place: str, reason: str) -> None:
    refusal = refusal_of(their_game("play 0") | change)
    assert refusal.place == place
    assert reason in refusal.reason


# Notes


def test_notes_come_and_go() -> None:
    plain = their_game("play 0") | {"notes": [["", "r3?"], ["5\nsave", "", ""]]}
    record = read(plain)
    assert record.notes == (("", "r3?"), ("5\nsave",))
    assert Record.loads(record.dumps()) == record
    assert written(record)["notes"] == [["", "r3?"], ["5\nsave"]]
    assert read(written(record)) == record
    assert "notes" not in written(replace(record, notes=()))


def test_null_is_no_note() -> None:
    plain = their_game("play 0") | {"notes": [None, ["x", None, "y"]]}
    assert read(plain).notes == ((), ("x", "", "y"))


def test_notes_are_kept_as_far_as_they_can_be_read() -> None:
    plain = their_game("play 0") | {"notes": [["👩\u200d🚀 r3\t!", "x" * 1001]]}
    assert read(plain).notes == (("👩\u200d🚀 r3!", "x" * 1000), ())


def test_notes_on_the_fireworks_themselves_are_left_out() -> None:
    plain = their_game("play 0") | {"notes": [[""] * 49 + ["last", "on red", "on yellow"]]}
    assert read(plain).notes == ((*[""] * 49, "last"), ())


# Writing


def test_no_seed_and_no_id_are_written() -> None:
    game = Game(edition("cocktail"), 2, seed=7)
    plain = written(record_of(game))
    assert set(plain) == {"players", "deck", "actions", "options"}
    assert plain["options"] == {"variant": "No Variant"}
    assert len(plain["deck"]) == 50


def test_options_are_written_where_they_apply() -> None:
    game = Game(edition("show", "final-flourish", "black-powder"), 3, seed=7, first=2)
    assert written(record_of(game))["options"] == {
        "variant": "White Reversed (6 Suits)",
        "startingPlayer": 2,
        "emptyClues": True,
        "allOrNothing": True,
    }


def test_cards_and_clues_are_written_by_their_suits() -> None:
    rules = edition("show", "black-powder")
    script = ["play black 5", "clue 0 white", "clue 1 green", "play red 1"]
    plain = written(record_of(scripted(rules, 2, script)))
    assert plain["deck"][0] == {"suitIndex": 5, "rank": 5}
    assert plain["actions"][:3] == [
        {"type": 0, "target": 0},
        {"type": 2, "target": 0, "value": 4},
        {"type": 2, "target": 1, "value": 2},
    ]
    assert [plain["deck"].count({"suitIndex": 5, "rank": rank}) for rank in range(1, 6)] == list(
        REVERSED
    )


def test_rearranged_hands_are_left_out() -> None:
    game = Game(edition("cocktail"), 2, seed=7)
    game.rearrange(0, game.hands[0][::-1])
    game.act(game.legal_actions()[0])
    record = record_of(game)
    assert len(record.steps) == 2
    assert len(written(record)["actions"]) == 1


def test_what_only_the_score_knows_is_no_part_of_it() -> None:
    game = Game(house_rules(edition("cocktail"), strikeout=Strikeout.TALLY), 2, seed=7)
    assert read(written(record_of(game))).rules == edition("cocktail")


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"announced_plays": True}, "announced_plays", "plays are not announced on hanab.live"),
        ({"bonus_tiles": ("mend",)}, "bonus_tiles", "there are no bonus tiles on hanab.live"),
        ({"clue_tokens": 7}, "clue_tokens", "hanab.live plays with 8"),
        ({"strikes": 2}, "strikes", "hanab.live plays with 3"),
        ({"hand_sizes": (7,)}, "hand_sizes", "2 players have 4 to 6 cards on hanab.live"),
        ({"hand_sizes": (3,)}, "hand_sizes", "2 players have 4 to 6 cards on hanab.live"),
    ],
)
def test_what_they_do_not_play_is_refused(changes: dict[str, Any], field: str, reason: str) -> None:
    game = Game(house_rules(edition("cocktail"), **changes), 2, seed=7)
    with pytest.raises(NoCounterpart) as caught:
        hanab_live.dumps(record_of(game))
    assert (caught.value.field, caught.value.reason) == (field, reason)


def test_seven_suits_are_refused() -> None:
    game = Game(edition("show", "black-powder", "colour-avalanche"), 2, seed=7)
    with pytest.raises(NoCounterpart, match="no variant with 7 suits"):
        hanab_live.dumps(record_of(game))


# What means nothing is left out


@pytest.mark.parametrize("end", ["end 0 4", "end -1 6", "vote", "end 0 2"])
def test_an_end_by_people_behind_the_last_strike_is_left_out(end: str) -> None:
    struck_out = their_game("play 3", "play 5", "play 4")
    read_here = read_whole(json.dumps(their_game("play 3", "play 5", "play 4", end)))
    assert read_here.left_out == (LeftOut.END,)
    assert read_here.record == read(struck_out)
    assert read_whole(json.dumps(struck_out)).left_out == ()


def test_an_end_behind_the_last_strike_of_a_link_is_left_out() -> None:
    link = hanab_live.write_link(read(their_game("play 3", "play 5", "play 4")))
    head, deeds, variant = link.split(",")
    ended = f"{head},04{_with_an_end(deeds)},{variant}"
    read_here = read_whole(ended)
    assert read_here.left_out == (LeftOut.END,)
    assert read_here.record == hanab_live.read_link(link)


def _with_an_end(deeds: str) -> str:
    """The letters of these plays, and an end by player 0, with five types instead of one."""
    assert deeds[:2] == "00"
    return deeds[2:] + "Da"


@pytest.mark.parametrize("characters", [["n/a", "Fuming"], [{"name": "Fuming", "metadata": 3}]])
def test_characters_that_are_switched_off_are_left_out(characters: list[object]) -> None:
    plain = their_game("play 0", "vote") | {"characters": characters}
    read_here = read_whole(json.dumps(plain))
    assert read_here.left_out == (LeftOut.CHARACTERS,)
    assert read_here.record == read(their_game("play 0", "vote"))
