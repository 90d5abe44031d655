"""Bots that are compiled for the kernel, at a table of the core: they are told the game as their seat saw it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.history import History
from hanabi.bots.protocol import Choice
from hanabi.core import Action, Motive, Rules, View
from hanabi.kernel import table as T
from hanabi.kernel.plan import Plan
from hanabi.kernel.players import NO_CARD, Player, prepare_choice, tell_deal, tell_step
from hanabi.kernel.scalar.row import TOUCHING

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Explain = Callable[[Plan, History, View, NDArray[np.int64]], Motive]
    """What the memory of a seat says about the choice it just made."""


@lru_cache(maxsize=64)
def plan_of(rules: Rules, players: int) -> Plan:
    """Kept, since tables of the same rules come again and again."""
    return Plan(rules, players, history=False)


class CompiledBot:
    """A player of the kernel at one seat.

    It remembers the game from turn to turn and is told what is new. A view of another game or seat, or of an earlier
    moment, is told from the deal on.
    """

    def __init__(self, player: Player, seed: int = 0, explain: Explain | None = None) -> None:
        self._player = player
        self._seed = seed
        self._explain = explain
        self._watched: _WatchedGame | None = None

    def act(self, view: View) -> Choice:
        game = self._follow(view)
        return self._choice(game, view, game.choose(self._seed))

    def reason_for(self, view: View, action: Action) -> Motive | None:
        """Why it would make this legal move, were there no other; None if it has no reason for it."""
        game = self._follow(view)
        before = game.memory.copy()
        wished = game.plan.index(game.history, action)
        index = game.choose(self._seed, only=wished)
        reason = self._choice(game, view, index).reason if index == wished else None
        game.memory[:] = before
        return reason

    def _follow(self, view: View) -> _WatchedGame:
        if self._watched is None or not self._watched.goes_on_in(view):
            self._watched = _WatchedGame(self._player, view)
        self._watched.follow(view)
        return self._watched

    def _choice(self, game: _WatchedGame, view: View, index: int) -> Choice:
        reason = None
        if self._explain:
            reason = self._explain(game.plan, game.history, view, game.memory[0])
        return Choice(game.plan.action(game.history, index), reason)


class _WatchedGame:
    """A game in a row of the kernel, with the memory of the seat that watches it."""

    def __init__(self, player: Player, view: View) -> None:
        self.plan = plan = plan_of(view.rules, view.players)
        self.history = History(plan, view)
        self._player = player
        self._seat = view.to_act
        self._open_hands = int(player.open_hands) << self._seat
        self._rows = np.zeros((1, plan[T.ROW_WORDS]), np.int64)
        self._seen = np.zeros((1, plan[T.SEEN_WORDS]), np.int64)
        self._choices = np.zeros((1, plan[T.MASK_WORDS]), np.int64)
        self.memory = np.zeros((1, max(1, player.words(plan.table))), np.int64)

    def goes_on_in(self, view: View) -> bool:
        return view.to_act == self._seat and self.history.goes_on_in(view)

    def follow(self, view: View) -> None:
        """Let the seat watch what happened since its last turn, or since the deal."""
        history, table = self.history, self.plan.table
        begins = not history.dealt
        held, told = list(history.hands[self._seat]), len(history.actions)
        history.follow(view)
        faces, shown = history.face_numbers(view), (self._seat, self._open_hands, self._seen)
        tiles = T.pack_tiles(view.revealed_tiles)
        if begins:
            dealt = np.array([faces[card] for card in history.dealt], np.int64)
            tell_deal(table, self._rows, dealt, history.first, tiles, *shown)
            self._watch()
        else:
            if tiles:
                self._rows[0, self.plan[T.AT_TILES]] = tiles
            self._hold([faces[card] for card in held])
        for action, card in zip(history.actions[told:], history.draws[told:], strict=True):
            drawn = NO_CARD if card is None else faces[card]
            tell_step(table, self._rows, action, drawn, *shown)
            self._watch()

    def _watch(self) -> None:
        self._player.watch(self.plan.table, self._seen, 0, self._seat, self.memory, 0)

    def _hold(self, faces: list[int]) -> None:
        """Let the own hand be these faces: clues may have ruled out those that stood in for hidden cards."""
        plan, words = self.plan, self.plan[T.FACE_WORDS]
        first = plan[T.AT_FACES] + self._seat * words
        self._rows[0, first : first + words] = T.pack_bytes(faces, words)
        touching = plan[T.MAY_MISS]
        for face in faces:
            touching |= plan[T.TOUCHED_BY + face]
        self._rows[0, plan[T.AT_HANDS] + self._seat] = len(faces) | touching << TOUCHING

    def choose(self, noise: int, only: int | None = None) -> int:
        """What the player does now, or would do if it were left only this action."""
        chance = prepare_choice(self.plan.table, self._rows, self._choices, noise)
        if only is not None:
            self._choices[:] = 0
            self._choices[0, only // T.WORD] = np.uint64(1 << only % T.WORD).astype(np.int64)
        choice: int = self._player.choose(
            self.plan.table, self._seen, self._choices, 0, self.memory, 0, chance
        )
        return choice
