"""From a row to the core's game and back: the deal, the log, and what the log leaves out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hanabi.core import BadSetup, Card, Deal, Game, Rearrange, Step, TakeBack
from hanabi.kernel import table as T
from hanabi.kernel.plan import Plan
from hanabi.kernel.scalar import row as R
from hanabi.kernel.single import act_one, deal_one, finish_one, lay_table_one

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray


@dataclass
class Story:
    """What a row does not hold of its game: a deal that follows from no seed, and hands put in another order."""

    seed: int
    """The row's, by which a story is known to be over."""

    deal: Deal | None = None
    rearranged: list[tuple[int, Rearrange]] = field(default_factory=list)
    """With the number of actions before it."""


def game_of(plan: Plan, row: NDArray[np.int64], story: Story | None) -> Game:
    """The core's game at this moment, with its whole past."""
    if not plan[T.LOG_BITS]:
        raise BadSetup("history: this batch keeps none, so its games cannot be turned into records")
    seed, first = int(row[R.SEED]), int(row[R.SHOW] >> R.FIRST)
    deal = story.deal if story else None
    game = Game(plan.rules, plan.players, None if deal else seed, deal=deal, first=first)
    rearranged = list(story.rearranged) if story else []
    for number in range(steps_of(row) + 1):
        while rearranged and rearranged[0][0] == number:
            game.take(rearranged.pop(0)[1])
        if number < steps_of(row):
            game.act(plan.action(game, logged(plan, row, number)))
    if int(row[R.STATUS] >> R.ENDED) & 0xFF == T.Status.ENDED:
        game.end()
    return game


def steps_of(row: NDArray[np.int64]) -> int:
    return int(row[R.DECK] >> R.STEPS) & 0xFFFF


def logged(plan: Plan, row: NDArray[np.int64], number: int) -> int:
    """An action of the log."""
    word, place = divmod(number, plan[T.LOG_PER_WORD])
    bits = plan[T.LOG_BITS]
    return int(row[plan[T.AT_LOG] + word]) >> place * bits & (1 << bits) - 1


def load_game(plan: Plan, rows: NDArray[np.int64], g: int, game: Game) -> Story | None:
    """Bring a row to the moment of a game; the story is what the row cannot hold."""
    if game.rules != plan.rules or game.players != plan.players:
        raise BadSetup("game: its rules and number of players are not those of the batch")
    unused = len(game.deal.places) - len(game.places)
    if unused > 0:
        raise BadSetup(f"places: {unused} of them are still to come, and a row holds none")
    story = Story(game.deal.seed, None if game.seed is not None else _played_deal(game))
    twin = Game(game.rules, game.players, game.seed, deal=story.deal, first=game.first)
    lay_table_one(plan.table, rows, g, game.deal.seed, game.first)
    _write_deck(plan, rows[g], twin.deal.deck)
    rows[g, R.DECK] += plan[T.CARDS] << R.SHUFFLED
    tiles = [T.KINDS_OF_TILE.index(tile) for tile in game.deal.tiles]
    if tiles:
        rows[g, plan[T.AT_TILES]] = sum(tile << T.TILE_BITS * i for i, tile in enumerate(tiles))
    deal_one(plan.table, rows, g)
    for step in game.steps:
        _repeat(plan, rows, g, twin, step, story)
    if game.outcome is not None and twin.outcome is None:
        rows[g, R.STATUS] += int(T.Status.ENDED) << R.ENDED
        score = game.outcome.score - (int(rows[g, R.STATUS]) >> R.SCORE & 0xFF)
        rows[g, R.STATUS] += score << R.SCORE
        pending = int(rows[g, R.STATUS]) >> R.PENDING & 0xFF
        rows[g, R.STATUS] -= pending << R.PENDING
    return story if story.deal or story.rearranged else None


def _played_deal(game: Game) -> Deal:
    return Deal(game.deal.deck, game.deal.tiles, game.places, seed=game.deal.seed)


def _write_deck(plan: Plan, row: NDArray[np.int64], deck: Sequence[Card]) -> None:
    """Let these cards be drawn next."""
    drawn = [0] * (plan[T.CARDS] - len(deck))
    faces = drawn + [plan.rules.faces.index(card) for card in deck]
    words = T.pack_bytes(faces, plan[T.DECK_WORDS])
    row[plan[T.AT_DECK] : plan[T.AT_DECK] + plan[T.DECK_WORDS]] = words


def _repeat(
    plan: Plan, rows: NDArray[np.int64], g: int, twin: Game, step: Step, story: Story
) -> None:
    """One step of the past, in the core and in the row."""
    if isinstance(step, Rearrange):
        hand = twin.hands[step.seat]
        rearrange_row(plan, rows[g], step.seat, [hand.index(card) for card in step.order])
        story.rearranged.append((steps_of(rows[g]), step))
        twin.take(step)
        return
    index, deck, places = plan.index(twin, step), list(twin.deck), len(twin.places)
    twin.take(step)
    follows = act_one(plan.table, rows, g, index)
    if len(twin.places) > places:
        assert isinstance(step, TakeBack)
        deck.insert(twin.places[-1], step.card)
        _write_deck(plan, rows[g], deck)
    finish_one(plan.table, rows, g, follows)


def rearrange_row(plan: Plan, row: NDArray[np.int64], seat: int, order: Sequence[int]) -> None:
    """Put a hand in another order: `order` lists the present places of its cards."""
    known = plan[T.AT_KNOWN] + seat * plan[T.HAND]
    row[known : known + len(order)] = row[[known + slot for slot in order]]
    faces = plan[T.AT_FACES] + seat * plan[T.FACE_WORDS]
    held = [int(row[faces + slot // 8]) >> 8 * (slot % 8) & 0xFF for slot in order]
    row[faces : faces + plan[T.FACE_WORDS]] = T.pack_bytes(held, plan[T.FACE_WORDS])
