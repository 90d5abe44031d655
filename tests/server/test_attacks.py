"""Somebody attacks from one address at full speed, and players elsewhere go on as before."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from hanabi import Game, Record, edition
from hanabi.server.limits import Limits
from hanabi.server.record_telling import MOST_STEPS
from honest import Honest, attacking, honest
from serving import Player, Server, asynchronous, new_address, players, serving, start_game

SLOWER, QUICK = 3.0, 0.05
"""What an attack may cost: the median is at most so many times what it was alone, or below so many seconds."""


def cookies_of(person: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


async def goes_on(playing: Honest, server: Server, kind: str, path: str, cookie: str = "") -> None:
    """Moves take about as long while this attack goes on as they take without it, and newcomers are let in."""
    await playing.median(5)
    alone = await playing.median()
    with attacking(server, kind, path, cookie) as attacker:
        for _ in range(2 if kind == "half_sent" else 1):  # until all of them are held
            done = await asyncio.to_thread(attacker.done)
        attacked = await playing.median()
        for _ in range(2):  # the machine may be busy with something else
            if attacked > max(QUICK, SLOWER * alone):
                attacked = min(attacked, await playing.median())
        async with players(server, 1) as (newcomer,):
            assert (await newcomer.get("/api/tables")).status_code == 200
    assert attacked <= max(QUICK, SLOWER * alone), (alone, attacked, done)


@asynchronous
async def test_requests_sent_by_half_are_given_up_and_everybody_else_is_served(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, Limits(head=1.0), descriptors=1024) as server:
        async with honest(server) as playing:
            await goes_on(playing, server, "half_sent", "/")
        assert server.complaints() == ""


@asynchronous
async def test_connections_without_end_move_nobody_elses_median(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with honest(server) as playing, players(server, 2) as others:
            await start_game(others, public=True)
            await goes_on(playing, server, "handshakes", f"/api/tables/{others[0].table}/live")
        assert server.complaints() == ""


@pytest.mark.parametrize("kind", ["frames", "pings"])
@asynchronous
async def test_frames_without_end_move_nobody_elses_median(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path, Limits(abuse=3.0)) as server:
        async with honest(server) as playing, players(server, 2) as others:
            await start_game(others, talk="chat")
            path, cookie = f"/api/tables/{others[0].table}/live", cookies_of(others[0])
            await goes_on(playing, server, kind, path, cookie)
        assert server.complaints() == ""


@asynchronous
async def test_requests_without_end_move_nobody_elses_median(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with honest(server) as playing:
            await goes_on(playing, server, "requests", "/api/bots")
        assert server.complaints() == ""


@asynchronous
async def test_views_of_the_longest_games_move_nobody_elses_median(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with honest(server) as playing, players(server, 1) as (other,):
            kept = await other.post("/api/records", sorted_often(MOST_STEPS))
            assert kept.status_code == 201, kept.text
            path = f"/api/games/{kept.json()['id']}/views?turn=0"
            await goes_on(playing, server, "requests", path)
        assert server.complaints() == ""


# What is refused, and how


def sorted_often(steps: int) -> object:
    """A record of a game in which somebody did little but sort their hand."""
    game = Game(edition("abacus"), 2, seed=3)
    for _ in range(steps):
        game.rearrange(0, game.hands[0][::-1])
    game.end()
    return Record.of(game, ["Ann", "Bo"]).to_plain()


@asynchronous
async def test_records_are_taken_up_to_a_length_and_up_to_so_many_bytes(tmp_path: Path) -> None:
    limits = Limits(uploads_a_minute=200_000)
    with serving(tmp_path, limits) as server:
        async with players(server, 2) as (one, another):
            refusal = await one.post("/api/records", sorted_often(MOST_STEPS + 1))
            assert (refusal.status_code, refusal.json()["code"]) == (400, "too-many-steps")
            codes = []
            for _ in range(60):
                answer = await one.post("/api/records", sorted_often(100))
                codes.append(answer.json().get("code"))
            assert codes[0] is None
            assert codes[-1] == "too-many-uploads"
            assert (await another.post("/api/records", sorted_often(100))).status_code == 201


@asynchronous
async def test_an_address_has_so_much_time_of_the_processor_for_looking_back(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, Limits(folding=0.01, folding_at_once=0.2)) as server:
        async with players(server, 2) as (one, another):
            kept = await one.post("/api/records", sorted_often(MOST_STEPS))
            path = f"/api/games/{kept.json()['id']}/views"
            codes: list[str | None] = []
            while "too-fast" not in codes and len(codes) < 100:
                codes.append((await one.get(path)).json().get("code"))
            assert codes[0] is None
            assert codes[-1] == "too-fast"
            assert (await another.get(path)).status_code == 200
            assert (await one.get("/api/tables")).status_code == 200


@asynchronous
async def test_a_person_has_no_more_of_anything_from_many_addresses(tmp_path: Path) -> None:
    limits = Limits(uploads_a_minute=600_000, folding=0.01, folding_at_once=0.04)
    with serving(tmp_path, limits) as server:
        async with players(server, 9) as people:
            other, own = people[8], people[:8]
            await own[0].open("Ann", seats=2)
            for there in own[1:]:
                there.http.cookies = own[0].http.cookies
            kept = await other.post("/api/records", sorted_often(MOST_STEPS))
            path = f"/api/games/{kept.json()['id']}/views"
            views = [(await there.get(path)).status_code for there in own]
            assert (views[0], views[-1]) == (200, 429)
            text = "x" * 120_000
            codes = [(await there.post("/api/records", text)).json()["code"] for there in own]
            assert (codes[0], codes[-1]) == ("too-fast", "too-many-uploads")
            assert (await other.post("/api/records", text)).json()["code"] == "bad-request"


def sent_by_half(server: Server, *parts: bytes, pause: float) -> tuple[bytes, float]:
    """What a server answers to a request that is never whole, and after how many seconds it hangs up."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        with contextlib.suppress(OSError):
            for part in parts:
                line.sendall(part)
                time.sleep(pause)
        heard = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(4096):
                heard += more
    return heard, time.monotonic() - began


