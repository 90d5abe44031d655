"""The beam of `constructive` with thousands of lines at a time, over arrays: for deals that the narrow one does not win.

What it keeps of a game is less than the rules know: strikes and bonus tiles are left out. So it only makes plans; where a
tile changes the deck, a new one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.core import Card, Game, Rules, SuitIndex, Tile
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.review.bounds import needed_plays
from hanabi.review.constructive import MOST_TURNS, NOISE
from hanabi.review.open_moves import open_moves
from hanabi.review.plans import Planned, Turn, follow, go_on
from hanabi.review.promise import TOO_LATE, Weights, worth
from hanabi.review.time_limit import TimeLimit

WIDTHS = (200, 1000)
"""How many lines go on at a time, by turns."""

NEVER = 999
"""Later than any turn."""

AGAIN, RETURNED = 2, 3
"""Attempts after a card has come back into the deck, and so many cards are tried for that."""

Ints = NDArray[np.int16]


class _Lines(NamedTuple):
    """So many lines of the same length, a row each."""

    hands: Ints
    """Faces by seat and place; the number of faces where there is no card."""
    held: Ints
    """How many cards of each face are in all hands."""
    gone: Ints
    """How many of each face were discarded."""
    heights: Ints
    drawn: Ints
    tokens: Ints
    left: Ints
    """Turns left once the deck is empty; `NEVER` before."""

    def take(self, rows: NDArray[np.int64]) -> _Lines:
        return _Lines(*(part[rows] for part in self))


def face_number(rules: Rules, card: Card) -> int:
    """The number of a face in the arrays: its suit's, and in what place of the firework it lies."""
    return card.suit * FIREWORK_HEIGHT + rules.suits[card.suit].place(card.value)


def find_wide(game: Game, score: int, *, seed: int, limit: TimeLimit, attempts: int) -> Game | None:
    """The game played to an end with this score, or None if no line was found in that time.

    Attempts differ in what they think promising: other weights win other deals.
    """
    if game.pending is not None:
        return None
    chance = np.random.default_rng(seed)
    search = _Search(game, score)
    for attempt in range(attempts):
        weights, width = Weights(), WIDTHS[attempt % len(WIDTHS)]
        if attempt:
            weights = Weights(*(weight * chance.uniform(0.3, 2.0) for weight in weights))
        plan = search.plan(width, weights, chance, limit)
        if plan is not None:
            reached = follow(game, plan)
            end = go_on(reached, score, seed=seed, limit=limit)
            if end is None and reached.pending is Tile.RESHUFFLE:
                end = _after_reshuffle(reached, score, seed=seed, limit=limit)
            if end is not None:
                return end
        if limit.is_up:
            break
    return None


def _after_reshuffle(game: Game, score: int, *, seed: int, limit: TimeLimit) -> Game | None:
    """As `find_wide`, for a game that waits for the card that shall go back into the deck."""
    games = []
    for move in open_moves(game):
        child = game.copy()
        child.act(move)
        if child.outcome is None:
            games.append(child)
    games.sort(key=lambda child: worth(child, Weights()), reverse=True)
    for child in games[:RETURNED]:
        end = find_wide(child, score, seed=seed, limit=limit, attempts=AGAIN)
        if end is not None or limit.is_up:
            return end
    return None


