"""People who come and go: the seat that comes back, the games one finds again, the link one sends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from examining import violations
from hanabi.server.limits import Limits
from serving import Server, serving
from test_games_in_the_browser import begin, open_table


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait for anybody who is gone."""
    with serving(tmp_path_factory.mktemp("quick"), Limits(connections=1000, grace=0)) as running:
        yield running


def two_at_a_table(ada: Person, bo: Person, **settings: object) -> str:
    return begin(ada, {"seats": 2, "first": 0, **settings}, bo)


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
    table_id = begin(ada, {"seats": 2, "first": 0, "bots": {"1": "steady"}})
    ada.page.locator(".brand").click()
    expect(ada.at("own-table-state")).to_have_text("Your turn")
    assert violations(ada) == []
    ada.at("go-on").click()
    ada.at("table-menu").click()
    ada.at("vote-end").click()
    ada.at("confirm-yes").click()
    ada.at("finale-names").get_by_test_id("person").click()
    expect(ada.at("profile-name")).to_have_text("Ada")
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


def test_the_link_to_send_is_one_that_others_can_open(
    for_all: Server, server: Server, browser: Browser
) -> None:
    ada = Person(browser, for_all, "Ada")
    table_id = open_table(ada, {"seats": 2})
    expect(ada.at("invite-link-qr")).to_be_visible()
    link = ada.at("invite-link").input_value()
    assert link.endswith(f":{for_all.port}/t/{table_id}")
    assert "127.0.0.1" not in link
    assert violations(ada) == []
    bo = Person(browser, for_all, "Bo")
    bo.visit(link)
    expect(bo.at("invite-link")).to_have_value(link)
    expect(bo.at("invite-link-qr")).to_be_visible()
    ada.at("personal-link").click()
    expect(ada.at("own-link-qr")).to_be_visible()
    assert ada.at("own-link").input_value().startswith(f"{link}#")
    assert ada.complaints == []
    alone = Person(browser, server, "Ada")
    open_table(alone, {"seats": 2})
    expect(alone.at("only-here")).to_contain_text("--host 0.0.0.0")
    expect(alone.at("invite-link-qr")).to_have_count(0)


def test_the_room_says_who_is_not_here(quick: Server, browser: Browser) -> None:
    ada, bo = Person(browser, quick, "Ada"), Person(browser, quick, "Bo")
    two_at_a_table(ada, bo)
    for person in (ada, bo):
        person.at("table-menu").click()
        person.at("vote-end").click()
    bo.page.close()
    ada.at("rematch").click()
    expect(ada.page.get_by_role("status").last).to_contain_text("Not here yet: Bo.")
    expect(ada.at("start")).to_be_enabled()
    bo.page = bo.context.new_page()
    bo.visit(f"/t/{ada.table_id}")
    expect(ada.page.get_by_role("status").last).to_have_text("Everyone’s here.")


def test_swedish_visitors_start_with_the_swedish_edition(quick: Server, browser: Browser) -> None:
    ada = Person(browser, quick, "Ada", locale="sv-SE")
    ada.visit("/")
    expect(ada.at("edition-swedish")).to_be_checked()
    ada.at("lang-select").select_option("en")
    expect(ada.at("edition-cocktail")).to_be_checked()
    ada.at("edition-show").check()
    ada.at("lang-select").select_option("sv")
    expect(ada.page.locator("html")).to_have_attribute("lang", "sv")
    expect(ada.at("edition-show")).to_be_checked()
    ada.at("play-now").click()
    table = table_on_disk(quick, ada.table_id)
    assert table.settings.rules.edition == "swedish"
    assert table.bots == [None, "friend", "friend"]
