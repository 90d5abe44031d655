"""What the store keeps of a table: its facts, its line in the lobby, who holds its seats, and its finished game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hanabi.core import Record, printed_name
from hanabi.server.listings import listing_of
from hanabi.server.store import Write
from hanabi.table import facts
from hanabi.table.fact_json import write_fact
from hanabi.table.facts import Fact
from hanabi.table.table import Table

_QUIET = (
    *(facts.Stepped, facts.Spoke, facts.Noted),
    *(facts.TakeBackAsked, facts.TakeBackVoted, facts.TakenBack),
    *(facts.Paused, facts.Resumed, facts.TimedOut),
)
"""Facts that change nothing of what the lobby shows."""

_SEATING = (facts.SatDown, facts.StoodUp, facts.SeatShared)
"""Facts that change who holds a seat."""


def write_of(table: Table, happened: Sequence[Fact], *, before: int, now: float) -> Write:
    """What these facts put on disk, now that they have happened at a table that had so many before."""
    written = [
        {"table_id": table.id, "number": number, "at": now, "data": write_fact(fact, table.rules)}
        for number, fact in enumerate(happened, start=before + 1)
    ]
    if table.state != "over" and all(isinstance(fact, _QUIET) for fact in happened):
        return Write(written)
    lobby = {
        "table_id": table.id,
        "state": table.state,
        "public": table.settings.public,
        "changed": now,
        "seen": now,
        "listing": listing_of(table),
        "timed": table.state == "playing" and table.settings.clock is not None,
    }
    seated = any(isinstance(fact, _SEATING) for fact in happened)
    return Write(written, lobby, _seats(table) if seated else None, names_at(table))


def names_at(table: Table) -> list[str]:
    """Under which names this table is found, as long as it is not over."""
    return [] if table.state == "over" else [one.name for one in table.chairs if one.name]


def _seats(table: Table) -> list[dict[str, object]]:
    """By which digests people find this table again, and at which seat. Guests do not look for it."""
    chairs = [(seat, chair) for seat, chair in enumerate(table.chairs) if not chair.guest]
    keys = {key: seat for seat, chair in chairs for key in chair.holders}
    return [{"key": key, "table_id": table.id, "seat": seat} for key, seat in keys.items()]


def game_row(game_id: str, record: Record, ended: float, *, public: bool) -> dict[str, object]:
    """A finished game as the store keeps it."""
    edition, add_ons = printed_name(record.rules) or (record.rules.vocabulary, ("house",))
    assert record.end is not None
    bots = [player.bot or None for player in record.header.players]
    return {
        "id": game_id,
        "edition": edition,
        "add_ons": json.dumps(add_ons),
        "players": len(record.players),
        "names": json.dumps(record.players, ensure_ascii=False),
        "score": record.end.score,
        "maximum": record.rules.maximum,
        "reason": str(record.end.reason),
        "ended": ended,
        "public": public,
        "record": record.dumps(),
        "bots": json.dumps(bots) if bots else None,
    }
