"""Bots of hanab.live at our tables: invited from the page, playing, leaving, coming back, and sending nonsense."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from hanab_live_bots import DISCARD, Bot, OldPythonBot, TypeScriptBot, bots
from hanabi.server.hanab_live.session import MOST_LINES
from serving import Player, Server, asynchronous, players, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots"), for_bots=True) as running:
        yield running
        assert running.complaints() == ""


async def invite(host: Player, *guests: Bot) -> None:
    """Open a connection to the table, and let these bots sit down."""
    for guest in guests:
        done = await host.tell("invite", guest=guest.name)
        assert done["type"] == "done", done
        await host.until(partial(is_seated, guest.name))


async def open_with(host: Player, guest: Bot, **settings: object) -> None:
    await host.open("Ann", **settings)
    await host.live()
    await invite(host, guest)


async def begin(host: Player) -> None:
    done = await host.tell("start")
    assert done["type"] == "done", done
    await host.until(lambda update: update["view"])


def is_seated(name: str, update: dict[str, Any]) -> bool:
    return name in seated(update)


def seated(update: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in update["table"]["seats"] if seat["name"]]


async def play(person: Player, chance: random.Random) -> dict[str, Any]:
    """Random moves of one person, while the others move by themselves, to the end."""
    while True:
        update = await person.until(
            lambda update: (
                update["view"]["outcome"] is not None or update["view"]["to_act"] == person.seat
            )
        )
        if update["view"]["outcome"] is not None:
            return update
        done = await person.act(chance.choice(update["view"]["legal_actions"]))
        assert done["type"] == "done", done
        await person.until_number(done["number"])


# The two public bots


@pytest.mark.parametrize("first", [0, 1])
@asynchronous
async def test_the_old_python_bot_plays_a_game_with_a_person(server: Server, first: int) -> None:
    bot = OldPythonBot(server, f"old-{first}")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=first)
        await begin(ann)
        await play(ann, random.Random(first))
        await bot.until_heard("databaseID")
        await bot.until_heard("tableGone", 2)  # the game, and the replay it has left
        assert bot.games == {}
        assert not bot.closed
        # It believes to be on turn until it is told otherwise: what comes too early is refused.
        assert any("another player's turn" in warning for warning in bot.warnings())


VARIANTS = [
    ({"edition": "cocktail"}, "No Variant"),
    ({"edition": "swedish", "add_ons": ["till-sista-droppen"]}, "No Variant"),
    ({"edition": "deluxe", "add_ons": ["variant-1"]}, "6 Suits"),
    ({"edition": "swedish", "add_ons": ["kaskad-av-farger"]}, "Black (6 Suits)"),
    ({"edition": "show", "add_ons": ["colour-avalanche"]}, "Rainbow (6 Suits)"),
    ({"edition": "show", "add_ons": ["black-powder"]}, "White Reversed (6 Suits)"),
]


@pytest.mark.parametrize(("rules", "variant"), VARIANTS)
@asynchronous
async def test_the_typescript_bot_plays_each_edition_that_it_knows(
    server: Server, rules: dict[str, Any], variant: str
) -> None:
    bot = TypeScriptBot(server, "typescript", seed=len(variant))
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=3, rules=rules, bots={"2": "steady"}, bot_delay=False)
        await begin(ann)
        over = await play(ann, random.Random(7))
        await bot.until(lambda: bot.games_over)
        assert bot.variants == [variant]
        assert not bot.warnings()
        heights = [firework["height"] for firework in over["view"]["fireworks"]]
        assert bot.statuses[-1]["score"] == sum(heights)
        assert bot.statuses[-1]["clues"] == over["view"]["tokens"]
        reachable = [firework["reachable"] for firework in over["view"]["fireworks"]]
        assert bot.statuses[-1]["maxScore"] == sum(reachable)


@asynchronous
async def test_several_bots_play_at_several_tables_at_once(server: Server) -> None:
    old, new = OldPythonBot(server, "twice-old"), TypeScriptBot(server, "twice-new")
    async with players(server, 2) as people, bots(old, new):
        for person, name in zip(people, ("Ann", "Bo"), strict=True):
            await person.open(name, seats=3)
            await person.live()
        for person in people:
            await invite(person, old, new)
        for person in people:
            await person.tell("start")
            await person.until(lambda update: update["view"])
        await asyncio.gather(*(play(person, random.Random(i)) for i, person in enumerate(people)))
        await old.until(lambda: old.games_over == 2)
        await new.until(lambda: new.games_over == 2)


# Repeated, early and wrong actions


@asynchronous
async def test_a_repeated_action_is_carried_out_once(server: Server) -> None:
    bot = TypeScriptBot(server, "stutterer")
    bot.thinks_twice = True
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=1)
        await ann.tell("start")
        update = await ann.until(lambda update: update["view"] and update["view"]["steps"] == 1)
        await bot.until(bot.warnings)
        assert bot.warnings() == ["it is another player's turn"]
        assert (await ann.look())["view"]["steps"] == update["view"]["steps"]


@asynchronous
async def test_actions_against_the_rules_are_answered_with_a_warning(server: Server) -> None:
    bot = Bot(server, "rude")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=1)
        table = bot.heard("joined")[0]["tableID"]
        await bot.send("action", tableID=table, type=DISCARD, target=0)
        await bot.until_heard("warning")  # not begun
        await begin(ann)
        wrong: list[dict[str, Any]] = [
            {"type": 1, "target": 0},  # all tokens are there
            {"type": 0, "target": 7},  # the other's card
            {"type": 0, "target": 99},
            {"type": 0, "target": -1},
            {"type": 2, "target": 0, "value": 0},  # to itself
            {"type": 2, "target": 1, "value": 5},
            {"type": 2, "target": 1},
            {"type": 3, "target": 1, "value": 6},
            {"type": 3, "target": 9, "value": 1},
            {"type": 4, "target": 0, "value": 4},
            {"type": "0", "target": 0},
            {"target": 0},
            {},
        ]
        for number, action in enumerate(wrong, start=2):
            await bot.send("action", tableID=table, **action)
            await bot.until_heard("warning", number)
        assert (await ann.look())["view"]["steps"] == 0
        assert "all clue tokens are there" in bot.warnings()[1]
        await bot.send("action", tableID=table, type=0, target=0)
        await ann.until(lambda update: update["view"]["steps"] == 1)


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
        assert refused["code"] == "no-counterpart"
        assert "bonus tiles" in refused["reason"]
        table = (await ann.look())["table"]["settings"]
        await ann.tell("change", settings=table | {"rules": {"edition": "show"}})
        await invite(ann, bot)
        refused = await ann.tell("change", settings=table)  # it sits here now
        assert refused["code"] == "no-counterpart"


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
    bot = Bot(server, "finder")
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
        assert (await ann.tell("dismiss", seat=0))["code"] == "no-such-seat"
        assert (await ann.tell("dismiss", seat=1))["type"] == "done"
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
        await bot.send("chat", msg="thanks", room=f"table{table}")
        await bot.send("chatPM", msg="only for you", recipient="Ann", room="lobby")
        await ann.until(lambda _update: len(ann.talk) == 4)
        assert [line["text"] for line in ann.talk[2:]] == ["thanks", "only for you"]


@asynchronous
async def test_a_chatty_guest_reaches_only_its_own_table_and_leaves_room_for_others(
    server: Server,
) -> None:
    bot = Bot(server, "gossip")
    async with players(server, 2) as (ann, bo), bots(bot):
        await ann.open("Ann", seats=3, talk="chat")  # a seat stays free
        await ann.live()
        await invite(ann, bot)
        await bo.open("Bo", seats=2, talk="chat")
        await bo.live()
        await invite(bo, bot)
        first, second = (joined["tableID"] for joined in bot.heard("joined"))
        await bot.send("chat", msg="to nobody", room="lobby")
        await bot.send("chat", msg="to Bo", room=f"table{second}")
        await bo.until(lambda _update: bo.talk)
        for number in range(MOST_LINES + 5):
            await bot.send("chat", msg=f"line {number}", room=f"table{first}")
        await bot.send("nonsense")
        await bot.until_heard("warning")
        assert len(ann.talk) == MOST_LINES
        assert {line["text"] for line in bo.talk} == {"to Bo"}
        assert (await ann.tell("say", text="still here"))["type"] == "done"


# Accounts


@asynchronous
async def test_a_name_belongs_to_whoever_registered_it(server: Server) -> None:
    bot = Bot(server, "Mine", "the right one")
    async with bots(bot):
        thief = Bot(server, "mine", "a guess")
        answer = await thief.log_in()
        assert answer.status_code == 401
        assert "wrong" in answer.text
        assert "set-cookie" not in answer.headers
        with pytest.raises(InvalidStatus):
            await thief.connect_with("hanabi.sid=guessed")
        again = Bot(server, "Mine", "the right one")
        async with bots(again):
            await bot.until_closed()  # a bot is here once


@asynchronous
async def test_one_bot_may_log_in_twice_at_once(server: Server) -> None:
    """Also when its name is new."""
    bot = Bot(server, "hasty")
    answers = await asyncio.gather(bot.log_in(), bot.log_in())
    assert [answer.status_code for answer in answers] == [200, 200]


def test_a_login_from_another_site_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"http://127.0.0.1:{server.bot_port}/login",
        data={"username": "forged", "password": "x"},
        headers={"origin": "http://elsewhere.example"},
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"password": "x"}, "username"),
        ({"username": "x"}, "password"),
        ({"username": "", "password": "x"}, "username"),
        ({"username": "a\nb", "password": "x"}, "username"),
        ({"username": "y" * 41, "password": "x"}, "username"),
        ({"username": "\u3164", "password": "x"}, "username"),
        ({"username": "x", "password": ""}, "password"),
        ({"username": "x", "password": "y" * 201}, "password"),
    ],
)
def test_a_login_that_cannot_be_is_refused(
    server: Server, fields: dict[str, str], wrong: str
) -> None:
    answer = httpx.post(f"http://127.0.0.1:{server.bot_port}/login", data=fields)
    assert answer.status_code in (400, 401)
    assert answer.text.startswith(f"{wrong}:")


@asynchronous
async def test_passwords_are_kept_as_argon2_hashes(tmp_path: Path) -> None:
    with serving(tmp_path, for_bots=True) as running:
        bot = Bot(running, "careful", "correct horse battery")
        async with bots(bot):
            pass
        running.stop()
    with sqlite3.connect(tmp_path / "games.db") as db:
        rows = db.execute("select name, password from accounts").fetchall()
    assert [name for name, _ in rows] == ["careful"]
    assert rows[0][1].startswith("$argon2id$")
    for file in tmp_path.iterdir():
        assert b"correct horse battery" not in file.read_bytes()


@asynchronous
async def test_a_bot_that_comes_back_plays_on_also_after_a_power_cut(tmp_path: Path) -> None:
    with serving(tmp_path, for_bots=True) as running:
        bot = TypeScriptBot(running, "steadfast")
        async with players(running, 1) as (ann,):
            await bot.connect()
            await open_with(ann, bot, seats=2, first=0)
            await begin(ann)
            clue = next(a for a in ann.view["legal_actions"] if a["do"] == "clue")
            await bot.close()
            await ann.act(clue)
            running.restart()
            await ann.live()
            steps = ann.view["steps"]
            again = TypeScriptBot(running, "steadfast")
            async with bots(again):
                update = await ann.until(lambda update: update["view"]["steps"] > steps)
                assert update["table"]["seats"][1]["connected"]
                await play(ann, random.Random(3))
                await again.until(lambda: again.games_over)
                assert not again.warnings()


# Nonsense

FRAMES = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.builds(
        "{} {}".format,
        st.sampled_from(
            [
                "action",
                "tableJoin",
                "getGameInfo1",
                "getGameInfo2",
                "chat",
                "chatPM",
                "tableUnattend",
                "note",
                "tableCreate",
            ]
        ),
        st.one_of(
            st.text(max_size=40),
            st.builds(
                '{{"tableID":{},"type":{},"target":{},"value":{},"msg":{}}}'.format,
                *[
                    st.sampled_from(
                        ["0", "1", "-1", "1e99", '"x"', "null", "[]", "{}", "99999999999999999999"]
                    )
                ]
                * 5,
            ),
        ),
    ),
)


@settings(max_examples=20, deadline=None)
@given(frames=st.lists(FRAMES, min_size=1, max_size=30))
def test_nonsense_is_answered_and_harms_nobody(server: Server, frames: list[str | bytes]) -> None:
    @asynchronous
    async def send_them() -> None:
        bot = Bot(server, "babbler")
        await bot.connect()
        async with players(server, 1) as (ann,):
            await ann.open("Ann", seats=2, bots={"1": "steady"}, first=0)
            await ann.live()
            await ann.tell("start")
            before = await ann.until(lambda update: update["view"])
            for frame in frames:
                await bot.send_raw(frame)
            await bot.send_raw("isThereAnybody {}")
            await bot.until(lambda: any("isThereAnybody" in said for said in bot.warnings()))
            assert (await ann.look())["view"]["steps"] == before["view"]["steps"]
        await bot.close()

    send_them()


# Starting


@pytest.mark.parametrize(
    "where", ["abc", "", "host:", "localhost:99999", "99999", "no.such.host.invalid:8001"]
)
def test_a_place_to_listen_that_is_none_is_one_line_and_exit_code_2(
    where: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "hanabi", "serve", "--port", "0", "--hanab-live", where]
    done = subprocess.run(
        [*command, "--db", f"sqlite:///{tmp_path / 'games.db'}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hanabi: hanab-live: ")
    assert done.stderr.count("\n") == 1
