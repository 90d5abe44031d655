"""A table as the operator sees it: who sits there, from which networks, and nothing of the game itself."""

from __future__ import annotations

from collections.abc import Mapping

from hanabi.server.admin_messages import AdminSeat, AdminTable
from hanabi.server.client import Client
from hanabi.server.live_table import LiveTable


def table_seen(live: LiveTable, known: Mapping[str, tuple[str, str]]) -> AdminTable:
    """`known` are the public ids and names of people by their digests."""
    table = live.table
    networks: dict[int, set[str]] = {}
    watching: list[str | None] = []
    for one in live.listeners:
        seat = live.seat_of(one)
        if seat is None:
            watching.append(one.name)
        elif isinstance(one, Client):
            networks.setdefault(seat, set()).add(one.network)
    connected = live.connected
    seats = [
        AdminSeat(
            chair.name or "",
            next((known[key][0] for key in chair.holders if key in known), None),
            chair.bot,
            seat in connected,
            sorted(networks.get(seat, set()) - {""}),
        )
        for seat, chair in enumerate(table.chairs)
    ]
    idle = max(0.0, live.clock() - live.touched)
    return AdminTable(
        table.id, table.state, table.settings.public, seats, watching, table.acts, round(idle)
    )
