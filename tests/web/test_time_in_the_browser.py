"""Time on the page, and how one notices one's turn: sounds, notifications, clocks that run out, and pauses."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browsing import Person, play_on
from examining import check_page, violations
from serving import Server
from test_games_in_the_browser import open_table

EDGES = Path(__file__).parent / "browser_edges.js"
YOUR_TURN = "● Your turn – Hanabi"


def look_away(person: Person) -> None:
    person.page.evaluate("() => lookAway(true)")


def look_back(person: Person) -> None:
    person.page.evaluate("() => lookAway(false)")


def counted(person: Person, what: str, number: int) -> None:
    """Wait until the browser was asked for this so many times."""
    person.page.locator(f"html[data-{what}='{number}']").wait_for(state="attached")


def act_elsewhere(person: Person, table_id: str) -> None:
    """On another device, while this page stays as it is."""
    view = person.page.request.get(f"/api/tables/{table_id}").json()["view"]
    action = next(one for one in view["legal_actions"] if one["do"] in ("play", "discard"))
    done = person.page.request.post(
        f"/api/tables/{table_id}/commands",
        data={"type": "act", "action": action, "steps": view["steps"]},
    )
    assert done.json()["type"] == "done", done.text()


def test_whoever_looks_elsewhere_is_called_and_told_nothing_of_the_cards(
    server: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo")
    ada.page.add_init_script(path=EDGES)
    people = {0: ada, 1: bo}
    table_id = open_table(ada, {"seats": 2, "first": 1})
    bo.join(table_id)
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    icon = ada.page.locator("link[rel=icon]")

    look_away(ada)
    play_on(server, table_id, people, turns=1)
    expect(ada.page).to_have_title(YOUR_TURN)
    expect(icon).to_have_attribute("href", re.compile(r"/favicon-turn\.svg$"))
    look_back(ada)
    expect(icon).to_have_attribute("href", re.compile(r"/favicon\.svg$"))
    ada.at("notify-offer").wait_for()
    assert ada.page.evaluate("() => document.documentElement.dataset.asked") is None
    assert violations(ada) == []
    ada.at("notify-yes").click()
    counted(ada, "asked", 1)
    expect(ada.at("notify-offer")).to_have_count(0)

    play_on(server, table_id, people, turns=1)
    look_away(ada)
    play_on(server, table_id, people, turns=1)
    counted(ada, "notified", 1)
    shown = ada.page.evaluate("() => shown.map(({ title, options }) => ({ title, ...options }))")
    title = ada.page.request.get(f"/api/tables/{table_id}").json()["table"]["rules"]["title"]
    assert [(one.pop("title"), one.pop("body")) for one in shown] == [(title, "Your turn")]
    assert [list(one) for one in shown] == [["icon"]]
    ada.page.evaluate("() => shown[0].onclick()")
    counted(ada, "focused", 1)
    counted(ada, "closed", 1)

    act_elsewhere(ada, table_id)
    play_on(server, table_id, people, turns=1)
    counted(ada, "notified", 2)
    act_elsewhere(ada, table_id)
    expect(ada.page).not_to_have_title(YOUR_TURN)
    counted(ada, "closed", 3)

    bo.at("settings").click()  # a browser that shows no notifications
    expect(bo.at("pref-notify")).to_be_disabled()
    expect(bo.at("notify-why")).to_contain_text("blocked for this site")
    check_page(bo, ("de", "fr"))
    assert ada.complaints == bo.complaints == []


def test_sounds_are_off_with_one_click_and_stay_off(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada", viewport={"width": 320, "height": 568})
    ada.page.add_init_script(path=EDGES)
    table_id = open_table(ada, {"seats": 2, "first": 0, "bots": {"1": "steady"}})
    ada.at("start").click()
    play_on(server, table_id, {0: ada}, turns=1)
    ada.page.locator("html[data-tones]").wait_for(state="attached")

    expect(ada.at("sound")).to_have_attribute("aria-pressed", "true")
    ada.at("sound").click()
    expect(ada.at("sound")).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    expect(ada.at("sound")).to_have_attribute("aria-pressed", "false")
    game = play_on(server, table_id, {0: ada}, turns=1).game
    assert game is not None
    ada.page.locator(f".table[data-steps='{len(game.steps)}']").wait_for()
    assert ada.page.evaluate("() => document.documentElement.dataset.tones") is None
    ada.at("settings").click()
    ada.at("pref-sounds").check()
    ada.page.locator("html[data-tones]").wait_for(state="attached")
    assert ada.complaints == []
