"""Watching a table over a real server: everybody is told who does, and nobody watches a table where they sit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanabi.server.limits import Limits
from hanabi.server.spectators import MOST_LISTED
from serving import Player, Server, asynchronous, play_to_the_end, players, serving, start_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("watching"), connections=1000) as running:
        yield running


def sees_own_hand(view: dict[str, Any] | None, seat: int) -> bool:
    return view is not None and any(held["face"] for held in view["hands"][seat])


async def known(person: Player, name: str) -> Player:
    """Somebody whose name is remembered from a table of their own."""
    await person.open(name)
    person.seat = None
    return person


# Who is told of


@asynchronous
async def test_spectators_are_told_by_name_and_each_person_once(server: Server) -> None:
    async with players(server, 5) as people:
        await start_game(people[:2], spectators="everything")
        cleo, stranger = await known(people[2], "Cleo"), people[3]
        second_tab = people[4]
        second_tab.http.cookies = cleo.http.cookies
        await cleo.live(people[0].table)
        for person in (*people[:2], cleo):
            await person.until(lambda update: update["table"]["spectators"] == ["Cleo"])
        await second_tab.live(people[0].table)
        await stranger.live(people[0].table)
        for person in people:
            await person.until(lambda update: update["table"]["spectators"] == ["Cleo", None])
        await cleo.post("/api/me/name", {"name": "Cleopatra"})
        await people[0].until(lambda update: update["table"]["spectators"] == ["Cleopatra", None])
        await cleo.leave_live()
        await stranger.leave_live()
        await people[0].until(lambda update: update["table"]["spectators"] == ["Cleopatra"])
        await second_tab.leave_live()
        await people[0].until(lambda update: update["table"]["spectators"] == [])


@asynchronous
async def test_of_many_spectators_the_first_names_are_told_and_the_others_counted(
    server: Server,
) -> None:
    async with players(server, MOST_LISTED + 5) as people:
        await start_game(people[:2], spectators="seat")
        await (await known(people[-1], "Zoë" + "y" * 37)).live(people[0].table)
        for person in people[2:-1]:
            await person.live(people[0].table)
        update = await people[0].until(lambda update: update["table"]["spectators_left_out"] == 3)
        assert update["table"]["spectators"] == ["Zoë" + "y" * 37, *[None] * (MOST_LISTED - 1)]


@asynchronous
async def test_who_waits_for_a_seat_is_listed_until_they_sit_down(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await ann.open("Ann", seats=2)
        await ann.live()
        await (await known(bo, "Bo")).live(ann.table)
        await ann.until(lambda update: update["table"]["spectators"] == ["Bo"])
        await bo.join(ann.table, "Bo")
        update = await ann.until(lambda update: update["table"]["spectators"] == [])
        assert update["table"]["seats"][1]["connected"], "the line that was open is the seat's now"
        assert (await bo.until(lambda update: update["you"] == 1))["table"]["state"] == "open"


@pytest.mark.parametrize("mode", ["seat", "delayed", "everything"])
@asynchronous
async def test_whoever_is_not_listed_is_shown_nothing_of_a_running_game(
    server: Server, mode: str
) -> None:
    async with players(server, 4) as people:
        rules = {"edition": "cocktail", "strikes": 99}
        await start_game(people[:2], spectators=mode, rules=rules, talk="chat")
        table = people[0].table
        await people[0].tell("say", text="my red 5")
        await play_to_the_end(people[:2], random.Random(2), most=6)
        lurker, cleo = people[2], await known(people[3], "Cleo")

        async def looks(person: Player) -> tuple[object, object, int]:
            update = await person.look(table)
            back = await person.get(f"/api/tables/{table}/moment", events=3)
            return update["view"], (update["log"], update["talk"]), back.status_code

        assert await looks(lurker) == (None, ([], []), 400)
        await cleo.live(table)
        view, _, status = await looks(cleo)
        assert (view is not None, status) == (True, 200)
        assert await looks(lurker) == (None, ([], []), 400), "Cleo is listed, and nobody else"
        await cleo.leave_live()
        await people[0].until(lambda update: update["table"]["spectators"] == [])
        assert await looks(cleo) == (None, ([], []), 400)
        for person in people[:2]:
            await person.tell("vote-end", agree=True)
        assert (await lurker.look(table))["view"]["outcome"] is not None


# Never more of a table where one sits


@asynchronous
async def test_whoever_sits_here_is_never_shown_it_as_a_spectator(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, tab = people
        await start_game([ann, bo], spectators="everything", first=0)
        tab.http.cookies = bo.http.cookies
        await tab.live(ann.table)
        assert tab.updates[-1]["you"] == 1
        assert not sees_own_hand(tab.view, 1)
        assert tab.updates[-1]["table"]["spectators"] == []
        looked = await tab.look(ann.table)
        assert (looked["you"], sees_own_hand(looked["view"], 1)) == (1, False)
        for query in ({}, {"whole": "true"}):
            back = await tab.get(f"/api/tables/{ann.table}/moment", events=0, **query)
            assert not sees_own_hand(back.json()["view"], 1)
        for path in ("", "/views", "/record", "/views?turn=1"):
            assert (await tab.get(f"/api/games/{ann.table}{path}")).status_code == 404


@asynchronous
async def test_a_line_that_was_open_before_sitting_down_becomes_the_seats(server: Server) -> None:
    """Whether the browser was known already, or became somebody by sitting down."""
    async with players(server, 4) as people:
        ann, bo, early, cleo = people
        await ann.open("Ann", seats=2, spectators="everything")
        await ann.live()
        await (await known(cleo, "Cleo")).live(ann.table)
        await early.live(ann.table)  # a second tab of Bo's browser, which nobody knows yet
        await bo.join(ann.table, "Bo")
        await bo.live()
        early.http.cookies = bo.http.cookies
        assert (await ann.tell("start"))["type"] == "done"
        await early.until_closed()
        assert not any(update["view"] for update in early.updates)
        await early.live(ann.table)
        assert (early.updates[-1]["you"], sees_own_hand(early.view, 1)) == (1, False)
        await cleo.until(lambda update: update["view"] is not None)
        assert sees_own_hand(cleo.view, 1), "whoever watches goes on watching"


@asynchronous
async def test_who_takes_a_seat_by_its_link_while_watching_watches_no_more(server: Server) -> None:
    async with players(server, 4) as people:
        ann, bo, cleo, unknown = people
        await start_game([ann, bo], spectators="everything")
        await (await known(cleo, "Cleo")).live(ann.table)
        await unknown.live(ann.table)
        link = (await bo.get(f"/api/tables/{ann.table}/link")).json()
        await cleo.claim(ann.table, link["token"])
        update = await cleo.until(lambda update: update["you"] == 1)
        assert not sees_own_hand(update["view"], 1)
        dealt = [entry["event"] for entry in cleo.log if entry["event"]["event"] == "hand-dealt"]
        assert [one["faces"] is None for one in dealt] == [False, True], "the log is the seat's too"
        await unknown.until_closed()  # it may have been the browser that took the link


@asynchronous
async def test_who_becomes_a_player_on_another_device_watches_no_more(server: Server) -> None:
    async with players(server, 4) as people:
        ann, bo, phone, tablet = people
        await start_game([ann, bo], spectators="everything")
        await phone.live(ann.table)
        await (await known(tablet, "Cleo")).live(ann.table)
        for device in (phone, tablet):
            code = (await bo.post("/api/me/carry", {})).json()["code"]
            taken = await device.post("/api/me/carry/take", {"code": code})
            assert taken.status_code == 200, taken.text
            await device.until_closed()
            await device.live(ann.table)
            assert (device.updates[-1]["you"], sees_own_hand(device.view, 1)) == (1, False)


@asynchronous
async def test_who_was_sent_away_watches_as_any_stranger_may(server: Server) -> None:
    for mode, sees in (("none", False), ("everything", True)):
        async with players(server, 3) as people:
            ann, bo, cleo = people
            await ann.open("Ann", seats=2, spectators=mode)
            await ann.live()
            await bo.join(ann.table, "Bo")
            await ann.tell("kick", seat=1)
            await cleo.join(ann.table, "Cleo")
            assert (await ann.tell("start"))["type"] == "done"
            await bo.live(ann.table)
            assert (bo.updates[-1]["you"], bo.updates[-1]["view"] is not None) == (None, sees)


@asynchronous
async def test_for_whom_a_bot_plays_sees_their_seat_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(grace=0.0)) as server:
        async with players(server, 2) as people:
            ann, bo = people
            await start_game(people, spectators="everything", first=0)
            await bo.leave_live()
            await ann.until(lambda update: not update["table"]["seats"][1]["connected"])
            await ann.tell("vote-replace", seat=1, agree=True)
            await ann.until(lambda update: update["table"]["seats"][1]["substitute"])
            await bo.live(ann.table)
            assert (bo.updates[-1]["you"], sees_own_hand(bo.view, 1)) == (1, False)
            assert bo.updates[-1]["table"]["spectators"] == []
