"""Replicas: whoever is connected through a process that does not own the table is told exactly what others in their place are told.

What leaks are looked for at owners (`test_secrets_on_the_wire.py` and its neighbours) can so be no more at replicas.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from hanabi.client.following import Follower
from hanabi.core import Seat
from hanabi.core.codec import step_to_plain
from hanabi.core.json_reader import Node
from hanabi.server import clock_messages, command_messages
from hanabi.server.client import Client
from hanabi.server.guard import Buckets, Connections, Counted, digest, new_token
from hanabi.server.hub import Hub
from hanabi.server.identity import Person
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store
from hanabi.table.settings import Settings
from serving import asynchronous, key_of
from sizes import sized
from test_crash import database

SEATS = 3
DEEDS = sized(25, 300)


class Chair:
    """Two connections in one place: one through the owner, one through the other process."""

    def __init__(self, seat: int | None, person: Person) -> None:
        self.seat, self.person = seat, person
        self.clients: list[Client] = []
        self.followers = [Follower(), Follower()]

    async def connect(self, hubs: list[Hub], tables: list[LiveTable], language: str) -> None:
        for hub, live in zip(hubs, tables, strict=True):
            client = Client.at(live, self.seat, language, 10_000)
            client.person, client.name = self.person, "Somebody"
            await hub.connect(live, client)
            self.clients.append(client)

    def told(self) -> list[dict[str, Any]]:
        """What both know by now, without what depends on the moment at which it was said."""
        for client, follower in zip(self.clients, self.followers, strict=True):
            assert not client.outbox.closed
            for message in client.outbox.waiting():
                follower.hear(json.loads(message))
        return [_without_times(follower.update) for follower in self.followers]


def _without_times(update: dict[str, Any] | None) -> dict[str, Any]:
    if update is None:  # somebody who watches is told nothing before everybody knows
        return {}
    table = dict(update["table"])
    table["seats"] = [seat | {"away_since": None} for seat in table["seats"]]
    if table["paused"] is not None:
        table["paused"] = table["paused"] | {"for": None, "seconds": None, "since": None}
    return update | {"table": table | {"clock": None}}


def somebody() -> Person:
    token = new_token()
    return Person(digest(token), (digest(token),), token)


async def seated(hubs: list[Hub], spectators: str) -> tuple[list[LiveTable], list[Chair]]:
    people = [somebody() for _ in range(SEATS)]
    plain = {"seats": SEATS, "first": 0, "spectators": spectators, "take_backs": True}
    settings = Settings.from_plain(Node(plain | {"talk": "chat"}, "settings"))
    table = (await hubs[0].open("Ann", settings, people[0])).table
    tables = [await hub.find(table) for hub in hubs]
    assert [live.owner is None for live in tables] == [True, False]
    for name, person in zip(("Bo", "Cleo"), people[1:], strict=True):
        await hubs[1].sit_down(tables[1], name, person)
    chairs = [Chair(seat, person) for seat, person in enumerate(people)]
    chairs.append(Chair(None, somebody()))
    for chair, language in zip(chairs, ("en", "de", "fr", "sv"), strict=True):
        await chair.connect(hubs, tables, language)
    return tables, chairs


def a_wish(live: LiveTable, seat: Seat, chance: random.Random) -> command_messages.Command:
    """Something that this seat may do now, or may be refused."""
    game = live.table.game
    if game is None:
        return command_messages.Start()
    if live.table.pause is not None:
        return clock_messages.Resume()
    moves = game.view(seat).legal_actions
    if moves and chance.random() < 0.7:
        plain = step_to_plain(game.rules, chance.choice(moves))
        return command_messages.Act(plain, len(game.steps))
    beside: list[command_messages.Command] = [
        command_messages.Say(text=f"line {chance.random()}"),
        command_messages.Note(chance.randrange(20), f"note {chance.random()}"),
        command_messages.VoteTakeBack(agree=True, steps=len(game.steps)),
        command_messages.VoteTakeBack(agree=False, steps=len(game.steps)),
        clock_messages.Pause(),
    ]
    return chance.choice(beside)


async def same(chairs: list[Chair], tables: list[LiveTable]) -> None:
    """Wait until the replica has heard all, and compare."""
    async with asyncio.timeout(30):
        while tables[1].table.number < tables[0].table.number:
            await asyncio.sleep(0.001)
        while True:
            told = [chair.told() for chair in chairs]
            if all(here == there for here, there in told):
                return
            await asyncio.sleep(0.02)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with database("postgresql", tmp_path_factory.mktemp("replicas")) as found:
        yield found


@pytest.mark.parametrize("spectators", ["none", "seat", "delayed", "everything"])
def test_a_replica_tells_each_place_what_the_owner_tells_it(url: str, spectators: str) -> None:
    compare_a_game(url, spectators, random.Random(spectators))


@asynchronous
async def compare_a_game(url: str, spectators: str, chance: random.Random) -> None:
    stores = [Store(url), Store(url)]
    hubs = [Hub(store, Limits()) for store in stores]
    for hub in hubs:
        await hub.start()
    tables, chairs = await seated(hubs, spectators)
    await same(chairs, tables)
    done = 0
    for number in range(DEEDS):
        which, seat = chance.randrange(2), Seat(chance.randrange(SEATS) if number else 0)
        wish = a_wish(tables[0], seat, chance)
        try:
            await hubs[which].obey(tables[which], key_of(tables[0], seat), wish)
        except Exception as error:  # a refusal, the same from either side
            assert type(error).__name__ in ("CommandRefused", "IllegalAction"), error  # noqa: PT017
        else:
            done += 1
        await same(chairs, tables)
    assert done > DEEDS / 4
    await hubs[0].close()
    assert not tables[1].dropped
    async with asyncio.timeout(30):
        while tables[1].owner is not None:
            await asyncio.sleep(0.01)
    await hubs[1].obey(tables[1], key_of(tables[1], 0), command_messages.Say(text="still here"))
    assert tables[1].table.talk[-1].text == "still here"
    await hubs[1].close()
    for store in stores:
        store.close()


class Limited:
    def __init__(self) -> None:
        self.buckets, self.connections = Buckets(0.001, 100), Connections(6)

    def counted(self) -> Counted:
        return {"wishes": self.buckets, "lines": self.connections}


@asynchronous
async def limits_of_two(url: str) -> None:
    stores = [Store(url), Store(url)]
    hubs, limited = [Hub(store, Limits()) for store in stores], [Limited(), Limited()]
    for hub, one in zip(hubs, limited, strict=True):
        hub.spending.share(one)
        await hub.start()
    async with asyncio.timeout(30):
        while not hubs[0].fleet.others:
            await asyncio.sleep(0.05)
    here, there = limited
    for _ in range(90):
        assert here.buckets.take("greedy")
    for _ in range(5):
        assert here.connections.enter("greedy")
    async with asyncio.timeout(30):
        while not (there.buckets.wait("greedy", 20) and there.connections.elsewhere):
            await asyncio.sleep(0.05)
    assert there.buckets.take("greedy", 5)
    assert not there.buckets.take("greedy", 20)
    assert there.buckets.take("modest", 20)
    assert there.connections.enter("greedy")
    assert not there.connections.enter("greedy")
    await hubs[0].close()
    async with asyncio.timeout(30):
        while there.connections.elsewhere:
            await asyncio.sleep(0.05)
    assert there.connections.enter("greedy")
    await hubs[1].close()
    for store in stores:
        store.close()


def test_what_was_spent_in_one_process_counts_in_the_other(url: str) -> None:
    limits_of_two(url)
