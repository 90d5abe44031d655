"""Positions of a game in DeepMind's environment, and a playthrough that goes from one to the next."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from hanabi.envs.hle import compiled_rules as kernel
from hanabi.envs.hle import position_layout as layout
from hanabi.envs.hle.moves import DEAL, DISCARD, PLAY, REVEAL_COLOR, Item, MoveData
from hanabi.envs.hle.values import (
    CHANCE_PLAYER_ID,
    HanabiEndOfGameType,
    HanabiMoveType,
    Refused,
)
from hanabi.kernel import table as T
from hanabi.kernel.scalar import row as R

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hanabi.envs.hle.game_setup import GameSetup

_ENDINGS = (
    (1 << T.Status.STRIKES, HanabiEndOfGameType.OUT_OF_LIFE_TOKENS),
    (1 << T.Status.VICTORY, HanabiEndOfGameType.COMPLETED_FIREWORKS),
    (1 << T.Status.LAST_ROUND, HanabiEndOfGameType.OUT_OF_CARDS),
)
"""In the order in which the original asks for them."""


class Position:
    """One moment of a game: a row that nobody changes any more, and what is read from it when asked for."""

    def __init__(self, setup: GameSetup, rows: NDArray[np.int64], current: int) -> None:
        self.setup = setup
        self.rows = rows
        self.current = current
        """Who is to act; -1 when a card is to be dealt."""

    @cached_property
    def facts(self) -> list[int]:
        """The numbers that `compiled_rules.describe` writes."""
        size = layout.FACES + 2 * self.setup.players * self.setup.hand
        facts = np.empty((1, size), np.int64)
        kernel.describe(self.setup.table, self.rows, facts)
        numbers: list[int] = facts[0].tolist()
        return numbers

    @property
    def fireworks(self) -> list[int]:
        return self.facts[layout.FIREWORKS : layout.FIREWORKS + self.setup.colors]

    @cached_property
    def hands(self) -> list[list[int]]:
        """Faces by seat, the oldest card first."""
        return self._by_seat(layout.FACES)

    @cached_property
    def known(self) -> list[list[int]]:
        """The words about the cards in the same order."""
        return self._by_seat(layout.FACES + self.setup.players * self.setup.hand)

    def _by_seat(self, at: int) -> list[list[int]]:
        facts, hand = self.facts, self.setup.hand
        starts = [at + seat * hand for seat in range(self.setup.players)]
        return [facts[start : start + facts[layout.SIZES + i]] for i, start in enumerate(starts)]

    @property
    def ending(self) -> HanabiEndOfGameType:
        ends = self.facts[layout.ENDS]
        for bit, ending in _ENDINGS:
            if ends & bit:
                return ending
        return HanabiEndOfGameType.NOT_FINISHED

    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        mask = self.facts[layout.LEGAL]
        return [uid for uid in range(mask.bit_length()) if mask >> uid & 1]

    def vector(self, seat: int) -> list[int]:
        """The canonical encoding of what a seat observes."""
        setup, rows, cards = self.setup, self.rows, self.facts[layout.DECK]
        deck, touched, words = setup.sections
        overflows = cards > deck.stop - deck.start
        if overflows or self.facts[layout.LIVES] < 0:
            rows = np.empty_like(rows)
            kernel.within_encoding(setup.table, self.rows, rows)
        bits = np.empty(setup.bits, np.uint8)
        kernel.encode(setup.table, rows, seat, np.empty((1, words), np.int64), bits)
        if overflows:
            bits[deck.start : deck.start + cards] = 1
        if setup.hand > kernel.MASK_SLOTS:
            bits[touched.start + kernel.MASK_SLOTS : touched.stop] = 0
        return list(bits.tobytes())


class Playthrough:
    """Positions one after another, with all that led there. A mutable thing; positions are not."""

    def __init__(self, setup: GameSetup) -> None:
        start = 0
        if setup.parameters.random_start_player:
            start = setup.chance.below(setup.players)
        words = setup.table[T.ROW_WORDS] + kernel.COUNTS + setup.table[T.FACES]
        rows = np.zeros((1, words), np.int64)
        kernel.lay(setup.table, rows, start, int(setup.seer))
        self.setup = setup
        self.position = Position(setup, rows, CHANCE_PLAYER_ID)
        self.history: list[int] = []
        """A word for each deal and move; only ever added to."""
        self.pile: list[int] = []
        """The faces on the discard pile; only ever added to."""

    def copy(self) -> Playthrough:
        """The same moment of a playthrough of its own; chance remains that of the game."""
        twin = object.__new__(Playthrough)
        twin.setup, twin.position = self.setup, self.position
        twin.history, twin.pile = self.history.copy(), self.pile.copy()
        return twin

    def items(self) -> list[Item]:
        """All that has happened."""
        return [item_of(self.setup, word) for word in self.history]

    def uid_if_legal(self, move: MoveData) -> int:
        """The number of a move of the player to act, or -1."""
        if self.position.current == CHANCE_PLAYER_ID:
            return -1
        uid = self.setup.uids.get(move, -1)
        return uid if uid >= 0 and self.position.facts[layout.LEGAL] >> uid & 1 else -1

    def may_deal(self, move: MoveData) -> bool:
        """Whether this card is in the deck, and one is to be dealt."""
        setup = self.setup
        if self.position.current != CHANCE_PLAYER_ID or move.type != DEAL:
            return False
        if not (0 <= move.color < setup.colors and 0 <= move.rank < setup.ranks):
            return False
        counts = setup.table[T.ROW_WORDS] + kernel.COUNTS
        face = move.color * setup.ranks + move.rank
        return bool(self.position.rows[0, counts + face])

    def apply(self, move: MoveData) -> None:
        """Make a move, or deal the card that it names."""
        uid = self.uid_if_legal(move)
        before, table = self.position, self.setup.table
        rows = np.empty_like(before.rows)
        if uid >= 0:
            word, current = kernel.move(table, before.rows, rows, uid)
        elif self.may_deal(move):
            face = move.color * self.setup.ranks + move.rank
            word, current = kernel.deal_card(table, before.rows, rows, face)
        else:
            raise Refused(f"Illegal move: {move.text}")
        self._reach(rows, word, current)

    def deal_by_chance(self) -> None:
        """Deal a card."""
        before, setup = self.position, self.setup
        if before.current != CHANCE_PLAYER_ID:
            raise Refused("No card is to be dealt now")
        rows = np.empty_like(before.rows)
        low, high = setup.chance.peek()
        word, current, needed = kernel.deal_by_chance(setup.table, before.rows, rows, low, high)
        if needed:
            setup.chance.spend()
        self._reach(rows, word, current)

    def _reach(self, rows: NDArray[np.int64], word: int, current: int) -> None:
        self.history.append(word)
        kind = word >> R.LAST_KIND & 0xF
        if kind == DISCARD or (kind == PLAY and not word >> R.LAST_SCORED & 1):
            self.pile.append(word >> R.LAST_FACE & 0xFF)
        self.position = Position(self.setup, rows, current)


def seen_items(setup: GameSetup, history: list[int], end: int, seat: int) -> list[Item]:
    """What a seat has seen happen since its own latest move, that included, the newest first."""
    dealt = setup.players * setup.hand
    items = []
    for place in range(end - 1, dealt - 1, -1):
        item = item_of(setup, history[place])
        items.append(item.seen_by(seat, setup.players, hidden=not setup.seer))
        if item.player == seat:
            break
    return items


def item_of(setup: GameSetup, word: int) -> Item:
    """What a word of history says."""
    kind = word >> R.LAST_KIND & 0xF
    target = word >> R.LAST_TARGET & 0xF
    color, rank = setup.cards[word >> R.LAST_FACE & 0xFF]
    if kind == kernel.DEALT:
        return Item(MoveData(DEAL, color=color, rank=rank), CHANCE_PLAYER_ID, deal_to_player=target)
    seat = word & 0xF
    if kind <= DISCARD:
        move = MoveData(HanabiMoveType(kind), word >> R.LAST_SLOT & 0xFF)
        token = kind == DISCARD or bool(word >> R.LAST_TOKEN & 1)
        return Item(move, seat, bool(word >> R.LAST_SCORED & 1), token, color, rank)
    offset, clue = (target - seat) % setup.players, word >> R.LAST_CLUE & 0xF
    if kind == REVEAL_COLOR:
        move = MoveData(REVEAL_COLOR, -1, offset, color=clue)
    else:
        move = MoveData(HanabiMoveType.REVEAL_RANK, -1, offset, rank=clue - setup.colors)
    revealed, newly = _slots(word >> kernel.REVEALED), _slots(word >> kernel.NEWLY)
    return Item(move, seat, revealed=revealed, newly_revealed=newly)


def _slots(mask: int) -> tuple[int, ...]:
    return tuple(slot for slot in range(kernel.MASK_SLOTS) if mask >> slot & 1)
