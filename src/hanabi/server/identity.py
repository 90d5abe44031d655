"""Who a browser is: one cookie for all seats of its person, and the link that brings one seat to another browser.

A browser has a token in the cookie `hanabi`. Its digest leads to a person (`hanabi.server.people`), whose seats are
held by their root, the digest of the first token they had: so they are the same on all devices. The token of the
personal link holds one seat and nothing else. It is made from the browser's token and the party, so it need not be
kept anywhere; whoever opens the link holds that seat too, with an identity of their own. Before there were
identities each party had a cookie, `hanabi-PARTY`: those still hold their seats, until the seats are the person's
(`hanabi.server.old_cookies`).
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest as hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hanabi.core import Seat
from hanabi.server.guard import digest, new_token
from hanabi.table.table import Table

IDENTITY = "hanabi"
_PARTY = re.compile(r"hanabi-[\w-]{1,40}", re.ASCII)
"""The name of a party's cookie."""

COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer. It counts anew with every seat that is taken."""

SHORTEST, LONGEST = 20, 80
"""Characters of a token."""


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever is at a connection. Nothing of this leaves the server."""

    root: str
    """The digest that holds their seats, on all their devices."""
    keys: tuple[str, ...]
    """The digests by which seats are theirs: the root, and those of the cookies of parties in this browser."""
    token: str | None = field(default=None, repr=False)
    """The token of this browser; None if it has only cookies of parties."""

    @property
    def device(self) -> str | None:
        """The digest of this browser's token."""
        return None if self.token is None else digest(self.token)

    @classmethod
    def new(cls, before: Person | None = None) -> Person:
        """Somebody whom nobody knows yet, in a browser that had these cookies of parties."""
        token = new_token()
        root = digest(token)
        return cls(root, (root, *(() if before is None else before.keys)), token)


def identified(person: Person | None) -> Person:
    """Whoever this is, with a token for their cookie: a new one if they had none."""
    return person if person is not None and person.token is not None else Person.new(person)


def seat_at(person: Person | None, table: Table) -> Seat | None:
    """The seat that a person holds at a table, on whichever of their devices they are."""
    return None if person is None else table.seat_held(person.keys)


def link_token(identity: str, party: str) -> str:
    """The token of the personal link to the seats of this identity in this party: 192 bits."""
    return urlsafe_b64encode(hmac(identity.encode(), party.encode(), sha256)[:24]).decode()


def holder(person: Person | None, guest: str | None, party: str) -> tuple[Person, str]:
    """Who takes a seat, by default somebody new, and the token of their link; a guest has this token for the seat alone."""
    if guest is not None:
        return Person(digest(guest), ()), guest
    person = identified(person)
    return person, link_token(person.token or "", party)


def identity_of(connection: Request | WebSocket) -> str | None:
    """The token in this browser's cookie, if it has one yet. Whose it is, `People.person_of` tells."""
    token = connection.cookies.get(IDENTITY, "")
    return token if SHORTEST <= len(token) <= LONGEST else None


def party_cookies(connection: Request | WebSocket) -> dict[str, str]:
    """The tokens of the cookies of parties, by the names of the cookies. `hanabi.server.old_cookies` clears them."""
    return {name: token for name, token in connection.cookies.items() if _PARTY.fullmatch(name)}


def keep_identity(response: Response, request: Request, person: Person) -> None:
    """Let the browser keep who it is."""
    assert person.token is not None
    response.set_cookie(
        IDENTITY,
        person.token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


def forget_identity(response: Response) -> None:
    """Let the browser forget who it was."""
    response.delete_cookie(IDENTITY, httponly=True, samesite="lax")
