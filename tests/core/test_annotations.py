"""Version 2 of the record: a header, kinds of players, annotations of steps."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi import (
    Annotation,
    BadRecord,
    CardId,
    ColourClue,
    Game,
    Header,
    Motive,
    PlayerInfo,
    PlayerKind,
    Record,
    Seat,
    SuitIndex,
    edition,
)
from make_golden import ANNOTATED, FOLDER


def played() -> Record:
    game = Game(edition("cocktail"), ["Ada", "Bo"], 7)
    for line in ("clue 1", "play 3", "discard 1"):
        game.act(line)
    return Record.of(game)


FULL = replace(
    played(),
    header=Header(
        "2026-11-16T14:02:00+00:00",
        "Club night",
        "sv",
        (PlayerInfo(PlayerKind.PERSON), PlayerInfo(PlayerKind.BOT, "hat", "1.2")),
    ),
    annotations=(
        Annotation(1, motive=Motive("play-told", CardId(7), Seat(0), (), ColourClue(SuitIndex(1)))),
        Annotation(0, "safe\nenough", seconds=3.5, evaluation=21),
    ),
)


def test_a_record_is_written_in_the_oldest_version_that_holds_it() -> None:
    assert played().to_plain()["version"] == 1
    assert FULL.to_plain()["version"] == 2
    assert replace(FULL, header=Header(), annotations=()).to_plain() == played().to_plain()
    assert replace(FULL, annotations=()).to_plain()["version"] == 2


def test_header_and_annotations_are_kept() -> None:
    plain = FULL.to_plain()
    assert plain["header"] == {
        "date": "2026-11-16T14:02:00+00:00",
        "place": "Club night",
        "language": "sv",
    }
    assert plain["players"] == [
        {"name": "Ada", "kind": "person"},
        {"name": "Bo", "kind": "bot", "bot": "hat", "version": "1.2"},
    ]
    assert plain["annotations"] == [
        {"step": 0, "note": "safe\nenough", "seconds": 3.5, "evaluation": 21.0},
        {
            "step": 1,
            "motive": {"name": "play-told", "card": 7, "seat": 0, "clue": {"colour": "red"}},
        },
    ]
    assert Record.loads(FULL.dumps()) == FULL
    assert Record.from_plain(FULL.to_plain()) == FULL
    assert FULL.annotation(1) == FULL.annotations[1]
    assert FULL.annotation(2) is None
    assert FULL.with_explicit_deal().annotations == FULL.annotations


def test_a_seat_is_shown_neither_annotations_nor_notes() -> None:
    assert FULL.dumps_seen_by(0) == played().dumps_seen_by(0)


def test_the_steps_of_a_record_can_be_read_as_lines() -> None:
    assert FULL.notation() == ("clue Bo 1", "play 3", "discard 1")


@pytest.mark.parametrize("path", sorted(ANNOTATED.glob("*.json")), ids=lambda path: path.stem)
def test_golden_records_of_version_2_stay_as_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    plain = Record.loads((FOLDER / path.name).read_bytes())
    assert record.version == 2
    assert replace(record, header=Header(), annotations=(), notes=()) == plain


def changed(**changes: Any) -> dict[str, Any]:
    return {**json.loads(FULL.dumps()), **changes}


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"header": {"date": "yesterday"}}, "header.date", "no date"),
        ({"header": {"date": 5}}, "header.date", "expected a text"),
        ({"header": {"place": "x" * 201}}, "header.place", "at most 200 printable characters"),
        ({"header": {"place": "a\nb"}}, "header.place", "printable"),
        ({"header": {"language": "Swedish!"}}, "header.language", "no language"),
        ({"header": {"weather": "fine"}}, "header", "there is no field"),
        ({"players": ["Ada", "Bo"]}, "players[0]", "expected an object"),
        ({"players": [{"name": "Ada"}, {"name": "Ada"}]}, "players[1]", "two players"),
        (
            {"players": [{"name": "Ada", "kind": "cat"}, {"name": "Bo"}]},
            "players[0].kind",
            "none of",
        ),
        ({"players": [{"name": "Ada", "kind": "bot"}, {"name": "Bo"}]}, "players[1]", "'kind' is"),
        ({"players": [{"name": "Ada", "bot": "hat"}, {"name": "Bo"}]}, "players[0].bot", "'kind'"),
        (
            {"players": [{"name": "Ada", "kind": "person", "bot": "x"}, {"name": "Bo"}]},
            "players[0].bot",
            "a person has neither",
        ),
        ({"annotations": [{"note": "?"}]}, "annotations[0]", "'step' is missing"),
        ({"annotations": [{"step": 3}]}, "annotations[0].step", "3 is no step; the record has 3"),
        ({"annotations": [{"step": 1}, {"step": 1}]}, "annotations[1].step", "annotated twice"),
        ({"annotations": [{"step": -1}]}, "annotations[0].step", "-1 is not from"),
        ({"annotations": [{"step": 0, "note": "\x07"}]}, "annotations[0].note", "a note has"),
        ({"annotations": [{"step": 0, "seconds": -1}]}, "annotations[0].seconds", "not from 0"),
        ({"annotations": [{"step": 0, "seconds": "5"}]}, "annotations[0].seconds", "a number"),
        ({"annotations": [{"step": 0, "evaluation": True}]}, "annotations[0].evaluation", "number"),
        ({"annotations": [{"step": 0, "motive": {}}]}, "annotations[0].motive", "'name'"),
        ({"version": 1}, "", "there is no field"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    changes: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_plain(changed(**changes))
    assert caught.value.place == place
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    "make",
    [
        lambda: Header(date="16.11.2026"),
        lambda: Header(place=3),  # type: ignore[arg-type]  # that is the point
        lambda: PlayerInfo("cat"),  # type: ignore[arg-type]  # that is the point
        lambda: Annotation(0.5),  # type: ignore[arg-type]  # that is the point
        lambda: Annotation(0, seconds=float("nan")),
        lambda: Annotation(0, evaluation="21"),  # type: ignore[arg-type]  # that is the point
        lambda: replace(FULL, header=Header(players=(PlayerInfo(PlayerKind.BOT),))),
        lambda: replace(FULL, annotations=(Annotation(99),)),
    ],
)
def test_what_cannot_be_written_cannot_be_made(make: Any) -> None:
    with pytest.raises(BadRecord):
        make()
