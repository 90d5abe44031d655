"""Time on the page, and how one notices one's turn: sounds, notifications, clocks that run out, and pauses."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browsing import Person, play_on, table_on_disk
from examining import check_page, violations
from hanabi.table.clock import ClockChoice
from serving import Server
from teammate import Teammate
from test_games_in_the_browser import begin, open_table

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
    table_id = begin(ada, {"seats": 2, "first": 1}, bo)
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


def test_time_runs_out_on_somebody_who_is_gone(server: Server, browser: Browser) -> None:
    """At one table a bot moves for Bo, at the other the game is over."""
    hosts = {how: Person(browser, server, "Ada") for how in ("bot", "end")}
    for how, ada in hosts.items():
        clock = {"per": "move", "seconds": 5}
        table_id = open_table(ada, {"seats": 2, "first": 1, "clock": clock, "time_out": how})
        Teammate(server, table_id, "Bo")
        ada.at("start").click()
    waits, ends = hosts["bot"], hosts["end"]
    expect(waits.at("clock-1")).to_have_attribute("data-runs", "")
    expect(waits.at("handover").first).to_have_text(
        "Bo ran out of time: steady moved for them.", use_inner_text=True
    )
    assert waits.page.locator(".log [data-testid=log-line][data-turn='1']").count() == 1
    expect(ends.at("finale")).to_contain_text("Bo ran out of time.")
    expect(ends.at("own-clock")).to_have_count(0)
    assert waits.complaints == ends.complaints == []


def set_a_clock(ada: Person) -> str:
    """A table for two from the form, with a clock that is not offered by name."""
    ada.visit("/")
    ada.introduce()
    ada.at("seats").select_option("2")
    ada.at("bot-1").select_option("")
    ada.at("more-options").click()
    ada.at("clock").select_option("game")
    ada.at("clock-minutes").fill("12")
    ada.at("clock-minutes").press("Tab")
    ada.at("time-out").select_option("end")
    ada.at("first").select_option("1")
    ada.at("talk").select_option("chat")
    ada.at("spectators").select_option("everything")
    expect(ada.at("options-set")).to_contain_text("12 min + 30 s per player; then the game ends")
    ada.at("create-table").click()
    return ada.table_id


def test_a_pause_covers_every_screen_until_anybody_resumes(
    server: Server, browser: Browser
) -> None:
    ada, bo, zoe = (Person(browser, server, name) for name in ("Ada", "Bo", "Zoe"))
    table_id = set_a_clock(ada)
    bo.join(table_id)
    expect(bo.at("clock-note")).to_have_text(
        "Clock: 12 min + 30 s per player; then the game ends", use_inner_text=True
    )
    assert table_on_disk(server, table_id).settings.clock == ClockChoice("game", 720, 30)
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    zoe.visit(f"/t/{table_id}")
    zoe.at("teammate-0-card-1").wait_for()
    expect(ada.at("clock-1")).to_have_attribute("data-runs", "")
    check_page(ada, ("en", "fr"))
    ada.at("own-card-2").click()
    ada.at("play-button").click()  # for the next turn
    ada.at("waiting-move").wait_for()

    ada.at("pause").click()
    for person in (ada, bo, zoe):
        expect(person.at("cover")).to_contain_text("Ada paused the game.")
        assert person.page.locator(".held, .stack, .face, .table, .log").count() == 0
        # Nothing that was said of the game is left; this is, for a while.
        assert person.at("told").inner_text() in ("Ada paused the game.", "")
    expect(bo.page.locator("#cover-title")).to_be_focused()
    expect(zoe.at("resume")).to_have_count(0)
    check_page(bo)
    bo.at("chat-field").fill("Who is at the door?")
    bo.at("chat-send").click()
    expect(ada.at("talk-line")).to_have_text("Bo Who is at the door?")
    ada.at("table-menu").click()
    expect(ada.at("vote-end")).to_be_visible()
    ada.page.keyboard.press("Escape")

    bo.at("resume").click()
    for person in (ada, bo):
        person.at("own-card-1").wait_for()
        expect(person.at("cover")).to_have_count(0)
    zoe.at("teammate-0-card-1").wait_for()
    ada.at("waiting-move").wait_for()
    game = play_on(server, table_id, {1: bo, 0: ada}, turns=1).game
    assert game is not None
    expect(bo.page.locator(".table[data-steps='2']")).to_be_visible()  # what Ada had chosen
    bo.page.keyboard.press("Shift+P")
    expect(ada.at("cover")).to_contain_text("Bo paused the game.")
    ada.visit(f"/t/{table_id}")  # also for whoever comes meanwhile
    expect(ada.at("cover")).to_be_visible()
    assert ada.complaints == bo.complaints == zoe.complaints == []
