"""What is told of a finished game, worked out of its record alone: `hanabi.server.folding` does it beside the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hanabi.core import Motive, Record
from hanabi.core.json_reader import Node, parse
from hanabi.formats import Kind, LeftOut, Loss, lost_there, read_parsed, write_record
from hanabi.formats.hanab_live import follow_link
from hanabi.server import http_messages
from hanabi.server.client import words_for
from hanabi.server.fold_process import stored_record
from hanabi.server.responses import RequestRefused
from hanabi.server.rows import game_row
from hanabi.server.wire import game_view, log_entries, outcome_info, rules_info
from hanabi.table.sight import motives_heard
from hanabi.table.table_record import motives_in

MOST_STEPS = 2_000
"""Of a game that is handed in: the longest game without sorted hands has some 100, and every look plays all of them."""


def steps_in(text: str) -> int:
    """How long the game is."""
    return len(stored_record(text).steps)


def game_told(text: str, game_id: str, language: str) -> http_messages.GameInfo:
    """The game as a whole; it is not said who its players are."""
    record = stored_record(text)
    last, words = record.replay(), words_for(language, record.rules.vocabulary)
    outcome = None if last.outcome is None else outcome_info(record.rules, last.outcome, words)
    return http_messages.GameInfo(
        game_id,
        words.title(record.rules),
        list(record.players),
        last.turn,
        rules_info(record.rules, len(record.players), words),
        outcome,
        [list(written) for written in record.notes],
        [None] * len(record.players),
    )


def moment_told(
    text: str,
    turn: int | None,
    seat: int | None,
    language: str | None,
    motives: Mapping[int, Motive],
) -> bytes:
    """The game after a turn, as a seat saw it or with all hands open, as JSON.

    `motives` are those that are known from elsewhere; a record of version 2 has its own.
    """
    record = stored_record(text)
    game = record.replay(turn)
    view = game.open_view() if seat is None else game.view(seat)
    heard = motives_heard(view, motives_in(record) if record.version > 1 else motives)
    words = None if language is None else words_for(language, record.rules.vocabulary)
    return msgspec.json.encode(
        http_messages.Moment(
            game_view(view, steps=len(game.steps), words=words),
            log_entries(view, words, record.players, motives=heard),
        )
    )


def exported(text: str, kind: Kind) -> tuple[str, dict[str, str]]:
    """The record in one of the kinds, and the header that tells what is lost there."""
    record = stored_record(text)
    return write_record(record, kind), _lost(lost_there(record, kind))


def _lost(losses: Sequence[Loss]) -> dict[str, str]:
    """The header that tells what is lost on hanab.live, such as `notes, rest=31`."""
    items = (loss.what if loss.turn is None else f"{loss.what}={loss.turn}" for loss in losses)
    return {"lost-there": ", ".join(items)} if losses else {}


def handed_in(body: bytes, game_id: str, now: float) -> tuple[dict[str, Any], list[LeftOut]]:
    """The row of a game that was handed in, and what is left out of it: a record of any kind, or a link as the one field of an object."""
    record, left_out = _record_in(parse(body))
    if record.end is None:
        raise RequestRefused(
            400, "not-over", "end: this game is not over; only finished games are kept"
        )
    return game_row(game_id, record, now, public=False), list(left_out)


def _record_in(node: Node) -> tuple[Record, tuple[LeftOut, ...]]:
    if isinstance(node.value, dict):
        if "link" in node.value:
            return follow_link(node.fields(["link"])["link"].text())
        steps = node.value.get("actions")
        if isinstance(steps, list) and len(steps) > MOST_STEPS:
            reason = f"actions: {len(steps)} are too many; at most {MOST_STEPS} are taken"
            raise RequestRefused(400, "too-many-steps", reason)
    read = read_parsed(node)
    return read.record, read.left_out
