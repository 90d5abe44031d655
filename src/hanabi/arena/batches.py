"""Games in batches in the kernel: of compiled players, of policies, and of both at one table."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING

import numpy as np

from hanabi.arena.work import (
    END_LETTERS,
    FAILED,
    BrokenGame,
    GameFailure,
    Played,
    RecordMaker,
    Work,
    describe,
    seat_names,
)
from hanabi.bots import find_bot
from hanabi.bots.policy import policy_for, to_host
from hanabi.core import Rules
from hanabi.core.shuffle import FIRST_FACTOR, STEP
from hanabi.kernel.batch import BadBatch, Batch
from hanabi.kernel.players import Player
from hanabi.kernel.scalar import row as R  # noqa: N812  # as in the kernel
from hanabi.kernel.table import Status

if TYPE_CHECKING:
    from hanabi.bots.policy import BatchPolicy

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

    def play(self, games: dict[int, Played], failures: list[GameFailure]) -> float:
        """Play all games, each to the end or to a wrong answer. Returns the processor time of the play."""
        if all(find_bot(name).player is not None for name in self.bots):
            return self._play_compiled(games, failures)
        return self._play_policies(games, failures)

    def _play_compiled(self, games: dict[int, Played], failures: list[GameFailure]) -> float:
        """A loop that is compiled as a whole stops at an illegal choice; the games after that one are begun again."""
        cpu = 0.0
        seeds = self.seeds
        players = [_player(name) for name in self.bots]
        while seeds:
            batch = self._deal(seeds, observe=False)
            error = None
            with _undisturbed():
                began = time.process_time()
                try:
                    batch.play(players, noise=self.noise(seeds[0]))
                except BadBatch:
                    error = "its choice was not legal"
                except Exception as unexpected:
                    error = describe(unexpected)
                cpu += time.process_time() - began
            ended = (batch.rows[:, R.STATUS] >> R.ENDED) & 0xFF
            done = len(seeds) if ended.all() else int(np.argmin(ended)) + 1
            if error is not None:
                seat = int(batch.rows[done - 1, R.STATUS] >> R.TO_ACT) & 0xFF
                failures.append(GameFailure(seeds[done - 1], self.bots[seat], error))
            self._keep(batch, seeds[:done], games)
            seeds = seeds[done:]
        return cpu

    def _play_policies(self, games: dict[int, Played], failures: list[GameFailure]) -> float:
        from hanabi.bots.policy_batch import batch_device, play_batch

        match, seeds = self.work.match, self.seeds
        if not seeds:
            return 0.0
        try:
            team = seat_team(self.bots, match.table.rules, match.players)
        except BrokenGame as bad:
            failures.extend(GameFailure(seed, bad.bot, bad.reason) for seed in seeds)
            self._keep(self._deal(seeds, observe=False), seeds, games)
            return 0.0
        batch = self._deal(seeds, checked=False, device=batch_device(team))
        with _undisturbed():
            began = time.process_time()
            broken = play_batch(batch, team, noise=self.noise(seeds[0]), describe=describe)
            cpu = time.process_time() - began
        for game, (seat, reason) in broken.items():
            failures.append(GameFailure(seeds[game], self.bots[seat], reason))
        self._keep(batch, seeds, games)
        return cpu

    def _deal(
        self, seeds: range, *, observe: bool = True, checked: bool = True, device: str = "cpu"
    ) -> Batch:
        work, match = self.work, self.work.match
        batch = Batch(
            match.table.rules,
            match.players,
            len(seeds),
            observe=observe,
            auto_reset=False,
            checked=checked,
            history=work.save != "none",
            device=device,
            threads=1,
        )
        batch.reset(np.array(seeds), np.array([work.first_seat(seed) for seed in seeds]))
        return batch

    def _keep(self, batch: Batch, seeds: range, games: dict[int, Played]) -> None:
        """Write down the first games of the batch. One that is not over was broken off."""
        games.update(zip(seeds, _read(batch, len(seeds)), strict=True))
        names = seat_names(self.bots)
        for i, seed in enumerate(seeds):
            self.records[seed] = partial(batch.record, i, names)


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


def _read(batch: Batch, number: int) -> list[Played]:
    rows = to_host(batch.rows)[:number]
    ends = ((rows[:, R.STATUS] >> R.ENDED) & 0xFF).tolist()
    steps = ((rows[:, R.DECK] >> R.STEPS) & 0xFFFF).tolist()
    suits = len(batch.plan.rules.suits)
    heights = (rows[:, R.SHOW, None] >> (4 * np.arange(suits))) & 0xF
    digits = (heights + ord("0")).astype(np.uint8).tobytes().decode()
    return [
        Played(_LETTERS.get(end, FAILED), digits[i * suits : (i + 1) * suits], step)
        for i, (end, step) in enumerate(zip(ends, steps, strict=True))
    ]


def seat_team(bots: Sequence[str], rules: Rules, players: int) -> list[BatchPolicy | Player]:
    """For every seat the compiled player or the policy of its bot, the same policy for all seats of one bot.

    A policy that cannot be made is a `BrokenGame`.
    """
    return [_member(name, rules, players) for name in bots]


def _member(name: str, rules: Rules, players: int) -> BatchPolicy | Player:
    kind = find_bot(name)
    if kind.player is not None:
        return _player(name)
    assert kind.policy is not None
    try:
        return policy_for(kind.policy, rules, players)
    except Exception as error:
        raise BrokenGame(name, describe(error)) from error


@cache
def _player(name: str) -> Player:
    make = find_bot(name).player
    assert make is not None
    return make()


@cache
def warm_up(bots: tuple[str, ...], rules: Rules) -> None:
    """Compile or load what these bots need, before the clock runs. If it fails, it will fail in a game."""
    from hanabi.bots.policy_batch import batch_device, play_batch

    try:
        team = seat_team(bots, rules, len(bots))
        players = [member for member in team if isinstance(member, Player)]
        if len(players) == len(team):
            batch = Batch(rules, len(bots), 1, observe=False, auto_reset=False, threads=1)
            batch.play(players)
            return
        device = batch_device(team)
        options = {"auto_reset": False, "checked": False}
        play_batch(Batch(rules, len(bots), 1, device=device, threads=1, **options), team)
    except Exception:
        return
