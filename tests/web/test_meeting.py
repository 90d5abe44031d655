"""Friends meet: two clicks to a link, the short form, and the waiting room with its talk, its bots and its host."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from examining import violations
from hanabi import SpecialValue, Touched
from serving import Server
from test_games_in_the_browser import open_table

COUNT_CLICKS = (
    "addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; }, true)"
)


def test_two_clicks_lead_from_the_front_page_to_a_link_on_the_clipboard(
    server: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, server, "Ada"), Person(browser, server, "Bo", viewport=PHONE)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit("/")
    ada.page.evaluate(COUNT_CLICKS)
    ada.at("play-with-friends").click()
    ada.at("invite-link-copy").click()
    expect(ada.page.locator(".toast")).to_have_text("Copied.")
    assert ada.page.evaluate("window.clicks") == 2
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/t/{ada.table_id}"
    assert violations(ada) == []
    table = table_on_disk(server, ada.table_id)
    assert (table.free, table.settings.talk, table.settings.public) == ([1, 2, 3], "chat", False)

    bo.visit(link)
    expect(bo.at("seat-0")).to_contain_text("Guest")
    bo.introduce()
    bo.at("join").click()
    expect(ada.at("seat-1")).to_contain_text("Bo")
    expect(bo.at("seat-1")).to_contain_text("you")
    assert ada.complaints == bo.complaints == []


def test_the_link_is_copied_also_where_a_page_may_not_write_to_the_clipboard(
    for_all: Server, browser: Browser
) -> None:
    """Over plain http from another machine a browser offers no clipboard."""
    ada = Person(browser, for_all, "Ada")
    open_table(ada, {"seats": 2})
    expect(ada.at("invite-link-qr")).to_be_visible()
    bo = Person(browser, for_all, "Bo")
    bo.visit(ada.at("invite-link").input_value())
    assert bo.page.evaluate("navigator.clipboard === undefined")
    bo.at("invite-link-copy").click()
    expect(bo.page.locator(".toast")).to_have_text("Copied.")
    bo.at("name").click()
    bo.page.keyboard.press("Control+V")
    expect(bo.at("name")).to_have_value(bo.at("invite-link").input_value()[:40])


def test_the_form_is_short_and_says_what_is_set_otherwise(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/")
    expect(ada.at("options-set")).to_have_text("Default settings")
    expect(ada.at("talk")).to_be_hidden()
    ada.at("edition-show").check()
    ada.at("seats").select_option("4")
    ada.at("bot-3").select_option("steady")
    ada.at("more-options").click()
    ada.at("addon-black-powder").check()
    ada.at("talk").select_option("chat")
    ada.at("take-backs").check()
    ada.at("winnable").check()
    ada.at("house-rules").click()
    ada.at("strikes").fill("5")
    ada.at("strikes").press("Tab")
    said = ada.at("options-set")
    for part in ("Black powder", "Chat: On", "Take-backs allowed", "Only winnable deals", "5"):
        expect(said).to_contain_text(part)
    assert violations(ada) == []

    ada.at("hand_size").fill("30")
    ada.at("hand_size").press("Tab")
    wrong = ada.at("rules-problem")
    expect(wrong).to_have_text("There aren’t enough cards for hands of that size.")
    ada.at("lang-select").select_option("de")
    expect(wrong).to_have_text("Für so große Hände reichen die Karten nicht.")
    ada.at("lang-select").select_option("en")
    ada.at("hand_size").fill("")
    ada.at("hand_size").press("Tab")
    expect(wrong).to_have_count(0)
    ada.complaints.clear()  # the browser complains of refused requests

    ada.at("create-table").click()
    table = table_on_disk(server, ada.table_id)
    assert table.rules.strikes == 5
    assert (len(table.chairs), table.bots) == (4, [None, None, None, "steady"])
    assert ada.complaints == []


def test_the_form_offers_house_rules_of_clues(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/")
    ada.at("more-options").click()
    ada.at("house-rules").click()
    ada.at("variant").fill("Pinkish (5 Suits)")
    ada.at("variant").press("Tab")
    expect(ada.at("rules-problem")).to_contain_text("hanab.live has no variant of this name.")
    ada.at("variant").fill("Brown (4 Suits)")
    ada.at("variant").press("Tab")
    expect(ada.at("rules-problem")).to_have_count(0)
    ada.at("clue_cost").fill("2")
    ada.at("clue_cost").press("Tab")
    ada.at("value_reach").select_option("lower")
    ada.at("special-value").select_option("1")
    ada.at("special-touched").select_option("every")
    ada.at("named-value-5").uncheck()
    said = ada.at("options-set")
    for part in ("Brown (4 Suits)", "All lower ones", "Special value: 1", "1, 2, 3 and 4"):
        expect(said).to_contain_text(part)
    assert violations(ada) == []
    ada.complaints.clear()  # the browser complains of refused requests
    ada.at("create-table").click()
    rules = table_on_disk(server, ada.table_id).rules
    assert [suit.name for suit in rules.suits] == ["red", "green", "blue", "brown"]
    assert (rules.clue_cost, rules.named_values, rules.value_reach) == (2, (1, 2, 3, 4), "lower")
    assert rules.special_values == (SpecialValue(1, Touched.EVERY),)
    assert ada.complaints == []


def test_the_host_talks_with_guests_seats_bots_and_sends_people_away(
    server: Server, browser: Browser
) -> None:
    ada, bo, cleo = (Person(browser, server, name) for name in ("Ada", "Bo", "Cleo"))
    table_id = open_table(ada, {"seats": 4, "talk": "chat"})
    bo.join(table_id)
    cleo.join(table_id)
    bo.at("chat-field").fill("Is this the right table?")
    bo.at("chat-send").click()
    for person in (ada, cleo):
        expect(person.at("talk-line")).to_have_text("Bo Is this the right table?")

    ada.at("add-bot-3").click()
    expect(bo.at("seat-3")).to_contain_text("friend bot")
    expect(bo.at("add-bot-3")).to_have_count(0)
    ada.at("kick-3").click()
    ada.at("other-bot-3").select_option("steady")
    expect(cleo.at("seat-3")).to_contain_text("steady bot")

    ada.at("kick-2").click()
    ada.at("confirm-yes").click()
    expect(cleo.at("kicked")).to_contain_text("Ada is the host and has removed you.")
    assert violations(cleo) == []
    assert cleo.page.url.rstrip("/") == server.url
    cleo.visit(f"/t/{table_id}")
    cleo.at("join").click()
    expect(cleo.page.locator(".toast")).to_have_text("The host has removed you from this table.")
    assert violations(ada) == []

    dag = Person(browser, server, "Dag", viewport=PHONE)
    dag.visit(f"/t/{table_id}")
    expect(dag.at("talk-line")).to_have_count(1)
    expect(dag.at("chat-field")).to_have_count(0)
    dag.introduce()
    dag.at("join").click()
    expect(ada.at("seat-2")).to_contain_text("Dag")
    ada.at("kick-1").click()
    ada.at("confirm-yes").click()
    bo.at("kicked").wait_for()
    ada.at("kick-3").click()
    expect(dag.at("seat-3")).to_contain_text("open seat")
    ada.at("start-without").click()  # Dag's seat is gone: he is given another
    for person in (ada, dag):
        expect(person.at("own-hand")).to_be_visible()
    assert table_on_disk(server, table_id).names == ["Ada", "Dag"]
    assert ada.complaints == bo.complaints == dag.complaints == []


def test_who_finds_no_seat_is_offered_another_table(server: Server, browser: Browser) -> None:
    ada, eve = Person(browser, server, "Ada"), Person(browser, server, "Eve")
    table_id = open_table(ada, {"seats": 3})
    ada.at("fill-with-bots").click()
    expect(ada.at("seat-2")).to_contain_text("friend bot")
    eve.visit(f"/t/{table_id}")
    expect(eve.at("table-full")).to_contain_text("This table is full.")
    assert violations(eve) == []
    ada.at("start").click()
    expect(eve.at("not-watched")).to_be_visible()
    assert violations(eve) == []
    eve.at("own-table-instead").click()
    expect(eve.at("invite-link-copy")).to_be_visible()
    assert eve.table_id != table_id
    assert ada.complaints == eve.complaints == []
