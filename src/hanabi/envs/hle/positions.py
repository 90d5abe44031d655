"""Positions, and a course of play that goes from one to the next."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from hanabi.envs.hle import _kernel as kernel
from hanabi.envs.hle import places
from hanabi.envs.hle.moves import DEAL, DISCARD, PLAY, REVEAL_COLOR, Item, Move
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

    from hanabi.envs.hle.setting import Setting

_ENDINGS = (
    (1 << T.Status.STRIKES, HanabiEndOfGameType.OUT_OF_LIFE_TOKENS),
    (1 << T.Status.VICTORY, HanabiEndOfGameType.COMPLETED_FIREWORKS),
    (1 << T.Status.LAST_ROUND, HanabiEndOfGameType.OUT_OF_CARDS),
)
"""In the order in which the original asks for them."""


class Position:
    """One moment of a game: a row that nobody changes any more, and what is read from it when asked for."""

    def __init__(self, setting: Setting, rows: NDArray[np.int64], current: int) -> None:
        self.setting = setting
        self.rows = rows
        self.current = current
        """Who is to act; -1 when a card is to be dealt."""

    @cached_property
    def facts(self) -> list[int]:
        """The numbers that `_kernel.describe` writes."""
        size = places.FACES + 2 * self.setting.players * self.setting.hand
        facts = np.empty((1, size), np.int64)
        kernel.describe(self.setting.table, self.rows, facts)
        numbers: list[int] = facts[0].tolist()
        return numbers

    @property
    def fireworks(self) -> list[int]:
        return self.facts[places.FIREWORKS : places.FIREWORKS + self.setting.colors]

    @cached_property
    def hands(self) -> list[list[int]]:
        """Faces by seat, the oldest card first."""
        return self._by_seat(places.FACES)

    @cached_property
    def known(self) -> list[list[int]]:
        """The words about the cards in the same order."""
        return self._by_seat(places.FACES + self.setting.players * self.setting.hand)

    def _by_seat(self, at: int) -> list[list[int]]:
        facts, hand = self.facts, self.setting.hand
        starts = [at + seat * hand for seat in range(self.setting.players)]
        return [facts[start : start + facts[places.SIZES + i]] for i, start in enumerate(starts)]

    @property
    def ending(self) -> HanabiEndOfGameType:
        ends = self.facts[places.ENDS]
        for bit, ending in _ENDINGS:
            if ends & bit:
                return ending
        return HanabiEndOfGameType.NOT_FINISHED

    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        mask = self.facts[places.LEGAL]
        return [uid for uid in range(mask.bit_length()) if mask >> uid & 1]

    def vector(self, seat: int) -> list[int]:
        """The canonical encoding of what a seat observes."""
        setting, rows, cards = self.setting, self.rows, self.facts[places.DECK]
        deck, touched, words = setting.sections
        overflows = cards > deck.stop - deck.start
        if overflows or self.facts[places.LIVES] < 0:
            rows = np.empty_like(rows)
            kernel.within_encoding(setting.table, self.rows, rows)
        bits = np.empty(setting.bits, np.uint8)
        kernel.encode(setting.table, rows, seat, np.empty((1, words), np.int64), bits)
        if overflows:
            bits[deck.start : deck.start + cards] = 1
        if setting.hand > kernel.MASK_SLOTS:
            bits[touched.start + kernel.MASK_SLOTS : touched.stop] = 0
        return list(bits.tobytes())


class Course:
    """Positions one after another, with all that led there. A mutable thing; positions are not."""

    def __init__(self, setting: Setting) -> None:
        start = 0
        if setting.parameters.random_start_player:
            start = setting.chance.below(setting.players)
        words = setting.table[T.ROW_WORDS] + kernel.COUNTS + setting.table[T.FACES]
        rows = np.zeros((1, words), np.int64)
        kernel.lay(setting.table, rows, start, int(setting.seer))
        self.setting = setting
        self.position = Position(setting, rows, CHANCE_PLAYER_ID)
        self.history: list[int] = []
        """A word for each deal and move; only ever added to."""
        self.pile: list[int] = []
        """The faces on the discard pile; only ever added to."""

    def copy(self) -> Course:
        """The same moment of a course of its own; chance remains that of the game."""
        twin = object.__new__(Course)
        twin.setting, twin.position = self.setting, self.position
        twin.history, twin.pile = self.history.copy(), self.pile.copy()
        return twin

    def items(self) -> list[Item]:
        """All that has happened."""
        return [item_of(self.setting, word) for word in self.history]

    def uid_if_legal(self, move: Move) -> int:
        """The number of a move of the player to act, or -1."""
        if self.position.current == CHANCE_PLAYER_ID:
            return -1
        uid = self.setting.uids.get(move, -1)
        return uid if uid >= 0 and self.position.facts[places.LEGAL] >> uid & 1 else -1

    def may_deal(self, move: Move) -> bool:
        """Whether this card is in the deck, and one is to be dealt."""
        setting = self.setting
        if self.position.current != CHANCE_PLAYER_ID or move.type != DEAL:
            return False
        if not (0 <= move.color < setting.colors and 0 <= move.rank < setting.ranks):
            return False
        counts = setting.table[T.ROW_WORDS] + kernel.COUNTS
        face = move.color * setting.ranks + move.rank
        return bool(self.position.rows[0, counts + face])

    def apply(self, move: Move) -> None:
        """Make a move, or deal the card that it names."""
        uid = self.uid_if_legal(move)
        before, table = self.position, self.setting.table
        rows = np.empty_like(before.rows)
        if uid >= 0:
            word, current = kernel.move(table, before.rows, rows, uid)
        elif self.may_deal(move):
            face = move.color * self.setting.ranks + move.rank
            word, current = kernel.deal_card(table, before.rows, rows, face)
        else:
            raise Refused(f"Illegal move: {move.text}")
        self._reach(rows, word, current)

    def deal_by_chance(self) -> None:
        """Deal a card."""
        before, setting = self.position, self.setting
        if before.current != CHANCE_PLAYER_ID:
            raise Refused("No card is to be dealt now")
        rows = np.empty_like(before.rows)
        low, high = setting.chance.peek()
        word, current, needed = kernel.deal_by_chance(setting.table, before.rows, rows, low, high)
        if needed:
            setting.chance.spend()
        self._reach(rows, word, current)

    def _reach(self, rows: NDArray[np.int64], word: int, current: int) -> None:
        self.history.append(word)
        kind = word >> R.LAST_KIND & 0xF
        if kind == DISCARD or (kind == PLAY and not word >> R.LAST_SCORED & 1):
            self.pile.append(word >> R.LAST_FACE & 0xFF)
        self.position = Position(self.setting, rows, current)


def seen_items(setting: Setting, history: list[int], end: int, seat: int) -> list[Item]:
    """What a seat has seen happen since its own latest move, that included, the newest first."""
    dealt = setting.players * setting.hand
    items = []
    for place in range(end - 1, dealt - 1, -1):
        item = item_of(setting, history[place])
        items.append(item.seen_by(seat, setting.players, hidden=not setting.seer))
        if item.player == seat:
            break
    return items


def item_of(setting: Setting, word: int) -> Item:
    """What a word of history says."""
    kind = word >> R.LAST_KIND & 0xF
    target = word >> R.LAST_TARGET & 0xF
    color, rank = setting.cards[word >> R.LAST_FACE & 0xFF]
    if kind == kernel.DEALT:
        return Item(Move(DEAL, color=color, rank=rank), CHANCE_PLAYER_ID, deal_to_player=target)
    seat = word & 0xF
    if kind <= DISCARD:
        move = Move(HanabiMoveType(kind), word >> R.LAST_SLOT & 0xFF)
        token = kind == DISCARD or bool(word >> R.LAST_TOKEN & 1)
        return Item(move, seat, bool(word >> R.LAST_SCORED & 1), token, color, rank)
    offset, clue = (target - seat) % setting.players, word >> R.LAST_CLUE & 0xF
    if kind == REVEAL_COLOR:
        move = Move(REVEAL_COLOR, -1, offset, color=clue)
    else:
        move = Move(HanabiMoveType.REVEAL_RANK, -1, offset, rank=clue - setting.colors)
    revealed, newly = _slots(word >> kernel.REVEALED), _slots(word >> kernel.NEWLY)
    return Item(move, seat, revealed=revealed, newly_revealed=newly)


def _slots(mask: int) -> tuple[int, ...]:
    return tuple(slot for slot in range(kernel.MASK_SLOTS) if mask >> slot & 1)
