"""Deals for tables that play only winnable ones: a process of its own draws each, while the server goes on.

Nobody learns more of a deck than that, not even from how long it took: that is rounded up.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import subprocess
import sys
import time

from hanabi.core import Deal, Rules, Tile
from hanabi.core.codec import card_from_plain, rules_to_plain
from hanabi.core.json_reader import parse
from hanabi.core.shuffle import SEEDS
from hanabi.server.bot_turns import Tell
from hanabi.server.limits import Limits
from hanabi.server.live_table import Drawing, LiveTable
from hanabi.table.dealing import Draw, Wanted, check_deal, draw_first
from hanabi.table.settings import CommandRefused

MOST_WAITING = 20
"""Tables that may wait until a deal is drawn for them."""

log = logging.getLogger("hanabi.tables")


class Dealing:
    """Draws winnable deals for a few tables at a time; the others wait for their turn."""

    def __init__(self, limits: Limits, tell: Tell) -> None:
        self._limits = limits
        self._tell = tell
        self._at_once = asyncio.Semaphore(limits.dealing)
        self._waiting = 0

    async def draw(self, live: LiveTable, key: str) -> Draw | None:
        """A winnable deal for whoever begins the game with this key; None where any deal will do, or nobody sits.

        Everybody at the table is told meanwhile. Raises `CommandRefused` where none is found, or where the table
        has changed so that none can be dealt any more. Cancelled, it leaves no process.
        """
        table, seat = live.table, live.table.seat_of(key)
        if seat is None or not table.settings.winnable:
            return None
        check_deal(table, seat)
        if live.drawing is not None:
            raise CommandRefused("late", "the cards are being dealt already")
        if self._waiting >= MOST_WAITING:
            raise CommandRefused("cannot-deal", "too many tables wait for a deal; try again later")
        wanted = Wanted(table.rules, len(table.chairs), draw_first(table))
        task = asyncio.create_task(self._draw(wanted))
        drawing = live.drawing = Drawing(key, wanted, task)
        self._waiting += 1
        try:
            await self._tell_all(live)
            drawn = await task
        except BaseException as error:  # refused, failed or cancelled
            task.cancel()
            if live.drawing is drawing:
                live.drawing = None
                await self._tell_all(live)
            elif isinstance(error, asyncio.CancelledError):  # by `follow`
                raise CommandRefused("late", "the table changed meanwhile") from None
            raise
        finally:
            self._waiting -= 1
        if live.drawing is drawing:
            live.drawing = None
        return drawn

    def follow(self, live: LiveTable) -> None:
        """The table has changed: a deal that nobody could begin with any more is drawn no further."""
        drawing = live.drawing
        if drawing is not None and (live.dropped or not drawing.goes_on(live.table)):
            live.drawing = None
            drawing.task.cancel()

    async def _tell_all(self, live: LiveTable) -> None:
        async with live.lock:
            self._tell(live)

    async def _draw(self, wanted: Wanted) -> Draw:
        rules, players, first = wanted.rules, wanted.players, wanted.first
        async with self._at_once:
            began = time.monotonic()
            told = await self._ask(rules, players, first)
            step = self._limits.dealing_step
            if step:
                await asyncio.sleep(step - (time.monotonic() - began) % step)
        return Draw(rules, players, first, _read(told, rules))

    async def _ask(self, rules: Rules, players: int, first: int) -> str:
        asked = {"rules": rules_to_plain(rules), "players": players, "first": first}
        asked["seconds"] = self._limits.dealing_seconds
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "hanabi.server.deal_process"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends it
            )
        except OSError as error:
            raise _failed(str(error)) from error
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:  # its standard input stays open: closed, it would end the process
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            told, said = await asyncio.gather(process.stdout.read(), process.stderr.read())
            if await process.wait():
                raise _failed(said.decode(errors="replace").strip())
        finally:
            with contextlib.suppress(ProcessLookupError):  # it has ended
                process.kill()
            await process.wait()
        return told.decode()


def _failed(why: str) -> CommandRefused:
    log.warning("no deal could be drawn: %s", why)
    return CommandRefused("cannot-deal", "winnable: no deal could be drawn here")


def _read(text: str, rules: Rules) -> Deal:
    fields = parse(text).fields((), ("deck", "tiles", "seed", "none"))
    if "none" in fields:
        raise CommandRefused("no-winnable-deal", fields["none"].text())
    deck = tuple(card_from_plain(rules, card) for card in fields["deck"].items())
    tiles = tuple(tile.word(Tile) for tile in fields["tiles"].items())
    return Deal(deck, tiles, seed=fields["seed"].number(0, SEEDS - 1))
