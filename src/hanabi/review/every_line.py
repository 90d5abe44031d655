"""All lines of a deal at once, turn by turn, until one has placed everything or none is left: then there is none.

Moments from which the same can be reached are one. What it leaves out of the rules only adds lines (any token is a
clue), so that where no line is left the game has none; one that is left is a plan, which the core has to carry out.
Cards that are of no use any more are all alike.

It is tried with one rule less first: that nobody discards while all clue tokens are there. Then more tokens are never
worse and strikes are of no use, so that of moments that differ in nothing else one is enough.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.core import Card, Game, SuitIndex
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.review.plans import Planned, Turn, carry_out
from hanabi.review.time_limit import TimeLimit
from hanabi.review.verdict import Undecided, Unwinnable, Verdict, Winnable
from hanabi.review.wide_search import face_number

MOST = 1_000_000
"""So many moments of one turn, and it gives up."""

AT_ONCE = 50_000
"""So many are looked at in detail at a time: their tables are large."""

NEVER = 120
"""More than there are cards in a deck, or turns after it; a small number, for moments are many."""

Rows = NDArray[np.int64]
Bytes = NDArray[np.int8]


class _Moments(NamedTuple):
    """Different moments after as many turns, a row each."""

    hands: Bytes
    """By seat, sorted: faces that are needed, then those of no use, then empty places."""
    heights: Bytes
    tokens: Bytes
    strikes: Bytes
    drawn: Bytes
    left: Bytes

    def take(self, rows: Rows) -> _Moments:
        return _Moments(*(part[rows] for part in self))


class _Moves(NamedTuple):
    """Moves of one kind, one for each row."""

    turn: Turn
    rows: Rows
    slots: Rows | None = None
    """Places in the hand; None for clues."""


class _Step(NamedTuple):
    """How the moments of a turn came about, a row each."""

    before: NDArray[np.int32]
    """The row of the moment before."""
    turns: NDArray[np.int8]
    """The move, by its place in `_TURNS`."""
    faces: NDArray[np.int8]
    """The face of the card it was made with; any number that no face has if that is all the same."""


_MIXERS = np.random.default_rng(0).integers(2**62, size=16, dtype=np.uint64) * 2 + 1
"""Odd factors by which a row of words becomes one that hardly any other row has."""

_LOW = np.uint64(127)
"""The bits of a mixed row in which something else is put: more than there are tokens or strikes."""

_TURNS = tuple(Turn)

_GAINS = {Turn.DISCARD: 1, Turn.ANNOUNCE: 1}
"""Tokens, but for that of a completed firework."""


def decide(game: Game, *, seed: int, limit: TimeLimit, most: int = MOST) -> Verdict:
    """The verdict on the maximum of a running game; undecided with bonus tiles."""
    score = game.rules.maximum
    if game.rules.bonus_tiles:
        return Undecided(score)
    for lax in (True, False):
        lines = _Lines(game, lax=lax)
        left = lines.follow(limit, most)
        if left is None:
            break
        if not left:
            return Unwinnable(score, None)
        end = carry_out(game, lines.plan(), score, seed=seed, limit=limit)
        if end is not None:
            return Winnable.by(game, end, score)
    return Undecided(score)


class _Lines:
    """All lines of a game from where it stands; lax if a discard is possible with all clue tokens there."""

    def __init__(self, game: Game, *, lax: bool) -> None:
        rules, suits = game.rules, game.rules.suits
        self._rules, self._lax = rules, lax
        self._players, self._seat = game.players, int(game.to_act)
        self._faces = len(suits) * FIREWORK_HEIGHT
        self._useless, self._empty = self._faces, self._faces + 1

        self._deck_size = game.deck_size
        self._deck = np.array(
            [*(face_number(rules, card) for card in game.deck), self._empty], np.int8
        )
        self._next = np.full((self._deck_size + 1, self._faces), NEVER, np.int8)
        for drawn in range(self._deck_size - 1, -1, -1):
            self._next[drawn] = np.minimum(self._next[drawn + 1] + 1, NEVER)
            self._next[drawn, self._deck[drawn]] = 0
        self._trail: list[_Step] = []

        self._places = np.arange(FIREWORK_HEIGHT, dtype=np.int8)
        self._last = np.full(self._faces, -1, np.int8)
        self._last[self._deck[:-1]] = np.arange(self._deck_size)
        self._room = sum(map(len, game.hands))
        hands = np.full((1, game.players, max(1, *map(len, game.hands))), self._empty, np.int8)
        for seat, hand in enumerate(game.hands):
            hands[0, seat, : len(hand)] = [face_number(rules, game.face(card)) for card in hand]
        heights = np.array([game.fireworks], np.int8)
        left = NEVER if game.turns_left is None else game.turns_left
        numbers = (np.array([n], np.int8) for n in (game.tokens, game.strikes, 0, left))
        self._start = _Moments(self._alike(hands, heights), heights, *numbers)

    def _alike(self, hands: Bytes, heights: Bytes) -> Bytes:
        """Hands in which what was placed, and a second card of a face, are of no use."""
        suit, place = np.divmod(np.minimum(hands, self._faces - 1), FIREWORK_HEIGHT)
        placed = place < heights[np.arange(len(hands))[:, None, None], suit]
        hands = np.sort(np.where((hands < self._faces) & placed, self._useless, hands), 2)
        again = (hands[:, :, 1:] == hands[:, :, :-1]) & (hands[:, :, 1:] < self._faces)
        if again.any():
            hands[:, :, 1:][again] = self._useless
            hands.sort(2)
        return hands.astype(np.int8)

    def follow(self, limit: TimeLimit, most: int) -> bool | None:
        """Whether some line places everything; None if that takes longer, or more moments of one turn."""
        moments, seat = self._start, self._seat
        while len(moments.tokens):
            if len(moments.tokens) > most or limit.is_up:
                return None
            after = self._after(moments, seat)
            if after is None:
                return True
            moments, seat = after, (seat + 1) % self._players
        return False

    def plan(self) -> list[Planned]:
        """The line that places everything, once it is found."""
        plan: list[Planned] = []
        row = 0
        for before, turns, faces in reversed(self._trail):
            turn, face = _TURNS[turns[row]], int(faces[row])
            suit, place = divmod(face, FIREWORK_HEIGHT)
            card = None
            if face < self._faces:
                card = Card(SuitIndex(suit), self._rules.suits[suit].value_at(place))
            plan.append((turn, card))
            row = before[row]
        return plan[::-1]

    def _after(self, moments: _Moments, seat: int) -> _Moments | None:
        """All moments one turn on from which the maximum is not out of reach; None if it has been reached."""
        moves = self._moves(moments, seat)
        found = [self._moved(moments, seat, kind) for kind in moves]
        children = _Moments(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
        sizes = [len(kind.rows) for kind in moves]
        turns = np.repeat(np.array([_TURNS.index(kind.turn) for kind in moves], np.int8), sizes)
        before = np.concatenate([kind.rows for kind in moves]).astype(np.int32)
        faces = np.concatenate([self._faces_of(moments, seat, kind) for kind in moves])

        missing = self._faces - children.heights.sum(1)
        if not missing.all():
            won = np.flatnonzero(missing == 0)[:1]
            self._trail.append(_Step(before[won], turns[won], faces[won]))
            return None
        kept = np.flatnonzero((children.left > 0) & (children.left >= missing))
        kept = kept[self._different(children.take(kept))]
        # Only a card that goes away makes a moment worse: it is one turn less, and perhaps its face comes later
        away = np.isin(turns[kept], [_TURNS.index(Turn.DISCARD), _TURNS.index(Turn.STRIKE)])
        hopeful = ~away
        worse = np.flatnonzero(away)
        for start in range(0, len(worse), AT_ONCE):
            rows = worse[start : start + AT_ONCE]
            hopeful[rows] = self._hopeful(children.take(kept[rows]))
        kept = kept[hopeful]
        self._trail.append(_Step(before[kept], turns[kept], faces[kept]))
        return children.take(kept)

    def _faces_of(self, moments: _Moments, seat: int, moves: _Moves) -> NDArray[np.int8]:
        if moves.slots is None:
            return np.full(len(moves.rows), self._empty, np.int8)
        return np.asarray(moments.hands[moves.rows, seat, moves.slots], np.int8)

    def _different(self, moments: _Moments) -> Rows:
        """Rows without those from which no more can be reached than from another: the same but for strikes, or tokens if lax."""
        same = [moments.hands, moments.heights, moments.drawn, moments.left]
        if not self._lax:
            same.append(moments.tokens)
        numbers = self._as_words(same)
        mixed = np.zeros(len(numbers), np.uint64)
        for column, factor in zip(numbers.T, _MIXERS, strict=False):
            mixed = (mixed ^ column) * factor
            mixed ^= mixed >> np.uint64(32)
        # The less of a moment's tokens or strikes, the earlier among those that are the same
        worse = self._rules.clue_tokens - moments.tokens if self._lax else moments.strikes
        mixed = mixed & ~_LOW | worse.astype(np.uint64)
        order = np.argsort(mixed)
        mixed = mixed[order] & ~_LOW
        again = np.flatnonzero(mixed[1:] == mixed[:-1]) + 1
        again = again[(numbers[order[again]] == numbers[order[again - 1]]).all(1)]
        return np.delete(order, again)

    @staticmethod
    def _as_words(parts: list[Bytes]) -> NDArray[np.uint64]:
        """What stands beside each other in each row, eight bytes as one number."""
        size = len(parts[0])
        rows = [part.reshape(size, part.size // max(1, size)) for part in parts]
        width = sum(part.shape[1] for part in rows)
        padding = np.zeros((size, -width % 8), np.int8)
        return np.concatenate([*rows, padding], 1).view(np.uint64)

    def _moves(self, moments: _Moments, seat: int) -> list[_Moves]:
        """All moves there are, or more."""
        rules, hand = self._rules, moments.hands[:, seat]
        needed, there = hand < self._faces, hand < self._empty
        face = np.minimum(hand, self._faces - 1)
        suit, place = np.divmod(face, FIREWORK_HEIGHT)
        rows = np.arange(len(hand))[:, None]
        fits = needed & (moments.heights[rows, suit] == place)
        elsewhere = self._next[moments.drawn[:, None], face] < NEVER
        for other in range(self._players):
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
            _Moves(Turn.PLACE, *np.nonzero(fits)),
            _Moves(Turn.DISCARD, *np.nonzero(tossed)),
            _Moves(Turn.STRIKE, *np.nonzero(struck)),
            _Moves(Turn.CLUE, np.flatnonzero(moments.tokens >= rules.clue_cost)),
        ]
        if rules.announced_plays:
            moves.append(_Moves(Turn.ANNOUNCE, *np.nonzero(fits)))
        return moves

    def _moved(self, moments: _Moments, seat: int, moves: _Moves) -> _Moments:
        """The moments after these moves."""
        rows, slots = moves.rows, moves.slots
        most, deck = self._rules.clue_tokens, self._deck_size
        old = moments.take(rows)
        spent = self._rules.clue_cost if moves.turn is Turn.CLUE else 0
        tokens = old.tokens + _GAINS.get(moves.turn, 0) - spent
        strikes = old.strikes + int(moves.turn is Turn.STRIKE)
        hands, heights, drawn, left = old.hands, old.heights, old.drawn, old.left
        left = left - (left < NEVER)
        if slots is not None:
            every = np.arange(len(rows))
            face = hands[every, seat, slots]
            hands[every, seat, slots] = self._deck[drawn]
            drawn = np.minimum(drawn + 1, deck)
            if moves.turn in (Turn.PLACE, Turn.ANNOUNCE):
                heights[every, face // FIREWORK_HEIGHT] += 1
                tokens = tokens + (face % FIREWORK_HEIGHT == FIREWORK_HEIGHT - 1)
            if not self._rules.play_on:
                left = np.where((drawn == deck) & (old.drawn < deck), self._players, left)
            hands = self._alike(hands, heights)
        numbers = (np.minimum(tokens, most), strikes, drawn, left)
        return _Moments(hands, heights, *(number.astype(np.int8) for number in numbers))

    def _hopeful(self, moments: _Moments) -> NDArray[np.bool_]:
        """Whether the cards still come, and there are turns left to place them all."""
        size = len(moments.tokens)
        held = np.zeros((size, self._empty + 1), bool)
        held[np.arange(size)[:, None], moments.hands.reshape(size, -1)] = True
        placed = self._places < moments.heights[:, :, None]
        here = placed.reshape(size, -1) | held[:, : self._faces]
        depths = self._next[moments.drawn]
        depths[here] = -1
        hopeful = (depths < NEVER).all(1)
        if self._rules.play_on:
            return np.asarray(hopeful)
        depths = np.maximum.accumulate(depths.reshape(size, -1, FIREWORK_HEIGHT), 2)
        hopeful &= self._room_to_wait(moments, placed, depths)
        depths[placed] = NEVER
        depths = np.sort(depths.reshape(size, -1), 1)
        missing = self._faces - moments.heights.sum(1)
        turns = self._deck_size - moments.drawn + self._players - 1 - missing
        room = turns.astype(np.int8)[:, None] + np.arange(self._faces, dtype=np.int8)
        in_time = (room >= depths) | (depths == NEVER)
        running = moments.left < NEVER
        return np.asarray(hopeful & (running | in_time.all(1)))

    def _room_to_wait(
        self, moments: _Moments, placed: NDArray[np.bool_], depths: Bytes
    ) -> NDArray[np.bool_]:
        """Whether hands can hold the cards that come for the last time before those they have to wait for."""
        size, width = len(depths), self._deck_size + 2
        last = np.maximum(self._last - moments.drawn[:, None], -1).reshape(depths.shape)
        rows, suits, places = np.nonzero(~placed & (depths > last) & (depths < NEVER))
        first = rows * width + last[rows, suits, places] + 1
        after = rows * width + depths[rows, suits, places] + 1
        change = np.bincount(first, minlength=size * width) - np.bincount(
            after, minlength=size * width
        )
        kept = change.reshape(size, width).cumsum(1)
        return np.asarray(kept[:, : self._deck_size].max(1, initial=0) < self._room)
