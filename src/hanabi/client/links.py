"""Links to tables, as people send them to each other: `https://example.org/t/ID`, with `#TOKEN` for a seat of one's own."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, replace
from typing import Self
from urllib.parse import SplitResult, urlsplit

from hanabi.core import HanabiError

_TABLE = re.compile(r"(?P<before>.*)/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,80}")
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)


class BadLink(HanabiError):
    """Not a link to a table."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(
            f"link: {text[:100]!r} {reason}; a table's link looks like https://example.org/t/TABLE"
        )


@dataclass(frozen=True, slots=True)
class TableLink:
    """Where a table is."""

    server: str
    """Such as `https://example.org`, or `https://example.org/games` where the server has a part of a site."""
    table: str
    token: str | None = None
    """Of a personal link: it holds one seat."""

    @property
    def address(self) -> str:
        """The link as others may have it, without the token."""
        return f"{self.server}/t/{self.table}"

    @property
    def host(self) -> str:
        return urlsplit(self.server).hostname or ""

    def game(self) -> str:
        """Where the finished game can be looked at."""
        return f"{self.server}/g/{self.table}"

    def to(self, table: str) -> Self:
        """Another table of the same server."""
        return replace(self, table=table, token=None)

    def live(self, language: str) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live?lang={language}"


def parse_link(text: str) -> TableLink:
    """The table that a link leads to, or `BadLink`. Without `https://` or `http://`, a name means the one, this machine the other."""
    written = text.strip()
    if not _SCHEME.match(written):
        written = f"{_scheme_of(written)}://{written}"
    try:
        parts = urlsplit(written)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise BadLink(text, f"is no address ({error})") from error
    if parts.scheme not in ("http", "https"):
        raise BadLink(text, "begins with neither https:// nor http://")
    found = _TABLE.fullmatch(parts.path)
    if not host or found is None:
        raise BadLink(text, "leads to no table")
    if parts.username is not None:
        raise BadLink(text, "has a user's name in it")
    token = parts.fragment or None
    if token is not None and not _TOKEN.fullmatch(token):
        raise BadLink(text, "has something else than a seat's token behind the #")
    server = f"{parts.scheme}://{_place(parts, host, port)}{found['before'].rstrip('/')}"
    return TableLink(server, found["table"], token)


def _place(parts: SplitResult, host: str, port: int | None) -> str:
    usual = {"http": 80, "https": 443}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    return shown if port in (None, usual) else f"{shown}:{port}"


def _scheme_of(written: str) -> str:
    """What is meant where it is not written: servers with a name of their own have TLS, those at a number or a port seldom."""
    place = written.partition("/")[0]
    host, _, port = place.rpartition(":") if place.count(":") == 1 else (place, "", "")
    return "http" if port not in ("", "443") or is_local(host or place) else "https"


def is_local(host: str) -> bool:
    """Whether this is this machine, or one that is called by its number."""
    if host in ("localhost", "") or host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
