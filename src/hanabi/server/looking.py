"""Looking at a table once, without staying: as it is now, or as it was."""

from __future__ import annotations

from hanabi.server import http_messages
from hanabi.server.client import Client, earlier_moment
from hanabi.server.identity import Person
from hanabi.server.live_table import LiveTable
from hanabi.server.spectators import is_listed


async def look(
    live: LiveTable, seat: int | None, language: str | None, person: Person | None = None
) -> bytes:
    """The table as it is. Of a running game a spectator is shown nothing who is not listed."""
    async with live.lock:
        live.check()
        return Client.at(live, seat, language, listed=is_listed(live, person)).update(live)


async def look_back(
    live: LiveTable,
    seat: int | None,
    events: int,
    language: str | None,
    person: Person | None = None,
) -> http_messages.EarlierMoment:
    """An earlier moment of the game, as somebody at this seat or a spectator who is listed may see it."""
    async with live.lock:
        live.check()
        watching = live.table.state == "over" or is_listed(live, person)
        return earlier_moment(live.table, seat, events, language, watching=watching)
