"""Who may do how much: tokens, origins, rates and connections."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from urllib.parse import SplitResult, urlsplit

CROWD = 10_000
"""Addresses that are remembered before it is looked which of them may be forgotten."""


def new_token() -> str:
    """192 unguessable bits: whoever has it holds the seat."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token: enough to know it again, useless to whoever reads the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def from_here(headers: Mapping[str, str]) -> bool:
    """Whether a request was made by our own page, or by a program that is no browser.

    Browsers send `Origin` with every WebSocket and every POST, so another site cannot leave it out. Over TLS and at
    localhost they also say themselves whether it is that of the page, in a header that no script can write: so it
    does not matter if a proxy has changed `Host`.
    """
    origin = headers.get("origin")
    if origin is None or headers.get("sec-fetch-site") == "same-origin":
        return True
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{headers.get('host')}")
        return _place(page) == _place(here) != (None, None)
    except ValueError:  # no address at all
        return False


def _place(url: SplitResult) -> tuple[str | None, int | None]:
    """Host and port, the port also where it is the usual one and not written."""
    return url.hostname, url.port or {"http": 80, "https": 443}.get(url.scheme)


MUCH = 0.75
"""The part of what may be taken at once with less of which somebody has taken much."""

FEW = 8
"""A part of the connections that an address may have: with fewer, nobody else has to know of them."""


class Buckets:
    """Token buckets by key: `rate` a second on average, `burst` at once."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left: dict[str, tuple[float, float]] = {}
        self._noted: dict[str, float] | None = None
        self._crowd = CROWD

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until one more is allowed, or something that costs as much as so many; 0 if it is now."""
        return max(0.0, cost - self._now(key)[0]) / self._rate

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or something that costs as much as so many."""
        left, now = self._now(key)
        if left < cost:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - cost, now)
        if self._noted is not None:
            self._noted[key] = self._noted.get(key, 0.0) + cost
        if len(self._left) > self._crowd:
            self._forget_full(now)
        return True

    def note(self) -> None:
        """Note from now on what is taken."""
        self._noted = {}

    def noted(self) -> dict[str, float]:
        """What whoever has less than `MUCH` left has taken since this was asked the last time."""
        taken, self._noted = self._noted or {}, {}
        return {key: cost for key, cost in taken.items() if self._now(key)[0] < MUCH * self._burst}

    def spend(self, elsewhere: Mapping[str, float]) -> None:
        """Let what was taken elsewhere count here; nobody waits longer for it than for all at once."""
        for key, cost in elsewhere.items():
            left, now = self._now(key)
            self._left[key] = (max(-self._burst, left - cost), now)

    def _forget_full(self, now: float) -> None:
        """Forget those that are full again; before the next time there are twice as many as are left."""
        self._left = {
            key: one
            for key, one in self._left.items()
            if one[0] + (now - one[1]) * self._rate < self._burst
        }
        self._crowd = max(CROWD, 2 * len(self._left))

    def charge(self, key: str, cost: float) -> None:
        """Count what was done, even if more was done than is allowed: it is waited for afterwards."""
        left, now = self._now(key)
        self._left[key] = (left - cost, now)
        if len(self._left) > self._crowd:
            self._forget_full(now)

    def _now(self, key: str) -> tuple[float, float]:
        """What is left by now, and when that is."""
        now = self._clock()
        left, since = self._left.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._rate), now


class Connections:
    """How many connections each address holds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self.elsewhere: dict[str, Mapping[str, int]] = {}
        """How many are open in other processes, by process and address."""

    def many(self) -> dict[str, int]:
        """How many are open, for addresses that have not few."""
        return {one: count for one, count in self._open.items() if count * FEW >= self._most}

    def enter(self, address: str) -> bool:
        others = sum(there.get(address, 0) for there in self.elsewhere.values())
        if self._open[address] + others >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


Counted = Mapping[str, Buckets | Connections]
"""Limits by names that are the same in every process, so that they can count for all (`cluster.spending`)."""
