"""Games of compiled players: batches in the kernel."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial

import numpy as np

from hanabi.arena.work import (
    END_LETTERS,
    FAILED,
    Failure,
    Played,
    RecordMaker,
    Work,
    describe,
    seat_names,
)
from hanabi.bots import find_bot
from hanabi.core import Rules
from hanabi.core.shuffle import FIRST_FACTOR, STEP
from hanabi.kernel.batch import BadBatch, Batch
from hanabi.kernel.players import Player
from hanabi.kernel.scalar import row as R  # noqa: N812  # as in the kernel
from hanabi.kernel.table import Status

_LETTERS = {int(Status[reason.name]): letter for letter, reason in END_LETTERS.items()}


class SameSeats:
    """Those games of a piece of work in which the same bots sit in the same seats."""

    def __init__(self, work: Work, seating: int) -> None:
        match = work.match
        self.work = work
        self.bots = match.team.seats(seating, match.players)
        self.records: dict[int, RecordMaker] = {}
        """For each seed of a game that was played, its record."""

        self._period = match.team.seatings(match.players)
        self._seating = seating
        start = work.start + (seating - work.start) % self._period
        self.seeds = range(start, work.start + work.games, self._period)

    def noise(self, seed: int) -> int:
        """The chance that players are given in this game: it depends on the seed alone, however work is cut."""
        word = self._seating * FIRST_FACTOR + seed // self._period * STEP
        return int(np.uint64(word % 2**64).astype(np.int64))


def play_seating(table: SameSeats, games: dict[int, Played], failures: list[Failure]) -> float:
    """Play its games, each to the end or to a choice that is not legal. Returns the processor time of the play."""
    cpu = 0.0
    work, match = table.work, table.work.match
    seeds, names = table.seeds, seat_names(table.bots)
    while seeds:
        batch = Batch(
            match.table.rules,
            match.players,
            len(seeds),
            observe=False,
            auto_reset=False,
            history=work.save != "none",
            threads=1,
        )
        batch.reset(np.array(seeds), np.array([work.first_seat(seed) for seed in seeds]))
        with _undisturbed():
            began = time.process_time()
            error = _play(batch, table, seeds[0])
            cpu += time.process_time() - began
        ended = (batch.rows[:, R.STATUS] >> R.ENDED) & 0xFF
        done = len(seeds) if ended.all() else int(np.argmin(ended)) + 1
        games.update(zip(seeds[:done], _read(batch, done), strict=True))
        if error is not None:
            failures.append(Failure(seeds[done - 1], _to_act(batch, table, done - 1), error))
        for i, seed in enumerate(seeds[:done]):
            table.records[seed] = partial(batch.record, i, names)
        seeds = seeds[done:]
    return cpu


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No collection of garbage falls into the measured time: one takes longer than a thousand games."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def _play(batch: Batch, table: SameSeats, seed: int) -> str | None:
    """Play until all is over or a bot goes wrong; then what it did."""
    try:
        batch.play([_player(name) for name in table.bots], noise=table.noise(seed))
    except BadBatch:
        return "its choice was not legal"
    except Exception as error:
        return describe(error)
    return None


def _read(batch: Batch, number: int) -> list[Played]:
    """The first games of the batch. One that is not over was broken off."""
    rows = batch.rows[:number]
    ends = ((rows[:, R.STATUS] >> R.ENDED) & 0xFF).tolist()
    steps = ((rows[:, R.DECK] >> R.STEPS) & 0xFFFF).tolist()
    suits = len(batch.plan.rules.suits)
    heights = (rows[:, R.SHOW, None] >> (4 * np.arange(suits))) & 0xF
    digits = (heights + ord("0")).astype(np.uint8).tobytes().decode()
    return [
        Played(_LETTERS.get(end, FAILED), digits[i * suits : (i + 1) * suits], step)
        for i, (end, step) in enumerate(zip(ends, steps, strict=True))
    ]


def _to_act(batch: Batch, table: SameSeats, index: int) -> str:
    seat = int(batch.rows[index, R.STATUS] >> R.TO_ACT) & 0xFF
    return table.bots[seat]


@cache
def _player(name: str) -> Player:
    make = find_bot(name).player
    assert make is not None
    return make()


@cache
def warm_up(bots: tuple[str, ...]) -> None:
    """Compile or load what these bots need, before the clock runs. If it fails, it will fail in a game."""
    try:
        batch = Batch(Rules(), len(bots), 1, observe=False, auto_reset=False, threads=1)
        batch.play([_player(name) for name in bots])
    except Exception:
        return
