"""The five printed editions and their add-ons by name, and house rules made from them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import combinations
from typing import Any

from hanabi.core.cards import Scoring, Suit, Touched, differences
from hanabi.core.errors import ImpossibleRules, UnknownEdition
from hanabi.core.rules import Rules, Tile

AddOn = Callable[[Rules], Rules]
"""An add-on turns the rules of a table into others."""


def add_suit(rules: Rules, suit: Suit) -> Rules:
    """The same table with one more firework to build."""
    if rules.suit_index(suit.name) is not None:
        raise ImpossibleRules(
            "suits", f"{suit.name} is already on the table; only one add-on can bring it"
        )
    return replace(rules, suits=(*rules.suits, suit))


def play_on(rules: Rules) -> Rules:
    """Play on to perfection: no last round, and nothing but the full score counts."""
    return replace(rules, play_on=True)


def announce_plays(rules: Rules) -> Rules:
    return replace(rules, announced_plays=True)


def reveal_bonus_tiles(rules: Rules) -> Rules:
    return replace(rules, bonus_tiles=tuple(Tile))


MULTICOLOUR = Suit("multicolour")
"""A sixth suit like the others."""

RARE_MULTICOLOUR = Suit("multicolour", copies=(1, 1, 1, 1, 1))
"""A sixth suit with one card of each value."""

WILD_MULTICOLOUR = Suit("multicolour", touched=Touched.EVERY, nameable=False)
"""A sixth suit that every colour clue touches and none may name."""

BLACK = Suit(
    "black",
    copies=(1, 2, 2, 2, 3),
    descending=True,
    touched=Touched.NONE,
    nameable=False,
    scoring=Scoring.PENALTY,
)
"""Black powder: from 5 down to 1, without colour, a point off for each card missing (R2)."""


@dataclass(frozen=True)
class Edition:
    """A printed rule book: its base game and the add-ons it prints, in printed order."""

    key: str
    rules: Rules
    add_ons: dict[str, AddOn]

    def __repr__(self) -> str:
        return f"<Edition {self.key}, add-ons: {', '.join(self.add_ons) or 'none'}>"


def _edition(key: str, *, empty_clues: bool, **add_ons: AddOn) -> Edition:
    rules = Rules(empty_clues=empty_clues, vocabulary=key)
    return Edition(key, rules, {name.replace("_", "-"): add for name, add in add_ons.items()})


_ALL = (
    _edition("cocktail", empty_clues=False, crowning_piece=play_on),
    _edition(
        "swedish",
        empty_clues=True,
        till_sista_droppen=play_on,
        minutios_koreografi=announce_plays,
        kaskad_av_farger=partial(add_suit, suit=RARE_MULTICOLOUR),
    ),
    _edition("abacus", empty_clues=True),
    _edition(
        "deluxe",
        empty_clues=False,
        variant_1=partial(add_suit, suit=MULTICOLOUR),
        variant_2=partial(add_suit, suit=RARE_MULTICOLOUR),
        variant_3=partial(add_suit, suit=WILD_MULTICOLOUR),
        variant_4=play_on,
    ),
    _edition(
        "show",
        empty_clues=True,
        final_flourish=play_on,
        colour_avalanche=partial(add_suit, suit=WILD_MULTICOLOUR),
        black_powder=partial(add_suit, suit=BLACK),
        flamboyants=reveal_bonus_tiles,
    ),
)

EDITIONS: dict[str, Edition] = {edition.key: edition for edition in _ALL}

ADD_ONS: dict[str, AddOn] = {name: add for edition in _ALL for name, add in edition.add_ons.items()}
"""Every printed add-on: as a house rule, any of them goes with any edition."""


def find_edition(name: str) -> Edition:
    """The edition of that name, however it is spelled."""
    key = _key(name)
    if key not in EDITIONS:
        raise UnknownEdition(f"no edition is called {name!r}{_suggest(key, EDITIONS)}")
    return EDITIONS[key]


def edition(name: str = "cocktail", *add_ons: str) -> Rules:
    """The rules of a printed edition with some of the add-ons it prints.

    Add-ons may also stand in the name: `edition("show+black-powder")`.
    """
    _check_name(name)
    name, *named = name.split("+")
    add_ons = (*named, *add_ons)
    book = find_edition(name)
    chosen = {_key(add_on): add_on for add_on in add_ons}
    for key, spelled in chosen.items():
        if key not in book.add_ons:
            hint = _suggest(key, book.add_ons) if book.add_ons else "; it prints none"
            raise UnknownEdition(f"the {book.key} edition has no add-on called {spelled!r}{hint}")
    return _apply(book.rules, {key: add for key, add in book.add_ons.items() if key in chosen})


def house_rules(rules: Rules, *add_ons: str, **changes: Any) -> Rules:
    """Any printed add-ons on top of any rules, then any fields of `Rules` changed."""
    chosen = {}
    for name in add_ons:
        key = _key(name)
        if key not in ADD_ONS:
            raise UnknownEdition(f"no add-on is called {name!r}{_suggest(key, ADD_ONS)}")
        chosen[key] = ADD_ONS[key]
    return replace(_apply(rules, chosen), **changes)


@cache
def printed_rules() -> dict[Rules, tuple[str, tuple[str, ...]]]:
    """Every edition with every possible combination of its add-ons, by its rules."""
    found: dict[Rules, tuple[str, tuple[str, ...]]] = {}
    for book in _ALL:
        for number in range(len(book.add_ons) + 1):
            for names in combinations(book.add_ons, number):
                try:
                    found[edition(book.key, *names)] = (book.key, names)
                except ImpossibleRules:
                    continue
    return found


def printed_name(rules: Rules) -> tuple[str, tuple[str, ...]] | None:
    """Edition and add-ons of these rules, or None for house rules."""
    return printed_rules().get(rules)


def rules_name(rules: Rules) -> str:
    """A short name: `show+black-powder`, or `house rules`."""
    printed = printed_name(rules)
    return "house rules" if printed is None else "+".join((printed[0], *printed[1]))


def rules_text(rules: Rules) -> str:
    """The rules as an expression: a printed edition, or the printed one they come nearest and what differs."""
    nearest = min(printed_rules(), key=lambda printed: len(differences(rules, printed)))
    name, add_ons = printed_rules()[nearest]
    printed = f"edition({', '.join(map(repr, (name, *add_ons)))})"
    changed = differences(rules, nearest)
    return f"house_rules({', '.join([printed, *changed])})" if changed else printed


def _apply(rules: Rules, add_ons: dict[str, AddOn]) -> Rules:
    for name, add in add_ons.items():
        try:
            rules = add(rules)
        except ImpossibleRules as error:
            raise ImpossibleRules(f"add-on {name}", error.reason) from error
    return rules


def _key(name: str) -> str:
    """`Minutiös koreografi` and `5 Flamboyants` as the keys they have here."""
    _check_name(name)
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = bare.replace("_", " ").replace("-", " ").split()
    return "-".join(words[1:] if words[:1] == ["5"] else words)


def _check_name(name: str) -> None:
    if not isinstance(name, str):
        raise UnknownEdition(f"{name!r} is no name; editions are: {', '.join(EDITIONS)}")


def _suggest(key: str, known: Iterable[str]) -> str:
    names = list(known)
    import difflib  # for mistakes only

    close = difflib.get_close_matches(key, names, n=1)
    return f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(names)}"
