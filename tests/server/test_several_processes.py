"""Several processes behind one PostgreSQL: whichever one comes through, it is the same table."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hanab_live_bots import Bot, TypeScriptBot, bots
from hanabi.server.limits import Limits
from serving import GUARD, Player, Server, a_clue, asynchronous, start_game, to_act
from several_processes import at, fleet, go_to, players
from test_shared_replays import a_record, guests, keep

SLOW = 6
"""How much longer a machine may take on which everything else runs too."""

LIMITS = Limits(grace=0.0, warm=False)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with fleet(tmp_path_factory.mktemp("fleet"), 3, LIMITS, for_bots=True) as running:
        yield running
        assert [server.complaints() for server in running] == [""] * 3


async def done(person: Player, kind: str, **fields: object) -> int:
    answer = await person.tell(kind, **fields)
    assert answer["type"] == "done", answer
    number: int = answer["number"]
    return number


def table_as_told(update: dict[str, Any]) -> dict[str, Any]:
    """What everybody is told alike, without times."""
    table = dict(update["table"])
    table["seats"] = [seat | {"away_since": None} for seat in table["seats"]]
    return table | {"clock": None, "number": update["number"]}


async def same_for(people: list[Player], number: int) -> None:
    """Everybody is told the same of the table, once they have heard so much."""
    for person in people:
        await person.until_number(number)
    async with asyncio.timeout(30):
        while len({str(table_as_told(person.updates[-1])) for person in people}) > 1:
            await asyncio.sleep(0.01)


async def come_back(person: Player) -> None:
    """Connect, again if one is sent elsewhere at that moment."""
    async with asyncio.timeout(GUARD):
        while True:
            with contextlib.suppress(AssertionError):
                await person.live()
                return


async def move_in_the_end(person: Player) -> None:
    """One clue, however often the connection breaks: what is seen afterwards says whether it was given."""
    steps = person.view["steps"]
    while person.view["steps"] == steps:
        if person.closed is not None:
            await come_back(person)
            continue
        with contextlib.suppress(AssertionError, ConnectionClosed):
            answer = await person.act(a_clue(person.view))
            await person.until_number(answer.get("number", 0))


@asynchronous
async def test_people_at_one_table_through_different_processes_play_one_game(
    servers: list[Server],
) -> None:
    async with players(servers[0], 4) as (ann, bo, cleo, dag):
        people = [ann, bo, cleo]
        at(servers, people)
        await start_game(people, seats=3, first=0, take_backs=True, talk="chat")
        await go_to(dag, servers[2]).live(ann.table)
        for person in people:
            await person.until(lambda update: len(update["table"]["spectators"]) == 1)
        for _ in range(6):
            person = await to_act(people)
            answer = await person.act(a_clue(person.view))
            assert answer["type"] == "done", answer
            await same_for([*people, dag], answer["number"])
        for person in people:
            await same_for(people, await done(person, "say", text=f"hej {person.seat}"))
        assert [line["text"] for line in ann.talk] == [line["text"] for line in cleo.talk]
        assert len(ann.talk) == 3
        await cleo.until_number(await done(cleo, "note", card=0, text="red"))
        assert cleo.updates[-1]["notes"] == {"0": "red"}
        assert bo.updates[-1]["notes"] == {}
        person = await to_act(people)
        stranger = people[(person.seat or 0) - 1]
        assert (await stranger.act(a_clue(person.view)))["code"] == "not-your-turn"
        steps = ann.view["steps"]
        last = people[((person.seat or 0) - 1) % 3]
        for one in (last, *(other for other in people if other is not last)):
            number = await done(one, "take-back", agree=True, steps=steps)
        await same_for(people, number)
        assert {one.view["steps"] for one in people} == {steps - 1}


@asynchronous
async def test_presence_votes_and_returns_are_known_through_every_process(
    servers: list[Server],
) -> None:
    async with players(servers[0], 3) as people:
        at(servers, people)
        ann, bo, cleo = people
        await start_game(people, seats=3, first=0)
        await bo.leave_live()
        for person in (ann, cleo):
            await person.until(lambda update: not update["table"]["seats"][1]["connected"])
            number = await done(person, "vote-replace", seat=1, agree=True)
        await same_for([ann, cleo], number)
        assert ann.updates[-1]["table"]["seats"][1]["substitute"]
        await bo.live()
        await done(bo, "return")
        for person in (ann, cleo):
            await person.until(lambda update: not update["table"]["seats"][1]["substitute"])
            await person.until(lambda update: update["table"]["seats"][1]["connected"])
        number = max([await done(person, "vote-end", agree=True) for person in people])
        await same_for(people, number)
        assert ann.updates[-1]["table"]["state"] == "over"
        await same_for(people, await done(cleo, "rematch"))
        again = ann.updates[-1]["table"]["rematch"]
        for person in reversed(people):
            await person.live(again)
            assert person.updates[-1]["you"] == person.seat


@asynchronous
async def test_before_the_start_seats_change_hands_through_every_process(
    servers: list[Server],
) -> None:
    async with players(servers[0], 3) as people:
        at(servers, people)
        ann, bo, cleo = people
        await ann.open("Ann", seats=2)
        await bo.join(ann.table, "Bo")
        assert (await cleo.post(f"/api/tables/{ann.table}/join", {"name": "Cleo"})).is_client_error
        await ann.live()
        await bo.live()
        await done(ann, "kick", seat=1)
        await bo.until(lambda update: update["kicked"])
        answer = await bo.post(f"/api/tables/{ann.table}/join", {"name": "Bo"})
        assert answer.json()["code"] == "kicked", answer.text
        await cleo.join(ann.table, "Cleo")
        await cleo.live()
        settings = ann.updates[-1]["table"]["settings"] | {"seats": 3}
        await same_for([ann, cleo], await done(ann, "change", settings=settings))
        go_to(cleo, servers[0])
        answer = await cleo.get(f"/api/tables/{ann.table}/link")
        phone = answer.json()["token"]
        go_to(bo, servers[2])
        bo.http.cookies.clear()
        await bo.claim(ann.table, phone)
        assert bo.seat == 1


@asynchronous
async def test_a_person_who_renames_signs_out_or_goes_is_so_through_every_process(
    servers: list[Server],
) -> None:
    async with players(servers[0], 4) as (ann, bo, cleo, dag):
        await go_to(bo, servers[1]).open("Bo", seats=2)
        await go_to(ann, servers[0]).open("Ann", seats=2, public=True)
        await ann.live()
        await bo.live(ann.table)
        await ann.until(lambda update: update["table"]["spectators"] == ["Bo"])
        await go_to(bo, servers[2]).post("/api/me/name", {"name": "Bob"})
        await ann.until(lambda update: update["table"]["spectators"] == ["Bob"])
        code = (await bo.post("/api/me/carry", {})).json()["code"]
        await go_to(cleo, servers[0]).post("/api/me/carry/take", {"code": code})
        await bo.post("/api/me/sign-out-others", {})
        await go_to(dag, servers[1]).join(ann.table, "Dag")
        await dag.live()
        await go_to(dag, servers[2]).post("/api/me/delete", {"name": "Dag"})
        await dag.until_closed()
        go_to(ann, servers[1])
        while (answer := await ann.get(f"/api/tables/{ann.table}")).status_code != 200:
            assert answer.json()["code"] == "late", answer.text  # it is just read anew
        assert [seat["name"] for seat in answer.json()["table"]["seats"]] == ["Ann", None]
        assert not re.search(r"\bDag\b", answer.text)


@asynchronous
async def test_when_an_owner_is_killed_the_others_go_on_where_it_was(servers: list[Server]) -> None:
    async with players(servers[0], 3) as people:
        at(servers, people)
        ann, bo, cleo = people
        await start_game(people, seats=3, first=1)
        answer = await bo.act(a_clue(bo.view))
        await same_for(people, answer["number"])
        servers[0].kill()
        await ann.until_closed()
        async with asyncio.timeout(10 * SLOW):
            await move_in_the_end(cleo)
        for person in (go_to(ann, servers[1]), bo):
            await come_back(person)
        await same_for(people, cleo.updates[-1]["number"])
        answer = await ann.act(a_clue(ann.view))
        await same_for(people, answer["number"])
        servers[0].start()
        await come_back(go_to(ann, servers[0]))
        await same_for(people, answer["number"])
        answer = await bo.act(a_clue(bo.view))
        await same_for(people, answer["number"])


@asynchronous
async def test_a_process_that_is_told_to_stop_hands_its_tables_over(servers: list[Server]) -> None:
    async with players(servers[0], 2) as people:
        ann, bo = go_to(people[0], servers[1]), go_to(people[1], servers[2])
        await start_game([ann, bo], first=1, clock={"per": "move", "seconds": 600})
        servers[1].stop()
        await ann.until_closed()
        assert ann.closed is not None
        assert ann.closed[0] == 1012
        await come_back(go_to(ann, servers[0]))
        assert bo.closed is None
        answer = await bo.act(a_clue(bo.view))
        await same_for([ann, bo], answer["number"])
        servers[1].start()


@asynchronous
async def test_guests_are_found_invited_and_play_through_every_process(
    servers: list[Server],
) -> None:
    bot = Bot(servers[1], "roaming")
    async with players(servers[0], 1) as (ann,), bots(bot):
        await go_to(ann, servers[0]).open("Ann", seats=2, first=1)
        await ann.live()
        async with asyncio.timeout(GUARD):
            while not (await ann.get("/api/guests")).json()["guests"]:
                await asyncio.sleep(0.05)
        assert (await ann.tell("invite", guest="nobody"))["code"] == "no-such-guest"
        await done(ann, "invite", guest="roaming")
        await ann.until(lambda update: update["table"]["seats"][1]["guest"])
        await done(ann, "start")
        await bot.until_heard("tableStart")
        again = Bot(servers[2], "roaming")
        async with bots(again):
            await bot.until(lambda: bot.closed)
            await again.until(lambda: bool(again.tables))
            assert (await ann.get("/api/guests")).json()["guests"]


@asynchronous
async def test_guests_of_different_processes_play_at_the_table_that_one_of_them_opened(
    servers: list[Server],
) -> None:
    host, guest = TypeScriptBot(servers[0], "here"), TypeScriptBot(servers[1], "there")
    async with bots(host, guest):
        await host.send("tableCreate", maxPlayers=3, password="sesame")  # noqa: S106  # no secret
        await guest.until(lambda: any(one["players"] == ["here"] for one in guest.tables.values()))
        number = next(iter(guest.tables))
        await host.send("chatPM", msg="come", recipient="there", room="lobby")
        await guest.until_heard("chat")
        await guest.send("tableJoin", tableID=number, password="sesame")  # noqa: S106  # no secret
        await host.until(lambda: any(len(one["players"]) == 2 for one in host.tables.values()))
        await host.send("tableStart", tableID=host.heard("joined")[0]["tableID"])
        for bot in (host, guest):
            await bot.until_heard("finishOngoingGame")
            assert not bot.warnings()


@asynchronous
async def test_a_login_of_a_bot_holds_in_every_process(servers: list[Server]) -> None:
    bot = Bot(servers[0], "wandering")
    cookie = (await bot.log_in()).headers["set-cookie"]
    bot.server = servers[2]
    await bot.connect_with(cookie)
    await bot.close()


@asynchronous
async def test_people_in_different_processes_meet_in_one_room(servers: list[Server]) -> None:
    game = keep(servers[0], a_record())
    async with guests(servers[0], game, "Ada", "Bo", "Cleo") as people:
        for server, person in zip(servers, people, strict=True):
            person.server = server
            await person.enter()
        ada, bo, cleo = people
        for person in people:
            await person.until(lambda room: len(room["people"]) == 3)
        assert (await bo.tell("lead", turn=4))["code"] == "not-leading"
        assert (await ada.tell("lead", turn=4))["type"] == "done"
        assert (await cleo.tell("say", text="look here"))["type"] == "done"
        for person in people:
            await person.until(lambda room: room["turn"] == 4)
        async with asyncio.timeout(GUARD):
            while not ada.talk == bo.talk == cleo.talk != []:
                await asyncio.sleep(0.01)
        assert ada.state == bo.state == cleo.state
        await cleo.leave()
        for person in (ada, bo):
            await person.until(lambda room: len(room["people"]) == 2)
