"""Shared replays over real WebSockets: one leads, all follow, hypotheses by the rules, and no trace of any of it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asking import asking
from hanabi import Game, Rearrange, Record, Seat, edition
from hanabi.core.codec import step_from_plain, step_to_plain
from hanabi.core.json_reader import Node
from hanabi.core.view_json import view_to_plain
from hanabi.server.limits import Limits
from hanabi.server.shared_replays import MOST_STEPS
from hanabi.server.shared_room import MOST_PEOPLE
from serving import GUARD, Server, asynchronous, new_address, players, serving, start_game
from worlds import play_out

ROOM = "a-room-nobody-guesses"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = Limits(connections=1000, commands=20, outbox=1000, rooms_of_one=3)
    with serving(tmp_path_factory.mktemp("rooms"), limits) as running:
        yield running
        assert running.complaints() == ""


class Guest:
    """Somebody at a room, who keeps what they were told put together."""

    def __init__(self, server: Server, game: str, name: str, room: str = ROOM) -> None:
        self.server, self.game, self.name, self.room_name = server, game, name, room
        self.address = new_address()
        self.key = f"the-secret-of-{name}-{self.address}"
        self.room: dict[str, Any] = {}
        self.talk: list[dict[str, Any]] = []
        self.moment: dict[str, Any] | None = None
        self.received = 0
        self.closed = False
        self._news = asyncio.Condition()
        self._answers: dict[int, dict[str, Any]] = {}
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, language: str = "en", origin: str | None = None) -> Self:
        self._socket = await connect(
            f"ws://{self.server.host}/api/games/{self.game}/together/{self.room_name}?lang={language}",
            origin=origin,  # type: ignore[arg-type]  # a NewType of str
            local_addr=(self.address, 0),
            open_timeout=GUARD,
            proxy=None,
        )
        self.closed = False
        self._reading = asyncio.create_task(self._read(self._socket))
        return self

    async def enter(self, language: str = "en", **more: object) -> Self:
        await self.connect(language)
        done = await self.tell("enter", name=self.name, key=self.key, **more)
        assert done["type"] == "done", done
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                message = json.loads(frame)
                async with self._news:
                    self.received += 1
                    if message["type"] == "room":
                        self._hear(message)
                    else:
                        self._answers[message["id"]] = message
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = True
                self._news.notify_all()

    def _hear(self, room: dict[str, Any]) -> None:
        self.talk = self.talk[: room["talk_from"]] + room["talk"]
        if room["line"] is None:
            self.moment = None
        else:
            self.moment = room["line"].pop("moment", self.moment)
        self.room = room

    @property
    def state(self) -> dict[str, Any]:
        """What everybody who came whenever should see alike."""
        personal = ("number", "you", "talk", "talk_from")
        shared = {name: value for name, value in self.room.items() if name not in personal}
        return shared | {"said": self.talk, "moment": self.moment}

    async def tell(self, kind: str, **fields: object) -> dict[str, Any]:
        number = next(self._ids)
        await self.send(json.dumps({"type": kind, "id": number, **fields}))
        return await self.answer(number)

    async def answer(self, number: int) -> dict[str, Any]:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed or number in self._answers)
        return self._answers.pop(number)

    async def send(self, frame: str) -> None:
        assert self._socket is not None
        await self._socket.send(frame)

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed or (self.room and wanted(self.room)))
        assert not self.closed
        return self.room

    async def until_closed(self) -> None:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None


def a_record(seed: int = 3, number: int = 3) -> Record:
    game = Game(edition("show"), number, seed)
    play_out(game, random.Random(seed), 1.0)
    return Record.of(game, ["Ada", "Bo", "Cleo", "Dag"][:number])


def keep(server: Server, record: Record) -> str:
    """A game that nobody is shown who does not know its id."""
    with asking(server) as client:
        game: str = client.post("/api/records", json=record.to_plain()).json()["id"]
    return game


@asynccontextmanager
async def guests(
    server: Server, game: str, *names: str, room: str = ROOM
) -> AsyncIterator[list[Guest]]:
    people = [Guest(server, game, name, room) for name in names]
    try:
        yield people
    finally:
        for person in people:
            await person.leave()


async def together(*people: Guest) -> None:
    """Wait until everybody was told the latest."""
    number = max(person.room["number"] for person in people)
    for person in people:
        await person.until(lambda room: room["number"] >= number)


def dump(server: Server) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """Every row of every table."""
    path = Path(server.db.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        query = "select name from sqlite_master where type = 'table' order by name"
        tables = [name for (name,) in connection.execute(query)]
        return [
            (name, connection.execute(f"select * from {name}").fetchall())  # noqa: S608  # from the schema
            for name in tables
        ]


def legal(record: Record, turn: int) -> list[dict[str, Any]]:
    """What whoever is to act may do then, as it goes over the wire."""
    game = record.replay(turn)
    return [step_to_plain(game.rules, action) for action in game.legal_actions()]


@asynchronous
async def test_one_leads_and_all_follow_and_whoever_comes_late_sees_the_same(
    server: Server,
) -> None:
    game = keep(server, a_record())
    async with guests(server, game, "Ada", "Bo", "Cleo") as (ada, bo, cleo):
        await ada.enter()
        await bo.enter()
        await ada.tell("lead", turn=7, seat=1, spoiler_free=True)
        await ada.tell("lead", pointed=[3, 4])
        await bo.tell("say", text="That\x07 one!")
        await bo.tell("follow", following=False)
        refused = await bo.tell("lead", turn=9)
        assert (refused["type"], refused["code"]) == ("refused", "not-leading")
        await cleo.enter()
        await together(ada, bo, cleo)
        assert ada.state == bo.state == cleo.state
        room = cleo.room
        assert (room["turn"], room["seat"], room["pointed"]) == (7, 1, [3, 4])
        assert room["spoiler_free"]
        assert [(one["name"], one["following"]) for one in room["people"]] == [
            ("Ada", True),
            ("Bo", False),
            ("Cleo", True),
        ]
        assert cleo.talk == [{"name": "Bo", "text": "That  one!"}]
        for wrong in ({"turn": 10_000}, {"seat": 3}):
            assert (await ada.tell("lead", **wrong))["code"] == "bad-request"
        assert ada.room["turn"] == 7


@asynchronous
async def test_leading_is_handed_over_and_taken_when_whoever_led_is_gone(server: Server) -> None:
    game = keep(server, a_record())
    async with guests(server, game, "Ada", "Bo", "Ada") as (ada, bo, other):
        await ada.enter()
        await bo.enter()
        await other.enter()
        assert [one["name"] for one in other.room["people"]] == ["Ada", "Bo", "Ada 2"]
        assert (await bo.tell("take-lead"))["code"] == "still-here"
        assert (await ada.tell("hand-over", to="nobody"))["code"] == "not-there"
        await ada.tell("hand-over", to=bo.room["you"])
        assert (await ada.tell("lead", turn=1))["code"] == "not-leading"
        assert (await bo.tell("lead", turn=2))["type"] == "done"
        await bo.leave()
        await ada.until(lambda room: len(room["people"]) == 2)
        assert ada.room["leader"] == bo.room["you"]  # and they lead on if they come back
        await bo.enter()
        assert (await bo.tell("lead", turn=3))["type"] == "done"
        await bo.leave()
        await ada.until(lambda room: len(room["people"]) == 2)
        assert (await ada.tell("take-lead"))["type"] == "done"
        assert (await ada.tell("lead", turn=4))["type"] == "done"


@asynchronous
async def test_anybody_suggests_what_is_legal_and_whoever_leads_takes_it_up(server: Server) -> None:
    record = a_record()
    game = keep(server, record)
    async with guests(server, game, "Ada", "Bo") as (ada, bo):
        await ada.enter()
        await bo.enter()
        await ada.tell("lead", turn=5)
        truth = record.replay(5)
        steps = len(truth.steps)
        wanted = next(action for action in legal(record, 5) if action["do"] == "play")
        for wrong in (
            {"do": "play", "card": 999},
            {"do": "clue", "to": truth.to_act, "value": 1},
            {"do": "rearrange", "seat": 0, "order": [0]},
            {"do": "fly"},
            {},
        ):
            for kind, more in (("suggest", {"turn": 5}), ("try", {"steps": steps})):
                assert (await ada.tell(kind, action=wrong, **more))["type"] == "refused"
        assert (ada.room["line"], ada.room["suggestions"]) == (None, [])
        assert (await bo.tell("try", action=wanted, steps=steps))["code"] == "not-leading"
        await bo.tell("suggest", turn=5, action=wanted)
        said = (await ada.until(lambda room: room["suggestions"]))["suggestions"][0]
        place = truth.hands[truth.to_act].index(wanted["card"]) + 1
        assert (said["name"], said["seat"], said["place"]) == ("Bo", truth.to_act, place)
        assert (await bo.tell("take-up", by=said["by"]))["code"] == "not-leading"
        assert (await ada.tell("drop", by=said["by"]))["type"] == "done"
        assert (await ada.tell("take-up", by=said["by"]))["code"] == "late"
        await bo.tell("suggest", turn=5, action=wanted)
        assert (await ada.tell("take-up", by=said["by"]))["type"] == "done"
        assert (ada.room["line"]["moves"], ada.room["suggestions"]) == ([wanted], [])
        assert (await bo.tell("back"))["code"] == "not-leading"
        assert (await bo.tell("undo", steps=steps))["code"] == "late"
        assert (await ada.tell("back"))["type"] == "done"
        assert (ada.room["line"], ada.room["turn"]) == (None, 5)
        await ada.tell("lead", turn=record.replay().turn)
        over = await ada.tell("try", action=wanted, steps=len(record.steps))
        assert over["code"] == "game-over"


@asynchronous
async def test_a_hypothesis_goes_on_by_the_rules_with_the_true_cards(server: Server) -> None:
    record = a_record()
    game = keep(server, record)
    async with guests(server, game, "Ada", "Bo", "Cleo") as (ada, bo, cleo):
        await ada.enter()
        await bo.enter(language="sv")
        truth, chance = record.replay(0), random.Random(1)
        action = legal(record, 0)[0]
        for person in itertools.cycle((ada, bo)):
            done = await person.tell("try", action=action, steps=len(truth.steps))
            assert done["type"] == "done", done
            again = await person.tell("try", action=action, steps=len(truth.steps))
            assert again["code"] == "late"
            step = step_from_plain(truth.rules, 3, Node(action))
            truth.take(step)
            await together(ada, bo)
            seen = shown(truth)
            for one in (ada, bo):
                assert one.moment is not None
                assert {name: one.moment["view"][name] for name in seen} == seen
            if truth.outcome is not None:
                break
            action = chance.choice([step_to_plain(truth.rules, a) for a in truth.legal_actions()])
        english, swedish = (one.moment["view"]["outcome"] for one in (ada, bo) if one.moment)
        assert truth.outcome is not None
        assert english["score"] == truth.outcome.score
        assert english["text"] != swedish["text"]

        await bo.tell("undo", steps=len(truth.steps))
        truth.undo()
        await cleo.enter()
        await together(ada, bo, cleo)
        assert cleo.state == ada.state
        assert cleo.moment is not None
        assert len(cleo.moment["log"]) == truth.event_count
        await ada.tell("lead", seat=0)  # not open any more: as whoever is to act sees it
        view = ada.moment["view"] if ada.moment else {}
        assert view["seat"] == view["to_act"]
        assert {card["face"] for card in view["hands"][view["seat"]]} == {None}


def shown(game: Game) -> dict[str, Any]:
    """What the view of a game should say, hands and legal actions among it."""
    plain = view_to_plain(game.open_view(), whole=False)
    names = ("turn", "to_act", "tokens", "strikes", "hands", "fireworks", "legal_actions")
    return {name: json.loads(json.dumps(plain[name])) for name in names}


@asynchronous
async def test_it_leaves_no_trace(server: Server) -> None:
    record = a_record(seed=4)
    game = keep(server, record)
    before = dump(server)
    async with guests(server, game, "Ada", "Bo") as (ada, bo):
        await ada.enter()
        await bo.enter()
        await bo.tell("suggest", turn=0, action=legal(record, 0)[0])
        await ada.tell("take-up", by=bo.room["you"])
        await bo.tell("say", text="and now?")
        assert ada.room["line"]["moves"] == [legal(record, 0)[0]]
        await together(ada, bo)
        assert bo.moment is not None
        action = {**bo.moment["view"]["legal_actions"][0]}
        action.pop("touches", None)
        await bo.tell("try", action=action, steps=ada.room["line"]["steps"])
    assert dump(server) == before


@asynchronous
async def test_strangers_hear_nothing_and_running_games_have_no_hypotheses(server: Server) -> None:
    record = a_record()
    game = keep(server, record)
    async with (
        guests(server, game, "Ada", "Bo") as (ada, bo),
        guests(server, game, "Eve", room="another-unguessable-room") as (eve,),
        guests(server, "guessed-it!?", "Mallory") as (mallory,),
        players(server, 2) as people,
    ):
        await ada.enter()
        await eve.enter()
        silent = await bo.connect()
        heard = eve.received
        await ada.tell("lead", turn=3)
        await ada.tell("say", text="a secret")
        assert (silent.received, eve.received) == (0, heard)
        assert (await silent.tell("say", text="x"))["code"] == "not-entered"
        with pytest.raises(InvalidStatus):
            await mallory.connect()
        stranger = people[0]
        listed = (await stranger.get("/api/games")).json()["games"]
        assert game not in [one["id"] for one in listed]
        await start_game(people)
        mallory.game = stranger.table  # it runs
        with pytest.raises(InvalidStatus):
            await mallory.connect()
        mallory.game, mallory.room_name = game, "short"
        with pytest.raises(InvalidStatus):
            await mallory.connect()
        mallory.room_name = ROOM
        with pytest.raises(InvalidStatus):
            await mallory.connect(origin="https://elsewhere.example")


@asynchronous
async def test_limits_hold(server: Server) -> None:
    game = keep(server, a_record())
    names = [f"Guest {number}" for number in range(MOST_PEOPLE)]
    async with guests(server, game, *names, "Late", room="a-room-that-is-full") as people:
        late = people.pop()
        for person in people:
            await person.enter()
        await late.connect()
        full = await late.tell("enter", name="Late", key=late.key)
        assert full["code"] == "room-full"
        await people[0].send('{"type": "fly"}')
        assert (await people[0].answer(0))["code"] == "bad-message"
        await people[1].send(json.dumps({"type": "say", "text": "x" * 20_000}))
        await people[1].until_closed()
        await people[0].until(lambda room: len(room["people"]) == MOST_PEOPLE - 1)

    crowd = [Guest(server, game, "Ann", f"room-number-{number:08}") for number in range(5)]
    for one in crowd:
        one.address = crowd[0].address
        await one.connect()
    answers = [await one.tell("enter", name="Ann", key=one.key) for one in crowd[:4]]
    assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
    assert answers[3]["code"] == "too-many-rooms"
    await crowd[0].leave()  # empty rooms make space
    async with asyncio.timeout(GUARD):
        while (await crowd[4].tell("enter", name="Ann", key=crowd[4].key))["type"] != "done":
            await asyncio.sleep(0.01)
    for one in crowd:
        await one.leave()


@asynchronous
async def test_a_game_with_too_many_steps_is_not_looked_at_together(server: Server) -> None:
    game = Game(edition("cocktail"), 2, 1)
    for _ in range(MOST_STEPS):
        game.take(Rearrange(Seat(0), game.hands[0][::-1]))
    play_out(game, random.Random(1), 1.0)
    kept = keep(server, Record.of(game, ["Ada", "Bo"]))
    async with guests(server, kept, "Ada") as (ada,):
        await ada.connect()
        for _ in range(2):
            assert (await ada.tell("enter", name="Ada", key=ada.key))["code"] == "game-too-long"


@asynchronous
async def test_whoever_deletes_themselves_is_gone_from_rooms_that_are_open(server: Server) -> None:
    async with players(server, 2) as (zoe, bo):
        await zoe.open("Zebulona", seats=2)
        await bo.join(zoe.table, "Bo")
        await zoe.live()
        await zoe.tell("start")
        for person in (zoe, bo):
            vote = {"type": "vote-end", "agree": True}
            await person.post(f"/api/tables/{zoe.table}/commands", vote)
        async with guests(server, zoe.table, "Ada") as (ada,):
            await ada.enter()
            legally = (await bo.get(f"/api/games/{zoe.table}/views", turn=0)).json()["view"]
            first = {k: v for k, v in legally["legal_actions"][0].items() if k != "touches"}
            await ada.tell("try", action=first, steps=0)
            assert "Zebulona" in json.dumps(ada.moment)
            await zoe.post("/api/me/delete", {"name": "Zebulona"})
            await ada.until_closed()
            await ada.enter()
            await ada.tell("try", action=first, steps=0)
            assert "Zebulona" not in json.dumps(ada.moment)


@asynchronous
async def test_a_room_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    record = a_record()
    with serving(tmp_path) as server:
        game = keep(server, record)
        async with guests(server, game, "Ada", "Bo") as (ada, bo):
            await ada.enter()
            await bo.enter()
            await ada.tell("lead", turn=6, seat=2, spoiler_free=True)
            move = legal(record, 6)[-1]
            await ada.tell("try", action=move, steps=len(record.replay(6).steps))
            await together(ada, bo)
            was = bo.state
            server.kill()
            await ada.until_closed()
            await bo.until_closed()
            server.start()
            before = {name: was[name] for name in ("turn", "seat", "leader", "spoiler_free")}
            for person in (bo, ada):
                await person.leave()
                await person.enter(before={**before, "moves": was["line"]["moves"]})
            await together(ada, bo)
            assert sorted(one["name"] for one in bo.room["people"]) == ["Ada", "Bo"]
            for name in ("turn", "seat", "leader", "spoiler_free", "line", "moment"):
                assert bo.state[name] == was[name]
            assert (await bo.tell("lead", turn=1))["code"] == "not-leading"
            assert (await ada.tell("lead", turn=1))["type"] == "done"
