"""Guests at tables: bots of hanab.live that are invited, talk, go away, come back, and are replaced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanab_live_bots import (
    Bot,
    TypeScriptBot,
    begin,
    bots,
    invite,
    open_with,
    seated,
)
from hanabi.server.hanab_live.bot_session import MOST_LINES
from serving import Server, asynchronous, players, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots"), for_bots=True) as running:
        yield running
        assert running.complaints() == ""


# Invitations


@asynchronous
async def test_a_bot_sits_down_only_where_it_is_invited(server: Server) -> None:
    bot = Bot(server, "curious")
    async with players(server, 2) as (ann, bo), bots(bot):
        await ann.open("Ann", seats=3, public=True)
        await ann.live()
        for number in range(4):
            await bot.send("tableJoin", tableID=number)
        await bot.until_heard("warning", 4)
        assert all("not invited" in warning for warning in bot.warnings())
        assert bot.tables == {}  # nor does it see the tables of others
        await bo.join(ann.table, "Bo")
        await bo.live()
        refused = await bo.tell("invite", guest=bot.name)
        assert refused["code"] == "not-host"
        assert (await ann.tell("invite", guest="nobody"))["code"] == "no-such-guest"
        guests = (await ann.get("/api/guests")).json()
        assert guests["open"] is True
        assert {"name": "curious", "places": 0} in guests["guests"]
        await invite(ann, bot)
        assert (await ann.tell("invite", guest=bot.name))["code"] == "full"
        seats = (await ann.look())["table"]["seats"]
        assert [seat["guest"] for seat in seats] == [False, False, True]


@asynchronous
async def test_a_table_that_they_cannot_play_is_refused_with_its_reason(server: Server) -> None:
    bot = Bot(server, "plain")
    async with players(server, 1) as (ann,), bots(bot):
        tiles = {"edition": "show", "add_ons": ["flamboyants"]}
        await ann.open("Ann", seats=2, rules=tiles)
        await ann.live()
        refused = await ann.tell("invite", guest=bot.name)
        assert refused["code"] == "no-counterpart-tiles"
        assert "bonus tiles" in refused["reason"]
        table = (await ann.look())["table"]["settings"]
        await ann.tell("change", settings=table | {"rules": {"edition": "show"}})
        await invite(ann, bot)
        refused = await ann.tell("change", settings=table)  # it sits here now
        assert refused["code"] == "no-counterpart-tiles"


@asynchronous
async def test_an_invitation_does_not_outlast_a_change_to_rules_they_do_not_know(
    server: Server,
) -> None:
    bot = Bot(server, "late")
    bot.joins = False
    async with players(server, 2) as (ann, bo), bots(bot):
        await ann.open("Ann", seats=3)
        await ann.live()
        await ann.tell("invite", guest=bot.name)
        await bot.until_heard("chat")
        table = (await ann.look())["table"]["settings"]
        unknown = {"edition": "show", "add_ons": ["black-powder", "colour-avalanche"]}
        assert (await ann.tell("change", settings=table | {"rules": unknown}))["type"] == "done"
        await bot.send("tableJoin", tableID=next(iter(bot.tables)))
        await bot.until_heard("warning")
        assert "tableGone" in bot.commands()
        assert "suits" in bot.warnings()[0]
        await bo.join(ann.table, "Bo")  # everybody else goes on
        assert seated(await ann.until(lambda update: "Bo" in seated(update))) == ["Ann", "Bo"]


@asynchronous
async def test_a_host_with_a_second_table_brings_the_bot_there(server: Server) -> None:
    """Bots look for their host's name in all the tables they know."""
    bot = Bot(server, "Bot-finder")
    bot.joins = False
    async with players(server, 3) as (ann, again, namesake), bots(bot):
        await ann.open("Ann", seats=2)
        await ann.live()
        await ann.tell("invite", guest=bot.name)  # it does not come
        await bot.until_heard("chat")
        bot.joins = True
        for host in (again, namesake):  # to another table of that name, twice
            await open_with(host, bot, seats=2)
        assert len(bot.heard("joined")) == 2
        assert seated(await ann.look()) == ["Ann"]


@asynchronous
async def test_a_guest_is_sent_away_or_leaves_before_the_start(server: Server) -> None:
    bot = Bot(server, "shy")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2)
        assert (await ann.tell("kick", seat=0))["code"] == "no-such-seat"
        assert (await ann.tell("kick", seat=1))["type"] == "done"
        await bot.until_heard("left")
        await ann.until(lambda update: seated(update) == ["Ann"])
        await invite(ann, bot)
        await bot.send("tableLeave", tableID=bot.heard("joined")[-1]["tableID"])
        await ann.until(lambda update: seated(update) == ["Ann"])
        assert not bot.warnings()


@asynchronous
async def test_a_guest_is_no_host_and_has_no_vote(server: Server) -> None:
    bot = Bot(server, "voteless")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=0)
        await begin(ann)
        assert (await ann.tell("vote-end", agree=True))["type"] == "done"
        over = await ann.until(lambda update: update["view"]["outcome"])
        assert over["view"]["outcome"]["reason"] == "ended"
        await bot.until_heard("databaseID")


