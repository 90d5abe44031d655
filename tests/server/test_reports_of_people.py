"""Reports: who may report whom, how often, and what the operator reads, also after somebody has deleted themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import Any

import pytest

from hanabi.cli import main
from hanabi.server.reports import MOST_A_DAY
from serving import Player, Server, asynchronous, players, serving
from test_me import me, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reports"), connections=1000) as running:
        yield running


def operator(server: Server, *options: str, code: int = 0) -> str:
    """What `hanabi reports` prints: beside the loop of the test, for it has one of its own."""
    out, err = StringIO(), StringIO()
    with ThreadPoolExecutor(1) as aside, redirect_stdout(out), redirect_stderr(err):
        left = aside.submit(main, ["reports", "--db", server.db, *options]).exception()
    assert isinstance(left, SystemExit), left
    assert (left.code or 0) == code, err.getvalue()
    return out.getvalue() or err.getvalue()


def as_json(server: Server, *options: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(operator(server, "--json", *options))
    return found


async def at_table(person: Player, name: str, **fields: object) -> tuple[int, str]:
    path = f"/api/tables/{person.table}/reports"
    return await refused(person, path, **{"name": name, "reason": "talk", **fields})


@asynchronous
async def test_the_operator_reads_who_was_reported_and_what_was_said(server: Server) -> None:
    assert operator(server) == "No reports.\n"
    async with players(server, 3) as (ann, bo, cleo):
        await ann.open("Ann", seats=3, talk="chat")
        await bo.join(ann.table, "Bo")
        await cleo.join(ann.table, "Cleo")
        for person in (ann, bo, cleo):
            await person.live()
        await bo.tell("say", text="you are all stupid")
        await cleo.tell("say", text="Bo!")
        bo.received.clear()
        wish = {"name": "Bo", "reason": "talk", "text": " that\nhurt "}
        told = await ann.post(f"/api/tables/{ann.table}/reports", wish)
        assert (told.status_code, told.json()) == (201, {"reason": "talk"})
        await bo.tell("say", text="and later")
        bo_id = (await me(bo))["id"]
        profile = f"/api/people/{bo_id}/reports"
        assert (await cleo.post(profile, {"reason": "name"})).status_code == 201
        assert b"report" not in b"".join(bo.received), "the reported person is not told"

        first, second = as_json(server)
        assert (first["reporter"], first["name"], first["reason"]) == ("Ann", "Bo", "talk")
        assert (first["text"], first["place"]) == ("that hurt", f"/t/{ann.table}")
        assert first["talk"] == ["Bo: you are all stupid", "Cleo: Bo!"]
        assert first["person"] == bo_id
        assert (second["place"], second["talk"]) == (f"/p/{bo_id}", [])
        lines = operator(server).splitlines()
        assert lines[0].endswith(": Bo (talk)")
        assert "   “that hurt”" in lines
        logged = re.findall(r"hanabi\.reports: (.*) \[request=", server.complaints())
        assert logged == [
            f"report {one['id']} ({one['reason']}): read it with `hanabi reports`"
            for one in (first, second)
        ]

        assert operator(server, "--done", str(first["id"])) == ""
        assert [one["id"] for one in as_json(server)] == [second["id"]]
        assert [one["done"] for one in as_json(server, "--all")] == [True, False]
        assert "there is no report 99" in operator(server, "--done", "99", code=2)

        await bo.tell("leave")
        assert await at_table(cleo, "Bo", text="Bo went away") == (201, "")
        assert as_json(server)[-1]["person"] is None, "somebody else may have the name by now"
        assert (await bo.post("/api/me/delete", {"name": "Bo"})).status_code == 200
        told_now = operator(server, "--all", "--json")
        assert not re.search(r"\bBo\b", told_now)  # an id may well have these letters
        assert "stupid" not in told_now
        assert [one["name"] for one in json.loads(told_now)] == ["N.N."] * 3
        assert json.loads(told_now)[0]["talk"] == ["Cleo: N.N.!"]
        assert (await cleo.post("/api/me/delete", {"name": "Cleo"})).status_code == 200
        assert [one["reporter"] for one in as_json(server, "--all")] == ["Ann", None, None]
        assert "somebody who is gone" in operator(server)


@asynchronous
async def test_only_others_are_reported_by_people_who_are_known_and_only_so_often(
    server: Server,
) -> None:
    async with players(server, 3) as (ann, bo, new):
        await ann.open("Ann", seats=3, bots={"2": "steady"})
        await bo.join(ann.table, "Bo")
        robot = (await ann.look())["table"]["seats"][2]["name"]
        before = len(as_json(server))
        for name in (robot, "Nobody"):
            assert await at_table(ann, name) == (404, "no-such-person")
        assert await at_table(ann, "Ann") == (409, "report-of-oneself")
        profile = f"/api/people/{(await me(bo))['id']}/reports"
        assert await refused(bo, profile, reason="name") == (409, "report-of-oneself")
        assert await refused(bo, "/api/people/no/reports", reason="name") == (404, "no-such-person")
        assert (await at_table(ann, "Bo", reason="nonsense"))[0] == 400
        assert (await at_table(ann, "Bo", text="x" * 1001))[0] == 400
        new.table = ann.table
        assert await at_table(new, "Bo") == (403, "nobody")
        assert len(as_json(server)) == before
        for _ in range(MOST_A_DAY):
            assert await at_table(ann, "Bo") == (201, "")
        assert await at_table(ann, "Bo") == (429, "too-many-reports")
        assert await at_table(bo, "Ann") == (201, "")
