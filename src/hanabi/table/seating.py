"""Who sits where before the start: sitting down, leaving, being sent away, and a table that is set anew around people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hanabi.core.names import check_names
from hanabi.formats.hanab_live import Counterpart
from hanabi.table import facts
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.table import Table

MOST_FACTS = 2_000
"""What may happen at a table before the start: as often people come and go, and the host changes the rules."""

MOST_SHARING = 20
"""What may hold one seat beside the token that took it and its link."""


def sit_down(
    table: Table,
    name: str,
    key: str,
    *,
    guest: bool = False,
    link: str | None = None,
    keys: Sequence[str] = (),
) -> facts.SatDown:
    """Take the first free seat under this name. `keys` are what else holds seats for the same person."""
    require_open(table)
    _require_rest(table)
    if not table.barred.isdisjoint([key, *keys]):
        raise CommandRefused("kicked", "the host has sent you away from this table")
    if guest:
        Counterpart.of(table.rules, len(table.chairs))  # refuses what guests do not know
    name = name.strip()
    if table.seat_held([key, *keys]) is not None:
        raise CommandRefused("seated", "you sit at this table already")
    if not table.free:
        raise CommandRefused("full", "every seat is taken")
    check_names([name])
    if name.casefold() in (other.casefold() for other in table.names if other):
        raise CommandRefused("name-taken", f"somebody here is called {name} already")
    return facts.SatDown(table.free[0], name, key, guest, link)


def share_seat(table: Table, seat: int, key: str) -> list[Fact]:
    """Let whoever this digest belongs to hold a seat too."""
    chair, mine = table.chairs[seat], table.seat_of(key)
    if mine == seat:
        return []
    if mine is not None:
        raise CommandRefused("seated", "you have another seat at this table")
    if len(chair.others) >= MOST_SHARING:
        raise CommandRefused("link-used-up", "this link was opened in too many browsers")
    return [facts.SeatShared(seat, key)]


def leave(table: Table, seat: int) -> list[Fact]:
    require_open(table)
    return [facts.StoodUp(seat)]


def kick(table: Table, seat: int, who: int) -> list[Fact]:
    """Free a seat. A person who was sent away cannot sit down at this table again; bots and guests can."""
    require_open(table)
    require_host(table, seat)
    if who == seat or who not in range(len(table.chairs)) or who in table.free:
        raise CommandRefused("no-such-seat", "seat: nobody else sits there")
    chair = table.chairs[who]
    if chair.bot is not None:
        others = {place: bot for place, bot in table.settings.bots.items() if place != who}
        return [facts.SettingsChanged(replace(table.settings, bots=others))]
    return [facts.StoodUp(who, () if chair.guest else chair.holders)]


def change(table: Table, seat: int, settings: Settings) -> list[Fact]:
    """Set the table anew. People whose seats would be gone are given free ones; nobody loses a seat by it."""
    require_open(table)
    require_host(table, seat)
    _require_rest(table)
    rules = settings.check()
    if table.seated != table.people:
        Counterpart.of(rules, settings.seats)  # refuses what guests do not know
    staying = [person for person in table.seated if person < settings.seats]
    for person in staying:
        if person in settings.bots:
            raise CommandRefused("seat-taken", f"{table.names[person]} sits there, not a bot")
    places = [
        place
        for place in range(settings.seats)
        if place not in staying and place not in settings.bots
    ]
    moved: list[Fact] = []
    for person in (person for person in table.seated if person >= settings.seats):
        chair = table.chairs[person]
        if not places or chair.name is None or chair.key is None:
            raise CommandRefused("seat-taken", f"{chair.name} sits at seat {person + 1}")
        place = places.pop(0)
        moved += [
            facts.StoodUp(person),
            facts.SatDown(place, chair.name, chair.key, chair.guest, link=chair.link),
            *(facts.SeatShared(place, key) for key in chair.others),
        ]
    return [*moved, facts.SettingsChanged(settings)]


def check_invitation(table: Table, seat: int) -> None:
    """Refuse if this seat may not invite a guest now; who is invited sits down by itself."""
    require_open(table)
    require_host(table, seat)
    if not table.free:
        raise CommandRefused("full", "every seat is taken")


def _require_rest(table: Table) -> None:
    if table.number >= MOST_FACTS:
        raise CommandRefused("worn-out", "too much has happened at this table; open another one")


def require_open(table: Table) -> None:
    if table.state != "open":
        raise CommandRefused("wrong-moment", "the game has begun")


def require_host(table: Table, seat: int) -> None:
    if not table.leads(seat):
        raise CommandRefused("not-host", "only the host may do this")
