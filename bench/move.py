"""What a move costs the server without sockets: CPU from the command of a seat to the messages for all of them.

Run `python bench/move.py`, or `python bench/move.py --against OLD_CHECKOUT` to see two versions in turn on the same
machine in the same run; `--profile` lists where the time goes. Tables over a real database in a temporary folder,
each with a listener at every seat, play random legal moves, some tables at the same time, so that commits are
gathered as they are under load.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import subprocess
import sys
import tempfile
import time
import tracemalloc
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from hanabi.core.codec import step_to_plain
from hanabi.core.json_reader import Node
from hanabi.server import command_messages, messages
from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store, Write
from hanabi.table import facts
from hanabi.table.fact_json import write_fact
from hanabi.table.settings import Settings

HERE = Path(__file__).resolve().parent.parent
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")

_commands: msgspec.json.Decoder[command_messages.Command] = msgspec.json.Decoder(
    command_messages.Command
)


@dataclass
class Figures:
    """What one run measured."""

    cpu: float = 0.0
    """Seconds for all moves, the writing of the store included."""
    loop: float = 0.0
    """What the event loop had of that."""
    moves: int = 0
    connecting: float = 0.0
    """Seconds for reading the tables and telling every seat the whole of it."""
    seats: int = 0
    sizes: list[int] = field(default_factory=list)
    """Bytes of a move, for all seats."""
    memory: float = 0.0
    """KB that a table takes with its listeners, but without sockets."""


class Run:
    """Tables at which moves are made."""

    def __init__(self, options: argparse.Namespace, store: Store) -> None:
        self._options = options
        self._store = store
        self._hub = Hub(store, Limits())
        self._chance = random.Random(0)
        self._live: list[LiveTable] = []
        self._seats: dict[str, list[Client]] = {}
        self.figures = Figures(seats=options.tables * options.seats)

    async def go(self, profile: cProfile.Profile | None) -> None:
        for number in range(self._options.tables):
            await self._deal(number)
        tracemalloc.start()
        for number in range(self._options.tables):
            await self._connect(f"table-{number}")
        self.figures.memory = tracemalloc.get_traced_memory()[0] / self._options.tables / 1000
        tracemalloc.stop()
        self._live.clear()
        self._hub = Hub(self._store, Limits())
        began = time.process_time()
        for number in range(self._options.tables):
            await self._connect(f"table-{number}")
        self.figures.connecting = time.process_time() - began
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 20, 1_000_000)  # as the server has it
        while self.figures.moves < self._options.moves:
            wishes = [self._wish(live) for live in self._chance.sample(self._live, self._at_once)]
            began, own = time.process_time(), time.thread_time()
            if profile is not None:
                profile.enable()
            await asyncio.gather(*[self._move(*wish) for wish in wishes if wish is not None])
            if profile is not None:
                profile.disable()
            self.figures.cpu += time.process_time() - began
            self.figures.loop += time.thread_time() - own
            self.figures.moves += sum(wish is not None for wish in wishes)
            self.figures.sizes.append(self._hear())

    @property
    def _at_once(self) -> int:
        return min(16, int(self._options.tables))

    async def _deal(self, number: int) -> None:
        seats, table = self._options.seats, f"table-{number}"
        settings = _settings(seats)
        happened: list[facts.Fact] = [facts.Opened("party", settings)]
        happened += [facts.SatDown(i, NAMES[i], f"key {i}") for i in range(seats)]
        happened.append(facts.Dealt(0, number, NAMES[:seats], (None,) * seats))
        rules = settings.rules.rules()
        rows = [
            {"table_id": table, "number": i, "at": 0.0, "data": write_fact(fact, rules)}
            for i, fact in enumerate(happened, start=1)
        ]
        await self._store.write(Write(rows))

    async def _connect(self, table: str) -> None:
        live = await self._hub.find(table)
        language = self._options.language or None
        here = [Client.at(live, seat, language) for seat in range(self._options.seats)]
        for client in here:
            await self._hub.connect(live, client)
            client.outbox.waiting()
        for client in here:
            client.outbox.waiting()
        self._live.append(live)
        self._seats[table] = here

    def _wish(self, live: LiveTable) -> tuple[LiveTable, str, bytes] | None:
        """A random legal move, as it comes over a socket."""
        game = live.table.game
        assert game is not None
        if game.outcome is not None:
            return None
        action = self._chance.choice(game.legal_actions())
        command = {
            "type": "act",
            "action": step_to_plain(game.rules, action),
            "steps": len(game.steps),
            "id": 1,
        }
        return live, f"key {game.to_act}", msgspec.json.encode(command)

    async def _move(self, live: LiveTable, key: str, text: bytes) -> None:
        wish = _commands.decode(text)
        msgspec.json.encode(messages.Done(wish.id, await self._hub.obey(live, key, wish)))

    def _hear(self) -> int:
        return sum(
            len(text)
            for here in self._seats.values()
            for client in here
            for text in client.outbox.waiting()
        )


def _settings(seats: int) -> Settings:
    return Settings.from_plain(Node({"seats": seats, "rules": {"strikes": 99}}, "settings"))


def measure(options: argparse.Namespace) -> Figures:
    """One run in this process."""
    profile = cProfile.Profile(time.process_time) if options.profile else None
    with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as folder:
        store = Store(f"sqlite:///{Path(folder) / 'games.db'}")
        run = Run(options, store)
        asyncio.run(run.go(profile))
        store.close()
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        pstats.Stats(profile).sort_stats("cumtime").print_stats(60)
    return run.figures


def told(figures: Figures) -> dict[str, float]:
    """The figures of one run, in small units."""
    return {
        "CPU of a move, ms": 1000 * figures.cpu / figures.moves,
        "of that in the event loop": 1000 * figures.loop / figures.moves,
        "CPU of a connection, ms": 1000 * figures.connecting / figures.seats,
        "memory of a table, KB": figures.memory,
        "bytes of a move": sum(figures.sizes) / figures.moves,
    }


def in_checkout(checkout: Path) -> dict[str, float]:
    """The figures of another run of this script, with the server of that checkout."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    arguments = [sys.executable, __file__, *sys.argv[1:], "--alone"]
    found = subprocess.run(
        arguments, env=environment, capture_output=True, text=True, check=True
    ).stdout
    return dict(json.loads(found.splitlines()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--language", default="en", help="of the listeners; none if empty")
    parser.add_argument("--rounds", type=int, default=3, help="the best of them counts")
    parser.add_argument("--against", type=Path, help="a checkout of another version")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone or options.profile:
        sys.stdout.write(f"{json.dumps(told(measure(options)))}\n")
        return
    checkouts = {"this": HERE} | ({"other": options.against} if options.against else {})
    best: dict[str, dict[str, float]] = {}
    for _ in range(options.rounds):
        for name, checkout in checkouts.items():
            found = in_checkout(checkout)
            so_far = best.setdefault(name, found)
            best[name] = {what: min(so_far[what], value) for what, value in found.items()}
    for what in best["this"]:
        cells = "  ".join(f"{name} {figures[what]:10,.3f}" for name, figures in best.items())
        sys.stdout.write(f"{what:26} {cells}\n")


if __name__ == "__main__":
    main()
