"""What an operator sees of a server: health, metrics, the dashboard over them, and a log that gives nobody away."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.server.guard import digest, new_token
from hanabi.server.logs import BLOT, set_up
from hanabi.server.metrics import Metrics
from hanabi.server.store import Store
from hanabi.server.telling import present, telling
from leaks import stored_secrets
from serving import GUARD, Player, Server, asynchronous, play_to_the_end

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "hanabi.json"
QUICK: dict[str, Any] = {"bot_delay": False}


class Watched(Server):
    """A server with a door for metrics, which logs all that it can, as JSON."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, connections=3000)
        self.options += ["--metrics", "0", "--log", "json", "--log-level", "debug", "--access-log"]

    @property
    def metrics_url(self) -> str:
        found = re.search(r"Metrics are at (http://\S+?)/\"", self.log.read_text())
        assert found
        return found[1]

    def metric(self, name: str, **labels: str) -> float:
        """The value of one series; 0 if there is none yet."""
        said = ",".join(f'{key}="{value}"' for key, value in labels.items())
        wanted = f"{name}{{{said}}} " if said else f"{name} "
        text = httpx.get(f"{self.metrics_url}/metrics").text
        lines = [line for line in text.splitlines() if line.startswith(wanted)]
        return float(lines[0].removeprefix(wanted)) if lines else 0.0

    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def wait_until(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + GUARD
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    running = Watched(tmp_path_factory.mktemp("watched"))
    try:
        running.start()
        yield running
    finally:
        running.kill()


def test_health_is_told_to_everybody_at_any_rate(server: Watched) -> None:
    for base in (server.url, server.metrics_url):
        with httpx.Client(base_url=base) as client:
            answers = [client.get(path) for path in ("/healthz", "/readyz") for _ in range(50)]
            assert {(one.status_code, one.text) for one in answers} == {
                (200, '{"status":"alive"}'),
                (200, '{"status":"ready"}'),
            }


def test_a_database_that_is_laid_out_otherwise_is_not_ready(tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        own.start()
        with closing(sqlite3.connect(tmp_path / "games.db")) as base:
            base.execute("UPDATE alembic_version SET version_num = 'later'")
            base.commit()
        answer = httpx.get(f"{own.url}/readyz")
        assert answer.status_code == 503
        assert "laid out as later" in answer.json()["status"]
        with closing(sqlite3.connect(tmp_path / "games.db")) as base:
            base.execute("DROP TABLE alembic_version")
            base.commit()
        assert httpx.get(f"{own.url}/healthz").status_code == 200
        ready = f"{own.url}/readyz"
        wait_until(lambda: "cannot be reached" in httpx.get(ready).json()["status"])
    finally:
        own.kill()


def test_metrics_are_not_shown_beside_the_page(server: Watched) -> None:
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "Bearer None"}):
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404


@asynchronous
async def test_what_happens_at_a_table_is_counted(server: Watched) -> None:
    ann, bo = Player(server), Player(server)
    await ann.open(seats=3, bots={"2": "steady"}, **QUICK)
    await bo.join(ann.table, "Bo")
    moves = server.metric("hanabi_moves_total", by="person")
    commands = server.metric("hanabi_command_seconds_count")
    commits = server.metric("hanabi_store_commit_seconds_count")
    try:
        await ann.live()
        await bo.live(ann.table)
        assert server.metric("hanabi_tables", state="open") == 1
        assert server.metric("hanabi_reconnects_total") == 0
        assert (await ann.tell("start"))["type"] == "done"
        await _play([ann, bo], random.Random(1), most=1)
        await bo.live(ann.table)
        assert server.metric("hanabi_reconnects_total") == 1
        assert server.metric("hanabi_seats_connected") == 2
        watcher = await Player(server).live(ann.table)
        assert server.metric("hanabi_spectators") == 1
        assert server.metric("hanabi_websockets") == 3
        await watcher.leave_live()
        assert server.metric("hanabi_tables", state="playing") == 1
        await _play([ann, bo], random.Random(1))
        steps = ann.view["steps"]
        mine = server.metric("hanabi_moves_total", by="person") - moves
        assert mine + server.metric("hanabi_moves_total", by="bot") == steps
        thinking = server.metric("hanabi_bot_thinking_seconds_count", bot="steady")
        assert thinking == server.metric("hanabi_moves_total", by="bot") > 0
        # The last news may still be on their way.
        wait_until(lambda: server.metric("hanabi_command_seconds_count") - commands > mine)
        assert server.metric("hanabi_command_seconds_count") - commands == mine + 1
        assert server.metric("hanabi_store_commit_seconds_count") - commits >= steps
        assert (await ann.tell("start"))["type"] == "refused"
        refused = httpx.get(f"{server.metrics_url}/metrics").text.splitlines()
        assert any(line.startswith("hanabi_refusals_total{code=") for line in refused)
        assert server.metric("hanabi_websocket_frames_total", direction="in") > mine
        route = {"method": "POST", "route": "/api/tables/{id}/join", "status": "200"}
        assert server.metric("hanabi_requests_total", **route) == 1
    finally:
        await ann.leave_live()
        await bo.leave_live()


