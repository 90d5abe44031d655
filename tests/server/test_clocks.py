"""Clocks and pauses at live tables: time is the server's, runs out without its owner, and stands still when it should."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hanabi.core.codec import step_to_plain
from hanabi.server import clock_messages, command_messages
from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store
from hanabi.server.uptime import covered, uptimes
from hanabi.table.clock import ClockChoice
from hanabi.table.settings import CommandRefused, Settings
from serving import Server, a_clue, asynchronous, key_of, players, serving, start_game

PER_GAME = ClockChoice("game", 60, 3)
PER_MOVE = ClockChoice("move", 20)


# With a watch that tests turn


class Watch:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def hub_over(folder: Path, watch: Watch) -> AsyncIterator[Hub]:
    """A server that has just begun. It writes a heartbeat whenever it can."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    hub = Hub(store, Limits(heartbeat=0.0, idle=5.0), clock=watch, ticks=watch)
    try:
        yield hub
    finally:
        await hub.close()
        store.close()


async def deal(hub: Hub, clock: ClockChoice, **settings: Any) -> LiveTable:
    """Ann, who begins, and Bo."""
    chosen = Settings(seats=2, first=0, clock=clock, take_backs=True, **settings)
    live = await hub.find((await hub.open("Ann", chosen)).table)
    await hub.sit_down(live, "Bo")
    await hub.obey(live, key_of(live, 0), command_messages.Start())
    return live


async def act(hub: Hub, live: LiveTable, seat: int) -> None:
    game = live.table.game
    assert game is not None
    action = step_to_plain(game.rules, game.legal_actions()[-1])
    await hub.obey(live, key_of(live, seat), command_messages.Act(action, len(game.steps)))


async def send(hub: Hub, live: LiveTable, seat: int, command: command_messages.Command) -> None:
    await hub.obey(live, key_of(live, seat), command)


async def heartbeat(hub: Hub, watch: Watch) -> None:
    """Return when it is on disk that there is a server at this moment."""
    while not await hub._store.read(uptimes.select().where(uptimes.c.last == watch.now)):
        await asyncio.sleep(0.01)


