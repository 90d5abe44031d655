"""An outage of the database: said once in the log when it begins, and once when it is over."""

from __future__ import annotations

import logging
import threading
import time

log = logging.getLogger("hanabi.store")


class Outage:
    """Whether what is done with the database fails at present. May be told by any thread."""

    def __init__(self, what: str) -> None:
        """`what` cannot be done while it lasts, such as `written`."""
        self._what = what
        self._lock = threading.Lock()
        self._since: float | None = None
        self._refused = 0

    @property
    def lasts(self) -> bool:
        return self._since is not None

    def refused(self, jobs: int = 1) -> None:
        """So many jobs were refused because of it."""
        with self._lock:
            self._refused += jobs

    def failed(self, reason: str) -> None:
        """It lasts, or begins for this reason."""
        with self._lock:
            begins = self._since is None
            if begins:
                self._since = time.monotonic()
        if begins:
            log.error("the database cannot be %s: %s", self._what, reason)

    def worked(self) -> None:
        """Something was done."""
        if self._since is None:
            return
        with self._lock:
            since, self._since = self._since, None
            refused, self._refused = self._refused, 0
        if since is not None:
            seconds = time.monotonic() - since
            log.warning(
                "the database is %s again after %.1f s; %d refused", self._what, seconds, refused
            )
