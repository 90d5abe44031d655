"""What the operator of a server decides about a table: the facts it leads to, or a refusal. Nothing changes here."""

from __future__ import annotations

from hanabi.table import facts
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import SUBSTITUTE
from hanabi.table.table import Table


def kick(table: Table, seat: int) -> list[Fact]:
    """Take whoever has this seat from it; in a running game a bot plays on."""
    if seat not in table.seated:
        raise CommandRefused("no-such-seat", "seat: no person sits there")
    if table.state == "open":
        return [_stand_up(table, seat)]
    if table.state == "playing" and table.chairs[seat].bot is None:
        return [facts.HandedOver(seat, SUBSTITUTE, "left")]
    raise CommandRefused("no-such-seat", "seat: no person plays there now")


def close(table: Table) -> list[Fact]:
    """End the game; a table that waits is left by everybody, and has no place in the lobby."""
    if table.state == "playing":
        return [facts.Closed(), facts.Stopped()]
    if table.state == "over":
        raise CommandRefused("game-over", "the game is over")
    return [facts.Closed(), *(_stand_up(table, seat) for seat in table.seated)]


def _stand_up(table: Table, seat: int) -> Fact:
    chair = table.chairs[seat]
    return facts.StoodUp(seat, () if chair.guest else chair.holders)
