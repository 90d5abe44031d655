"""Who watches a table: told by name to everybody at it, and never somebody who has a seat there."""

from __future__ import annotations

from collections.abc import Iterable

from hanabi.server.cluster.table_messages import Presence
from hanabi.server.identity import Person, seat_at
from hanabi.server.live_table import Listener, LiveTable

MOST_LISTED = 12
"""Names of spectators that are told; the others are counted."""


def spectators(live: LiveTable) -> tuple[list[str | None], int]:
    """The names of the first of those who watch, None for whoever has none, and how many more there are.

    However many connections somebody has, they count once.
    """
    here = {_who(one): one.name for one in live.listeners if _watches(live, one)}
    for there in live.elsewhere.values():
        here |= {who or object(): name for who, name in there.watching}
    named = sorted((name for name in here.values() if name is not None), key=str.casefold)
    everybody = [*named, *[None] * (len(here) - len(named))]
    return everybody[:MOST_LISTED], max(0, len(everybody) - MOST_LISTED)


def is_listed(live: LiveTable, person: Person | None) -> bool:
    """Whether this person watches now, so that everybody knows of it; for those without a name, whether any of them does."""
    who = None if person is None else person.root
    elsewhere = (one[0] for there in live.elsewhere.values() for one in there.watching)
    return who in elsewhere or any(
        _root(one) == who for one in live.listeners - live.unannounced if _watches(live, one)
    )


def presence(live: LiveTable, process: str, *, coming: Iterable[Listener] = ()) -> Presence:
    """Who is here through this process, as the others are told, with those who are about to be."""
    keys, watching = list[str](), list[tuple[str | None, str | None]]()
    for one in {*live.listeners, *coming}:
        if live.seat_of(one) is not None:
            keys.append(one.key or "")
        elif one.can_watch:
            watching.append((_root(one), one.name))
    return Presence(process, keys, watching)


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
    return _root(one) or one


def _root(one: Listener) -> str | None:
    return None if one.person is None else one.person.root
