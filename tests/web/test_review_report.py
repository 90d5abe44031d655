"""The report of a review in a browser: links that lead to the moves, and nothing for axe to find."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, ViewportSize

from browsing import DESKTOP
from examining import EXAMINE, SCHEMES, Scheme
from hanabi import Record
from hanabi.bots import make_bot
from hanabi.review import Effort, Round, review
from hanabi.review.html_report import html_report
from hanabi.words import Words
from sizes import sized
from small_decks import SMALL, small_game

SMALLEST: ViewportSize = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = small_game(SMALL["short"], 2, 3)
    game.play_out([make_bot("friend") for _ in range(2)])
    record = Record.of(game, ["Ada", "Bo"])
    *_, last = review(record, effort=Effort(16, (Round(4, 100), Round(6, 3)), 0.0))
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(html_report(record, last, Words("de")), encoding="utf-8")
    return path.as_uri()


@pytest.mark.parametrize(
    ("viewport", "schemes"),
    [(SMALLEST, SCHEMES[: sized(1, 2)]), (DESKTOP, SCHEMES[sized(1, 0) : 2])],
    ids=["phone", "desktop"],
)
def test_axe_finds_nothing_and_everything_fits(
    browser: Browser, report: str, viewport: ViewportSize, schemes: Iterable[Scheme]
) -> None:
    """In the usual size by day on a phone and by night on a desktop."""
    page = browser.new_context(viewport=viewport).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.evaluate(AXE_SCRIPT)
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert not page.evaluate(EXAMINE), scheme
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert asked == [report]


def test_a_turning_point_leads_to_its_move(browser: Browser, report: str) -> None:
    page = browser.new_context(viewport=DESKTOP).new_page()
    page.goto(report)
    mark = page.locator("a:has(.turning)").first
    told = mark.get_attribute("aria-label")
    mark.focus()
    page.keyboard.press("Enter")
    opened = page.locator("details[open]")
    opened.wait_for()
    assert opened.count() == 1
    turn = opened.locator(".turn").inner_text()
    assert told is not None
    assert told.endswith(f" {turn}")
    assert (
        page.evaluate("document.querySelector('details[open] h3').getBoundingClientRect().top")
        < 900
    )
