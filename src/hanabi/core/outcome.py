"""How a show ended, and what the public table is worth: tally, reachable maximum, pace, rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from hanabi.core.cards import FIREWORK_HEIGHT, Card, Scoring, SuitIndex
from hanabi.core.rules import Rules, Strikeout


class Reason(StrEnum):
    """Why a game is over."""

    VICTORY = "victory"
    LAST_ROUND = "last-round"
    STRIKES = "strikes"
    INDISPENSABLE = "indispensable"
    DEADLOCK = "deadlock"
    ENDED = "ended"
    """The players agreed to stop."""


class Band(NamedTuple):
    """A range of scores that share a rating."""

    low: int
    high: int


_BANDS = {
    25: (Band(0, 5), Band(6, 10), Band(11, 15), Band(16, 20), Band(21, 24), Band(25, 25)),
    30: (
        *(Band(0, 5), Band(6, 10), Band(11, 15), Band(16, 20), Band(21, 24)),
        *(Band(25, 29), Band(30, 30)),
    ),
}
"""Rating bands by the score of a perfect show (R15)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    reason: Reason

    score: int
    """What the game counts: 0 for most that are lost, else the tally."""

    tally: int
    """The points on the table, whether or not they count."""

    rating: Band | None

    def __repr__(self) -> str:
        rated = "" if self.rating is None else f", rating={tuple(self.rating)}"
        return f"Outcome({str(self.reason)!r}, score={self.score}, tally={self.tally}{rated})"

    @property
    def lost(self) -> bool:
        """Lost outright, whatever lies on the table."""
        return self.reason in (Reason.STRIKES, Reason.INDISPENSABLE, Reason.DEADLOCK)


def settle(rules: Rules, reason: Reason, fireworks: Sequence[int]) -> Outcome:
    """Score and rating of a game that ends now for this reason."""
    points = tally(rules, fireworks)
    perfect = reason is Reason.VICTORY
    struck_out = reason is Reason.STRIKES and rules.strikeout is Strikeout.ZERO
    score = 0 if struck_out or (rules.play_on and not perfect) else points
    return Outcome(reason, score, points, rating(rules, score))


def rating(rules: Rules, score: int) -> Band | None:
    """The band of this score, if the table has ratings (R33)."""
    if rules.play_on or rules.maximum not in _BANDS:
        return None
    return next(band for band in _BANDS[rules.maximum] if band.low <= score <= band.high)


def tally(rules: Rules, fireworks: Sequence[int]) -> int:
    """The points of fireworks of these heights, never below 0 (R14)."""
    points = 0
    for suit, height in zip(rules.suits, fireworks, strict=True):
        points += height if suit.scoring is Scoring.POINTS else height - FIREWORK_HEIGHT
    return max(0, points)


def reachable_heights(
    rules: Rules, fireworks: Sequence[int], discarded: Sequence[int]
) -> tuple[int, ...]:
    """How high each firework can still get, judging by the discard pile alone (R34).

    `discarded` counts the cards of the pile in the order of `rules.faces`.
    """
    reachable = []
    for index, suit in enumerate(rules.suits):
        height = fireworks[index]
        while height < FIREWORK_HEIGHT:
            value = suit.value_at(height)
            if discarded[index * FIREWORK_HEIGHT + value - 1] == suit.copies[value - 1]:
                break
            height += 1
        reachable.append(height)
    return tuple(reachable)


class OpenTable:
    """What lies open on the table, and the questions everybody can answer from it.

    `Game` and `View` both are tables: they have the attributes below and share the answers.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def rules(self) -> Rules: ...

        @property
        def players(self) -> int: ...

        @property
        def fireworks(self) -> Sequence[int]:
            """Cards placed per suit."""

        @property
        def discarded(self) -> Sequence[int]:
            """Cards on the discard pile, counted in the order of `rules.faces`."""

        @property
        def deck_size(self) -> int: ...

        @property
        def turns_left(self) -> int | None:
            """Turns until the end once the last round runs, else None."""

    @property
    def tally(self) -> int:
        """The points on the table now; what a finished game scores is `outcome.score`."""
        return tally(self.rules, self.fireworks)

    @property
    def reachable_maximum(self) -> int:
        """What the score could still become, judging by the discard pile alone (R34)."""
        heights = reachable_heights(self.rules, self.fireworks, self.discarded)
        return tally(self.rules, heights)

    @property
    def pace(self) -> int | None:
        """Cards that may go elsewhere than onto a firework before the reachable maximum slips away.

        In the last round every turn without a placed card counts. None when playing on: there
        the deck is no clock.
        """
        if self.rules.play_on:
            return None
        heights = reachable_heights(self.rules, self.fireworks, self.discarded)
        plays_to_go = sum(heights) - sum(self.fireworks)
        plays_left = self.deck_size + self.players if self.turns_left is None else self.turns_left
        return plays_left - plays_to_go

    def next_value(self, suit: SuitIndex) -> int | None:
        """The value this firework needs next, or None when it is complete."""
        height = self.fireworks[suit]
        return None if height == FIREWORK_HEIGHT else self.rules.suits[suit].value_at(height)

    def fits(self, card: Card) -> bool:
        """Whether this card can be placed now."""
        return self.rules.suits[card.suit].place(card.value) == self.fireworks[card.suit]

    def is_needed(self, card: Card) -> bool:
        """Whether its firework still lacks this value."""
        return self.rules.suits[card.suit].place(card.value) >= self.fireworks[card.suit]

    def is_dead(self, card: Card) -> bool:
        """Whether this card can never be placed again, judging by the discard pile alone."""
        suit = self.rules.suits[card.suit]
        heights = reachable_heights(self.rules, self.fireworks, self.discarded)
        place = suit.place(card.value)
        return not self.fireworks[card.suit] <= place < heights[card.suit]

    def copies_left(self, card: Card) -> int:
        """Copies that are not on the discard pile."""
        on_pile = self.discarded[card.suit * FIREWORK_HEIGHT + card.value - 1]
        return self.rules.copies(card) - on_pile

    def is_indispensable(self, card: Card) -> bool:
        """Whether this card is still needed and only one copy of it is left."""
        return self.is_needed(card) and self.copies_left(card) == 1
