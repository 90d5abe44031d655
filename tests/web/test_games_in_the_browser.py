"""Whole games in real browsers, and everything around them that people do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, play_on, table_on_disk
from hanabi import edition
from serving import Server
from sizes import sized

TOPS = """
async (card) => {
  const tops = [];
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    tops.push(card.getBoundingClientRect().top);
  }
  return tops;
}
"""
"""Where the upper edge of a card lies, frame by frame."""


def open_table(host: Person, settings: dict[str, Any]) -> str:
    """A table of this person, opened over the API of their own browser, which shows it."""
    table_id = _opened(host, settings)
    host.visit(f"/t/{table_id}")
    return table_id


def begin(host: Person, settings: dict[str, Any], *guests: Person) -> str:
    """A game that has begun at such a table, with these guests in the first free seats; all look at it."""
    table_id = _opened(host, settings)
    asked = [(guest, "join", {"name": guest.name}) for guest in guests]
    for person, what, data in (*asked, (host, "commands", {"type": "start"})):
        answer = person.page.request.post(f"/api/tables/{table_id}/{what}", data=data)
        assert answer.ok, answer.text()
    for person in (host, *guests):
        person.visit(f"/t/{table_id}")
        person.at("own-card-1").wait_for()
    return table_id


def _opened(host: Person, settings: dict[str, Any]) -> str:
    answer = host.page.request.post(
        "/api/tables", data={"name": host.name, "settings": settings | {"bot_delay": False}}
    )
    assert answer.ok, answer.text()
    table_id: str = answer.json()["table"]
    return table_id


def test_two_people_and_a_bot_play_a_whole_base_game(server: Server, browser: Browser) -> None:
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo")
    ada.visit("/")
    ada.introduce()
    ada.at("bot-1").select_option("")
    ada.at("bot-2").select_option("steady")
    ada.at("more-options").click()
    ada.at("bot-delay").uncheck()
    ada.at("create-table").click()
    table_id = ada.table_id
    expect(ada.at("start")).to_be_disabled()
    bo.join(table_id)
    ada.at("start").click()
    bo.at("own-card-1").wait_for()
    table = play_on(server, table_id, {0: ada, 1: bo}, by_hand=sized(4, 1000))
    assert table.game is not None
    assert table.game.outcome is not None
    assert table.game.outcome.score >= 10
    for person in (ada, bo):
        expect(person.at("finale")).to_be_visible()
        expect(person.at("final-score")).to_contain_text(str(table.game.outcome.score))
        assert person.complaints == []


@pytest.mark.parametrize(
    "rules",
    [
        {"edition": "show", "add_ons": ["black-powder", "colour-avalanche", "flamboyants"]},
        {"edition": "swedish", "add_ons": ["minutios-koreografi", "kaskad-av-farger"]},
        {"edition": "deluxe", "add_ons": ["variant-4"]},
    ],
    ids=["powder-avalanche-flamboyants", "announced", "play-on"],
)
def test_a_whole_game_with_add_ons(server: Server, browser: Browser, rules: dict[str, Any]) -> None:
    ada = Person(browser, server, "Ada")
    settings = {"rules": rules, "seats": 2, "bots": {"1": "steady"}, "bot_delay": False}
    table_id = open_table(ada, settings)
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    table = play_on(server, table_id, {0: ada}, by_hand=sized(2, 1000))
    assert table.state == "over"
    assert table.rules == edition(rules["edition"], *rules["add_ons"])
    expect(ada.at("finale")).to_be_visible()
    assert ada.complaints == []


def test_play_now_seats_a_newcomer_with_bots_in_one_click(server: Server, browser: Browser) -> None:
    eva = Person(browser, server, "Eva")
    eva.visit("/")
    eva.at("play-now").click()
    expect(eva.at("own-hand")).to_be_visible()
    expect(eva.at("teammate-1")).to_be_visible()
    expect(eva.at("teammate-2")).to_be_visible()


def test_reload_and_second_device_bring_a_player_back(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    table_id = begin(ada, {"seats": 2, "bots": {"1": "steady"}})
    play_on(server, table_id, {0: ada}, turns=3)
    before = table_on_disk(server, table_id)
    ada.page.reload()
    ada.at("own-card-1").wait_for()
    expect(ada.at("turn-banner")).to_contain_text("Your turn")
    last = ada.page.request.get(f"/api/tables/{table_id}?lang=en").json()["log"][-2]["text"]
    expect(ada.at("log")).to_contain_text(last)
    assert table_on_disk(server, table_id).number == before.number
    token = ada.page.request.get(f"/api/tables/{table_id}/link").json()["token"]

    phone = Person(browser, server, "Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    phone.visit(f"/t/{table_id}#{token}")
    phone.at("own-card-1").wait_for()
    assert token not in phone.page.url
    play_on(server, table_id, {0: phone}, turns=2)
    assert ada.complaints == phone.complaints == []


def test_spectators_see_what_the_table_lets_them(server: Server, browser: Browser) -> None:
    for spectators in ("none", "everything"):
        ada, zoe = Person(browser, server, "Ada"), Person(browser, server, "Zoe")
        settings = {"seats": 2, "bots": {"1": "steady"}, "spectators": spectators, "first": 0}
        table_id = begin(ada, settings)
        zoe.visit(f"/t/{table_id}")
        if spectators == "everything":
            expect(zoe.at("teammate-0-card-1")).to_be_visible()
            expect(zoe.at("play-button")).to_have_count(0)
        else:
            expect(zoe.at("not-watched")).to_be_visible()
            expect(zoe.page.locator("[data-card]")).to_have_count(0)


def test_a_finished_game_is_replayed_step_by_step(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    table_id = begin(ada, {"seats": 2, "bots": {"1": "steady"}, "public": True})
    play_on(server, table_id, {0: ada}, turns=3)
    game = table_on_disk(server, table_id).game
    assert game is not None
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    expect(ada.at("finale")).to_be_visible()
    ada.at("replay-link").click()
    slider = ada.at("replay-slider")
    expect(slider).to_be_visible()
    slider.fill("0")
    expect(ada.page.locator("[data-card]")).to_have_count(10)
    slider.press("ArrowRight")
    ada.at("replay-seat").select_option("0")
    expect(ada.at("own-card-1")).to_be_visible()
    ada.visit("/games")
    expect(ada.at("past-game").first).to_be_visible()
    assert ada.complaints == []


def test_a_phone_in_portrait_has_no_sideways_scrolling(server: Server, browser: Browser) -> None:
    eva = Person(
        browser,
        server,
        "Eva",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
    )
    for path, drawn in (("/", "[data-testid=rules-text]"), ("/games", ".past, p.quiet")):
        eva.visit(path)
        eva.page.locator(drawn).wait_for()
        assert eva.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table_id = begin(eva, {"seats": 4, "bots": {"1": "steady", "2": "steady", "3": "steady"}})
    assert eva.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_on(server, table_id, {0: eva}, turns=3)
    assert eva.complaints == []


def test_a_card_lies_still_under_a_pointer(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    card = ada.at("own-card-1")
    lying = card.bounding_box()
    assert lying is not None
    ada.page.mouse.move(lying["x"] + 10, lying["y"] + lying["height"] - 2)
    assert len(set(card.evaluate(TOPS))) == 1
    card.click()
    chosen = card.bounding_box()
    ada.page.mouse.move(0, 0)
    assert card.bounding_box() == chosen


def test_the_keyboard_alone_plays(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    table_id = open_table(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    ada.at("start").focus()
    ada.page.keyboard.press("Enter")
    ada.at("own-card-1").wait_for()
    ada.page.keyboard.press("2")
    expect(ada.at("own-card-2")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("p")
    expect(ada.at("log")).to_contain_text("Ada plays card 2")
    game = table_on_disk(server, table_id).game
    assert game is not None
    assert len(game.steps) >= 1
    ada.page.keyboard.press("?")
    expect(ada.at("shortcuts-dialog")).to_be_visible()


def test_swedish_is_spoken_and_switched_to_at_any_time(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada", locale="sv-SE")
    begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    expect(ada.page.locator("html")).to_have_attribute("lang", "sv")
    expect(ada.at("turn-banner")).to_contain_text("Din tur")
    ada.at("lang-select").select_option("en")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    expect(ada.at("turn-banner")).to_contain_text("Your turn")
