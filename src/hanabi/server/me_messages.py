"""What a person and the server say to each other about the person: devices, carrying, passwords, deletion."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hanabi.core.names import LONGEST_NAME
from hanabi.server.messages import ShortText

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class DeviceInfo(Struct):
    """A browser in which one is signed in."""

    browser: str
    """Such as `Firefox`; empty if it did not say."""
    system: str
    """Such as `Android`; empty if it did not say."""
    since: str
    here: bool
    """It is the one that asks."""


class Me(Struct):
    """Who one is here. Somebody who never had a seat has neither a name nor an id."""

    name: str | None
    id: str | None
    """The public id, for the address of one's profile."""
    since: str | None
    password: bool
    """Whether one has set a password."""
    devices: list[DeviceInfo]
    seats: int
    """Seats one holds at tables that are open or playing."""


NOBODY = Me(None, None, None, password=False, devices=[], seats=0)
"""What somebody is told who never had a seat."""


class CarryCode(Struct):
    """A code that makes another browser one's own, once: for the address `/me#carry=CODE` and nobody else."""

    code: str
    seconds: int
    """For how long it can be used."""


class CarryAsked(Struct, forbid_unknown_fields=True):
    """Ask whose code this is. It can still be used afterwards."""

    code: ShortText


class CarryOffer(Struct):
    """Whom this browser would become."""

    name: str
    password: bool
    """Whether their password is needed."""
    here: bool
    """This browser is theirs already."""


class CarryTaken(Struct, forbid_unknown_fields=True):
    """Become whose code this is, in this browser. Whoever this browser was before is forgotten here."""

    code: ShortText
    password: Password | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """Become somebody by their name and password."""

    name: Name
    password: Password


class NewName(Struct, forbid_unknown_fields=True):
    """Have another name from now on. At tables where one sits already the name stays."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """Set, change or (with null) remove the password. Whoever has one has to give it."""

    password: Password | None
    old: Password | None = None


class Deletion(Struct, forbid_unknown_fields=True):
    """Delete oneself for good: confirmed by one's password, or by one's name if there is none."""

    name: Name | None = None
    password: Password | None = None
