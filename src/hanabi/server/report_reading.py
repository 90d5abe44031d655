"""Reports as the operator reads them, with what was said at the table before."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from hanabi.core import BadSetup
from hanabi.server.report_tables import reports
from hanabi.server.reports import TABLE
from hanabi.server.schema import people
from hanabi.server.store import Store
from hanabi.table.table import Table

LINES = 30
"""Of the talk at a table that are shown with a report."""


@dataclass(frozen=True, slots=True)
class Report:
    """A report as the operator reads it."""

    id: int
    at: str
    reason: str
    name: str
    """What whoever it is about was called there."""
    person: str | None
    """The id of their profile, if they are known."""
    reporter: str | None
    """The name of whoever sent it, if they are still known."""
    place: str
    """The address on the server: of the table, or of the profile."""
    text: str
    done: bool
    talk: list[str]
    """What was last said at the table before it."""


async def read_reports(store: Store, *, done: bool = False) -> list[Report]:
    """The reports that nobody has dealt with, or all of them, the oldest first."""
    about, by = people.alias("about"), people.alias("by")
    query = (
        sa.select(reports, about.c.id.label("person"), by.c.name.label("by"))
        .join(about, about.c.root == reports.c.about, isouter=True)
        .join(by, by.c.root == reports.c.reporter, isouter=True)
        .order_by(reports.c.id)
    )
    rows = await store.read(query if done else query.where(~reports.c.seen))
    return [
        Report(
            row.id,
            datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
            *(row.reason, row.name, row.person, row.by),
            f"/t/{row.place_id}" if row.place == TABLE else f"/p/{row.place_id}",
            *(row.text, row.seen, await _talk(store, row)),
        )
        for row in rows
    ]


async def _talk(store: Store, row: sa.Row[Any]) -> list[str]:
    if row.place != TABLE or row.number is None:
        return []
    written = (await store.events_of(row.place_id))[: row.number]
    said = Table.from_facts(row.place_id, written).talk[-LINES:]
    return [f"{one.name}: {one.text or one.remark}" for one in said]


async def finish_report(store: Store, number: int) -> None:
    """Let a report be one that was dealt with."""
    update = reports.update().where(reports.c.id == number).values(seen=True)
    if not await store.change(lambda connection: connection.execute(update).rowcount):
        raise BadSetup(f"done: there is no report {number}")


def report_lines(found: list[Report]) -> list[str]:
    """Reports as text."""
    lines = []
    for one in found:
        state = ", done" if one.done else ""
        lines.append(f"{one.id}. {one.at}: {one.name} ({one.reason}{state})")
        lines.append(f"   reported by {one.reporter or 'somebody who is gone'}, at {one.place}")
        lines += [f"   profile: /p/{one.person}"] if one.person else []
        lines += [f"   “{one.text}”"] if one.text else []
        lines += [f"   | {line}" for line in one.talk]
    return lines or ["No reports."]


def report_json(found: list[Report]) -> str:
    """Reports as JSON."""
    return json.dumps([asdict(one) for one in found], indent=2, ensure_ascii=False)
