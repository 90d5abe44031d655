"""Oneself in the browser: other devices, passwords, reports and muting, and deleting oneself while others look on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from examining import check_page
from hanabi.server.limits import Limits
from serving import Server, serving
from test_games_in_the_browser import begin, open_table

PASSWORD = "correct horse"  # noqa: S105  # of nobody


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of our own, for reports are written to its log."""
    with serving(tmp_path_factory.mktemp("oneself"), Limits(connections=1000)) as running:
        yield running


def carry_link(person: Person) -> str:
    """The link for another device, as it stands beside its QR code."""
    person.visit("/me")
    person.at("carry").click()
    expect(person.at("carry-until")).to_contain_text("Works once, until")
    link = person.at("carry-link").input_value()
    return link[link.index("/me#") :]


def start_together(ada: Person, bo: Person) -> str:
    return begin(ada, {"seats": 2, "first": 0, "talk": "chat", "public": True}, bo)


def sign_in(third: Person, name: str) -> None:
    """By name and password, the first time with a wrong one."""
    third.visit("/me")
    third.at("sign-in-name").fill(name)
    third.at("sign-in-password").fill("wrong horse")
    third.at("sign-in").click()
    expect(third.page.locator(".toast.wrong")).to_contain_text("lösenord")
    third.at("sign-in-password").fill(PASSWORD)
    third.at("sign-in").click()


def test_another_device_by_a_link_that_works_once_and_anywhere_by_a_password(
    server: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo")
    phone = Person(browser, server, "Cleo", viewport=PHONE, has_touch=True)
    phone.visit("/")
    phone.at("me").click()
    expect(phone.at("me-nobody")).to_contain_text("You haven’t played here yet.")
    check_page(phone, ["de", "fr"])
    table_id = start_together(ada, bo)
    link = carry_link(ada)
    expect(ada.at("device")).to_have_count(1)
    check_page(ada)

    open_table(phone, {"seats": 2})
    phone.visit(link)
    expect(phone.at("carry-offer")).to_have_text("Continue as Ada?")
    warning = phone.at("replaced-here")
    expect(warning).to_contain_text("Cleo has a seat at a table that is still open.")
    expect(warning).to_contain_text("There’s no way back to Cleo")
    check_page(phone, ["sv", "en"])
    phone.at("carry-take").click()
    expect(phone.at("own-table")).to_have_count(1)
    phone.at("go-on").click()
    phone.at("own-card-1").click()
    phone.at("play-button").click()
    if phone.at("confirm-button").is_visible():
        phone.at("confirm-button").click()
    expect(bo.at("turn-banner")).to_contain_text("Your turn")
    bo.visit(link)
    expect(bo.at("problem")).to_contain_text("This link has already been used")

    ada.visit("/me")
    expect(ada.at("device")).to_have_count(2)
    ada.at("new-password").fill(PASSWORD)
    ada.at("save-password").click()
    expect(ada.at("password-state")).to_contain_text("Your password is set.")
    third = Person(browser, server, "Dag", locale="sv-SE")
    sign_in(third, "ada")
    expect(third.at("own-table")).to_have_count(1)
    expect(third.at("me")).to_contain_text("Ada")

    third.visit(carry_link(ada))
    expect(third.at("carry-decline")).to_be_visible()
    ada.at("sign-out-others").click()
    ada.at("confirm-yes").click()
    expect(ada.at("device")).to_have_count(1)
    expect(phone.page.locator(".actions")).to_have_count(0)
    third.visit(f"/t/{table_id}")
    expect(third.at("own-hand")).to_have_count(0)
    complaints = {one.name: one.complaints for one in (ada, bo, phone)}
    assert complaints["Ada"] == []
    assert all("403" in said for said in complaints["Bo"]), complaints


def mute_and_report(bo: Person) -> None:
    """Not hear the other one for a moment, then report them."""
    bo.at("sheet-talk").click()
    expect(bo.at("talk-line")).to_have_count(1)
    bo.at("close-talk").click()
    bo.at("table-menu").click()
    bo.at("people-here").click()
    check_page(bo, ["fr", "sv"])
    bo.at("mute").click()
    expect(bo.at("talk-line")).to_have_count(0)
    bo.at("mute").click()
    expect(bo.at("talk-line")).to_have_count(1)
    bo.at("report").click()
    check_page(bo, ["en", "de"])
    bo.at("send-report").click()
    expect(bo.at("report-dialog")).to_be_visible()  # a reason is needed
    bo.at("reason-talk").check()
    bo.at("report-text").fill("Zebulona was rude")
    bo.at("send-report").click()
    expect(bo.page.locator(".toast").last).to_contain_text("Your report was sent.")


def test_reports_reach_the_operator_and_whoever_deletes_themselves_is_gone_for_all(
    server: Server, browser: Browser
) -> None:
    zoe, bo = Person(browser, server, "Zebulona"), Person(browser, server, "Bo", viewport=PHONE)
    table_id = start_together(zoe, bo)
    zoe.page.keyboard.press("t")
    zoe.at("chat-field").fill("you are no good")
    zoe.at("chat-send").click()
    mute_and_report(bo)
    command = [sys.executable, "-m", "hanabi", "reports", "--db", server.db, "--json"]
    (report,) = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert (report["name"], report["reporter"]) == ("Zebulona", "Bo")
    assert report["talk"] == ["Zebulona: you are no good"]

    past = start_together(zoe, bo)
    for person in (zoe, bo):
        person.at("table-menu").click()
        person.at("vote-end").click()
    bo.at("finale").wait_for()
    bo.visit(f"/t/{table_id}")
    expect(bo.at("teammate-0-name")).to_contain_text("Zebulona")
    zoe.visit("/me")
    zoe.at("delete-me").click()
    check_page(zoe, ["de", "fr"])
    zoe.at("delete-confirmation").fill("Somebody")
    zoe.at("delete-for-good").click()
    expect(zoe.page.locator(".toast.wrong")).to_contain_text("not your name")
    zoe.at("delete-confirmation").fill("Zebulona")
    zoe.at("delete-for-good").click()
    expect(zoe.page.locator(".toast").last).to_contain_text("Goodbye")
    expect(zoe.at("own-table")).to_have_count(0)
    expect(bo.at("teammate-0-name")).to_contain_text("N.N.")
    expect(bo.at("connection-lost")).to_have_count(0)
    expect(bo.at("replaced")).to_have_count(0)
    table = table_on_disk(server, table_id)
    assert table.bots[0] is not None
    bo.visit("/games?mine=true")
    expect(bo.at("past-game")).to_have_count(1)
    expect(bo.at("past-game")).to_contain_text("N.N.")
    bo.visit(f"/g/{past}")
    bo.at("replay-slider").wait_for()
    assert "Zebulona" not in bo.page.content()
    assert bo.complaints == []
