"""The variants of hanab.live that can be played here, as a table, and whose suits are whose."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

from hanabi.core import HanabiError, Rules, Suit, SuitIndex, Touched
from hanabi.core.editions import (
    BLACK,
    MULTICOLOUR,
    RARE_MULTICOLOUR,
    WILD_MULTICOLOUR,
    printed_rules,
)
from hanabi.core.rules import FEWEST_PLAYERS, FIVE_COLOURS

SITE = "hanab.live"

HAND_SIZES = (5, 5, 4, 4, 3)
"""Cards in hand with 2 to 6 players."""

PLAIN_VARIANT = "No Variant"


class NoCounterpart(HanabiError):
    """hanab.live has nothing that this game could be written as. `field` names what is in the way."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


@dataclass(frozen=True)
class Variant:
    """One of their variants: its suits are in their order and have our names."""

    name: str
    id: int
    suits: tuple[Suit, ...]

    @property
    def colours(self) -> list[int]:
        """The suits that a colour clue can name: a clue gives the place in this list."""
        return [index for index, suit in enumerate(self.suits) if suit.nameable]


# The table

_PLAIN = {
    6: ("red", "yellow", "green", "blue", "purple", "teal"),
    5: ("red", "yellow", "green", "blue", "purple"),
    4: ("red", "yellow", "green", "blue"),
    3: ("red", "green", "blue"),
    2: ("red", "blue"),
    1: ("red",),
}

_ONE_OF_EACH = (1, 1, 1, 1, 1)
_REVERSED_COPIES = (1, 2, 2, 2, 3)
_CRITICAL_FOURS = (3, 2, 2, 1, 1)

_RAINBOW = WILD_MULTICOLOUR
_WHITE = Suit("white", touched=Touched.NONE, nameable=False)
_SPECIAL = {
    "Black": Suit("black", copies=_ONE_OF_EACH),
    "Rainbow": _RAINBOW,
    "White": _WHITE,
    "Dark Rainbow": replace(_RAINBOW, copies=_ONE_OF_EACH),
    "Gray": replace(_WHITE, name="grey", copies=_ONE_OF_EACH),
}

_Ids = dict[int, int]


def _in_a_row(first: int) -> _Ids:
    """The ids of a family that has four variants one after another."""
    return {suits: first + place for place, suits in enumerate((6, 5, 4, 3))}


_PLAYED: dict[str, _Ids] = {
    "": {6: 1, 5: 0, 4: 15, 3: 18},
    "Black": {6: 2, 5: 21},
    "Rainbow": {6: 3, 5: 16, 4: 17, 3: 19},
    "White": {6: 13, 5: 22, 4: 26, 3: 27},
    "Dark Rainbow": {6: 11, 5: 23},
    "Gray": {6: 59, 5: 58},
    "Black & Rainbow": {6: 65, 5: 66},
    "Black & White": {6: 63, 5: 64},
    "Black & Dark Rainbow": {6: 12},
    "Black & Gray": {6: 60},
    "Rainbow & White": {6: 6, 5: 28, 4: 29, 3: 150},
    "Rainbow & Gray": {6: 67, 5: 68},
    "White & Dark Rainbow": {6: 83, 5: 84},
    "Dark Rainbow & Gray": {6: 62},
    "Reversed": _in_a_row(1342),
    "Black Reversed": {6: 1346, 5: 1347},
    "Rainbow Reversed": _in_a_row(1348),
    "White Reversed": _in_a_row(1356),
    "Dark Rainbow Reversed": {6: 1380, 5: 1381},
    "Gray Reversed": {6: 1384, 5: 1385},
    "Critical Fours": {6: 1821, 5: 1822},
    "Critical Fours & Rainbow": {6: 1823, 5: 1824},
    "Critical Fours & White": {6: 1827, 5: 1828},
    "Color Mute": _in_a_row(110),
}
"""Families of variants that can be played here: the id of each by its number of suits."""

_NOT_PLAYED: dict[str, _Ids] = {
    "Pink": _in_a_row(106),
    "Brown": _in_a_row(69),
    "Omni": _in_a_row(176),
    "Null": _in_a_row(180),
    "Muddy Rainbow": _in_a_row(160),
    "Light Pink": _in_a_row(164),
    "Prism": _in_a_row(1464),
    "Dual-Color": {6: 4, 5: 36, 3: 37},
    "Dark Pink": {6: 137, 5: 138},
    "Dark Brown": {6: 89, 5: 90},
    "Up or Down": {6: 40, 5: 24},
    "Clue Starved": {6: 51, 5: 52},
    "Cow & Pig": _in_a_row(98),
    "Duck": _in_a_row(54),
    "Throw It in a Hole": {6: 279, 5: 280, 4: 281},
    "Color Blind": {6: 10, 5: 33, 4: 34, 3: 35},
    "Number Blind": _in_a_row(102),
    "Totally Blind": _in_a_row(151),
    "Number Mute": _in_a_row(114),
    "Alternating Clues": _in_a_row(283),
    "Synesthesia": {6: 1353, 5: 1383, 4: 1386, 3: 1387},
    "Odds and Evens": {6: 1646, 5: 1808, 4: 1812, 3: 1816},
    "Funnels": _in_a_row(1896),
}
"""Well-known families that cannot, so that a link to one is refused by its name."""

