"""At the table in the browser: bots say why when they are asked, and are relieved when they fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import odd_bots
from browsing import PHONE, Person, table_on_disk
from examining import violations
from serving import Server, serving
from test_games_in_the_browser import begin, open_table


@pytest.fixture(scope="module")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("odd")
    with serving(folder, connections=1000, packages=odd_bots.install(folder)) as running:
        yield running


def with_talker(browser: Browser, server: Server, **options: object) -> Person:
    """Ada at a table with a bot that has just told her something, and why."""
    ada = Person(browser, server, "Ada", **options)
    begin(ada, {"seats": 2, "bots": {"1": "talker"}, "first": 1})
    ada.at("why").first.wait_for(state="attached")
    return ada


def test_a_bot_says_why_when_it_is_asked_by_mouse_or_keyboard(
    odd_server: Server, browser: Browser
) -> None:
    ada = with_talker(browser, odd_server)
    ask, said = ada.at("why").first, ada.at("why-text").first
    expect(ask).to_have_text("Why?")
    expect(said).to_be_hidden()
    ask.click()
    expect(said).to_be_visible()
    expect(said).to_contain_text("I want this to be known.")
    expect(ask).to_have_attribute("aria-expanded", "true")
    expect(ada.page.locator("#told")).to_contain_text("I want this to be known.")
    assert violations(ada) == []
    ask.press("Enter")
    expect(said).to_be_hidden()
    expect(ask).to_be_focused()
    ask.press("Space")
    expect(said).to_be_visible()
    ada.at("lang-select").select_option("sv")
    expect(ask).to_have_text("Varför?")
    expect(said).to_contain_text("Jag vill att det här ska vara känt.")
    assert ada.complaints == []


def test_the_button_is_named_after_the_move(odd_server: Server, browser: Browser) -> None:
    ada = with_talker(browser, odd_server)
    name = ada.at("why").first.get_attribute("aria-label") or ""
    line = ada.page.locator("[data-event='clue-given'] .unseen").first.inner_text()
    assert name.startswith("Why? ")
    assert line.startswith(name.removeprefix("Why? "))


def test_after_the_end_the_replay_tells_all(odd_server: Server, browser: Browser) -> None:
    ada = with_talker(browser, odd_server)
    table_id = ada.table_id
    game = table_on_disk(odd_server, table_id).game
    assert game is not None
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
    )
    ada.visit(f"/g/{table_id}?turn=1")
    ada.at("why").first.click()
    face = game.face(game.hands[0][-1])
    name = f"{game.rules.suits[face.suit].name} {face.value}"
    expect(ada.at("why-text").first).to_contain_text(f"Ada’s card 5 ({name}) to be kept")
    assert ada.complaints == []


def test_on_a_phone_the_reason_is_in_the_sheet_of_the_log(
    odd_server: Server, browser: Browser
) -> None:
    ada = with_talker(browser, odd_server, viewport=PHONE, has_touch=True, is_mobile=True)
    ada.at("sheet-log").tap()
    ada.at("why").first.tap()
    expect(ada.at("why-text").first).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ada) == []


def test_the_log_follows_with_reasons_open_and_counts_what_a_reader_missed(
    odd_server: Server, browser: Browser
) -> None:
    ada = Person(browser, odd_server, "Ada", viewport={"width": 1280, "height": 760})
    bots = {"1": "talker", "2": "talker"}
    begin(ada, {"seats": 3, "bots": bots, "first": 1, "rules": {"strikes": 8}})
    expect(ada.at("turn-banner")).to_have_text("Your turn")
    asked = ada.at("why")
    expect(asked).to_have_count(2)
    asked.nth(1).click()
    asked.nth(0).click()
    lines = ada.at("log")
    below = "lines => lines.scrollHeight - lines.scrollTop - lines.clientHeight"
    assert lines.evaluate(below) > 0, "what was opened stands above the end"

    def play() -> None:
        rows = ada.at("since-chip").last.get_attribute("data-number")
        ada.at("own-card-1").click()
        ada.at("play-button").click()
        expect(ada.page.locator(f"[data-testid=since-chip][data-number='{rows}']")).to_have_count(0)
        expect(ada.at("turn-banner")).to_have_text("Your turn")
        expect(ada.at("since-chip")).to_have_count(3)

    play()
    expect(ada.at("log-line").last).to_be_in_viewport(ratio=1)
    expect(ada.at("jump-latest")).to_have_count(0)
    lines.evaluate("lines => lines.scrollTo(0, 0)")
    expect(ada.at("jump-latest")).to_have_text("↓ Latest")
    play()
    expect(ada.at("jump-latest")).to_have_text("↓ 3 new")
    assert lines.evaluate("lines => lines.scrollTop") == 0
    ada.at("jump-latest").click()
    expect(ada.at("log-line").last).to_be_in_viewport(ratio=1)
    expect(ada.at("jump-latest")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "(the failing bot) has failed, so steady plays on."),
        ("sv-SE", "(boten failing) har slutat fungera, så steady spelar vidare."),
    ],
)
def test_a_bot_that_fails_is_relieved_in_the_log(
    odd_server: Server, browser: Browser, locale: str, said: str
) -> None:
    ada = Person(browser, odd_server, "Ada", locale=locale)
    begin(ada, {"seats": 2, "bots": {"1": "failing"}, "first": 0})
    ada.at("own-card-1").click()
    ada.at("play-button").click()
    expect(ada.at("handover")).to_contain_text(said)
    expect(ada.page.locator(".toast")).to_contain_text(said)
    expect(ada.at("log-line").last).not_to_contain_text("failing")
    ada.page.reload()
    expect(ada.at("handover")).to_contain_text(said)
    assert ada.complaints == []


def test_a_bot_is_seen_getting_ready(odd_server: Server, browser: Browser) -> None:
    ada = Person(browser, odd_server, "Ada")
    open_table(ada, {"seats": 2, "bots": {"1": "slow"}, "first": 1})
    ada.at("start").click()
    expect(ada.at("acts-1")).to_have_text("getting ready…")
    assert violations(ada) == []


def test_the_bots_are_told_in_the_language_of_the_page(
    odd_server: Server, browser: Browser
) -> None:
    ada = Person(browser, odd_server, "Ada", locale="sv-SE")
    ada.visit("/")
    ada.at("about-bots").click()
    expect(ada.at("about-steady")).to_contain_text("spelar det som är säkert")
    expect(ada.at("about-talker")).to_contain_text("from odd_bots:Talker")
    ada.at("bot-1").select_option("needy")
    ada.at("create-table").click()
    expect(ada.page.locator(".toast")).to_contain_text("går inte att använda här")
    expect(ada.page.locator(".toast")).to_contain_text("pip install '.[fast]'")
