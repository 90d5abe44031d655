"""Time on the wire: what the clock shows, and the commands that stop and start it."""

from __future__ import annotations

from msgspec import Struct


class ClockInfo(Struct):
    """The time that people have, as the server counts it; `Settings.clock` says how it is set."""

    running: int | None
    """Whose time runs; null while nobody's does."""
    left: list[float | None]
    """Seconds by seat, when this was sent, until the time of that seat is up. Null for bots."""


class PauseInfo(Struct):
    """The game stands still: nobody sees it, and nobody can act."""

    seat: int
    """Who wished it."""
    since: int
    """For how many seconds."""


class Pause(Struct, tag="pause", tag_field="type", forbid_unknown_fields=True):
    """Let the game stand still, and cover everybody's screen (any person at the table)."""

    id: int = 0


class Resume(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    """Let the game go on (any person at the table)."""

    id: int = 0
