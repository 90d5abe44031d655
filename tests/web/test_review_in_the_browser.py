"""Reviews in the browser: begun from a finished game, growing, walked through, shared, stopped, and silent about what is not seen yet."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from browsing import GUARD, PHONE, TABLET, Person
from examining import check_page
from hanabi import Game, GiveClue, Play, Record, edition
from hanabi.bots import make_bot
from hanabi.server.limits import Limits
from serving import Server, serving
from sizes import sized
from test_games_in_the_browser import begin
from their_games import LINK

THEIRS = Path(__file__).parent.parent / "formats/golden/three_players_cut_in_the_last_round.json"
SMALLEST: ViewportSize = {"width": 320, "height": 568}
FIRST_BLUNDER, TURNS = 3, 5


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews are not thorough."""
    limits = Limits(connections=1000, review_effort="quick", bot_pause=(0, 0))
    with serving(tmp_path_factory.mktemp("quick"), limits) as running:
        yield running


def three_strikes() -> Record:
    """Ann plays a card that does not fit whenever it is her turn; Bo clues her meanwhile."""
    game = Game(edition("cocktail"), 2, seed=3)
    while game.outcome is None:
        if game.to_act == 0:
            game.act(Play(next(card for card in game.hands[0] if not game.fits(game.face(card)))))
        else:
            clues = (one for one in game.legal_actions() if isinstance(one, GiveClue))
            game.act(next(clues))
    return Record.of(game, ["Ann", "Bo"])


def sixty_turns() -> Record:
    game, bot = Game(edition("cocktail"), 2, 3), make_bot("steady")
    while game.turn <= 60 and game.outcome is None:
        game.act(bot.act(game.view(game.to_act)).action)
    if game.outcome is None:
        game.end()
    return Record.of(game, ["Ann", "Bo"])


def handed_in(person: Person, record: Record) -> str:
    answer = person.page.request.post("/api/records", data=record.to_plain())
    assert answer.ok, answer.text()
    game_id: str = answer.json()["id"]
    return game_id


@pytest.fixture(scope="module")
def reviewed(quick: Server) -> str:
    """The game of three strikes, once its review is complete."""
    with httpx.Client(base_url=quick.url) as client:
        answer = client.post("/api/records", json=three_strikes().to_plain())
        game_id: str = answer.raise_for_status().json()["id"]
        client.post(f"/api/games/{game_id}/review", json={}).raise_for_status()
        until = time.monotonic() + GUARD
        while client.get(f"/api/games/{game_id}/review").json()["state"] != "complete":
            assert time.monotonic() < until
            time.sleep(0.1)
    return game_id


def state(person: Person) -> Locator:
    return person.at("review")


def turn_of(person: Person) -> int:
    found = re.search(r"[?&]turn=(\d+)", person.page.url)
    assert found is not None
    return int(found[1])


def at_turn(person: Person, turn: int) -> None:
    """Wait until this turn is shown."""
    person.page.wait_for_url(re.compile(rf"[?&]turn={turn}\b"))


def test_a_review_begins_at_the_finale_and_is_found_among_past_games(
    quick: Server, browser: Browser
) -> None:
    ada = Person(browser, quick, "Ada")
    game_id = begin(ada, {"seats": 2, "bots": {"1": "steady"}, "first": 1, "public": True})
    ada.page.locator(".table[data-steps='1']").wait_for()
    vote = {"type": "vote-end", "agree": True}
    ada.page.request.post(f"/api/tables/{game_id}/commands", data=vote)
    ada.at("review-link").click()
    expect(ada.at("review-progress")).to_contain_text("What was every move worth")
    ada.at("review-start").click()
    expect(ada.at("review-stop")).to_be_visible()
    expect(state(ada)).to_have_attribute("data-state", "complete")
    expect(ada.at("told")).to_contain_text("The review is complete.")
    expect(ada.at("review-solution")).to_contain_text("25 points can be reached.")
    ada.visit("/games")
    ada.page.locator(f"[data-testid=past-review][href='/g/{game_id}/review']").click()
    expect(state(ada)).to_have_attribute("data-state", "complete")
    ada.at("leave-review").click()
    expect(state(ada)).to_have_count(0)
    expect(ada.at("open-review")).to_be_focused()
    ada.at("open-review").click()
    expect(state(ada)).to_have_attribute("data-state", "complete")
    assert ada.complaints == []


