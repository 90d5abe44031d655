"""The rules of a table as data: every edition, add-on and house variant is a value of one type."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from hanabi.core.cards import (
    FIREWORK_HEIGHT,
    VALUES,
    Card,
    Clue,
    ColourClue,
    Scoring,
    Suit,
    SuitIndex,
    ValueClue,
    check_flag,
    exact_word,
)
from hanabi.core.errors import BadSetup, ImpossibleRules
from hanabi.core.exact import whole_number
from hanabi.core.touching import ColourReach, SpecialValue, ValueReach, touches

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
MOST_SUITS = 8
MOST_COLOURS = 8
"""Colours that may be named at one table."""
MOST_CLUE_COST = 9
MOST_TOKENS = 99
MOST_TILES = 20

VOCABULARIES = ("cocktail", "swedish", "abacus", "deluxe", "show")
"""The editions whose words a table can speak."""

T = TypeVar("T")

FIVE_COLOURS = tuple(Suit(name) for name in ("white", "red", "blue", "yellow", "green"))


class Tile(StrEnum):
    """The bonus tiles of the flamboyants."""

    CLUE = "clue"
    MEND = "mend"
    COLOUR_CLUE = "colour-clue"
    VALUE_CLUE = "value-clue"
    RESHUFFLE = "reshuffle"
    REPLAY = "replay"


class Strikeout(StrEnum):
    """What a show lost by strikes scores (R8)."""

    ZERO = "zero"
    TALLY = "tally"


@dataclass(frozen=True)
class Rules:
    """Everything that is fixed before the first card is dealt. Impossible combinations raise `ImpossibleRules`."""

    suits: tuple[Suit, ...] = FIVE_COLOURS

    clue_tokens: int = 8

    strikes: int = 3
    """The strike with this number ends the show."""

    hand_sizes: tuple[int, ...] = (5, 5, 4, 4)
    """Cards in hand with 2 players, with 3, and so on. Its length says how many players can sit down."""

    empty_clues: bool = False
    """Clues that touch no card are allowed."""

    announced_plays: bool = False
    """A player may announce the colour of the card they play, for a token or a strike."""

    bonus_tiles: tuple[Tile, ...] = ()
    """The tiles that are shuffled and revealed when a 5 completes a firework."""

    play_on: bool = False
    """No last round: play goes on to perfection or defeat."""

    strikeout: Strikeout = Strikeout.ZERO

    vocabulary: str = "cocktail"
    """The edition whose words this table speaks. No rule depends on it."""

    clue_cost: int = 1
    """Tokens that a clue costs; whatever returns tokens returns them one by one."""

    named_values: tuple[int, ...] = VALUES
    """The values that a clue may name, in their order."""

    special_values: tuple[SpecialValue, ...] = ()
    """Values that are touched otherwise, in their order."""

    colour_reach: ColourReach = ColourReach.SAME

    value_reach: ValueReach = ValueReach.SAME

    def __post_init__(self) -> None:
        self._set(suits=_entries("suits", self.suits))
        self._check_suits()
        tiles = _entries("bonus_tiles", self.bonus_tiles)
        self._set(
            clue_tokens=_number("clue_tokens", self.clue_tokens, 0, MOST_TOKENS),
            strikes=_number("strikes", self.strikes, 1, MOST_TOKENS),
            bonus_tiles=tuple(exact_word("bonus_tiles", tile, Tile) for tile in tiles),
            strikeout=exact_word("strikeout", self.strikeout, Strikeout),
            hand_sizes=self._exact_hand_sizes(),
            clue_cost=_number("clue_cost", self.clue_cost, 1, MOST_CLUE_COST),
            named_values=_rising("named_values", _entries("named_values", self.named_values)),
            special_values=_entries("special_values", self.special_values),
            colour_reach=exact_word("colour_reach", self.colour_reach, ColourReach),
            value_reach=exact_word("value_reach", self.value_reach, ValueReach),
        )
        self._check_special_values()
        _number("bonus_tiles", len(tiles), 0, MOST_TILES)
        for name in ("empty_clues", "announced_plays", "play_on"):
            check_flag(name, getattr(self, name))
        if self.vocabulary not in VOCABULARIES:
            raise ImpossibleRules(
                "vocabulary", f"{self.vocabulary!r} is none of: {', '.join(VOCABULARIES)}"
            )

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Everything that is looked up by rules asks for it, several times a move."""
        return hash(tuple([getattr(self, field.name) for field in fields(self)]))

    def __getstate__(self) -> dict[str, object]:
        """Without the hash, which in another process is another one, and without what was looked up."""
        left_out = ("_hash", "_touched")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __repr__(self) -> str:
        """As `edition` or `house_rules` make it."""
        from hanabi.core.editions import rules_text  # editions are made of rules

        return rules_text(self)

    def _set(self, **fields: object) -> None:
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    def _check_suits(self) -> None:
        _number("suits", len(self.suits), 1, MOST_SUITS)
        seen: set[str] = set()
        for suit in self.suits:
            if not isinstance(suit, Suit):
                raise ImpossibleRules("suits", f"{suit!r} is no Suit")
            if suit.name in seen:
                raise ImpossibleRules("suits", f"{suit.name} is there twice")
            seen.add(suit.name)

        if len(self.named_colours) > MOST_COLOURS:
            names = ", ".join(self.colours[index] for index in self.named_colours)
            raise ImpossibleRules(
                "suits", f"at most {MOST_COLOURS} colours may be named, and these are more: {names}"
            )

    def _check_special_values(self) -> None:
        for special in self.special_values:
            if not isinstance(special, SpecialValue):
                raise ImpossibleRules("special_values", f"{special!r} is no SpecialValue")
        _rising("special_values", tuple(special.value for special in self.special_values))

    def _exact_hand_sizes(self) -> tuple[int, ...]:
        given = _entries("hand_sizes", self.hand_sizes)
        _number("hand_sizes", len(given), 1, MOST_PLAYERS - FEWEST_PLAYERS + 1)
        sizes = tuple(_number("hand_sizes", size, 1, self.deck_size) for size in given)
        for players, size in enumerate(sizes, start=FEWEST_PLAYERS):
            if players * size > self.deck_size:
                raise ImpossibleRules(
                    "hand_sizes",
                    f"{players} players with {size} cards each need {players * size} cards, and the deck has {self.deck_size}",
                )
        return sizes

    @property
    def most_players(self) -> int:
        return FEWEST_PLAYERS + len(self.hand_sizes) - 1

    def hand_size(self, players: int) -> int:
        """Cards in each hand, or `BadSetup` if so many cannot sit down."""
        number = whole_number(players)
        if number is None or not FEWEST_PLAYERS <= number <= self.most_players:
            raise BadSetup(
                f"players: {players} cannot play here; {FEWEST_PLAYERS} to {self.most_players} can"
            )
        return self.hand_sizes[number - FEWEST_PLAYERS]

    @cached_property
    def deck_size(self) -> int:
        return sum(sum(suit.copies) for suit in self.suits)

    @cached_property
    def maximum(self) -> int:
        """The score of a perfect show."""
        scoring = [suit for suit in self.suits if suit.scoring is Scoring.POINTS]
        return FIREWORK_HEIGHT * len(scoring)

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """Every distinct card, suit by suit, from 1 to 5."""
        return tuple(Card(SuitIndex(i), v) for i in range(len(self.suits)) for v in VALUES)

    @cached_property
    def box(self) -> tuple[Card, ...]:
        """All cards before shuffling: suit by suit, from 1 to 5, copies together."""
        return tuple(face for face in self.faces for _ in range(self.copies(face)))

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """Every clue that may be named at this table: the colours in order, then the values."""
        colours = [ColourClue(index) for index in self.named_colours]
        return (*colours, *(ValueClue(value) for value in self.named_values))

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The names of all colours: those of the suits, then mixed ones that touch suits and are none."""
        names = [suit.name for suit in self.suits]
        mixed = [
            name for suit in self.suits if isinstance(suit.touched, tuple) for name in suit.touched
        ]
        return tuple(dict.fromkeys((*names, *mixed)))

    @cached_property
    def named_colours(self) -> tuple[SuitIndex, ...]:
        """The colours that a clue may name, by their position in `colours`: of suits that allow it, and mixed ones."""
        suits = [i for i, suit in enumerate(self.suits) if suit.nameable]
        return tuple(SuitIndex(i) for i in (*suits, *range(len(self.suits), len(self.colours))))

    def copies(self, card: Card) -> int:
        return self.suits[card.suit].copies[card.value - 1]

    def touches(self, clue: Clue, card: Card) -> bool:
        """Whether the clue, given to a hand with this card, marks it (R26)."""
        return card in self.touched(clue)

    def touched(self, clue: Clue) -> frozenset[Card]:
        """All faces that a clue touches."""
        found = self._touched.get(clue)
        if found is None:
            found = frozenset(face for face in self.faces if touches(self, clue, face))
            self._touched[clue] = found
        return found

    @cached_property
    def _touched(self) -> dict[Clue, frozenset[Card]]:
        """What was looked up."""
        return {}

    def may_miss(self, clue: Clue) -> bool:
        """Whether the clue may be given to a hand that it does not touch."""
        return self.empty_clues or self.touches_nothing(clue)

    def touches_nothing(self, clue: Clue) -> bool:
        """Whether clues of this kind touch no card at all at this table."""
        if isinstance(clue, ColourClue):
            return self.colour_reach is ColourReach.NOTHING
        return self.value_reach is ValueReach.NOTHING

    def special(self, value: int) -> SpecialValue:
        """How the cards of a value are touched."""
        return self._special[value]

    @cached_property
    def _special(self) -> dict[int, SpecialValue]:
        plain = {value: SpecialValue(value) for value in VALUES}
        return plain | {special.value: special for special in self.special_values}

    def colour_index(self, name: str) -> SuitIndex | None:
        """The position of a colour in `colours`."""
        return SuitIndex(self.colours.index(name)) if name in self.colours else None

    def suit_index(self, name: str) -> SuitIndex | None:
        for i, suit in enumerate(self.suits):
            if suit.name == name:
                return SuitIndex(i)
        return None


def _number(field: str, value: object, least: int, most: int) -> int:
    """The value as an exact `int` of this range."""
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise ImpossibleRules(field, f"{value!r} is not possible; {least} to {most} are")
    return number


def _entries(field: str, values: Iterable[T]) -> tuple[T, ...]:
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise ImpossibleRules(field, f"{values!r} is no list")
    return tuple(values)


def _rising(field: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """Values of cards as exact `int`s in their order, each once."""
    exact = tuple(_number(field, value, VALUES[0], VALUES[-1]) for value in values)
    if list(exact) != sorted(set(exact)):
        raise ImpossibleRules(field, f"{list(exact)} are not in rising order, each once")
    return exact
