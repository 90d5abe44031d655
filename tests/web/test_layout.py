"""The table fits every screen and fills it: nothing is cut off, covered, scrolled away or too small to press."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browsing import Person
from serving import Server
from sizes import THOROUGH
from test_games_in_the_browser import open_table

TOUCH = [
    *((320, 568), (360, 740), (390, 844), (568, 320), (844, 390)),
    *((768, 1024), (820, 1180), (1024, 1366), (1024, 768)),
]
MOUSE = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)]

FIVE_SUITS = {"edition": "cocktail"}
SEVEN_SUITS = {
    "edition": "show",
    "add_ons": ["black-powder", "colour-avalanche", "flamboyants"],
}
FAULTS = (Path(__file__).parent / "layout_faults.js").read_text()
SHARE = 9
"""Per cent of each quarter of the play area that cards must cover."""

DRAWN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""


@pytest.fixture(scope="module")
def ada(server: Server, browser: Browser) -> Iterator[Person]:
    """With a screen for fingers."""
    person = Person(browser, server, "Ada", has_touch=True, is_mobile=True)
    yield person
    person.context.close()


@pytest.fixture(scope="module")
def desk(server: Server, browser: Browser) -> Iterator[Person]:
    """Another screen of the same person, with a mouse."""
    person = Person(browser, server, "Ada")
    yield person
    person.context.close()


def faults(page: Page, size: tuple[int, int], *, menu: bool = False) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(FAULTS, {"touch": size in TOUCH, "menu": menu, "share": SHARE})
    return [f"{size[0]}×{size[1]}: {fault}" for fault in found]


def screens(ada: Person, desk: Person, table_id: str) -> list[tuple[Person, tuple[int, int]]]:
    """Every size, each with the browser that has it. The desk sits down at the table too."""
    desk.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    desk.visit(f"/t/{table_id}")
    desk.at("own-card-1").wait_for()
    ada.at("own-card-1").wait_for()
    return [(ada, size) for size in TOUCH] + [(desk, size) for size in MOUSE]


def chosen(person: Person, size: tuple[int, int], players: int) -> list[str]:
    """What is wrong with a card picked up, and with the menus of the first and the last hand."""
    person.at("own-card-2").press("Enter")
    found = [f"{fault} (card chosen)" for fault in faults(person.page, size)]
    for seat in {1, players - 1}:
        person.at(f"teammate-{seat}-name").press("Enter")
        person.page.locator(".clue-menu:popover-open").wait_for()
        found += [f"{one} (menu {seat})" for one in faults(person.page, size, menu=True)]
        person.page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("rules", [FIVE_SUITS, SEVEN_SUITS], ids=["5", "7"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_every_screen(
    ada: Person, desk: Person, players: int, rules: dict[str, Any]
) -> None:
    bots = {str(seat): "steady" for seat in range(1, players)}
    table_id = open_table(ada, {"rules": rules, "seats": players, "bots": bots, "first": 0})
    ada.at("start").tap()
    every = THOROUGH or players in (2, 5)
    found = []
    for person, size in screens(ada, desk, table_id):
        found += faults(person.page, size)
        if every:
            found += chosen(person, size, players)
    assert not found, "\n".join(found)
    assert ada.complaints == desk.complaints == []
