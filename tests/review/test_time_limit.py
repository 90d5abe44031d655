"""Limits in processor seconds: waiting costs nothing, and work on another thread counts."""

from __future__ import annotations

import threading
import time

import pytest

from hanabi.review.time_limit import TimeLimit


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_only_work_counts() -> None:
    limit = TimeLimit(0.2)
    time.sleep(0.3)
    assert limit.left > 0.1
    assert not limit.is_up
    work(0.21)
    assert limit.is_up
    assert not limit.left


def test_a_part_ends_with_the_whole() -> None:
    whole = TimeLimit(0.2)
    assert whole.part(10.0).left <= 0.2
    part = whole.part(0.1)
    part.watch(lambda: work(0.15), lambda: None)
    assert part.is_up
    assert 0 < whole.left < 0.06


def test_work_on_another_thread_is_stopped_when_its_time_is_up() -> None:
    stopping = threading.Event()

    def search() -> int:
        rounds = 0
        while not stopping.is_set():
            work(0.01)
            rounds += 1
        return rounds

    limit = TimeLimit(0.2)
    assert limit.watch(search, stopping.set) > 1
    assert limit.is_up


def test_what_goes_wrong_there_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        TimeLimit(10.0).watch(lambda: 1 // 0, lambda: None)
