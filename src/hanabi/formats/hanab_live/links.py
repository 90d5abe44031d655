"""Games of hanab.live as links: cards and deeds as letters, without names, options and notes."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import unquote

from hanabi.core import BadRecord, Record
from hanabi.core.codec import MOST_CARDS
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS
from hanabi.formats.hanab_live.counterpart import Deed, DeedKind, End
from hanabi.formats.hanab_live.games import MOST_ACTIONS
from hanabi.formats.hanab_live.leftovers import LeftOut
from hanabi.formats.hanab_live.seating import Seating
from hanabi.formats.hanab_live.sheet import Replayed, Sheet, record_of, replay, sheet_of
from hanabi.formats.hanab_live.variants import SITE, NoCounterpart, Variant, name_of, variant_named

ADDRESS = f"https://{SITE}/replay-json/"

NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")
"""Whoever plays in a link, which has no names."""

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_GROUP = 20
_NO_DEEDS = "00"

_GUESSES = ((False, False), (True, False), (False, True), (True, True))
"""What a link cannot say and is tried in this order: empty clues, and playing on."""

_DATA = re.compile(
    r"(?P<players>\d)(?P<low>\d)(?P<high>\d)(?P<deck>[a-zA-Z0-9]+)"
    r",(?P<first>\d)(?P<last>\d)(?P<deeds>[a-zA-Z0-9]*)"
    r",(?P<variant>\d{1,9})"
    r"(?:,[^,]*)?",  # the name of the deal, which newer links have and no reader needs
    re.ASCII,
)


_BY_NUMBER = re.compile(
    rf"(?:https?://)?(?:www\.)?{re.escape(SITE)}/(?:(?:shared-)?replay|export)/(?P<number>\d{{1,12}})"
    r"(?:[/#?]\S*)?",
    re.ASCII,
)
"""The address of a game that only their server has."""


def is_link(text: str) -> bool:
    """Whether this is meant as a link, or as the data of one."""
    return (
        "replay-json/" in text
        or _BY_NUMBER.fullmatch(text.strip()) is not None
        or _DATA.fullmatch(_data(text)) is not None
    )


def write_link(record: Record) -> str:
    """The address at which their site shows the game; `NoCounterpart` if it cannot."""
    sheet = sheet_of(record, plainly=True)
    if sheet.extra_cards:
        raise NoCounterpart("hand_sizes", "a link cannot say that hands have a card more or less")
    sheet = _begun_by_the_first(sheet)
    ranks = [rank for _, rank in sheet.deck]
    low, high = min(ranks), max(ranks)
    deck = "".join(_LETTERS[suit * (high - low + 1) + rank - low] for suit, rank in sheet.deck)
    data = f"{len(sheet.names)}{low}{high}{deck},{_deeds_as_letters(sheet)},{sheet.variant.id}"
    groups = (data[at : at + _GROUP] for at in range(0, len(data), _GROUP))
    return ADDRESS + "-".join(groups)


def read_link(text: str) -> Record:
    """Read and replay a link or its data, or raise `BadRecord` with the place and the reason.

    What a link cannot say is taken to be whatever makes every deed legal and ends the game.
    """
    return follow_link(text)[0]


def follow_link(text: str) -> tuple[Record, tuple[LeftOut, ...]]:
    """`read_link`, and what is left out of it: of what a link cannot say, that counts which leaves out least."""
    sheet = _read(text)
    guesses = [
        replace(sheet, empty_clues=empty_clues, play_on=play_on)
        for empty_clues, play_on in _GUESSES
    ]
    replayed = [(guess, replay(guess)) for guess in guesses]
    legal = [(guess, told) for guess, told in replayed if told.trouble is None]
    legal.sort(key=lambda one: len(one[1].left_out))
    over = [guess for guess, told in legal if told.game.outcome is not None]
    if legal:
        return record_of((over or [guess for guess, _ in legal])[0])
    return record_of(max(replayed, key=_length)[0])  # raises what is wrong with it


def _length(replayed: tuple[Sheet, Replayed]) -> int:
    return len(replayed[1].game.steps)


# Writing


def _begun_by_the_first(sheet: Sheet) -> Sheet:
    """The same game with the seats turned so that seat 0 begins: a link cannot say who does."""
    seating = Seating(len(sheet.names), sheet.first, sheet.hand_size)
    deck = tuple(sheet.deck[seating.card(order)] for order in range(len(sheet.deck)))

    def turned(deed: Deed) -> Deed:
        is_about_a_card = deed.kind in (DeedKind.PLAY, DeedKind.DISCARD)
        number = seating.order if is_about_a_card else seating.player
        return deed._replace(target=number(deed.target))

    return replace(sheet, first=0, deck=deck, deeds=tuple(map(turned, sheet.deeds)))


def _deeds_as_letters(sheet: Sheet) -> str:
    if not sheet.deeds:
        return _NO_DEEDS
    deeds = list(sheet.deeds)
    if deeds[-1].kind is DeedKind.VOTE:  # no letter stands for nobody
        deeds[-1] = Deed(DeedKind.END, (len(deeds) - 1) % len(sheet.names), End.TERMINATED)
    kinds = [deed.kind for deed in deeds]
    low, high = min(kinds), max(kinds)
    pairs = (
        _LETTERS[_after(deed.value) * (high - low + 1) + deed.kind - low] + _LETTERS[deed.target]
        for deed in deeds
    )
    return f"{low:d}{high:d}{''.join(pairs)}"


def _after(value: int | None) -> int:
    return 0 if value is None else value + 1


# Reading


def _data(text: str) -> str:
    """What stands behind the address and before anything that says where to look."""
    data = text.strip().rpartition("replay-json/")[2]
    return unquote(re.split("[#?/]", data, maxsplit=1)[0]).replace("-", "")


def _read(text: str) -> Sheet:
    if by_number := _BY_NUMBER.fullmatch(text.strip()):
        export = f"https://{SITE}/export/{by_number['number']}"
        raise BadRecord("link", f"this address holds no game; {export} gives it as a file")
    found = _DATA.fullmatch(_data(text))
    if found is None:
        raise BadRecord("link", f"cut short, or no link of {SITE}")
    players = int(found["players"])
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadRecord("link", f"{players} players cannot play; 2 to 6 can")
    variant = _variant(int(found["variant"]))
    return Sheet(
        variant,
        NAMES[:players],
        _read_deck(found["deck"], int(found["low"]), int(found["high"]), variant),
        _read_deeds(found["deeds"], int(found["first"]), int(found["last"])),
    )


def _variant(variant_id: int) -> Variant:
    return variant_named(name_of(variant_id), "link")


def _read_deck(letters: str, low: int, high: int, variant: Variant) -> tuple[tuple[int, int], ...]:
    if not 1 <= low <= high <= 5:  # noqa: PLR2004  # the ranks of a card
        raise BadRecord("link", f"no cards have the ranks {low} to {high}")
    if len(letters) > MOST_CARDS:
        raise BadRecord("link", f"{len(letters)} cards; no deck has more than {MOST_CARDS}")
    cards = []
    for place, letter in enumerate(letters):
        suit, rank = divmod(_LETTERS.index(letter), high - low + 1)
        if suit >= len(variant.suits):
            raise BadRecord("link", f"card {place}: {variant.name} has no suit {suit}")
        cards.append((suit, rank + low))
    return tuple(cards)


def _read_deeds(letters: str, low: int, high: int) -> tuple[Deed, ...]:
    if not low <= high <= max(DeedKind):
        raise BadRecord("link", f"no actions have the types {low} to {high}")
    if len(letters) % 2 or len(letters) > 2 * MOST_ACTIONS:
        raise BadRecord("link", f"{len(letters)} letters for actions that have two each")
    deeds = []
    for at in range(0, len(letters), 2):
        after, kind = divmod(_LETTERS.index(letters[at]), high - low + 1)
        target = _LETTERS.index(letters[at + 1])
        deeds.append(Deed(DeedKind(kind + low), target, after - 1 if after else None))
    return tuple(deeds)
