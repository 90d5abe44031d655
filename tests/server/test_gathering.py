"""Gathered questions: each who asks has their own answer, however many ask, fail or go meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from hanabi.server.gathering import MOST_AT_ONCE, Gathered
from serving import asynchronous


@asynchronous
async def test_whoever_asks_meanwhile_shares_the_next_question_and_has_an_answer_of_their_own() -> (
    None
):
    asked = list[Collection[str]]()

    async def lengths(keys: Collection[str]) -> dict[str, int]:
        asked.append(keys)
        await asyncio.sleep(0.01)
        return {key: len(key) for key in keys if key != "unknown"}

    gathered = Gathered(lengths)
    first = asyncio.create_task(gathered.of("a"))
    await asyncio.sleep(0.005)
    gone = asyncio.create_task(gathered.of("gone"))
    others = [asyncio.create_task(gathered.of(key)) for key in ("bb", "unknown", "bb")]
    await asyncio.sleep(0)
    gone.cancel()
    assert [await first, *await asyncio.gather(*others)] == [1, 2, None, 2]
    assert asked == [{"a"}, {"gone", "bb", "unknown"}]
    crowd = [str(number) for number in range(2 * MOST_AT_ONCE + 1)]
    assert await asyncio.gather(*map(gathered.of, crowd)) == list(map(len, crowd))
    assert max(map(len, asked)) == MOST_AT_ONCE


@asynchronous
async def test_a_question_that_fails_fails_for_those_who_share_it_and_for_nobody_else() -> None:
    async def refuse(keys: Collection[str]) -> dict[str, int]:
        if "bad" in keys:
            raise ValueError("no")
        return dict.fromkeys(keys, 1)

    gathered = Gathered(refuse)
    told = await asyncio.gather(gathered.of("bad"), gathered.of("good"), return_exceptions=True)
    assert [type(one) for one in told] == [ValueError, ValueError]
    assert await gathered.of("good") == 1
    with pytest.raises(ValueError, match="no"):
        await gathered.of("bad")
