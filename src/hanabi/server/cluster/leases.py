"""Leases: one process at a time owns a table, and what is written for a table is written by its owner or not at all.

Everything here runs inside a transaction of PostgreSQL and goes by its clock. The fence is a lock on the row of the
process itself: as long as a transaction that writes is open, nobody can take that row away, and with it the leases;
once it is gone, nothing can be written under them. A process releases and hands over through the same thread that
writes (`Store.change`), so that it never gives away what it is writing to.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as _insert
from sqlalchemy.engine import Connection

from hanabi.server.cluster.lease_tables import EPOCHS, leases, processes

_next_epoch = sa.func.nextval(sa.text(f"'{EPOCHS}'"))


@dataclass(frozen=True, slots=True)
class Lease:
    """That a process owns something, from an epoch on."""

    key: str
    process: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Life:
    """A process as the others can know it."""

    place: str
    """Where processes see each other: one machine, or one container."""
    name: str
    """Which one it is there; no other there has ever had this name."""


def enter(connection: Connection, process: str, life: Life, ttl: float) -> None:
    """Be one of the processes, for so many seconds."""
    row = {"id": process, "place": life.place, "life": life.name, "expires": _in(ttl)}
    connection.execute(processes.insert().values(row))


def renew(connection: Connection, process: str, ttl: float) -> bool:
    """Go on for so many seconds; false if this process has been counted out."""
    own = processes.update().where(processes.c.id == process)
    return connection.execute(own.values(expires=_in(ttl))).rowcount > 0


def leave(connection: Connection, process: str) -> None:
    """Be none of the processes any more, and own nothing."""
    connection.execute(processes.delete().where(processes.c.id == process))


def others(connection: Connection, process: str) -> dict[str, Life]:
    """The other processes, alive or not yet counted out."""
    rows = connection.execute(sa.select(processes).where(processes.c.id != process))
    return {row.id: Life(row.place, row.life) for row in rows}


def count_out(connection: Connection, gone: Collection[str] = ()) -> list[str]:
    """Take away the processes that have expired, and those that are known to be gone, with all that they owned.

    One that is writing just now is left for the next time: what it writes counts.
    """
    dead = sa.or_(processes.c.expires < sa.func.clock_timestamp(), processes.c.id.in_(gone))
    found = sa.select(processes.c.id).where(dead).with_for_update(skip_locked=True)
    statement = processes.delete().where(processes.c.id.in_(found)).returning(processes.c.id)
    return [row.id for row in connection.execute(statement)]


def take(connection: Connection, process: str, keys: Collection[str]) -> dict[str, Lease]:
    """Own whatever of these nobody owns; the answer is who owns each of them now."""
    wanted = sa.func.unnest(sa.cast(sorted(keys), sa.ARRAY(sa.Text))).column_valued("wanted")
    rows = sa.select(wanted, sa.literal(process), _next_epoch)
    free = _insert(leases).from_select(["key", "process", "epoch"], rows).on_conflict_do_nothing()
    connection.execute(free)
    found = connection.execute(sa.select(leases).where(leases.c.key.in_(keys)))
    return {row.key: Lease(row.key, row.process, row.epoch) for row in found}


def release(connection: Connection, given: Collection[Lease]) -> None:
    """Own these no longer."""
    for lease in given:
        connection.execute(leases.delete().where(_same(lease)))


def hand_over(connection: Connection, lease: Lease, to: str) -> Lease | None:
    """Let another process own it, from a new epoch on; None if it was not this process's to give."""
    update = leases.update().where(_same(lease)).values(process=to, epoch=_next_epoch)
    row = connection.execute(update.returning(leases.c.epoch)).first()
    return None if row is None else Lease(lease.key, to, row.epoch)


def held(connection: Connection, wanted: Collection[Lease]) -> set[Lease]:
    """Those of these leases that hold, and hold until this transaction is over: the fence."""
    keys = {lease.key for lease in wanted}
    query = (
        sa.select(leases.c.key, leases.c.process, leases.c.epoch)
        .join(processes, processes.c.id == leases.c.process)
        .where(leases.c.key.in_(keys))
        .where(leases.c.process.in_({lease.process for lease in wanted}))
        .with_for_update(of=processes, read=True, key_share=True)
    )
    return {Lease(*row) for row in connection.execute(query)} & set(wanted)


def _same(lease: Lease) -> sa.ColumnElement[bool]:
    return sa.and_(
        leases.c.key == lease.key,
        leases.c.process == lease.process,
        leases.c.epoch == lease.epoch,
    )


def _in(seconds: float) -> sa.ColumnElement[object]:
    return sa.func.clock_timestamp() + sa.func.make_interval(0, 0, 0, 0, 0, 0, seconds)
