"""Players at a server that is killed and started again, who remember what it promised them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from crashing_wishes import Move, Noting, Pausing, Sent, TakingBack, Voting, moves_of
from hanabi.core.codec import step_to_plain
from killed_server import GONE, Life, ServerProcess

SEATS = 2
BESIDE = 0.1
"""How often a move is followed by a note, a vote or a pause, or taken back."""

PAUSING = 5
"""One of so many tables is paused whenever the server is killed."""

CLOCK = {"per": "game", "seconds": 7200, "increment": 2}
INEXACT = 60.0
"""Seconds by which the time that somebody has left may differ from what a slow machine would make it."""

ANSWERS_LATE = {"late", "not-your-turn", "wrong-moment"}
"""How a move is refused that the table knows already."""


@dataclass
class Promises:
    """What one table has acknowledged, and the one command whose answer never came."""

    table: str
    cookies: list[str]
    acknowledged: list[Move] = field(default_factory=list)
    """The moves that count."""
    notes: list[dict[str, str]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    """By seat."""
    taken_back: int = 0
    """How often."""
    paused: bool = False
    votes: set[int] = field(default_factory=set)
    """Who wants to end the game."""
    left: list[float] = field(default_factory=list)
    """How much time everybody had when the clock was last seen."""
    seen: float = 0.0
    """When that was."""
    in_flight: Sent | None = None

    def see_clock(self, update: dict[str, Any]) -> None:
        self.left, self.seen = update["table"]["clock"]["left"], time.monotonic()

    def compare(self, update: dict[str, Any]) -> None:
        """All that was acknowledged is there, and beside it at most what is in flight."""
        self._compare_table(update["table"])
        if update["view"] is None:
            assert update["table"]["paused"], f"table {self.table} is not shown"
            assert update["log"] == []
        else:
            self._compare_game(update)

    def _compare_table(self, table: dict[str, Any]) -> None:
        """A pause and votes are as they were, and nobody has paid for the time without a server."""
        paused, votes, sent = [self.paused], [self.votes], self.in_flight
        if isinstance(sent, Pausing):
            paused.append(sent.pause)
        if isinstance(sent, Voting):
            votes.append(self.votes ^ {sent.seat})
        assert (table["paused"] is not None) in paused
        assert set(table["end_votes"]) in votes
        passed = time.monotonic() - self.seen + INEXACT
        for before, now in zip(self.left, table["clock"]["left"], strict=bool(self.left)):
            assert abs(now - before) <= passed, f"table {self.table}: {before} s, then {now} s"

    def _compare_game(self, update: dict[str, Any]) -> None:
        """Every acknowledged move is there once and in order; behind them at most the one in flight."""
        told, sent = moves_of(update["log"]), self.in_flight
        promised = [move.told for move in self.acknowledged]
        allowed, notes, times = [promised], [self.notes[update["you"]]], [self.taken_back]
        if isinstance(sent, Move):
            allowed.append([*promised, sent.told])
        elif isinstance(sent, Noting) and sent.seat == update["you"]:
            notes.append(notes[0] | {str(sent.card): sent.text})
        elif isinstance(sent, TakingBack):
            allowed.append(promised[: sent.left])
            times.append(self.taken_back + 1)
        assert update["log_from"] == 0
        assert update["notes"] in notes, f"table {self.table}: notes {update['notes']}, {notes}"
        assert len(update["table"]["taken_back"]) in times
        assert told in allowed, (
            f"table {self.table}: {len(promised)} moves were acknowledged, "
            f"in flight was {self.in_flight}; the table has {told}, promised were {promised}"
        )
        assert update["view"]["steps"] == len(told)

    def take_back(self, done: TakingBack) -> None:
        """The moves from there on count no more."""
        del self.acknowledged[done.left :]
        self.taken_back += 1


class Seats:
    """The two people of one table, and of the next one when a game is over."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self._number = number
        self._chance = chance
        self._asked = 0
        self._playing: Promises | None = None
        self.finished: list[Promises] = []
        self.kept = 0
        """Moves in flight at a kill that were on disk."""
        self.lost = 0
        """Moves in flight at a kill that were not."""
        self.found_paused = 0
        """Games that were paused at a kill."""

    @property
    def games(self) -> list[Promises]:
        """All that was promised to these people."""
        return [*self.finished, *([] if self._playing is None else [self._playing])]

    async def play(self, server: ServerProcess, life: Life) -> None:
        """Play until the server dies; a connection it closes while alive is opened again."""
        while not server.dead:
            with contextlib.suppress(*GONE):
                if self._playing is None:
                    self._playing = await self._open(server)
                await self._sit(server, life, self._playing)
                self.finished.append(self._playing)
                self._playing = None

    async def _open(self, server: ServerProcess) -> Promises:
        settings = {
            "seats": SEATS,
            "bot_delay": False,
            "rules": {"strikes": 99},
            "take_backs": True,
            "clock": CLOCK,
        }
        seated, host = await server.post("/api/tables", {"name": "Ada", "settings": settings})
        table = seated["table"]
        _, guest = await server.post(f"/api/tables/{table}/join", {"name": "Bo"})
        async with server.live(table, host) as socket:
            await socket.send('{"type": "start", "id": 1}')
            while (message := msgspec.json.decode(await socket.recv()))["type"] == "update":
                pass
            assert message["type"] == "done", message
        return Promises(table, [host, guest])

    async def _sit(self, server: ServerProcess, life: Life, promises: Promises) -> None:
        """Connect both, compare what the table says with what was promised, and play to the end."""
        async with contextlib.AsyncExitStack() as stack:
            chairs = []
            for cookie in promises.cookies:
                socket = await stack.enter_async_context(server.live(promises.table, cookie))
                chairs.append(_Chair(socket))
            for chair in chairs:
                promises.compare(await chair.update())
            await self._settle_table(promises, chairs)
            await self._settle(promises, chairs)
            while True:
                steps = len(promises.acknowledged)
                view = await chairs[0].view_at(steps)
                if view["outcome"] is not None:
                    return
                seat = view["to_act"]
                view = await chairs[seat].view_at(steps)
                action = self._chance.choice(view["legal_actions"])
                action.pop("touches", None)
                await self._send(promises, chairs, Move(seat, action, steps))
                life.count(self._number)
                if (await chairs[seat].view_at(steps + 1))["outcome"] is not None:
                    continue
                promises.see_clock(chairs[seat].latest or {})
                await self._do_more(promises, chairs, view, seat)

    async def _do_more(
        self, promises: Promises, chairs: Sequence[_Chair], view: dict[str, Any], seat: int
    ) -> None:
        """Now and then something beside the move that this seat has just made."""
        if self._number % PAUSING == 0 or self._chance.random() < BESIDE:
            await self._pause(promises, chairs, seat)
        elif self._chance.random() < BESIDE:
            for agree in (True, False):
                await self._send(promises, chairs, Voting(seat, agree))
        elif not any(promises.notes) or self._chance.random() < BESIDE:
            card = self._chance.choice(view["hands"][1 - seat])["id"]
            note = Noting(seat, card, f"after {len(promises.acknowledged) - 1}")
            await self._send(promises, chairs, note)
        elif self._chance.random() < BESIDE:
            await self._take_back(promises, chairs)

    async def _take_back(self, promises: Promises, chairs: Sequence[_Chair]) -> None:
        """Whoever moved last asks to go back, and the other agrees."""
        steps = len(promises.acknowledged)
        asker = promises.acknowledged[-1].seat
        for seat in (asker, 1 - asker):
            await self._send(promises, chairs, TakingBack(seat, steps, steps - 1))
        for chair in chairs:
            await chair.until_steps(steps - 1)

    async def _pause(self, promises: Promises, chairs: Sequence[_Chair], seat: int) -> None:
        """One of the players pauses the game, and the other one lets it go on, at some tables after the kill."""
        await self._send(promises, chairs, Pausing(seat, pause=True))
        if self._number % PAUSING == 0:
            await chairs[seat].until_gone()
        await self._resume(promises, chairs, 1 - seat)

    async def _resume(self, promises: Promises, chairs: Sequence[_Chair], seat: int) -> None:
        await self._send(promises, chairs, Pausing(seat, pause=False))
        number = chairs[seat].number
        for chair in chairs:
            await chair.until_number(number)

    async def _settle_table(self, promises: Promises, chairs: Sequence[_Chair]) -> None:
        """What the table says of pause and votes counts from now on; a game that is paused goes on."""
        latest = chairs[0].latest
        assert latest is not None
        promises.paused = latest["table"]["paused"] is not None
        promises.votes = set(latest["table"]["end_votes"])
        if isinstance(promises.in_flight, Pausing | Voting):
            promises.in_flight = None
        for seat in promises.votes.copy():
            await self._send(promises, chairs, Voting(seat, agree=False))
        if promises.paused:
            self.found_paused += 1
            await self._resume(promises, chairs, 0)
            for chair in chairs:
                assert chair.latest is not None
                promises.compare(chair.latest)

    async def _settle(self, promises: Promises, chairs: Sequence[_Chair]) -> None:
        """Send the move in flight once more: a table that has it refuses, one that has not takes it."""
        move = promises.in_flight
        assert chairs[0].latest is not None
        if isinstance(move, TakingBack) or chairs[0].latest["table"]["take_back"]:
            await self._settle_take_back(promises, chairs)
        elif isinstance(move, Noting):
            await self._send(promises, chairs, move)
        if not isinstance(move, Move):
            return
        if chairs[0].latest["view"]["steps"] > move.steps:
            self.kept += 1
            promises.acknowledged.append(move)
            promises.in_flight = None
            refused = await self._ask(chairs[move.seat], move)
            assert refused["type"] == "refused", f"{move} was taken twice"
            assert refused["code"] in ANSWERS_LATE
        else:
            self.lost += 1
            await self._send(promises, chairs, move)

    async def _settle_take_back(self, promises: Promises, chairs: Sequence[_Chair]) -> None:
        """What was agreed on has happened whole or not at all; what was only asked for is still asked for."""
        latest = chairs[0].latest
        assert latest is not None
        asked, taken_back = latest["table"]["take_back"], len(latest["table"]["taken_back"])
        if taken_back > promises.taken_back:
            assert isinstance(promises.in_flight, TakingBack)
            promises.take_back(promises.in_flight)
            self.kept += 1
        elif promises.in_flight is not None:
            self.lost += 1
        promises.in_flight = None
        if asked is not None:
            steps = latest["view"]["steps"]
            answer = TakingBack(1 - asked["seat"], steps, asked["steps"])
            await self._send(promises, chairs, answer)
            for chair in chairs:
                await chair.until_steps(asked["steps"])

    async def _send(self, promises: Promises, chairs: Sequence[_Chair], sent: Sent) -> None:
        promises.in_flight = sent
        answer = await self._ask(chairs[sent.seat], sent)
        assert answer["type"] == "done", f"{sent}: {answer}"
        match sent:
            case Move():
                promises.acknowledged.append(sent)
            case Noting():
                promises.notes[sent.seat][str(sent.card)] = sent.text
            case Pausing():
                promises.paused = sent.pause
            case Voting():
                promises.votes = promises.votes ^ {sent.seat}
            case TakingBack() if sent.seat != promises.acknowledged[sent.left].seat:
                promises.take_back(sent)  # the one who did not ask has agreed
        promises.in_flight = None

    async def _ask(self, chair: _Chair, move: Sent) -> dict[str, Any]:
        while True:
            self._asked += 1
            answer = await chair.ask(self._asked, move)
            if answer.get("code") != "too-fast":
                return answer
            await asyncio.sleep(0.2)


