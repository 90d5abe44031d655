"""Whether everything that is stored can be read: every table folds, and every game leads to the end that is stored with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from hanabi.core import Record
from hanabi.server.listings import listed
from hanabi.server.schema import events, games, lobby
from hanabi.table.table import Table

AT_ONCE = 200
"""Tables or games that are read at the same time."""


class Fault(NamedTuple):
    """Something that cannot be read."""

    what: str
    """`database`, `table` or `game`."""
    which: str
    why: str


class Checked(NamedTuple):
    """What was looked at."""

    tables: int
    games: int
    faults: list[Fault]


def check(
    engine: Engine, progress: Callable[[int, int], None] = lambda _done, _all: None
) -> Checked:
    """Read everything. `progress` hears of how many things of how many have been looked at."""
    with engine.connect() as connection:
        faults = list(_check_pages(connection))
        counts = [
            connection.execute(sa.select(sa.func.count()).select_from(one)).scalar_one()
            for one in (lobby, games)
        ]
        done = 0
        for one in (_tables(connection), _games(connection)):
            for fault in one:
                done += 1
                faults += [] if fault is None else [fault]
                progress(done, sum(counts))
        faults += _without_a_line(connection)
    return Checked(counts[0], counts[1], faults)


def _check_pages(connection: Connection) -> Iterator[Fault]:
    if connection.dialect.name == "sqlite":
        for row in connection.execute(sa.text("PRAGMA integrity_check")):
            if row[0] != "ok":
                yield Fault("database", "", str(row[0]))


def _tables(connection: Connection) -> Iterator[Fault | None]:
    """What is wrong with each table, None where it is nothing."""
    for ids in _parts(connection, lobby.c.table_id, lobby.c.listing):
        here = [row.table_id for row in ids]
        query = sa.select(events.c.table_id, events.c.number, events.c.data)
        query = query.where(events.c.table_id.in_(here))
        rows = connection.execute(query.order_by(events.c.table_id, events.c.number)).all()
        written = {key: list(of) for key, of in groupby(rows, key=lambda row: row.table_id)}
        for row in ids:
            why = _fault_in_table(row.table_id, written.get(row.table_id, []), row.listing)
            yield None if why is None else Fault("table", row.table_id, why)


def _fault_in_table(table_id: str, rows: Sequence[Any], listing: str) -> str | None:
    if not rows:
        return "it has no events"
    for number, row in enumerate(rows, start=1):
        if row.number != number:
            return f"event {number} is missing"
    try:
        Table.from_facts(table_id, [row.data for row in rows])
        listed(listing, "en")
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def _games(connection: Connection) -> Iterator[Fault | None]:
    for rows in _parts(connection, games.c.id, games.c.record, games.c.score, games.c.reason):
        for row in rows:
            why = _fault_in_game(row)
            yield None if why is None else Fault("game", row.id, why)


def _fault_in_game(row: sa.Row[Any]) -> str | None:
    try:
        record = Record.loads(row.record)
        record.check()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if record.end is None or (record.end.score, str(record.end.reason)) != (row.score, row.reason):
        return f"its row says {row.score} points ({row.reason}), its record {record.end}"
    return None


def _without_a_line(connection: Connection) -> Iterator[Fault]:
    """Events of tables that are in no list: they are looked for by steps from table to table."""
    after = ""
    while True:
        query = sa.select(sa.func.min(events.c.table_id)).where(events.c.table_id > after)
        table_id = connection.execute(query).scalar_one()
        if table_id is None:
            return
        known = sa.select(lobby.c.table_id).where(lobby.c.table_id == table_id)
        if connection.execute(known).first() is None:
            yield Fault("table", table_id, "it has events, and is in no list")
        after = table_id


def _parts(connection: Connection, key: Any, *columns: Any) -> Iterator[list[sa.Row[Any]]]:
    """The rows of a table in the order of their key, some at a time."""
    after = ""
    while True:
        query = sa.select(key, *columns).where(key > after).order_by(key).limit(AT_ONCE)
        rows = list(connection.execute(query).all())
        if not rows:
            return
        yield rows
        after = rows[-1][0]
