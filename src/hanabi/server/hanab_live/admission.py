"""Where a bot may sit down: at tables to which it was invited, and at those of other guests that wait for players."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection
from typing import NamedTuple

from hanabi.server.hanab_live.joined_table import Send, chat, listing
from hanabi.server.waiting_tables import WaitingTable, WaitingTables
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table

MOST_INVITATIONS = 50


class TableNumbers:
    """The numbers that tables have for bots, which know no other names of tables."""

    def __init__(self) -> None:
        self._next = itertools.count(1)
        self._numbers: dict[str, int] = {}

    def of(self, table_id: str) -> int:
        if table_id not in self._numbers:
            self._numbers[table_id] = next(self._next)
        return self._numbers[table_id]


class Invitation(NamedTuple):
    """A table where a bot may sit down."""

    table: str
    host: str


class Admission:
    """What one bot was told of tables where it does not sit."""

    def __init__(
        self,
        name: str,
        send: Send,
        numbers: TableNumbers,
        waiting: WaitingTables,
        sits_at: Callable[[int], bool],
    ) -> None:
        """`sits_at` says whether it sits at the table with this number, and hears of it there."""
        self._name, self._send, self._numbers = name, send, numbers
        self._waiting, self._sits_at = waiting, sits_at
        self._invited: dict[int, Invitation] = {}
        self._shown: dict[int, str] = {}
        """The ids of tables of other guests that it was told of."""

    def invite(self, table: Table, host: str, who: str) -> None:
        """Ask the bot to a table; `who` is what the host is called for it. An older invitation of theirs is over."""
        number = self._numbers.of(table.id)
        for old in [one for one, invitation in self._invited.items() if invitation.host == host]:
            self._withdraw(old)
        if len(self._invited) >= MOST_INVITATIONS:
            self._withdraw(next(iter(self._invited)))
        self._invited[number] = Invitation(table.id, host)
        players = [who if name == host else name for name in table.names if name]
        self._send("table", {**listing(table, number), "players": players})
        self._send("chat", chat("/join", who, "", self._name))

    def _withdraw(self, number: int) -> None:
        """An invitation that holds no longer."""
        if self._invited.pop(number, None) is not None:
            self._send("tableGone", {"tableID": number})

    def look(self, own: Collection[str]) -> None:
        """Tell it of the tables that wait, but for those where it has a seat, and from now on of their news."""
        self._waiting.watchers.add(self._see)
        for one in self._waiting.here():
            if one.table not in own:
                self._see(one.table, one)

    def look_again(self, table_id: str) -> None:
        """The bot has got up there."""
        for one in self._waiting.here():
            if one.table == table_id:
                self._see(table_id, one)

    def look_away(self) -> None:
        self._waiting.watchers.discard(self._see)

    def _see(self, table_id: str, waiting: WaitingTable | None) -> None:
        """A table of another guest waits for players, or no longer."""
        number = self._numbers.of(table_id)
        if waiting is not None and not self._sits_at(number):
            self._shown[number] = table_id
            self._send("table", {**waiting.listing, "id": number, "name": f"table {number}"})
        elif waiting is None and number in self._shown:
            del self._shown[number]
            if not self._sits_at(number):
                self._send("tableGone", {"tableID": number})

    def table_to_join(self, number: int, password: str) -> str:
        """The id of the table with this number, if the bot may sit down there. An invitation counts once."""
        invitation = self._invited.pop(number, None)
        if invitation is not None:
            return invitation.table
        if number not in self._shown:
            raise CommandRefused("not-invited", f"you are not invited to table {number}")
        if not self._waiting.admits(self._shown[number], password):
            raise CommandRefused("wrong-password", f"password: not that of table {number}")
        return self._shown[number]