def test_keys_lead_along_the_graph_that_says_what_it_shows(
    quick: Server, browser: Browser, reviewed: str
) -> None:
    ada = Person(browser, quick, "Ada")
    ada.visit(f"/g/{reviewed}/review?turn={TURNS}")
    graph = ada.at("review-graph")
    graph.focus()
    ada.page.keyboard.press("ArrowLeft")
    at_turn(ada, TURNS - 1)
    expect(graph).to_be_focused()
    expect(graph).to_have_attribute("aria-valuenow", str(TURNS - 1))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(rf"Turn {TURNS - 1}: expected"))
    ada.page.keyboard.press("PageDown")
    at_turn(ada, FIRST_BLUNDER)
    ada.page.keyboard.press("Home")
    at_turn(ada, 0)
    assert ada.complaints == []


def test_one_walks_through_a_review_and_shares_it(
    quick: Server, browser: Browser, reviewed: str
) -> None:
    ada = Person(browser, quick, "Ada")
    ada.visit(f"/g/{reviewed}/review?turn=0")
    graph = ada.at("review-graph")
    graph.wait_for()
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
    at_turn(ada, TURNS)
    expect(ada.at("review-move")).to_contain_text("Ann plays card")

    turning = ada.at("review-turning").get_by_test_id("review-turn").first
    turn = int(turning.get_attribute("data-turn") or 0)
    turning.focus()
    ada.page.keyboard.press("Enter")
    at_turn(ada, turn)
    expect(turning).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("ArrowLeft")
    at_turn(ada, turn - 1)
    expect(ada.at("review-move")).to_have_attribute("data-turn", str(turn - 1))
    turning.click()
    expect(ada.at("review-move").locator(".label")).to_contain_text(re.compile("Mistake|Blunder"))
    expect(ada.at("review-better")).to_contain_text("points more")

    ada.at("review-eyes").click()
    at_turn(ada, turn - 1)
    expect(ada.at("replay-seat")).to_have_value("0")
    turning.click()
    at_turn(ada, turn)
    ada.at("review-line").click()
    expect(ada.at("trying")).to_have_attribute("data-moves", "1")
    expect(ada.at("review-move")).to_have_count(0)
    ada.at("line-next").click()
    expect(ada.at("trying")).to_have_attribute("data-moves", "2")
    ada.at("back-to-record").click()
    ada.at("lost-at").click()
    at_turn(ada, TURNS)
    ada.at("winning-line").click()
    ada.at("line-to-end").click()
    expect(ada.at("turn-banner")).to_contain_text("25")
    ada.at("back-to-record").click()
    check_page(ada)

    ada.at("review-share").click()
    link = ada.at("review-link").input_value()
    assert link.endswith(f"/g/{reviewed}/review")
    bo = Person(browser, quick, "Bo", viewport=PHONE, has_touch=True, is_mobile=True)
    bo.visit(link)
    bo.at("review-graph").wait_for()
    expect(bo.at("review-start")).to_have_count(0)
    check_page(bo)
    assert ada.complaints == bo.complaints == []


@pytest.mark.parametrize("size", [SMALLEST, TABLET], ids=["smallest", "tablet"])
def test_the_review_fits_small_screens_and_stands_over_or_below_the_board(
    quick: Server, browser: Browser, reviewed: str, size: ViewportSize
) -> None:
    ada = Person(browser, quick, "Ada", viewport=size, has_touch=True, is_mobile=True)
    ada.visit(f"/g/{reviewed}?turn={FIRST_BLUNDER}")
    opener = "sheet-review" if size == SMALLEST else "open-review"
    ada.at(opener).click()
    ada.at("review-graph").wait_for()
    measured = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert ada.page.evaluate(measured) == [size["width"], size["height"]]
    panel = ada.at("review")
    expect(panel).to_be_in_viewport(ratio=0.99)
    ada.at("review-turning").get_by_test_id("review-turn").last.click()
    at_turn(ada, TURNS)
    if size == SMALLEST:
        expect(panel).not_to_be_in_viewport()
        expect(ada.at("sheet-review").locator(".label")).to_be_visible()
        ada.at("sheet-review").click()
        ada.at("leave-review-below").click()
        expect(panel).to_have_count(0)
    check_page(ada, ["de"], ["dark"])
    assert ada.complaints == []


