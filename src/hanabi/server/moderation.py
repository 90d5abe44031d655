"""Moderation: who may not play or talk here for a while, and what the operator tells everybody.

It stands in the store, so that it holds for all processes and after a restart. Each process looks every few seconds,
and at once after a change of its own.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from hanabi.core import BadSetup, HanabiError
from hanabi.server.blocked_names import BlockedNames
from hanabi.server.database import StoreFailed
from hanabi.server.moderation_tables import notices, sanctions
from hanabi.server.networks import plain_address
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused

EVERY = 3.0
"""Seconds between two looks at the store."""

LONGEST_REASON, LONGEST_NOTICE = 300, 500
WIDEST = {4: 16, 6: 32}
"""The fewest bits of a network that may be banned: a slip of the hand locks nobody's country out."""

Kind = Literal["ban", "silence"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

log = logging.getLogger("hanabi.moderation")


@dataclass(frozen=True, slots=True)
class Sanction:
    """What was decided about somebody."""

    id: int
    kind: Kind
    root: str | None
    network: str | None
    until: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What everybody is told."""

    id: int
    text: str


class Moderation:
    """What holds now, and how to change it."""

    def __init__(
        self,
        store: Store,
        names: BlockedNames | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._clock = clock
        self._names = names or BlockedNames()
        self.active: tuple[Sanction, ...] = ()
        self.notice: Notice | None = None
        self._banned: frozenset[str] = frozenset()
        self._silenced: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self.banned: list[Callable[[str], None]] = []
        """Told of every person who is banned from now on, by their root."""
        self.announced: list[Callable[[], None]] = []
        """Told when there is something else, or nothing more, that everybody is told."""

    # What holds

    @property
    def bans_people(self) -> bool:
        """Whether anybody is banned at all."""
        return bool(self._banned)

    def check_name(self, name: str) -> None:
        self._names.check(name)

    def check(self, keys: Collection[str]) -> None:
        """Refuse whoever is banned and holds a seat, or is known, by one of these digests."""
        if self._banned and not self._banned.isdisjoint(keys):
            raise CommandRefused("banned", "you may not play here for now")

    def check_talk(self, keys: Collection[str]) -> None:
        """Refuse to deliver what is said by somebody who is silenced."""
        if self._silenced and not self._silenced.isdisjoint(keys):
            raise CommandRefused("silenced", "you may not talk here for now")

    def bars(self, host: str) -> bool:
        """Whether this address is in a network that is banned."""
        if not self._networks:
            return False
        address = plain_address(host)
        return address is not None and any(address in one for one in self._networks)

    async def refresh(self) -> None:
        """Look what holds now, and let those know who have to."""
        now, before, known = self._clock(), self._banned, self.notice
        rows = await self._store.read(sa.select(sanctions).where(_lasts(sanctions, now)))
        columns = (notices.c.id, notices.c.text)
        newest = sa.select(*columns).where(_lasts(notices, now)).order_by(notices.c.id.desc())
        found = await self._store.read(newest.limit(1))
        self.active = tuple(
            Sanction(row.id, row.kind, row.root, row.network, row.until, row.reason) for row in rows
        )
        self._banned = self._roots("ban")
        self._silenced = self._roots("silence")
        self._networks = tuple(
            ipaddress.ip_network(one.network) for one in self.active if one.network is not None
        )
        self.notice = Notice(found[0].id, found[0].text) if found and found[0].text else None
        for root in self._banned - before:
            for told in self.banned:
                told(root)
        if self.notice != known:
            for hear in self.announced:
                hear()

    def _roots(self, kind: Kind) -> frozenset[str]:
        return frozenset(one.root for one in self.active if one.kind == kind and one.root)

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.refresh()
            except StoreFailed:
                pass  # the store has said so in the log
            except Exception:  # what held before goes on to hold
                log.exception("what the operator has decided cannot be read")
            await asyncio.sleep(EVERY)

    # Decisions

    async def sanction(
        self,
        kind: Kind,
        *,
        root: str | None = None,
        network: str | None = None,
        minutes: float | None = None,
        reason: str = "",
    ) -> int:
        """Ban or silence a person, or ban a network; return the number by which it can be lifted."""
        if network is not None:
            network = str(checked_network(network))
        now = self._clock()
        row = {
            "at": now,
            "kind": kind,
            "root": root,
            "network": network,
            "until": None if minutes is None else now + 60 * minutes,
            "reason": _line(reason, LONGEST_REASON, "reason"),
        }
        insert = sanctions.insert().values(row).returning(sanctions.c.id)
        number = await self._store.change(lambda one: int(one.execute(insert).scalar_one()))
        log.warning("%s number %d begins", kind, number, extra={"action": kind})
        await self.refresh()
        return number

    async def lift(self, number: int) -> None:
        """Let a ban or a silence end now."""
        update = sanctions.update().where(
            sanctions.c.id == number, _lasts(sanctions, self._clock())
        )
        ended = update.values(until=self._clock())
        if not await self._store.change(lambda one: one.execute(ended).rowcount):
            raise NothingToLift(f"number: nothing with the number {number} holds")
        log.warning("sanction number %d is lifted", number, extra={"action": "lift"})
        await self.refresh()

    async def announce(self, text: str, minutes: float | None = None) -> None:
        """Tell everybody this; an empty text takes back what they were told."""
        now = self._clock()
        row = {
            "at": now,
            "until": None if minutes is None else now + 60 * minutes,
            "text": _line(text, LONGEST_NOTICE, "text"),
        }
        await self._store.change(lambda one: one.execute(notices.insert(), row))
        log.warning("everybody is told something", extra={"action": "announce"})
        await self.refresh()


class NothingToLift(HanabiError):
    """There is no such ban or silence any more."""


def checked_network(text: str) -> Network:
    """A network that may be banned."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadSetup(
            f"network: {text[:60]!r} is neither an address nor a network such as 203.0.113.0/24"
        ) from None
    if network.prefixlen < WIDEST[network.version]:
        raise BadSetup(
            f"network: {network} is too wide; at least /{WIDEST[network.version]} is needed"
        )
    return network


def _lasts(table: sa.Table, now: float) -> sa.ColumnElement[bool]:
    return sa.or_(table.c.until.is_(None), table.c.until > now)


def _line(text: str, longest: int, field: str) -> str:
    line = "".join(c if c.isprintable() else " " for c in text).strip()
    if len(line) > longest:
        raise BadSetup(f"{field}: at most {longest} characters are taken")
    return line
