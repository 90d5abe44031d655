"""Deals that are given to a batch instead of seeds: checked, and what is not given filled in."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import Deal, HanabiError, Tile
from hanabi.kernel import table as T

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from hanabi.kernel.plan import Plan


class BadBatch(HanabiError):
    """An array of another shape or type, an action that is not legal, a batch of no games: nothing was changed."""


def given_deals(
    plan: Plan,
    games: int,
    decks: ArrayLike,
    tiles: Sequence[Sequence[Tile]] | None,
    places: Sequence[Sequence[int]] | None,
) -> list[Deal]:
    """A deal for each game, or `BadBatch`; see `Batch.deal`."""
    given, cards = np.asarray(decks), plan[T.CARDS]
    if given.dtype.kind not in "iu" or given.shape != (games, cards):
        raise BadBatch(f"decks: whole numbers of shape {(games, cards)} are needed")
    box = [i for i, face in enumerate(plan.rules.faces) for _ in range(plan.rules.copies(face))]
    wrong = np.flatnonzero((np.sort(given, axis=1) != box).any(axis=1))
    if len(wrong):
        raise BadBatch(f"decks[{wrong[0]}]: its cards are not those of the rules")
    faces = plan.rules.faces
    orders, lists = _tiles(plan, games, tiles), _places(plan, games, places)
    parts = zip(given.tolist(), orders, lists, strict=True)
    return [
        Deal(tuple(faces[face] for face in deck), order, listed) for deck, order, listed in parts
    ]


def _tiles(
    plan: Plan, games: int, given: Sequence[Sequence[Tile]] | None
) -> list[tuple[Tile, ...]]:
    """The order of the tiles in each game."""
    if given is None:
        return [Deal.from_seed(plan.rules, 0).tiles] * games
    wanted = plan.rules.bonus_tiles
    if len(given) != games:
        raise BadBatch(f"tiles: there are {len(given)} orders, and {games} are needed")
    for i, order in enumerate(given):
        if Counter(order) != Counter(wanted):
            names = ", ".join(wanted) or "none"
            raise BadBatch(f"tiles[{i}]: this table shuffles these bonus tiles: {names}")
    return [tuple(Tile(tile) for tile in order) for order in given]


def _places(plan: Plan, games: int, given: Sequence[Sequence[int]] | None) -> list[tuple[int, ...]]:
    """The places of reshuffled cards in each game."""
    if given is None:
        return [()] * games
    if len(given) != games:
        raise BadBatch(f"places: there are {len(given)} lists, and {games} are needed")
    most = T.reshuffles(plan.table)
    for i, listed in enumerate(given):
        if len(listed) > most:
            raise BadBatch(f"places[{i}]: no more than {most} cards can be reshuffled here")
        for place in listed:
            if not isinstance(place, int | np.integer) or not 0 <= place < plan[T.CARDS]:
                raise BadBatch(f"places[{i}]: {place!r} is no place of the deck")
    return [tuple(int(place) for place in listed) for listed in given]
