"""The table fits every screen and fills it: nothing is cut off, covered, scrolled away or too small to press."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Browser, Page, expect

from browsing import Person
from serving import Server
from sizes import THOROUGH
from teammate import Teammate
from test_games_in_the_browser import begin, open_table

TOUCH = [
    *((320, 568), (360, 740), (390, 844), (568, 320), (844, 390)),
    *((768, 1024), (820, 1180), (1024, 1366), (1024, 768)),
]
MOUSE = [(1280, 720), (1440, 900), (1920, 1080)]
TIGHT = [(320, 568), (390, 844), (568, 320), (844, 390), (820, 1180), (1280, 720)]
"""Where a menu has the least room."""
LARGE = [(2560, 1440), (3840, 2160)]

FIVE_SUITS = {"edition": "cocktail"}
SEVEN_SUITS = {
    "edition": "show",
    "add_ons": ["black-powder", "colour-avalanche", "flamboyants"],
}
FAULTS = (Path(__file__).parent / "layout_faults.js").read_text()
SHARE = 8
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
    found: list[str] = page.evaluate(FAULTS, {"touch": size in TOUCH, "menu": menu, "share": SHARE})
    return [f"{size[0]}×{size[1]}: {fault}" for fault in found]


def screens(ada: Person, desk: Person, table_id: str) -> list[tuple[Person, tuple[int, int]]]:
    """Every size, each with the browser that has it. The desk sits down at the table too."""
    desk.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    desk.visit(f"/t/{table_id}")
    desk.at("own-card-1").wait_for()
    ada.at("own-card-1").wait_for()
    return [(ada, size) for size in TOUCH] + [(desk, size) for size in MOUSE + LARGE]


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


@pytest.mark.parametrize(
    ("players", "rules"),
    list(product([2, 3, 4, 5], [FIVE_SUITS, SEVEN_SUITS]))
    if THOROUGH
    else list(zip([2, 3, 4, 5], cycle([FIVE_SUITS, SEVEN_SUITS]), strict=False)),
)
def test_the_table_fits_every_screen(
    ada: Person, desk: Person, players: int, rules: dict[str, Any]
) -> None:
    bots = {str(seat): "steady" for seat in range(1, players)}
    table_id = begin(ada, {"rules": rules, "seats": players, "bots": bots, "first": 0})
    every = THOROUGH or (players, rules) in ((2, FIVE_SUITS), (5, SEVEN_SUITS))
    found = []
    for person, size in screens(ada, desk, table_id):
        if every or size in TIGHT:
            found += faults(person.page, size)
        if THOROUGH or (every and size in TIGHT):
            found += chosen(person, size, players)
    assert not found, "\n".join(found)
    assert ada.complaints == desk.complaints == []


def test_five_clocks_fit_every_screen(server: Server, ada: Person, desk: Person) -> None:
    clock = {"per": "game", "seconds": 1500, "increment": 10}
    table_id = open_table(ada, {"rules": SEVEN_SUITS, "seats": 5, "first": 1, "clock": clock})
    with ExitStack() as lines:
        for name in ("Bo", "Cleo", "Dagmar the Great", "Eve"):
            lines.enter_context(Teammate(server, table_id, name).looking())
        ada.at("start").tap()
        expect(ada.page.locator("clock-face[data-runs]")).to_have_count(1)
        found = [
            fault
            for person, size in screens(ada, desk, table_id)
            if size in TIGHT or (THOROUGH and size not in LARGE)
            for fault in faults(person.page, size)
        ]
        expect(ada.page.locator("[data-testid^=away]")).to_have_count(0)
    assert not found, "\n".join(found)


def test_banners_long_names_and_many_marks_leave_every_card_in_sight(
    server: Server, browser: Browser, ada: Person, desk: Person
) -> None:
    """Bo is away, so a banner asks whether a bot should go on; a card of his was told five colours."""
    bo = Person(browser, server, "Bo of the exceptionally long second name")
    for players in (2, 5):
        bots = {str(seat): "steady" for seat in range(2, players)}
        rules = {"rules": SEVEN_SUITS, "seats": players, "bots": bots, "first": 0}
        table_id = open_table(ada, rules | {"spectators": "everything"})
        joined = bo.page.request.post(f"/api/tables/{table_id}/join", data={"name": bo.name})
        assert joined.ok, joined.text()
        ada.at("start").tap()
        ada.at("away-1").wait_for()
        if players == 2:
            tell_many_colours(ada.page.request, bo.page.request, table_id)
            ada.page.locator(".marks .sign:nth-child(5)").wait_for()
        found = [
            fault
            for person, size in screens(ada, desk, table_id)
            if THOROUGH or size in TIGHT
            for fault in faults(person.page, size)
        ]
        assert not found, "\n".join(found)


def tell_many_colours(ada: APIRequestContext, bo: APIRequestContext, table_id: str) -> None:
    """Ada tells a multicoloured card of Bo every colour, and both discard until he has one."""
    for _ in range(100):
        view = ada.get(f"/api/tables/{table_id}").json()["view"]
        rainbow = [card for card in view["hands"][1] if card["face"].startswith("multicolour")]
        kept: dict[str, Any] = {"id": None, "marked": []}
        kept = max(rainbow, key=lambda card: len(card["marked"]), default=kept)
        told = {clue["colour"] for clue in kept["marked"]}
        if len(told) == 5 and view["to_act"] == 0:
            return
        player = (ada, bo)[view["to_act"]]
        legal = player.get(f"/api/tables/{table_id}").json()["view"]["legal_actions"]
        telling = [
            action
            for action in legal
            if kept["id"] in (action.get("touches") or ()) and action.get("colour")
        ]
        new = [action for action in telling if action["colour"] not in told]
        discards = [a for a in legal if a["do"] == "discard" and a["card"] != kept["id"]]
        clues = [action for action in legal if action["do"] == "clue"]
        action = (new or discards or clues)[0]
        action.pop("touches", None)
        done = player.post(
            f"/api/tables/{table_id}/commands",
            data={"type": "act", "action": action, "steps": view["steps"]},
        )
        assert done.json()["type"] == "done", done.text()
    raise AssertionError("no card was told five colours")


def test_all_hands_open_fit_every_screen_in_a_replay_too(
    server: Server, browser: Browser, ada: Person
) -> None:
    """A spectator has no hand of their own to look for, and five others."""
    bots = {str(seat): "steady" for seat in range(1, 5)}
    table_id = begin(
        ada, {"seats": 5, "bots": bots, "first": 0, "spectators": "everything", "public": True}
    )
    watchers = [
        (Person(browser, server, "Zoe", has_touch=True, is_mobile=True), TOUCH),
        (Person(browser, server, "Zoe"), MOUSE),
    ]
    found = []
    for address in (f"/t/{table_id}", f"/g/{table_id}"):
        for zoe, sizes in watchers:
            zoe.visit(address)
            zoe.at("teammate-0-card-1").wait_for()
            some = [size for size in sizes if THOROUGH or size in TIGHT]
            found += [f"{address[:3]} {one}" for size in some for one in faults(zoe.page, size)]
        ada.page.request.post(
            f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
        )
    assert not found, "\n".join(found)


def test_text_twice_as_large_loses_nothing(ada: Person) -> None:
    bots = {"1": "steady", "2": "steady"}
    begin(ada, {"seats": 3, "bots": bots, "first": 0})
    for width, height in ((390, 844), (844, 390), (820, 1180)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        ada.page.evaluate(DRAWN)
        assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= width
        ada.at("own-card-5").scroll_into_view_if_needed()
        expect(ada.at("own-card-5")).to_be_in_viewport(ratio=0.99)
        box = ada.at("own-card-5").bounding_box()
        assert box is not None
        assert box["width"] >= 44


def test_no_other_page_is_wider_than_the_smallest_phone(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 320, "height": 568})

    def fits() -> None:
        wide = ada.page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
                .map((one) => [one.scrollWidth, one.getBoundingClientRect().right])"""
        )
        assert all(max(pair) <= 320 for pair in wide), f"{ada.page.url}: {wide}"

    ada.visit("/")
    ada.at("rules-text").wait_for()
    ada.page.evaluate(
        "() => { for (const one of document.querySelectorAll('details')) one.open = true }"
    )
    fits()
    ada.at("settings").tap()
    ada.at("settings-dialog").wait_for()
    fits()
    ada.visit("/games")
    ada.page.locator(".past, p.quiet").first.wait_for()
    fits()
    open_table(ada, {"seats": 4, "bots": {"1": "steady", "2": "steady"}})
    ada.at("start").wait_for()
    fits()
    begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    expect(ada.at("lang-select")).to_be_hidden()
    ada.at("settings").tap()
    ada.at("lang-setting").select_option("sv")
    expect(ada.at("turn-banner")).to_contain_text("Din tur")
    fits()
    ada.at("lang-setting").select_option("en")
    expect(ada.at("turn-banner")).to_contain_text("Your turn")
