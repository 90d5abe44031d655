"""Tables: sitting down, playing, talking, voting, leaving and coming back, over a real server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hanabi.server.limits import Limits
from serving import (
    Player,
    Server,
    a_clue,
    asynchronous,
    play_to_the_end,
    players,
    serving,
    start_game,
    to_act,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that does not wait for anybody who is gone."""
    with serving(tmp_path_factory.mktemp("tables"), Limits(grace=0)) as running:
        yield running
        assert running.complaints() == ""


def names(update: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in update["table"]["seats"]]


def settings_of(person: Player) -> dict[str, Any]:
    settings: dict[str, Any] = person.updates[-1]["table"]["settings"]
    return settings


async def change(person: Player, **changes: object) -> dict[str, Any]:
    return await person.tell("change", settings=settings_of(person) | changes)


async def problem(person: Player, path: str, data: object) -> tuple[int, str]:
    answer = await person.post(path, data)
    return answer.status_code, answer.json()["code"]


# The lobby


@asynchronous
async def test_a_table_is_opened_joined_by_its_link_and_started(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann", seats=2)
        assert ann.seat == 0
        seen = await bo.look(ann.table)  # before sitting down, by link alone
        assert (seen["you"], names(seen), seen["table"]["state"]) == (None, ["Ann", None], "open")
        await bo.join(ann.table, "Bo")
        assert bo.seat == 1
        assert (await bo.look())["you"] == 1
        await ann.live()
        await bo.live()
        assert (await ann.tell("start"))["type"] == "done"
        for person in (ann, bo):
            update = await person.until(lambda update: update["view"])
            assert update["table"]["state"] == "playing"
            assert update["view"]["seat"] == person.seat


@asynchronous
async def test_only_the_host_sets_the_table_and_everybody_sees_it_at_once(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann", seats=2)
        await bo.join(ann.table, "Bo")
        await ann.live()
        await bo.live()
        assert (await change(bo, seats=4))["code"] == "not-host"
        done = await change(ann, seats=4, rules={"edition": "show", "add_ons": ["black-powder"]})
        assert done["type"] == "done"
        update = await bo.until(lambda update: len(update["table"]["seats"]) == 4)
        assert [suit["name"] for suit in update["table"]["rules"]["suits"]][-1] == "black"
        assert names(update) == ["Ann", "Bo", None, None]
        assert (await change(ann, seats=2))["type"] == "done"
        await bo.until(lambda update: len(update["table"]["seats"]) == 2)


@asynchronous
async def test_a_seat_that_is_taken_is_not_taken_away(server: Server) -> None:
    async with players(server, 3) as (ann, bo, cleo):
        await ann.open("Ann", seats=3)
        await bo.join(ann.table, "Bo")
        await cleo.join(ann.table, "Cleo")
        await ann.live()
        for wish in ({"seats": 2}, {"bots": {"1": "steady"}}, {"bots": {"01": "steady"}}):
            refusal = await change(ann, **wish)
            assert refusal["type"] == "refused", wish
            assert refusal["code"] in ("seat-taken", "no-such-seat")
        assert names(await ann.look()) == ["Ann", "Bo", "Cleo"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": 2, "first": 2}, "no-such-seat"),
        ({"bots": {"5": "steady"}}, "no-such-seat"),
        ({"bots": {"x": "steady"}}, "no-such-seat"),
        ({"bots": {"²": "steady"}}, "no-such-seat"),
        ({"bots": {"1": "cleverest"}}, "no-such-bot"),
        ({"rules": {"edition": "chess"}}, "bad-request"),
        ({"seats": 6}, "bad-request"),
        ({"seats": 7}, "bad-request"),
        ({"bots": {"0": "steady", "1": "steady", "2": "steady"}}, "full"),
    ],
)
@asynchronous
async def test_settings_that_cannot_be_are_refused(
    server: Server, wish: dict[str, Any], code: str
) -> None:
    async with players(server, 1) as (ann,):
        data = {"name": "Ann", "settings": {"seats": 3} | wish}
        assert await problem(ann, "/api/tables", data) == (400, code)


@asynchronous
async def test_a_seat_named_in_many_ways_is_refused_and_the_table_stays_whole(
    server: Server,
) -> None:
    async with players(server, 1) as (ann,):
        await ann.open("Ann", seats=2)
        await ann.live()
        spellings = {"0" * zeros + "1": "steady" for zeros in range(12)}
        assert (await change(ann, bots=spellings))["type"] == "refused"
        assert (await change(ann, bots={"0" * 5000 + "1": "steady"}))["type"] == "refused"
        assert (await change(ann, bots={"1": "steady"}))["type"] == "done"
        assert (await ann.look())["table"]["seats"][1]["bot"] == "steady"


@asynchronous
async def test_bots_take_seats_under_names_of_their_own_and_give_them_back(server: Server) -> None:
    async with players(server, 2) as (ann, ume):
        await ann.open("Ann", seats=4, bots={"1": "steady", "2": "random"})
        await ann.live()
        update = ann.updates[-1]
        assert [seat["bot"] for seat in update["table"]["seats"]] == [
            None,
            "steady",
            "random",
            None,
        ]
        assert len(set(names(update))) == 4
        taken = update["table"]["seats"][1]["name"]
        path = f"/api/tables/{ann.table}/join"
        assert await problem(ume, path, {"name": taken.upper()}) == (400, "name-taken")
        assert (await change(ann, bots={"3": "steady"}))["type"] == "done"
        update = await ann.until(lambda update: update["table"]["seats"][3]["bot"])
        assert [bool(name) for name in names(update)] == [True, False, False, True]
        await ume.join(ann.table, "Sora")
        assert ume.seat == 1


@asynchronous
async def test_a_name_is_taken_once_and_a_full_table_is_full(server: Server) -> None:
    async with players(server, 3) as (ann, bo, cleo):
        await ann.open("Ann", seats=2)
        path = f"/api/tables/{ann.table}/join"
        assert await problem(bo, path, {"name": " ANN "}) == (400, "name-taken")
        await bo.join(ann.table, "  Bo ")
        assert names(await ann.look()) == ["Ann", "Bo"]
        assert await problem(cleo, path, {"name": "Cleo"}) == (400, "full")
        assert await problem(bo, path, {"name": "Bo again"}) == (409, "seated")


@asynchronous
async def test_only_the_host_starts_and_only_when_every_seat_is_taken(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann", seats=2)
        await ann.live()
        assert (await ann.tell("start"))["code"] == "seats-free"
        await bo.join(ann.table, "Bo")
        await bo.live()
        assert (await bo.tell("start"))["code"] == "not-host"
        assert (await ann.tell("start"))["type"] == "done"
        assert (await ann.tell("start"))["code"] == "wrong-moment"
        assert (await change(ann, talk="chat"))["code"] == "wrong-moment"
        assert (await bo.tell("leave"))["code"] == "wrong-moment"
        path = f"/api/tables/{ann.table}/join"
        async with players(server, 1) as (late,):
            assert await problem(late, path, {"name": "Late"}) == (400, "wrong-moment")


@asynchronous
async def test_whoever_leaves_frees_the_seat_and_the_next_person_becomes_host(
    server: Server,
) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann", seats=2)
        await bo.join(ann.table, "Bo")
        await ann.live()
        await bo.live()
        assert (await ann.tell("leave"))["type"] == "done"
        update = await bo.until(lambda update: names(update) == [None, "Bo"])
        assert update["table"]["host"] == 1
        update = await ann.until(lambda update: update["you"] is None)
        assert (await ann.tell("start"))["code"] == "not-seated"
        await ann.join(ann.table, "Ann")  # may sit down again
        assert ann.seat == 0


@asynchronous
async def test_whoever_left_no_longer_sees_through_the_seat_that_another_took(
    server: Server,
) -> None:
    async with players(server, 3) as (ann, bo, cleo):
        await ann.open("Ann", seats=2)
        await bo.join(ann.table, "Bo")
        for person in (ann, bo):
            await person.live()
        assert (await bo.tell("leave"))["type"] == "done"
        await cleo.join(ann.table, "Cleo")
        await cleo.live()
        assert cleo.seat == 1
        assert (await ann.tell("start"))["type"] == "done"
        await cleo.until(lambda update: update["view"] and update["view"]["seat"] == 1)
        gone = await bo.until(lambda update: update["table"]["state"] == "playing")
        assert (gone["you"], gone["view"], gone["log"]) == (None, None, [])
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("act", {"action": {"do": "play", "card": 5}, "steps": 0}),
            ("vote-end", {"agree": True}),
            ("say", {"remark": "hello"}),
        ]
        for kind, fields in wishes:
            assert (await bo.tell(kind, **fields))["code"] == "not-seated"
        assert (await bo.look())["view"] is None
        answer = await bo.get(f"/api/tables/{ann.table}/link")
        assert answer.status_code == 403


@asynchronous
async def test_the_list_shows_public_tables_with_their_free_seats(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):

        async def listed() -> list[dict[str, Any]]:
            tables = (await eve.get("/api/tables")).json()
            return [table for table in tables if table["id"] == ann.table]

        await ann.open("Ann", seats=2, public=True)
        assert [(t["state"], t["names"], t["free"]) for t in await listed()] == [
            ("open", ["Ann", None], 1)
        ]
        await bo.join(ann.table, "Bo")
        assert (await listed())[0]["free"] == 0
        await ann.live()
        await bo.live()
        await change(ann, public=False)
        assert await listed() == []
        await change(ann, public=True)
        await ann.tell("start")
        assert (await listed())[0]["state"] == "playing"
        await ann.tell("vote-end", agree=True)
        await bo.tell("vote-end", agree=True)
        assert await listed() == []


# Playing


@pytest.mark.parametrize("first", [0, 1, 2])
@asynchronous
async def test_the_chosen_seat_begins(server: Server, first: int) -> None:
    async with players(server, 3) as people:
        await start_game(people, first=first)
        assert {person.view["to_act"] for person in people} == {first}


@asynchronous
async def test_without_a_choice_any_seat_may_begin(server: Server) -> None:
    begun = set()
    async with players(server, 1) as (ann,):
        for _ in range(64):
            await ann.open("Ann", seats=2, bots={"1": "steady"})
            await ann.post(f"/api/tables/{ann.table}/commands", {"type": "start"})
            begun.add((await ann.look())["view"]["to_act"])
            if begun == {0, 1}:
                return
    pytest.fail(f"of 64 games, all began with {begun}")


@asynchronous
async def test_every_action_reaches_everybody_at_once_as_they_may_see_it(server: Server) -> None:
    async with players(server, 3, ("en", "sv", None)) as people:
        await start_game(people, first=0)
        await people[0].act(a_clue(people[0].view))
        for person in people:
            update = await person.until(lambda update: update["view"]["turn"] == 2)
            kinds = [entry["event"]["event"] for entry in update["log"]]
            assert kinds == ["clue-given", "token-spent", "turn-began"]
        assert [("text" in person.log[-1]) for person in people] == [True, True, False]
        card = people[1].view["hands"][1][0]["id"]
        await people[1].act({"do": "play", "card": card})
        for person in people:
            update = await person.until(lambda update: update["view"]["turn"] == 3)
            drawn = next(e["event"] for e in update["log"] if e["event"]["event"] == "card-drawn")
            assert (drawn["face"] is None) == (person is people[1])


@asynchronous
async def test_bots_play_their_turns_to_the_end_without_anybody_asking(server: Server) -> None:
    async with players(server, 1) as (ann,):
        await ann.open("Ann", seats=3, bots={"1": "steady", "2": "random"}, bot_delay=False)
        await ann.live()
        await ann.tell("start")
        chance = random.Random(4)
        while True:
            update = await ann.until(
                lambda u: u["view"] and (u["view"]["to_act"] == 0 or u["view"]["outcome"])
            )
            if update["view"]["outcome"]:
                break
            assert (await ann.act(chance.choice(ann.view["legal_actions"])))["type"] == "done"
            await ann.until_number(update["number"] + 1)
        acted = {e["event"].get("giver", e["event"].get("seat")) for e in ann.log if e["turn"]}
        assert {0, 1, 2} <= acted


@asynchronous
async def test_somebody_elses_turn_is_refused_and_nothing_changes(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, first=0)
        before = await bo.look()
        card = bo.view["hands"][1][0]["id"]
        assert (await bo.act({"do": "play", "card": card}))["code"] == "not-your-turn"
        assert await bo.look() == before
        assert (await ann.act(a_clue(ann.view)))["type"] == "done"


@asynchronous
async def test_a_repeated_or_late_action_is_refused_and_nothing_changes(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, first=0)
        wish = {"action": {"do": "play", "card": ann.view["hands"][0][0]["id"]}, "steps": 0}
        assert (await ann.tell("act", **wish))["type"] == "done"
        after = await ann.look()
        assert (await ann.tell("act", **wish))["code"] == "not-your-turn"
        assert await ann.look() == after
        await bo.until(lambda update: update["view"]["turn"] == 2)
        assert (await bo.act(a_clue(bo.view)))["type"] == "done"
        after = await ann.look()
        assert (await ann.tell("act", **wish))["code"] == "late"
        assert await ann.look() == after


@asynchronous
async def test_of_many_actions_at_once_exactly_one_happens(server: Server) -> None:
    async with players(server, 2) as people:
        ann, _ = people
        await start_game(people, first=0)
        path = f"/api/tables/{ann.table}/commands"
        wishes = [
            {"type": "act", "action": {"do": "play", "card": held["id"]}, "steps": 0}
            for held in ann.view["hands"][0]
        ]
        answers = await asyncio.gather(*(ann.post(path, wish) for wish in wishes * 4))
        kinds = [answer.json()["type"] for answer in answers]
        assert kinds.count("done") == 1
        assert (await ann.look())["view"]["turn"] == 2


@asynchronous
async def test_an_illegal_action_is_answered_with_the_reason_and_nothing_changes(
    server: Server,
) -> None:
    async with players(server, 2) as people:
        ann = people[0]
        await start_game(people, first=0)
        before = await ann.look()
        own = ann.view["hands"][0][0]["id"]
        for action, code in [
            ({"do": "discard", "card": own}, "all-tokens"),
            ({"do": "play", "card": 9}, "no-such-card"),
            ({"do": "play", "card": own, "as": "red"}, "no-announcing"),
            ({"do": "clue", "to": 0, "value": 1}, "clue-to-self"),
            ({"do": "decline"}, "no-bonus"),
            ({"do": "rearrange", "seat": 0, "order": [4, 3, 2, 1, 0]}, "not-an-action"),
            ({"do": "clue", "to": 5, "value": 1}, "bad-request"),
            ({"do": "fly"}, "bad-request"),
            ({}, "bad-request"),
        ]:
            refusal = await ann.act(action)
            assert (refusal["type"], refusal.get("code")) == ("refused", code), action
            assert refusal["reason"]
        assert await ann.look() == before


@asynchronous
async def test_an_action_may_be_sent_as_a_line_of_text(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, first=0)
        before = await ann.look()
        for line, code in [
            ("discard 1", "all-tokens"),
            ("clue Ann 1", "clue-to-self"),
            ("play 1 as red", "no-announcing"),
            ("sort 5 1 2 3 4", "not-an-action"),
            ("clue Zoe red", "no-such-name"),
            ("play 9", "no-such-place"),
            ("clue bo puce", "no-such-suit"),
            ("take red 9", "no-such-value"),
            ("clue", "incomplete"),
            ("fly", "no-such-verb"),
            (" ", "empty"),
        ]:
            refusal = await ann.tell("act", action=line, steps=0)
            assert (refusal["type"], refusal.get("code")) == ("refused", code), line
            assert refusal["reason"]
        assert await ann.look() == before
        value = ann.view["hands"][1][0]["face"][-1]
        done = await ann.tell("act", action=f"clue bo {value}", steps=0)
        assert done["type"] == "done", done
        update = await bo.until_number(done["number"])
        assert update["log"][0]["event"]["event"] == "clue-given"
        card = bo.view["hands"][1][1]["id"]
        done = await bo.tell("act", action="play 2", steps=1)
        update = await ann.until_number(done["number"])
        assert update["log"][0]["event"]["card"] == card


@asynchronous
async def test_a_hand_is_rearranged_by_its_owner_at_any_time_and_seen_by_all(
    server: Server,
) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, first=0)
        order = [held["id"] for held in bo.view["hands"][1]][::-1]
        done = await bo.tell("rearrange", order=order)
        assert done["type"] == "done"
        update = await ann.until_number(done["number"])
        assert [held["id"] for held in update["view"]["hands"][1]] == order
        assert (await bo.tell("rearrange", order=order[1:]))["code"] == "bad-order"
        other = [held["id"] for held in ann.view["hands"][0]]
        assert (await bo.tell("rearrange", order=other))["code"] == "bad-order"


