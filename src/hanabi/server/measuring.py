"""What stands in memory, measured when Prometheus asks: tables by their state, who is connected, reviews."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection

from hanabi.server.live_table import LiveTable
from hanabi.server.metrics import Metrics

AT_ONCE = 200
"""Tables that are looked at before others have their turn."""


async def measured(
    metrics: Metrics, tables: Collection[LiveTable], reviews: dict[str, int]
) -> bytes:
    """All metrics as text, with the gauges as they are now."""
    states: Counter[str] = Counter()
    seats = spectators = 0
    for number, live in enumerate(list(tables), start=1):
        states[live.table.state] += 1
        taken = [seat for one in live.listeners if (seat := live.seat_of(one)) is not None]
        seats += len(set(taken))
        spectators += len(live.listeners) - len(taken)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    for state in ("open", "playing", "over"):
        metrics.tables.labels(state).set(states[state])
    metrics.seats.set(seats)
    metrics.spectators.set(spectators)
    for state, count in reviews.items():
        metrics.reviews.labels(state).set(count)
    return metrics.text()
