"""Who watches a table: told by name to everybody at it, and never somebody who has a seat there."""

from __future__ import annotations

from hanabi.server.identity import Person, seat_at
from hanabi.server.live_table import Listener, LiveTable

MOST_LISTED = 12
"""Names of spectators that are told; the others are counted."""


def spectators(live: LiveTable) -> tuple[list[str | None], int]:
    """The names of the first of those who watch, None for whoever has none, and how many more there are.

    However many connections somebody has, they count once.
    """
    here = {_who(one): one.name for one in live.listeners if _watches(live, one)}
    named = sorted((name for name in here.values() if name is not None), key=str.casefold)
    everybody = [*named, *[None] * (len(here) - len(named))]
    return everybody[:MOST_LISTED], max(0, len(everybody) - MOST_LISTED)


def is_listed(live: LiveTable, person: Person | None) -> bool:
    """Whether this person watches now, so that everybody knows of it; for those without a name, whether any of them does."""
    who = None if person is None else person.root
    return any(
        (None if one.person is None else one.person.root) == who
        for one in live.listeners - live.unannounced
        if _watches(live, one)
    )


def find_seat(live: LiveTable, one: Listener) -> None:
    """Give whoever watches the seat that is theirs by now, if they have one."""
    seat = seat_at(one.person, live.table) if _watches(live, one) else None
    if seat is not None:
        one.sit(seat, live.table.chairs[seat].key)


def find_seats(live: LiveTable) -> None:
    """Give all who watch the seats that are theirs by now.

    While a game runs, browsers that nobody knew come again: one of them may have become somebody who plays.
    """
    for one in list(live.listeners):
        find_seat(live, one)
        unknown = one.person is None or one.person.token is None
        if unknown and live.table.state == "playing" and _watches(live, one):
            live.listeners.discard(one)
            one.give_up()


def _watches(live: LiveTable, one: Listener) -> bool:
    return one.can_watch and live.seat_of(one) is None


def _who(one: Listener) -> object:
    return one if one.person is None else one.person.root