class _Search:
    """One game from where it stands, as arrays."""

    def __init__(self, game: Game, score: int) -> None:
        rules, suits = game.rules, game.rules.suits
        self._rules, self._players, self._to_act = rules, game.players, game.to_act
        self._faces = len(suits) * FIREWORK_HEIGHT
        self._target = needed_plays(game, score) + sum(game.fireworks)
        self._perfect = self._target == self._faces
        places = range(FIREWORK_HEIGHT)
        copies = [suit.copies[suit.value_at(place) - 1] for suit in suits for place in places]
        self._copies = np.array(copies, np.int16)
        self._deck = np.array(
            [*(face_number(rules, card) for card in game.deck), self._faces], np.int16
        )
        self._deck_size = game.deck_size
        self._next = self._next_places()
        self._keys = np.random.default_rng(0).integers(
            0, 2**63, (game.players * (self._faces + 1) + self._faces + 3), np.int64
        )
        self._start = self._first_line(game)

    def _card(self, face: int) -> Card:
        suit, place = divmod(face, FIREWORK_HEIGHT)
        return Card(SuitIndex(suit), self._rules.suits[suit].value_at(place))

    def _next_places(self) -> Ints:
        """For each number of drawn cards, how deep in the rest of the deck the next card of each face lies."""
        table = np.empty((self._deck_size + 1, self._faces), np.int16)
        table[self._deck_size] = 0
        for drawn in range(self._deck_size - 1, -1, -1):
            table[drawn] = table[drawn + 1] + 1
            table[drawn, self._deck[drawn]] = 0
        return table

    def _first_line(self, game: Game) -> _Lines:
        none = self._faces
        size = max(1, *map(len, game.hands))
        hands = np.full((1, game.players, size), none, np.int16)
        for seat, hand in enumerate(game.hands):
            hands[0, seat, : len(hand)] = [
                face_number(self._rules, game.face(card)) for card in hand
            ]
        held = np.zeros((1, none + 1), np.int16)
        np.add.at(held[0], hands.ravel(), 1)
        gone = np.zeros((1, none + 1), np.int16)
        for face in range(none):
            card = self._card(face)
            gone[0, face] = game.discarded[card.suit * FIREWORK_HEIGHT + card.value - 1]
        left = NEVER if game.turns_left is None else game.turns_left
        numbers = (np.array([number], np.int16) for number in (0, game.tokens, left))
        return _Lines(hands, held, gone, np.array([game.fireworks], np.int16), *numbers)

    def plan(
        self, width: int, weights: Weights, chance: np.random.Generator, limit: TimeLimit
    ) -> list[Planned] | None:
        lines, steps = self._start, list[tuple[Ints, Ints, Ints]]()
        for turn in range(MOST_TURNS):
            seat = (self._to_act + turn) % self._players
            lines, step, won = self._next_turn(lines, seat, width, weights, chance)
            steps.append(step)
            if won is not None:
                return self._told(steps, won)
            if not len(lines.tokens) or limit.is_up:
                return None
        return None

    def _told(self, steps: list[tuple[Ints, Ints, Ints]], row: int) -> list[Planned]:
        plan: list[Planned] = []
        for parents, kinds, faces in reversed(steps):
            kind = _KINDS[kinds[row]]
            if kind is Turn.PLACE and self._rules.announced_plays:
                kind = Turn.ANNOUNCE
            plan.append((kind, None if kind is Turn.CLUE else self._card(int(faces[row]))))
            row = int(parents[row])
        return plan[::-1]

    def _next_turn(
        self, lines: _Lines, seat: int, width: int, weights: Weights, chance: np.random.Generator
    ) -> tuple[_Lines, tuple[Ints, Ints, Ints], int | None]:
        """The best lines one turn on, how each came about, and which of them has reached the score."""
        parents, kinds, slots = self._moves(lines, seat)
        children, faces = self._after(lines, seat, parents, kinds, slots)
        total = children.heights.sum(1)
        over = (children.left <= 0) | (total >= self._faces)
        won = np.flatnonzero((total >= self._target) & (over | self._perfect))
        if len(won):
            return children, (parents, kinds, faces), int(won[0])
        rest = np.where(
            children.left < NEVER,
            children.left,
            self._deck_size - children.drawn + self._players,
        )
        hopeful = ~over
        if not self._rules.play_on:
            hopeful &= rest >= self._target - total
        rows = np.flatnonzero(hopeful)
        if len(rows):
            rows = rows[np.unique(self._keys_of(children, rows), return_index=True)[1]]
            worth = self._worth(children.take(rows), weights)
            worth += NOISE * chance.random(len(rows))
            if len(rows) > width:
                rows = rows[np.argpartition(worth, -width)[-width:]]
        return children.take(rows), (parents[rows], kinds[rows], faces[rows]), None

    def _moves(self, lines: _Lines, seat: int) -> tuple[Ints, Ints, Ints]:
        """Parent, kind and place in the hand of everything worth a try."""
        hand = lines.hands[:, seat]
        there = hand < self._faces
        face = np.minimum(hand, self._faces - 1)
        suit, place = face // FIREWORK_HEIGHT, face % FIREWORK_HEIGHT
        heights = np.take_along_axis(lines.heights, suit.astype(np.int64), 1)
        fits = there & (heights == place)
        may = there & (lines.tokens < self._rules.clue_tokens)[:, None]
        if self._perfect:
            gone = np.take_along_axis(lines.gone, face.astype(np.int64), 1)
            may &= (place < heights) | (gone + 1 < self._copies[face])
        found = [
            np.nonzero(fits),
            np.nonzero(may),
            (np.flatnonzero(lines.tokens >= self._rules.clue_cost),),
        ]
        parents = np.concatenate([one[0] for one in found])
        kinds = np.concatenate([np.full(len(one[0]), kind) for kind, one in enumerate(found)])
        slots = np.concatenate([found[0][1], found[1][1], np.zeros_like(found[2][0])])
        return parents, kinds, slots

    def _after(
        self, lines: _Lines, seat: int, parents: Ints, kinds: Ints, slots: Ints
    ) -> tuple[_Lines, Ints]:
        """The lines after these moves, and the faces that were moved."""
        none, deck = self._faces, self._deck_size
        after = lines.take(parents.astype(np.int64))
        moved = np.flatnonzero(kinds < _CLUE)
        placed, tossed = np.flatnonzero(kinds == _PLACE), np.flatnonzero(kinds == _TOSS)
        faces = after.hands[np.arange(len(parents)), seat, slots]
        new = self._deck[after.drawn[moved]]
        after.hands[moved, seat, slots[moved]] = new
        after.held[moved, faces[moved]] -= 1
        after.held[moved, new] += 1
        after.heights[placed, faces[placed] // FIREWORK_HEIGHT] += 1
        after.gone[tossed, faces[tossed]] += 1
        earned = np.where(kinds == _CLUE, -self._rules.clue_cost, np.where(kinds == _TOSS, 1, 0))
        paid = (faces[placed] % FIREWORK_HEIGHT == FIREWORK_HEIGHT - 1).astype(np.int64)
        earned[placed] = paid + int(self._rules.announced_plays)
        tokens = np.minimum(after.tokens + earned, self._rules.clue_tokens).astype(np.int16)
        left = after.left - (after.left < NEVER)
        had = after.drawn.copy()
        after.drawn[moved] = np.minimum(after.drawn[moved] + 1, deck)
        if not self._rules.play_on:
            left[(after.drawn == deck) & (had < deck)] = self._players
        after.held[:, none] = 0
        return after._replace(tokens=tokens, left=left.astype(np.int16)), faces

    def _keys_of(self, lines: _Lines, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Equal for lines from which the same can be reached."""
        keys, none = self._keys, self._faces + 1
        seats = np.arange(self._players)[:, None] * none
        with np.errstate(over="ignore"):
            key = keys[lines.hands[rows] + seats].sum((1, 2))
            suits = np.arange(lines.heights.shape[1]) + self._players * none
            key += (lines.heights[rows] * keys[suits]).sum(1)
            for number, part in enumerate((lines.tokens, lines.drawn, lines.left), 1):
                key += part[rows] * keys[-number]
        return np.asarray(key)

    def _worth(self, lines: _Lines, weights: Weights) -> NDArray[np.float64]:
        """As `promise.worth`, for every line."""
        size, suits = len(lines.tokens), lines.heights.shape[1]
        total = lines.heights.sum(1)
        deck = self._deck_size - lines.drawn
        rest = np.where(lines.left < NEVER, lines.left - self._players, deck)
        worth = weights.placed * total + weights.token * lines.tokens
        worth = worth + weights.pace * (total + rest)
        away = np.tile(np.arange(FIREWORK_HEIGHT, dtype=np.int16), (size, suits, 1))
        away -= lines.heights[:, :, None]
        away = away.reshape(size, -1)
        needed = away >= 0
        gone, held = lines.gone[:, :-1], lines.held[:, :-1] > 0
        cost = weights.copy_lost * gone / self._copies
        cost += weights.last_copy * ((gone > 0) & (gone == self._copies - 1))
        worth -= (cost * needed).sum(1)
        worth += ((weights.held - weights.away * away) * (needed & held)).sum(1)
        depths = np.where(held | ~needed, -1, self._next[lines.drawn])
        depths = np.maximum.accumulate(depths.reshape(size, suits, -1), 2).reshape(size, -1)
        late = weights.deep * (depths * needed).sum(1)
        if not self._rules.play_on:
            depths[~needed] = NEVER
            depths.sort(1)
            turns = deck - 1 + self._players - needed.sum(1)
            sooner = np.arange(self._faces)
            room = turns[:, None] - depths + sooner
            room[depths == NEVER] = NEVER
            room = room.min(1)
            late = late + np.where(room < 0, TOO_LATE, weights.room / (1 + np.maximum(room, 0)))
        return np.asarray(worth - np.where(deck > 0, late, 0.0))


_PLACE, _TOSS, _CLUE = range(3)
_KINDS = (Turn.PLACE, Turn.DISCARD, Turn.CLUE)
