"""A proof that not everything can be placed: all lines of a deal at once, turn by turn, until none is left.

Moments from which the same can be reached are one. What it leaves out of the rules only adds lines (any token is a
clue), so that where no line is left the game has none. Cards that are of no use any more are all alike.

It is tried with one rule less first: that nobody discards while all clue tokens are there. Then more tokens are never
worse and strikes are of no use, so that of moments that differ in nothing else one is enough.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.core import Game
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.review.wide_search import NEVER, Ints, face_number

MOST = 400_000
"""So many moments of one turn, and it gives up."""

Rows = NDArray[np.int64]


class _Moments(NamedTuple):
    """Different moments after as many turns, a row each."""

    hands: Ints
    """By seat, sorted: faces that are needed, then those of no use, then empty places."""
    heights: Ints
    tokens: Ints
    strikes: Ints
    drawn: Ints
    left: Ints

    def take(self, rows: Rows) -> _Moments:
        return _Moments(*(part[rows] for part in self))


class _Moves(NamedTuple):
    """Moves of one kind, one for each row."""

    rows: Rows
    gain: int
    """Tokens, but for that of a completed firework."""
    slots: Rows | None = None
    """Places in the hand; None for clues."""
    placed: bool = False
    struck: bool = False


def is_impossible(game: Game, *, until: float, most: int = MOST) -> bool:
    """Whether it is proved that a running game without bonus tiles cannot reach the maximum. False proves nothing."""
    if game.rules.bonus_tiles or game.outcome is not None:
        return False
    left = _line_is_left(_Proof(game, lax=True), until, most)
    if left:
        left = _line_is_left(_Proof(game, lax=False), until, most)
    return left is False


def _line_is_left(proof: _Proof, until: float, most: int) -> bool | None:
    """Whether some line gets to the end; None if that takes longer, or more moments of one turn."""
    moments, seat = proof.start, proof.seat
    while len(moments.tokens):
        if len(moments.tokens) > most or monotonic() > until:
            return None
        after = proof.after(moments, seat)
        if after is None:
            return True
        moments, seat = after, (seat + 1) % proof.players
    return False


class _Proof:
    """A game as arrays, from where it stands; lax if a discard is possible with all clue tokens there."""

    def __init__(self, game: Game, *, lax: bool) -> None:
        rules, suits = game.rules, game.rules.suits
        self._rules, self._lax = rules, lax
        self.players, self.seat = game.players, int(game.to_act)
        self._faces = len(suits) * FIREWORK_HEIGHT
        self._useless, self._empty = self._faces, self._faces + 1

        self._deck_size = game.deck_size
        self._deck = np.array(
            [*(face_number(rules, card) for card in game.deck), self._empty], np.int16
        )
        self._next = np.full((self._deck_size + 1, self._faces), NEVER, np.int16)
        for drawn in range(self._deck_size - 1, -1, -1):
            self._next[drawn] = np.minimum(self._next[drawn + 1] + 1, NEVER)
            self._next[drawn, self._deck[drawn]] = 0
        hands = np.full((1, game.players, max(1, *map(len, game.hands))), self._empty, np.int16)
        for seat, hand in enumerate(game.hands):
            hands[0, seat, : len(hand)] = [face_number(rules, game.face(card)) for card in hand]
        heights = np.array([game.fireworks], np.int16)
        left = NEVER if game.turns_left is None else game.turns_left
        numbers = (np.array([n], np.int16) for n in (game.tokens, game.strikes, 0, left))
        self.start = _Moments(self._alike(hands, heights), heights, *numbers)

    def _alike(self, hands: Ints, heights: Ints) -> Ints:
        """Hands in which what was placed, and a second card of a face, are of no use."""
        suit, place = np.divmod(np.minimum(hands, self._faces - 1), FIREWORK_HEIGHT)
        placed = place < heights[np.arange(len(hands))[:, None, None], suit]
        hands = np.sort(np.where((hands < self._faces) & placed, self._useless, hands), 2)
        again = (hands[:, :, 1:] == hands[:, :, :-1]) & (hands[:, :, 1:] < self._faces)
        if again.any():
            hands[:, :, 1:][again] = self._useless
            hands.sort(2)
        return hands.astype(np.int16)

    def after(self, moments: _Moments, seat: int) -> _Moments | None:
        """All moments one turn on from which the maximum is not out of reach; None if it has been reached."""
        found = [self._moved(moments, seat, moves) for moves in self._moves(moments, seat)]
        children = _Moments(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
        total = children.heights.sum(1)
        if (total == self._faces).any():
            return None
        if len(total):
            children = children.take(np.flatnonzero(self._hopeful(children, total)))
        if not len(children.tokens):
            return children
        best_first = -children.tokens if self._lax else children.strikes
        children = children.take(np.argsort(best_first, kind="stable"))
        same = [children.heights, children.drawn, children.left]
        if not self._lax:
            same.append(children.tokens)
        parts = (part.reshape(len(children.tokens), -1) for part in (children.hands, *same))
        key = np.ascontiguousarray(np.concatenate(list(parts), 1))
        kind = np.dtype((np.void, key.dtype.itemsize * key.shape[1]))
        return children.take(np.unique(key.view(kind).ravel(), return_index=True)[1])

    def _moves(self, moments: _Moments, seat: int) -> list[_Moves]:
        """All moves there are, or more."""
        rules, hand = self._rules, moments.hands[:, seat]
        needed, there = hand < self._faces, hand < self._empty
        face = np.minimum(hand, self._faces - 1)
        suit, place = np.divmod(face, FIREWORK_HEIGHT)
        rows = np.arange(len(hand))[:, None]
        fits = needed & (moments.heights[rows, suit] == place)
        elsewhere = self._next[moments.drawn[:, None], face] < NEVER
        for other in range(self.players):
            if other != seat:
                elsewhere |= (moments.hands[:, other, :, None] == face[:, None, :]).any(1)
        away = there & (~needed | elsewhere)
        away[:, 1:] &= (hand[:, 1:] != self._useless) | (hand[:, :-1] != self._useless)
        wrong = rules.announced_plays and len(rules.suits) > 1
        full = (moments.tokens == rules.clue_tokens) & (not self._lax)
        # Where a card can be discarded, a strike is no better: there is one token less, and one strike more
        struck = away & (full & (moments.strikes + 1 < rules.strikes))[:, None] & (~fits | wrong)
        tossed = away & ~full[:, None]
        moves = [
            _moves(fits, 0, placed=True),
            _moves(tossed, 1),
            _moves(struck, 0, struck=True),
            _Moves(np.flatnonzero(moments.tokens > 0), -1),
        ]
        if rules.announced_plays:
            moves.append(_moves(fits, 1, placed=True))
        return moves

    def _moved(self, moments: _Moments, seat: int, moves: _Moves) -> _Moments:
        """The moments after these moves."""
        rows, slots = moves.rows, moves.slots
        most, deck = self._rules.clue_tokens, self._deck_size
        old = moments.take(rows)
        tokens, strikes = old.tokens + moves.gain, old.strikes + int(moves.struck)
        hands, heights, drawn, left = old.hands, old.heights, old.drawn, old.left
        left = left - (left < NEVER)
        if slots is not None:
            every = np.arange(len(rows))
            face = hands[every, seat, slots]
            hands[every, seat, slots] = self._deck[drawn]
            drawn = np.minimum(drawn + 1, deck)
            if moves.placed:
                heights[every, face // FIREWORK_HEIGHT] += 1
                tokens = tokens + (face % FIREWORK_HEIGHT == FIREWORK_HEIGHT - 1)
            if not self._rules.play_on:
                left = np.where((drawn == deck) & (old.drawn < deck), self.players, left)
            hands = self._alike(hands, heights)
        numbers = (np.minimum(tokens, most), strikes, drawn, left)
        return _Moments(hands, heights, *(number.astype(np.int16) for number in numbers))

    def _hopeful(self, moments: _Moments, total: Rows) -> NDArray[np.bool_]:
        """Whether the cards still come, and there are turns left to place them all."""
        size, missing = len(total), self._faces - total
        held = np.zeros((size, self._empty + 1), bool)
        held[np.arange(size)[:, None], moments.hands.reshape(size, -1)] = True
        places = np.tile(np.arange(FIREWORK_HEIGHT), (size, moments.heights.shape[1], 1))
        needed = (places >= moments.heights[:, :, None]).reshape(size, -1)
        depths = np.where(held[:, : self._faces] | ~needed, -1, self._next[moments.drawn])
        hopeful = (depths < NEVER).all(1)
        if self._rules.play_on:
            return np.asarray(hopeful)
        depths = np.maximum.accumulate(depths.reshape(size, -1, FIREWORK_HEIGHT), 2)
        depths = np.sort(np.where(needed, depths.reshape(size, -1), NEVER), 1)
        turns = self._deck_size - moments.drawn + self.players - 1 - missing
        room = turns[:, None] - depths + np.arange(self._faces)
        in_time = (room >= 0) | (depths == NEVER)
        running = np.where(moments.left < NEVER, moments.left >= missing, in_time.all(1))
        return np.asarray(hopeful & running & (moments.left > 0))


def _moves(
    where: NDArray[np.bool_], gain: int, *, placed: bool = False, struck: bool = False
) -> _Moves:
    rows, slots = np.nonzero(where)
    return _Moves(rows, gain, slots, placed, struck)
