"""Who sits at the table: people who share the keyboard, and bots."""

from __future__ import annotations

import difflib
import getpass
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from hanabi.bots import BOT_NAMES, find_bot, table_bots
from hanabi.core import BadSetup, HanabiError, Rules
from hanabi.core.names import check_names

FIRST_BOT, PLAIN_BOT = "friend", "steady"
"""Who sits with whoever names nobody; the second one where the first cannot be had."""

ODD_BESIDE_PEOPLE = ("hat",)
"""Bots whose clues are riddles to people."""

PERSON = "person:"
"""Before a name that is a person's, whatever it looks like."""

LIKENESS = 0.8
"""From 0 to 1: names at least so much like a bot's are taken for a misspelt bot."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat: a name, and the bot that plays it, if any."""

    name: str
    bot: str | None = None


def parse_seats(text: str) -> tuple[SeatPlan, ...]:
    """`Ada,Bo,steady,Kim=random`: people by name, bots by their own name or by `name=bot`.

    A name that may be a misspelt bot is refused; `person:steddy` is a person all the same.
    """
    taken: list[SeatPlan] = []
    for entry in (part.strip() for part in text.split(",")):
        name, equals, bot = (part.strip() for part in entry.partition("="))
        if name.startswith(PERSON) and not equals:
            taken.append(SeatPlan(name.removeprefix(PERSON).strip()))
        elif not equals and name in table_bots():
            taken.append(SeatPlan(_fresh_name(text, taken), name))
        elif equals and bot not in table_bots():
            raise BadSetup(f"seats: no bot is called {bot!r}; {_hint(bot)}")
        elif not equals and _meant(name):
            hint = f"{_hint(name)} A person of that name is {PERSON}{name}"
            raise BadSetup(f"seats: no bot is called {name!r}; {hint}")
        else:
            taken.append(SeatPlan(name, bot or None))
    try:
        check_names([seat.name for seat in taken])
    except HanabiError as error:
        raise BadSetup(f"seats: {error}") from error
    return tuple(taken)


def check_bots(seats: Sequence[SeatPlan], rules: Rules) -> None:
    """Refuse a bot that cannot play at this table."""
    for name in dict.fromkeys(seat.bot for seat in seats if seat.bot is not None):
        reason = find_bot(name).refusal(rules, len(seats))
        if reason is not None:
            raise BadSetup(f"seats: {name} {reason}")


def _meant(name: str) -> str | None:
    """The bot that somebody who typed this may have meant."""
    known = {bot.casefold(): bot for bot in table_bots()}
    below, colon, _ = name.casefold().partition(":")
    if colon and below in known:  # such as search:steady, which plays in the arena
        return known[below]
    close = difflib.get_close_matches(name.casefold(), known, n=1, cutoff=LIKENESS)
    return known[close[0]] if close else None


def _hint(name: str) -> str:
    meant = _meant(name)
    return f"did you mean {meant}?" if meant else f"there are: {', '.join(table_bots())}"


def find_seat(names: Sequence[str], text: str, *, field: str) -> int:
    """The seat of that name, or of that number counted from 1; `field` names what was asked."""
    folded = [name.casefold() for name in names]
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadSetup(f"{field}: nobody called {text!r} plays here; there are: {', '.join(names)}")


def default_seats(rules: Rules) -> tuple[SeatPlan, ...]:
    """Whoever is logged in, with two bots that can play by these rules here."""
    bot = FIRST_BOT
    if find_spec("numba") is None or find_bot(FIRST_BOT).refusal(rules, 3) is not None:
        bot = PLAIN_BOT
    return parse_seats(f"{own_seat()},{bot},{bot}")


def odd_company(bots: Sequence[str | None]) -> list[str]:
    """The bots at a table whose clues the people there cannot read."""
    beside_people = None in bots
    return [bot for bot in ODD_BESIDE_PEOPLE if bot in bots and beside_people]


def own_seat() -> str:
    """Whoever is logged in, as `parse_seats` reads it."""
    try:
        login = getpass.getuser()
    except (KeyError, OSError):  # an account without a name
        login = ""
    name = (
        login.capitalize() if login.isalpha() and login not in ("root", *table_bots()) else "Player"
    )
    return f"{PERSON}{name}"


def _fresh_name(asked: str, taken: list[SeatPlan]) -> str:
    """A name for a bot that nobody at the table has, or was asked for."""
    names = {seat.name for seat in taken}
    return next(name for name in BOT_NAMES if name not in names and name not in asked)
