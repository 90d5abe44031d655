"""Who counts as one visitor: an IPv4 address, or the network of an IPv6 one."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

ONE_LINE = 64
"""Bits of an IPv6 address that are the same for everything behind one connection: the rest is free to choose."""


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """What limits count a host by. Hosts that are no addresses count as they are written.

    Whoever has one IPv6 address has 2⁶⁴ of them, so their network counts. An IPv4 address is the same however it is
    written.
    """
    address = plain_address(host)
    match address:
        case None:
            return host
        case ipaddress.IPv6Address() if not address.is_loopback:
            return str(ipaddress.ip_network((address.packed, ONE_LINE), strict=False))
        case _:
            return str(address)


@lru_cache(maxsize=4096)
def shown_network(host: str) -> str:
    """The network of a host, as the operator is shown it: enough to act on, and nobody's own address."""
    address = plain_address(host)
    if address is None:
        return ""
    bits = 24 if address.version == 4 else ONE_LINE  # noqa: PLR2004
    return str(ipaddress.ip_network((address.packed, bits), strict=False))


def plain_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that is written so, if it is one; IPv4 inside IPv6 is IPv4."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
