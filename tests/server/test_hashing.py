"""Hashing of passwords: those who flood the queue wait for each other, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import threading

import pytest

from hanabi.server.hashing import MOST_WAITING, Busy, Hashing
from serving import asynchronous


@asynchronous
async def test_who_had_little_comes_before_all_who_had_much() -> None:
    now, order = 0.0, list[str]()

    def work(visitor: str) -> None:
        nonlocal now
        now += 0.1
        order.append(visitor)

    hashing = Hashing(lambda: now)
    crowd = [f"crowd {number}" for number in range(MOST_WAITING // 4)]

    async def flood(visitor: str) -> None:
        for _ in range(20):
            await hashing.run(visitor, lambda: work(visitor))

    flooding = [asyncio.create_task(flood(visitor)) for visitor in crowd]
    while len(order) < 2 * len(crowd):  # everybody has had something
        await asyncio.sleep(0)
    before = len(order)
    await hashing.run("honest", lambda: work("honest"))
    assert order.index("honest") <= before + 2, "behind what was being done, and nothing else"
    await asyncio.gather(*flooding)
    assert order.count("crowd 0") == 20, "nobody is forgotten"


@asynchronous
async def test_a_full_queue_refuses_those_who_ask_for_most() -> None:
    hashing, gate = Hashing(), threading.Event()
    try:
        first = asyncio.create_task(hashing.run("first", gate.wait))
        await asyncio.sleep(0)
        greedy = [
            asyncio.create_task(hashing.run("greedy", lambda: "done")) for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(hashing.run(f"h{n}", lambda: "done")) for n in range(5)]
        await asyncio.sleep(0)
    finally:
        gate.set()
    assert await asyncio.gather(*honest) == ["done"] * 5
    results = await asyncio.gather(*greedy, return_exceptions=True)
    refused = [isinstance(result, Busy) for result in results]
    assert sum(refused) in (5, 6)
    assert refused == sorted(refused), "the last to come"
    await first


@asynchronous
async def test_what_fails_is_told_to_whoever_asked_and_the_next_goes_on() -> None:
    hashing = Hashing()

    def fail() -> None:
        raise ValueError("no")

    gone = asyncio.create_task(hashing.run("gone", lambda: "unheard"))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(ValueError, match="no"):
        await hashing.run("a", fail)
    assert await hashing.run("a", lambda: "yes") == "yes"
