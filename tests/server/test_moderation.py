"""Moderation: bans, silences, names, notices and the operator's page, over a real server; and what nobody is shown."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import pytest

from hanabi.core import BadSetup
from hanabi.server.blocked_names import BlockedNames
from hanabi.server.moderation import checked_network
from hanabi.table.settings import CommandRefused
from prepared import hanabi
from serving import GUARD, Player, Server, asynchronous, start_game

TOKEN = "the-token-of-the-operator"  # noqa: S105  # of nobody
OPERATOR = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("moderated")
    (folder / "token").write_text(TOKEN + "\n")
    (folder / "names").write_text("*grrr*  # rude\nVoldemort\n")
    running = Server(folder, connections=3000)
    running.options += ["--admin-token-file", str(folder / "token")]
    running.options += ["--blocked-names", str(folder / "names")]
    try:
        running.start()
        yield running
    finally:
        running.kill()


def state(server: Server) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/admin/state", headers=OPERATOR)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wish(server: Server, do: str, **fields: object) -> httpx.Response:
    return httpx.post(f"{server.url}/admin/wishes", headers=OPERATOR, json={"do": do, **fields})


def granted(server: Server, do: str, **fields: object) -> None:
    answer = wish(server, do, **fields)
    assert answer.status_code == 200, answer.text


async def profile(person: Player) -> str:
    return str((await person.get("/api/me")).json()["id"])


def moderate(server: Server, *options: str) -> str:
    done = hanabi("moderate", "--db", server.db, *options)
    return done.stdout + done.stderr


def test_without_the_token_there_is_nothing(server: Server, tmp_path: Path) -> None:
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN[:-1]}):
        answer = httpx.get(f"{server.url}/admin/state", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")
        posted = httpx.post(f"{server.url}/admin/wishes", headers=headers, json={"do": "drain"})
        assert posted.status_code == 401
    page = httpx.get(f"{server.url}/admin")
    assert page.status_code == 200
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|<style", page.text)
    assert httpx.get(f"{server.url}/metrics", headers=OPERATOR).status_code == 200

    plain = Server(tmp_path)  # one that has no token has no such page
    try:
        plain.start()
        assert httpx.get(f"{plain.url}/admin").status_code == 404
        assert httpx.get(f"{plain.url}/admin/state", headers=OPERATOR).status_code == 404
    finally:
        plain.kill()


def test_guessing_the_token_is_slowed_down_and_whoever_knows_it_elsewhere_is_not(
    server: Server,
) -> None:
    elsewhere = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.77.1"))
    wrong = {"authorization": "Bearer guess"}
    codes = {
        elsewhere.get(f"{server.url}/admin/state", headers=wrong).status_code for _ in range(30)
    }
    assert codes == {401, 429}
    refused = elsewhere.get(f"{server.url}/admin/state", headers=OPERATOR)
    assert refused.status_code == 429  # so that nobody learns when a guess was right
    assert state(server)["version"]


@asynchronous
async def test_a_banned_person_can_neither_sit_down_nor_act_and_is_let_go(server: Server) -> None:
    ann, bo = Player(server), Player(server)
    await start_game([ann, bo], bot_delay=False)
    person = await profile(bo)
    linked = await Player(server).claim(ann.table, bo.token)  # their own link in another browser
    granted(server, "sanction", kind="ban", person=person, minutes=5, reason="spoils games")
    assert (await bo.until_closed())[0] is not None
    refused = await bo.post("/api/tables", {"name": "Bo", "settings": {"seats": 2}})
    assert (refused.status_code, refused.json()["code"]) == (400, "banned")
    command = {"type": "say", "remark": "hello", "id": 1}
    said = await bo.post(f"/api/tables/{ann.table}/commands", command)
    assert said.json()["code"] == "banned"
    said = await linked.post(f"/api/tables/{ann.table}/commands", command)
    assert said.json()["code"] == "banned"
    assert (await bo.get("/api/me")).json()[
        "name"
    ] == "Bo"  # what is theirs they may see, and delete
    with pytest.raises(AssertionError, match="banned"):
        await bo.live(ann.table)
    assert bo.closed == (4403, "banned")
    again = await Player(server).post(f"/api/tables/{ann.table}/claim", {"token": bo.token})
    assert again.json()["code"] == "banned"
    (sanction,) = state(server)["sanctions"]
    assert (sanction["who"], sanction["reason"]) == ("Bo", "spoils games")
    granted(server, "lift", id=sanction["id"])
    said = await bo.post(f"/api/tables/{ann.table}/commands", command)
    assert said.json()["type"] == "done"
    assert wish(server, "lift", id=sanction["id"]).status_code == 400
    for one in (ann, bo, linked):
        await one.close()


@asynchronous
async def test_a_silenced_person_plays_on_and_is_not_heard(server: Server) -> None:
    ann, bo = Player(server), Player(server)
    await start_game([ann, bo], talk="chat", bot_delay=False)
    number = int(
        re.findall(r"(\d+)\. silence of", moderate(server, "--silence", await profile(bo)))[-1]
    )
    until = time.monotonic() + GUARD
    while (answer := await bo.tell("say", text="you fools")).get("code") != "silenced":
        assert time.monotonic() < until
        await asyncio.sleep(0.1)
    before = len(ann.talk)
    assert answer["code"] == "silenced"
    assert (await bo.tell("say", remark="hello"))["code"] == "silenced"
    assert (await ann.tell("say", text="where is Bo?"))["type"] == "done"
    assert len(ann.talk) == before + 1
    assert (await bo.tell("note", card=0, text="mine"))["type"] == "done"
    assert "Nobody is banned" in moderate(server, "--lift", str(number))
    for one in (ann, bo):
        await one.close()


@asynchronous
async def test_a_network_can_be_banned_and_nobody_else_notices(server: Server) -> None:
    ann = await Player(server, address="127.0.88.7").open()
    other = Player(server, address="127.0.89.7")
    await ann.live()
    granted(server, "sanction", kind="ban", network="127.0.88.0/24", minutes=5)
    assert (await ann.get("/api/tables")).status_code == 403
    assert (await other.get("/api/tables")).status_code == 200
    await ann.send('{"type":"say","id":1,"remark":"hello"}')
    await ann.until_closed()
    (sanction,) = state(server)["sanctions"]
    granted(server, "lift", id=sanction["id"])
    assert (await ann.get("/api/tables")).status_code == 200
    await ann.close()
    await other.close()


def test_no_network_is_banned_by_a_slip_of_the_hand() -> None:
    for text in ("0.0.0.0/0", "10.0.0.0/8", "::/0", "here", ""):
        with pytest.raises(BadSetup):
            checked_network(text)
    assert str(checked_network("203.0.113.9/24")) == "203.0.113.0/24"


@asynchronous
async def test_nobody_is_called_what_the_operator_has_blocked(server: Server) -> None:
    for name in ("Admin", "Möderator", "o p e r a t o r", "xGRRRx", "ＶＯＬＤＥＭＯＲＴ"):
        refused = await Player(server).post("/api/tables", {"name": name, "settings": {}})
        assert refused.json()["code"] == "name-blocked", name
    ann = await Player(server).open("Administra")
    renamed = await ann.post("/api/me/name", {"name": "voldemort"})
    assert renamed.json()["code"] == "name-blocked"
    joined = await Player(server).post(f"/api/tables/{ann.table}/join", {"name": "Admin"})
    assert joined.json()["code"] == "name-blocked"
    with pytest.raises(CommandRefused):
        BlockedNames(["*"]).check("root")
    BlockedNames(["*"]).check("Ann")  # a star alone would block everybody


@asynchronous
async def test_the_operator_renames_whoever_has_a_bad_name(server: Server) -> None:
    ann = await Player(server).open("Rude")
    person = await profile(ann)
    granted(server, "rename", person=person, name="Rosa")
    assert (await ann.get("/api/me")).json()["name"] == "Rosa"
    assert wish(server, "rename", person="nobody", name="Rosa").status_code == 400
    assert wish(server, "rename", person=person, name="admin").json()["code"] == "name-blocked"


@asynchronous
async def test_the_operator_kicks_and_closes_and_everybody_is_told_why(server: Server) -> None:
    ann, bo = Player(server, language="de"), Player(server, language="sv")
    await start_game([ann, bo], bot_delay=False, public=False)
    seen = next(one for one in state(server)["tables"] if one["id"] == ann.table)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bo"]
    assert all(
        re.fullmatch(r"127\.0\.\d+\.0/24", net) for s in seen["seats"] for net in s["networks"]
    )
    assert not {"view", "hands", "key", "root"} & set(seen)
    granted(server, "kick", table=ann.table, seat=1)
    await ann.until(lambda update: update["table"]["seats"][1]["bot"])
    assert wish(server, "kick", table=ann.table, seat=1).json()["code"] == "no-such-seat"
    granted(server, "close", table=ann.table)
    told = await ann.until(lambda update: update["view"]["outcome"])
    assert "Der Betreiber dieses Servers hat die Partie beendet." in str(told)
    assert "De som sköter servern avslutade partiet." in str(
        await bo.until(lambda update: update["view"]["outcome"])
    )
    assert wish(server, "close", table=ann.table).json()["code"] == "game-over"
    record = (await ann.get(f"/api/games/{ann.table}/record")).json()
    assert record["end"]["reason"] == "ended"
    server.restart()  # what the operator did is a fact like any other
    assert "Betreiber" in (await ann.get(f"/api/tables/{ann.table}", lang="de")).text

    waiting = await Player(server).open("Cleo", seats=3)
    await waiting.live()
    granted(server, "close", table=waiting.table)
    await waiting.until(lambda update: update["kicked"])
    listed = (await waiting.get("/api/tables")).json()
    assert waiting.table not in {one["id"] for one in listed}
    assert wish(server, "close", table="none").status_code == 404
    for one in (ann, bo, waiting):
        await one.close()


@asynchronous
async def test_a_notice_reaches_everybody_wherever_they_are(server: Server) -> None:
    ann = await Player(server).open()
    await ann.live()
    text = "Neustart um 20 Uhr – Partien bleiben erhalten"
    granted(server, "announce", text=text)
    answer = await ann.get("/api/tables")
    assert unquote(answer.headers["hanabi-notice"]) == text
    await ann.live()  # whoever comes later is told too
    until = time.monotonic() + GUARD
    while sum(b'"announcement"' in one for one in ann.received) < 2:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
    assert "hanabi-notice" not in httpx.get(f"{server.url}/").headers
    granted(server, "announce", text="")
    assert "hanabi-notice" not in (await ann.get("/api/tables")).headers
    await ann.close()


@asynchronous
async def test_a_server_that_drains_takes_no_new_tables_and_says_so(server: Server) -> None:
    ann = await Player(server).open()
    granted(server, "drain", on=True)
    ready = httpx.get(f"{server.url}/readyz")
    assert (ready.status_code, "draining" in ready.text) == (503, True)
    refused = await Player(server).post("/api/tables", {"name": "Bo", "settings": {}})
    assert (refused.status_code, refused.json()["code"]) == (503, "draining")
    await Player(server).join(ann.table, "Bo")  # what is there goes on
    granted(server, "drain", on=False)
    assert httpx.get(f"{server.url}/readyz").status_code == 200


@asynchronous
async def test_what_the_operator_does_is_in_the_log_without_what_was_said(server: Server) -> None:
    ann = await Player(server).open("Vivian")
    granted(server, "sanction", kind="silence", person=await profile(ann), reason="a secret reason")
    granted(server, "announce", text="a certain text")
    granted(server, "announce", text="")
    for one in state(server)["sanctions"]:
        granted(server, "lift", id=one["id"])
    log = server.log.read_text()
    assert "the operator wishes: sanction kind=silence" in log
    assert "the operator wishes: announce" in log
    assert "a wrong token was tried" in log
    for secret in (TOKEN, "a secret reason", "a certain text", "Vivian"):
        assert secret not in log


@pytest.mark.parametrize("option", ["--ban", "--silence"])
def test_an_id_may_begin_with_a_hyphen(server: Server, option: str) -> None:
    assert moderate(server, option, "-Rz7_x") == "hanabi: person: nobody has this id\n"


def test_what_is_announced_may_begin_with_a_hyphen(server: Server) -> None:
    assert "Everybody is told: - soon" in moderate(server, "--announce", "- soon")
    moderate(server, "--announce", "")


def test_a_token_that_is_too_short_or_missing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "short").write_text("abc")
    for file, reason in (("short", "it is too short"), ("none", "cannot be read")):
        done = hanabi("serve", "--admin-token-file", tmp_path / file)
        assert done.returncode == 2
        assert reason in done.stderr
