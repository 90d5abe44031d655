"""The variants of hanab.live as rules of ours: which can be played here, which one rules are, and whose suits are whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import permutations

from hanabi.core import (
    BadRecord,
    ColourClue,
    HanabiError,
    Rules,
    SpecialValue,
    Suit,
    SuitIndex,
    Touched,
)
from hanabi.core.editions import (
    BLACK,
    MULTICOLOUR,
    RARE_MULTICOLOUR,
    WILD_MULTICOLOUR,
    printed_rules,
)
from hanabi.core.rules import FEWEST_PLAYERS, FIVE_COLOURS
from hanabi.formats.hanab_live.variant_ids import ids
from hanabi.formats.hanab_live.variant_rules import REASONS, WhyNot, rules_named, why_not_played

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


class NotPlayed(BadRecord):
    """The record is of a variant that is not played here; `why` says what is in the way."""

    def __init__(self, place: str, name: str, why: WhyNot) -> None:
        super().__init__(place, f"{name} is not played here: {REASONS[why]}")
        self.why = why


@dataclass(frozen=True)
class Variant:
    """One of their variants that can be played here."""

    name: str
    id: int

    @cached_property
    def rules(self) -> Rules:
        """Its rules with its suits in their order; they have our names."""
        return rules_named(self.name)

    @property
    def suits(self) -> tuple[Suit, ...]:
        return self.rules.suits

    @cached_property
    def colours(self) -> list[SuitIndex]:
        """The colours that a clue can name, by their position in `rules.colours`: a clue gives the place in this list."""
        named = set(self.rules.named_colours)
        found: dict[SuitIndex, None] = {}
        for index, suit in enumerate(self.suits):
            names = suit.touched if isinstance(suit.touched, tuple) else (suit.name,)
            positions = [self.rules.colour_index(name) for name in names]
            if isinstance(suit.touched, tuple) or index in named:
                found |= dict.fromkeys(one for one in positions if one is not None)
        return list(found)


_ONE_OF_EACH = (1, 1, 1, 1, 1)

_OURS: dict[str, tuple[Suit, ...]] = {
    PLAIN_VARIANT: FIVE_COLOURS,
    "6 Suits": (*FIVE_COLOURS, MULTICOLOUR),
    "Black (6 Suits)": (*FIVE_COLOURS, RARE_MULTICOLOUR),
    "Rainbow (6 Suits)": (*FIVE_COLOURS, WILD_MULTICOLOUR),
    "Dark Rainbow (6 Suits)": (*FIVE_COLOURS, replace(WILD_MULTICOLOUR, copies=_ONE_OF_EACH)),
    "White Reversed (6 Suits)": (*FIVE_COLOURS, BLACK),
}
"""Variants that editions of ours play: these are read with our own suits."""

VARIANTS: dict[str, Variant] = {
    name: Variant(name, id_) for name, id_ in ids().items() if why_not_played(name) is None
}
"""The variants that can be played here, by name."""


@cache
def _names_by_id() -> dict[int, str]:
    return {id_: name for name, id_ in ids().items()}


def name_of(variant_id: int) -> str:
    """The name of a variant by its id, whether it can be played here or not."""
    return _names_by_id().get(variant_id, f"variant {variant_id} of {SITE}")


def variant_named(name: str, place: str) -> Variant:
    """The variant of this name, or `BadRecord` about this place: `NotPlayed` if it is one that is not played here."""
    if name in VARIANTS:
        return VARIANTS[name]
    why = why_not_played(name) if name in ids() else None
    if why is not None:
        raise NotPlayed(place, name, why)
    raise BadRecord(place, f"{name[:60]!r} has no counterpart here")


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
    rules = replace(
        variant.rules,
        suits=_OURS.get(variant.name, variant.suits),
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
    """The variant in which cards are touched as in these rules, whatever suits are called, or `NoCounterpart`."""
    for variant in _variants_by_kinds().get(_kinds(rules), ()):
        if _order(rules, variant) is not None:
            return variant
    names = ", ".join(suit.name for suit in rules.suits)
    raise NoCounterpart(
        "suits", f"{SITE} has no variant with {len(rules.suits)} suits like these: {names}"
    )


def suits_in_their_order(rules: Rules, variant: Variant) -> tuple[SuitIndex, ...]:
    """Our suit for each of theirs: one of the same kind, by its name if there is one, else in order."""
    order = _order(rules, variant)
    if order is None:
        raise NoCounterpart("suits", f"these are not the suits of {variant.name}")
    return order


def column(rules: Rules, clue: ColourClue, order: tuple[SuitIndex, ...]) -> frozenset[int]:
    """What a colour touches, by suits in this order, whatever it is called."""
    place = {suit: number for number, suit in enumerate(order)}
    return frozenset(
        8 * place[face.suit] + face.value for face in rules.faces if rules.touches(clue, face)
    )


@cache
def _order(rules: Rules, variant: Variant) -> tuple[SuitIndex, ...] | None:
    theirs = tuple(SuitIndex(i) for i in range(len(variant.suits)))
    wanted = _columns(variant.rules, theirs)
    for order in _orders(rules, variant.rules):
        if _columns(rules, order) == wanted and _values_alike(rules, variant.rules, order):
            return order
    return None


def _columns(rules: Rules, order: tuple[SuitIndex, ...]) -> Counter[frozenset[int]]:
    return Counter(
        column(rules, clue, order) for clue in rules.clues if isinstance(clue, ColourClue)
    )


def _values_alike(ours: Rules, theirs: Rules, order: tuple[SuitIndex, ...]) -> bool:
    """Whether values touch the same cards; where they go by the suit, its place counts."""
    return all(
        ours.touches(clue, face._replace(suit=order[face.suit])) == theirs.touches(clue, face)
        for clue in theirs.clues
        if not isinstance(clue, ColourClue)
        for face in theirs.faces
    )


def _orders(ours: Rules, theirs: Rules) -> Iterator[tuple[SuitIndex, ...]]:
    """Our suit for each of theirs of the same kind: by names and then in order; after that in any other way."""
    free = dict(enumerate(_kinds_of_suits(ours)))
    wanted = _kinds_of_suits(theirs)
    found: dict[int, SuitIndex] = {}
    for alike in (_same_name, _white_is_purple, lambda _ours, _theirs: True):
        for place, kind in enumerate(wanted):
            if place in found:
                continue
            for index, other in free.items():
                if kind == other and alike(ours.suits[index], theirs.suits[place]):
                    found[place] = SuitIndex(index)
                    del free[index]
                    break
    if len(found) < len(wanted) or free:
        return
    first = tuple(found[place] for place in range(len(wanted)))
    yield first
    kinds = _kinds_of_suits(ours)
    for order in permutations(first):
        if all(kinds[suit] == kind for suit, kind in zip(order, wanted, strict=True)):
            yield order


# What variants are told apart by before cards are looked at

_Kinds = tuple[object, ...]


@cache
def _variants_by_kinds() -> dict[_Kinds, list[Variant]]:
    found: dict[_Kinds, list[Variant]] = {}
    for variant in VARIANTS.values():
        found.setdefault(_kinds(variant.rules), []).append(variant)
    return found


def _kinds(rules: Rules) -> _Kinds:
    special = [one for one in rules.special_values if one != SpecialValue(one.value)]
    said = (rules.clue_cost, rules.named_values, tuple(special))
    reach = (rules.colour_reach, rules.value_reach, len(rules.named_colours))
    return *said, *reach, frozenset(Counter(_kinds_of_suits(rules)).items())


def _kinds_of_suits(rules: Rules) -> list[_Kinds]:
    return [
        (suit.copies, suit.descending, suit.touched_by_values, _colours_of(rules, index, suit))
        for index, suit in enumerate(rules.suits)
    ]


def _colours_of(rules: Rules, index: int, suit: Suit) -> object:
    """Which colours touch a suit, or how many of those that may be named."""
    named = rules.named_colours
    if not named:
        return 0
    match suit.touched:
        case Touched.OWN:
            return int(index in named)
        case Touched.NONE:
            return 0
        case Touched.EVERY | Touched.IN_TURN:
            return suit.touched
        case names:
            return sum(rules.colours[colour] in names for colour in named)


def _same_name(ours: Suit, theirs: Suit) -> bool:
    return ours.name == theirs.name


def _white_is_purple(ours: Suit, theirs: Suit) -> bool:
    """Our white, a colour like the others, is their purple."""
    return (ours.name, theirs.name) == ("white", "purple")
