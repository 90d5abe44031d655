"""Who may do how much: tokens, origins, rates and connections."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from urllib.parse import SplitResult, urlsplit


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


class Buckets:
    """Token buckets by key: `rate` a second on average, `burst` at once."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        left, since = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        if left < 1:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - 1, now)
        if len(self._left) > 10_000:  # noqa: PLR2004  # forget those that are full again
            self._left = {
                k: v for k, v in self._left.items() if now - v[1] < self._burst / self._rate
            }
        return True


class Connections:
    """How many connections each address holds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
