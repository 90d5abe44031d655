"""The lobby: tables that anybody may see, and those where this browser has a seat."""

from __future__ import annotations

import contextlib

from starlette.requests import Request
from starlette.responses import Response

from hanabi.server.client import words_for
from hanabi.server.database import Damaged
from hanabi.server.http_messages import MyTable
from hanabi.server.hub import Hub
from hanabi.server.identity import Person, seat_at
from hanabi.server.listings import listed
from hanabi.server.live_table import NoSuchTable
from hanabi.server.open_tables import OpenTables
from hanabi.server.responses import answer, language_or_english
from hanabi.server.store import Store


class LobbyRoutes:
    """The routes to lists of tables."""

    def __init__(self, store: Store, hub: Hub, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._store = store
        self._hub = hub

    async def tables(self, request: Request) -> Response:
        language = language_or_english(request)
        found = []
        for row in await self._open_tables.listed():
            with contextlib.suppress(Damaged), self._store.reading("listing", row.table_id):
                found.append(listed(row.listing, language))
        return answer(found)

    async def mine(self, request: Request) -> Response:
        """Tables that are open or playing and where this browser has a seat, private ones too.

        They are looked at as if somebody had opened them: bots that are to act go on.
        """
        found: list[MyTable] = []
        person = await self._hub.people.person_of(request)
        keys = () if person is None else person.keys
        for table_id in await self._store.tables_held_by(keys):
            with contextlib.suppress(NoSuchTable, Damaged):
                mine = await self._my_table(person, table_id, language_or_english(request))
                found += [] if mine is None else [mine]
        return answer(found)

    async def _my_table(
        self, person: Person | None, table_id: str, language: str
    ) -> MyTable | None:
        live = await self._hub.find(table_id)
        table, mine = live.table, seat_at(person, live.table)
        if mine is None or table.state == "over":
            return None
        words = words_for(language, table.rules.vocabulary)
        return MyTable(
            table.id,
            words.title(table.rules),
            table.state,
            [chair.name for chair in table.chairs],
            mine,
            None if table.game is None else table.game.to_act,
            table.chairs[mine].substitute,
        )
