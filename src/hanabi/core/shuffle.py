"""The portable shuffle: a seed means the same deal in every program that follows docs/shuffle.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from hanabi.core.cards import Card, exact_card
from hanabi.core.errors import BadSetup
from hanabi.core.exact import whole_number
from hanabi.core.rules import Rules, Tile

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")

SEEDS = 2**53
"""Seeds are below this, so that every JSON reader keeps them exactly."""

STEP = 0x9E3779B97F4A7C15
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB
"""The constants of SplitMix64."""

_MASK = 2**64 - 1


class Purpose(IntEnum):
    """A seed feeds one stream of numbers for each purpose."""

    DECK = 0
    TILES = 1
    PLACES = 2


class Stream:
    """SplitMix64, begun at the mixed value of 4 · seed + purpose."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, purpose: Purpose) -> None:
        self._state = _mix(4 * seed + purpose)

    def next(self) -> int:
        """The next 64-bit number."""
        self._state = (self._state + STEP) & _MASK
        return _mix(self._state)

    def below(self, bound: int) -> int:
        """The next number, scaled to 0 … bound − 1."""
        return (self.next() * bound) >> 64

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Fisher–Yates from the front: place i takes one of the items at i … end."""
        pile = list(items)
        for i in range(len(pile) - 1):
            j = i + self.below(len(pile) - i)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


def _mix(number: int) -> int:
    number = ((number ^ (number >> 30)) * FIRST_FACTOR) & _MASK
    number = ((number ^ (number >> 27)) * SECOND_FACTOR) & _MASK
    return number ^ (number >> 31)


@dataclass(frozen=True, slots=True)
class Deal:
    """What is decided by chance: the order of deck and tiles, and where reshuffled cards go."""

    deck: tuple[Card, ...]
    """All cards, from the top."""

    tiles: tuple[Tile, ...] = ()
    """The bonus tiles in the order of revealing."""

    places: tuple[int, ...] = ()
    """Where reshuffled cards go, 0 being the top of the deck; used up first, then the seed decides."""

    seed: int = field(default=0, kw_only=True)
    """Feeds the places that are not listed."""

    def __repr__(self) -> str:
        parts = [f"{len(self.deck)} cards"]
        parts += [f"{len(self.tiles)} tiles"] if self.tiles else []
        parts += [f"places {self.places}"] if self.places else []
        parts += [f"seed {self.seed}"] if self.seed else []
        return f"<Deal: {', '.join(parts)}>"

    @classmethod
    def from_seed(cls, rules: Rules, seed: int) -> Deal:
        """Deck and tiles as this seed shuffles them."""
        seed = exact_seed(seed)
        deck = Stream(seed, Purpose.DECK).shuffled(rules.box)
        tiles = Stream(seed, Purpose.TILES).shuffled(rules.bonus_tiles)
        return cls(tuple(deck), tuple(tiles), seed=seed)

    @classmethod
    def drawn(cls, rules: Rules, chance: Random) -> Deal:
        """Deck and tiles in an order that only this source of chance knows, whatever seeds would give."""
        deck, tiles = list(rules.box), list(rules.bonus_tiles)
        chance.shuffle(deck)
        chance.shuffle(tiles)
        return cls(tuple(deck), tuple(tiles), seed=chance.randrange(SEEDS))

    def exact(self, rules: Rules) -> Deal:
        """The same deal out of exact values; `BadSetup` if its cards or tiles are not those of the rules."""
        deck = []
        for i, card in enumerate(_listed("deck", self.deck)):
            face = exact_card(card)
            if face is None:
                raise BadSetup(f"deck[{i}]: {card!r} is no pair of suit and value")
            deck.append(face)
        if sorted(deck) != sorted(rules.box):
            raise BadSetup(f"deck: {_difference(rules, deck)}")
        tiles = _listed("tiles", self.tiles)
        if sorted(map(str, tiles)) != sorted(rules.bonus_tiles):
            wanted = ", ".join(rules.bonus_tiles) or "none"
            raise BadSetup(f"tiles: this table shuffles these bonus tiles: {wanted}")
        places = []
        for i, given in enumerate(_listed("places", self.places)):
            place = whole_number(given)
            if place is None:
                raise BadSetup(
                    f"places[{i}]: {given!r} is no whole number; the top of the deck is 0"
                )
            places.append(place)
        seed = exact_seed(self.seed)
        same = {face: face for face in rules.faces}  # one value for all copies of a card
        deck = [same[face] for face in deck]
        return Deal(tuple(deck), tuple(Tile(str(tile)) for tile in tiles), tuple(places), seed=seed)


def exact_seed(seed: int) -> int:
    """The seed as an exact `int`, or `BadSetup`."""
    number = whole_number(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadSetup(f"seed: {seed!r} is not a whole number from 0 to {SEEDS - 1}")
    return number


def _listed(field: str, values: Iterable[T]) -> tuple[T, ...]:
    try:
        return tuple(values)
    except TypeError:
        raise BadSetup(f"{field}: {values!r} is no list") from None


def _difference(rules: Rules, deck: Sequence[Card]) -> str:
    known = set(rules.faces)
    for card in deck:
        if card not in known:
            return f"{tuple(card)} is no card of this table"
    for face in rules.faces:
        given, wanted = deck.count(face), rules.copies(face)
        if given != wanted:
            name = f"{rules.suits[face.suit].name} {face.value}"
            return f"{name} is there {given} times, and the rules have {wanted}"
    raise AssertionError("the decks are equal")