_OURS: dict[str, tuple[Suit, ...]] = {
    PLAIN_VARIANT: FIVE_COLOURS,
    "6 Suits": (*FIVE_COLOURS, MULTICOLOUR),
    "Black (6 Suits)": (*FIVE_COLOURS, RARE_MULTICOLOUR),
    "Rainbow (6 Suits)": (*FIVE_COLOURS, WILD_MULTICOLOUR),
    "Dark Rainbow (6 Suits)": (*FIVE_COLOURS, replace(WILD_MULTICOLOUR, copies=_ONE_OF_EACH)),
    "White Reversed (6 Suits)": (*FIVE_COLOURS, BLACK),
}
"""Variants that editions of ours play: these are read with our own suits."""


def _name(family: str, suits: int) -> str:
    if family:
        return f"{family} ({suits} Suits)"
    return PLAIN_VARIANT if suits == len(FIVE_COLOURS) else f"{suits} Suits"


def _suits(family: str, number: int) -> tuple[Suit, ...]:
    """The suits that the name of a family stands for."""
    words = family.removesuffix("Reversed").strip().split(" & ")
    special = [_SPECIAL[word] for word in words if word in _SPECIAL]
    suits = [*map(Suit, _PLAIN[number - len(special)]), *special]
    if family.endswith("Reversed"):
        suits[-1] = _reversed(suits[-1])
    if "Critical Fours" in words:
        suits = [replace(suit, copies=_CRITICAL_FOURS) for suit in suits]
    if "Color Mute" in words:
        suits = [replace(suit, nameable=False) for suit in suits]
    return tuple(suits)


def _reversed(suit: Suit) -> Suit:
    copies = suit.copies if suit.copies == _ONE_OF_EACH else _REVERSED_COPIES
    return replace(suit, copies=copies, descending=True)


VARIANTS: dict[str, Variant] = {
    (name := _name(family, number)): Variant(name, id_, _suits(family, number))
    for family, ids in _PLAYED.items()
    for number, id_ in ids.items()
}
"""The variants that can be played here, by name."""

_NAMES_BY_ID = {
    id_: _name(family, number)
    for family, ids in (_PLAYED | _NOT_PLAYED).items()
    for number, id_ in ids.items()
}


def name_of(variant_id: int) -> str:
    """The name of a variant by its id, whether it can be played here or not."""
    return _NAMES_BY_ID.get(variant_id, f"variant {variant_id} of {SITE}")


# Rules and suits


def rules_of(
    variant: Variant,
    players: int,
    *,
    extra_cards: int = 0,
    empty_clues: bool = False,
    play_on: bool = False,
) -> Rules:
    """The rules of a variant, in the words of the first edition that prints them."""
    seats = max(players, Rules().most_players)
    sizes = HAND_SIZES[: seats - FEWEST_PLAYERS + 1]
    rules = Rules(
        _OURS.get(variant.name, variant.suits),
        hand_sizes=tuple(size + extra_cards for size in sizes),
        empty_clues=empty_clues,
        play_on=play_on,
    )
    return _as_printed().get(rules, rules)


@cache
def _as_printed() -> dict[Rules, Rules]:
    """The printed rules by what they are without their vocabulary; the first edition counts."""
    found: dict[Rules, Rules] = {}
    for printed in printed_rules():
        found.setdefault(replace(printed, vocabulary=Rules().vocabulary), printed)
    return found


def variant_of(rules: Rules) -> Variant:
    """The variant with suits like these, whatever they are called, or `NoCounterpart`."""
    wanted = Counter(map(_kind, rules.suits))
    for variant in VARIANTS.values():
        if Counter(map(_kind, variant.suits)) == wanted:
            return variant
    names = ", ".join(suit.name for suit in rules.suits)
    raise NoCounterpart(
        "suits", f"{SITE} has no variant with {len(rules.suits)} suits like these: {names}"
    )


def suits_in_their_order(rules: Rules, variant: Variant) -> tuple[SuitIndex, ...]:
    """Our suit for each of theirs: one of the same kind, by its name if there is one, else in order."""
    free = dict(enumerate(rules.suits))
    found: dict[int, SuitIndex] = {}
    for alike in (_same_name, _white_is_purple, _same_kind):
        for place, theirs in enumerate(variant.suits):
            fits = (
                i for i, ours in free.items() if _same_kind(ours, theirs) and alike(ours, theirs)
            )
            index = None if place in found else next(fits, None)
            if index is not None:
                found[place] = SuitIndex(index)
                del free[index]
    return tuple(found[place] for place in range(len(variant.suits)))


def _kind(suit: Suit) -> tuple[object, ...]:
    """All that their records depend on."""
    return suit.copies, suit.descending, suit.touched, suit.nameable


def _same_kind(ours: Suit, theirs: Suit) -> bool:
    return _kind(ours) == _kind(theirs)


def _same_name(ours: Suit, theirs: Suit) -> bool:
    return ours.name == theirs.name


def _white_is_purple(ours: Suit, theirs: Suit) -> bool:
    """Our white, a colour like the others, is their purple."""
    return (ours.name, theirs.name) == ("white", "purple")
