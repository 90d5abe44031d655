"""Tables that play only deals that can be won, over a real server and the process that draws for it."""

from __future__ import annotations

import json
from pathlib import Path

from hanabi.core import Record
from hanabi.review import Winnable, solve
from hanabi.server.limits import Limits
from serving import Player, asynchronous, players, serving
from sizes import sized

FEW_CAN_BE_WON = {"hand_size": 2}
"""With two players, about one deal in four."""

NONE_CAN_BE_WON = {"hand_size": 1, "clue_tokens": 0}

QUICK = Limits(dealing_step=0.0, bot_pause=(0.0, 0.0))
SLOW = Limits(dealing_step=600.0)
"""The deal is there at once, and kept back for as long as a test may take."""


async def settings_of(person: Player) -> dict[str, object]:
    settings: dict[str, object] = (await person.look())["table"]["settings"]
    return settings


@asynchronous
async def test_every_deal_can_be_won_and_nobody_is_told_more(tmp_path: Path) -> None:
    with serving(tmp_path, QUICK) as server:
        async with players(server, 1) as (ann,):
            for _ in range(sized(4, 30)):
                await ann.open(
                    "Ann", seats=2, bots={"1": "random"}, winnable=True, rules=FEW_CAN_BE_WON
                )
                assert (await settings_of(ann))["winnable"] is True
                await ann.live()
                assert (await ann.tell("start"))["type"] == "done"
                update = await ann.until(lambda update: update["view"] is not None)
                assert not update["table"]["dealing"]
                assert (await ann.tell("vote-end", agree=True))["type"] == "done"
                await ann.until(lambda update: update["table"]["state"] == "over")
                told = await ann.get(f"/api/games/{ann.table}/record")
                record = Record.loads(told.text)
                assert isinstance(solve(record.replay(0)), Winnable)
                assert "winnable" not in json.loads(told.text)
        assert server.complaints() == ""


@asynchronous
async def test_rules_by_which_nothing_can_be_won_are_refused_and_change_nothing(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, QUICK) as server:
        async with players(server, 2) as (ann, bo):
            await ann.open("Ann", seats=2, winnable=True, rules=NONE_CAN_BE_WON)
            assert (await ann.live()).updates[-1]["table"]["settings"]["winnable"] is True
            assert (await ann.tell("start"))["code"] == "seats-free"
            await bo.join(ann.table, "Bo")
            await bo.live()
            assert (await bo.tell("start"))["code"] == "not-host"
            before = await ann.until(lambda update: update["table"]["seats"][1]["connected"])
            refused = await ann.tell("start")
            assert refused["code"] == "no-winnable-deal"
            assert refused["reason"].startswith("winnable: of 200 deals")
            after = await bo.until(lambda update: not update["table"]["dealing"])
            assert after["number"] == before["number"]
            assert after["table"] == before["table"]
            settings = await settings_of(ann) | {"winnable": False}
            assert (await ann.tell("change", settings=settings))["type"] == "done"
            assert (await ann.tell("start"))["type"] == "done"
            await bo.until(lambda update: update["view"] is not None)


@asynchronous
async def test_everybody_sees_that_a_deal_is_in_the_making_and_a_kill_loses_only_that(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, SLOW) as server:
        async with players(server, 2) as (ann, bo):
            await ann.open("Ann", seats=2, winnable=True)
            await bo.join(ann.table, "Bo")
            await ann.live()
            await bo.live()
            await ann.send(json.dumps({"type": "start", "id": 100}))
            seen = await bo.until(lambda update: update["table"]["dealing"])
            assert seen["view"] is None
            async with players(server, 1) as (again,):
                await again.claim(ann.table, ann.token)
                await again.live()
                assert (await again.tell("start"))["code"] == "late"
            server.restart()
            await ann.live()
            table = (await ann.look())["table"]
            assert (table["state"], table["dealing"]) == ("open", False)
            assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo"]
            assert table["settings"]["winnable"] is True
            settings = table["settings"] | {"winnable": False}
            assert (await ann.tell("change", settings=settings))["type"] == "done"
            assert (await ann.tell("start"))["type"] == "done"


@asynchronous
async def test_a_host_who_leaves_ends_the_drawing_and_the_next_one_can_start(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, SLOW) as server:
        async with players(server, 3) as (ann, bo, cy):
            await ann.open("Ann", seats=2, winnable=True)
            await bo.join(ann.table, "Bo")
            await ann.live()
            await bo.live()
            await ann.send(json.dumps({"type": "start", "id": 100}))
            await bo.until(lambda update: update["table"]["dealing"])
            left = await ann.post(f"/api/tables/{ann.table}/commands", {"type": "leave"})
            assert left.json()["type"] == "done"
            alone = await bo.until(lambda update: not update["table"]["dealing"])
            assert (alone["table"]["host"], alone["view"]) == (1, None)
            assert (await ann.answer(100))["code"] == "late"
            await cy.join(ann.table, "Cy")
            await cy.live()
            await cy.send(json.dumps({"type": "start", "id": 101}))
            await bo.until(lambda update: update["table"]["dealing"])
