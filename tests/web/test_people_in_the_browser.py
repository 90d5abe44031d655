"""People who come and go: the seat that comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from hanabi.server.limits import Limits
from serving import Server, serving
from test_accessibility import violations
from test_games_in_the_browser import open_table


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait for anybody who is gone."""
    with serving(tmp_path_factory.mktemp("quick"), Limits(connections=1000, grace=0)) as running:
        yield running


def two_at_a_table(ada: Person, bo: Person, **settings: object) -> str:
    table_id = open_table(ada, {"seats": 2, "first": 0, **settings})
    bo.join(table_id)
    ada.at("start").click()
    for person in (ada, bo):
        person.at("own-card-1").wait_for()
    return table_id


def test_a_replaced_person_takes_the_seat_back_with_one_click(
    quick: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, quick, "Ada"), Person(browser, quick, "Bo", viewport=PHONE)
    table_id = two_at_a_table(ada, bo)
    bo.page.close()
    ada.at("replace-1").click()
    expect(ada.at("away-1")).to_have_count(0)
    quick.restart()
    bo.page = bo.context.new_page()
    bo.visit(f"/t/{table_id}")
    expect(bo.at("replaced")).to_contain_text("A bot is playing for you.")
    assert violations(bo) == []
    bo.at("return").click()
    expect(bo.at("replaced")).to_have_count(0)
    expect(ada.at("handover").last).to_contain_text("Bo is back")
    table = table_on_disk(quick, table_id)
    assert table.bots == [None, None]
    assert table.state == "playing"
    assert bo.complaints == []


def test_nobody_is_replaced_before_they_had_time_to_come_back(
    server: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo")
    table_id = two_at_a_table(ada, bo)
    bo.page.close()
    expect(ada.at("replace-1")).to_be_disabled()
    expect(ada.at("replace-1")).to_contain_text(" s)")
    answer = ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "vote-replace", "seat": 1, "agree": True}
    )
    assert answer.json()["code"] == "too-soon"
    assert ada.complaints == []


def test_a_private_game_is_found_again_in_the_lobby_and_among_the_past_ones(
    server: Server, browser: Browser
) -> None:
    ada, eve = Person(browser, server, "Ada"), Person(browser, server, "Eve")
    table_id = open_table(ada, {"seats": 2, "first": 0, "bots": {"1": "steady"}})
    ada.at("start").click()
    ada.at("own-card-1").wait_for()
    ada.page.locator(".brand").click()
    expect(ada.at("own-table-state")).to_have_text("Your turn")
    assert violations(ada) == []
    ada.at("go-on").click()
    ada.at("table-menu").click()
    ada.at("vote-end").click()
    ada.at("confirm-yes").click()
    ada.at("finale").wait_for()
    ada.visit("/games")
    ada.at("filter-mine").check()
    expect(ada.at("past-game")).to_have_count(1)
    expect(ada.at("past-game")).to_have_attribute("href", f"/g/{table_id}")
    assert violations(ada) == []
    with eve.page.expect_response("**/api/mine?*") as mine:
        eve.visit("/")
    assert mine.value.json() == []
    expect(eve.at("own-table")).to_have_count(0)
    with eve.page.expect_response("**/api/games?*") as past:
        eve.visit("/games")
    assert table_id not in past.value.text()
    assert ada.complaints == []
