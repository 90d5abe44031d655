"""What this process counts, for Prometheus. Whatever happens is told here by those who do it; nothing is asked of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from hanabi import __version__

MEDIA_TYPE = CONTENT_TYPE_LATEST

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds, for what people wait for."""

THOUGHT = (0.001, 0.01, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 120.0)
"""Seconds, for bots."""

BATCH = (1, 2, 5, 10, 20, 50, 100, 200, 512)
"""Writes that share a commit."""

LOOP_STEP = 0.25
"""Seconds between two looks at how late the event loop is."""


class Metrics:
    """The counts of one server, each server its own."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(f"hanabi_{name}", what, labels, registry=registry)

        def gauge(name: str, what: str, *labels: str) -> Gauge:
            return Gauge(f"hanabi_{name}", what, labels, registry=registry)

        def histogram(
            name: str, what: str, *labels: str, buckets: tuple[float, ...] = QUICK
        ) -> Histogram:
            return Histogram(f"hanabi_{name}", what, labels, registry=registry, buckets=buckets)

        self.tables = gauge("tables", "Tables in memory, by their state", "state")
        self.seats = gauge("seats_connected", "Seats whose person is connected")
        self.spectators = gauge("spectators", "Connections that watch a table without a seat")
        self.sockets = gauge("websockets", "Open WebSockets")
        self.moves = counter("moves", "Actions in games, by whether a person or a bot moved", "by")
        self.commands = histogram(
            "command_seconds", "From a command to the moment when the last connection has its news"
        )
        self.thinking = histogram(
            "bot_thinking_seconds", "How long bots think about a move", "bot", buckets=THOUGHT
        )
        self.bot_failures = counter("bot_failures", "Bots that gave no legal answer", "bot")
        self.commits = histogram("store_commit_seconds", "How long a commit of the store takes")
        self.batches = histogram(
            "store_batch_writes", "Writes that share one commit", buckets=BATCH
        )
        self.writes = counter("store_writes", "Writes that are committed")
        self.write_failures = counter("store_failures", "Writes that failed, by why", "kind")
        self.refusals = counter("refusals", "What was refused, by code", "code")
        self.reconnects = counter("reconnects", "Seats whose person came back")
        self.requests = counter("requests", "Requests over HTTP", "method", "route", "status")
        self.request_seconds = histogram("request_seconds", "How long a request took", "route")
        self.frames = counter("websocket_frames", "Frames of WebSockets", "direction")
        self.lag = histogram("event_loop_lag_seconds", "How late the event loop is")
        self.reviews = gauge("reviews", "Reviews under way, by their state", "state")
        self.draining = gauge("draining", "1 while this server takes no new tables")
        build = gauge("build", "The version that runs", "version")
        build.labels(__version__).set(1)

    def text(self) -> bytes:
        """Everything in the format that Prometheus reads."""
        return generate_latest(self._registry)

    def names(self) -> set[str]:
        """The names of all series, as queries have them."""
        return {
            series
            for family in self._registry.collect()
            for series in (
                {f"{family.name}_total"}
                if family.type == "counter"
                else {f"{family.name}_{end}" for end in ("bucket", "sum", "count")}
                if family.type == "histogram"
                else {family.name}
            )
        }

    @contextmanager
    def committing(self, writes: int) -> Iterator[None]:
        """Around a commit that so many writes share. One that fails is told to `write_failures` by whoever knows why."""
        began = time.perf_counter()
        yield
        self.commits.observe(time.perf_counter() - began)
        self.batches.observe(writes)
        self.writes.inc(writes)

    async def watch_loop(self, ticks: Callable[[], float] = time.monotonic) -> None:
        """See again and again how late the event loop is."""
        while True:
            due = ticks() + LOOP_STEP
            await asyncio.sleep(LOOP_STEP)
            self.lag.observe(max(0.0, ticks() - due))