class _Chair:
    """One connection, and the last update that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.latest: dict[str, Any] | None = None
        self.number = 0
        """How many changes the table had after the last command of this seat."""

    async def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        if message["type"] == "update":
            self.latest = message
        return message

    async def update(self) -> dict[str, Any]:
        """The first update."""
        message = await self._receive()
        assert message["type"] == "update"
        return message

    async def view_at(self, steps: int) -> dict[str, Any]:
        """The view once the game has this many steps."""
        while self.latest is None or (self.latest["view"] or {"steps": -1})["steps"] < steps:
            await self._receive()
        view: dict[str, Any] = self.latest["view"]
        assert view["steps"] == steps, f"{view['steps']} steps where {steps} were taken"
        return view

    async def until_steps(self, steps: int) -> None:
        """Wait for an update of the game with so many steps, which may be fewer than it had."""
        while self.latest is None or (self.latest["view"] or {"steps": -1})["steps"] != steps:
            await self._receive()

    async def until_gone(self) -> None:
        """Wait for what one meets when the server is killed."""
        while True:
            await self._receive()

    async def until_number(self, number: int) -> None:
        """Wait for an update with so many changes."""
        while self.latest is None or self.latest["number"] < number:
            await self._receive()

    async def ask(self, number: int, sent: Sent) -> dict[str, Any]:
        """Send a command and return its answer."""
        wish = msgspec.json.encode(sent.wish | {"id": number})
        await self._socket.send(wish.decode())
        while (message := await self._receive())["type"] == "update":
            pass
        assert message["id"] == number or message["code"] == "too-fast", message
        self.number = message.get("number", self.number)
        return message


async def check(server: ServerProcess, promises: Promises) -> None:
    """Compare a table as it is now, from both seats; a finished game also by its record."""
    for cookie in promises.cookies:
        async with server.live(promises.table, cookie) as socket:
            update = await _Chair(socket).update()
            promises.compare(update)
    if update["table"]["state"] == "over":
        record = await server.record(promises.table)
        steps = [step_to_plain(record.rules, step) for step in record.steps]
        moves = [*promises.acknowledged, promises.in_flight]
        assert steps == [move.action for move in moves if isinstance(move, Move)][: len(steps)]
        assert len(steps) >= len(promises.acknowledged)
        assert update["written"] == [
            {str(card): text for card, text in enumerate(written) if text}
            for written in record.notes or [()] * SEATS
        ]
