"""Hints in the browser: what the bot would do in one's place is read, heard and seen on the cards, and goes with the turn."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import Person, table_on_disk
from examining import check_page
from hanabi.bots import make_bot
from hanabi.words import Words
from hanabi.words.hints import hint_text
from serving import Server
from test_games_in_the_browser import begin, open_table
from test_layout import faults

SMALL = {"width": 320, "height": 568}


def test_a_hint_is_read_heard_seen_and_gone_with_the_turn(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    bots = {"1": "friend", "2": "friend"}
    table_id = open_table(ada, {"seats": 3, "bots": bots, "first": 0, "hints": True})
    expect(ada.at("hints-note")).to_be_visible()
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    game = table_on_disk(server, table_id).game
    assert game is not None
    view = game.view(game.to_act)
    action, motive = make_bot("friend", 0, seat=0, team=["friend"] * 3).act(view)
    said = hint_text(Words("en", "cocktail"), view, view.names, action, motive)

    ada.at("ask-advice").click()
    expect(ada.at("advice")).to_contain_text(said)
    expect(ada.at("told")).to_contain_text(said)
    assert ada.page.locator(".held.advised").count() > 0
    check_page(ada)
    ada.at("close-advice").click()
    expect(ada.at("advice")).to_have_count(0)
    expect(ada.at("ask-advice")).to_be_focused()
    ada.page.keyboard.press("h")
    expect(ada.at("advice")).to_contain_text(said)
    ada.at("lang-select").select_option("sv")
    expect(ada.at("advice")).to_contain_text("I ditt ställe")
    ada.do(game, action)
    expect(ada.at("advice")).to_have_count(0)
    expect(ada.page.locator(".held.advised")).to_have_count(0)
    assert ada.complaints == []


def test_on_a_phone_hints_are_among_the_tabs(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada", viewport=SMALL, has_touch=True, is_mobile=True)
    bots = dict.fromkeys(map(str, range(1, 5)), "friend")
    begin(ada, {"seats": 5, "bots": bots, "first": 0, "hints": True})
    ada.at("tab-advice").tap()
    expect(ada.at("advice")).to_contain_text("In your place")
    assert faults(ada.page, (SMALL["width"], SMALL["height"])) == []
    assert ada.complaints == []


def test_without_hints_there_is_nothing_to_press(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    expect(ada.at("ask-advice")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.at("advice")).to_have_count(0)