# Talk


@pytest.mark.parametrize(
    ("talk", "remark", "text"),
    [("silent", "silent", "silent"), ("remarks", None, "silent"), ("chat", None, None)],
)
@asynchronous
async def test_a_table_talks_as_it_chose_to(
    server: Server, talk: str, remark: str | None, text: str | None
) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, talk=talk)
        assert (await ann.tell("say", remark="well-done")).get("code") == remark
        assert (await ann.tell("say", text="nice!")).get("code") == text
        said: list[tuple[str | None, str | None]] = []
        said += [("well-done", None)] if remark is None else []
        said += [(None, "nice!")] if text is None else []
        assert [(t["remark"], t["text"]) for t in (await bo.look())["talk"]] == said
        for wish in ({"remark": "my hand is red"}, {}, {"remark": "hello", "text": "x"}):
            assert (await ann.tell("say", **wish))["type"] == "refused"
        assert len((await bo.look())["talk"]) == len(said)


@asynchronous
async def test_talk_reaches_everybody_once_and_in_order(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, talk="chat")
        for number in range(6):
            assert (await people[number % 2].tell("say", text=str(number)))["type"] == "done"
        for person in people:
            await person.until(lambda update: update["number"] == ann.updates[-1]["number"])
        await bo.until(lambda _: len(bo.talk) == 6)
        assert [(t["number"], t["seat"], t["text"]) for t in bo.talk] == [
            (number, number % 2, str(number)) for number in range(6)
        ]


