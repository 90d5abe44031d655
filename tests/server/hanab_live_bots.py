"""Bots as hanab.live knows them: the message sequences of two public ones, the old Python and the newer TypeScript one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serving import GUARD, Player, Server, new_address

Data = dict[str, Any]

PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE = range(4)


class Bot:
    """Logs in, connects, and keeps every frame; what it does about them is for its kinds to say."""

    def __init__(self, server: Server, name: str, password: str = "secret") -> None:  # noqa: S107
        self.server = server
        self.name = name
        self.password = password
        self.address = new_address()
        self.frames: list[tuple[str, Any]] = []
        self.sent: list[tuple[str, Data]] = []
        self.tables: dict[int, Data] = {}
        self.failure: Exception | None = None
        """What its own code did not bear."""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self.closed = False
        self.joins = True
        """Comes when it is invited."""

    async def log_in(self) -> httpx.Response:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=transport, timeout=GUARD) as http:
            return await http.post(
                f"http://127.0.0.1:{self.server.bot_port}/login",
                data={"username": self.name, "password": self.password, "version": "bot"},
            )

    async def connect(self) -> Self:
        answer = await self.log_in()
        assert answer.status_code == 200, answer.text
        spelled = dict(answer.headers.raw)[b"Set-Cookie"]  # letter by letter, as several bots do
        return await self.connect_with(spelled.decode())  # the whole line, as bots do

    async def connect_with(self, cookie: str) -> Self:
        self.closed = False
        self._socket = await connect(
            f"ws://127.0.0.1:{self.server.bot_port}/ws",
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            open_timeout=GUARD,
            proxy=None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: "tableList" in self.commands())
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                command, _, body = str(frame).partition(" ")
                async with self._news:
                    self.frames.append((command, json.loads(body)))
                    await self._hear(command, self.frames[-1][1])
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        except Exception as error:
            self.failure = error
        finally:
            self.closed = True
            async with self._news:
                self._news.notify_all()

    async def _hear(self, command: str, data: Any) -> None:
        handler = getattr(self, f"on_{command}", None)
        if handler is not None:
            await handler(data)

    async def send(self, command: str, **data: object) -> None:
        assert self._socket is not None
        self.sent.append((command, data))
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(f"{command} {json.dumps(data)}")

    async def send_raw(self, frame: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(frame)

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.failure or self.closed or wanted())
        if self.failure is not None:
            raise self.failure
        assert wanted(), f"closed, after {self.commands()[-5:]}"

    async def until_heard(self, command: str, number: int = 1) -> None:
        await self.until(lambda: self.commands().count(command) >= number)

    async def until_closed(self) -> None:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.closed)

    def commands(self) -> list[str]:
        return [command for command, _ in self.frames]

    def heard(self, command: str) -> list[Any]:
        return [data for one, data in self.frames if one == command]

    def warnings(self) -> list[str]:
        return [data["warning"] for data in self.heard("warning")]

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        if self.failure is not None:
            raise self.failure

    # The lobby, as both bots keep it

    async def on_tableList(self, tables: list[Data]) -> None:  # noqa: N802  # their name
        for table in tables:
            self.tables[table["id"]] = table

    async def on_table(self, table: Data) -> None:
        self.tables[table["id"]] = table

    async def on_tableGone(self, data: Data) -> None:  # noqa: N802
        self.tables.pop(data["tableID"], None)

    async def on_chat(self, data: Data) -> None:
        invited = data["recipient"] == self.name and data["msg"].startswith("/join")
        if not invited or not self.joins:
            return
        for table in self.tables.values():
            free = not table["running"] and not table["sharedReplay"] and len(table["players"]) < 6
            if free and data["who"] in table["players"]:
                await self.send("tableJoin", tableID=table["id"])
                return
        await self.send("chatPM", msg="Which table?", recipient=data["who"], room="lobby")

    async def on_tableStart(self, data: Data) -> None:  # noqa: N802
        await self.send("getGameInfo1", tableID=data["tableID"])


class Hands:
    """What a bot keeps of one game."""

    def __init__(self, init: Data) -> None:
        self.names: list[str] = init["playerNames"]
        self.me: int = init["ourPlayerIndex"]
        self.hands: list[list[Data]] = [[] for _ in self.names]
        self.clues = 8
        self.turn = 0
        self.current = -1
        self.over = False

    def remove(self, player: int, order: int) -> None:
        cards = [card for card in self.hands[player] if card["order"] == order]
        assert len(cards) == 1, f"no card {order} in the hand of {player}"
        self.hands[player].remove(cards[0])

    def a_clue(self) -> Data:
        """The rank of the newest card of the next player who has one."""
        for step in range(1, len(self.names)):
            player = (self.me + step) % len(self.names)
            if self.hands[player]:
                rank = self.hands[player][-1]["rank"]
                return {"type": RANK_CLUE, "target": player, "value": rank}
        raise AssertionError("nobody has a card")


class OldPythonBot(Bot):
    """Decides after every action while it believes to be on turn: so it repeats itself and moves out of turn.

    It reads `which`, and leaves at `databaseID`. It clues while there are tokens, else it discards.
    """

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.games: dict[int, Hands] = {}
        self.games_over = 0

    async def on_init(self, data: Data) -> None:
        self.games[data["tableID"]] = Hands(data)
        await self.send("getGameInfo2", tableID=data["tableID"])

    async def on_gameActionList(self, data: Data) -> None:  # noqa: N802
        game = self.games[data["tableID"]]
        for action in data["list"]:
            self._follow(game, action)
        await self._decide_if_on_turn(data["tableID"])
        await self.send("loaded", tableID=data["tableID"])

    async def on_gameAction(self, data: Data) -> None:  # noqa: N802
        self._follow(self.games[data["tableID"]], data["action"])
        await self._decide_if_on_turn(data["tableID"])

    async def on_databaseID(self, data: Data) -> None:  # noqa: N802
        await self.send("tableUnattend", tableID=data["tableID"])
        del self.games[data["tableID"]]
        self.games_over += 1

    def _follow(self, game: Hands, action: Data) -> None:
        kind = action["type"]
        if kind == "draw":
            hand = game.hands[action["playerIndex"]]
            hand.append({name: action[name] for name in ("order", "suitIndex", "rank")})
        elif kind in ("play", "discard"):
            game.remove(action["which"]["playerIndex"], action["which"]["order"])
            if kind == "discard" and not action["failed"]:
                game.clues += 1
        elif kind == "clue":
            game.clues -= 1
        elif kind == "turn":
            game.turn, game.current = action["num"], action["currentPlayerIndex"]

    async def _decide_if_on_turn(self, table: int) -> None:
        game = self.games[table]
        if game.current != game.me:
            return
        if game.clues > 0:
            await self.send("action", tableID=table, **game.a_clue())
        elif game.hands[game.me]:
            oldest = game.hands[game.me][0]["order"]
            await self.send("action", tableID=table, type=DISCARD, target=oldest)


class TypeScriptBot(Bot):
    """Waits for its turn, writes notes, and leaves when the game has become a shared replay.

    It knows the variant by `options.variantName`. Its moves are chance among what it knows to be possible.
    """

    def __init__(self, server: Server, name: str, seed: int = 0) -> None:
        super().__init__(server, name)
        self.chance = random.Random(seed)
        self.games: dict[int, Hands] = {}
        self.games_over = 0
        self.variants: list[str] = []
        self.statuses: list[Data] = []
        self.colours = 5
        self.thinks_twice = False
        """Send every action two times."""

    async def on_welcome(self, data: Data) -> None:
        assert data["username"] == self.name

    async def on_table(self, table: Data) -> None:
        await super().on_table(table)
        watching = [spectator["name"] for spectator in table["spectators"]]
        if table["sharedReplay"] and self.name in watching:
            self.games_over += 1
            await self.send("tableUnattend", tableID=table["id"])

    async def on_init(self, data: Data) -> None:
        self.variants.append(data["options"]["variantName"])
        self.games[data["tableID"]] = Hands(data)
        await self.send("getGameInfo2", tableID=data["tableID"])

    async def on_gameActionList(self, data: Data) -> None:  # noqa: N802
        actions = data["list"]
        for action in actions[:-1]:
            await self._follow(data["tableID"], action, catching_up=True)
        await self._follow(data["tableID"], actions[-1])
        await self.send("loaded", tableID=data["tableID"])

    async def on_gameAction(self, data: Data) -> None:  # noqa: N802
        await self._follow(data["tableID"], data["action"])

    async def _follow(self, table: int, action: Data, *, catching_up: bool = False) -> None:
        game = self.games[table]
        match action["type"]:
            case "draw":
                mine = action["playerIndex"] == game.me
                assert (action["rank"] == action["suitIndex"] == -1) == mine or game.over
                game.hands[action["playerIndex"]].append(action)
            case "play" | "discard":
                game.remove(action["playerIndex"], action["order"])
            case "clue":
                held = {card["order"] for card in game.hands[action["target"]]}
                assert set(action["list"]) <= held
            case "status":
                game.clues = action["clues"]
                self.statuses.append(action)
            case "gameOver":
                game.over = True
            case "turn":
                game.turn, game.current = action["num"], action["currentPlayerIndex"]
                if game.current == game.me and not catching_up:
                    await self._take_turn(table, game)

    async def _take_turn(self, table: int, game: Hands) -> None:
        for card in game.hands[game.me][:1]:
            await self.send("note", tableID=table, order=card["order"], note="[g1]")
        action = self._choose(game)
        for _ in range(1 + self.thinks_twice):
            await self.send("action", tableID=table, **action)

    def _choose(self, game: Hands) -> Data:
        kinds = [PLAY] * (game.turn % 4 == 3 and bool(game.hands[game.me]))
        if game.clues and any(hand for i, hand in enumerate(game.hands) if i != game.me):
            kinds.append(RANK_CLUE)
        if game.clues < 8 and game.hands[game.me]:
            kinds.append(DISCARD)
        kind = self.chance.choice(kinds or [PLAY])
        if kind == RANK_CLUE:
            return game.a_clue()
        card = self.chance.choice(game.hands[game.me])
        return {"type": kind, "target": card["order"]}


class PatientBot(TypeScriptBot):
    """Acts only while everybody is connected, and once after each clock. It writes a note on each card it draws."""

    def __init__(self, server: Server, name: str, seed: int = 0) -> None:
        super().__init__(server, name, seed)
        self.everybody_is_there = False

    async def on_connected(self, data: Data) -> None:
        assert len(data["list"]) == len(self.games[data["tableID"]].names)
        self.everybody_is_there = all(data["list"])

    async def on_clock(self, data: Data) -> None:
        game = self.games[data["tableID"]]
        assert len(data["times"]) == len(game.names)
        assert data["activePlayerIndex"] == game.current
        if game.current == game.me and self.everybody_is_there and not game.over:
            await self.send("action", tableID=data["tableID"], **self._choose(game))

    async def _follow(self, table: int, action: Data, *, catching_up: bool = False) -> None:
        await super()._follow(table, action, catching_up=catching_up)
        if action["type"] == "draw" and action["playerIndex"] == self.games[table].me:
            order = action["order"]
            await self.send("note", tableID=table, order=order, note=f"o{order}")

    async def _take_turn(self, table: int, game: Hands) -> None:
        """It waits for the clock."""


@contextlib.asynccontextmanager
async def bots(*all_bots: Bot) -> AsyncIterator[None]:
    """These bots, connected."""
    try:
        for bot in all_bots:
            await bot.connect()
        yield
    finally:
        for bot in all_bots:
            await bot.close()


# People who invite them


async def invite(host: Player, *guests: Bot) -> None:
    """Open a connection to the table, and let these bots sit down."""
    for guest in guests:
        joined = guest.commands().count("joined")
        done = await host.tell("invite", guest=guest.name)
        assert done["type"] == "done", done
        await host.until(partial(is_seated, guest.name))
        await guest.until_heard("joined", joined + 1)


async def open_with(host: Player, guest: Bot, **settings: object) -> None:
    await host.open("Ann", **settings)
    await host.live()
    await invite(host, guest)


async def begin(host: Player) -> None:
    done = await host.tell("start")
    assert done["type"] == "done", done
    await host.until(lambda update: update["view"])


def is_seated(name: str, update: dict[str, Any]) -> bool:
    return name in seated(update)


def seated(update: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in update["table"]["seats"] if seat["name"]]


async def play(person: Player, chance: random.Random) -> dict[str, Any]:
    """Random moves of one person, while the others move by themselves, to the end."""
    while True:
        update = await person.until(
            lambda update: (
                update["view"]["outcome"] is not None or update["view"]["to_act"] == person.seat
            )
        )
        if update["view"]["outcome"] is not None:
            return update
        done = await person.act(chance.choice(update["view"]["legal_actions"]))
        assert done["type"] == "done", done
        await person.until_number(done["number"])
