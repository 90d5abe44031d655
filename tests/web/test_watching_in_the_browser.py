"""Watching in real browsers: two play, a third looks on two rounds later, and everybody knows of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from examining import check_page
from hanabi.core.story import story_of
from serving import Server
from test_games_in_the_browser import open_table


def act(server: Server, table_id: str, people: list[Person], *wishes: dict[str, Any]) -> None:
    """One after the other acts; cards are named by their place in the hand, from 0."""
    for wish in wishes:
        game = table_on_disk(server, table_id).game
        assert game is not None
        seat = game.to_act
        card = {"card": game.hands[seat][wish["card"]]} if "card" in wish else {}
        answer = people[seat].page.request.post(
            f"/api/tables/{table_id}/commands",
            data={"type": "act", "action": wish | card, "steps": len(game.steps)},
        )
        assert answer.json()["type"] == "done", answer.text()


def test_two_play_and_a_third_watches_two_rounds_later(server: Server, browser: Browser) -> None:
    ada, bo, zoe = (Person(browser, server, name) for name in ("Ada", "Bo", "Zoe"))
    open_table(zoe, {"seats": 2})  # so she is known by name
    settings = {"seats": 2, "first": 0, "spectators": "delayed", "rules": {"strikes": 9}}
    table_id = open_table(ada, settings)
    bo.join(table_id)
    zoe.visit(f"/t/{table_id}")
    for player in (ada, bo):
        expect(player.at("also-here")).to_contain_text("Zoe")
        expect(player.at("spectators-will-see")).to_contain_text("all hands, two rounds later")
    ada.at("start").click()
    for player in (ada, bo):
        said = "Zoe is watching and can see all hands, two rounds later."
        expect(player.page.locator(".toast", has_text=said)).to_be_visible()
    expect(zoe.at("not-watched")).to_contain_text("two rounds later")
    expect(zoe.page.locator("[data-card]")).to_have_count(0)

    people = [ada, bo]
    act(server, table_id, people, *[{"do": "play", "card": 0}] * 5)
    expect(zoe.page.locator(".table[data-steps='1']")).to_be_visible()
    expect(ada.page.locator(".table[data-steps='5']")).to_be_visible()
    expect(zoe.at("turn-banner")).to_contain_text("Bo")
    expect(zoe.at("teammate-0-card-1")).to_be_visible()
    expect(zoe.at("teammate-1-card-1")).to_be_visible()
    expect(zoe.at("play-button")).to_have_count(0)
    zoe.at("log-line").first.click()
    expect(zoe.at("looking-back")).to_be_visible()

    second = ada.context.new_page()
    second.goto(f"/t/{table_id}")
    expect(second.get_by_test_id("own-card-1")).to_be_visible()
    expect(second.get_by_test_id("teammate-0-card-1")).to_have_count(0)
    second.close()
    bo.at("spectators-eye").click()
    expect(bo.at("spectators-list")).to_have_text("Zoe")
    check_page(bo)
    bo.page.set_viewport_size(PHONE)
    check_page(bo, ["de"])
    bo.at("dialog-close").click()
    end_and_read_the_story(server, table_id, ada, bo, zoe)
    assert ada.complaints == bo.complaints == zoe.complaints == []


def end_and_read_the_story(
    server: Server, table_id: str, ada: Person, bo: Person, zoe: Person
) -> None:
    """The players agree to stop; everybody is told what decided the game, and a link leads to the turn."""
    for player in (ada, bo):
        player.page.request.post(
            f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
        )
    game = table_on_disk(server, table_id).game
    assert game is not None
    strike = next(one for one in story_of(game).losses)
    expect(bo.at("finale").get_by_test_id("story-moments")).to_be_visible()
    check_page(bo, ["fr"])
    expect(zoe.at("story-moments")).to_be_visible()
    ada.at("story-losses").locator("summary").click()
    ada.at("story-players").locator("summary").click()
    check_page(ada)
    row = ada.at("story-losses").get_by_test_id("story-turn").first
    expect(row).to_have_text(f"Turn {strike.turn}")
    row.click()
    ada.page.wait_for_url(f"**/g/{table_id}?turn={strike.turn}")
    expect(ada.at("replay-slider")).to_have_value(str(strike.turn))
    ada.at("open-story").click()
    expect(ada.at("story-dialog").get_by_test_id("story-moments")).to_be_visible()
    check_page(ada, ["sv"])