# Spectators


@asynchronous
async def test_spectators_see_nothing_one_seat_or_everything_as_the_table_chose(
    server: Server,
) -> None:
    for spectators, hidden in (
        ("none", None),
        ("seat", [True, False]),
        ("everything", [False] * 2),
    ):
        async with players(server, 3) as people:
            await start_game(people[:2], spectators=spectators)
            watcher = await people[2].live(people[0].table)
            update = watcher.updates[-1]
            assert update["you"] is None
            assert (await people[0].until(lambda u: u["table"]["spectators"] == [None]))["you"] == 0
            assert (await watcher.tell("vote-end", agree=True))["code"] == "not-seated"
            if hidden is None:
                assert (update["view"], update["log"]) == (None, [])
                continue
            hands = update["view"]["hands"]
            assert [all(held["face"] is None for held in hand) for hand in hands] == hidden
            assert update["view"]["legal_actions"] == []


@asynchronous
async def test_a_spectator_who_saw_nothing_is_told_the_whole_game_at_its_end(
    server: Server,
) -> None:
    async with players(server, 3) as people:
        await start_game(people[:2], spectators="none")
        watcher = await people[2].live(people[0].table)
        await play_to_the_end(people[:2], random.Random(6), most=3)
        for person in people[:2]:
            await person.tell("vote-end", agree=True)
        await watcher.until(lambda update: update["view"])
        assert watcher.log[0]["event"]["event"] == "hand-dealt"
        assert len(watcher.log) == len(people[0].log)


