"""Proxies in front of the server: which are believed, and what they say of whoever asks them."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from starlette.types import ASGIApp, Receive, Scope, Send

from hanabi.core import BadSetup
from hanabi.server.networks import plain_address

THIS_MACHINE = "127.0.0.0/8,::1"
"""Where `--behind-proxy` looks for the proxy."""

SCHEMES = {
    "http": ("http", "ws"),
    "https": ("https", "wss"),
    "ws": ("http", "ws"),
    "wss": ("https", "wss"),
}
PORTS = {"http": "80", "ws": "80", "https": "443", "wss": "443"}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Proxies:
    """The networks whose machines are believed."""

    networks: tuple[Network, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Proxies:
        """From addresses and networks such as `127.0.0.1,10.0.0.0/8`."""
        found: list[Network] = []
        for part in filter(None, (one.strip() for one in text.split(","))):
            try:
                found.append(ipaddress.ip_network(part, strict=False))
            except ValueError:
                raise BadSetup(
                    f"trusted-proxies: {part!r} is neither an address nor a network such as 10.0.0.0/8"
                ) from None
        return cls(tuple(found))

    def trusts(self, host: str) -> bool:
        if not self.networks:  # so it is with most, and asked for every connection
            return False
        address = plain_address(host)
        return address is not None and any(address in one for one in self.networks)

    def visitor(self, hops: Sequence[str]) -> str | None:
        """Who asked, by the hosts of `X-Forwarded-For` from the first to the last.

        Each proxy adds at the end where it was asked from, and anybody can write what stands before. So the last that
        is none of our proxies counts, and nothing to the left of it.
        """
        for hop in reversed(hops):
            host = _host(hop)
            if not self.trusts(host):
                return host
        return _host(hops[0]) if hops else None


_PROXIED = "hanabi.proxied"


def was_proxied(scope: Scope) -> bool:
    """Whether a request came through a proxy that is trusted."""
    return _PROXIED in scope


class BehindProxies:
    """Tells an application who asked, how, and at which address, where a trusted proxy says so."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app, self._proxies = app, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and self._proxies.trusts(client[0]):
            scope[_PROXIED] = True
            self._believe(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        said = _Forwarded(scope["headers"])
        if visitor := self._proxies.visitor(said.hops):
            scope["client"] = (visitor, 0)
        if schemes := SCHEMES.get(said.last(b"x-forwarded-proto").lower()):
            scope["scheme"] = schemes[scope["type"] == "websocket"]
        if host := said.host(scope["scheme"]):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]


class _Forwarded:
    """What the headers of a request say of the way that it took."""

    def __init__(self, headers: Sequence[tuple[bytes, bytes]]) -> None:
        self._headers = headers

    def _all(self, name: bytes) -> list[str]:
        lines = (value.decode("latin-1") for key, value in self._headers if key == name)
        return [part.strip() for line in lines for part in line.split(",") if part.strip()]

    def last(self, name: bytes) -> str:
        return (self._all(name) or [""])[-1]

    @cached_property
    def hops(self) -> list[str]:
        return self._all(b"x-forwarded-for")

    def host(self, scheme: str) -> str | None:
        """The host that was asked for, as in the address bar; None if nothing is said beside `Host`."""
        forwarded, port = self.last(b"x-forwarded-host"), self.last(b"x-forwarded-port")
        host = forwarded or self.last(b"host")
        has_port = host.rpartition("]")[2].count(":") > 0
        if host and port.isascii() and port.isdigit() and not has_port and port != PORTS[scheme]:
            return f"{host}:{port}"
        return forwarded or None


def _host(hop: str) -> str:
    """The host of `10.0.0.1`, `10.0.0.1:4711`, `[2001:db8::1]:4711` or `2001:db8::1`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
