"""axe-core finds nothing to complain about on any page, light or dark, large or small."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from browsing import DESKTOP, PHONE, Person
from serving import Server
from test_games_in_the_browser import open_table

LOOKS = [
    ({"viewport": DESKTOP, "color_scheme": "light"}, "desktop-light"),
    ({"viewport": DESKTOP, "color_scheme": "dark"}, "desktop-dark"),
    ({"viewport": PHONE, "color_scheme": "dark", "has_touch": True}, "phone-dark"),
]


@pytest.mark.parametrize("look", [look for look, _ in LOOKS], ids=[name for _, name in LOOKS])
def test_axe_finds_no_violation(server: Server, browser: Browser, look: dict[str, object]) -> None:
    ada = Person(browser, server, "Ada", **look)
    found = {}
    ada.visit("/")
    ada.at("play-now").wait_for()
    ada.at("rules-text").wait_for()
    found["lobby"] = violations(ada)
    table_id = open_table(ada, {"seats": 3, "bots": {"1": "steady", "2": "steady"}, "first": 0})
    ada.at("start").wait_for()
    found["seats"] = violations(ada)
    ada.at("start").click()
    ada.at("own-card-1").click()
    found["table"] = violations(ada)
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.at("finale").wait_for()
    found["finale"] = violations(ada)
    ada.visit(f"/g/{table_id}")
    ada.at("replay-slider").wait_for()
    found["replay"] = violations(ada)
    ada.visit("/games")
    ada.page.locator(".past, p.quiet").wait_for()
    found["games"] = violations(ada)
    assert found == {page: [] for page in found}


def violations(person: Person) -> list[str]:
    results = Axe().run(person.page)
    return [
        f"{found['id']}: {node['html'][:120]}"
        for found in results.response["violations"]
        for node in found["nodes"]
    ]
