"""Bots at tables of a real server: those that fail are relieved, those that think hold nobody up."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import odd_bots
from hanabi import Discard, Play, Record, View
from hanabi.bots import Bot, Choice
from hanabi.core.codec import step_to_plain
from hanabi.server import command_messages
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.looking import look
from hanabi.server.server_bots import AT_ONCE
from hanabi.server.store import Store
from hanabi.table.settings import Settings
from hanabi.table.supervisor import Patience, Supervisor
from hanabi.words import Words
from serving import GUARD, Player, Server, asynchronous, key_of, players, start_game

FOR_EVER = 100 * GUARD
"""Seconds of patience that no test waits for."""


def odd_server(folder: Path, *, first: float, move: float, stopping: float = 1.0) -> Server:
    """A server that knows the odd bots and has this much patience with them."""
    patience = Patience(first=first, move=move, stopping=stopping)
    limits = Limits(connections=1000, patience=patience)
    return Server(folder, limits, packages=odd_bots.install(folder))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that waits for three seconds."""
    folder = tmp_path_factory.mktemp("odd")
    running = odd_server(folder, first=3.0, move=3.0, stopping=GUARD)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(odd_bots.ASKED, str(running.log.with_name("asked")))
            running.start()
        yield running
    finally:
        running.kill()


async def sit_with(person: Player, bot: str, **settings: object) -> None:
    """A game of one person and one bot, which is to act first."""
    wishes: dict[str, Any] = {"seats": 2, "bots": {"1": bot}, "first": 1, "bot_delay": False}
    await start_game([person], **(wishes | settings))


