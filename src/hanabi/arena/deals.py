"""Many deals of every table: which can be won with open cards, and what bots made of the same deals.

The results are plain files, one for each table and number of players, in which every line tells about some
consecutive deals. Files can be carried to another machine and continued there.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hanabi.arena.plan import NamedRules
from hanabi.core import BadRecord, BadSetup, Game, Rules
from hanabi.core.json_reader import Node, parse
from hanabi.review import NoEngine, Unwinnable, Winnable, solve

BOTS = ("hat", "friend", "cheater")
"""Those who play the deals."""

BLOCK = 50
"""So many deals are a line of a file and a piece of work."""

WON, LOST, OPEN = "w", "u", "o"
"""Winnable, proved to be unwinnable, not decided: a letter for each deal of a line."""


class Setting(NamedTuple):
    """A table and how many sit at it."""

    table: NamedRules
    players: int

    @property
    def file(self) -> str:
        """The name of its file, which says what it is about."""
        first = self.table.name.split(",")[0]
        return f"{re.sub('[^a-z0-9+-]', '', first)}-{self.players}.jsonl"


class Effort(NamedTuple):
    """What is done for a verdict. An engine counts for more than time."""

    engine: bool
    """Whether OR-Tools is there."""

    seconds: float


@dataclass(slots=True)
class Deals:
    """What is known of the deals of one setting, by their seeds."""

    verdicts: dict[int, str] = field(default_factory=dict)
    scores: dict[str, dict[int, int]] = field(default_factory=dict)
    """What each bot made of a deal."""

    efforts: dict[int, Effort] = field(default_factory=dict)
    """The most that an open deal has cost so far."""

    def add(self, line: Line) -> None:
        """A later line knows better, unless it does not know."""
        for number, letter in enumerate(line.verdicts):
            seed = line.seed + number
            if self.verdicts.get(seed, OPEN) == OPEN:
                self.verdicts[seed] = letter
                self.efforts[seed] = max(line.effort, self.efforts.get(seed, line.effort))
        for bot, scores in line.scores.items():
            self.scores.setdefault(bot, {}).update(enumerate(scores, line.seed))


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file: consecutive deals from a seed on."""

    seed: int
    verdicts: str
    effort: Effort
    scores: dict[str, list[int]] = field(default_factory=dict)

    def dumps(self) -> str:
        plain = {"seed": self.seed, "verdicts": self.verdicts, **self.effort._asdict()}
        return json.dumps({**plain, "scores": self.scores})

    @classmethod
    def loads(cls, text: str) -> Line:
        """The line, or `BadRecord`."""
        fields = parse(text).fields(("seed", "verdicts", "seconds", "engine", "scores"))
        verdicts = fields["verdicts"].text()
        if set(verdicts) - {WON, LOST, OPEN}:
            fields["verdicts"].refuse(f"letters other than {WON}, {LOST} and {OPEN}")
        scores = fields["scores"].fields((), BOTS)
        return cls(
            fields["seed"].number(0, 2**63),
            verdicts,
            Effort(fields["engine"].flag(), fields["seconds"].real(0, 1e6)),
            {bot: _scores(scores[bot], len(verdicts)) for bot in scores},
        )


def _scores(node: Node, number: int) -> list[int]:
    return [score.number(0, 100) for score in node.items(number, number)]


def read_deals(folder: Path, setting: Setting) -> Deals:
    """What the file of a setting holds. A last line that was cut off does not count."""
    deals, path = Deals(), folder / setting.file
    if not path.exists():
        return deals
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, text in enumerate(lines[:-1], 1):
        try:
            deals.add(Line.loads(text))
        except BadRecord as error:
            raise BadSetup(f"{path}, line {number}: {error}") from error
    if lines[-1]:
        path.write_text("".join(f"{line}\n" for line in lines[:-1]), encoding="utf-8")
    return deals


# The work


@dataclass(frozen=True, slots=True)
class DealWork:
    """Consecutive deals of a setting: to be played by bots and judged, or only to be judged again."""

    setting: Setting
    seed: int
    deals: int
    effort: Effort
    bots: tuple[str, ...] = BOTS


def missing_work(
    folder: Path, settings: Iterable[Setting], deals: int, effort: Effort
) -> list[DealWork]:
    """What has to be done until every setting has so many deals, in an order in which all settings grow together.

    Open deals are judged again if more can be done for them than was.
    """
    pieces: list[tuple[int, DealWork]] = []
    for setting in settings:
        known = read_deals(folder, setting)
        for seed in range(0, deals, BLOCK):
            number = min(BLOCK, deals - seed)
            if any(other not in known.verdicts for other in range(seed, seed + number)):
                pieces.append((seed, DealWork(setting, seed, number, effort)))
                continue
            pieces += [
                (seed, DealWork(setting, again, 1, effort, ()))
                for again in range(seed, seed + number)
                if known.verdicts[again] == OPEN and known.efforts[again] < effort
            ]
    return [work for _, work in sorted(pieces, key=lambda piece: piece[0])]


def do_work(work: DealWork) -> Line:
    """Judge the deals, and let the bots play them."""
    table, players = work.setting
    seeds = range(work.seed, work.seed + work.deals)
    letters = [_verdict(table.rules, players, seed, work.effort) for seed in seeds]
    scores = {bot: _play(bot, table.rules, players, seeds) for bot in work.bots}
    return Line(work.seed, "".join(letters), work.effort, scores)


def _verdict(rules: Rules, players: int, seed: int, effort: Effort) -> str:
    try:
        verdict = solve(Game(rules, players, seed), seconds=effort.seconds)
    except NoEngine:
        return OPEN
    if isinstance(verdict, Winnable):
        return WON
    return LOST if isinstance(verdict, Unwinnable) else OPEN


def _play(bot: str, rules: Rules, players: int, seeds: range) -> list[int]:
    import numpy as np

    from hanabi.bots import find_bot
    from hanabi.kernel import Batch

    make = find_bot(bot).player
    assert make is not None
    batch = Batch(rules, players, len(seeds), observe=False, auto_reset=False, threads=1)
    batch.reset(np.array(seeds), 0)
    batch.play([make() for _ in range(players)], noise=seeds.start)
    return [int(score) for score in batch.scores]


def has_engine() -> bool:
    """Whether OR-Tools is there."""
    return find_spec("ortools") is not None


def work_off(
    folder: Path,
    pieces: list[DealWork],
    workers: int,
    watch: Callable[[DealWork], object] = lambda _: None,
) -> None:
    """Do the pieces in so many processes; each result is written down as soon as it is there.

    Ctrl-C raises `KeyboardInterrupt`; what is written stays, and the rest is missing work.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for work, line in _results(pieces, workers):
        with (folder / work.setting.file).open("a", encoding="utf-8") as file:
            file.write(line.dumps() + "\n")
        watch(work)


def _results(pieces: list[DealWork], workers: int) -> Iterator[tuple[DealWork, Line]]:
    if workers == 1:
        for work in pieces:
            yield work, do_work(work)
        return
    spawn: Any = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_ignore_interrupts)
    waiting, running = iter(pieces), dict[Future[Line], DealWork]()
    try:
        while True:
            while len(running) < 2 * workers and (piece := next(waiting, None)) is not None:
                running[pool.submit(do_work, piece)] = piece
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        for process in (pool._processes or {}).values():  # it would wait for them
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is the business of the first process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
