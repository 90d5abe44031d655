"""Who a browser is: one cookie for all its seats, and how a seat is carried to another device.

A browser has one identity, a token in the cookie `hanabi`. A seat that it takes is held by that token, and by
a second one that holds nothing else: the token of the personal link, which is made from the identity and the
party, so that it need not be kept anywhere. Whoever opens the link on another device keeps that second token
in a cookie of the party, `hanabi-PARTY`: they have this seat (and those of its rematches), none of the other
seats of whoever made the link, and lose none of their own. Cookies of parties are also what held seats before
there were identities, so those still do.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import digest as hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hanabi.server.guard import digest
from hanabi.server.live_table import LiveTable

IDENTITY = "hanabi"
SEAT = "hanabi-"
"""What the name of a party's cookie begins with."""

COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer. It counts anew with every seat that is taken."""

SHORTEST, LONGEST = 20, 80
"""Characters of a token."""

MOST_SEATS = 100
"""Cookies of parties that are looked at: browsers keep hardly more for one site."""


def link_token(identity: str, party: str) -> str:
    """The token of the personal link to the seats of this identity in this party: 192 bits."""
    return urlsafe_b64encode(hmac(identity.encode(), party.encode(), sha256)[:24]).decode()


def identity_of(connection: Request | WebSocket) -> str | None:
    """The token that says who this browser is, if it has one yet."""
    token = connection.cookies.get(IDENTITY, "")
    return token if SHORTEST <= len(token) <= LONGEST else None


def keys_of(connection: Request | WebSocket) -> list[str]:
    """The digests of all tokens that this browser has: whatever seats are held by one of them are its own."""
    seats = [token for name, token in connection.cookies.items() if name.startswith(SEAT)]
    identity = identity_of(connection)
    tokens = [*seats[:MOST_SEATS], *([] if identity is None else [identity])]
    return [digest(token) for token in tokens]


def held(connection: Request | WebSocket, live: LiveTable) -> tuple[int, str] | None:
    """The seat that this browser holds at a table, and the token of its personal link."""
    table = live.table
    if token := connection.cookies.get(SEAT + table.party):
        seat = table.seat_of(digest(token))
        if seat is not None:
            return seat, token
    if identity := identity_of(connection):
        seat = table.seat_of(digest(identity))
        if seat is not None:
            return seat, link_token(identity, table.party)
    return None


def keep_identity(response: Response, request: Request, identity: str) -> None:
    _keep(response, request, IDENTITY, identity)


def keep_seat(response: Response, request: Request, live: LiveTable, token: str) -> None:
    """Let the browser keep a seat that it has by a personal link."""
    _keep(response, request, SEAT + live.table.party, token)


def _keep(response: Response, request: Request, name: str, token: str) -> None:
    response.set_cookie(
        name,
        token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
