"""Tables that another process owns: kept here as a replica, so that those who are connected here see and do all that others can.

The facts in the store are the truth. News bring the latest with them; whoever misses one reads it, and asks the owner
every few seconds whether there is anything to miss.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import defaultdict
from collections.abc import Collection, Coroutine
from typing import TYPE_CHECKING, Any

from hanabi.core import HanabiError
from hanabi.server import command_messages
from hanabi.server.cluster.leases import Lease
from hanabi.server.cluster.owning import DROPPED, FOLLOW, NEWS, ORDER, YIELD
from hanabi.server.cluster.peers import LONGEST_WAIT, Elsewhere, FateUnknown
from hanabi.server.cluster.table_messages import Done, Following, News, Obey, Order, Ordered, State
from hanabi.server.live_table import Listener, LiveTable, Spell, Thinking
from hanabi.server.spectators import presence
from hanabi.table.clock import EXACT
from hanabi.table.fact_json import read_fact

if TYPE_CHECKING:
    from hanabi.server.hub import Hub

CHECK = 3.0
"""Seconds between two questions to each owner whether all its news have come."""

LOOK_AFTER = 5
"""Of so many times one is for tables with clocks that nobody owns."""

SOON = 8.0
"""Seconds for an answer to what takes no time. Whoever waits comes again then, and sees what has happened."""

IN_TIME = 2.0
"""Seconds for which the news of what was done are waited for, before they are read."""

MOST_TRIES = 10
"""Owners of one table that are asked one after the other."""

log = logging.getLogger("hanabi.cluster")


class Replicas:
    """The replicas in this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._fleet = hub, hub.fleet
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking: asyncio.Task[None] | None = None
        self._coming: defaultdict[LiveTable, set[Listener]] = defaultdict(set)
        self._waiting: defaultdict[LiveTable, list[tuple[int, asyncio.Future[None]]]]
        self._waiting = defaultdict(list)
        peers = self._fleet.peers
        peers.on(NEWS, News, self._hear)
        peers.on(DROPPED, str, self._hear_dropped)
        peers.back.append(self._came_back)

    def start(self) -> None:
        self._checking = asyncio.create_task(self._check_on())

    def close(self) -> None:
        for task in [*self._tasks, *([] if self._checking is None else [self._checking])]:
            task.cancel()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Following

    async def follow(self, live: LiveTable) -> None:
        """Hear of a table from its owner; raises `Elsewhere` if that is somebody else by now."""
        assert live.owner is not None
        if not all(await self._ask(live.owner, [live])):
            raise Elsewhere

    async def join(self, live: LiveTable) -> None:
        """Follow whoever owns a table; if nobody does, own it."""
        for _ in range(MOST_TRIES):
            if live.owner is None or live.dropped:
                return
            try:
                await self.follow(live)
            except Elsewhere:
                await self.resolve(live)
            else:
                return
        raise FateUnknown

    async def _ask(self, owner: str, tables: Collection[LiveTable]) -> list[bool]:
        wishes = [self._following(live) for live in tables]
        found: list[bool] = await self._fleet.peers.ask(
            owner, FOLLOW, wishes, list[bool], seconds=SOON
        )
        return found

    def _following(self, live: LiveTable) -> Following:
        coming = self._coming.get(live, ())
        return Following(
            live.table.id, live.table.number, presence(live, self._fleet.id, coming=coming)
        )

    async def announce(self, live: LiveTable, listener: Listener) -> None:
        """Return when everybody at the table is told that this listener is about to be here."""
        self._coming[live].add(listener)
        try:
            await self.join(live)
        finally:
            self._coming[live].discard(listener)
            if not self._coming[live]:
                del self._coming[live]

    def say_presence(self, live: LiveTable) -> None:
        """Tell the owner that somebody has gone."""
        if live.owner is not None and not live.dropped:
            self.later(self._say(live.owner, self._following(live)))

    def leave(self, live: LiveTable) -> None:
        """A replica is forgotten."""
        if live.owner is not None:
            wish = self._following(live)
            wish.ends = True
            self.later(self._say(live.owner, wish))

    async def _say(self, owner: str, wish: Following) -> None:
        with contextlib.suppress(FateUnknown, Elsewhere):  # it is asked again soon, or its heir
            await self._fleet.peers.ask(owner, FOLLOW, [wish], list[bool])

    # News

    def _hear(self, process: str, news: News) -> None:
        live = self._hub.in_memory(news.table)
        if live is not None and live.owner == process:
            self.later(self._learn(live, process, news))

    async def _learn(self, live: LiveTable, process: str, news: News) -> None:
        try:
            async with live.lock:
                if live.dropped or live.owner != process:
                    return
                await self._read(live, news)
        except Exception:
            log.exception("the replica of table %s cannot follow, and is read anew", live.table.id)
            self._hub.drop(live)

    async def _read(self, live: LiveTable, news: News) -> None:
        """Let what is new happen here too. What is missing is on disk."""
        table, before = live.table, live.table.number
        missing = news.number - before
        texts = news.facts[-missing:] if missing > 0 else []
        if len(texts) < missing:
            texts = await self._hub.facts_of(table.id, after=before)
        happened = [read_and_apply(live, text) for text in texts]
        if table.number == news.number:  # it is of this moment
            _adopt(live, news.state, self._fleet.id)
        self._hub.settle(live, happened)
        self._wake(live)

    def _wake(self, live: LiveTable) -> None:
        for number, waiting in self._waiting.get(live, ()):
            if number <= live.table.number and not waiting.done():
                waiting.set_result(None)

    def _hear_dropped(self, process: str, table_id: str) -> None:
        live = self._hub.in_memory(table_id)
        if live is not None and live.owner == process:
            self._hub.drop(live)

    async def _caught_up(self, live: LiveTable, number: int) -> None:
        """Return when what was done is told here too."""
        if live.table.number >= number or live.dropped:
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[live].append((number, waiting))
        try:
            async with asyncio.timeout(IN_TIME):
                await waiting
        except TimeoutError:
            await self.catch_up(live)
        finally:
            self._waiting[live].remove((number, waiting))
            if not self._waiting[live]:
                del self._waiting[live]

    async def catch_up(self, live: LiveTable) -> None:
        """Read what is on disk by now."""
        async with live.lock:
            if live.dropped:
                return
            texts = await self._hub.facts_of(live.table.id, after=live.table.number)
            if texts:
                self._hub.settle(live, [read_and_apply(live, text) for text in texts])
                self._wake(live)

    # Wishes

    async def order(self, live: LiveTable, order: Order) -> int:
        """What came of a wish at the owner, once it is told here; `Elsewhere` if there is another owner by now."""
        assert live.owner is not None
        wish = Ordered(live.table.id, order)
        seconds = LONGEST_WAIT if _takes_long(order) else SOON
        done: Done = await self._fleet.peers.ask(live.owner, ORDER, wish, Done, seconds=seconds)
        await self._caught_up(live, done.number)
        return done.result

    # The owner goes

    async def own(self, table_id: str) -> None:
        """Let this process own a table, whoever owns it now."""
        for _ in range(MOST_TRIES):
            lease = await self._fleet.take(table_id)
            if lease is None or lease.process == self._fleet.id:
                return
            live = self._hub.in_memory(table_id)
            if live is not None:
                self._hub.drop(live)
            with contextlib.suppress(Elsewhere):
                answer = tuple[str, str, int] | None
                given = await self._fleet.peers.ask(lease.process, YIELD, table_id, answer)
                if given is not None and self._fleet.adopt(Lease(*given)):
                    return
        raise FateUnknown

    async def resolve(self, live: LiveTable) -> None:
        """Find out who owns the table now; if nobody does, this process."""
        owner = live.owner
        lease = await self._fleet.take(live.table.id)
        async with live.lock:
            if live.dropped or live.owner != owner or lease is None:
                return
            if lease.process != self._fleet.id:
                live.owner = lease.process
                return
            texts = await self._hub.facts_of(live.table.id, after=live.table.number)
            happened = [read_and_apply(live, text) for text in texts]
            live.owner, live.lease = None, lease
            live.elsewhere.clear()
            live.thinking, live.drawn_elsewhere = None, False
            await self._hub.inherit(live, happened)
            self._wake(live)

    async def succeed(self, live: LiveTable) -> None:
        """The owner is gone: take its place, or follow whoever has done so."""
        try:
            await self.resolve(live)
            await self.join(live)
        except (FateUnknown, HanabiError):  # whoever is here comes again, and finds out
            self._hub.drop(live)

    def go_on_without(self, processes: Collection[str]) -> None:
        """What these processes owned is free."""
        for live in list(self._hub.tables):
            if live.owner in processes:
                if live.listeners:
                    self.later(self.succeed(live))
                else:
                    self._hub.drop(live)

    # Whatever may be lost

    def _came_back(self, process: str | None) -> None:
        """Messages may have been lost: ask for what they were."""
        self._check(process)

    async def _check_on(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(CHECK)
            self._check(None)
            self._hub.guests.announce()
            if number % LOOK_AFTER == 0:
                self._hub.clocks.wake()

    def _check(self, process: str | None) -> None:
        owners = defaultdict[str, list[LiveTable]](list)
        for live in list(self._hub.tables):
            if live.owner is not None and process in (None, live.owner):
                owners[live.owner].append(live)
        for owner, tables in owners.items():
            self.later(self._check_with(owner, tables))

    async def _check_with(self, owner: str, tables: list[LiveTable]) -> None:
        try:
            known = await self._ask(owner, tables)
        except FateUnknown:
            return
        except Elsewhere:
            known = [False] * len(tables)
        for live, still in zip(tables, known, strict=True):
            if not still and live.owner == owner and not live.dropped:
                await self.succeed(live)


def _takes_long(order: Order) -> bool:
    """Whether bots are loaded for it, a deal is drawn, or a guest is asked."""
    slow = (command_messages.Start, command_messages.Change, command_messages.Invite)
    return isinstance(order, Obey) and isinstance(order.command, slow)


def read_and_apply(live: LiveTable, text: str) -> Any:
    """Let a fact that is on disk happen in memory."""
    fact = read_fact(text, live.table.rules)
    live.table.apply(fact)
    return fact


def _adopt(live: LiveTable, state: State, here: str) -> None:
    """Know of a table what its owner knows beside its facts."""
    now, table = live.clock(), live.table
    live.elsewhere = {one.process: one for one in state.here if one.process != here}
    live.left |= {seat: now - seconds for seat, seconds in state.away.items()}
    live.thinking = None if state.thinking is None else Thinking(*state.thinking)
    live.drawn_elsewhere = state.dealing
    live.paused_at = None if state.paused is None else now - state.paused
    before = table.time.thought
    if state.thought is not None and before is not None and table.thinking is not None:
        began = live.ticks() - max(0.0, round(state.thought - before, EXACT))
        live.spell = Spell(table.time.since, began)
