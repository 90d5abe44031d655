"""What people press: nothing that arrives closes it or moves it away, and nothing is sent that was not meant."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from browsing import PHONE, Person
from serving import Server
from test_games_in_the_browser import begin

COVERED = """
(peek) => {
  const box = peek.getBoundingClientRect();
  return [...document.querySelectorAll(".held")].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).length;
}
"""
"""How many cards a window lies over."""


def two_people(
    server: Server, browser: Browser, rules: dict[str, Any], **manners: Any
) -> tuple[str, Person, Person]:
    """Ada begins, Bo is her only teammate."""
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo")
    table_id = begin(ada, {"rules": rules, "seats": 2, "first": 0, **manners}, bo)
    return table_id, ada, bo


def at_step(person: Person, step: int) -> None:
    person.page.locator(f".table[data-steps='{step}']").wait_for()


def test_news_neither_close_nor_move_an_open_menu(server: Server, browser: Browser) -> None:
    _, ada, bo = two_people(server, browser, {"edition": "cocktail"})
    ada.at("teammate-1-name").click()
    ada.at("teammate-1").click(position={"x": 4, "y": 4})
    expect(ada.page.locator(".clue-menu")).to_have_count(0)
    ada.at("teammate-1-name").click()
    option = ada.page.locator(".touching [data-testid=clue-option]").last
    place, touches = option.bounding_box(), option.get_attribute("data-touches")

    bo.at("own-card-2").click()
    bo.at("move-left").click()
    at_step(ada, 1)
    bo.page.request.post(
        f"/api/tables/{bo.table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.at("end-votes").wait_for()
    assert (option.bounding_box(), option.get_attribute("data-touches")) == (place, touches)
    option.click()
    expect(ada.at("log")).to_contain_text("Ada tells Bo")
    expect(ada.page.locator(".clue-menu")).to_have_count(0)
    assert ada.complaints == bo.complaints == []


def test_a_click_that_news_overtook_does_nothing(server: Server, browser: Browser) -> None:
    """With the clock stopped every click comes at once after the news, and later ones long after it."""
    table_id, ada, _ = two_people(server, browser, {"edition": "cocktail"})
    ada.page.clock.install()
    ada.page.reload()
    card = ada.at("own-card-1")
    before = card.get_attribute("data-card")
    card.hover()
    hand = ada.page.request.get(f"/api/tables/{table_id}").json()["view"]["hands"][0]
    order = [held["id"] for held in reversed(hand)]
    ada.page.clock.pause_at(time.time() + 3600)
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "rearrange", "order": order}
    )
    at_step(ada, 1)
    ada.page.mouse.down()
    ada.page.mouse.up()
    assert card.get_attribute("data-card") != before
    expect(card).to_have_attribute("aria-pressed", "false")
    ada.page.clock.run_for(1000)
    ada.page.mouse.down()
    ada.page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_clues_of_a_variant_say_what_they_mean(server: Server, browser: Browser) -> None:
    """Odd and even values, and a colour that is no suit, by key and by mouse."""
    suits = [
        {"name": "tomato", "touched": ["red"], "nameable": False},
        {"name": "carrot", "touched": ["red"], "nameable": False},
        {"name": "blue"},
    ]
    rules = {"suits": suits, "hand_size": 3, "named_values": [1, 2], "value_reach": "parity"}
    _, ada, bo = two_people(server, browser, rules)
    ada.page.keyboard.press("c")
    told = ada.page.locator(".touching [data-testid=clue-option][data-value]").first
    expect(told).to_contain_text(re.compile("odd|even"))
    red = ada.page.locator(".touching [data-testid=clue-option][data-colour=red]")
    key = red.get_attribute("aria-keyshortcuts") if red.count() else None
    if key is None:
        told.click()
    else:
        ada.page.keyboard.press(key)
    expect(ada.at("log")).to_contain_text(re.compile("Ada tells Bo: (red|odd|even)"))
    at_step(bo, 1)
    assert ada.complaints == bo.complaints == []


def test_an_empty_clue_is_never_the_first_choice_and_the_hint_offers_what_can_be_done(
    server: Server, browser: Browser
) -> None:
    rules = {"edition": "cocktail", "empty_clues": True, "clue_tokens": 1}
    table_id, ada, bo = two_people(server, browser, rules)
    hint = ada.at("actions")
    expect(hint).to_contain_text("a teammate’s to give a clue")
    expect(hint).not_to_contain_text("to play or discard")

    ada.page.keyboard.press("c")
    expect(ada.page.locator(".touching [data-testid=clue-option]").first).to_be_focused()
    empty = ada.page.locator(".empty-clues [data-testid=clue-option]").first
    key = empty.get_attribute("aria-keyshortcuts")
    assert key is not None
    ada.page.keyboard.press(key)
    expect(ada.at("confirm-button")).to_be_focused()
    expect(ada.page.locator(".held[aria-pressed=true]")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".clue-menu")).to_have_count(0)

    ada.page.keyboard.press("c")
    given = ada.page.locator(".touching [data-testid=clue-option][data-value]").first
    value = given.get_attribute("data-value")
    assert value is not None
    expect(given).to_be_visible()
    ada.page.keyboard.press(value)
    expect(ada.at("log")).to_contain_text("Ada tells Bo")
    at_step(bo, 1)
    expect(bo.at("actions")).to_contain_text("to play or discard")
    expect(bo.at("actions")).not_to_contain_text("a teammate’s")

    bo.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.at("see-table").click()
    ada.at("teammate-1-card-1").click()
    expect(ada.page.locator("#peek")).to_contain_text("What Bo knows")
    expect(ada.page.locator(".clue-menu")).to_have_count(0)
    expect(ada.at("teammate-1-name")).to_have_count(0)
    assert ada.complaints == bo.complaints == []


def test_the_details_of_a_card_cover_no_other_and_let_clicks_through(
    server: Server, browser: Browser
) -> None:
    bots = {str(seat): "steady" for seat in range(1, 4)}
    settings = {"rules": {"edition": "cocktail"}, "seats": 4, "bots": bots, "first": 0}
    ada = Person(browser, server, "Ada", viewport={"width": 1280, "height": 720})
    begin(ada, settings)
    peek = ada.page.locator("#peek")
    for testid in ("teammate-1-card-1", "teammate-3-card-2", "own-card-4"):
        ada.at(testid).hover()
        expect(peek).to_be_visible()
        assert peek.evaluate(COVERED) == 0
        assert peek.evaluate("(peek) => getComputedStyle(peek).pointerEvents") == "none"
        ada.page.mouse.move(0, 0)
        expect(peek).to_be_hidden()

    phone = Person(browser, server, "Eva", viewport=PHONE, has_touch=True, is_mobile=True)
    begin(phone, settings)
    card = phone.at("teammate-1-card-1")
    card.tap()
    expect(phone.page.locator(".clue-menu")).to_be_visible()
    expect(phone.page.locator("#peek")).to_be_hidden()
    phone.at("close-clues").tap()
    long_press(phone, card)
    expect(phone.page.locator("#peek")).to_contain_text("knows of card 1")
    expect(phone.page.locator(".clue-menu")).to_have_count(0)
    phone.at("note-button").tap()
    expect(phone.at("note-field")).to_be_focused()
    assert ada.complaints == phone.complaints == []


def long_press(person: Person, card: Locator) -> None:
    """A finger that rests on a card until its details are shown."""
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = person.context.new_cdp_session(person.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.page.locator("#peek")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