def handovers(update: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = update["table"]["handovers"]
    return found


async def my_turn(person: Player) -> dict[str, Any]:
    return await person.until(lambda update: update["view"]["to_act"] == person.seat)


# Bots that fail


@pytest.mark.parametrize("bot", ["failing", "illegal", "nonsense", "quitting"])
@asynchronous
async def test_a_bot_that_does_nothing_legal_is_relieved_and_the_game_goes_on(
    server: Server, bot: str
) -> None:
    for language in ("en", "sv"):
        async with players(server, 1, (language,)) as (ann,):
            await sit_with(ann, bot)
            update = await my_turn(ann)
            (told,) = handovers(update)
            kai = update["table"]["seats"][1]
            assert kai["bot"] == "steady"
            assert (told["seat"], told["bot"], told["was"]) == (1, "steady", bot)
            assert told["cause"] == "failed"
            said = Words(language)("handover-failed", name=kai["name"], was=bot, bot="steady")
            assert told["text"] == said
            assert bot in said
            assert kai["name"] in said
    assert f"the bot {bot} at seat 1 failed" in server.complaints()


@asynchronous
async def test_the_host_finds_the_error_in_the_log(server: Server) -> None:
    async with players(server, 1) as (ann,):
        await sit_with(ann, "failing")
        await my_turn(ann)
    assert "ZeroDivisionError: seat 1 has no idea" in server.complaints()


@asynchronous
async def test_a_table_is_the_same_after_a_restart_and_its_record_is_whole(
    tmp_path: Path,
) -> None:
    server = odd_server(tmp_path, first=3.0, move=3.0)
    server.start()
    try:
        async with players(server, 1, ("en",)) as (ann,):
            await sit_with(ann, "talker", seats=3, bots={"1": "talker", "2": "failing"})
            await my_turn(ann)
            before = await ann.look()
            assert len(handovers(before)) == 1
            await ann.leave_live()
            server.restart()
            again = await ann.look()
            assert again == before | {"table": again["table"]}
            assert handovers(again) == handovers(before)
            assert any("why" in entry for entry in again["log"])
            await ann.live()
            await ann.tell("vote-end", agree=True)
            answer = await ann.get(f"/api/games/{ann.table}/record")
            record = Record.loads(answer.content)
            assert len(record.replay().steps) == before["view"]["steps"]
            first = record.annotation(0)
            assert first is not None
            assert first.motive is not None
            assert first.seconds is not None
            ann_plays, talker, failing = record.header.players
            assert (ann_plays.kind, talker.kind, failing.bot) == ("person", "bot", "failing")
            assert (talker.bot, talker.version) == ("talker", "1.0")
            assert record.header.place == "hanabi serve"
            assert record.header.date
    finally:
        server.kill()


@asynchronous
async def test_a_bot_that_hangs_is_relieved(server: Server) -> None:
    async with players(server, 1, ("en",)) as (ann,):
        await sit_with(ann, "hanging")
        update = await my_turn(ann)
        assert [told["cause"] for told in handovers(update)] == ["slow"]
        assert "took too long" in handovers(update)[0]["text"]


@asynchronous
async def test_more_bots_may_hang_than_there_are_threads(server: Server) -> None:
    async with players(server, 2 * AT_ONCE) as people:
        await asyncio.gather(*(sit_with(person, "hanging") for person in people))
        for person in people:
            assert handovers(await my_turn(person))[0]["cause"] == "slow"


# Bots that take their time


@asynchronous
async def test_a_bot_that_stops_when_asked_keeps_its_seat(server: Server) -> None:
    async with players(server, 1) as (ann,):
        await sit_with(ann, "slow")
        update = await my_turn(ann)
        assert handovers(update) == []
        assert update["table"]["seats"][1]["bot"] == "slow"


@asynchronous
async def test_a_move_counts_although_somebody_sorted_their_hand_meanwhile(
    server: Server,
) -> None:
    async with players(server, 1) as (ann,):
        await sit_with(ann, "late")
        for _ in range(5):
            hand = [card["id"] for card in ann.view["hands"][0]]
            await ann.tell("rearrange", order=hand[::-1])
        await my_turn(ann)
        asked = server.log.with_name("asked").read_text().splitlines()
        assert asked == ["late"], "it was not asked again"


@asynchronous
async def test_while_a_bot_thinks_nobody_else_waits(tmp_path: Path) -> None:
    server = odd_server(tmp_path, first=FOR_EVER, move=FOR_EVER)
    server.start()
    try:
        async with players(server, 2) as (ann, bo):
            await sit_with(ann, "hanging")
            assert (await ann.tell("say", remark="hello"))["type"] == "done"
            hand = [card["id"] for card in ann.view["hands"][0]]
            assert (await ann.tell("rearrange", order=hand[::-1]))["type"] == "done"
            await sit_with(bo, "random")  # at another table the bots play on
            await my_turn(bo)
            update = await ann.look()
            assert update["view"]["to_act"] == 1
            assert handovers(update) == []
    finally:
        server.kill()


def test_a_bot_stops_thinking_when_the_game_is_over_or_the_server_stops(tmp_path: Path) -> None:
    for ending in ("vote", "stop"):
        folder = tmp_path / ending
        folder.mkdir()
        stopped = folder / "stopped"
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(os.environ, odd_bots.STOPPED, str(stopped))
            server = odd_server(folder, first=FOR_EVER, move=FOR_EVER)
            server.start()
        try:
            asyncio.run(_end_while_it_thinks(server, vote=ending == "vote"))
            started = time.monotonic()
            if ending == "stop":
                server.stop()
            while not stopped.exists():
                assert time.monotonic() - started < GUARD
                time.sleep(0.01)
        finally:
            server.kill()
        assert server.complaints() == ""


async def _end_while_it_thinks(server: Server, *, vote: bool) -> None:
    async with players(server, 1) as (ann,):
        await sit_with(ann, "slow")
        await asyncio.sleep(0.3)  # it thinks by now; if not, it has to stop all the same
        if vote:
            await ann.tell("vote-end", agree=True)
            await ann.until(lambda update: update["view"]["outcome"])


def test_a_server_stops_although_a_bot_hangs(tmp_path: Path) -> None:
    server = odd_server(tmp_path, first=FOR_EVER, move=FOR_EVER)
    server.start()

    async def sit() -> None:
        async with players(server, 1) as (ann,):
            await sit_with(ann, "hanging")

    try:
        asyncio.run(sit())
        server.stop()  # or `TimeoutExpired`
    finally:
        server.kill()


# Choosing


@pytest.mark.parametrize(
    ("bot", "code", "reason"),
    [
        ("broken", "bot-unavailable", "does not load from odd_bots:NoSuchThing"),
        ("needy", "bot-unavailable", "needs numba: pip install '.[fast]' in a checkout of hanabi"),
        ("few", "bot-players", "few plays with at most 2"),
        ("learned", "bot-table", "learned has no weights for this table"),
        ("cheat", "no-such-bot", "does not play with people"),
    ],
)
@asynchronous
async def test_a_bot_that_cannot_play_here_is_refused_when_it_is_chosen(
    server: Server, bot: str, code: str, reason: str
) -> None:
    async with players(server, 1) as (ann,):
        settings = {"seats": 3, "bots": {"1": bot}}
        answer = await ann.post("/api/tables", {"name": "Ann", "settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert reason in answer.json()["reason"]
        await ann.open("Ann", seats=3)
        await ann.live()
        changed = ann.updates[-1]["table"]["settings"] | settings
        refusal = await ann.tell("change", settings=changed)
        assert (refusal["type"], refusal["code"]) == ("refused", code)
        assert (await ann.look())["table"]["settings"]["bots"] == {}


@asynchronous
async def test_a_bot_that_takes_long_to_load_is_let_in_and_waited_for(tmp_path: Path) -> None:
    server = odd_server(tmp_path, first=FOR_EVER, move=FOR_EVER)
    gate = tmp_path / "gate"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(odd_bots.GATE, str(gate))
        server.start()
    try:
        async with players(server, 2) as (ann, bo):
            await asyncio.gather(sit_with(ann, "heavy"), sit_with(bo, "heavy"))
            assert (await ann.look())["view"]["to_act"] == 1
            gate.touch()
            for person in (ann, bo):
                assert handovers(await my_turn(person)) == []
        assert server.complaints() == ""
    finally:
        server.kill()


@asynchronous
async def test_bots_of_other_packages_are_listed_with_what_they_say_of_themselves(
    server: Server,
) -> None:
    async with players(server, 1) as (ann,):
        listed = (await ann.get("/api/bots", lang="sv")).json()
        about = {bot["name"]: bot["about"] for bot in listed}
        assert about["talker"] == "from odd_bots:Talker"
        assert about["steady"] == Words("sv")("bot-about-steady")


# Reasons


def reasons(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry["why"] for entry in log if "why" in entry]


@asynchronous
async def test_a_reason_comes_with_the_move_as_data_and_as_a_sentence(server: Server) -> None:
    async with players(server, 3, ("en", "sv", None)) as people:
        ann, bo, cleo = people
        await start_game(people, seats=4, bots={"3": "talker"}, first=3, bot_delay=False)
        for person in people:
            await person.until(lambda update: update["view"]["to_act"] == 0)
        newest = ann.view["hands"][0][-1]["id"]
        assert newest == bo.view["hands"][0][-1]["id"]
        face = bo.view["hands"][0][-1]["face"]
        (hers,), (his,), (its,) = (reasons(person.log) for person in people)
        assert hers == {"name": "clue-tell", "text": Words("en")("why-clue-tell")}
        assert its == {name: his[name] for name in its}, "Bo and Cleo see the same hand of Ann"
        shown = {held["id"]: held["face"] for held in bo.view["hands"][0]}
        assert its.get("faces") == ([shown[its["card"]]] if "card" in its else None)
        assert his["text"].startswith("Jag vill att det ")
        await ann.tell("vote-end", agree=True)
        for person in (bo, cleo):
            await person.tell("vote-end", agree=True)
        await ann.until(lambda update: update["view"]["outcome"])
        over = reasons((await ann.look())["log"])
        assert over[0]["name"] == "clue-save-last"
        assert over[0]["faces"] == [face]
        answer = await ann.get(f"/api/games/{ann.table}/views", lang="en")
        assert reasons(answer.json()["log"])[0]["faces"] == [face]


@asynchronous
async def test_a_reason_that_makes_no_sense_is_left_out(server: Server) -> None:
    async with players(server, 1) as (ann,):
        await sit_with(ann, "babbling")
        update = await my_turn(ann)
        assert handovers(update) == []
        assert reasons(ann.log) == []


# Seen thinking


@asynchronous
async def test_everybody_sees_that_a_bot_thinks_and_whether_it_is_getting_ready(
    tmp_path: Path,
) -> None:
    gates = [threading.Event(), threading.Event()]
    waiting = iter(gates)

    class Gated(odd_bots.Failing):
        def act(self, view: View) -> Choice:
            next(waiting).wait()
            return Choice(view.legal_actions[0])

    def gated(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:  # noqa: ARG001  # whoever
        return Gated(seed)

    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    limits = Limits(bot_pause=(0.0, 0.0), unseen_thought=0.01)
    hub = Hub(store, limits, supervisor=Supervisor(make=gated))
    seated = await hub.open("Ann", Settings(seats=2, bots={1: "steady"}, first=1))
    live = await hub.find(seated.table)

    async def seat() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await look(live, 0, None))["table"]["seats"][1]
        return found

    async def until(*, thinking: bool) -> dict[str, Any]:
        while (found := await seat())["thinking"] != thinking:
            await asyncio.sleep(0.01)
        return found

    await hub.obey(live, key_of(live, 0), command_messages.Start())
    assert (await until(thinking=True))["loading"], "the first of its kind"
    gates[0].set()
    await until(thinking=False)
    game = live.table.game
    assert game is not None
    discard = next(one for one in game.legal_actions() if isinstance(one, Discard | Play))
    plain = step_to_plain(game.rules, discard)
    await hub.obey(live, key_of(live, 0), command_messages.Act(plain, len(game.steps)))
    assert not (await until(thinking=True))["loading"], "its code is ready by now"
    gates[1].set()
    await until(thinking=False)
    await hub.close()
    store.close()


# The substitute


@asynchronous
async def test_if_even_the_substitute_fails_the_table_stays_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:  # noqa: ARG001  # whoever
        return odd_bots.Failing(seed)

    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    hub = Hub(store, Limits(bot_pause=(0.0, 0.0)), supervisor=Supervisor(make=failing))
    settings = Settings(seats=2, bots={1: "steady"}, first=1)
    seated = await hub.open("Ann", settings)
    live = await hub.find(seated.table)
    with caplog.at_level(logging.ERROR):
        await hub.obey(live, key_of(live, 0), command_messages.Start())
        while live.bots_at_work is not None:
            await asyncio.sleep(0.01)
    assert len(caplog.records) == 1
    assert "the bot steady at seat 1 failed" in caplog.text
    assert live.table.handovers == []
    assert live.table.bot_to_act == 1
    await hub.obey(live, key_of(live, 0), command_messages.VoteEnd(agree=True))
    assert live.table.state == "over"
    await hub.close()
    store.close()
