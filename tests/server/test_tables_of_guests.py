"""Tables that bots of hanab.live open, set, begin and end themselves, as they do on their own site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import attrgetter
from typing import Any

import pytest

from hanab_live_bots import Bot, TypeScriptBot, begin, bots, invite, open_with, seated
from hanabi.server.limits import Limits
from serving import Server, asynchronous, players, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = Limits(guest_patience=0.3, open_tables_of_network=2)
    with serving(tmp_path_factory.mktemp("bots"), limits, for_bots=True) as running:
        yield running
        assert running.complaints() == ""


async def opened(bot: Bot, **wish: object) -> int:
    """The number of the table that this bot opens."""
    joined = len(bot.heard("joined"))
    await bot.send("tableCreate", name="a table", **wish)
    await bot.until_heard("joined", joined + 1)
    table: int = bot.heard("joined")[-1]["tableID"]
    await bot.until(lambda: table in bot.tables)
    return table


async def join(bot: Bot, table: int, **wish: object) -> None:
    joined = len(bot.heard("joined"))
    await bot.until(lambda: table in bot.tables)
    await bot.send("tableJoin", tableID=table, **wish)
    await bot.until_heard("joined", joined + 1)


async def warned(bot: Bot, command: str, **data: object) -> str:
    """What the bot is told is wrong with this."""
    before = len(bot.warnings())
    await bot.send(command, **data)
    await bot.until(lambda: len(bot.warnings()) > before)
    return bot.warnings()[before]


def plays(bot: Bot, table: int, variant: str) -> bool:
    return bool(bot.tables[table]["variant"] == variant)


@asynchronous
async def test_bots_alone_open_a_table_play_a_game_and_leave_it(server: Server) -> None:
    """Seats that nobody took are gone at the start, wherever somebody got up before."""
    first, second, third = (TypeScriptBot(server, f"alone-{i}", seed=i) for i in range(3))
    early = Bot(server, "alone-early")
    async with players(server, 1) as (ann,), bots(first, early, second, third):
        table = await opened(first, maxPlayers=5, options={"variantName": "Rainbow (6 Suits)"})
        await early.until(lambda: table in early.tables)
        seen = early.tables[table]
        assert (seen["players"], seen["variant"]) == (["alone-0"], "Rainbow (6 Suits)")
        assert not seen["joined"]
        for bot in (early, second, third):
            await join(bot, table)
        await early.send("tableLeave", tableID=table)
        await early.until(lambda: early.tables.get(table, {}).get("players") == NAMES)
        (listed,) = [
            one for one in (await ann.get("/api/tables")).json() if "alone-0" in one["names"]
        ]
        watched = await ann.look(listed["id"])
        assert "only the host" in await warned(second, "tableStart", tableID=table)
        await first.send("tableStart", tableID=table)
        for bot in (first, second, third):
            await bot.until_heard("finishOngoingGame")
            await bot.until(partial(attrgetter("games_over"), bot))
            assert bot.variants == ["Rainbow (6 Suits)"]
        await early.until(lambda: table not in early.tables)
        record = (await ann.get(f"/api/games/{listed['id']}/record", **{"as": "record"})).json()
        assert sorted(one["name"] for one in record["players"]) == NAMES
        assert watched["table"]["settings"]["spectators"] == "everything"


NAMES = ["alone-0", "alone-1", "alone-2"]


@asynchronous
async def test_a_table_with_a_password_lets_in_whoever_knows_it(server: Server) -> None:
    host, guest = Bot(server, "locked-host"), Bot(server, "locked-guest")
    async with players(server, 1) as (ann,), bots(host, guest):
        table = await opened(host, maxPlayers=3, **SESAME)
        await guest.until(lambda: table in guest.tables)
        assert guest.tables[table]["passwordProtected"]
        assert "password" in await warned(guest, "tableJoin", tableID=table, password="")
        listed = (await ann.get("/api/tables")).json()
        assert not [one for one in listed if "locked-host" in one["names"]]
        await join(guest, table, **SESAME)
        both = ["locked-host", "locked-guest"]
        await host.until(lambda: host.tables[table]["players"] == both)


@asynchronous
async def test_whoever_came_next_leads_the_table_that_its_host_leaves(server: Server) -> None:
    host, heir, other = (TypeScriptBot(server, name) for name in ("leaver", "heir", "other"))
    async with bots(host, heir, other):
        table = await opened(host, maxPlayers=5)
        await join(heir, table)
        await join(other, table)
        await host.send("tableLeave", tableID=table)
        await heir.until(lambda: heir.tables[table]["owned"])
        assert not other.tables[table]["owned"]
        await heir.send("tableStart", tableID=table)  # the other one moves to the first seat
        await other.until(lambda: other.games_over)


@asynchronous
async def test_a_person_leads_a_table_that_a_guest_has_left(server: Server) -> None:
    host, heir = Bot(server, "leaving-host"), TypeScriptBot(server, "heir")
    async with players(server, 1) as (ann,), bots(host, heir):
        table = await opened(host, maxPlayers=4)
        await join(heir, table)
        await host.send("tableLeave", tableID=table)
        await heir.until(lambda: heir.tables[table]["owned"])
        await host.until(lambda: host.tables.get(table, {}).get("players") == ["heir"])
        assert "at least 2 players" in await warned(heir, "tableStart", tableID=table)
        (listed,) = [one for one in (await ann.get("/api/tables")).json() if "heir" in one["names"]]
        await ann.join(listed["id"], "Ann")
        await ann.live()
        assert ann.updates[-1]["table"]["host"] == ann.seat
        assert (await ann.tell("change", settings=SMALL))["type"] == "done"
        assert (await ann.tell("start"))["type"] == "done"
        await heir.until_heard("gameActionList")
        assert "people play here" in await warned(heir, "tableTerminate", tableID=table)
        assert (await ann.tell("vote-end", agree=True))["type"] == "done"
        await heir.until(lambda: heir.games_over)


SESAME = {"password": "sesame"}
SMALL = {"seats": 2, "talk": "chat", "public": True}


@asynchronous
async def test_the_guest_that_opened_a_table_leads_it_beside_a_person(server: Server) -> None:
    host = TypeScriptBot(server, "opener")
    async with players(server, 1) as (ann,), bots(host):
        table = await opened(host)
        (listed,) = [
            one for one in (await ann.get("/api/tables")).json() if "opener" in one["names"]
        ]
        await ann.join(listed["id"], "Ann")
        await ann.live()
        await ann.tell("say", text="/start")
        await host.until_heard("chat")
        assert host.heard("chat")[-1]["recipient"] == "opener"
        await host.send("tableStart", tableID=table)
        await ann.until(lambda update: update["view"])
        assert len(ann.updates[-1]["table"]["seats"]) == 2


@asynchronous
async def test_a_table_is_set_as_their_options_say(server: Server) -> None:
    host, guest = TypeScriptBot(server, "settler"), Bot(server, "settled")
    async with bots(host, guest):
        options = {"timed": True, "timeBase": 90, "timePerTurn": 7, "oneLessCard": True}
        table = await opened(host, maxPlayers=4, options=options | {"allOrNothing": True})
        assert host.tables[table]["timeBase"] == 90
        for name in ("Black (6 Suits)", "Pink & Brown (6 Suits)"):
            variant = {"variantName": name}
            await host.send("tableSetVariant", tableID=table, options=variant)
            await host.until(partial(plays, host, table, name))
        await join(guest, table)
        await host.send("tableStart", tableID=table)
        await guest.until_heard("tableStart")
        await guest.send("getGameInfo1", tableID=table)
        await guest.until_heard("init")
        said = guest.heard("init")[0]["options"]
        wanted = options | variant | {"allOrNothing": True, "emptyClues": False, "numPlayers": 2}
        assert {name: said[name] for name in wanted} == wanted
        await host.until_heard("gameActionList")
        drawn = [one for one in host.heard("gameActionList")[0]["list"] if one["type"] == "draw"]
        assert len(drawn) == 8, "four cards for each of two players"
        await host.send("tableTerminate", tableID=table)
        await host.until(lambda: host.games_over)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"options": {"variantName": "Duck (5 Suits)"}}, "options.variantName: "),
        ({"options": {"speedrun": True}}, "options.speedrun: this is not played here"),
        ({"options": {"deckPlays": True}}, "options.deckPlays"),
        ({"options": {"detrimentalCharacters": True}}, "options.detrimentalCharacters"),
        ({"options": {"timed": True, "timeBase": 5}}, "options.timeBase: 30 to 86400 seconds"),
        ({"options": {"timed": True, "timeBase": 60, "timePerTurn": -1}}, "options.timePerTurn"),
        ({"options": {"timed": "yes"}}, "tableCreate: "),
        ({"maxPlayers": "many"}, "tableCreate: "),
    ],
)
@asynchronous
async def test_what_is_not_played_here_is_named(
    server: Server, wish: dict[str, Any], why: str
) -> None:
    bot = Bot(server, "wisher")
    async with bots(bot):
        assert why in await warned(bot, "tableCreate", **wish)
        assert not bot.heard("joined")


@asynchronous
async def test_a_guest_sits_at_one_table_unless_its_name_says_that_it_knows_several(
    server: Server,
) -> None:
    single, several = Bot(server, "single"), Bot(server, "Bot-several")
    async with players(server, 2) as (ann, bo), bots(single, several):
        await open_with(ann, single, seats=2)
        await bo.open("Bo", seats=3)
        await bo.live()
        refused = await bo.tell("invite", guest="single")
        assert refused["code"] == "guest-busy"
        assert "Bot-" in refused["reason"]
        assert "sits at 1 table" in await warned(single, "tableCreate")
        table = await opened(several)
        await single.until(lambda: table in single.tables)
        assert "sits at 1 table" in await warned(single, "tableJoin", tableID=table)
        await invite(bo, several)
        await opened(several)
        await begin(ann)
        await single.send("tableUnattend", tableID=single.heard("joined")[0]["tableID"])
        await ann.until(lambda update: not update["table"]["seats"][1]["connected"])
        assert (await bo.tell("invite", guest="single"))["code"] == "guest-busy", "it can come back"
        assert (await ann.tell("vote-end", agree=True))["type"] == "done"
        await ann.until(lambda update: update["view"]["outcome"])
        await invite(bo, single)


@asynchronous
async def test_a_guest_that_is_gone_before_the_start_has_no_seat_any_more(server: Server) -> None:
    host, guest = Bot(server, "staying"), Bot(server, "crashing")
    async with players(server, 1) as (ann,), bots(host):
        table = await opened(host)
        await guest.connect()
        await join(guest, table)
        await guest.close()
        await host.until(lambda: host.tables[table]["players"] == ["staying"])
        async with bots(guest):
            await open_with(ann, guest, seats=2)
            again = Bot(server, "crashing")
            async with bots(again):
                await guest.until_closed()
                await ann.until(lambda update: seated(update) == ["Ann"])
                await invite(ann, again)


@asynchronous
async def test_only_so_many_tables_of_bots_at_one_address_wait(server: Server) -> None:
    bot, other = Bot(server, "Bot-opening"), Bot(server, "neighbour")
    other.address = bot.address
    async with bots(bot, other):
        tables = [await opened(bot), await opened(bot)]
        assert "too many tables" in await warned(other, "tableCreate")
        await bot.send("tableLeave", tableID=tables[0])
        await bot.until_heard("left")
        await opened(other)


@asynchronous
async def test_one_guest_tells_another_what_to_do(server: Server) -> None:
    one, other = Bot(server, "teller"), Bot(server, "told")
    async with bots(one, other):
        await one.send("chatPM", msg="/create x 3", recipient="told", room="lobby")
        await other.until_heard("chat")
        (said,) = other.heard("chat")
        assert (said["msg"], said["who"], said["recipient"]) == ("/create x 3", "teller", "told")
        assert said["room"] == ""


@asynchronous
async def test_a_guest_that_hangs_is_thinking_and_then_stuck_but_not_away(server: Server) -> None:
    bot = Bot(server, "hanging")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=1)
        await begin(ann)
        await ann.until(lambda update: update["table"]["seats"][1]["stuck"])
        shown = [one["table"]["seats"][1] for one in ann.updates if one["view"]]
        assert (shown[0]["thinking"], shown[0]["stuck"]) == (True, False)
        assert all(seat["connected"] for seat in shown)
        assert not shown[-1]["away_since"]
        await bot.send("action", tableID=bot.heard("joined")[0]["tableID"], type=0, target=0)
        await ann.until(lambda update: not update["table"]["seats"][1]["thinking"])
