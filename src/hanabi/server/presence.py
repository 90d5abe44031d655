"""News of who comes and goes: told at once, but to everybody only a few times a second, however many come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hanabi.server.live_table import Listener, LiveTable, Shared


class Presence:
    """Tells of those who come and go.

    Somebody who watches is shown nothing before everybody is told that they do, so a crowd waits a moment;
    whoever has a seat waits for nobody.
    """

    def __init__(
        self,
        tell: Callable[[LiveTable], None],
        tell_one: Callable[[LiveTable, Listener, Shared], None],
        every: float,
    ) -> None:
        """It takes `every` seconds until everybody is told again."""
        self._every = every
        self._tell, self._tell_one = tell, tell_one
        self._due: set[asyncio.Task[None]] = set()

    def came(self, live: LiveTable, listener: Listener) -> None:
        """Somebody is connected. The lock of the table is held."""
        if live.seat_of(listener) is None:
            live.unannounced.add(listener)
        self._changed(live)
        if live.presence_due and listener not in live.unannounced:
            self._tell_one(live, listener, {})

    def went(self, live: LiveTable) -> None:
        """Somebody is gone. The lock of the table is held."""
        self._changed(live)

    def close(self) -> None:
        """Tell nobody any more."""
        for telling in self._due:
            telling.cancel()

    def _changed(self, live: LiveTable) -> None:
        if live.presence_due:
            return
        left = live.presence_told + self._every - live.ticks()
        if left <= 0:
            self.announce(live)
            return
        live.presence_due = True
        telling = asyncio.create_task(self._announce_later(live, left))
        self._due.add(telling)
        telling.add_done_callback(self._due.discard)

    async def _announce_later(self, live: LiveTable, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with live.lock:
            live.presence_due = False
            if not live.dropped:
                self.announce(live)

    def announce(self, live: LiveTable) -> None:
        """Tell everybody now."""
        live.presence_told = live.ticks()
        self._tell(live)