@asynchronous
async def test_a_guest_that_does_not_move_can_be_replaced(server: Server) -> None:
    bot = Bot(server, "sleeper")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=1, bot_delay=False)
        await begin(ann)
        assert (await ann.tell("vote-replace", seat=1, agree=True))["type"] == "done"
        await ann.until(lambda update: update["view"]["steps"] == 1)  # steady moves
        await bot.until_heard("left")
        await bot.send("action", tableID=bot.heard("joined")[0]["tableID"], type=0, target=0)
        await bot.until_heard("warning")


@asynchronous
async def test_a_guest_that_comes_back_cannot_undo_the_votes_against_it(server: Server) -> None:
    bot = Bot(server, "clinger")
    async with players(server, 2) as (ann, bo), bots(bot):
        await ann.open("Ann", seats=3, first=0)
        await bo.join(ann.table, "Bo")
        await ann.live()
        await bo.live()
        await invite(ann, bot)
        await begin(ann)
        await ann.tell("vote-replace", seat=2, agree=True)
        table = bot.heard("joined")[0]["tableID"]
        starts = len(bot.heard("tableStart"))
        await bot.send("tableReattend", tableID=table)
        await bot.until_heard("tableStart", starts + 1)
        assert (await bo.tell("vote-replace", seat=2, agree=True))["type"] == "done"
        await ann.until(lambda update: update["table"]["seats"][2]["bot"] == "steady")


@asynchronous
async def test_a_guest_goes_away_from_a_game_and_comes_back(server: Server) -> None:
    bot = Bot(server, "wanderer")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=1)
        await begin(ann)
        table = bot.heard("joined")[0]["tableID"]
        await bot.send("tableUnattend", tableID=table)
        await ann.until(lambda update: not update["table"]["seats"][1]["connected"])
        await bot.send("action", tableID=table, type=0, target=0)
        await bot.until_heard("warning")
        assert "tableReattend" in bot.warnings()[0]
        starts = len(bot.heard("tableStart"))
        await bot.send("tableReattend", tableID=table)
        await bot.until_heard("tableStart", starts + 1)
        await bot.send("getGameInfo2", tableID=table)
        await bot.until_heard("gameActionList")
        await bot.send("action", tableID=table, type=0, target=0)
        await ann.until(lambda update: update["view"]["steps"] == 1)


@asynchronous
async def test_a_rematch_invites_the_guests_again(server: Server) -> None:
    bot = TypeScriptBot(server, "again")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2)
        await begin(ann)
        await bot.until_heard("gameActionList")
        await ann.tell("vote-end", agree=True)
        await ann.tell("rematch")
        update = await ann.until(lambda update: update["table"]["rematch"])
        await ann.live(update["table"]["rematch"])
        await ann.until(lambda update: seated(update) == ["Ann", "again"])


# Chat


@asynchronous
async def test_commands_in_the_chat_reach_the_bot_and_its_words_the_table(server: Server) -> None:
    bot = Bot(server, "chatty")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, talk="chat")
        table = bot.heard("joined")[0]["tableID"]
        await ann.tell("say", text="/setlevel 5")
        await ann.tell("say", text="good luck")
        await bot.until_heard("chat", 3)
        _, private, public = bot.heard("chat")
        assert (private["msg"], private["who"], private["recipient"]) == (
            *("/setlevel 5", "Ann"),
            "chatty",
        )
        assert (public["msg"], public["room"]) == ("good luck", f"table{table}")
        await ann.tell("say", text="/setall HGroup 3")
        await bot.until_heard("chat", 4)
        for_all = bot.heard("chat")[-1]
        assert (for_all["msg"], for_all["room"]) == ("/setall HGroup 3", f"table{table}")
        assert for_all["recipient"] == ""
        await bot.send("chat", msg="thanks", room=f"table{table}")
        await bot.send("chatPM", msg="only for you", recipient="Ann", room="lobby")
        await ann.until(lambda _update: len(ann.talk) == 5)
        assert [line["text"] for line in ann.talk[3:]] == ["thanks", "only for you"]


@asynchronous
async def test_a_chatty_guest_reaches_only_its_own_table_and_leaves_room_for_others(
    server: Server,
) -> None:
    bot = Bot(server, "Bot-gossip")
    async with players(server, 2) as (ann, bo), bots(bot):
        await ann.open("Ann", seats=3, talk="chat")  # a seat stays free
        await ann.live()
        await invite(ann, bot)
        await bo.open("Bo", seats=2, talk="chat")
        await bo.live()
        await invite(bo, bot)
        await bot.until_heard("joined", 2)
        first, second = (joined["tableID"] for joined in bot.heard("joined"))
        await bot.send("chat", msg="to nobody", room="lobby")
        await bot.send("chat", msg="to Bo", room=f"table{second}")
        await bo.until(lambda _update: bo.talk)
        for number in range(MOST_LINES + 5):
            await bot.send("chat", msg=f"line {number}", room=f"table{first}")
        await bot.send("nonsense")
        await bot.until_heard("warning")
        await ann.until(lambda _update: len(ann.talk) >= MOST_LINES)
        assert len((await ann.look())["talk"]) == MOST_LINES
        assert {line["text"] for line in bo.talk} == {"to Bo"}
        assert (await ann.tell("say", text="still here"))["type"] == "done"
