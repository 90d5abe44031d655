"""Who counts as one visitor, and what a proxy is believed of them."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.core import BadSetup
from hanabi.server.guard import from_here
from hanabi.server.networks import counted
from hanabi.server.proxies import Proxies
from serving import Server


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("192.0.2.7", "::ffff:c000:207", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:DB8:1:2::1", "2001:db8:1:2::2%eth0", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::1", "::2", False),
        ("unknown", "hidden", False),
    ],
)
def test_an_ipv6_network_counts_as_one(one: str, other: str, same: bool) -> None:  # noqa: FBT001
    assert (counted(one) == counted(other)) is same


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_whatever_address_somebody_takes_in_their_network_they_are_one(
    network: int, one: int, other: int
) -> None:
    def host(rest: int) -> str:
        packed = ((0x2001 << 112) | ((network >> 16) << 64) | rest).to_bytes(16, "big")
        return socket.inet_ntop(socket.AF_INET6, packed)

    assert counted(host(one)) == counted(host(other))


TRUSTED = Proxies.parse("127.0.0.0/8, ::1,10.0.0.0/8")


@pytest.mark.parametrize(
    ("hops", "visitor"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7", "10.0.0.3"], "192.0.2.7"),
        (["198.51.100.1", "192.0.2.7", "10.0.0.3"], "192.0.2.7"),
        (["10.0.0.9", "192.0.2.7"], "192.0.2.7"),
        (["2001:db8::1", "[2001:db8::2]:4711", "10.0.0.3:80"], "2001:db8::2"),
        (["10.0.0.4", "10.0.0.3"], "10.0.0.4"),
        (["unknown", "10.0.0.3"], "unknown"),
        ([], None),
    ],
)
def test_the_last_hop_that_is_no_trusted_proxy_is_who_asks(
    hops: list[str], visitor: str | None
) -> None:
    assert TRUSTED.visitor(hops) == visitor


def test_a_proxy_is_known_however_its_address_is_written() -> None:
    assert TRUSTED.trusts("::ffff:127.0.0.1"), "as a server sees it that listens to both"
    assert TRUSTED.trusts("10.255.0.1")
    assert not TRUSTED.trusts("11.0.0.1")
    assert not TRUSTED.trusts("proxy")
    assert not Proxies.parse("").trusts("127.0.0.1")


@pytest.mark.parametrize("text", ["10.0.0.0/33", "proxy.example", "10.0.0.1 10.0.0.2", "*"])
def test_trusted_proxies_that_are_no_addresses_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="trusted-proxies"):
        Proxies.parse(text)


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "h"}, True),
        ({"host": "h", "origin": "http://h"}, True),
        ({"host": "h:80", "origin": "http://h"}, True),
        ({"host": "H:443", "origin": "https://h"}, True),
        ({"host": "h", "origin": "https://h:8443"}, False),
        ({"host": "h", "origin": "https://h:8443", "sec-fetch-site": "same-origin"}, True),
        ({"host": "h", "origin": "https://h:8443", "sec-fetch-site": "same-site"}, False),
        ({"host": "h:8443", "origin": "https://h:8443"}, True),
        ({"host": "h", "origin": "http://evil"}, False),
        ({"host": "h", "origin": "http://evil", "sec-fetch-site": "cross-site"}, False),
        ({"host": "h", "origin": "http://h.evil"}, False),
        ({"host": "h", "origin": "http://h@evil"}, False),
        ({"host": "h", "origin": "null"}, False),
        ({"host": "", "origin": "null"}, False),
        ({"host": "h", "origin": "http://["}, False),
        ({"host": "[", "origin": "http://h"}, False),
        ({"host": "h:x", "origin": "http://h"}, False),
        ({"origin": "http://h"}, False),
    ],
)
def test_only_our_own_page_counts_as_from_here(headers: dict[str, str], ours: bool) -> None:  # noqa: FBT001
    assert from_here(headers) is ours


def behind(folder: Path, *options: str) -> Server:
    server = Server(folder, connections=3)  # a request a second, ten at once
    server.options += options
    return server


def statuses(server: Server, forwarded: str) -> set[int]:
    """How requests are answered that say that they were passed on so, until one is refused; `{}` are other numbers each time."""
    found = set()
    with httpx.Client(base_url=server.url) as client:
        for n in range(60):
            headers = {"x-forwarded-for": forwarded.format(n, n)}
            found.add(client.get("/api/me", headers=headers).status_code)
            if found != {200}:
                break
    return found


def test_nobody_is_another_by_saying_so(tmp_path: Path) -> None:
    (tmp_path / "trusting").mkdir()
    for options, forwarded, found in (
        ((), "192.0.2.{}", {200, 429}),
        (("--trusted-proxies", "10.0.0.0/8"), "192.0.2.{}", {200, 429}),
        (("--behind-proxy",), "192.0.2.{}, 198.51.100.1", {200, 429}),
        (("--behind-proxy",), "192.0.2.{}, 2001:db8:0:1::{}", {200, 429}),
        (("--behind-proxy",), "198.51.100.1, 192.0.2.{}, 127.0.0.1", {200}),
        (("--trusted-proxies", "127.0.0.1,10.0.0.0/8"), "192.0.2.{},10.0.0.7", {200}),
    ):
        server = behind(tmp_path, *options)
        try:
            server.start()
            assert statuses(server, forwarded) == found, (options, forwarded)
        finally:
            server.kill()


def test_what_a_proxy_says_of_the_address_bar_is_believed_of_trusted_ones_only(
    tmp_path: Path,
) -> None:
    at_8443 = {"origin": "https://games.example:8443", "x-forwarded-proto": "https"}
    for options, headers, status, secure in (
        (["--behind-proxy"], {"host": "games.example", "x-forwarded-port": "8443"}, 201, True),
        (["--behind-proxy"], {"x-forwarded-host": "games.example:8443"}, 201, True),
        (["--behind-proxy"], {"host": "games.example:8443"}, 201, True),
        (["--behind-proxy"], {"host": "games.example"}, 403, True),
        ([], {"host": "games.example", "x-forwarded-port": "8443"}, 403, False),
        ([], {"host": "games.example:8443"}, 201, False),
    ):
        server = Server(tmp_path)
        server.options += options
        try:
            server.start()
            said = {"host": server.host, **at_8443, **headers}
            answer = httpx.post(f"{server.url}/api/tables", json={"name": "Ann"}, headers=said)
        finally:
            server.kill()
        assert answer.status_code == status, (options, headers)
        assert ("strict-transport-security" in answer.headers) is secure
        if status == 201:
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
