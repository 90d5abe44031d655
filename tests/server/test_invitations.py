"""Invitations: who may be asked to which table, who sees it, and how it ends."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from asking import refused, valid
from finished_games import Finished
from hanabi.server.invitations import LIFETIME, MOST_AN_HOUR
from hanabi.server.profile_tables import invitations
from hanabi.server.store import Store
from serving import Player, Server, asynchronous, players, serving
from test_profile import introduced, root_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("invitations"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


async def acquainted(server: Server, one: Player, other: Player) -> list[str]:
    """The ids of two people who have played together, Ann and Bo."""
    ids = [await introduced(one, "Ann"), await introduced(other, "Bo")]
    store = Store(server.db)
    game = Finished(one.table, ["Ann", "Bo"], {0: root_of(one), 1: root_of(other)}, public=False)
    await store.write(game.write())  # the table at which one of them waited
    store.close()
    return ids


async def invite(person: Player, friend: str, table: str | None = None) -> Any:
    return await person.post(f"/api/tables/{table or person.table}/invitations", {"person": friend})


async def waiting(person: Player) -> list[dict[str, Any]]:
    answer = await person.get("/api/me/invitations")
    found: list[dict[str, Any]] = valid("Invitations", answer.json())["waiting"]
    return found


@asynchronous
async def test_a_friend_is_invited_sees_it_and_joins(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):
        ann_id, bo_id = await acquainted(server, ann, bo)
        await ann.open("Ann", seats=3, public=False)
        assert await waiting(bo) == []
        assert (await invite(ann, bo_id)).status_code == 201
        (asked,) = await waiting(bo)
        assert (asked["table"], asked["name"], asked["person"]) == (ann.table, "Ann", ann_id)
        assert (asked["names"], asked["free"]) == (["Ann", None, None], 2)
        assert await waiting(eve) == await waiting(ann) == []
        (friend,) = (await ann.get("/api/me/friends", table=ann.table)).json()
        assert friend["invited"]
        refused(await invite(ann, bo_id), 409, "invited-already")
        await bo.join(ann.table, "Bo")
        assert await waiting(bo) == []
        refused(await invite(ann, bo_id), 409, "sits-here")
        await bo.post(f"/api/tables/{ann.table}/commands", {"type": "leave"})
        assert await waiting(bo) == [], "it was answered"
        assert (await invite(ann, bo_id)).status_code == 201
        assert len(await waiting(bo)) == 1
        await ann.post(f"/api/tables/{ann.table}/commands", {"type": "leave"})
        assert await waiting(bo) == [], "nobody is there who asked"


@asynchronous
async def test_strangers_learn_nothing_of_who_invites_whom(server: Server) -> None:
    async with players(server, 3) as (ann, bo, eve):
        ann_id, bo_id = await acquainted(server, ann, bo)
        await introduced(eve, "Eve")
        await ann.open("Ann", seats=3, public=False)
        assert (await invite(ann, bo_id)).status_code == 201
        eve.received.clear()
        for path in (
            *("/api/me/invitations", "/api/me/friends", "/api/me/profile", "/api/mine"),
            *(f"/api/people/{ann_id}", f"/api/people/{bo_id}", "/api/tables", "/api/games"),
        ):
            assert (await eve.get(path)).status_code == 200
        refused(await eve.get(f"/api/tables/{ann.table}/people"), 403, "not-seated")
        refused(await invite(eve, bo_id, ann.table), 403, "not-seated")
        await eve.post("/api/me/invitations/decline", {"table": ann.table})
        assert len(await waiting(bo)) == 1, "nobody answers for somebody else"
        (asked,) = [one for one in eve.received if ann.table.encode() in one]
        assert asked == b'{"table":"%s"}' % ann.table.encode(), "what she said herself"
        before = (await eve.get(f"/api/me/friends?table={ann.table}")).content
        assert before == b"[]"


@asynchronous
async def test_an_invitation_ends_with_a_no_with_the_start_and_with_time(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        _, bo_id = await acquainted(server, ann, bo)
        for how in ("declined", "full", "begun", "old"):
            await ann.open("Ann", seats=2)
            assert (await invite(ann, bo_id)).status_code == 201
            assert [one["free"] for one in await waiting(bo)] == [1]
            if how == "declined":
                await bo.post("/api/me/invitations/decline", {"table": ann.table})
                assert await waiting(bo) == []
                refused(await invite(ann, bo_id), 409, "invited-already")
            elif how == "old":
                store = Store(server.db)
                past = invitations.update().values(at=time.time() - LIFETIME - 1)
                await store.change(partial(Connection.execute, statement=past))
                store.close()
                assert await waiting(bo) == []
            else:
                settings = {"seats": 2, "bots": {"1": "steady"}}
                wish = {"type": "change", "settings": settings}
                await ann.post(f"/api/tables/{ann.table}/commands", wish)
                assert [one["free"] for one in await waiting(bo)] == [0], "full, and said so"
                refused(await invite(ann, bo_id), 409, "full")
                if how == "begun":
                    await ann.post(f"/api/tables/{ann.table}/commands", {"type": "start"})
                    assert await waiting(bo) == []
                    refused(await invite(ann, bo_id), 409, "wrong-moment")
                else:
                    await bo.post("/api/me/invitations/decline", {"table": ann.table})


@asynchronous
async def test_only_friends_of_somebody_seated_are_invited_and_not_too_many(
    server: Server,
) -> None:
    async with players(server, 4) as (ann, bo, eve, nobody):
        _, bo_id = await acquainted(server, ann, bo)
        eve_id = await introduced(eve, "Eve")
        await ann.open("Ann", seats=2)
        refused(await invite(ann, eve_id), 403, "not-played-together")
        refused(await invite(ann, "nobody-at-all"), 404, "no-such-person")
        refused(await invite(ann, ""), 400, "bad-request")
        refused(await invite(bo, bo_id, ann.table), 403, "not-seated")
        refused(await invite(nobody, bo_id, ann.table), 403, "not-seated")
        refused(await invite(ann, bo_id, "nowhere"), 404, "no-such-table")
        refused(await nobody.post("/api/me/invitations/decline", {"table": "t"}), 403, "not-known")
        row = {"root": "r", "inviter": root_of(ann), "name": "Ann", "at": time.time()}
        rows = [row | {"table_id": f"x{n}", "state": "waiting"} for n in range(MOST_AN_HOUR)]
        store = Store(server.db)
        await store.change(lambda connection: connection.execute(invitations.insert(), rows))
        store.close()
        refused(await invite(ann, bo_id), 429, "too-many-invitations")
        assert await waiting(bo) == []


@asynchronous
async def test_people_take_no_invitations_or_none_of_one_person(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        ann_id, bo_id = await acquainted(server, ann, bo)
        await ann.open("Ann", seats=2)
        await bo.post("/api/me/invitations/wanted", {"open": False})
        refused(await invite(ann, bo_id), 409, "takes-no-invitations")
        assert [f["invitable"] for f in (await ann.get("/api/me/friends")).json()] == [False]
        assert (await bo.get("/api/me/invitations")).json()["open"] is False
        await bo.post("/api/me/invitations/wanted", {"open": True})
        assert (await invite(ann, bo_id)).status_code == 201
        assert len(await waiting(bo)) == 1
        await bo.post("/api/me/ignored", {"person": ann_id, "ignore": True})
        assert await waiting(bo) == [], "also those that came before"
        assert [f["ignored"] for f in (await bo.get("/api/me/friends")).json()] == [True]
        await ann.open("Ann", seats=2)
        assert (await invite(ann, bo_id)).status_code == 201, "she is not told"
        assert (await ann.get("/api/me/friends", table=ann.table)).json()[0]["invited"]
        assert await waiting(bo) == []
        await bo.post("/api/me/ignored", {"person": ann_id, "ignore": False})
        await ann.open("Ann", seats=2)
        await invite(ann, bo_id)
        assert [one["table"] for one in await waiting(bo)] == [ann.table]
        secrets = [root_of(ann), root_of(bo)]
        for received in [*ann.received, *bo.received]:
            assert not any(secret.encode() in received for secret in secrets)
