"""A bot of hanab.live whose commands wait while its seat changes hands, the game is paused, or the disk fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hanabi.server import clock_messages, command_messages
from hanabi.server.hanab_live.admission import TableNumbers
from hanabi.server.hanab_live.bot_session import BotSession
from hanabi.server.hanab_live.sessions import Account
from hanabi.server.hub import Hub
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store, Write
from hanabi.table.clock import ClockChoice
from hanabi.table.settings import Settings
from serving import asynchronous, key_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'games.db'}")
    yield opened
    opened.close()


@dataclass
class Room:
    """Ann and a bot at a table of two."""

    hub: Hub
    live: LiveTable
    bot: BotSession
    number: int

    async def hear(self, command: str, **data: object) -> None:
        await self.bot.hear(f"{command} {json.dumps({'tableID': self.number, **data})}")

    async def ann(self, command: command_messages.Command) -> int:
        return await self.hub.obey(self.live, key_of(self.live, 0), command)

    def sent(self) -> list[tuple[str, Any]]:
        frames = []
        for frame in self.bot.outbox.waiting():
            command, _, data = frame.decode().partition(" ")
            frames.append((command, json.loads(data)))
        return frames

    async def while_locked(self, *deeds: Coroutine[Any, Any, object]) -> None:
        """Let these wait for the table, in this order, and then have it."""
        async with self.live.lock:
            waiting = []
            for deed in deeds:
                waiting.append(asyncio.create_task(deed))
                await asyncio.sleep(0.01)
        await asyncio.gather(*waiting)


async def room(store: Store, settings: Settings | None = None) -> Room:
    hub = Hub(store)
    bot = BotSession(Account("Robo", b"secret"), hub, TableNumbers())
    await bot.arrive()
    seated = await hub.open("Ann", settings or Settings(seats=2, first=0))
    live = await hub.find(seated.table)
    here = Room(hub, live, bot, number=1)
    await here.ann(command_messages.Invite("Robo"))
    await here.hear("tableJoin")
    assert live.table.names == ["Ann", "Robo"]
    return here


@asynchronous
async def test_a_dismissed_bot_does_not_inherit_the_seat(store: Store) -> None:
    here = await room(store)
    await here.while_locked(
        here.ann(command_messages.Kick(1)),
        here.hub.sit_down(here.live, "Ben"),
        here.hear("tableReattend"),
    )
    await here.ann(command_messages.Start())
    here.sent()
    await here.hear("getGameInfo1")
    await here.hear("getGameInfo2")
    assert [command for command, _ in here.sent()] == ["warning", "warning"]


@asynchronous
async def test_a_dismissed_bot_does_not_make_the_next_one_leave(store: Store) -> None:
    here = await room(store)
    await here.while_locked(
        here.ann(command_messages.Kick(1)),
        here.hub.sit_down(here.live, "Ben"),
        here.hear("tableLeave"),
    )
    assert here.live.table.names == ["Ann", "Ben"]


@asynchronous
async def test_a_bot_hears_nothing_during_a_pause_and_what_it_wished_happens_after_it(
    store: Store,
) -> None:
    """It would not try again what was refused."""
    here = await room(store, Settings(seats=2, first=1, clock=ClockChoice("game", 600, 5)))
    await here.ann(command_messages.Start())
    await here.hear("getGameInfo1")
    (init,) = [data for command, data in here.sent() if command == "init"]
    timing = {name: init["options"][name] for name in ("timed", "timeBase", "timePerTurn")}
    assert timing == {"timed": True, "timeBase": 600, "timePerTurn": 5}
    await here.while_locked(here.ann(clock_messages.Pause()), here.hear("getGameInfo2"))
    clue = {"type": 3, "target": 1, "value": _value_of(here.live)}
    await here.hear("action", **clue)
    assert here.sent() == []
    await here.ann(clock_messages.Resume())
    while not here.live.table.moves:
        await asyncio.sleep(0.01)
    async with here.live.lock:  # it is told by then
        told = here.sent()
    first = ["gameActionList", "connected", "clock", "noteListPlayer"]
    assert [command for command, _ in told][:4] == first
    assert [data["action"]["type"] for command, data in told if command == "gameAction"][:1] == [
        "clue"
    ]
    assert here.live.table.moves[0].seconds is not None


def _value_of(live: LiveTable) -> int:
    """A value that Ann has a card of."""
    assert live.table.game is not None
    face = live.table.game.view(1).hands[0][0].face
    assert face is not None
    return face.value


@asynchronous
async def test_what_did_not_reach_the_disk_is_not_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The vote would end the game, and open all hands: it is not written, so nobody sees them."""
    here = await room(store)
    await here.ann(command_messages.Start())
    await here.hear("getGameInfo2")
    here.sent()

    async def fail(_write: Write, _lease: object = None) -> None:
        await asyncio.sleep(0.05)
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "write", fail)
        deeds = (here.ann(command_messages.VoteEnd(agree=True)), here.hear("getGameInfo2"))
        with pytest.raises(OSError, match="full"):
            await here.while_locked(*deeds)
        await asyncio.sleep(0.1)
    told = [action for command, data in here.sent() for action in data.get("list", ()) if command]
    assert all(action["rank"] == -1 for action in told if action.get("playerIndex") == 1)
    assert (await here.hub.find(here.live.table.id)).table.state == "playing"


@asynchronous
async def test_a_listener_that_cannot_be_told_leaves_the_others_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await room(store)
    place = here.bot._places[1]
    with monkeypatch.context() as broken:
        broken.setattr(place, "_tell_talk", lambda: 1 / 0)
        number = await here.ann(command_messages.Start())
    assert number == here.live.table.number
    assert here.live.table.state == "playing"
    assert place not in here.live.listeners
