"""How promising a moment of a game is for somebody who sees all cards: what the searches go by, and no proof."""

from __future__ import annotations

import random
from typing import NamedTuple

from hanabi.core import Card, Game
from hanabi.core.cards import FIREWORK_HEIGHT, SuitIndex

TOO_LATE = 1000.0
"""Taken off where not all fireworks can be completed any more."""


class Weights(NamedTuple):
    """What counts how much. These win most deals; others win some of the rest."""

    placed: float = 3.0
    token: float = 1.0
    pace: float = 1.0
    copy_lost: float = 0.7
    last_copy: float = 0.8
    held: float = 0.5
    away: float = 0.08
    deep: float = 0.02
    room: float = 0.5

    def varied(self, chance: random.Random) -> Weights:
        """Other weights near these."""
        return Weights(*(weight * chance.uniform(0.3, 2.0) for weight in self))


def worth(game: Game, weights: Weights) -> float:
    """How promising a moment of a running game is, compared with others after as many turns."""
    held = {game.face(card) for hand in game.hands for card in hand}
    total = weights.placed * sum(game.fireworks) + weights.token * game.tokens
    total += weights.pace * (game.pace or 0)
    total -= _losses(game, weights)
    for face in held:
        away = game.rules.suits[face.suit].place(face.value) - game.fireworks[face.suit]
        if away >= 0:
            total += weights.held - weights.away * away
    return total - _lateness(game, held, weights)


def _losses(game: Game, weights: Weights) -> float:
    """What the cards on the discard pile cost that are still needed."""
    heights, gone, cost = game.fireworks, game.discarded, 0.0
    for index, suit in enumerate(game.rules.suits):
        for place in range(heights[index], FIREWORK_HEIGHT):
            value = suit.value_at(place)
            copies, lost = suit.copies[value - 1], gone[index * FIREWORK_HEIGHT + value - 1]
            if lost:
                cost += weights.copy_lost * lost / copies
                if lost == copies - 1:
                    cost += weights.last_copy
    return cost


def _lateness(game: Game, held: set[Card], weights: Weights) -> float:
    """What it costs that needed cards lie deep in the deck, and that few turns are left after them."""
    deck = game.deck
    if not deck:
        return 0.0
    first: dict[Card, int] = {}
    for depth, face in enumerate(deck):
        first.setdefault(face, depth)
    depths: list[int] = []
    for index, suit in enumerate(game.rules.suits):
        reached = -1
        for place in range(game.fireworks[index], FIREWORK_HEIGHT):
            face = Card(SuitIndex(index), suit.value_at(place))
            reached = max(reached, -1 if face in held else first.get(face, len(deck)))
            depths.append(reached)
    depths.sort()
    cost = weights.deep * sum(depths)
    if game.rules.play_on:
        return cost
    turns = len(deck) - 1 + game.players - len(depths)
    room = min(turns - depth + sooner for sooner, depth in enumerate(depths))
    return cost + (TOO_LATE if room < 0 else weights.room / (1 + room))
