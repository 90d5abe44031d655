"""Who bots of hanab.live are here: names, passwords, seats that outlast a restart, and where they are let in."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hanab_live_bots import (
    Bot,
    TypeScriptBot,
    begin,
    bots,
    open_with,
    play,
)
from hanabi.cli import main
from hanabi.server.limits import Limits
from serving import GUARD, Server, asynchronous, players, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots"), for_bots=True) as running:
        yield running
        assert running.complaints() == ""


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


@asynchronous
async def test_a_crowd_that_logs_in_makes_no_honest_bot_wait_for_all_of_it(tmp_path: Path) -> None:
    """Each from an address of its own, with names that are new or not theirs, as fast as they are let."""
    with serving(tmp_path, for_bots=True) as running:
        known = Bot(running, "known", "the right one")
        await known.log_in()
        answered = 0

        async def flood(number: int) -> None:
            nonlocal answered
            local = httpx.AsyncHTTPTransport(local_address=f"127.9.{number}.1")
            async with httpx.AsyncClient(transport=local, timeout=GUARD) as crowd:
                for _ in range(12):
                    form = {"username": "known", "password": f"guess {number}"}
                    url = f"http://127.0.0.1:{running.bot_port}/login"
                    answer = await crowd.post(url, data=form)
                    answered += answer.status_code == 401
                    assert answer.status_code in (401, 503)

        flooding = [asyncio.create_task(flood(number)) for number in range(30)]
        while answered < 5:
            await asyncio.sleep(0.01)
        before = answered
        for bot in (Bot(running, "honest"), Bot(running, "known", "the right one")):
            assert (await bot.log_in()).status_code == 200
        assert answered - before < 30, "each of them waits for a few at most"
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        assert running.complaints() == ""


@asynchronous
async def test_bots_that_come_no_more_are_forgotten_unless_they_sit_somewhere(
    tmp_path: Path,
) -> None:
    limits = Limits(bot_account=3600.0)
    with serving(tmp_path, limits, for_bots=True) as running:
        async with players(running, 1) as (ann,):
            seated, gone, present = (Bot(running, name) for name in ("seated", "gone", "present"))
            await seated.connect()
            await open_with(ann, seated, seats=2, first=0)
            await begin(ann)
            await gone.log_in()
            await present.log_in()
            await seated.close()
        running.stop()
        with sqlite3.connect(tmp_path / "games.db") as db:
            db.execute("UPDATE accounts SET seen = seen - 7200 WHERE name != 'present'")
        running.start()
        async with asyncio.timeout(GUARD):
            while (left := names(tmp_path)) != {"seated", "present"}:
                assert left >= {"seated", "present"}
                await asyncio.sleep(0.02)
        again = Bot(running, "gone", "another password")
        assert (await again.log_in()).status_code == 200, "the name is free"
        assert (await Bot(running, "seated").log_in()).status_code == 200
        with sqlite3.connect(tmp_path / "games.db") as db:
            (ago,) = db.execute("SELECT max(seen) - min(seen) FROM accounts").fetchone()
        assert ago < 3600, "whoever logs in is seen"


def names(folder: Path) -> set[str]:
    with sqlite3.connect(folder / "games.db") as db:
        return {name for (name,) in db.execute("SELECT name FROM accounts")}


# Starting


@pytest.mark.parametrize(
    "where", ["abc", "", "host:", "localhost:99999", "99999", "no.such.host.invalid:8001"]
)
def test_a_place_to_listen_that_is_none_is_one_line_and_exit_code_2(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", "0", "--hanab-live", where, "--db", database])
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    assert said.err.startswith("hanabi: hanab-live: ")
    assert said.err.count("\n") == 1
