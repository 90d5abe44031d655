"""A game as the searching seat knows it, told again for any hand that it could hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hanabi.bots.history import past_of
from hanabi.bots.policy import unpack
from hanabi.bots.search.hands import possible_faces, unseen_copies
from hanabi.bots.search.worlds import COUNT_WORDS, Told, look_back, set_out
from hanabi.kernel import table as T
from hanabi.kernel.players import FIRST_HIDDEN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.core import View
    from hanabi.kernel.plan import Plan

    Words = NDArray[np.int64]
    Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Decision:
    """A turn of some seat."""

    seat: int
    words: Words
    """What it looked at, as in `hanabi.bots.learned.inputs`. Of the searcher's hidden cards it is no evidence."""

    legal: Mask
    held: tuple[int, ...]
    """The searcher's cards then, the oldest first: faces, or `FIRST_HIDDEN` less the place among those hidden now."""

    action: int
    """What it did; −1 for the decision to be made now."""


class Situation:
    """The turn of a seat, with all decisions up to it."""

    def __init__(self, plan: Plan, policy: LearnedPolicy, view: View) -> None:
        past = past_of(plan, view)
        self.plan, self.me, self.past = plan, int(view.to_act), past
        self.unseen = unseen_copies(view)
        """By face: copies in the deck or in the own hand."""
        self.possible = possible_faces(view, past)
        """By hidden card, the oldest first, and face: 1 where what lies open allows it."""
        self._told = Told(past.dealt, past.actions, past.draws, past.first, past.tiles)
        self._policy = policy
        self._ranges = _Ranges(plan)
        self.decisions, self.memories = self._decide()

    @property
    def now(self) -> Decision:
        """The decision that is to be made."""
        return self.decisions[-1]

    def _decide(self) -> tuple[list[Decision], Words]:
        """All decisions, and what every seat remembers now."""
        plan, inputs, past = self.plan, self._policy.actor.inputs, self.past
        steps = len(past.actions)
        hands = self.possible.argmax(axis=1)[None] if len(past.hidden) else np.zeros((1, 0), int)
        seats = np.zeros(steps + 1, np.int64)
        observed = np.zeros((steps + 1, plan.layout.words), np.int64)
        masks = np.zeros((steps + 1, plan[T.MASK_WORDS]), np.int64)
        rows = np.zeros((1, plan[T.ROW_WORDS]), np.int64)
        filled = np.ascontiguousarray(hands, np.int64)
        look_back(plan.table, rows, self._told, filled, observed, masks, seats)
        legal = unpack(masks.view(np.uint64), plan.actions).view(bool)
        memories = np.zeros((plan.players, inputs.memory), np.int64)
        decisions = []
        for number in range(steps + 1):
            seat, last = int(seats[number]), number == steps
            words = np.concatenate([observed[number], memories[seat]])
            held = () if last else past.held[number]
            action = -1 if last else int(past.actions[number])
            allowed = self._policy.allowed(observed[number : number + 1], legal[[number]])[0]
            decisions.append(Decision(seat, words, allowed, held, action))
            if not last:
                memories[seat] = self._policy.remember(words[None], np.array([action]))[0]
        return decisions, memories

    def evidence(self) -> list[int]:
        """The decisions of others, by number, that saw a card of the own hand of now."""
        return [
            number
            for number, decision in enumerate(self.decisions)
            if decision.seat != self.me and min(decision.held, default=0) <= FIRST_HIDDEN
        ]

    def held_with(self, number: int, hands: Words) -> Words:
        """The searcher's cards at some decision, a column each, had they held each of these hands now."""
        columns = [
            np.full(len(hands), face) if face >= 0 else hands[:, FIRST_HIDDEN - face]
            for face in self.decisions[number].held
        ]
        return np.stack(columns, axis=1)

    def seen_with(self, number: int, held: Words) -> tuple[Words, Mask]:
        """What another seat looked at, and what it was allowed to do, had the searcher then held these cards."""
        decision, ranges = self.decisions[number], self._ranges
        first = ranges.hand(decision.seat, self.me)
        words = np.tile(decision.words, (len(held), 1))
        words[:, : self.plan.layout.words] &= ranges.without(first)
        every = np.arange(len(held))
        for slot in range(held.shape[1]):
            bits = first + slot * ranges.faces + held[:, slot]
            words[every, bits >> 6] |= np.int64(1) << (bits & (T.WORD - 1))
        return words, self._legal_with(decision, held)

    def _legal_with(self, decision: Decision, faces: Words) -> Mask:
        """Clues to the searcher must touch a card, where the policy gives no others."""
        legal = np.tile(decision.legal, (len(faces), 1))
        ranges = self._ranges
        clues = legal[:, ranges.clues]
        if self._policy.gives_empty_clues or not clues[0].any():
            return legal
        touched = (ranges.touched[:, faces]).any(axis=2)
        legal[:, ranges.clues_to(decision.seat, self.me)] = touched.T
        return legal

    def worlds(self, hands: Words, noise: int) -> Words:
        """A row of the kernel for each hand, come as far as the game, with the deck in a random order."""
        rows = np.zeros((len(hands), self.plan[T.ROW_WORDS]), np.int64)
        counts = np.zeros((1, COUNT_WORDS), np.int64)
        set_out(self.plan.table, rows, self._told, np.ascontiguousarray(hands), counts, noise)
        return rows


class _Ranges:
    """Where hands lie in an observation, and clues among the actions."""

    def __init__(self, plan: Plan) -> None:
        self._players, self._hand, self.faces = plan.players, plan[T.HAND], plan[T.FACES]
        self._first = plan.layout["other_hands"].start
        self._colours, self._kinds = plan[T.COLOURS], plan[T.CLUES]
        self._first_clue = plan[T.COLOUR]
        self.clues = slice(plan[T.COLOUR], plan[T.ANNOUNCE])
        touch = plan.table[T.TOUCH : T.TOUCH + self._kinds]
        self.touched = ((touch[:, None] >> np.arange(self.faces)) & 1).astype(bool)
        """By clue and face."""
        self._words = plan.layout.words

    def _offset(self, seat: int, target: int) -> int:
        return int((target - seat) % self._players) - 1

    def hand(self, seat: int, target: int) -> int:
        """Where this seat sees the target's hand."""
        return int(self._first + self._offset(seat, target) * self._hand * self.faces)

    def without(self, first: int) -> Words:
        """Words with every bit but those of the hand that begins there."""
        bits = np.ones(self._words * T.WORD, np.uint8)
        bits[first : first + self._hand * self.faces] = 0
        return np.packbits(bits, bitorder="little").view(np.int64)

    def clues_to(self, seat: int, target: int) -> Words:
        """The actions that tell the target each clue."""
        others, offset, colours = self._players - 1, self._offset(seat, target), self._colours
        values = self._kinds - colours
        by_colour = self._first_clue + offset * colours + np.arange(colours)
        by_value = self._first_clue + others * colours + offset * values + np.arange(values)
        return np.concatenate([by_colour, by_value])
