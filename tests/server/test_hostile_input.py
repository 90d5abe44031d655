"""Hostile input: every refusal is typed, every limit holds, and other tables go on as if nothing happened."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import time
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidHandshake, InvalidStatus

from hanabi import Game, Record, edition
from hanabi.server.limits import Limits
from serving import (
    GUARD,
    Player,
    Server,
    a_clue,
    asynchronous,
    new_address,
    players,
    serving,
    start_game,
    to_act,
)
from sizes import sized
from worlds import play_out

UNHURRIED = Limits(connections=10**6, commands=1e6)
"""As many commands a second as a test can send."""


def impatient(connections: int) -> Limits:
    """Slow clients are given up after half a second, on a machine that buffers little."""
    return Limits(connections=connections, commands=1e6, slow=0.5, send_buffer=8192)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hostile")) as running:
        yield running
        assert running.complaints() == ""


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with serving(folder, UNHURRIED) as running:
        yield running
        assert running.complaints() == ""


async def goes_on(people: list[Player]) -> None:
    """The game at this table takes its next turn, and everybody sees it."""
    person = await to_act(people)
    turn = person.view["turn"]
    done = await person.act(random.Random(turn).choice(person.view["legal_actions"]))
    assert done["type"] == "done", done
    for other in people:
        await other.until(lambda update: update["view"]["steps"] > 0)


# Fuzz

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-9, 9)
    | st.floats(allow_nan=False)
    | st.text(max_size=12)
    | st.sampled_from(["play", "red", "red 1", "steady", "0", "00", "9" * 400, "\x00", "show"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
KINDS = [
    "act",
    "rearrange",
    "say",
    "vote-end",
    "vote-replace",
    "return",
    "change",
    "start",
    "rematch",
]
ACTIONS = st.fixed_dictionaries(
    {"do": st.sampled_from(["play", "discard", "clue", "take", "decline", "rearrange"]) | JSON},
    optional=dict.fromkeys(("card", "as", "to", "colour", "value", "seat", "order"), JSON),
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "rules": st.fixed_dictionaries(
            {}, optional={"edition": JSON, "add_ons": JSON, "house": JSON, "hand_size": JSON}
        )
        | JSON,
        "seats": st.integers(2, 5) | st.integers(-1, 8) | JSON,
        "bots": st.dictionaries(st.from_regex(r"\A0{0,3}[0-4]\Z"), st.just("steady"))
        | st.dictionaries(st.text(max_size=3), JSON, max_size=3),
        "first": JSON,
    },
)
ALMOST_RIGHT = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 5),
        "bots": st.dictionaries(
            st.from_regex(r"\A0{0,2}[0-4]\Z"), st.sampled_from(["steady", "random"]), max_size=2
        ),
    },
    optional={
        "rules": st.fixed_dictionaries({"edition": st.sampled_from(["cocktail", "Show"])}),
        "first": st.none() | st.integers(0, 2),
        "talk": st.sampled_from(["silent", "remarks", "chat"]),
    },
)
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | JSON},
    optional={
        "action": ACTIONS | JSON,
        "steps": st.just(0) | JSON,
        "order": JSON,
        "remark": JSON,
        "text": JSON,
        "agree": st.booleans() | JSON,
        "seat": st.integers(-1, 6) | JSON,
        "settings": SETTINGS | JSON,
        "id": JSON,
    },
)
FRAMES = st.one_of(
    st.text(max_size=60),
    JSON.map(json.dumps),
    COMMANDS.map(json.dumps),
    COMMANDS.map(json.dumps).map(lambda text: text[: len(text) // 2]),
)


def fuzz(examples: int) -> settings:
    """The server remembers what it was sent, so that a failure cannot be told again in a shorter way."""
    return settings(
        max_examples=sized(examples // 4, examples), phases=[Phase.generate], database=None
    )


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as running:
        yield running


def run(runner: asyncio.Runner, work: Coroutine[Any, Any, Any]) -> Any:
    return runner.run(work)


async def answers_to(person: Player, frame: str) -> list[dict[str, Any]]:
    """What is answered to this frame: all that comes before the answer to a known one behind it."""
    start = len(person.received)
    await person.send(frame)
    marker = await person.tell("rearrange", order=[0, 0])
    assert marker["code"] in ("bad-order", "wrong-moment")
    return [answer for answer in answers(person, start) if answer != marker]


def test_whatever_is_sent_over_the_socket_is_answered_with_a_type_and_a_reason(
    unhurried: Server, runner: asyncio.Runner
) -> None:
    wild, calm, *others = (Player(unhurried) for _ in range(4))
    run(runner, start_game([wild, calm], first=1))
    run(runner, start_game(list(others)))

    @fuzz(400)
    @given(FRAMES)
    def every_frame_is_answered(frame: str) -> None:
        (answer,) = run(runner, answers_to(wild, frame))
        assert answer["type"] in ("refused", "done")
        if answer["type"] == "refused":
            assert answer["code"]
            assert answer["reason"]

    every_frame_is_answered()
    run(runner, goes_on([wild, calm]))
    run(runner, goes_on(list(others)))
    for person in (wild, calm, *others):
        run(runner, person.close())


def test_whatever_the_host_wishes_for_the_table_it_stays_whole(
    unhurried: Server, runner: asyncio.Runner
) -> None:
    """After any number of odd settings, the table in memory is the one on disk."""
    host, guest = Player(unhurried), Player(unhurried)
    run(runner, host.open("Ann", seats=5))
    run(runner, guest.join(host.table, "Bo"))
    run(runner, host.live())

    @fuzz(150)
    @given(ALMOST_RIGHT | SETTINGS)
    def every_wish_is_answered(wish: dict[str, Any]) -> None:
        frame = json.dumps({"type": "change", "settings": wish})
        (answer,) = run(runner, answers_to(host, frame))
        assert answer["type"] in ("refused", "done")
        table = run(runner, guest.look())
        assert table["you"] == 1
        assert [seat["name"] for seat in table["table"]["seats"]][:2] == ["Ann", "Bo"]

    every_wish_is_answered()
    before = run(runner, guest.look())
    unhurried.restart()
    after = run(runner, guest.look())
    for person in (before, after):
        for seat in person["table"]["seats"]:
            seat["connected"] = seat["away_since"] = None
    assert after == before
    for person in (host, guest):
        run(runner, person.close())


DEEP = '{"type":"act","steps":0,"action":{"do":' + "[" * 7000 + "]" * 7000 + "}}"


@asynchronous
async def test_a_message_nested_too_deeply_is_refused_like_any_other(server: Server) -> None:
    async with players(server, 2) as people:
        await start_game(people)
        (answer,) = await answers_to(people[0], DEEP)
        assert (answer["type"], answer["code"]) == ("refused", "bad-message")
        reply = await people[0].http.post(
            f"/api/tables/{people[0].table}/commands",
            content=DEEP,
            headers={"content-type": "application/json"},
        )
        assert reply.status_code == 400
        assert reply.json()["code"] == "bad-request"


@asynchronous
async def test_a_binary_frame_ends_its_own_connection_at_most(server: Server) -> None:
    async with players(server, 2) as people:
        wild = people[0]
        await start_game(people)
        for data in (b"", b"\x00", b"\xff\xfe", b'{"type":"start"}', os.urandom(500)):
            await wild.send(data)
            code, _ = await wild.until_closed()
            assert code is not None
            await wild.live()
            assert wild.updates[-1]["you"] == 0
        await goes_on(people)


PATHS = ["/api/rules", "/api/tables", "/api/records"]
AT_TABLE = ["join", "claim", "commands"]
BODIES = st.one_of(
    st.binary(max_size=60),
    FRAMES.map(lambda text: text.encode("utf-8", "replace")),
    st.fixed_dictionaries(
        {},
        optional={"name": JSON, "settings": SETTINGS, "token": JSON, "rules": JSON, "lang": JSON},
    ).map(lambda data: json.dumps(data).encode()),
)


def typed(answer: httpx.Response) -> None:
    """An answer that says what it is."""
    assert answer.status_code in (200, 201, 400, 403, 409), answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "reason"}
        assert answer.json()["reason"]


@pytest.mark.parametrize("path", [*PATHS, *AT_TABLE])
def test_whatever_is_posted_is_answered_with_a_type_and_a_reason(
    unhurried: Server, path: str
) -> None:
    with httpx.Client(base_url=unhurried.url, timeout=GUARD) as client:
        table = client.post("/api/tables", json={"name": "Ann"}).json()["table"]
        if path in AT_TABLE:
            path = f"/api/tables/{table}/{path}"

        @fuzz(60)
        @given(BODIES)
        def every_body_is_answered(body: bytes) -> None:
            typed(client.post(path, content=body, headers={"content-type": "application/json"}))

        every_body_is_answered()


def test_a_record_with_anything_changed_in_it_is_kept_or_refused_with_the_reason(
    unhurried: Server,
) -> None:
    game = Game(edition("show", "flamboyants"), 3, 4)
    play_out(game, random.Random(4), 1.0)
    names = ["Ann", "Bo", "Cleo"]
    plain = json.loads(Record.of(game, names).with_explicit_deal().dumps())
    suit = {"name": "red", "touched": "own"}

    @fuzz(120)
    @given(
        st.dictionaries(st.sampled_from([*plain, "seed", "x"]), JSON, max_size=2),
        st.none() | st.dictionaries(st.sampled_from([*suit, "copies"]), JSON, max_size=2),
    )
    def every_record_is_answered(
        changes: dict[str, Any], other_suit: dict[str, Any] | None
    ) -> None:
        changed = plain | changes
        if other_suit is not None:
            changed = changed | {"rules": {"suits": [suit | other_suit]}}
        body = json.dumps(changed).encode()
        typed(client.post("/api/records", content=body, headers=kind))

    kind = {"content-type": "application/json"}
    with httpx.Client(base_url=unhurried.url, timeout=GUARD) as client:
        every_record_is_answered()


@pytest.mark.parametrize(
    "query",
    [
        "/api/games?players=999999&page=999999",
        "/api/games?name=%00",
        "/api/games?name=%FF%FE",
        "/api/games?edition=%27%20OR%201=1",
        "/api/games?page=%C2%B2",
        "/api/tables/%00",
        "/api/tables/..%2f..%2fetc",
        "/api/games/%00/record",
        "/api/editions?lang=%00",
        "/static/x/words/%00.ftl",
        "/static/x/words/..%2f..%2fserver%2fapp.ftl",
        "/static/..%2fserver/app.py",
        "/static/%2e%2e/server/app.py",
        "/static/%00",
    ],
)
def test_an_odd_address_is_answered_without_an_error_of_the_server(
    server: Server, query: str
) -> None:
    answer = httpx.get(f"{server.url}{query}")
    assert answer.status_code in (200, 400, 404), answer.text
    assert b"import" not in answer.content


# Sizes


@asynchronous
async def test_an_oversized_frame_ends_its_connection_and_one_at_the_limit_does_not(
    server: Server,
) -> None:
    async with players(server, 2) as people:
        await start_game(people)
        (answer,) = await answers_to(people[0], "x" * Limits().frame)
        assert answer["code"] == "bad-message"
        await people[0].send("x" * (Limits().frame + 1))
        assert (await people[0].until_closed())[0] == 1009
        await people[1].until(lambda update: not update["table"]["seats"][0]["connected"])
        await people[0].live()
        await goes_on(people)


BAD_NAMES = [
    "",
    "   ",
    "x" * 41,
    "a\x00b",
    "a\nb",
    "\x1b[31mred",
    "\u202egnp",
    "zero\u200bwidth",
    "\ufeff",
    "\x7f",
    "tab\there",
    "\U000e0041",
]


@pytest.mark.parametrize("name", BAD_NAMES)
@asynchronous
async def test_a_name_that_people_could_not_read_is_refused(server: Server, name: str) -> None:
    async with players(server, 2) as (ann, eve):
        answer = await eve.post("/api/tables", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        await ann.open("Ann", seats=2)
        answer = await eve.post(f"/api/tables/{ann.table}/join", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert (await ann.look())["table"]["seats"][1]["name"] is None


@asynchronous
async def test_markup_in_names_and_chat_comes_back_as_plain_text_in_json(server: Server) -> None:
    script = "<script>alert(1)</script>"
    async with players(server, 2) as (ann, bo):
        await ann.open(script, seats=2, talk="chat", public=True)
        await bo.join(ann.table, '"><img src=x onerror=alert(1)>')
        await ann.live()
        await bo.live()
        text = script + "\u2028\x00\n{{7*7}}\u202e"
        assert (await ann.tell("say", text=text))["type"] == "done"
        await bo.until(lambda _: bo.talk)
        assert bo.talk[0]["text"] == f"{script}   {{{{7*7}}}}"
        for path in (f"/api/tables/{ann.table}", "/api/tables"):
            answer = await bo.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert script in answer.text
        assert script not in (await bo.get(f"/t/{ann.table}")).text


@asynchronous
async def test_chat_has_a_length_and_an_amount(server: Server) -> None:
    async with players(server, 1) as people:
        await start_game(people, seats=2, bots={"1": "steady"}, first=0, talk="chat")
        ann = people[0]
        assert (await ann.tell("say", text="x" * 300))["type"] == "done"
        (answer,) = await answers_to(ann, json.dumps({"type": "say", "text": "x" * 301}))
        assert answer["code"] == "bad-message"
        assert (await ann.tell("say", text=" \x00\n "))["code"] == "empty"


# Tokens and origins


@asynchronous
async def test_a_wrong_cookie_is_nobody(server: Server) -> None:
    async with players(server, 3) as people:
        ann, bo, eve = people
        await start_game([ann, bo])
        name = next(iter(ann.http.cookies))
        wrong = [ann.token[:-1], ann.token + "A", ann.token.swapcase(), bo.table, "", "é".encode()]
        for value in [*wrong, "x" * 3000]:
            text = value.decode("latin-1") if isinstance(value, bytes) else value
            eve.http.cookies.clear()
            cookie = {b"cookie": f"{name}={text}".encode("latin-1")}
            answer = await eve.http.get(f"/api/tables/{ann.table}", headers=cookie)
            assert (answer.json()["you"], answer.json()["view"]) == (None, None)
            answer = await eve.http.post(
                f"/api/tables/{ann.table}/commands",
                json={"type": "vote-end", "agree": True},
                headers=cookie,
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        await goes_on([ann, bo])


@asynchronous
async def test_a_token_holds_no_seat_of_another_table(server: Server) -> None:
    async with players(server, 2) as (ann, bo):
        await ann.open("Ann")
        await bo.open("Bo")
        answer = await ann.post(f"/api/tables/{bo.table}/claim", {"token": ann.token})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
@asynchronous
async def test_a_socket_from_another_site_is_refused(server: Server, origin: str) -> None:
    async with players(server, 2) as people:
        await start_game(people)
        with pytest.raises(InvalidStatus) as refusal:
            await people[0].live(origin=origin)
        assert refusal.value.response.status_code == 403
        await people[0].live(origin=server.url)
        assert people[0].updates[-1]["you"] == 0


# Too much


@asynchronous
async def test_too_many_messages_wait_and_other_connections_are_served(server: Server) -> None:
    async with players(server, 4) as people:
        await start_game(people[:2])
        await start_game(people[2:])
        noisy, flood = people[0], '{"type":"rearrange","order":[],"id":7}'
        start, began = len(noisy.received), time.monotonic()
        for _ in range(80):
            await noisy.send(flood)
        await noisy.until(partial(answered, noisy, start, 80))
        assert time.monotonic() - began > 1.5  # sixty at once, then ten a second
        assert {answer["code"] for answer in answers(noisy, 0) if "code" in answer} == {"bad-order"}
        assert (await people[1].tell("say", remark="hello"))["type"] == "done"
        await noisy.until(lambda _: noisy.talk)
        await goes_on(people[2:])


def answered(person: Player, start: int, number: int, _update: object) -> bool:
    return len(answers(person, start)) == number


def answers(person: Player, start: int) -> list[dict[str, Any]]:
    """What the person received from there on, without the updates."""
    messages = [json.loads(data) for data in person.received[start:]]
    return [message for message in messages if message.get("type") not in ("update", "change")]


@asynchronous
async def test_a_thousand_connections_of_one_address_are_held_to_the_limit(
    tmp_path: Path,
) -> None:
    most = 40
    with serving(tmp_path, connections=most) as server:
        async with players(server, 2) as people:
            rules = {"edition": "cocktail", "strikes": 99}
            await start_game(people, spectators="seat", rules=rules)
            address, crowd, refused = new_address(), [], 0
            for start in range(0, 1000, 50):
                some = [Player(server, address=address) for _ in range(start, start + 50)]
                tried = [person.live(people[0].table) for person in some]
                results = await asyncio.gather(*tried, return_exceptions=True)
                for person, result in zip(some, results, strict=True):
                    if isinstance(result, InvalidHandshake | ConnectionError):
                        refused += 1
                        await person.close()
                    else:
                        assert result is person
                        crowd.append(person)
                assert len(crowd) <= most
                await goes_on(people)
            assert (len(crowd), refused) == (most, 1000 - most)
            await crowd.pop().close()
            await people[0].until(lambda update: watching(update) == most - 1)
            crowd.append(Player(server, address=address))
            await connected_at_last(crowd[-1], people[0].table)
            await goes_on(people)
            await asyncio.gather(*(person.close() for person in crowd))
            assert server.complaints() == ""


def watching(update: dict[str, Any]) -> int:
    table = update["table"]
    return len(table["spectators"]) + int(table["spectators_left_out"])


def second_is_gone(update: dict[str, Any]) -> bool:
    return not update["table"]["seats"][1]["connected"]


class Deaf:
    """A client that shakes hands and then never reads."""

    def __init__(self, person: Player) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.bind((person.address, 0))
        self._socket.connect(("127.0.0.1", person.server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{person.table}/live HTTP/1.1\r\nHost: {person.server.host}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {cookies}\r\n\r\n".encode()
        )

    def close(self) -> None:
        self._socket.close()


@asynchronous
async def test_a_client_that_never_reads_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, impatient(connections=30)) as server:
        async with players(server, 5) as people:
            ann, slow, cleo = people[:3]
            await start_game(people[:3], first=0, talk="chat")
            await start_game(people[3:])
            await slow.leave_live()
            await ann.until(second_is_gone)
            deaf = Deaf(slow)
            await ann.until(lambda update: update["table"]["seats"][1]["connected"])
            line = json.dumps({"type": "say", "text": "x" * 300})
            while not second_is_gone(ann.updates[-1]):  # whatever happens, the others hear of it
                await ann.send(line)
                await asyncio.sleep(0.02)
            assert (await cleo.until(second_is_gone))["you"] == 2
            await goes_on(people[3:])
            await ann.tell("rearrange", order=[0, 0])  # answered when all before it are
            view = (await ann.look())["view"]
            wish = {"type": "act", "action": a_clue(view), "steps": view["steps"]}
            wish["action"].pop("touches")
            answer = await ann.post(f"/api/tables/{ann.table}/commands", wish)
            assert answer.json()["type"] == "done"
            await cleo.until(lambda update: update["view"]["turn"] == 2)
            await slow.live()  # the same seat, the same moment
            await slow.until(lambda update: update["view"]["turn"] == 2)
            deaf.close()


@asynchronous
async def test_a_client_that_was_dropped_and_is_gone_no_longer_counts(tmp_path: Path) -> None:
    with serving(tmp_path, impatient(connections=3)) as server:
        async with players(server, 2) as (ann, eve):
            await ann.open("Ann", seats=2)
            await eve.join(ann.table, "Eve")
            await ann.live()
            deaf = [Deaf(eve) for _ in range(3)]
            await ann.until(lambda update: update["table"]["seats"][1]["connected"])
            while ann.updates[-1]["table"]["seats"][1]["connected"]:
                await ann.send('{"type":"say","remark":"hello"}')
                await asyncio.sleep(0.02)
            for client in deaf:
                client.close()
            await connected_at_last(eve)
            assert eve.updates[-1]["you"] == 1


async def connected_at_last(person: Player, table: str | None = None) -> None:
    """Connect as soon as the server has seen that a place is free."""
    async with asyncio.timeout(GUARD):
        while True:
            with contextlib.suppress(InvalidStatus):
                await person.live(table)
                return
            await asyncio.sleep(0.05)
