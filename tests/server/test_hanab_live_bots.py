"""The two public bots of hanab.live at our tables: whole games, moves too early or too often, and nonsense."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanab_live_bots import (
    DISCARD,
    Bot,
    OldPythonBot,
    PatientBot,
    TypeScriptBot,
    begin,
    bots,
    invite,
    open_with,
    play,
)
from serving import Server, asynchronous, players, serving
from sizes import sized


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots"), for_bots=True) as running:
        yield running
        assert running.complaints() == ""


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


@asynchronous
async def test_bots_that_wait_for_everybody_and_for_the_clock_play_and_their_notes_are_kept(
    server: Server,
) -> None:
    first, second = PatientBot(server, "patient-1"), PatientBot(server, "patient-2", seed=5)
    async with players(server, 1) as (ann,), bots(first, second):
        await ann.open("Ann", seats=3, first=1)
        await ann.live()
        await invite(ann, first, second)
        await begin(ann)
        await play(ann, random.Random(2))
        await first.until(lambda: first.games_over)
        await second.until(lambda: second.games_over)
        await ann.until(lambda update: update["written"])
        assert not first.warnings() + second.warnings()
        notes = (await ann.look())["written"]
        # Whoever begins is player 0 there, and the cards are numbered from that hand on.
        for seat, first_order in ((1, 0), (2, 5)):
            dealt = [notes[seat][str(5 * seat + place)] for place in range(5)]
            assert dealt == [f"o{first_order + place}" for place in range(5)]
        assert notes[0] == {}


@asynchronous
async def test_nobody_else_reads_the_notes_of_a_guest_and_it_finds_them_again(
    server: Server,
) -> None:
    bot = Bot(server, "note-taker")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=0)
        await begin(ann)
        table = bot.heard("joined")[0]["tableID"]
        await bot.send("note", tableID=table, order=0, note=" about\nAnn's card ")
        await bot.send("note", tableID=table, order=7, note="x" * 400)
        await bot.send("note", tableID=table, order=99, note="about no card")
        await bot.send("getGameInfo2", tableID=table)
        await bot.until_heard("noteListPlayer")
        notes = bot.heard("noteListPlayer")[0]["notes"]
        assert len(notes) == 50
        assert (notes[0], notes[7]) == ("about Ann's card", "x" * 300)
        assert sum(map(bool, notes)) == 2
        assert (await ann.look())["notes"] == {}
        assert not bot.warnings()


@asynchronous
async def test_who_is_there_is_told_as_people_come_and_go(server: Server) -> None:
    bot = Bot(server, "watchful")
    async with players(server, 1) as (ann,), bots(bot):
        await open_with(ann, bot, seats=2, first=0)
        await begin(ann)
        table = bot.heard("joined")[0]["tableID"]
        await bot.send("getGameInfo2", tableID=table)
        await bot.until_heard("noteListPlayer")
        order = [command for command in bot.commands() if command in ANSWERS]
        assert order == list(ANSWERS)
        assert bot.heard("connected")[0] == {"tableID": table, "list": [True, True]}
        assert bot.heard("clock")[0]["activePlayerIndex"] == 0
        await ann.leave_live()
        await bot.until_heard("connected", 2)
        assert bot.heard("connected")[1]["list"] == [False, True]
        assert len(bot.heard("clock")) == 1
        await ann.live()
        await bot.until_heard("clock", 2)
        assert bot.heard("connected")[2]["list"] == [True, True]


ANSWERS = ("gameActionList", "connected", "clock", "noteListPlayer")
"""What follows `getGameInfo2`, in this order."""


VARIANTS = [
    ({"edition": "cocktail"}, "No Variant"),
    ({"edition": "swedish", "add_ons": ["till-sista-droppen"]}, "No Variant"),
    ({"edition": "deluxe", "add_ons": ["variant-1"]}, "6 Suits"),
    ({"edition": "swedish", "add_ons": ["kaskad-av-farger"]}, "Black (6 Suits)"),
    ({"edition": "show", "add_ons": ["colour-avalanche"]}, "Rainbow (6 Suits)"),
    ({"edition": "show", "add_ons": ["black-powder"]}, "White Reversed (6 Suits)"),
    ({"variant": "Rainbow-Ones & Black (5 Suits)"}, "Rainbow-Ones & Black (5 Suits)"),
    ({"variant": "Dual-Color & Rainbow (4 Suits)"}, "Dual-Color & Rainbow (4 Suits)"),
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
    old, new = OldPythonBot(server, "Bot-old"), TypeScriptBot(server, "Bot-new")
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


@settings(max_examples=sized(8, 20), deadline=None)
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
