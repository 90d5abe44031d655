"""What the operator sees and wishes on the page for operators, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minutes = Annotated[float, Meta(gt=0, le=60 * 24 * 3660)]


class AdminSeat(Struct):
    """A seat at a table."""

    name: str
    person: str | None
    """The public id of whoever has it."""
    bot: str | None
    connected: bool
    networks: list[str]
    """From where they are connected; never a whole address."""


class AdminTable(Struct):
    """A table in the memory of this process."""

    id: str
    state: str
    public: bool
    seats: list[AdminSeat]
    spectators: list[str | None]
    actions: int
    idle: float
    """Seconds since anything happened."""


class AdminSanction(Struct):
    """A ban or a silence."""

    id: int
    kind: str
    who: str
    """A name, or a network."""
    person: str | None
    until: float | None
    reason: str


class AdminReport(Struct):
    """What somebody told about somebody else."""

    id: int
    at: str
    reason: str
    name: str
    person: str | None
    reporter: str | None
    place: str
    text: str
    talk: list[str]


class AdminState(Struct):
    """Everything that the page shows."""

    version: str
    draining: bool
    notice: str | None
    tables: list[AdminTable]
    more: int
    """Tables beside those."""
    seats: int
    spectators: int
    load: float
    """The mean load of the machine in the last minute."""
    sanctions: list[AdminSanction]
    reports: list[AdminReport]


class Kick(Struct, tag="kick", tag_field="do", forbid_unknown_fields=True):
    """Take somebody from their seat; in a running game a bot plays on."""

    table: str
    seat: Annotated[int, Meta(ge=0, le=20)]


class Close(Struct, tag="close", tag_field="do", forbid_unknown_fields=True):
    """End the game of a table; send everybody from one that waits."""

    table: str


class Announce(Struct, tag="announce", tag_field="do", forbid_unknown_fields=True):
    """Tell everybody something; nothing takes it back."""

    text: Annotated[str, Meta(max_length=500)]
    minutes: Minutes | None = None


class Drain(Struct, tag="drain", tag_field="do", forbid_unknown_fields=True):
    """Take no new tables."""

    on: bool


class Sanctioned(Struct, tag="sanction", tag_field="do", forbid_unknown_fields=True):
    """Ban or silence a person, or ban a network."""

    kind: Literal["ban", "silence"]
    person: str | None = None
    network: str | None = None
    minutes: Minutes | None = None
    reason: Annotated[str, Meta(max_length=300)] = ""


class Lift(Struct, tag="lift", tag_field="do", forbid_unknown_fields=True):
    """Let a ban or a silence end."""

    id: int


class Rename(Struct, tag="rename", tag_field="do", forbid_unknown_fields=True):
    """Give somebody another name for whatever they do from now on."""

    person: str
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Finish(Struct, tag="finish", tag_field="do", forbid_unknown_fields=True):
    """Put a report aside."""

    id: int


AdminWish = Kick | Close | Announce | Drain | Sanctioned | Lift | Rename | Finish
