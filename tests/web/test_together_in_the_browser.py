"""People look back together in their own browsers: one leads, others suggest, all play on from there, and nobody is spoiled."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from browsing import PHONE, TABLET, Person
from examining import SPEAK, check_page, violations
from hanabi import Game, Record, edition
from serving import Server, serving
from worlds import play_out

SERVER_GONE = "ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|closed before receiving"
"""What a browser says when the server is killed, while it asks for something too."""


def a_finished_game(person: Person) -> tuple[str, Record]:
    """A game of three that this person has handed in, with a note that gives something away."""
    game = Game(edition("cocktail"), 3, seed=11)
    play_out(game, random.Random(11), 1.0)
    record = Record.of(game, ["Xe", "Ya", "Zo"])
    plain = record.to_plain() | {"notes": [["that one won it"]]}
    answer = person.page.request.post("/api/records", data=plain)
    assert answer.ok, answer.text()
    return answer.json()["id"], record


def called(person: Person) -> Person:
    """Somebody whose browser knows their name."""
    kept = json.dumps(json.dumps({"name": person.name}))
    person.page.add_init_script(f"localStorage['hanabi.preferences'] ??= {kept}")
    return person


def cards_of(person: Person) -> list[str]:
    """All that is shown of cards, as those who listen hear it."""
    return person.page.locator(".held .unseen").all_inner_texts()


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path_factory.mktemp("mortal"), connections=1000) as running:
        yield running


def test_two_follow_a_hypothesis_is_played_on_and_the_third_comes_late(
    mortal: Server, browser: Browser
) -> None:
    ada = called(Person(browser, mortal, "Ada"))
    bo = Person(browser, mortal, "Bo", viewport=PHONE, has_touch=True)
    cleo = called(Person(browser, mortal, "Cleo", viewport=TABLET, locale="fr"))
    game_id, record = a_finished_game(ada)
    ada.visit(f"/g/{game_id}?turn=1")
    ada.at("together").click()
    link = ada.at("together-link").input_value()
    assert violations(ada) == []
    ada.at("dialog-close").click()
    expect(ada.at("leading")).to_have_text("You lead")
    bo.visit(link)  # Bo is not known here yet
    bo.at("join-room").wait_for()
    assert violations(bo) == []
    bo.introduce()
    bo.at("join-room").click()

    follow_and_look_around(ada, bo)
    suggest_and_play_on(ada, bo, record)

    # Cleo comes late, in another language, and sees the same.
    cleo.visit(link)
    expect(cleo.at("trying")).to_have_attribute("data-moves", "2")
    expect(cleo.at("turn-banner")).to_have_text("Tour 5\u00a0: Ya")
    cleo.at("talk-toggle").click()
    cleo.at("chat-field").fill("And now?")
    cleo.at("chat-send").click()
    expect(ada.at("talk-line")).to_have_text("Cleo And now?")
    expect(bo.at("sheet-talk")).to_contain_text("1")
    check_page(cleo)
    cleo.page.evaluate(SPEAK, "en")
    expect(cleo.at("turn-banner")).to_have_text("Turn 5: Ya")
    assert cards_of(cleo) == cards_of(ada) == cards_of(bo)

    # The server is killed: the pages find each other again, where they were. Cleo asked it something meanwhile.
    mortal.kill()
    cleo.page.evaluate(SPEAK, "fr")
    expect(cleo.page.locator(".wrong")).to_be_visible()
    mortal.start()
    for person in (ada, bo, cleo):
        for name in ("Ada", "Bo", "Cleo"):
            expect(person.at("room-people")).to_contain_text(name)
        expect(person.at("connection-lost")).to_have_count(0)
        expect(person.at("trying")).to_have_attribute("data-moves", "2")
    expect(ada.at("leading")).to_have_text("You lead")
    cleo.page.evaluate(SPEAK, "en")

    cleo.at("undo-try").click()
    for person in (ada, bo, cleo):
        expect(person.at("trying")).to_have_attribute("data-moves", "1")
    ada.at("back-to-record").click()
    for person in (ada, bo, cleo):
        expect(person.at("trying")).to_have_count(0)
        expect(person.at("turn-banner")).to_have_text("Turn 3: Zo")
    lead_in_turns(ada, bo)
    ada.at("open-story").click()  # its links lead all to their turns
    ada.at("story-moments").get_by_test_id("story-turn").last.click()
    expect(ada.at("turn-banner")).not_to_have_text("Turn 4: Xe")
    expect(cleo.at("turn-banner")).to_have_text(ada.at("turn-banner").inner_text())
    expect(ada.at("leading")).to_have_text("You lead")
    for person in (ada, bo, cleo):
        assert [said for said in person.complaints if not re.search(SERVER_GONE, said)] == []


def follow_and_look_around(ada: Person, bo: Person) -> None:
    """Bo sees what Ada leads to, goes his own way, and is back with one press."""
    expect(bo.at("leading")).to_have_text("Ada leads")
    expect(ada.at("room-people")).to_contain_text("Ada and Bo")
    expect(bo.at("turn-banner")).to_have_text("Turn 2: Ya")
    ada.page.keyboard.press("ArrowRight")
    expect(bo.at("turn-banner")).to_have_text("Turn 3: Zo")
    ada.at("replay-seat").select_option("Ya")
    expect(bo.at("replay-seat")).to_have_value("1")
    expect(bo.at("own-hand")).to_be_visible()
    assert cards_of(ada) == cards_of(bo)
    ada.at("replay-seat").select_option("")
    ada.page.locator("[data-card='0']").click()
    expect(bo.page.locator("[data-card='0'].touched")).to_be_visible()
    bo.at("replay-next").click()
    expect(bo.at("turn-banner")).to_have_text("Turn 4: Xe")
    expect(ada.at("turn-banner")).to_have_text("Turn 3: Zo")
    bo.at("follow").click()
    expect(bo.at("turn-banner")).to_have_text("Turn 3: Zo")


def suggest_and_play_on(ada: Person, bo: Person, record: Record) -> None:
    """Bo suggests another move, Ada takes it up, and Bo makes the next one."""
    bo.at("what-if").click()
    bo.at("choosing").wait_for()
    assert violations(bo) == []
    game = record.replay(2)
    bo.page.locator(f"[data-card='{game.hands[game.to_act][-1]}']").click()
    bo.at("play-button").click()
    if bo.at("confirm-button").is_visible():
        bo.at("confirm-button").click()
    expect(ada.at("suggestion")).to_contain_text("Bo, turn 3: Zo plays card 5")
    assert violations(ada) == []
    ada.at("take-up").click()
    for person in (ada, bo):
        expect(person.at("trying")).to_have_attribute("data-moves", "1")
        expect(person.at("turn-banner")).to_have_text("Turn 4: Xe")
    bo.at("teammate-1-name").click()
    bo.at("clue-option").first.click()
    if bo.at("confirm-button").is_visible():
        bo.at("confirm-button").click()
    for person in (ada, bo):
        expect(person.at("trying")).to_have_attribute("data-moves", "2")


def lead_in_turns(ada: Person, bo: Person) -> None:
    """Ada lets Bo lead, who stays who he is when he loads the page anew; when he is gone, Ada takes over."""
    ada.at("room-people").click()
    ada.at("room-person").filter(has_text="Bo").get_by_test_id("hand-over").click()
    ada.at("dialog-close").click()
    expect(bo.at("leading")).to_have_text("You lead")
    bo.page.reload()
    expect(bo.at("leading")).to_have_text("You lead")
    bo.at("replay-next").click()
    expect(ada.at("turn-banner")).to_have_text("Turn 4: Xe")
    bo.page.close()
    ada.at("take-lead").click()
    expect(ada.at("leading")).to_have_text("You lead")


def test_what_if_alone_and_without_spoilers(server: Server, browser: Browser) -> None:
    ada = called(Person(browser, server, "Ada"))
    game_id, record = a_finished_game(ada)
    turns = record.replay().turn
    ada.visit(f"/g/{game_id}")
    expect(ada.page.locator("output")).to_have_text(f"0/{turns}")
    expect(ada.at("note-pill").first).to_be_visible()
    ada.at("settings").click()
    ada.at("pref-spoilerFree").check()
    ada.at("dialog-close").click()

    # Nothing tells how it ends: not the turns, not the notes, not the hands.
    expect(ada.page.locator("output")).to_have_text("0")
    expect(ada.at("replay-slider")).to_have_attribute("max", "0")
    expect(ada.at("replay-last")).to_have_count(0)
    expect(ada.at("note-pill")).to_have_count(0)
    held: list[Route] = []
    first_turn = re.compile("/views.*turn=1&")

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route(first_turn, hold)
    ada.visit(f"/g/{game_id}")
    expect(ada.at("replay-seat")).to_have_value("0")
    assert str(turns) not in ada.page.locator("main").inner_text().split()
    ada.at("replay-next").click()
    ada.page.keyboard.press("End")  # as far as one has come, also while that turn is on its way
    for route in held:
        route.continue_()
    ada.page.unroute(first_turn)
    expect(ada.page.locator("output")).to_have_text("1")
    check_page(ada, ["sv", "de"])

    # Another move, tried alone: no bar, no link, and the way back.
    ada.at("what-if").click()
    expect(ada.at("own-hand")).to_contain_text("Ya")  # as whoever is to act
    ada.at("own-card-5").click()
    ada.at("play-button").click()
    expect(ada.at("trying")).to_have_attribute("data-moves", "1")
    expect(ada.at("room-bar")).to_have_count(0)
    assert "together" not in ada.page.url
    expect(ada.at("own-hand")).to_contain_text("Zo")
    ada.at("undo-try").click()
    expect(ada.at("trying")).to_have_count(0)
    expect(ada.at("turn-banner")).to_have_text("Turn 2: Ya")

    # The result, when it is asked for, and in another visit when the last turn is reached.
    ada.at("show-result").click()
    score = record.end.score if record.end else 0
    expect(ada.at("result")).to_contain_text(f"{score} of 25")
    expect(ada.page.locator("output")).to_have_text(f"1/{turns}")
    expect(ada.at("note-pill").first).to_be_visible()
    ada.visit(f"/g/{game_id}?turn={turns - 1}")
    expect(ada.page.locator("output")).to_have_text(str(turns - 1))
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("output")).to_have_text(f"{turns}/{turns}")
    expect(ada.at("turn-banner")).to_contain_text(f"{score} of 25")
    assert ada.complaints == []
