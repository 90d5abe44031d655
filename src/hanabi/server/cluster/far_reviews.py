"""Reviews that another process is at: a game is reviewed in one of them, and whoever asks another hears of it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from hanabi.server.cluster.fleet import Fleet
from hanabi.server.cluster.peers import Elsewhere, FateUnknown
from hanabi.server.review_messages import ReviewState

KNOWN, START, STOP = "review-known", "review-start", "review-stop"
"""The kinds of messages about reviews."""


class Progress(Struct, array_like=True):
    """How far a review is. What it has found is in the store."""

    state: ReviewState
    solution_only: bool
    starter: str | None
    ahead: int


class Wanted(Struct, array_like=True):
    """A review that somebody wants to begin."""

    game_id: str
    record: str
    starter: str
    address: str
    solution_only: bool


class Unwanted(Struct, array_like=True):
    game_id: str
    person: str | None


class Here(Protocol):
    """The reviews of this process."""

    def progress(self, game_id: str) -> Progress | None: ...

    async def begin(self, wanted: Wanted) -> None: ...

    async def end(self, unwanted: Unwanted) -> None: ...


class FarReviews:
    """Knows which process is at a review, and asks it."""

    def __init__(self, fleet: Fleet, here: Here) -> None:
        self._fleet, self._here = fleet, here
        peers = fleet.peers
        peers.on_question(KNOWN, str, self._tell)
        peers.on_question(START, Wanted, lambda _, wanted: here.begin(wanted))
        peers.on_question(STOP, Unwanted, lambda _, unwanted: here.end(unwanted))

    async def _tell(self, _process: str, game_id: str) -> Progress | None:
        return self._here.progress(game_id)

    async def progress(self, game_id: str) -> Progress | None:
        """How far another process is; None if none is at it."""
        owner = await self._fleet.owner_of(_key(game_id))
        if owner is None:
            return None
        try:
            found: Progress | None
            found = await self._fleet.peers.ask(owner, KNOWN, game_id, Progress | None)
        except (Elsewhere, FateUnknown):  # it is gone
            return None
        return found

    async def take(self, wanted: Wanted) -> bool:
        """Whether this process is to review a game. If another one is at it, that one is told what is wanted."""
        lease = await self._fleet.take(_key(wanted.game_id))
        if lease is None or lease.process == self._fleet.id:
            return True
        try:
            await self._fleet.peers.ask(lease.process, START, wanted)
        except Elsewhere:
            raise FateUnknown from None
        return False

    async def stop(self, unwanted: Unwanted) -> bool:
        """Whether another process is at the review, and has ended it."""
        owner = await self._fleet.owner_of(_key(unwanted.game_id))
        if owner is None:
            return False
        try:
            await self._fleet.peers.ask(owner, STOP, unwanted)
        except Elsewhere:
            return False
        return True

    async def release(self, game_id: str) -> None:
        """A review is over here."""
        await self._fleet.release([_key(game_id)])


def _key(game_id: str) -> str:
    return f"review:{game_id}"
