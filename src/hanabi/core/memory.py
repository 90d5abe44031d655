"""One bound for all look-ups that grow while games are played: players make up rules, and each has its own look-ups."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any, Protocol
from weakref import WeakSet

MOST_KEPT = 60_000
"""Entries of all look-ups together: some 20 MB."""

MOST_RULES = 128
"""Rules whose look-ups are kept when no game by them is in memory: 60 KB each, 240 with the largest deck there can be."""


class Remembering(Protocol):
    """Something that works out an answer once and finds it again."""

    def lookups(self) -> Sequence[dict[Any, Any]]:
        """What it remembers; it may be emptied at any time."""
        ...


class Memory:
    """Look-ups of many owners, all of them emptied at once when they hold too much: those of games in play fill again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._added = 0
        self._owners: WeakSet[Remembering] = WeakSet()
        self._lock = Lock()  # bots look things up in threads of their own

    def __len__(self) -> int:
        """Entries that are remembered."""
        with self._lock:
            return sum(len(lookup) for owner in self._owners for lookup in owner.lookups())

    def watch(self, owner: Remembering) -> None:
        """Let this owner's look-ups be emptied with the others, as long as it is there."""
        with self._lock:
            self._owners.add(owner)

    def make_room(self) -> None:
        """Called before each entry that is added to a look-up."""
        self._added += 1
        if self._added > self._most:
            with self._lock:
                self._added = 1
                for owner in self._owners:
                    for lookup in owner.lookups():
                        lookup.clear()


MEMORY = Memory(MOST_KEPT)
"""That of this process."""
