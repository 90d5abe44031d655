"""Leases: one owner at a time, and nothing is written for a table but by its owner, however slow or cut off a process is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    multiple,
    rule,
    run_state_machine_as_test,
)

from hanabi.server.cluster import leases
from hanabi.server.cluster.lease_tables import leases as lease_table
from hanabi.server.cluster.lease_tables import processes
from hanabi.server.cluster.leases import Lease, Life
from hanabi.server.cluster.lives import is_over, this_life
from hanabi.server.database import NotOwner, database_url
from hanabi.server.schema import events
from hanabi.server.store import Store
from hanabi.server.writer import Writer, _Job
from serving import asynchronous
from sizes import sized
from test_crash import database

PROCESSES = ("a", "b")
TABLES = ("red",)
TTL = 3600.0
"""Longer than the test: time passes when the model says so."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database("postgresql", tmp_path_factory.mktemp("leases")) as found:
        yield found


@pytest.fixture(scope="module")
def engine(url: str) -> Iterator[sa.Engine]:
    Store(url).close()  # its tables
    quick = {"options": "-c synchronous_commit=off"}  # nothing here has to last
    made = sa.create_engine(database_url(url), connect_args=quick)
    yield made
    made.dispose()


@dataclass
class Process:
    """One that may be slow: what it believes may be long over."""

    name: str
    lives: int = 0
    believes: dict[str, tuple[Lease, int]] = field(default_factory=dict)
    """Which tables it takes for its own, and how many facts they had when it saw them last."""

    @property
    def id(self) -> str:
        return f"{self.name}{self.lives}"


class Writing:
    """A write on its way: the transaction is open, the fence was asked, nothing is committed."""

    def __init__(self, engine: sa.Engine, lease: Lease, number: int, *, fenced: bool) -> None:
        self.lease, self.number = lease, number
        self._connection = engine.connect()
        self._transaction = self._connection.begin()
        self.let_in = not fenced or lease in leases.held(self._connection, {lease})

    def finish(self) -> bool:
        """Whether it is committed, and so acknowledged."""
        try:
            if not self.let_in:
                return False
            row = {"table_id": self.lease.key, "number": self.number, "at": 0.0}
            self._connection.execute(events.insert(), row | {"data": str(self.lease.epoch)})
            self._transaction.commit()
        except sa.exc.IntegrityError:
            return False
        else:
            return True
        finally:
            self._connection.close()


