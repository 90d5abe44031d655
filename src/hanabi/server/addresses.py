"""Where others can open the page of this server, and a QR code of such an address."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from itertools import groupby

import ifaddr
import segno

LOCALHOST = "localhost"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # recognised, not listened on

_PASSED_OVER = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
"""How interfaces are called that lead to virtual machines on this one, not to people."""

_DOCUMENTATION = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has (RFC 5737, RFC 3849): asking for the way to them sends nothing."""


def is_loopback(host: str) -> bool:
    """Whether a host, as in the address bar, is this machine and reached from nowhere else."""
    host = host.strip("[]").lower()
    if host == LOCALHOST or host.endswith(f".{LOCALHOST}"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a name
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def origin(host: str, port: int) -> str:
    """How an address begins, such as `http://192.168.1.7:8000`."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def open_to_others(listener: socket.socket) -> list[str]:
    """The origins at which other machines can reach this socket, the one most likely to work first.

    They are asked for anew each time: a machine may change its network while it serves.
    """
    host, port = listener.getsockname()[:2]
    if host not in EVERYWHERE:
        return [] if is_loopback(host) else [origin(host, port)]
    return [origin(found, port) for found in _on_the_network(v6=listener.family == socket.AF_INET6)]


def _on_the_network(*, v6: bool) -> list[str]:
    """The addresses of this machine that others may reach: IPv4 first, and that of the way out before all."""
    found = [
        (adapter.name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    way_out = set(_way_out())
    ranked = []
    for name, text in found:
        address = ipaddress.ip_address(text.partition("%")[0])
        if address.is_loopback or address.is_link_local or (address.version == 6 and not v6):  # noqa: PLR2004
            continue
        aside = name.startswith(_PASSED_OVER)
        ranked.append((address.version, aside, text not in way_out, text))
    return [text for *_, text in sorted(set(ranked))]


def _way_out() -> Iterable[str]:
    for host, family in _DOCUMENTATION:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((host, 9))
            except OSError:  # there is no such network
                continue
            yield probe.getsockname()[0]


def qr_path(text: str) -> tuple[int, str]:
    """A QR code as the data of an SVG path, one unit a module, and how many modules its side has."""
    rows = [list(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix]
    drawn = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            drawn += [f"M{x} {y}h{length}v1h-{length}z"] if dark else []
            x += length
    return len(rows), "".join(drawn)


def qr_lines(text: str) -> list[str]:
    """A QR code for a terminal, two rows of modules in a line, with the quiet zone that readers need."""
    code = segno.make(text, error="l", micro=False)
    matrix = [list(row) for row in code.matrix_iter(border=2)]
    if len(matrix) % 2:
        matrix.append([0] * len(matrix[0]))
    upper, lower = matrix[::2], matrix[1::2]
    return [
        "".join(HALVES[bool(above), bool(below)] for above, below in zip(one, other, strict=True))
        for one, other in zip(upper, lower, strict=True)
    ]


HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Light modules are drawn and dark ones left out, to be written in white on black."""
