"""What people wish of a table, carried out by the process that owns it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from hanabi.core import Seat
from hanabi.server import command_messages
from hanabi.server.clocks import Happen
from hanabi.server.cluster.peers import FateUnknown
from hanabi.server.cluster.table_messages import (
    CloseTable,
    KickSeat,
    Obey,
    Order,
    ShareSeat,
    SitDown,
)
from hanabi.server.doors import new_table_id
from hanabi.server.guests import GuestList
from hanabi.server.live_table import LiveTable
from hanabi.server.wishes import Decision, Wishes
from hanabi.table import decisions, decrees, facts, seating
from hanabi.table.facts import Fact
from hanabi.table.rematch import table_again
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table

Begin = Callable[[Table, Sequence[Fact]], Awaitable[LiveTable]]
"""Puts a new table on disk."""


class Orders:
    """Carries out orders."""

    def __init__(
        self,
        wishes: Wishes,
        guests: GuestList,
        happen: Happen,
        begin: Begin,
        place: tuple[int, int],
    ) -> None:
        self._wishes = wishes
        self._guests = guests
        self._happen = happen
        self._begin = begin
        self._place = place

    async def carry_out(self, live: LiveTable, order: Order) -> int:
        """What came of it, the seat or the number of facts; when this returns, it is on disk.

        A command of somebody at the table stops halfway if whoever waits for it is cancelled; nothing else does.
        """
        match order:
            case SitDown():
                return await asyncio.shield(self._sit_down(live, order))
            case KickSeat(seat=seat):
                return await asyncio.shield(self._decree(live, partial(decrees.kick, seat=seat)))
            case CloseTable():
                return await asyncio.shield(self._decree(live, decrees.close))
            case ShareSeat(holder=holder, key=key):
                share = self._decide(live, holder, partial(seating.share_seat, key=key))
                return await asyncio.shield(share)
            case Obey(key=key, command=command_messages.Rematch()):
                return await asyncio.shield(self._rematch(live, key))
            case Obey(key=key, command=command):
                decision = await self._wishes.decision(live, key, command)
                return await self._decide(live, key, decision)

    async def _decide(self, live: LiveTable, key: str, decide: Decision) -> int:
        async with live.lock:
            seat = _held_seat(live, key)
            self._wishes.moderation.check(live.table.chairs[seat].holders)
            wish = decide(live.table, seat)
            if wish:
                await self._happen(live, wish)
            return live.table.number

    async def _decree(self, live: LiveTable, decide: Callable[[Table], Sequence[Fact]]) -> int:
        async with live.lock:
            live.check()
            await self._happen(live, decide(live.table))
            return live.table.number

    async def _sit_down(self, live: LiveTable, order: SitDown) -> int:
        async with live.lock:
            live.check()
            fact = seating.sit_down(
                *(live.table, order.name, order.root),
                guest=order.guest,
                link=order.link,
                keys=order.keys,
            )
            live.left[fact.seat] = live.clock()
            await self._happen(live, [fact])
        return fact.seat

    async def _rematch(self, live: LiveTable, key: str) -> int:
        async with live.lock:
            decisions.check_rematch(live.table, _held_seat(live, key))
            await self._happen(live, [await self._open_again(live)])
            return live.table.number

    async def _open_again(self, live: LiveTable) -> Fact:
        """A new table with the same chairs, held by the same tokens."""
        old = live.table
        table, written = Table(new_table_id(*self._place)), table_again(old)
        for fact in written:
            table.apply(fact)
        again = await self._begin(table, written)
        for seat in set(old.seated) - set(old.people):
            with contextlib.suppress(CommandRefused, FateUnknown):  # a guest that is gone
                host = table.names[table.host or 0]
                await self._guests.invite(old.names[seat], again, host)
        return facts.PlayedAgain(table.id)


def _held_seat(live: LiveTable, key: str) -> Seat:
    """The seat that this key holds, now that the table is locked."""
    live.check()
    seat = live.table.seat_of(key)
    if seat is None:  # it was given up while the command waited
        raise CommandRefused("not-seated", "you do not sit at this table")
    return seat
