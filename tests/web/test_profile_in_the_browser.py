"""Profiles, friends, invitations, past games and tags, in real browsers over thirty finished games."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browsing import DESKTOP, PHONE, TABLET, Person
from examining import check_page
from finished_games import Finished, keep, thirty
from hanabi.server.guard import digest
from hanabi.server.store import Store
from serving import Server
from test_games_in_the_browser import open_table


class Friends(NamedTuple):
    """Ann and Bo, who have played nineteen games to the end together, and all thirty of Ann."""

    ann: Person
    bo: Person
    games: list[Finished]
    ids: dict[str, str]
    """Of their profiles, by name."""


@pytest.fixture(scope="module")
def friends(server: Server, browser: Browser) -> Friends:
    ann = Person(browser, server, "Ann")
    bo = Person(browser, server, "Bo", viewport=PHONE, has_touch=True)
    ids = {}
    for person in (ann, bo):
        person.visit("/")
        person.introduce()
        sit_down(person)
        ids[person.name] = asked(person, "/api/me/profile")["id"]
    games = thirty(root_of(ann), root_of(bo), time.time() - 60, "thirty-")
    put(server, games)
    return Friends(ann, bo, games, ids)


def sit_down(person: Person) -> None:
    """Be known to the server: whoever had a seat once has a profile."""
    table_id = open_table(person, {"seats": 3})
    answer = person.page.request.post(f"/api/tables/{table_id}/commands", data={"type": "leave"})
    assert answer.ok, answer.text()


def root_of(person: Person) -> str:
    """What holds the seats of somebody who has sat down in this browser."""
    (token,) = (c["value"] for c in person.context.cookies() if c.get("name") == "hanabi")
    return digest(token)


def put(server: Server, games: list[Finished]) -> None:
    """Games into the database of the running server, from a thread: this one has the event loop of Playwright."""

    def write() -> None:
        store = Store(server.db)
        asyncio.run(keep(store, *games))
        store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(write).result()


def asked(person: Person, path: str) -> Any:
    answer = person.page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def check_figures(viewer: Person, whose: str) -> dict[str, Any]:
    """The page of a profile says what the server says to whoever looks at it."""
    with viewer.page.expect_response(f"**/api/people/{whose}?*") as answer:
        viewer.visit(f"/p/{whose}")
    told: dict[str, Any] = answer.value.json()
    results = told["results"]
    for testid, figure in {
        "profile-name": told["name"],
        "figure-games": results["games"],
        "figure-share": f"{100 * results['share']:.0f}%",
        "figure-perfect": results["perfect"],
        "figure-perfect-streak": told["perfect_streak"]["current"],
        "figure-day-streak": told["day_streak"]["current"],
        "figure-struck-out": told["struck_out"],
    }.items():
        expect(viewer.at(testid)).to_have_text(str(figure))
    expect(viewer.at("plot-time").locator("svg .dot")).to_have_count(len(told["recent"]))
    perfect = sum(game["perfect"] for game in told["recent"])
    expect(viewer.at("plot-time").locator("svg .dot.perfect")).to_have_count(perfect)
    expect(viewer.at("plot-time").locator("tbody tr")).to_have_count(len(told["recent"]))
    for edition in told["editions"]:
        row = viewer.at(f"results-{edition['edition']}").locator("tr").first
        expect(row).to_contain_text(edition["title"])
        expect(row.locator("td").first).to_have_text(str(edition["results"]["games"]))
        shares = viewer.at(f"plot-shares-{edition['edition']}").locator("tbody td")
        expect(shares).to_have_text([str(number) for number in edition["shares"]])
    played = [str(month["results"]["games"]) for month in reversed(told["months"])]
    expect(viewer.at("plot-months").locator("tbody td:nth-child(2)")).to_have_text(played)
    return told


def check_smallest(person: Person, *paths: str) -> None:
    """No page is wider than the smallest phone."""
    before = person.page.viewport_size
    person.page.set_viewport_size({"width": 320, "height": 568})
    for path in paths:
        person.visit(path)
        person.at("person").first.wait_for()
        person.page.evaluate(
            "document.querySelectorAll('details').forEach((one) => one.open = true)"
        )
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 320, path
    person.page.set_viewport_size(before or PHONE)


def test_a_profile_shows_what_the_server_says_to_whoever_looks(
    friends: Friends, server: Server, browser: Browser
) -> None:
    ann, bo, _, ids = friends
    ann.visit("/")
    ann.at("your-profile").click()
    ann.page.wait_for_url(f"**/p/{ids['Ann']}")
    own = check_figures(ann, ids["Ann"])
    assert own["results"]["games"] == 29
    expect(ann.at("figure-stopped")).to_have_text("1")
    expect(ann.at("friend")).to_contain_text("20 games together · 79% on average")
    expect(ann.at("partner").first).to_contain_text("steady")
    expect(ann.at("partner").first.locator(".badge")).to_have_text("bot")
    check_page(ann)

    together = check_figures(bo, ids["Ann"])
    expect(bo.at("profile-note")).to_contain_text("Ann’s public games and the games you played")
    expect(bo.at("invite-again")).to_be_visible()
    check_page(bo)

    eve = Person(browser, server, "Eve", viewport=TABLET)
    public = check_figures(eve, ids["Ann"])
    expect(eve.at("invite-again")).to_have_count(0)
    counts = [one["results"]["games"] for one in (own, together, public)]
    assert counts == sorted(set(counts), reverse=True), "each sees less"
    expect(eve.at("partner").filter(has_text="Bo").get_by_test_id("person")).to_be_visible()
    eve.at("partner").get_by_test_id("person").filter(has_text="Bo").click()
    expect(eve.at("profile-name")).to_have_text("Bo")
    eve.visit("/p/me")
    expect(eve.at("profile-empty")).to_be_visible()
    check_page(eve)
    eve.visit("/p/nobody-has-this")
    expect(eve.at("problem")).to_be_visible()
    not_found = "404 (Not Found)"  # the browser itself writes it down
    assert [said for said in eve.complaints if not_found not in said] == []
    check_smallest(bo, "/", "/p/me", f"/p/{ids['Ann']}", "/games?mine=true")
    assert ann.complaints == bo.complaints == []


def test_a_friend_is_invited_again_and_joins_with_a_click(friends: Friends) -> None:
    ann, bo, _, ids = friends
    table_id = open_table(ann, {"seats": 3})
    expect(ann.at("friend")).to_contain_text("Bo")
    ann.at("invite-friend").click()
    expect(ann.at("invite-state")).to_have_text("invited")
    check_page(ann)

    bo.visit("/games")
    expect(bo.at("invitations-badge")).to_have_text("✉\ufe0e 1")
    bo.at("invitations-badge").click()
    expect(bo.at("invitation")).to_contain_text("Ann")
    expect(bo.at("past-game").first).to_be_visible()
    check_page(bo)
    bo.at("accept").click()
    assert bo.table_id == table_id
    expect(ann.at("seat-1")).to_contain_text("Bo")
    expect(ann.at("friend")).to_have_count(0)
    expect(ann.at("seat-1").get_by_test_id("person")).to_have_attribute("href", f"/p/{ids['Bo']}")

    ann.visit(f"/p/{ids['Bo']}")
    expect(ann.at("invite-state")).to_have_text("at your table")
    bo.at("leave").click()
    expect(bo.at("play-now")).to_be_visible()
    ann.visit(f"/t/{table_id}")
    ann.at("leave").click()
    expect(ann.at("play-now")).to_be_visible()
    ann.visit(f"/p/{ids['Bo']}")
    ann.at("invite-again").click()
    assert ann.table_id != table_id
    expect(ann.at("invite-state")).to_have_text("invited")
    bo.visit("/")
    bo.at("decline").click()
    expect(bo.at("invitation")).to_have_count(0)

    bo.visit("/p/me")
    bo.at("ignore").click()
    expect(bo.at("friend")).to_contain_text("ignored")
    check_page(bo)
    bo.at("ignore").click()
    expect(bo.at("friend")).not_to_contain_text("ignored")
    with bo.page.expect_response("**/api/me/invitations/wanted"):
        bo.at("take-invitations").uncheck()
    ann.visit("/p/me")
    expect(ann.at("friend").get_by_test_id("invite-state")).to_have_text("not taking invitations")
    bo.at("take-invitations").check()
    assert ann.complaints == bo.complaints == []


def test_games_are_tagged_and_found_again_by_their_tags(friends: Friends) -> None:
    ann, _, games, _ = friends
    ann.visit("/games?mine=true")
    expect(ann.at("past-game")).to_have_count(len(games))
    newest, second = (game.id for game in games[:-3:-1])
    ann.at("edit-tags").first.click()
    ann.at("tag-field").fill("to  discuss")
    ann.at("tag-add").click()
    expect(ann.at("remove-tag")).to_contain_text("#to discuss")
    check_page(ann)
    ann.at("dialog-close").click()
    expect(ann.at("tag")).to_have_text(["#to discuss"])

    ann.visit(f"/g/{second}")
    ann.at("edit-tags").click()
    ann.at("offered-tag").click()
    ann.at("tag-field").fill("finesse")
    ann.at("tag-add").click()
    expect(ann.at("remove-tag")).to_have_count(2)
    ann.at("remove-tag").filter(has_text="to discuss").click()
    expect(ann.at("remove-tag")).to_contain_text(["#finesse"])
    ann.at("dialog-close").click()

    ann.visit("/games")
    ann.at("filter-tag").filter(has_text="finesse").click()
    expect(ann.at("past-game")).to_have_count(1)
    expect(ann.at("past-game")).to_have_attribute("href", f"/g/{second}")
    assert ann.page.url.endswith("/games?tag=finesse")
    ann.at("filter-tag").filter(has_text="to discuss").click()
    expect(ann.at("past-game")).to_have_attribute("href", f"/g/{newest}")
    ann.page.go_back()
    expect(ann.at("past-game")).to_have_attribute("href", f"/g/{second}")
    ann.page.reload()
    expect(ann.at("past-game")).to_have_attribute("href", f"/g/{second}")
    check_page(ann)
    assert ann.complaints == []


def test_an_address_says_what_is_searched_for_and_results_can_be_hidden(
    friends: Friends, server: Server, browser: Browser
) -> None:
    ann, _, games, _ = friends
    ann.visit("/games?mine=true&edition=swedish&name=Bo")
    expect(ann.at("filter-edition")).to_have_value("swedish")
    wanted = [g for g in games if g.edition == "swedish" and "Bo" in g.names]
    expect(ann.at("past-game")).to_have_count(len(wanted))
    ann.at("more-filters").click()
    ann.at("filter-perfect").check()
    perfect = [g for g in wanted if (r := g.record()).end and r.end.score == r.rules.maximum]
    expect(ann.at("past-game")).to_have_count(len(perfect))
    ann.at("filter-name").fill("Bo, Gus")
    with_gus = [game for game in perfect if "Gus" in game.names]
    expect(ann.at("past-game")).to_have_count(len(with_gus))
    address = ann.page.url
    for part in ("edition=swedish", "name=Bo&name=Gus", "mine=true", "perfect=true"):
        assert part in address
    ann.at("filter-most").fill("3")
    ann.at("filter-most").press("Tab")
    expect(ann.at("no-games")).to_be_visible()
    ann.page.go_back()
    expect(ann.at("past-game")).to_have_count(len(with_gus))

    eve = Person(browser, server, "Eve")
    eve.visit(address.replace("&mine=true", "").replace("mine=true&", ""))
    seen = [game for game in with_gus if game.public]
    expect(eve.at("filter-perfect")).to_be_checked()
    expect(eve.at("past-game")).to_have_count(len(seen))
    expect(eve.at("filter-tag")).to_have_count(0)
    eve.visit("/games?players=99")
    expect(eve.at("problem")).to_be_visible()

    ann.at("clear-filters").click()
    ann.at("settings").click()
    ann.at("pref-spoilerFree").check()
    ann.at("dialog-close").click()
    ann.at("filter-mine").check()
    expect(ann.at("show-result")).to_have_count(len(games))
    expect(ann.page.locator(".points")).to_have_count(0)
    ann.at("show-result").first.click()
    expect(ann.page.locator(".points")).to_have_count(1)
    ann.page.set_viewport_size(PHONE)
    check_page(ann)
    ann.page.set_viewport_size(DESKTOP)
    assert ann.complaints == []
