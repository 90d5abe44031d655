"""Second thoughts: moves that wait and can be taken back, notes for oneself, and a look through a teammate's eyes."""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import Browser, WebSocketRoute, expect

from browsing import Person
from serving import Server
from test_games_in_the_browser import begin
from test_pressing import at_step, two_people


class Line:
    """The connection of one page: it can be cut and mended, and says what went out over it."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._open: list[WebSocketRoute] = []
        self._cut = False
        self.sent: list[str] = []
        person.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        self._open.append(socket)
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame)["type"])
            server.send(frame)

        socket.on_message(pass_on)

    def cut(self) -> None:
        self._cut = True
        self._person.context.set_offline(True)
        for socket in self._open:
            socket.close()
        self._person.at("connection-lost").wait_for()

    def mend(self) -> None:
        self._cut = False
        self._person.context.set_offline(False)


def test_a_move_waits_for_the_turn_and_for_second_thoughts(
    server: Server, browser: Browser
) -> None:
    _, ada, bo = two_people(server, browser, {"edition": "cocktail", "clue_tokens": 1})
    line, waits = Line(bo), bo.at("waiting-move")
    bo.page.clock.install()
    bo.page.reload()

    # A move for the next turn can be put back, and is dropped when the turn comes without a token.
    bo.at("own-card-2").click()
    bo.at("play-button").click()
    expect(waits).to_have_attribute("data-until", "turn")
    expect(bo.page.locator(".held.planned")).to_have_count(1)
    bo.at("log-line").first.click()
    bo.at("return-now").click()
    expect(waits).to_have_attribute("data-until", "turn")
    bo.page.keyboard.press("Escape")
    expect(waits).to_have_count(0)
    bo.at("teammate-0-name").click()
    bo.page.locator(".touching [data-testid=clue-option]").first.click()
    expect(waits).to_contain_text("Next turn")
    ada.at("teammate-1-name").click()
    ada.page.locator(".touching [data-testid=clue-option]").first.click()
    expect(bo.page.locator(".toast.wrong")).to_contain_text("cancelled")
    expect(waits).to_have_count(0)
    assert line.sent == []

    # Two seconds for second thoughts, by a clock that stands still.
    bo.at("settings").click()
    bo.at("undo-2").check()
    bo.at("dialog-close").click()
    bo.page.clock.pause_at(time.time() + 3600)
    bo.at("own-card-1").click()
    bo.at("discard-button").click()
    expect(waits).to_have_attribute("data-until", "moment")
    bo.page.keyboard.press("Escape")
    expect(waits).to_have_count(0)
    bo.page.clock.run_for(5000)
    assert line.sent == []
    bo.at("own-card-1").click()
    bo.at("discard-button").click()
    bo.page.clock.run_for(2000)
    expect(ada.at("log")).to_contain_text("Bo discards card 1")
    assert line.sent == ["act"]


def test_a_move_made_without_a_connection_waits_for_it(server: Server, browser: Browser) -> None:
    table_id, ada, bo = two_people(server, browser, {"edition": "cocktail"})
    ada_line, bo_line = Line(ada), Line(bo)
    for person in (ada, bo):
        person.page.reload()
    bo.at("own-card-3").click()
    bo.at("play-button").click()
    expect(bo.at("waiting-move")).to_have_attribute("data-until", "turn")
    kept = ada.at("waiting-move")
    ada.at("own-card-1").wait_for()
    ada_line.cut()
    ada.at("own-card-1").click()
    ada.at("play-button").click()
    expect(kept).to_have_attribute("data-until", "line")
    ada.at("forget-move").click()
    expect(kept).to_have_count(0)
    ada.at("own-card-2").click()
    ada.at("play-button").click()
    expect(kept).to_contain_text("Not sent yet")
    assert bo_line.sent == []
    ada_line.mend()
    expect(ada.at("log")).to_contain_text("Ada plays card 2")
    expect(ada.at("log")).to_contain_text("Bo plays card 3")
    assert bo_line.sent == ["act"]

    # What was done elsewhere meanwhile makes it too late, and that is said.
    at_step(ada, 2)
    ada_line.cut()
    ada.at("own-card-3").click()
    ada.at("play-button").click()
    expect(kept).to_have_attribute("data-until", "line")
    act = {"do": "play", "card": int(ada.at("own-card-4").get_attribute("data-card") or "")}
    ada.page.request.post(
        f"/api/tables/{table_id}/commands", data={"type": "act", "action": act, "steps": 2}
    )
    ada_line.mend()
    expect(ada.page.locator(".toast.wrong")).to_contain_text("cancelled")
    at_step(ada, 3)


def test_notes_are_for_their_writer_until_the_end(server: Server, browser: Browser) -> None:
    table_id, ada, bo = two_people(server, browser, {"edition": "cocktail"})
    pills = ada.at("note-pill")

    ada.at("teammate-1-card-1").click(button="right")
    ada.page.keyboard.type("a five?")
    ada.page.keyboard.press("Enter")
    expect(pills).to_have_text(["a five?"])
    ada.page.keyboard.press("2")
    ada.page.mouse.move(0, 0)
    ada.page.keyboard.press("n")
    expect(ada.at("note-field")).to_be_focused()
    ada.page.keyboard.type("never mind")
    ada.page.keyboard.press("Escape")
    expect(ada.at("note-editor")).to_have_count(0)
    mine = ada.at("own-card-3").get_attribute("data-card")
    ada.page.evaluate(
        "([place, notes]) => localStorage.setItem(place, notes)",
        [f"hanabi.notes.{table_id}", json.dumps({mine: "from before"})],
    )
    ada.page.reload()
    expect(pills).to_have_text(["a five?", "from before"])
    expect(bo.at("note-pill")).to_have_count(0)

    for person in (ada, bo):
        person.page.request.post(
            f"/api/tables/{table_id}/commands", data={"type": "vote-end", "agree": True}
        )
    bo.at("see-table").click()
    bo.at("teammate-1-card-1").click()
    expect(bo.at("written-note")).to_have_text("Ada: a five?")
    assert ada.complaints == bo.complaints == []


def test_a_hand_is_seen_through_its_owners_eyes_without_asking(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, server, "Ada")
    line = Line(ada)
    begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 0})
    faces = ada.at("teammate-1").locator("svg.face")
    expect(faces).to_have_count(5)
    ada.page.keyboard.down("e")
    expect(faces).to_have_count(0)
    ada.page.keyboard.up("e")
    expect(faces).to_have_count(5)
    ada.at("eye-1").click()
    expect(faces).to_have_count(0)
    expect(ada.at("teammate-1-card-1")).to_contain_text("hidden")
    ada.at("eye-1").click()
    expect(faces).to_have_count(5)
    assert line.sent == []


def test_a_move_is_taken_back_when_everybody_agrees(server: Server, browser: Browser) -> None:
    _, ada, bo = two_people(server, browser, {"edition": "cocktail"}, take_backs=True)
    ada.at("own-card-1").click()
    ada.at("play-button").click()
    at_step(ada, 1)
    for answer in ("refuse-take-back", "agree-take-back"):
        ada.at("table-menu").click()
        ada.at("ask-take-back").click()
        expect(bo.at("take-back")).to_contain_text("Ada wants to take back")
        bo.at(answer).click()
        expect(ada.at("take-back")).to_have_count(0)
        at_step(ada, 1 if answer == "refuse-take-back" else 0)
    expect(ada.at("log")).to_contain_text("took back")
    expect(ada.at("turn-banner")).to_contain_text("Your turn")
    assert ada.complaints == bo.complaints == []