def test_a_review_grows_for_all_who_watch_and_stops_for_who_began_it(
    quick: Server, browser: Browser
) -> None:
    ada, bo = Person(browser, quick, "Ada"), Person(browser, quick, "Bo")
    game_id = handed_in(ada, sixty_turns())
    ada.visit(f"/g/{game_id}/review")
    bo.visit(f"/g/{game_id}/review")
    ada.at("review-solve").click()
    expect(ada.at("review-solution")).to_be_visible()
    expect(ada.at("review-solve")).to_have_count(0)
    expect(ada.at("review-graph")).to_have_count(0)
    ada.at("review-start").click()
    bo.at("review-start").click()  # comes along
    for person in (ada, bo):
        expect(person.at("review-graph")).to_be_visible()
    expect(bo.at("review-stop")).to_have_count(0)
    ada.at("review-stop").click()
    for person in (ada, bo):
        expect(state(person)).to_have_attribute("data-state", "partial")
        expect(person.at("review-start")).to_have_text("Review the rest")
    assert ada.complaints == bo.complaints == []


def test_without_spoilers_nothing_is_told_of_what_is_to_come(
    quick: Server, browser: Browser, reviewed: str
) -> None:
    ada = Person(browser, quick, "Ada")
    kept = json.dumps(json.dumps({"name": "Ada", "spoilerFree": True}))
    ada.page.add_init_script(f"localStorage['hanabi.preferences'] ??= {kept}")
    ada.visit(f"/g/{reviewed}/review")
    expect(ada.at("review-hidden")).to_be_visible()
    expect(ada.at("review-solution").locator("li")).to_have_text(["25 points can be reached."])
    for turn in range(TURNS - 1):
        expect(ada.at("review-move")).to_have_attribute("data-turn", str(turn))
        expect(ada.at("review-move").locator("h3")).to_have_count(min(turn, 1))
        told = ada.at("review").evaluate("(panel) => panel.outerHTML.replace(/<!--.*?-->/g, '')")
        assert not {int(one) for one in re.findall(r'data-turn="(\d+)"', told)} - set(
            range(turn + 1)
        )
        assert f"{TURNS}" not in re.findall(r">\s*(\d+)\s*<", told), "the number of turns"
        for place in ("review-shares", "review-lost", "lost-at", "winning-line"):
            assert ada.at(place).count() == 0, place
        assert "gave it away" not in told
        ada.at("replay-next").click()
        at_turn(ada, turn + 1)
    ada.at("show-result").click()
    expect(ada.at("review-shares")).to_be_visible()
    expect(ada.at("lost-at")).to_contain_text(f"Turn {TURNS} gave it away.")
    expect(ada.at("review-moves").get_by_test_id("review-turn")).to_have_count(TURNS)
    assert ada.complaints == []


def hand_in(person: Person, game: str) -> None:
    """From the front page as a file, or as a link from the list of past games."""
    if game.startswith("https:"):
        person.visit("/games")
        person.at("upload-link").fill(game)
        person.at("upload-link-send").click()
    else:
        person.visit("/")
        person.at("upload").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": game.encode()}
        )
    person.page.wait_for_url("**/g/*")


FROM_ELSEWHERE = [
    pytest.param(three_strikes().dumps(), TURNS, id="a record of version 1"),
    pytest.param(LINK, 4, id="a link to hanab.live"),
    pytest.param(THEIRS.read_text(encoding="utf-8"), 19, id="a file of hanab.live"),
]


@pytest.mark.parametrize(("game", "turns"), FROM_ELSEWHERE[: sized(2, 3)])
def test_a_game_from_elsewhere_is_handed_in_and_reviewed(
    quick: Server, browser: Browser, game: str, turns: int
) -> None:
    assert game.startswith("https:") or json.loads(game).get("version", 1) == 1
    ada = Person(browser, quick, "Ada")
    hand_in(ada, game)
    ada.at("open-review").click()
    ada.at("review-start").click()
    expect(state(ada)).to_have_attribute("data-state", "complete")
    expect(ada.at("review-solution").locator("li").first).to_contain_text("can be reached")
    ada.at("review-moves").locator("summary").click()
    rows = ada.at("review-moves").get_by_test_id("review-turn")
    expect(rows).to_have_count(turns)
    rows.last.click()
    at_turn(ada, turns)
    expect(ada.at("review-move").locator(".label")).to_be_visible()
    ada.page.reload()
    expect(state(ada)).to_have_attribute("data-state", "complete")
    expect(ada.at("review-move")).to_have_attribute("data-turn", str(turns))
    assert ada.complaints == []