# Votes


@asynchronous
async def test_the_game_ends_early_when_all_agree_and_not_before(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, cleo = people
        await start_game(people)
        await ann.tell("vote-end", agree=True)
        await bo.tell("vote-end", agree=True)
        update = await cleo.until(lambda update: update["table"]["end_votes"] == [0, 1])
        assert update["table"]["state"] == "playing"
        await ann.tell("vote-end", agree=False)
        await cleo.tell("vote-end", agree=True)
        update = await ann.until(lambda update: update["table"]["end_votes"] == [1, 2])
        assert update["table"]["state"] == "playing"
        await ann.tell("vote-end", agree=True)
        for person in people:
            update = await person.until(lambda update: update["table"]["state"] == "over")
            assert update["view"]["outcome"]["reason"] == "ended"
            assert all(held["face"] for hand in update["view"]["hands"] for held in hand)
        assert (await ann.tell("vote-end", agree=True))["code"] == "wrong-moment"
        assert (await ann.act({"do": "decline"}))["code"] == "wrong-moment"


@asynchronous
async def test_bots_do_not_have_to_agree_to_the_end(server: Server) -> None:
    async with players(server, 1) as people:
        await start_game(people, seats=2, bots={"1": "steady"}, first=0)
        await people[0].tell("vote-end", agree=True)
        assert (await people[0].look())["table"]["state"] == "over"


@asynchronous
async def test_a_person_who_is_gone_is_replaced_when_the_others_agree_and_the_bot_plays_on(
    server: Server,
) -> None:
    async with players(server, 3) as people:
        ann, bo, cleo = people
        await start_game(people, first=2, bot_delay=False)
        assert (await ann.tell("vote-replace", seat=2, agree=True))["code"] == "still-here"
        assert (await ann.tell("vote-replace", seat=0, agree=True))["code"] == "no-such-seat"
        await cleo.leave_live()
        await ann.until(lambda update: not update["table"]["seats"][2]["connected"])
        assert (await ann.tell("vote-replace", seat=2, agree=True))["type"] == "done"
        update = await bo.until(lambda update: update["table"]["replace_votes"] == {"2": [0]})
        assert update["table"]["seats"][2]["bot"] is None
        assert update["view"]["to_act"] == 2
        assert (await bo.tell("vote-replace", seat=2, agree=True))["type"] == "done"
        update = await ann.until(lambda update: update["view"]["to_act"] == 0)
        assert update["table"]["seats"][2]["bot"]
        assert update["table"]["replace_votes"] == {}
        assert (await ann.tell("vote-replace", seat=2, agree=True))["code"] == "no-such-seat"


@asynchronous
async def test_a_vote_against_somebody_who_came_back_is_forgotten(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, cleo = people
        await start_game(people, first=0)
        await cleo.leave_live()
        await ann.until(lambda update: not update["table"]["seats"][2]["connected"])
        await ann.tell("vote-replace", seat=2, agree=True)
        await cleo.live()
        await cleo.tell("say", remark="hello")
        await cleo.leave_live()
        await bo.until(lambda update: not update["table"]["seats"][2]["connected"])
        await bo.tell("vote-replace", seat=2, agree=True)
        assert (await bo.look())["table"]["seats"][2]["bot"] is None


@asynchronous
async def test_whoever_was_replaced_decides_nothing_for_those_who_play_on(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, first=0)
        await bo.leave_live()
        await ann.until(lambda update: not update["table"]["seats"][1]["connected"])
        assert (await ann.tell("vote-replace", seat=1, agree=True))["type"] == "done"
        await ann.leave_live()
        path = f"/api/tables/{ann.table}/commands"
        await bo.post(path, {"type": "vote-end", "agree": True})
        await bo.post(path, {"type": "vote-replace", "seat": 0, "agree": True})
        table = (await ann.look())["table"]
        assert table["state"] == "playing"
        assert [seat["bot"] for seat in table["seats"]] == [None, "steady"]


# Playing again


@asynchronous
async def test_a_rematch_keeps_people_seats_settings_and_cookies(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await start_game(people, seats=3, bots={"1": "steady"}, talk="chat", first=0)
        assert (await ann.tell("rematch"))["code"] == "wrong-moment"
        await ann.tell("vote-end", agree=True)
        await bo.tell("vote-end", agree=True)
        assert (await bo.tell("rematch"))["type"] == "done"
        assert (await ann.tell("rematch"))["code"] == "wrong-moment"
        again = (await ann.until(lambda update: update["table"]["rematch"]))["table"]["rematch"]
        before = names(ann.updates[-1])
        for person in people:
            await person.live(again)
            update = person.updates[-1]
            assert update["you"] == person.seat
            assert names(update) == before
            assert update["table"]["state"] == "open"
            assert update["table"]["settings"] == people[0].updates[0]["table"]["settings"]
        assert (await ann.tell("start"))["type"] == "done"
        await ann.until(lambda update: update["view"])


@asynchronous
async def test_a_rematch_of_somebody_called_like_a_bot_can_be_played_to_its_end(
    server: Server,
) -> None:
    async with players(server, 1) as (ume,):
        await ume.open("Ume", seats=2)
        await ume.live()
        assert (await change(ume, bots={"1": "steady"}, first=0))["type"] == "done"
        assert (await ume.tell("start"))["type"] == "done"
        assert (await ume.tell("vote-end", agree=True))["type"] == "done"
        assert (await ume.tell("rematch"))["type"] == "done"
        again = (await ume.until(lambda update: update["table"]["rematch"]))["table"]["rematch"]
        await ume.live(again)
        assert len(set(names(ume.updates[-1]))) == 2
        assert (await ume.tell("start"))["type"] == "done"
        assert (await ume.tell("vote-end", agree=True))["type"] == "done"
        assert (await ume.get(f"/api/games/{again}")).status_code == 200


@asynchronous
async def test_the_next_table_of_the_party_is_closed_to_strangers(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, eve = people
        await start_game([ann, bo])
        for person in (ann, bo):
            await person.tell("vote-end", agree=True)
        await ann.tell("rematch")
        again = (await ann.until(lambda update: update["table"]["rematch"]))["table"]["rematch"]
        assert (await eve.look(again))["you"] is None
        path = f"/api/tables/{again}/join"
        assert await problem(eve, path, {"name": "Eve"}) == (400, "full")


# Leaving and coming back


@asynchronous
async def test_a_reload_brings_the_player_back_to_the_same_seat_and_moment(server: Server) -> None:
    async with players(server, 2, ("en",)) as people:
        ann, _ = people
        await start_game(people)
        await play_to_the_end(people, random.Random(1), most=2)  # too few for an end by strikes
        view, log = ann.view, ann.log
        await ann.live()
        assert (ann.view, ann.log, ann.updates[-1]["you"]) == (view, log, 0)


@asynchronous
async def test_a_seat_is_claimed_on_a_second_device_and_both_are_it(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, phone = people
        await start_game([ann, bo], first=0)
        link = (await ann.get(f"/api/tables/{ann.table}/link")).json()
        await phone.claim(link["table"], link["token"])
        await phone.live()
        assert phone.updates[-1]["you"] == 0
        assert phone.view == ann.view
        await ann.leave_live()
        update = await bo.until(lambda update: not update["table"]["spectators"])
        assert update["table"]["seats"][0]["connected"]
        assert (await phone.act(a_clue(phone.view)))["type"] == "done"
        await bo.until(lambda update: update["view"]["turn"] == 2)


@asynchronous
async def test_a_restart_brings_everybody_back_to_the_same_seat_and_moment(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with players(server, 3, ("en", "sv", None)) as people:
            flamboyants = {"edition": "show", "add_ons": ["flamboyants", "black-powder"]}
            await start_game(people, rules=flamboyants, talk="chat", spectators="everything")
            chance = random.Random(9)
            for end in (server.kill, server.stop):
                await play_to_the_end(people, chance, most=2)
                await people[0].tell("say", text="and on")
                await people[1].tell("vote-end", agree=True)
                for person in people:  # the last done is what everybody has seen
                    await person.until(lambda u: u["number"] >= people[1].updates[-1]["number"])
                before = [await person.look() for person in people]
                end()
                for person in people:
                    await person.until_closed()
                server.start()
                for person, seen in zip(people, before, strict=True):
                    await person.live()
                    now = await person.look()
                    assert now["you"] == person.seat
                    for field in ("number", "view", "log", "talk"):
                        assert now[field] == seen[field]
                    assert now["table"]["end_votes"] == [1]
            await play_to_the_end(people, chance)
            assert people[0].view["outcome"]
            await people[0].tell("rematch")
            again = (await people[0].until(lambda u: u["table"]["rematch"]))["table"]["rematch"]
            server.restart()
            assert (await people[2].look(again))["you"] == 2
        assert "Traceback" not in server.complaints()


@asynchronous
async def test_after_a_restart_the_bots_go_on_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with players(server, 1) as people:
            ann = people[0]
            bots = {"1": "steady", "2": "random"}
            await ann.open("Ann", seats=3, bots=bots, first=1, bot_delay=True)
            await ann.live()
            await ann.tell("start")
            server.restart()
            await ann.live()
            await ann.until(lambda update: update["view"]["to_act"] == 0)
            assert (await to_act(people)) is ann


@asynchronous
async def test_a_table_that_is_not_there_has_no_live_connection(server: Server) -> None:
    async with players(server, 1) as (ann,):
        with pytest.raises(InvalidStatus) as refusal:
            await ann.live("nowhere")
        assert refusal.value.response.status_code in (403, 404)
