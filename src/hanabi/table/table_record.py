"""The record of a table's game, with its header and annotations, and the motives that a record holds."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import entry_points

from hanabi import __version__
from hanabi.bots.builtin import BUILTIN_BOTS
from hanabi.bots.registry import GROUP
from hanabi.core import Motive, Record
from hanabi.core.annotations import (
    Annotation,
    Header,
    Notes,
    PlayerInfo,
    PlayerKind,
    legible_note,
)
from hanabi.table.table import Table


def record_of(table: Table, *, place: str, language: str = "") -> Record:
    """The game of this table so far, with who played, why bots moved and how long everybody thought,
    what was taken back, whose time was up and what people wrote on cards.

    Motives tell of hidden cards: the record of a game that runs is for nobody at the table.
    """
    assert table.game is not None
    assert table.dealt is not None
    players = tuple(
        PlayerInfo(PlayerKind.BOT, bot, _version(bot))
        if bot is not None
        else PlayerInfo(PlayerKind.GUEST if chair.guest else PlayerKind.PERSON)
        for chair, bot in zip(table.chairs, table.dealt.bots, strict=True)
    )
    header = Header(table.dealt.date, place, language, players)
    told = _told(table)
    annotations = [
        Annotation(step, told.get(step, ""), move.motive, move.seconds)
        for step, move in enumerate(table.moves)
        if step in told or move.motive is not None or move.seconds is not None
    ]
    record = Record.of(table.game, table.names, header=header, annotations=annotations)
    return replace(record, notes=_notes(table))


def _told(table: Table) -> dict[int, str]:
    """Notes on steps: what was taken back before them, or after the last one, and whose time was up."""
    told: dict[int, list[str]] = {}
    last = len(table.moves) - 1
    for one in table.taken_back:
        actions = "; ".join(f"{table.names[seat]}: {line}" for seat, line in one.undone)
        line = f"{table.names[one.seat]} took back: {actions}"
        told.setdefault(min(one.step, last), []).append(line)
    for step, move in enumerate(table.moves):
        if move.timed_out:
            line = f"{table.names[move.seat]} ran out of time, and {move.bot} moved"
            told.setdefault(step, []).append(line)
    if table.time_up is not None:
        line = f"{table.names[table.time_up]} ran out of time, which ended the game"
        told.setdefault(last, []).append(line)
    return {step: legible_note("\n".join(lines)) for step, lines in told.items()}


def _notes(table: Table) -> Notes:
    """What people wrote on cards, by seat and card."""
    written = [table.notes.get(seat, {}) for seat in range(len(table.chairs))]
    return tuple(
        tuple(notes.get(card, "") for card in range(max(notes, default=-1) + 1))
        for notes in written
    )


def motives_in(record: Record) -> dict[int, Motive]:
    """The motives that a record holds, by the number of the first event of the move."""
    told = {one.step: one.motive for one in record.annotations if one.motive is not None}
    if not told:
        return {}
    game = replace(record, steps=(), annotations=(), end=None).replay()
    motives = {}
    for number, step in enumerate(record.steps):
        if number in told:
            motives[game.event_count] = told[number]
        game.take(step)
    return motives


def _version(bot: str) -> str:
    """The version of the package that a bot comes from."""
    if bot in BUILTIN_BOTS:
        return __version__
    brought = (point.dist for point in entry_points(group=GROUP, name=bot))
    return next((dist.version for dist in brought if dist is not None), "")
