"""Hints at tables: what a bot would do is told to whoever asks on their own turn, and to nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi import Game, Seat, View
from hanabi.bots import Bot, Choice, UnknownBot, make_bot
from hanabi.core.codec import step_to_plain
from hanabi.server import command_messages
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.supervisor import Supervisor
from hanabi.table.table import Table
from serving import Player, Server, asynchronous, key_of, players, serving, start_game, to_act

ANN = Seat(0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hints"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


async def table_of(person: Player) -> Table:
    """The table as the server keeps it."""
    store = Store(person.server.db)
    try:
        return Table.from_facts(person.table, await store.events_of(person.table))
    finally:
        store.close()


async def hint_for(person: Player, lang: str = "en") -> httpx.Response:
    return await person.get(f"/api/tables/{person.table}/hint", lang=lang)


def refused(answer: httpx.Response, code: str, status: int = 400) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("edition", ["cocktail", "deluxe", "show"])
@asynchronous
async def test_a_hint_is_what_the_friend_would_do_at_this_seat(
    server: Server, edition: str
) -> None:
    async with players(server, 2) as people:
        await start_game(people, rules={"edition": edition}, hints=True)
        for _ in range(6):
            person = await to_act(people)
            told = (await hint_for(person, "sv")).json()
            game = (await table_of(person)).game
            assert isinstance(game, Game)
            seat = game.to_act
            choice = make_bot("friend", seat, seat=seat, team=["friend", None]).act(game.view(seat))
            wished = {name: value for name, value in told["action"].items() if value is not None}
            assert wished == step_to_plain(game.rules, choice.action)
            assert choice.reason is not None
            assert (told["bot"], told["why"]["name"]) == ("friend", choice.reason.name)
            assert told["text"].startswith("I ditt ställe skulle jag ")
            done = await person.act(wished)
            assert done["type"] == "done"
            for other in people:
                await other.until_number(done["number"])


@asynchronous
async def test_hints_are_for_whoever_is_to_act_where_the_table_has_them(server: Server) -> None:
    async with players(server, 4) as (ann, bo, eve, zoe):
        await start_game([ann, bo], hints=True, first=0, spectators="everything")
        await eve.live(ann.table)
        refused(await hint_for(bo), "not-your-turn")
        refused(await hint_for(eve), "not-seated", 403)
        await ann.tell("pause")
        refused(await hint_for(ann), "paused")
        await ann.tell("resume")
        assert (await hint_for(ann)).status_code == 200
        assert (await hint_for(ann, "xx")).json()["text"] is None
        await start_game([zoe], seats=2, bots={"1": "steady"}, first=0)
        assert zoe.updates[-1]["table"]["settings"]["hints"] is False
        refused(await hint_for(zoe), "no-hints")


@asynchronous
async def test_nobody_else_hears_of_a_hint_and_nothing_of_it_is_kept(server: Server) -> None:
    async with players(server, 2) as people:
        await start_game(people, hints=True)
        person = await to_act(people)
        (other,) = [one for one in people if one is not person]
        heard, number = len(other.received), (await table_of(person)).number
        assert (await hint_for(person)).status_code == 200
        look = await other.look()
        assert (look["number"], (await table_of(person)).number) == (number, number)
        assert len(other.received) == heard + 1, "that was the look"
        assert b"In your place" not in b"".join(other.received)


# Bots that think for long, or fail


class Thinker:
    """Answers when it is let go, unless it fails."""

    def __init__(self, gate: threading.Event, asked: list[View], fails: str | None) -> None:
        self._gate, self._asked, self._fails = gate, asked, fails

    def act(self, view: View) -> Choice:
        if self._fails == "asked":
            raise ValueError("it does not know")
        self._asked.append(view)
        self._gate.wait()
        return Choice(view.legal_actions[0])


@asynccontextmanager
async def waiting_table(
    folder: Path, gate: threading.Event, asked: list[View], fails: str | None = None
) -> AsyncIterator[tuple[Hub, LiveTable]]:
    """Ann is to act. The bot that she asks waits for the gate, or fails when it is made or asked."""

    def make(name: str, seed: int = 0, *, seat: int = 0, team: Any = None) -> Bot:  # noqa: ARG001  # whoever
        if fails == "made":
            raise UnknownBot(f"the bot {name!r} needs numba")
        return Thinker(gate, asked, fails)

    store = Store(f"sqlite:///{folder / 'games.db'}")
    hub = Hub(store, Limits(), supervisor=Supervisor(make=make))
    try:
        settings = Settings(seats=2, first=0, hints=True)
        live = await hub.find((await hub.open("Ann", settings)).table)
        await hub.sit_down(live, "Bo")
        await hub.obey(live, key_of(live, 0), command_messages.Start())
        yield hub, live
    finally:
        gate.set()
        await hub.close()
        store.close()


async def until_asked(asked: list[View]) -> None:
    while not asked:
        await asyncio.sleep(0.01)


@asynchronous
async def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    gate, asked = threading.Event(), list[View]()
    async with waiting_table(tmp_path, gate, asked) as (hub, live):
        game = live.table.game
        assert game is not None
        asking = asyncio.create_task(hub.hints.ask(live, ANN, "en"))
        await until_asked(asked)
        action = step_to_plain(game.rules, game.legal_actions()[-1])
        await hub.obey(live, key_of(live, ANN), command_messages.Act(action, 0))
        with pytest.raises(CommandRefused, match="moved on") as refusal:
            await asking
        assert refusal.value.code == "late"


@asynchronous
async def test_the_bot_is_asked_once_however_often_somebody_asks(tmp_path: Path) -> None:
    gate, asked = threading.Event(), list[View]()
    async with waiting_table(tmp_path, gate, asked) as (hub, live):
        several = [asyncio.create_task(hub.hints.ask(live, ANN, None)) for _ in range(3)]
        await until_asked(asked)
        several[0].cancel()  # whoever hangs up takes nothing from the others
        gate.set()
        first, second = await asyncio.gather(*several[1:])
        assert first == second == await hub.hints.ask(live, ANN, None)
        assert len(asked) == 1


@pytest.mark.parametrize(("fails", "code"), [("made", "bot-unavailable"), ("asked", "no-hint")])
@asynchronous
async def test_it_is_said_that_there_is_no_hint_to_be_had(
    tmp_path: Path, fails: str, code: str
) -> None:
    async with waiting_table(tmp_path, threading.Event(), [], fails) as (hub, live):
        with pytest.raises(CommandRefused) as refusal:
            await hub.hints.ask(live, ANN, "en")
        assert refusal.value.code == code
        assert live.hint is None
