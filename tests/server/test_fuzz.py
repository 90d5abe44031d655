"""Thousands of mutated messages and requests: none fails, none leaves a trace in the log or in memory.

`python bench/fuzz.py` sends a million, as `make thorough` does.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fuzzing import Fuzz
from hanabi.server.limits import Limits
from serving import asynchronous, serving
from sizes import sized

UNHURRIED = Limits(connections=10**6, commands=1e6)
"""As much a second as a test can send."""

MOST_GROWTH = 24 * 1024 * 1024
"""Bytes from the middle to the end. What is kept by right, tables and what is said there, is far less."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@asynchronous
async def test_nothing_that_is_sent_fails_or_stays(tmp_path: Path) -> None:
    with serving(tmp_path, UNHURRIED) as server:
        found = await Fuzz(server, seed=1).run(sized(4_000, 1_000_000), sized(800, 100_000))
        assert server.complaints() == ""
    assert found.messages > 0.9 * sized(4_000, 1_000_000)
    assert found.answers["refused"] > found.messages / 3, "most are read, and said to be wrong"
    assert found.answers["done"] > found.messages / 100, "some are right all the same"
    assert found.answers["200"] > found.requests / 20
    assert found.growth < MOST_GROWTH
