"""axe-core finds nothing to complain about on any page: in every language, light and dark, on desktop, tablet and phone."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from browsing import DESKTOP, PHONE, TABLET, Person
from hanabi.words import LANGUAGES
from serving import Server
from sizes import THOROUGH
from test_games_in_the_browser import open_table

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "tablet": {"viewport": TABLET, "has_touch": True},
    "phone": {"viewport": PHONE, "has_touch": True},
}
EVERY_LOOK = list(product(DEVICES, ("light", "dark"), LANGUAGES))
PAIRS = [
    ("desktop", "light", "en"),
    ("tablet", "dark", "sv"),
    ("phone", "light", "sv"),
]
"""Every device, every colour scheme and every language, in fewer visits."""


@pytest.mark.parametrize("look", EVERY_LOOK if THOROUGH else PAIRS, ids="-".join)
def test_axe_finds_no_violation(
    server: Server, browser: Browser, look: tuple[str, str, str]
) -> None:
    device, scheme, language = look
    ada = Person(browser, server, "Ada", **DEVICES[device], color_scheme=scheme, locale=language)
    found: dict[str, list[str]] = {}

    def examine(what: str) -> None:
        found[what] = violations(ada)

    def examine_dialog(opener: str) -> None:
        if ada.at(opener).is_visible():  # a phone has no keys to list
            ada.at(opener).click()
            ada.at("dialog-close").wait_for()
            examine(opener)
            ada.at("dialog-close").click()

    ada.visit("/")
    ada.at("play-now").wait_for()
    ada.at("rules-text").wait_for()
    examine("lobby")
    examine_dialog("settings")
    examine_dialog("shortcuts")
    settings = {"seats": 3, "bots": {"1": "steady", "2": "steady"}, "first": 0}
    table_id = open_table(ada, settings)
    ada.at("start").wait_for()
    examine("seats")
    ada.at("start").click()
    ada.at("own-card-1").click()
    examine("table")
    ada.at("note-button").first.click()
    ada.at("note-field").wait_for()
    examine("note")
    ada.page.keyboard.press("Escape")
    ada.at("teammate-1-card-1").click()
    ada.at("clue-option").first.wait_for()
    examine("clues")
    ada.page.keyboard.press("Escape")
    examine_dialog("table-menu")
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.at("finale").wait_for()
    examine("finale")
    ada.visit(f"/g/{table_id}")
    ada.at("replay-slider").wait_for()
    examine("replay")
    ada.visit("/games")
    ada.page.locator(".past, p.quiet").wait_for()
    examine("games")
    assert found == {page: [] for page in found}


def violations(person: Person) -> list[str]:
    results = Axe().run(person.page)
    return [
        f"{found['id']}: {node['html'][:120]}"
        for found in results.response["violations"]
        for node in found["nodes"]
    ]
