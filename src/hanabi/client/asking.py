"""Questions to a server over HTTP: a table once, a seat at it, advice. Who one is there is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from email.message import Message
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import (
    HTTPRedirectHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from hanabi import __version__
from hanabi.client.cleaning import clean
from hanabi.client.identities import Identities
from hanabi.client.links import TableLink, is_local
from hanabi.core import HanabiError, Plain

COOKIE = "hanabi"
"""In which a server keeps who somebody is."""

PATIENCE = 15.0
"""Seconds until an answer has to be there."""

MOST_BYTES = 16 * 2**20
"""Of an answer."""

_MOVED = range(300, 400)


class Unreachable(HanabiError):
    """Nobody answers there."""


class NoHanabiServer(HanabiError):
    """Somebody answers there, but it is no server of Hanabi."""


class Problem(HanabiError):
    """The server refused; `code` is for programs, the message for people, in English."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class _Stay(HTTPRedirectHandler):
    """Follows nobody elsewhere: the cookie is for this server alone."""

    def redirect_request(self, *_told: Any) -> None:
        return None


class Asking:
    """Asks about one table of a server, as somebody whom the server knows again."""

    def __init__(self, link: TableLink, identities: Identities, language: str = "en") -> None:
        self.link = link
        self.identities = identities
        self._language = language

    @property
    def cookie(self) -> str | None:
        """The header `Cookie` of whoever one is at this server; None for somebody new."""
        token = self.identities.token_for(self.link.server)
        return None if token is None else f"{COOKIE}={token}"

    async def look(self) -> Plain:
        """The table as it is now, as whoever one is there may see it."""
        return await self._ask("", {"lang": self._language})

    async def join(self, name: str) -> Plain:
        """Sit down at a free seat. `OSError` if the seat could not be kept."""
        self.identities.prepare()
        return await self._ask("/join", body={"name": name})

    async def claim(self) -> Plain:
        """Take the seat of the personal link, here too. `OSError` if it could not be kept."""
        self.identities.prepare()
        return await self._ask("/claim", body={"token": self.link.token})

    async def hint(self) -> Plain:
        """What a bot would do in one's place."""
        return await self._ask("/hint", {"lang": self._language})

    async def _ask(
        self, where: str, query: Mapping[str, str] | None = None, body: Plain | None = None
    ) -> Plain:
        found = await asyncio.to_thread(self._asked, where, query or {}, body)
        if isinstance(found, str):  # the same place over TLS
            self.link = replace(self.link, server=found)
            found = await asyncio.to_thread(self._asked, where, query or {}, body)
        if isinstance(found, str):
            raise NoHanabiServer(f"{self.link.server} sends everybody on to {found}")
        return found

    def _asked(self, where: str, query: Mapping[str, str], body: Plain | None) -> Plain | str:
        """The answer, or the address of the same server over TLS where it is to be asked there."""
        server = self.link.server
        address = f"{server}/api/tables/{self.link.table}{where}"
        headers = {"User-Agent": f"hanabi/{__version__}", "Accept": "application/json"}
        if self.cookie is not None:
            headers["Cookie"] = self.cookie
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        request = Request(  # noqa: S310  # a link is http or https
            f"{address}?{urlencode(query)}" if query else address, data, headers
        )
        try:
            with _opener(server).open(request, timeout=PATIENCE) as answer:
                said, headers = answer.read(MOST_BYTES), answer.headers
        except HTTPError as error:
            with error:
                if error.code in _MOVED:
                    return _over_tls(server, error.headers.get("Location", ""))
                raise _problem(server, error.code, error.read(MOST_BYTES)) from error
        except (URLError, HTTPException, OSError) as error:
            reason = getattr(error, "reason", error)
            raise Unreachable(f"{server} cannot be reached: {reason}") from error
        told = _read(server, said)
        self._keep(server, headers)
        return told

    def _keep(self, server: str, headers: Message) -> None:
        for written in headers.get_all("Set-Cookie", []):
            try:
                found = SimpleCookie(written)
            except CookieError:
                continue
            if COOKIE in found and found[COOKIE].value:
                self.identities.keep(server, found[COOKIE].value)


def _opener(server: str) -> OpenerDirector:
    """As the system wants it, but this machine is never asked by way of a proxy."""
    if is_local(urlsplit(server).hostname or ""):
        return build_opener(_Stay, ProxyHandler({}))
    return build_opener(_Stay)


def _over_tls(server: str, location: str) -> str:
    """The server over TLS, if that is where it sends whoever comes without."""
    here, there = urlsplit(server), urlsplit(location)
    if here.scheme == "http" and there.scheme == "https" and here.hostname == there.hostname:
        return f"https://{there.netloc}{here.path}"
    raise NoHanabiServer(f"{server} sends everybody on to {location or 'nowhere'}")


def _read(server: str, said: bytes) -> Plain:
    try:
        read = json.loads(said)
    except ValueError as error:
        raise NoHanabiServer(f"{server} is no server of Hanabi") from error
    if not isinstance(read, dict):
        raise NoHanabiServer(f"{server} is no server of Hanabi")
    return clean(read)  # type: ignore[no-any-return]  # what it was


def _problem(server: str, status: int, said: bytes) -> HanabiError:
    try:
        read: Any = clean(json.loads(said))
        return Problem(str(read["code"]), str(read["reason"]))
    except (ValueError, KeyError, TypeError):
        if status >= 500:  # noqa: PLR2004  # the proxy answers, and nobody behind it
            return Unreachable(f"{server} cannot be reached: it answers {status}")
        return NoHanabiServer(f"{server} is no server of Hanabi: it answers {status}")
