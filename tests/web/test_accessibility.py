"""axe-core finds nothing to complain about on any page: in every language, light and dark, on desktop, tablet and phone."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from browsing import DESKTOP, PHONE, TABLET, Person
from examining import SCHEMES, check_page
from hanabi.words import LANGUAGES
from serving import Server
from sizes import THOROUGH
from test_games_in_the_browser import open_table

WALKS: list[tuple[dict[str, Any], list[ViewportSize]]] = [
    ({}, [DESKTOP]),
    ({"has_touch": True}, [TABLET, PHONE]),
]
"""With what somebody points, and the screens on which they look at each page."""


class Examiner:
    """Looks at each page: at full size in every language on all screens of a walk, otherwise once, on one of either walk."""

    def __init__(self, person: Person, walk: int) -> None:
        self._person = person
        self._walk = walk
        self.pages = 0

    def __call__(self) -> None:
        turn, (_, screens) = self.pages, WALKS[self._walk]
        self.pages += 1
        if THOROUGH:
            for number, screen in enumerate(screens):
                rotated = islice(cycle(LANGUAGES), turn, turn + len(LANGUAGES))
                self._person.page.set_viewport_size(screen)
                check_page(self._person, rotated, SCHEMES[(turn + number) % 2 :])
        elif turn % len(WALKS) == self._walk:
            self._person.page.set_viewport_size(screens[turn // len(WALKS) % len(screens)])
            check_page(self._person)
        self._person.page.set_viewport_size(screens[0])


@pytest.mark.parametrize("walk", range(len(WALKS)), ids=["mouse", "touch"])
def test_axe_finds_no_violation(server: Server, browser: Browser, walk: int) -> None:
    pointing, screens = WALKS[walk]
    ada = Person(browser, server, "Ada", viewport=screens[0], **pointing)
    examine = Examiner(ada, walk)

    def examine_dialog(opener: str) -> None:
        ada.at(opener).click()
        ada.at("dialog-close").wait_for()
        examine()
        ada.at("dialog-close").click()

    ada.visit("/")
    ada.at("play-now").wait_for()
    ada.at("rules-text").wait_for()
    examine()
    examine_dialog("settings")
    if ada.at("shortcuts").is_visible():
        examine_dialog("shortcuts")
    else:
        examine.pages += 1
    settings = {"seats": 3, "bots": {"1": "steady", "2": "steady"}, "first": 0}
    table_id = open_table(ada, settings)
    ada.at("start").wait_for()
    examine()
    ada.at("start").click()
    ada.at("own-card-1").click()
    examine()
    ada.at("note-button").first.click()
    ada.at("note-field").wait_for()
    examine()
    ada.page.keyboard.press("Escape")
    ada.at("teammate-1-card-1").click()
    ada.at("clue-option").first.wait_for()
    examine()
    ada.page.keyboard.press("Escape")
    examine_dialog("table-menu")
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.at("finale").wait_for()
    examine()
    ada.visit(f"/g/{table_id}")
    ada.at("replay-slider").wait_for()
    examine()
    ada.visit(f"/g/{table_id}/review")
    ada.at("review-start").wait_for()
    examine()
    ada.visit("/games")
    ada.page.locator(".past, p.quiet").wait_for()
    examine()
    assert ada.complaints == []
