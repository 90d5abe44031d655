"""Records: what they keep, what they hide from a seat, and what is refused with its place."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanabi
from hanabi import BadRecord, BadSetup, Deal, Game, Record, Rules, Tile, edition, house_rules
from hanabi.core.json_reader import Node
from make_golden import ANNOTATED, FOLDER
from mutations import junk, mutate
from sizes import sized
from worlds import choose, play_out, tables

SCHEMA = json.loads(
    (Path(hanabi.__file__).parent / "core" / "record.schema.json").read_text(encoding="utf-8")
)
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

GOLDEN = sorted(path for path in FOLDER.glob("*.json") if path.name != "outcomes.json")
GOLDEN += sorted(ANNOTATED.glob("*.json"))


def plain_of(name: str) -> Any:
    return json.loads((FOLDER / name).read_bytes())


def refusal_of(plain: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.loads(json.dumps(plain))
    return caught.value


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_follow_the_schema(path: Path) -> None:
    VALIDATOR.validate(json.loads(path.read_bytes()))


@given(tables(), st.integers(2, 5), st.integers(0, 2**53 - 1))
def test_records_of_any_table_follow_the_schema(rules: Rules, players: int, seed: int) -> None:
    game = Game(rules, min(players, rules.most_players), seed)
    play_out(game, random.Random(seed), 0.8)
    record = Record.of(game, [f"Player {seat}" for seat in range(game.players)])
    VALIDATOR.validate(json.loads(record.dumps()))
    VALIDATOR.validate(json.loads(record.with_explicit_deal().dumps()))


def test_printed_rules_are_kept_by_name_and_house_rules_in_full() -> None:
    printed = Record.of(Game(edition("deluxe", "variant-4"), 2, 1), ["Ada", "Bo"]).to_plain()
    assert printed["rules"] == {"edition": "deluxe", "add_ons": ["variant-4"]}
    house = house_rules(edition("deluxe"), "black-powder", clue_tokens=6)
    record = Record.of(Game(house, 2, 1), ["Ada", "Bo"])
    assert record.to_plain()["rules"]["clue_tokens"] == 6
    assert Record.loads(record.dumps()).rules == house


def test_an_explicit_deck_keeps_tiles_and_places() -> None:
    plain = plain_of("show+black-powder+flamboyants.json")
    assert len(plain["deck"]) == 60
    assert sorted(plain["tiles"]) == sorted(Tile)
    assert len(plain["places"]) == 1
    other = {**plain, "places": [(plain["places"][0] + 5) % 10]}
    with pytest.raises(BadRecord):
        Record.loads(json.dumps(other))  # with another place, other cards are drawn


def test_a_running_game_from_an_explicit_deck_goes_on_alike_after_loading() -> None:
    """Places that are not listed yet come from the seed of the deal, in step."""
    rules = house_rules(edition("show"), bonus_tiles=(Tile.RESHUFFLE,) * 6)
    game = Game(rules, 2, deal=Deal.from_seed(rules, 11))
    chance = random.Random(4)
    while not game.places:
        game.act(choose(game, chance, 1.0))
    again = Record.loads(Record.of(game, ["Ada", "Bo"]).dumps()).replay()
    play_out(game, random.Random(5), 1.0)
    play_out(again, random.Random(5), 1.0)
    assert len(game.places) > 1
    assert again == game


def test_ended_by_the_players_is_replayed_too() -> None:
    game = Game(edition("swedish"), 3, 5)
    game.act(game.legal_actions()[0])
    game.end()
    record = Record.of(game, ["Ada", "Bo", "Cy"])
    again = Record.loads(record.dumps())
    assert again.replay() == game
    assert again.replay(1).outcome is None
    assert again.replay(2).outcome == game.outcome


def test_only_turns_of_the_game_can_be_shown() -> None:
    record = Record.loads((FOLDER / "cocktail.json").read_bytes())
    last = record.replay().turn
    assert record.replay(0).events == Game(record.rules, 2, record.seed, first=record.first).events
    with pytest.raises(BadSetup, match=f"there is no turn {last + 1}; this game has {last}"):
        record.replay(last + 1)
    with pytest.raises(BadSetup, match="-1 is not a turn"):
        record.replay(-1)


# Notes


def test_notes_are_kept_and_those_that_are_empty_cut() -> None:
    record = Record.loads((FOLDER / "cocktail.json").read_bytes())
    assert "notes" not in record.to_plain()
    noted = replace(record, notes=(("", "red?\nor 5", ""), ()))
    assert noted.notes == (("", "red?\nor 5"), ())
    assert noted.to_plain()["notes"] == [["", "red?\nor 5"], []]
    assert Record.loads(noted.dumps()) == noted != record
    VALIDATOR.validate(json.loads(noted.dumps()))
    assert noted.with_explicit_deal().notes == noted.notes
    assert replace(record, notes=(("", ""), ())) == record


def test_notes_may_leave_out_the_last_seats() -> None:
    plain = plain_of("cocktail.json")
    assert Record.loads(json.dumps({**plain, "notes": [["keep"]]})).notes == (("keep",), ())
    assert Record.loads(json.dumps({**plain, "notes": []})).notes == ()


def test_nobody_else_sees_the_notes() -> None:
    record = Record.loads((FOLDER / "cocktail.json").read_bytes())
    noted = replace(record, notes=(("secret",),))
    assert "secret" in noted.dumps()
    assert "secret" not in noted.dumps_seen_by(0) + noted.dumps_seen_by(1)


# Redaction


def test_a_seat_record_has_events_and_no_secrets() -> None:
    record = Record.loads((FOLDER / "show+flamboyants.json").read_bytes())
    for seat in range(len(record.players)):
        shown = json.loads(record.dumps_seen_by(seat))
        assert set(shown) == {"format", "version", "rules", "players", "first", "seat", "events"}
        dealt = [event for event in shown["events"] if event["event"] == "hand-dealt"]
        assert [event["faces"] is None for event in dealt] == [
            number == seat for number in range(len(record.players))
        ]
        drawn = [event for event in shown["events"] if event["event"] == "card-drawn"]
        assert drawn
        assert all((event["face"] is None) == (event["seat"] == seat) for event in drawn)


# Refusals, each with its place


def test_a_mark_before_the_text_does_not_matter() -> None:
    text = (FOLDER / "cocktail.json").read_bytes()
    assert Record.loads(b"\xef\xbb\xbf" + text) == Record.loads(text)


def test_broken_text_is_refused_with_line_and_column() -> None:
    text = (FOLDER / "cocktail.json").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match=r"^line \d+, column \d+: not JSON"):
        Record.loads(text[: len(text) // 2])
    with pytest.raises(BadRecord, match="not JSON"):
        Record.loads("")
    with pytest.raises(BadRecord, match="byte 0: not UTF-8"):
        Record.loads(b"\xff\xfe{")
    with pytest.raises(BadRecord, match="nested too deeply"):
        Record.loads("[" * 100_000)
    with pytest.raises(BadRecord, match="twice"):
        Record.loads('{"format": "hanabi-record", "format": "hanabi-record"}')
    with pytest.raises(BadRecord, match="NaN"):
        Record.loads('{"format": NaN}')


def test_other_files_are_not_taken_for_records() -> None:
    others: list[object] = [[], 3, "text", None, {}, {"format": "chess"}]
    for other in others:
        assert "not a Hanabi record" in str(refusal_of(other))


def test_a_newer_version_says_so_before_anything_else() -> None:
    refusal = refusal_of({"format": "hanabi-record", "version": 3, "news": []})
    assert refusal.place == "version"
    assert "3 is newer than this program, which reads 2" in refusal.reason


CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"first": 9}, "first", "9 is not from 0 to"),
    ({"first": "0"}, "first", "expected a whole number"),
    ({"first": True}, "first", "expected a whole number, not true"),
    ({"players": ["Ada"]}, "players", "1 entries, expected 2 to 6"),
    ({"players": ["Ada", "Ada"]}, "players[1]", "two players are called Ada"),
    ({"players": ["Ada", " "]}, "players[1]", "printable"),
    ({"players": ["Ada", "B\u0007"]}, "players[1]", "printable"),
    ({"players": ["Ada", "x" * 41]}, "players[1]", "1 to 40"),
    ({"seed": -1}, "seed", "-1 is not from 0"),
    ({"seed": 2**53}, "seed", "is not from 0"),
    ({"seed": 1.5}, "seed", "expected a whole number"),
    ({"rules": {"edition": "coktail"}}, "rules", "did you mean 'cocktail'"),
    ({"rules": {"edition": "abacus", "add_ons": ["x"]}}, "rules", "prints none"),
    ({"rules": {"suits": []}}, "rules.suits", "0 entries"),
    ({"rules": {"suits": [{"name": "Red"}]}}, "rules.suits[0]", "cannot be the name"),
    ({"rules": {"suits": [{"name": "red"}]}}, "rules", "the deck has 10"),
    (
        {"rules": {"suits": [{"name": "red", "copies": [3, 2, 2, 2, 0]}]}},
        "rules.suits[0].copies[4]",
        "0",
    ),
    ({"rules": {"suits": [{"name": "red"}, {"name": "red"}]}}, "rules.suits", "red is there twice"),
    (
        {"rules": {"suits": [{"name": "red", "touched": "none"}]}},
        "rules.suits[0]",
        "touched by no colour",
    ),
    (
        {"rules": {"suits": [{"name": "red"}], "hand_sizes": [6]}},
        "rules.hand_sizes",
        "need 12 cards",
    ),
    (
        {"rules": {"suits": [{"name": "red"}], "bonus_tiles": ["x"]}},
        "rules.bonus_tiles[0]",
        "none of",
    ),
    ({"rules": {"suits": [{"name": "red"}], "vocabulary": "x"}}, "rules.vocabulary", "none of"),
    ({"rules": {"suits": [{"name": "red"}], "luck": 1}}, "rules", 'no field "luck"'),
    ({"tiles": []}, "tiles", "only a record with a 'deck'"),
    ({"deck": ["red 9"]}, "deck[0]", "no card of this table"),
    ({"deck": ["red 1"]}, "", "deck: white 1 is there 0 times"),
    ({"end": None}, "end", "the game is over (victory)"),
    ({"remarks": "x"}, "", 'there is no field "remarks"'),
    ({"notes": "x"}, "notes", "expected a list"),
    ({"notes": [[], [], []]}, "notes", "3 entries, expected 0 to 2"),
    ({"notes": [[], "x"]}, "notes[1]", "expected a list"),
    ({"notes": [[""] * 51]}, "notes[0]", "51 entries, expected 0 to 50"),
    ({"notes": [["", 5]]}, "notes[0][1]", "expected a text, not 5"),
    ({"notes": [["x" * 1001]]}, "notes[0][0]", "at most 1000 characters"),
    ({"notes": [["a\tb"]]}, "notes[0][0]", "at most 1000 characters"),
]


@pytest.mark.parametrize(("change", "place", "reason"), CHANGES)
def test_a_wrong_field_is_refused_by_name(change: dict[str, Any], place: str, reason: str) -> None:
    refusal = refusal_of({**plain_of("cocktail.json"), **change})
    assert refusal.place == place
    assert reason in refusal.reason


STEPS: list[tuple[object, str, str]] = [
    ({"do": "pass"}, ".do", "none of: play, discard"),
    ({"do": "play"}, "", "'card' is missing"),
    ({"do": "play", "card": 99}, "", "not in the hand"),
    ({"do": "play", "card": 0, "as": "pink"}, ".as", "its suits are: white"),
    ({"do": "play", "card": 0, "as": "red"}, "", "not announced"),
    ({"do": "clue", "to": 0}, "", "either a 'colour' or a 'value'"),
    ({"do": "clue", "to": 0, "value": 6}, ".value", "6 is not from 1 to 5"),
    ({"do": "clue", "to": 7, "value": 1}, ".to", "7 is not from 0 to 1"),
    ({"do": "take", "card": "red 1"}, "", "no bonus tile"),
    ({"do": "decline"}, "", "no bonus tile"),
    ({"do": "rearrange", "seat": 0, "order": [1]}, "", "each card of the hand once"),
    ("play", "", "'do'"),
    (7, "", "'do'"),
]


@pytest.mark.parametrize(("step", "where", "reason"), STEPS)
def test_a_wrong_action_is_refused_with_its_number(step: object, where: str, reason: str) -> None:
    plain = plain_of("cocktail.json")
    plain["actions"][3] = step
    refusal = refusal_of(plain)
    assert refusal.place == f"actions[3]{where}"
    assert reason in refusal.reason


def test_a_record_that_lost_its_last_actions_is_refused() -> None:
    plain = plain_of("cocktail.json")
    plain["actions"].pop()
    refusal = refusal_of(plain)
    assert refusal.place == "end"
    assert "still runs" in refusal.reason


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    plain = plain_of("cocktail.json")
    plain["actions"].append({"do": "decline"})
    refusal = refusal_of(plain)
    assert refusal.place == f"actions[{len(plain['actions']) - 1}]"
    assert refusal.reason == "the game is over"


def test_a_record_with_a_better_score_than_was_played_is_refused() -> None:
    plain = plain_of("swedish+kaskad-av-farger.json")
    plain["end"]["score"] += 1
    assert refusal_of(plain).place == "end"


def test_a_place_outside_the_deck_is_refused() -> None:
    plain = plain_of("show+black-powder+flamboyants.json")
    assert "places[0]" in str(refusal_of({**plain, "places": [359]}))
    assert refusal_of({**plain, "places": [*plain["places"], 0]}).place == "places[1]"


# Fuzzing


JUNK = junk(["red 1", "play", "clue", "replay", "swedish", "every"], ["do", "card", "to", "value"])


def read_or_refused(text: bytes) -> Record | None:
    """The record, or None if it was refused with one clear line; any other error is let through."""
    try:
        return Record.loads(text)
    except BadRecord as error:
        refusal = str(error)
    assert refusal.strip()
    assert "\n" not in refusal
    return None


@settings(max_examples=sized(100, 400))
@given(st.sampled_from(GOLDEN), st.data())
def test_a_mutated_record_is_read_or_refused_never_worse(path: Path, data: st.DataObject) -> None:
    plain = json.loads(path.read_bytes())
    mutate(plain, data, JUNK)
    if not plain:
        return
    record = read_or_refused(json.dumps(plain).encode())
    if record is not None:
        VALIDATOR.validate(plain)
        assert Record.loads(record.dumps()) == record


@settings(max_examples=sized(80, 300))
@given(st.sampled_from(GOLDEN), st.data())
def test_a_record_with_damaged_bytes_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    record = read_or_refused(bytes(raw))
    assert record is None or record.replay().steps == record.steps


def test_reading_needs_no_more_than_a_node() -> None:
    plain = plain_of("abacus.json")
    assert Record.from_plain(Node(plain)).to_plain() == plain
