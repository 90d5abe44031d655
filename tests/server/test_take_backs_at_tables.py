"""Taking back at a live table: bots wait, forget, and what they were thinking does not count; the page is told."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hanabi.bots import Bot, Choice
from hanabi.client.following import Follower
from hanabi.core import View
from hanabi.core.codec import step_to_plain
from hanabi.server import command_messages
from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store
from hanabi.table.settings import Settings
from hanabi.table.supervisor import Supervisor
from serving import asynchronous, key_of


class Thinker:
    """Answers when it is let go, and remembers what it was asked."""

    def __init__(self, gate: threading.Event, asked: list[View]) -> None:
        self._gate, self._asked = gate, asked

    def act(self, view: View) -> Choice:
        self._asked.append(view)
        self._gate.wait()
        return Choice(view.legal_actions[-1])


@asynccontextmanager
async def hub_over(folder: Path, gate: threading.Event, asked: list[View]) -> AsyncIterator[Hub]:
    def make(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:  # noqa: ARG001  # whoever
        return Thinker(gate, asked)

    store = Store(f"sqlite:///{folder / 'games.db'}")
    hub = Hub(store, Limits(unseen_thought=0.0), supervisor=Supervisor(make=make))
    try:
        yield hub
    finally:
        gate.set()
        await hub.close()
        store.close()


async def table(hub: Hub, people: int, **settings: Any) -> LiveTable:
    """A running game of so many people, who begin, and a bot."""
    bots = {people: "steady"}
    chosen = Settings(
        seats=people + 1, bots=bots, first=0, bot_delay=False, take_backs=True, **settings
    )
    live = await hub.find((await hub.open("Ann", chosen)).table)
    for name in ("Bo", "Cleo")[: people - 1]:
        await hub.sit_down(live, name)
    await hub.obey(live, key_of(live, 0), command_messages.Start())
    return live


async def act(hub: Hub, live: LiveTable, seat: int, number: int) -> None:
    game = live.table.game
    assert game is not None
    action = step_to_plain(game.rules, game.legal_actions()[number])
    await hub.obey(live, key_of(live, seat), command_messages.Act(action, len(game.steps)))


async def vote(hub: Hub, live: LiveTable, seat: int, *, agree: bool) -> None:
    wish = command_messages.VoteTakeBack(agree, len(live.table.moves))
    await hub.obey(live, key_of(live, seat), wish)


async def until_asked(asked: list[View], times: int) -> None:
    while len(asked) < times:
        await asyncio.sleep(0.01)


@asynchronous
async def test_what_a_bot_thinks_about_a_move_that_was_taken_back_does_not_count(
    tmp_path: Path,
) -> None:
    gate, asked = threading.Event(), list[View]()
    async with hub_over(tmp_path, gate, asked) as hub:
        live = await table(hub, people=1)
        client, follower = Client.at(live, 0, "en"), Follower()
        await hub.connect(live, client)
        await act(hub, live, 0, -1)
        await until_asked(asked, 1)
        await vote(hub, live, 0, agree=True)
        assert live.table.moves == []
        await act(hub, live, 0, -2)  # the same bot is to act after as many moves
        gate.set()
        await until_asked(asked, 2)
        while live.table.bot_to_act is not None or live.bots_at_work is not None:
            await asyncio.sleep(0.01)
        assert live.table.game is not None
        assert len(live.table.moves) == len(asked) == 2
        known, now = asked[1].events, live.table.game.view(1).events
        assert known == now[: len(known)], "it was asked again, about what did happen"
        assert known != asked[0].events
        for message in client.outbox.waiting():
            update = follower.hear(json.loads(message))
        assert update is not None
        (taken_back,) = update["table"]["taken_back"]
        assert taken_back["text"] == "Ann took back their last move."
        assert not any(seat["thinking"] for seat in update["table"]["seats"])


@asynchronous
async def test_a_bot_waits_while_people_decide_and_goes_on_when_they_have(tmp_path: Path) -> None:
    gate, asked = threading.Event(), list[View]()
    gate.set()
    async with hub_over(tmp_path, gate, asked) as hub:
        live = await table(hub, people=2)
        await act(hub, live, 0, -1)
        gate.clear()
        await act(hub, live, 1, -1)
        await until_asked(asked, 1)
        await vote(hub, live, 1, agree=True)
        gate.set()
        while live.bots_at_work is not None:
            await asyncio.sleep(0.01)
        assert len(live.table.moves) == 2, "it had an answer, and kept it"
        await vote(hub, live, 0, agree=False)
        while len(live.table.moves) < 3:
            await asyncio.sleep(0.01)
        assert live.table.game is not None
        assert live.table.game.to_act == 0
