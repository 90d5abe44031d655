"""What hanab.live does not learn or does not show of a game of ours."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from hanabi.core import Game, Rearrange, Record
from hanabi.core.events import ClueGiven
from hanabi.formats.hanab_live.sheet import is_over_there
from hanabi.formats.hanab_live.variants import SITE


class Lost(StrEnum):
    """The kinds of things that are lost."""

    EMPTY_CLUES = "empty-clues"
    PLAYED_ON = "played-on"
    NOTES = "notes"
    ANNOTATIONS = "annotations"
    """Header and annotations of the record."""
    REST = "rest"
    """What was done after nothing could be played any more, where their server ends a game."""


class Loss(NamedTuple):
    """One thing that is lost."""

    what: Lost

    turn: int | None = None
    """Of the rest: the last turn that is not lost."""

    def __str__(self) -> str:
        match self.what:
            case Lost.EMPTY_CLUES:
                return "that empty clues were given"
            case Lost.PLAYED_ON:
                return "that it was played on to perfection"
            case Lost.NOTES:
                return "the notes"
            case Lost.ANNOTATIONS:
                return "when, where and by whom it was played, and what is said about its steps"
            case Lost.REST:
                return f"what came after turn {self.turn}, where {SITE} ends the game"


def lost_in_json(record: Record) -> list[Loss]:
    """What is lost of this game in their JSON."""
    turn = _last_turn_there(record)
    return [
        *([Loss(Lost.ANNOTATIONS)] if record.header or record.annotations else []),
        *([] if turn is None else [Loss(Lost.REST, turn)]),
    ]


def lost_in_link(record: Record) -> list[Loss]:
    """What is lost of this game in a link, by which they play it without options."""
    plain = replace(record, rules=replace(record.rules, play_on=False))
    clues = [event for event in record.replay().events if isinstance(event, ClueGiven)]
    return [
        *([Loss(Lost.EMPTY_CLUES)] if any(not clue.touched for clue in clues) else []),
        *([Loss(Lost.PLAYED_ON)] if record.rules.play_on else []),
        *([Loss(Lost.NOTES)] if record.notes else []),
        *lost_in_json(plain),
    ]


def _last_turn_there(record: Record) -> int | None:
    """The turn after which they end a game that went on here; None if they see all of it."""
    game = Game(
        record.rules, len(record.players), record.seed, deal=record.deal, first=record.first
    )
    actions = [step for step in record.steps if not isinstance(step, Rearrange)]
    for turns, action in enumerate(actions):
        if game.outcome is not None or is_over_there(game):
            return turns
        game.act(action)
    return None