class Leases(RuleBasedStateMachine):
    """Processes that enter, expire, take, hand over, release and write, some of it long after they decided to."""

    engine: sa.Engine
    fenced = True
    under_way = Bundle("under_way")

    def __init__(self) -> None:
        super().__init__()
        self.processes = {name: Process(name) for name in PROCESSES}
        self.open: list[Writing] = []
        self.acknowledged: dict[str, list[int]] = {table: [] for table in TABLES}
        """The epochs under which the facts of each table were acknowledged, in this order."""
        with self.engine.begin() as connection:
            for rows in (events, lease_table, processes):
                connection.execute(rows.delete())
            for process in self.processes.values():
                leases.enter(connection, process.id, Life("", ""), TTL)
        for table in TABLES:
            self.take(PROCESSES[0], table)

    def teardown(self) -> None:
        for writing in self.open.copy():
            self.commit(writing)
        self._check()

    @rule(name=st.sampled_from(PROCESSES))
    def time_passes_for(self, name: str) -> None:
        """It was not heard of for so long that it has expired."""
        gone = processes.c.id == self.processes[name].id
        past = processes.update().where(gone).values(expires=sa.func.to_timestamp(0))
        with self.engine.begin() as connection:
            connection.execute(past)

    @rule(name=st.sampled_from(PROCESSES))
    def nobody_waits_any_longer_for(self, name: str) -> None:
        self.time_passes_for(name)
        self.count_out()

    @rule()
    def count_out(self) -> None:
        with self.engine.begin() as connection:
            leases.count_out(connection)

    @rule(name=st.sampled_from(PROCESSES))
    def beat(self, name: str) -> None:
        """A process says that it lives, or hears that it is gone, and begins anew with nothing."""
        process = self.processes[name]
        with self.engine.begin() as connection:
            if not leases.renew(connection, process.id, TTL):
                process.lives += 1
                process.believes = {}
                leases.enter(connection, process.id, Life("", ""), TTL)

    @rule(name=st.sampled_from(PROCESSES), table=st.sampled_from(TABLES))
    def take(self, name: str, table: str) -> None:
        process = self.processes[name]
        try:
            with self.engine.begin() as connection:
                lease = leases.take(connection, process.id, [table])[table]
        except sa.exc.IntegrityError:  # it is counted out, and has not heard of it yet
            return
        if lease.process == process.id:
            process.believes[table] = lease, self._count(table)

    @rule(name=st.sampled_from(PROCESSES), table=st.sampled_from(TABLES))
    def release(self, name: str, table: str) -> None:
        lease = self._give_up(name, table)
        if lease is not None:
            with self.engine.begin() as connection:
                leases.release(connection, [lease])

    @rule(
        name=st.sampled_from(PROCESSES),
        table=st.sampled_from(TABLES),
        to=st.sampled_from(PROCESSES),
    )
    def hand_over(self, name: str, table: str, to: str) -> None:
        lease, heir = self._give_up(name, table), self.processes[to]
        if lease is None or name == to:
            return
        try:
            with self.engine.begin() as connection:
                given = leases.hand_over(connection, lease, heir.id)
        except sa.exc.IntegrityError:  # there is no such process any more
            return
        if given is not None:
            heir.believes[table] = given, self._count(table)

    def _give_up(self, name: str, table: str) -> Lease | None:
        """What a process may let go: one thread writes and releases, so that it is not writing there."""
        lease, _ = self.processes[name].believes.get(table, (None, 0))
        if any(one.lease == lease for one in self.open):
            return None
        self.processes[name].believes.pop(table, None)
        return lease

    @rule(target=under_way, name=st.sampled_from(PROCESSES), table=st.sampled_from(TABLES))
    def begin_to_write(self, name: str, table: str) -> Any:
        """A process writes what it believes to be the next fact of its table."""
        lease, number = self.processes[name].believes.get(table, (None, 0))
        if lease is None or any(one.lease.key == table for one in self.open):
            return multiple()
        writing = Writing(self.engine, lease, number + 1, fenced=self.fenced)
        self.open.append(writing)
        return writing

    @rule(name=st.sampled_from(PROCESSES), table=st.sampled_from(TABLES))
    def write_at_once(self, name: str, table: str) -> None:
        if isinstance(writing := self.begin_to_write(name, table), Writing):
            self.commit(writing)

    @rule(writing=consumes(under_way))
    def commit(self, writing: Writing) -> None:
        if writing not in self.open:
            return
        self.open.remove(writing)
        if not writing.finish():
            self._forget(writing.lease)
            return
        lease = writing.lease
        self.acknowledged[lease.key].append(lease.epoch)
        for process in self.processes.values():
            if process.believes.get(lease.key, (None, 0))[0] == lease:
                process.believes[lease.key] = lease, writing.number
        owner = self._owner(lease.key)
        self._check()
        assert owner is None or owner.epoch <= lease.epoch, f"written under {lease}, owner {owner}"

    def _forget(self, lease: Lease) -> None:
        for process in self.processes.values():
            if process.believes.get(lease.key, (None, 0))[0] == lease:
                del process.believes[lease.key]

    def _owner(self, table: str) -> Lease | None:
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(lease_table).where(lease_table.c.key == table)
            ).first()
        return None if row is None else Lease(*row)

    def _count(self, table: str) -> int:
        count = sa.select(sa.func.count()).select_from(events).where(events.c.table_id == table)
        with self.engine.connect() as connection:
            return connection.execute(count).scalar_one()

    def _check(self) -> None:
        """What was acknowledged is there once, in the order of its owners."""
        with self.engine.connect() as connection:
            for table, epochs in self.acknowledged.items():
                here = events.c.table_id == table
                query = sa.select(events.c.data).where(here).order_by(events.c.number)
                assert [int(row.data) for row in connection.execute(query)] == epochs
                assert epochs == sorted(epochs), f"an owner of before wrote after another: {epochs}"


def run_model(engine: sa.Engine, *, fenced: bool, examples: int) -> None:
    """Without the fence it is enough that a fault is found, however long the way to it."""
    machine = type("Model", (Leases,), {"engine": engine, "fenced": fenced})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink] if fenced else [Phase.generate],
            print_blob=False,
            database=None,
        ),
    )


def test_no_owner_of_before_ever_writes(engine: sa.Engine) -> None:
    run_model(engine, fenced=True, examples=sized(20, 500))


def test_without_the_fence_the_model_finds_the_fault(engine: sa.Engine) -> None:
    with pytest.raises(AssertionError):
        run_model(engine, fenced=False, examples=5_000)


def _writing(table: str, lease: Lease | None) -> _Job:
    row = {"table_id": table, "number": 1, "at": 0.0, "data": "{}"}
    answer = asyncio.get_running_loop().create_future()
    return _Job(lambda connection: connection.execute(events.insert(), row), lease, answer)


@asynchronous
async def test_of_a_commit_only_what_is_fenced_out_fails(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        connection.execute(events.delete())
        connection.execute(processes.delete())
        leases.enter(connection, "here", Life("", ""), TTL)
        held = leases.take(connection, "here", ["held"])["held"]
    over = Lease("over", "here", held.epoch - 1)
    writer = Writer(engine)
    writer.fence = leases.held
    jobs = [_writing("held", held), _writing("over", over), _writing("free", None)]
    writer._commit(jobs)
    told = await asyncio.gather(*(job.answer for job in jobs), return_exceptions=True)
    writer.close()
    assert [isinstance(one, NotOwner) for one in told] == [False, True, False]
    with engine.connect() as connection:
        written = connection.execute(sa.select(events.c.table_id)).scalars().all()
    assert sorted(written) == ["free", "held"]


def test_a_process_that_has_ended_is_known_to_be_over_and_no_other() -> None:
    here = this_life()
    assert not is_over(here, here)
    pid, started = here.name.split()
    assert is_over(Life(here.place, f"{pid} {int(started) - 1}"), here)
    assert is_over(Life(here.place, f"{2**22 + 1} {started}"), here)
    assert not is_over(Life("another machine", f"{2**22 + 1} {started}"), here)
