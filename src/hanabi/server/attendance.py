"""Who comes to a table and goes, here and through other processes."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core import Seat
from hanabi.server.clocks import Happen
from hanabi.server.cluster.replicas import Replicas
from hanabi.server.live_table import Listener, LiveTable
from hanabi.server.metrics import Metrics
from hanabi.server.presence import Presence
from hanabi.server.spectators import find_seat
from hanabi.table import decisions


class Attendance:
    """Lets listeners come and go. Whoever is back is not replaced by votes from before."""

    def __init__(
        self, happen: Happen, presence: Presence, replicas: Replicas, metrics: Metrics
    ) -> None:
        self._happen = happen
        self._presence = presence
        self._replicas = replicas
        self._metrics = metrics

    async def connect(self, live: LiveTable, listener: Listener) -> None:
        """A new listener, who is told everything first. It stops halfway if whoever waits for it is cancelled."""
        if live.owner is not None:
            await self._replicas.announce(live, listener)
        async with live.lock:
            live.listeners.add(listener)
            find_seat(live, listener)
            seat = live.seat_of(listener)
            self._count(live, seat)
            if live.dropped:
                listener.give_up()
            elif not await self._take_back_votes(live, [] if seat is None else [seat]):
                self._presence.came(live, listener)

    async def _take_back_votes(self, live: LiveTable, came: Sequence[int]) -> bool:
        """Whether there were votes against those who are back. The owner of the table counts them."""
        votes = [vote for seat in came for vote in decisions.take_back_votes(live.table, seat)]
        if not votes or live.owner is not None:
            return False
        await self._happen(live, votes)
        return True

    def _count(self, live: LiveTable, seat: int | None) -> None:
        """Somebody has connected to this seat."""
        if seat is not None and seat in live.seen:
            self._metrics.reconnects.inc()
        elif seat is not None:
            live.seen.add(Seat(seat))

    async def disconnect(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.unannounced.discard(listener)
        live.touched = live.clock()
        seat = live.seat_of(listener)
        if seat is not None and seat not in live.connected:
            live.left[seat] = live.touched
        self.say_presence(live)
        async with live.lock:
            self._presence.went(live)

    def say_presence(self, live: LiveTable) -> None:
        """Let whoever owns the table know who is here."""
        self._replicas.say_presence(live)

    async def notice(self, live: LiveTable, before: set[int]) -> None:
        """Through other processes others are here now than those at these seats; the lock is held."""
        for seat in before - live.connected:
            live.left[seat] = live.clock()
        if not await self._take_back_votes(live, sorted(live.connected - before)):
            self._presence.announce(live)