def test_a_request_has_to_arrive_in_time_however_slowly_it_comes(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(head=0.5, body=1.0)) as server:
        heard, _ = sent_by_half(server, pause=0)
        assert heard == b""
        trickle = [b"GET / HTTP/1.1\r\n", *[b"x-more: 1\r\n"] * 8]
        heard, took = sent_by_half(server, *trickle, pause=0.2)
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert took < 10
        body = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"
        _, took = sent_by_half(server, body, *[b"1"] * 10, pause=0.2)
        assert took < 10
        assert httpx.get(f"{server.url}/api/tables").status_code == 200


@asynchronous
async def test_whoever_sends_more_than_is_read_is_closed_with_a_code(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(commands=5.0, abuse=1.0)) as server:
        async with players(server, 2) as people:
            await start_game(people)
            for _ in range(60):
                await people[0].send('{"type":"rearrange","order":[],"id":7}')
            assert await people[0].until_closed() == (4429, "too many messages")
            await people[0].live()
            assert (await people[0].tell("say", remark="hello"))["type"] == "done"


@asynchronous
async def test_live_connections_are_begun_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, connections=6) as server:  # one a second, twelve at once
        async with players(server, 2) as people:
            await start_game(people, public=True)
            visitors = [Player(server, address=address) for address in [new_address()] * 40]
            tried = [visitor.live(people[0].table) for visitor in visitors]
            found = await asyncio.gather(*tried, return_exceptions=True)
            for visitor in visitors:
                await visitor.close()
            wrong = [one for one in found if isinstance(one, BaseException)]
            assert 5 <= len(wrong) < 40
            assert all(isinstance(one, InvalidHandshake | ConnectionError) for one in wrong)
            elsewhere = Player(server)
            await elsewhere.live(people[0].table)
            await elsewhere.close()


@asynchronous
async def test_a_crowd_that_comes_is_told_of_a_few_times_and_not_once_for_each(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        async with players(server, 42) as people:
            await start_game(people[:2], public=True, spectators="everything")
            start = len(people[0].received)
            await asyncio.gather(*(one.live(people[0].table) for one in people[2:]))
            await people[0].until(
                lambda update: (
                    len(update["table"]["spectators"]) + update["table"]["spectators_left_out"]
                    == 40
                )
            )
            assert len(people[0].received) - start < 30


@asynchronous
async def test_small_answers_leave_at_once(tmp_path: Path) -> None:
    """Without TCP_NODELAY the second part of an answer waits for the other side's delayed acknowledgement, 40 ms."""
    with serving(tmp_path) as server:
        quick = 0
        async with httpx.AsyncClient(base_url=server.url) as client:
            for _ in range(20):
                began = time.monotonic()
                (await client.get("/api/tables")).raise_for_status()
                quick += time.monotonic() - began < 0.035
        assert quick >= 10
