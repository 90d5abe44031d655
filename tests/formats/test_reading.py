"""Whatever is handed in is told apart, and read or refused in one clear line, never worse."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import BadRecord, HanabiError, Record, edition
from hanabi.formats import Kind, hanab_live, read_record, read_with_kind, write_record
from make_golden import FOLDER
from mutations import junk, mutate
from sizes import sized
from their_games import LINK, their_game

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
OURS = FOLDER / "show+black-powder.json"


def read_or_refused(text: str | bytes) -> Record | None:
    """The record, or None if it was refused with one line; any other error is let through."""
    try:
        return read_record(text)
    except HanabiError as error:
        refusal = str(error)
    assert refusal.strip()
    assert "\n" not in refusal
    refusal.encode()
    return None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (OURS.read_bytes(), Kind.RECORD),
        (OURS.read_text(encoding="utf-8"), Kind.RECORD),
        (GOLDEN[0].read_bytes(), Kind.HANAB_LIVE),
        (LINK, Kind.LINK),
        (LINK.encode(), Kind.LINK),
        (LINK.rpartition("/")[2], Kind.LINK),
    ],
)
def test_the_three_kinds_are_told_apart(text: str | bytes, kind: Kind) -> None:
    found, record = read_with_kind(text)
    assert found is kind
    assert record == read_record(text)
    for other in Kind:
        found, again = read_with_kind(write_record(record, other))
        assert found is other
        assert again.replay().fireworks == record.replay().fireworks


@pytest.mark.parametrize(
    "text", [OURS.read_text("utf-8"), GOLDEN[0].read_text("utf-8"), LINK], ids=list(Kind)
)
def test_a_mark_before_the_text_does_not_matter(text: str) -> None:
    for marked in ("\ufeff" + text, text.encode("utf-8-sig")):
        assert read_with_kind(marked) == read_with_kind(text)


@pytest.mark.parametrize(
    "text", ["", "  ", "[]", "{}", "3", "null", '{"a": 1}', "hello", "https://x.org"]
)
def test_anything_else_is_refused_with_what_is_read(text: str) -> None:
    with pytest.raises(
        BadRecord, match=r"^not a Hanabi record .* nor a game of hanab.live, nor a link"
    ):
        read_record(text)


def test_broken_text_says_where() -> None:
    with pytest.raises(BadRecord, match="line 1, column 14: not JSON"):
        read_record('{"players": [')
    with pytest.raises(BadRecord, match="byte 1: not UTF-8"):
        read_record(b"{\xff")
    with pytest.raises(BadRecord, match="nested too deeply"):
        read_record("[" * 100_000)


def test_what_is_too_large_is_not_looked_at() -> None:
    for text in ("[" * 1_000_001, b"x" * 1_000_001, LINK + "#" + "x" * 1_000_000):
        with pytest.raises(BadRecord, match="too large"):
            read_record(text)


def test_a_record_of_ours_stays_as_it_is() -> None:
    record = read_record(OURS.read_bytes())
    assert record == Record.loads(OURS.read_bytes())
    assert write_record(record, Kind.RECORD).encode() == OURS.read_bytes()
    assert record.rules == edition("show", "black-powder")


# Fuzzing

JUNK = junk(
    ["No Variant", "Pink (6 Suits)", "Duck (6 Suits)", "6 Suits", "n/a"],
    ["type", "target", "value"],
)


def full(path: Path) -> dict[str, Any]:
    """A golden game with every field there is."""
    plain: dict[str, Any] = json.loads(path.read_bytes())
    options = {"deckPlays": False, "speedrun": False, "oneExtraCard": False} | plain["options"]
    return plain | {"notes": [["a", "b"], []], "characters": ["n/a", ""], "options": options}


@settings(max_examples=sized(150, 600))
@given(st.sampled_from(GOLDEN), st.data())
def test_a_mutated_game_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    plain = full(path)
    mutate(plain, data, JUNK)
    if not plain:
        return
    record = read_or_refused(json.dumps(plain))
    if record is not None:
        assert Record.loads(record.dumps()) == record
        again = hanab_live.loads(hanab_live.dumps(record))
        assert (again.steps, again.notes) == (record.steps, record.notes)


ANYTHING = st.recursive(
    JUNK,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(list(their_game())), inner, max_size=5)
    ),
    max_leaves=12,
)


@settings(max_examples=sized(100, 400))
@given(st.dictionaries(st.sampled_from([*their_game(), "notes", "seed"]), ANYTHING))
def test_arbitrary_json_is_refused(plain: dict[str, object]) -> None:
    assert read_or_refused(json.dumps(plain)) is None


@settings(max_examples=sized(100, 400))
@given(st.text("abcXYZ019,-/#?%äé\n ", max_size=80), st.booleans())
def test_arbitrary_text_is_refused(text: str, address: bool) -> None:  # noqa: FBT001
    assert read_or_refused("https://hanab.live/replay-json/" * address + text) is None


@settings(max_examples=sized(150, 600))
@given(st.integers(0, 10**6), st.sampled_from(GOLDEN))
def test_a_mutated_link_is_read_or_refused(seed: int, path: Path) -> None:
    chance = random.Random(seed)
    letters = list(hanab_live.write_link(read_record(path.read_bytes())))
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(letters))
        letters[at : at + chance.randint(0, 2)] = chance.choices(
            "abcdefxyzAZ0159,-#/%ä", k=chance.randint(0, 2)
        )
    record = read_or_refused("".join(letters))
    if record is not None:
        assert hanab_live.read_link(hanab_live.write_link(record)).steps == record.steps