@asynchronous
async def test_whoever_acts_pays_what_the_server_measured_and_a_late_action_is_refused(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with hub_over(tmp_path, watch) as hub:
        live = await deal(hub, PER_GAME)
        watch.now += 10.5
        await send(hub, live, 1, command_messages.Say("think"))
        assert live.time_left(0) == 49.5
        await act(hub, live, 0)
        assert (live.time_left(0), live.time_left(1)) == (52.5, 60.0)
        watch.now += 60.0
        with pytest.raises(CommandRefused) as refused:
            await act(hub, live, 1)
        assert refused.value.code == "late"
        assert len(live.table.moves) == 1


@asynchronous
async def test_a_clock_that_runs_keeps_a_table_in_memory_and_one_that_stands_does_not(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with hub_over(tmp_path, watch) as hub:
        live = await deal(hub, PER_GAME)
        watch.now += 10.0
        hub.forget_idle()
        assert await hub.find(live.table.id) is live
        await send(hub, live, 0, clock_messages.Pause())
        watch.now += 10.0
        hub.forget_idle()
        again = await hub.find(live.table.id)
        assert again is not live
        assert again.time_left(0) == 50.0
        assert again.paused_at == watch.now - 10.0


@asynchronous
async def test_a_restart_charges_the_time_before_it_and_not_the_time_without_a_server(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with hub_over(tmp_path, watch) as hub:
        live = await deal(hub, PER_GAME)
        table = live.table.id
        watch.now += 7.0
        await heartbeat(hub, watch)
    watch.now += 1000.0
    async with hub_over(tmp_path, watch) as hub:  # and once more in the same turn
        live = await hub.find(table)
        assert live.time_left(0) == 53.0
        watch.now += 4.0
        await heartbeat(hub, watch)
    watch.now += 1000.0
    async with hub_over(tmp_path, watch) as hub:
        live = await hub.find(table)
        assert live.time_left(0) == 49.0
        await send(hub, live, 1, clock_messages.Pause())
    watch.now += 1000.0
    async with hub_over(tmp_path, watch) as hub:
        live = await hub.find(table)
        assert live.table.pause is not None
        watch.now += 5.0
        assert live.time_left(0) == 49.0
        await send(hub, live, 0, clock_messages.Resume())
        watch.now += 1.0
        await act(hub, live, 0)
        assert live.table.time.banks == (51.0, 60.0)


def test_the_time_with_a_server_counts_once_however_many_there_were() -> None:
    assert covered(10.0, []) == 0.0
    assert covered(10.0, [(0.0, 9.0)]) == 0.0
    assert covered(10.0, [(0.0, 12.0), (100.0, 103.0)]) == 5.0
    assert covered(10.0, [(100.0, 103.0), (101.0, 102.0), (5.0, 11.0), (102.0, 105.0)]) == 6.0


@asynchronous
async def test_a_clock_that_was_told_is_told_anew_with_the_turn_and_not_because_time_passed(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with hub_over(tmp_path, watch) as hub:
        live = await deal(hub, PER_MOVE)
        client = Client.at(live, 1, "en")
        await hub.connect(live, client)
        (update,) = map(json.loads, client.outbox.waiting())
        assert update["table"]["clock"] == {"running": 0, "left": [20.0, 20.0]}
        watch.now += 5.0
        assert list(client.outbox.waiting()) == []
        await act(hub, live, 0)
        (change,) = map(json.loads, client.outbox.waiting())
        assert change["table"]["clock"] == {"running": 1, "left": [20.0, 20.0]}
        watch.now += 3.5
        await send(hub, live, 0, clock_messages.Pause())
        (update,) = map(json.loads, client.outbox.waiting())
        assert update["table"]["clock"] == {"running": None, "left": [20.0, 16.5]}
        assert update["table"]["paused"] == {"seat": 0, "since": 0}


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("clocks"), connections=1000) as running:
        yield running


@asynchronous
async def test_the_time_of_somebody_who_is_gone_runs_out_even_after_a_kill(server: Server) -> None:
    clock = {"per": "move", "seconds": 5}
    async with players(server, 2, ("en",)) as (ann, bo), players(server, 2, ("en",)) as (eve, max_):
        await start_game([ann, bo], first=1, clock=clock)
        await start_game([eve, max_], first=1, clock=clock, time_out="end")
        for gone in (bo, eve, max_):
            await gone.leave_live()
        server.restart()
        await ann.live()
        update = await ann.until(lambda update: update["table"]["handovers"])
        (told,) = update["table"]["handovers"]
        assert told["text"] == "Bo ran out of time: steady moved for them."
        assert (told["seat"], told["bot"], told["cause"]) == (1, "steady", "time")
        seat = update["table"]["seats"][1]
        assert (seat["bot"], seat["substitute"]) == (None, False)
        assert update["view"]["to_act"] == update["table"]["clock"]["running"] == 0
        while (await eve.get(f"/api/games/{eve.table}")).status_code != 200:
            await asyncio.sleep(0.05)  # nobody has opened that table again
        update = (await eve.get(f"/api/tables/{eve.table}", lang="en")).json()
        assert update["view"]["outcome"]["reason"] == "ended"
        assert update["view"]["outcome"]["text"].startswith("Bo ran out of time. Score:")
        assert update["log"][-1]["text"] == update["view"]["outcome"]["text"]
        assert [one["cause"] for one in update["table"]["handovers"]] == ["time-end"]
    assert server.complaints() == ""


@asynchronous
async def test_while_a_game_is_paused_nobody_is_sent_anything_of_it(server: Server) -> None:
    async with players(server, 3, ("en",)) as (ann, bo, watcher):
        await start_game([ann, bo], first=0, talk="chat", spectators="everything")
        await ann.tell("note", card=0, text="a secret note")
        done = await ann.act(a_clue(ann.view))
        await bo.until_number(done["number"])
        await watcher.live(ann.table)
        suits = [one["name"] for one in ann.updates[-1]["table"]["rules"]["suits"]]
        faces = rf"({'|'.join(suits)}) [1-5]".encode()
        assert re.search(faces, watcher.received[-1]), "of the game that is not covered"
        before = [len(person.received) for person in (ann, bo, watcher)]
        done = await bo.tell("pause")
        for person in (ann, bo, watcher):
            await person.until_number(done["number"])
        await ann.live()
        for wish in (
            ann.tell("say", text="one moment"),
            bo.tell("vote-end", agree=True),
            bo.tell("pause"),
        ):
            assert (await wish)["type"] == "done"
        action = {"do": "play", "card": 0}
        for refused in (
            await bo.tell("act", action=action, steps=1),
            await bo.tell("rearrange", order=[9, 8, 7, 6, 5]),
            await ann.tell("note", card=0, text="another"),
        ):
            assert (refused["type"], refused["code"]) == ("refused", "paused")
        for person in (ann, bo, watcher):
            await person.look(ann.table)
            moment = await person.get(f"/api/tables/{ann.table}/moment", events=1)
            assert moment.status_code >= 400
            await person.until(lambda update: update["table"]["end_votes"] == [1])
            assert person.updates[-1]["view"] is None
        for person, since in zip((ann, bo, watcher), before, strict=True):
            for data in person.received[since:]:
                assert not re.search(faces, data)
                assert b"secret note" not in data
                assert not json.loads(data).get("log")
        done = await ann.tell("resume")
        for person in (ann, bo, watcher):
            update = await person.until_number(done["number"])
            assert (update["type"], update["view"]["steps"]) == ("update", 1)
            assert update["table"]["paused"] is None
        assert ann.updates[-1]["notes"] == {"0": "a secret note"}
        assert len(ann.log) == len(bo.log) > 0
