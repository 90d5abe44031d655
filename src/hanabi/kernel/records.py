"""From a row to the core's game and back: the deal, the log, and what the log leaves out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import BadSetup, Deal, Game, Rearrange, TakeBack, Tile
from hanabi.kernel import table as T
from hanabi.kernel.cpu import CpuEngine
from hanabi.kernel.plan import Plan
from hanabi.kernel.scalar import row as R
from hanabi.kernel.scalar.new_game import Deals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


@dataclass
class BeyondRow:
    """What a row has no room for: a deal that follows from no seed, and hands put in another order."""

    seed: int
    """The row's: with another one there, this belongs to a game that is over."""

    deal: Deal | None = None
    rearranged: list[tuple[int, Rearrange]] = field(default_factory=list)
    """With the number of actions before it."""


def game_of(plan: Plan, row: NDArray[np.int64], beyond: BeyondRow | None) -> Game:
    """The core's game at this moment, with its whole past."""
    if not plan[T.LOG_BITS]:
        raise BadSetup("history: this batch keeps none, so its games cannot be turned into records")
    seed, first = int(row[R.SEED]), int(row[R.SHOW] >> R.FIRST)
    deal = beyond.deal if beyond else None
    game = Game(plan.rules, plan.players, None if deal else seed, deal=deal, first=first)
    rearranged = list(beyond.rearranged) if beyond else []
    for number in range(steps_of(row) + 1):
        while rearranged and rearranged[0][0] == number:
            game.take(rearranged.pop(0)[1])
        if number < steps_of(row):
            action = plan.action(game, logged(plan, row, number))
            if beyond and deal and isinstance(action, TakeBack) and _is_below_the_deck(game):
                places = list(deal.places)
                places[len(game.places)] = game.deck_size
                possible = replace(beyond, deal=replace(deal, places=tuple(places)))
                return game_of(plan, row, possible)
            game.act(action)
    if int(row[R.STATUS] >> R.ENDED) & 0xFF == T.Status.ENDED:
        game.end()
    return game


def _is_below_the_deck(game: Game) -> bool:
    """Whether the place listed for the next reshuffled card lies below the bottom, which a row takes for the bottom."""
    used, listed = len(game.places), game.deal.places
    return game.pending is Tile.RESHUFFLE and used < len(listed) and listed[used] > game.deck_size


def steps_of(row: NDArray[np.int64]) -> int:
    return int(row[R.DECK] >> R.STEPS) & 0xFFFF


def logged(plan: Plan, row: NDArray[np.int64], number: int) -> int:
    """An action of the log."""
    word, place = divmod(number, plan[T.LOG_PER_WORD])
    bits = plan[T.LOG_BITS]
    return int(row[plan[T.AT_LOG] + word]) >> place * bits & (1 << bits) - 1


def load_game(plan: Plan, game: Game) -> tuple[NDArray[np.int64], BeyondRow | None]:
    """A row at the moment of a game, and what of its past the row cannot hold."""
    if game.rules != plan.rules or game.players != plan.players:
        raise BadSetup("game: its rules and number of players are not those of the batch")
    beyond = BeyondRow(game.deal.seed, None if game.seed is not None else game.deal)
    engine = CpuEngine(plan, 1, observe=False, threads=1)
    firsts = np.array([game.first], np.int64)
    if beyond.deal is None:
        engine.reset(np.array([beyond.seed], np.int64), firsts)
    else:
        engine.deal(pack_deals(plan, [beyond.deal]), firsts)
    row = engine.rows[0]
    past = Game(game.rules, game.players, game.seed, deal=beyond.deal, first=game.first)
    for step in game.steps:
        if isinstance(step, Rearrange):
            hand = past.hands[step.seat]
            rearrange_row(plan, row, step.seat, [hand.index(card) for card in step.order])
            beyond.rearranged.append((steps_of(row), step))
        else:
            engine.step(np.array([plan.index(past, step)], np.int64), 0, checked=False)
        past.take(step)
    if game.outcome is not None and past.outcome is None:
        _end_by_agreement(row, game.outcome.score)
    return row, beyond if beyond.deal or beyond.rearranged else None


def _end_by_agreement(row: NDArray[np.int64], score: int) -> None:
    row[R.STATUS] += int(T.Status.ENDED) << R.ENDED
    row[R.STATUS] += (score - (int(row[R.STATUS]) >> R.SCORE & 0xFF)) << R.SCORE
    row[R.STATUS] -= (int(row[R.STATUS]) >> R.PENDING & 0xFF) << R.PENDING


def pack_deals(plan: Plan, deals: Sequence[Deal]) -> Deals:
    """Deals as the compiled code wants them."""
    places = [T.pack_places(deal.places, plan[T.PLACE_WORDS]) for deal in deals]
    return Deals(
        seeds=np.array([deal.seed for deal in deals], np.int64),
        decks=np.array([[plan.face_index[card] for card in deal.deck] for deal in deals], np.int64),
        tiles=np.array([T.pack_tiles(deal.tiles) for deal in deals], np.int64),
        places=np.array(places, np.int64).reshape(len(deals), plan[T.PLACE_WORDS]),
    )


def rearrange_row(plan: Plan, row: NDArray[np.int64], seat: int, order: Sequence[int]) -> None:
    """Put a hand in another order: `order` lists the present places of its cards."""
    known = plan[T.AT_KNOWN] + seat * plan[T.HAND]
    row[known : known + len(order)] = row[[known + slot for slot in order]]
    faces = plan[T.AT_FACES] + seat * plan[T.FACE_WORDS]
    held = [int(row[faces + slot // 8]) >> 8 * (slot % 8) & 0xFF for slot in order]
    row[faces : faces + plan[T.FACE_WORDS]] = T.pack_bytes(held, plan[T.FACE_WORDS])
