"""Games of hanab.live in the browser: handed in, looked at with their notes, and taken along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person
from hanabi import Game, Record, edition
from hanabi.formats import hanab_live
from serving import Server
from their_games import LAST_ROUND, LINK, UP_TO_THE_LAST_ROUND, their_game


def test_a_link_is_pasted_and_comes_back(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/games")
    field = ada.page.get_by_label("Or paste a hanab.live link")
    field.fill(LINK)
    field.press("Enter")
    expect(ada.at("replay-slider")).to_be_visible()
    expect(ada.at("turn-banner")).to_contain_text("Alice")
    ada.at("record").click()
    expect(ada.at("record-link")).to_have_value(LINK)
    with ada.page.expect_download() as download:
        ada.at("record-theirs").click()
    assert download.value.suggested_filename.startswith("hanab-live-")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert hanab_live.loads(text) == hanab_live.read_link(LINK)
    with ada.page.expect_download() as download:
        ada.at("record-file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert Record.loads(text) == hanab_live.read_link(LINK)
    expect(ada.at("lost-there")).to_have_count(0)
    assert ada.complaints == []


def test_a_file_of_theirs_is_uploaded_and_its_notes_are_read(
    server: Server, browser: Browser
) -> None:
    plain = their_game("play 0", "vote") | {"notes": [["", "r3?"], ["", "<b>keep</b>"]]}
    ada = Person(browser, server, "Ada")
    ada.visit("/games")
    ada.at("upload").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(plain).encode()}
    )
    expect(ada.at("replay-slider")).to_be_visible()
    ada.page.locator("[data-card='1']").hover()
    expect(ada.at("written-note")).to_have_text(["Ada: r3?", "Bo: <b>keep</b>"])
    ada.page.mouse.move(0, 0)
    ada.page.locator("[data-card='2']").hover()
    expect(ada.page.locator("#peek")).to_be_visible()
    expect(ada.at("written-note")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (
            their_game(*UP_TO_THE_LAST_ROUND, "rank 0 4", "play 15", "rank 0 1", **LAST_ROUND),
            ["The link leaves out the notes. hanab.live ends this game after turn 19."],
        ),
        (
            their_game("vote", allOrNothing=True),
            [
                "The link doesn’t say that you played until perfect or lost."
                " The link leaves out the notes."
            ],
        ),
        (their_game("vote", oneExtraCard=True), []),  # it has no link, and the file holds all
    ],
)
def test_what_is_lost_there_is_said(
    server: Server, browser: Browser, game: dict[str, object], said: list[str]
) -> None:
    ada = Person(browser, server, "Ada")
    noted = game | {"notes": [["x"]]}
    game_id = ada.page.request.post("/api/records", data=noted).json()["id"]
    ada.visit(f"/g/{game_id}")
    ada.at("record").click()
    expect(ada.at("record-theirs")).to_be_visible()
    expect(ada.at("lost-there")).to_have_text(said)


def test_what_is_wrong_with_a_link_is_said(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/games")
    ada.at("upload-link").fill(LINK.replace(",18", ",54"))
    ada.at("upload-link-send").click()
    expect(ada.page.locator(".toast")).to_contain_text("Duck (6 Suits) is not played here")
    expect(ada.at("upload-link")).to_be_visible()


@pytest.mark.parametrize("look", [{}, {"viewport": PHONE, "color_scheme": "dark"}])
def test_a_game_without_counterpart_says_why_and_axe_finds_nothing(
    server: Server, browser: Browser, look: dict[str, object]
) -> None:
    game = Game(edition("show", "flamboyants"), 2, seed=7)
    game.end()
    ada = Person(browser, server, "Ada", **look)
    record = Record.of(game, ["Ada", "Bo"]).to_plain()
    game_id = ada.page.request.post("/api/records", data=record).json()["id"]
    for id_, theirs in ((game_id, 0), (_uploaded(ada), 1)):
        ada.visit(f"/g/{id_}")
        ada.at("record").click()
        expect(ada.at("record-file")).to_be_visible()
        expect(ada.at("record-theirs")).to_have_count(theirs)
        expect(ada.at("record-link")).to_have_count(theirs)
        expect(ada.at("no-counterpart")).to_have_count(1 - theirs)
        found = Axe().run(ada.page).response["violations"]
        assert [violation["id"] for violation in found] == []
        ada.page.keyboard.press("Escape")
        expect(ada.at("record")).to_be_focused()


def _uploaded(person: Person) -> str:
    game_id: str = person.page.request.post("/api/records", data={"link": LINK}).json()["id"]
    return game_id
