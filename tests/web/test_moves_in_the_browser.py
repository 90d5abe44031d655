"""One sees the move: marks and an arrow until one's next turn, the strip of moves, looking back, and the log in rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from browsing import DESKTOP, PHONE, Person
from examining import violations
from serving import Server
from teammate import Teammate
from test_games_in_the_browser import open_table


@contextmanager
def three(
    browser: Browser, server: Server, first: int = 1, **options: Any
) -> Iterator[tuple[Person, Teammate, Teammate]]:
    """Ada in a browser, Bo and Cleo over the API. Bo begins, or whoever is said to."""
    ada = Person(browser, server, "Ada", **options)
    table_id = open_table(ada, {"seats": 3, "first": first})
    bo, cleo = (Teammate(server, table_id, name) for name in ("Bo", "Cleo"))
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    yield ada, bo, cleo
    assert ada.complaints == []
    ada.context.close()


def card(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-card='{number}']")


def among(name: str) -> re.Pattern[str]:
    """A class among others."""
    return re.compile(rf"(^|\s){name}(\s|$)")


def test_moves_stay_in_sight_until_the_own_next_turn(server: Server, browser: Browser) -> None:
    with three(browser, server) as (ada, bo, cleo):
        table, arrows = ada.page.locator(".table"), ada.at("arrows")
        expect(ada.at("since")).to_contain_text("No moves yet.")

        told = bo.act("clue", to=2)["touches"]
        for number in told:
            expect(card(ada, number)).to_have_class(among("now"))
        expect(arrows.locator("g.told")).to_have_count(len(told))
        expect(table.locator(".held.told")).to_have_count(len(told))
        box = card(ada, told[0]).bounding_box()
        head = arrows.locator("g.told").first.bounding_box()
        assert box
        assert head
        assert box["x"] < head["x"] + head["width"] / 2 < box["x"] + box["width"]

        gone = cleo.act("discard")["card"]
        expect(ada.page.locator(f"td.moved.now [data-move='card-{gone}']")).to_have_count(1)
        expect(arrows.locator("g.told")).to_have_count(0)
        expect(arrows.locator(".leaving")).to_have_count(1)
        expect(arrows.locator(".badge-of.token-returned")).to_have_count(1)
        still = [number for number in told if number != gone]
        for number in still:
            expect(card(ada, number)).to_have_class(among("told"))
            expect(card(ada, number)).not_to_have_class(among("now"))
            expect(card(ada, number).locator(".lately .clue-pill")).to_have_count(1)
        expect(ada.page.locator("[data-testid^=teammate-2-card] .lately .new")).to_have_count(1)

        chips = ada.at("since-chip")
        expect(chips).to_have_count(2)
        expect(chips.first).to_contain_text("Bo tells Cleo")
        expect(chips.last).to_have_class(among("now"))

        ada.at("own-card-1").click()
        ada.at("play-button").click()
        expect(chips).to_have_count(1)
        expect(chips).to_contain_text("Ada plays card 1")
        expect(table.locator(".held.told")).to_have_count(0)
        expect(ada.page.locator("[data-testid^=own-card] .lately .new")).to_have_count(1)
        expect(ada.at("own-card-5").locator(".new")).to_have_count(1)


def test_the_arrow_follows_the_cards_when_the_window_changes(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, server, "Ada")
    open_table(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 1})
    ada.at("start").click()
    told = ada.page.locator(
        "[data-testid^=own-card].now"
    ).first  # with all tokens there, it can only tell
    number = told.get_attribute("data-card")
    for size in ({"width": 1900, "height": 700}, PHONE, DESKTOP):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        ada.page.evaluate("counted = 0")
        ada.page.wait_for_function(
            """([number, width]) => {
                if (innerWidth !== width || counted++ < 5) return false;  // frames after the change
                const card = document.querySelector(`[data-card="${number}"]`).getBoundingClientRect();
                const head = document.querySelector(".arrows g.told")?.getBoundingClientRect();
                return head && head.left < card.right && head.right > card.left
                    && head.top < card.bottom && head.bottom > card.top;
            }""",
            arg=[number, size["width"]],
        )
    assert ada.complaints == []


def test_the_log_has_one_row_a_move_and_shows_its_cards(server: Server, browser: Browser) -> None:
    with three(browser, server) as (ada, bo, cleo):
        told = bo.act("clue", to=2)["touches"]
        gone = cleo.act("discard")["card"]
        rows = ada.page.locator("[data-testid=log-line]:not([data-event=hand-dealt])")
        expect(rows).to_have_count(2)
        clue, discard = rows.first, rows.last
        expect(clue.locator(".unseen")).to_contain_text("A token leaves the lid; 7 left.")
        expect(clue.locator(".clue-pill")).to_have_count(1)
        expect(clue.locator(".at")).to_have_count(len(told))
        expect(clue.locator(".brought.spent")).to_have_text("7")
        ada.page.set_viewport_size({"width": 320, "height": 568})
        ada.page.wait_for_function(
            """() => {
                const strip = document.querySelector(".since ol");
                const hidden = strip.scrollWidth - strip.clientWidth;
                return hidden > 0 && Math.abs(strip.scrollLeft - hidden) < 2;  // the newest chip is in sight
            }"""
        )
        ada.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
        expect(discard.locator(".unseen")).to_contain_text("Cleo discards card 1")
        expect(discard.locator(".unseen")).to_contain_text("Cleo draws")
        expect(discard.locator(".brought.token")).to_have_text("8")
        expect(discard.locator(".card-chip")).to_have_count(2)

        clue.hover()
        for number in {*told} - {gone}:
            expect(card(ada, number)).to_have_class(among("touched"))
        discard.hover()
        expect(ada.page.locator(f"td.pointed [data-move='card-{gone}']")).to_have_count(1)
        ada.at("turn-banner").hover()
        expect(ada.page.locator(".touched, .pointed")).to_have_count(0)


def test_a_chip_leads_to_its_moment_and_escape_back_to_now(
    server: Server, browser: Browser
) -> None:
    with three(browser, server) as (ada, bo, cleo):
        told = bo.act("clue", to=2)["touches"]
        gone = cleo.act("discard")["card"]
        expect(ada.at("turn-banner")).to_have_text("Your turn")
        expect(card(ada, gone)).to_have_count(0)

        ada.at("since-chip").first.click()
        expect(ada.at("looking-back")).to_contain_text("You’re looking back at turn 1.")
        expect(ada.at("looking-back")).to_contain_text("It’s your turn.")
        expect(ada.at("since-chip").first).to_have_attribute("aria-current", "true")
        expect(ada.at("since-chip").first).to_be_focused()
        expect(card(ada, gone)).to_have_count(1)
        expect(ada.at("arrows").locator("g.told")).to_have_count(len(told))
        expect(ada.page.locator("[data-testid^=own-card] .face")).to_have_count(0)

        ada.page.keyboard.press("1")
        ada.at("own-card-1").click()
        expect(ada.page.locator(".held[aria-pressed=true]")).to_have_count(0)
        expect(ada.at("play-button")).to_have_count(0)
        ada.page.keyboard.press("Escape")
        ada.at("since-chip").first.press("ArrowRight")
        expect(ada.at("since-chip").last).to_have_attribute("aria-current", "true")
        expect(ada.at("looking-back")).to_contain_text("turn 2")
        expect(ada.at("log-line")).to_have_count(5)
        expect(ada.page.locator(".line[aria-current]")).to_contain_text("Cleo discards")
        assert violations(ada) == []
        ada.at("return-now").click()
        expect(ada.at("looking-back")).to_have_count(0)
        ada.at("own-card-1").click()
        ada.at("play-button").click()
        expect(ada.at("since-chip")).to_have_count(1)

        ada.at("log-line").nth(3).click()
        expect(ada.at("looking-back")).to_contain_text("turn 1")
        bo.act("clue")
        expect(ada.at("since-chip")).to_have_count(2)
        expect(ada.at("looking-back")).to_contain_text("turn 1")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".table[data-steps='4']")).to_have_count(1)


def test_the_newest_card_lies_where_one_wants_it_and_the_chop_is_marked_on_request(
    server: Server, browser: Browser
) -> None:
    with three(browser, server, first=0) as (ada, _bo, _cleo):
        expect(ada.page.locator(".held .newest")).to_have_count(3)
        expect(ada.at("own-card-5").locator(".newest")).to_have_count(1)
        expect(ada.page.locator(".held .chop")).to_have_count(0)
        ada.at("settings").click()
        ada.at("pref-chop").check()
        ada.at("newest-left").check()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".held .chop")).to_have_count(3)
        expect(ada.at("own-card-1").locator(".chop")).to_have_count(1)

        first = ada.page.locator("[data-testid=own-hand] .held").first
        expect(first).to_have_attribute("data-testid", "own-card-5")
        expect(first.locator(".place")).to_have_text("5")
        number = first.get_attribute("data-card")
        ada.page.keyboard.press("5")
        expect(first).to_have_attribute("aria-pressed", "true")
        expect(first).to_be_focused()
        expect(ada.at("move-left")).to_be_disabled()
        ada.page.keyboard.press("Shift+ArrowRight")
        second = ada.page.locator("[data-testid=own-hand] .held").nth(1)
        expect(second).to_have_attribute("data-card", number or "")
        expect(second).to_have_attribute("data-testid", "own-card-4")
        second.focus()
        ada.page.keyboard.press("ArrowLeft")
        expect(first).to_be_focused()
