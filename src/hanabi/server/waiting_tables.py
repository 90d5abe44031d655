"""Tables that guests have opened and that wait for players: every guest sees them and may sit down, with their password."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct

from hanabi.server.cluster.fleet import Fleet
from hanabi.server.guard import digest

WAITING = "guest-tables"
"""The kind of message with the tables of one process."""


class WaitingTable(Struct, array_like=True):
    table: str
    listing: dict[str, Any]
    """As guests are told of it, without its number."""
    password: str
    """Its digest; empty where there is none."""


Watcher = Callable[[str, WaitingTable | None], None]
"""Told of each table that is new or different, by its id, and of each that is gone."""


class WaitingTables:
    """All of them, in whichever process whoever leads them is."""

    def __init__(self, fleet: Fleet) -> None:
        self.watchers: set[Watcher] = set()
        self._peers = fleet.peers
        self._own: dict[str, WaitingTable] = {}
        self._leaders: dict[str, object] = {}
        """Who shows each of them."""
        self._passwords: dict[str, str] = {}
        """Of the tables that were opened here and have not begun; a digest, empty where there is none."""
        self._elsewhere: dict[str, dict[str, WaitingTable]] = {}
        fleet.peers.on(WAITING, list[WaitingTable], self._hear)
        fleet.gone.append(self._go_on_without)

    def protect(self, table_id: str, password: str) -> None:
        """Let whoever sits down at a table that is about to be shown say this password, if there is one."""
        self._passwords[table_id] = digest(password) if password else ""

    def show(self, table_id: str, listing: dict[str, Any], leader: object, *, public: bool) -> None:
        """Let all guests see this table. One with a password that nobody here remembers stays hidden."""
        password = self._passwords.get(table_id, "" if public else None)
        if password is not None:
            self._leaders[table_id] = leader
            self._put(WaitingTable(table_id, listing, password))

    def _put(self, table: WaitingTable) -> None:
        if self._own.get(table.table) != table:
            self._own[table.table] = table
            self._tell(table.table, table)
            self.announce()

    def hide(self, table_id: str, leader: object) -> None:
        """Whoever leads it is there no longer, unless somebody else leads it by now."""
        if self._leaders.get(table_id) is leader:
            self._take_away(table_id)

    def begin(self, table_id: str) -> None:
        """The game has begun, and nobody sits down any more."""
        self._passwords.pop(table_id, None)
        self._take_away(table_id)

    def _take_away(self, table_id: str) -> None:
        self._leaders.pop(table_id, None)
        if self._own.pop(table_id, None) is not None:
            self._tell(table_id, None)
            self.announce()

    def here(self) -> list[WaitingTable]:
        there = [table for tables in self._elsewhere.values() for table in tables.values()]
        return [*self._own.values(), *there]

    def admits(self, table_id: str, password: str) -> bool:
        """Whether this is the password of a table that waits."""
        wanted = [one.password for one in self.here() if one.table == table_id]
        return bool(wanted) and wanted[0] in ("", digest(password))

    def announce(self) -> None:
        """Tell the other processes which tables wait here; said every few seconds, so that nothing is lost for long."""
        self._peers.tell(None, WAITING, list(self._own.values()))

    def _tell(self, table_id: str, table: WaitingTable | None) -> None:
        for watcher in list(self.watchers):
            watcher(table_id, table)

    def _hear(self, process: str, tables: list[WaitingTable]) -> None:
        before, now = self._elsewhere.get(process, {}), {one.table: one for one in tables}
        self._elsewhere[process] = now
        for table_id in before.keys() | now.keys():
            if before.get(table_id) != now.get(table_id):
                self._tell(table_id, now.get(table_id))

    def _go_on_without(self, processes: Collection[str]) -> None:
        for process in processes:
            if process in self._elsewhere:
                self._hear(process, [])
