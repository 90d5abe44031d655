"""People who go, are replaced by a bot, and have their seat back; and how long they are waited for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanabi.bots import Bot, Choice, make_bot
from hanabi.core import View
from hanabi.server import command_messages
from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.supervisor import Supervisor
from serving import (
    Player,
    Server,
    a_clue,
    asynchronous,
    key_of,
    players,
    serving,
    start_game,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("back"), Limits(grace=0)) as running:
        yield running
        assert running.complaints() == ""


def seat_of(update: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = update["table"]["seats"][seat]
    return found


async def replaced(ann: Player, bo: Player, **settings: object) -> None:
    """A game of two in which a bot plays on for Bo, who has gone."""
    await start_game([ann, bo], first=0, bot_delay=False, **settings)
    await bo.leave_live()
    await ann.until(lambda update: not seat_of(update, 1)["connected"])
    assert (await ann.tell("vote-replace", seat=1, agree=True))["type"] == "done"
    await ann.until(lambda update: seat_of(update, 1)["substitute"])


@asynchronous
async def test_whoever_was_replaced_has_the_seat_back_at_once_and_plays_on(server: Server) -> None:
    async with players(server, 2, ("en",)) as (ann, bo):
        await replaced(ann, bo)
        await bo.live()
        assert bo.updates[-1]["you"] == 1
        assert (await bo.tell("say", remark="hello"))["code"] == "replaced"
        assert (await bo.tell("return"))["type"] == "done"
        update = await ann.until(lambda update: not seat_of(update, 1)["substitute"])
        assert seat_of(update, 1)["bot"] is None
        told = update["table"]["handovers"][-1]
        assert (told["bot"], told["was"], told["cause"]) == (None, "steady", "back")
        assert told["text"] == "Bo is back and plays on."
        assert (await ann.act(a_clue(ann.view)))["type"] == "done"
        await bo.until(lambda update: update["view"]["to_act"] == 1)
        assert (await bo.act(a_clue(bo.view)))["type"] == "done"


@asynchronous
async def test_only_a_seat_that_a_bot_holds_comes_back_and_of_two_tabs_one_takes_it(
    server: Server,
) -> None:
    async with players(server, 3) as (ann, bo, tab):
        await replaced(ann, bo)
        assert (await ann.tell("return"))["code"] == "not-replaced"
        await bo.live()
        tab.http.cookies.update(bo.http.cookies)
        await tab.live(bo.table)
        answers = await asyncio.gather(bo.tell("return"), tab.tell("return"))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "not-replaced"}
        assert not seat_of(await ann.look(), 1)["substitute"]
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        assert (await bo.tell("return"))["code"] == "wrong-moment"


@asynchronous
async def test_a_replacement_never_ends_the_game_and_those_who_stay_vote_anew(
    server: Server,
) -> None:
    async with players(server, 3) as people:
        ann, bo, cleo = people
        await start_game(people, first=0)
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        await cleo.leave_live()
        await bo.leave_live()
        await ann.until(lambda u: not any(seat_of(u, seat)["connected"] for seat in (1, 2)))
        for seat in (1, 2):  # whoever is not here is not asked
            assert (await ann.tell("vote-replace", seat=seat, agree=True))["type"] == "done"
        update = await ann.until(lambda update: seat_of(update, 2)["substitute"])
        assert (update["table"]["state"], update["table"]["end_votes"]) == ("playing", [])
        await cleo.live()
        assert (await cleo.tell("return"))["type"] == "done"
        await ann.tell("vote-end", agree=True)
        update = await cleo.until(lambda update: update["table"]["end_votes"] == [0])
        assert update["table"]["state"] == "playing"
        await cleo.tell("vote-end", agree=True)
        assert (await ann.look())["table"]["state"] == "over"


@asynchronous
async def test_after_a_restart_the_seat_comes_back_too_and_the_time_counts_anew(
    server: Server,
) -> None:
    async with players(server, 2) as (ann, bo):
        await replaced(ann, bo)
        server.restart()
        await bo.live()
        assert seat_of(bo.updates[-1], 1)["substitute"]
        assert seat_of(bo.updates[-1], 0)["away_since"] is not None  # since the process began
        assert (await bo.tell("return"))["type"] == "done"


# With a clock in the hand


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Patient:
    """Holds its answer back until it is let go."""

    def __init__(self, seed: int, gate: threading.Event) -> None:
        self._bot, self._gate = make_bot("steady", seed), gate

    def act(self, view: View) -> Choice:
        self._gate.wait()
        return self._bot.act(view)


async def two_at_a_table(hub: Hub, **settings: Any) -> tuple[LiveTable, Client, Client]:
    """A running game of two people who are both connected."""
    seated = await hub.open("Ann", Settings(seats=2, bot_delay=False, **settings))
    live = await hub.find(seated.table)
    await hub.sit_down(live, "Bo")
    ann, bo = Client.at(live, 0, None), Client.at(live, 1, None)
    await hub.connect(live, ann)
    await hub.connect(live, bo)
    await hub.obey(live, key_of(live, 0), command_messages.Start())
    return live, ann, bo


@asynchronous
async def test_a_person_is_waited_for_as_long_as_was_promised(tmp_path: Path) -> None:
    store, clock = Store(f"sqlite:///{tmp_path / 'games.db'}"), Clock()
    hub = Hub(store, Limits(), clock=clock)
    live, _, bo = await two_at_a_table(hub, first=0)
    vote = command_messages.VoteReplace(1, agree=True)
    await hub.disconnect(live, bo)
    clock.now += 10.4
    assert live.away(1) == pytest.approx(10.4)
    with pytest.raises(CommandRefused, match="Bo has just gone: 20 s are left") as refused:
        await hub.obey(live, key_of(live, 0), vote)
    assert refused.value.code == "too-soon"
    await hub.connect(live, bo)
    assert live.away(1) is None
    clock.now += 60
    second_tab = Client.at(live, 1, None)
    await hub.connect(live, second_tab)
    await hub.disconnect(live, bo)
    assert live.away(1) is None
    await hub.disconnect(live, second_tab)
    clock.now += 29.5
    with pytest.raises(CommandRefused, match=": 1 s are left"):
        await hub.obey(live, key_of(live, 0), vote)
    clock.now += 0.5
    await hub.obey(live, key_of(live, 0), vote)
    assert live.table.chairs[1].substitute
    await hub.close()

    clock.now += 1000
    again = Hub(store, Limits(), clock=clock)  # as after a restart
    found = await again.find(live.table.id)
    clock.now += 12
    assert found.away(0) == pytest.approx(12)
    assert found.away(1) is None, "a bot has the seat"
    await again.close()
    store.close()


@asynchronous
async def test_what_the_substitute_is_thinking_when_the_person_returns_does_not_count(
    tmp_path: Path,
) -> None:
    gate = threading.Event()

    def patient(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:  # noqa: ARG001  # whoever
        return Patient(seed, gate)

    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    hub = Hub(store, Limits(grace=0), supervisor=Supervisor(make=patient))
    live, _, bo = await two_at_a_table(hub, first=1)
    await hub.disconnect(live, bo)
    await hub.obey(live, key_of(live, 0), command_messages.VoteReplace(1, agree=True))
    assert live.bots_at_work is not None
    await hub.connect(live, bo)
    await hub.obey(live, key_of(live, 1), command_messages.Return())
    gate.set()
    while live.bots_at_work is not None:
        await asyncio.sleep(0.01)
    assert live.table.acts == 0
    assert live.table.bot_to_act is None
    assert live.table.game is not None
    assert live.table.game.to_act == 1
    await hub.close()
    store.close()
