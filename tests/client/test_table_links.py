"""Links to tables, in every way in which people hand them on."""

from __future__ import annotations

import pytest

from hanabi.client import BadLink, TableLink, parse_link

TABLE = "p3Zt_q-8Wv1x"
TOKEN = "A" * 32


@pytest.mark.parametrize(
    ("written", "server", "token"),
    [
        ("https://example.org/t/{}", "https://example.org", None),
        ("https://example.org/t/{}/", "https://example.org", None),
        ("https://example.org:443/t/{}?lang=de", "https://example.org", None),
        ("https://example.org/games/hanabi/t/{}", "https://example.org/games/hanabi", None),
        ("http://example.org:8000/t/{}", "http://example.org:8000", None),
        ("HTTP://Example.org/t/{}", "http://example.org", None),
        (" http://[::1]:8000/t/{} ", "http://[::1]:8000", None),
        ("example.org/t/{}", "https://example.org", None),
        ("example.org/games/t/{}", "https://example.org/games", None),
        ("localhost:8000/t/{}", "http://localhost:8000", None),
        ("localhost/t/{}", "http://localhost", None),
        ("192.168.1.7:8000/t/{}", "http://192.168.1.7:8000", None),
        ("my-machine:8000/t/{}", "http://my-machine:8000", None),
        (f"https://example.org/t/{{}}#{TOKEN}", "https://example.org", TOKEN),
    ],
)
def test_a_link_leads_to_a_table(written: str, server: str, token: str | None) -> None:
    assert parse_link(written.format(TABLE)) == TableLink(server, TABLE, token)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "table",
        "https://example.org",
        "https://example.org/t/",
        "https://example.org/g/abc",
        "https://example.org/t/a b",
        "https://example.org/t/abc/def",
        "ftp://example.org/t/abc",
        "https://example.org:port/t/abc",
        "https://[example/t/abc",
        "https://me:secret@example.org/t/abc",
        "https://example.org/t/abc#short",
        "https:///t/abc",
    ],
)
def test_what_leads_to_no_table_is_refused_with_an_example(written: str) -> None:
    with pytest.raises(BadLink, match=r"^link: .*https://example\.org/t/TABLE$"):
        parse_link(written)


def test_the_addresses_around_a_table() -> None:
    link = parse_link(f"https://example.org/games/t/{TABLE}#{TOKEN}")
    assert link.live("sv") == f"wss://example.org/games/api/tables/{TABLE}/live?lang=sv"
    assert link.address == f"https://example.org/games/t/{TABLE}"
    assert link.game() == f"https://example.org/games/g/{TABLE}"
    assert link.to("other") == TableLink("https://example.org/games", "other")
    assert parse_link("localhost:80/t/x").live("en").startswith("ws://localhost/api/")