async def _play(people: list[Player], chance: random.Random, most: int = 10**6) -> None:
    """Random moves of people who sit first, beside bots, until the end or for so many moves."""
    for _ in range(most):
        for person in people:
            await person.until(
                lambda now: now["view"]["outcome"] or now["view"]["to_act"] in range(len(people))
            )
        newest = max((one.view for one in people), key=lambda view: int(view["steps"]))
        if newest["outcome"]:
            return
        mover, steps = newest["to_act"], newest["steps"]
        await people[mover].until(lambda now, steps=steps: now["view"]["steps"] >= steps)
        done = await people[mover].act(chance.choice(people[mover].view["legal_actions"]))
        for person in people:
            await person.until_number(done["number"])


def test_every_question_of_the_dashboard_is_about_something_that_is_measured() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    asked = {target["expr"] for panel in panels for target in panel["targets"]}
    named = {
        name for question in asked for name in re.findall(r"\b(?:hanabi|process)_\w+", question)
    }
    measured = Metrics().names()
    assert named <= measured, named - measured
    ours = {name for name in measured if name.startswith("hanabi_")}
    families = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in named}
    left = {
        name for name in ours if re.sub(r"_(bucket|sum|count|total)$", "", name) not in families
    }
    assert left == {"hanabi_build"}  # everything else is looked at


def test_a_command_takes_until_the_last_message_has_left() -> None:
    metrics = Metrics()

    def counted() -> str:
        found = re.search(r"hanabi_command_seconds_count (\S+)", metrics.text().decode())
        assert found
        return found[1]

    with telling(metrics.commands):
        first, second = present(), present()
    assert first is not None
    assert second is not None
    assert present() is None  # nothing is being carried out any more
    assert counted() == "0.0"
    first.sent()
    assert counted() == "0.0"
    second.sent()
    assert counted() == "1.0"


@asynchronous
async def test_no_line_of_the_log_holds_anything_by_which_to_act_as_somebody(
    server: Watched,
) -> None:
    ann, bo = Player(server), Player(server)
    await ann.open(seats=2, talk="chat", **QUICK)
    await bo.join(ann.table, "Bo")
    await ann.get(f"/api/tables/{ann.table}/link")
    await ann.post("/api/me/password", {"password": "correct horse battery"})
    await ann.post("/api/me/carry", {})
    await ann.get(f"/t/{ann.table}", token=ann.token)
    await ann.post(f"/api/tables/{ann.table}/claim", {"token": bo.token})
    await ann.post("/api/tables", {"name": new_token()})
    try:
        await ann.live()
        await bo.live(ann.table)
        await ann.tell("start")
        await play_to_the_end([ann, bo], random.Random(2), most=2)
    finally:
        await ann.leave_live()
        await bo.leave_live()
    store_secrets = await _secrets_in(server.db)
    written = server.log.read_bytes()
    secrets = [one.encode() for who in (ann, bo) for one in (who.token, *who.http.cookies.values())]
    assert len(secrets) >= 4
    for secret in [*secrets, *store_secrets, *(digest(one.decode()).encode() for one in secrets)]:
        assert secret not in written
    assert b"correct horse" not in written
    access = [line for line in server.lines() if line["logger"] == "hanabi.access"]
    assert {"GET", "POST", "WS"} <= {line["method"] for line in access}
    assert all(line["request"] for line in access)
    assert any(line.get("table") == ann.table for line in access)


async def _secrets_in(db: str) -> set[bytes]:
    store = Store(db)
    try:
        return await stored_secrets(store)
    finally:
        store.close()


def _fail(reason: str) -> None:
    raise ValueError(reason)


@pytest.mark.parametrize("form", ["text", "json"])
def test_whatever_is_logged_is_blotted_out_at_the_end(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    token, url = new_token(), "postgresql://hanabi:geheim@db/games"
    while not any(letter.isupper() for letter in token):
        token = new_token()
    before = logging.getLogger().handlers[:], logging.getLogger().level
    set_up("json" if form == "json" else "text", "info", sys.stderr)
    try:
        try:
            _fail(f"no {digest(token)} in {url}")
        except ValueError:
            logging.getLogger("hanabi.test").exception("cookie hanabi=%s", token)
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    said = capsys.readouterr().err
    assert token not in said
    assert digest(token) not in said
    assert "geheim" not in said
    assert said.count(BLOT) == 3
    assert "test_whatever_is_logged_is_blotted_out_at_the_end" in said  # names in a traceback stay


def test_a_request_has_an_id_which_no_stranger_chooses(server: Watched) -> None:
    mine = "0123456789abcdef-mine"
    answer = httpx.get(f"{server.url}/api/bots", headers={"x-request-id": mine})
    given = answer.headers["x-request-id"]
    assert given != mine
    assert re.fullmatch("[0-9a-f]{16}", given)
    wait_until(lambda: any(line.get("request") == given for line in server.lines()))


def test_a_proxy_that_is_trusted_may_say_what_a_request_is_called(tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.options += ["--behind-proxy"]
    try:
        own.start()
        for mine, taken in (("0123456789abcdef-mine", True), ("a" * 65, False), ("a b", False)):
            answer = httpx.get(f"{own.url}/api/bots", headers={"x-request-id": mine})
            assert (answer.headers["x-request-id"] == mine) == taken
    finally:
        own.kill()
