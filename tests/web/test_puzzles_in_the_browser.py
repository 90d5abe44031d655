"""A puzzle in the browser: tried, found, and told why, by pointer and by key, in every language."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person
from examining import SPEAK, check_page
from hanabi.core import Discard, Play
from hanabi.review.puzzles import FIRST_DAY, Puzzle, Shelf
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.words import LANGUAGES, Words
from serving import Server
from sizes import THOROUGH
from test_layout import TIGHT, TOUCH, faults

FOUND = Shelf().find(FIRST_DAY)
assert FOUND is not None
PUZZLE: Puzzle = FOUND
WORST = max(range(len(PUZZLE.judged)), key=lambda place: PUZZLE.judged[place].behind)
ACTIONS = PUZZLE.view.legal_actions


def telling(language: str) -> PuzzleTelling:
    return PuzzleTelling(PUZZLE, Words(language, PUZZLE.view.rules.vocabulary))


def test_a_wrong_move_then_the_right_one_then_the_reasons(browser: Browser, server: Server) -> None:
    person = Person(browser, server, "Ann")
    person.visit(f"/puzzles/{FIRST_DAY}")
    told = telling("en")
    verdict = person.at("puzzle-verdict")
    expect(verdict).to_have_text(told.task())
    check_page(person, ["en", "de"])
    person.do(PUZZLE.game(), ACTIONS[WORST])
    expect(verdict).to_have_text(told.verdict(WORST))
    expect(person.at("puzzle-answer")).to_have_count(0)
    person.do(PUZZLE.game(), ACTIONS[PUZZLE.best])
    expect(person.at("turn-banner")).to_have_text(told.answer())
    answer = person.at("puzzle-answer")
    for reason in (told.verdict(WORST), *told.reasons()):
        expect(answer).to_contain_text(reason)
    assert person.page.locator("[data-testid=own-hand] .back").count() == 0
    person.at("line-on").click()
    expect(person.at("line-step")).to_have_attribute("data-step", "1")
    steps = len(PUZZLE.game().steps) + 1
    expect(person.page.locator(f".table[data-steps='{steps}']")).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    expect(person.at("line-step")).to_have_attribute("data-step", "0")
    person.at("puzzle-moves").locator("summary").click()
    rows = person.at("puzzle-moves").locator("tbody tr")
    expect(rows).to_have_count(len(ACTIONS))
    expect(person.at("puzzle-moves").locator("tr.tried")).to_have_count(1)
    check_page(person)
    person.visit("/puzzles")
    expect(person.page.locator(".badge")).to_have_count(1)
    check_page(person, ["en"])
    assert person.complaints == []


REVIEWED_INSTEAD = "the discards are out of sight"
"""Where there is room for one panel only, the reasons have it."""


def test_it_fits_every_screen_before_a_try_after_it_and_after_the_answer(
    browser: Browser, server: Server
) -> None:
    """In German, whose sentences are long."""
    person = Person(browser, server, "Cy", locale="de", has_touch=True, is_mobile=True)
    sizes = [size for size in TIGHT if size in TOUCH]

    def check() -> None:
        found = [fault for size in sizes for fault in faults(person.page, size)]
        assert not [fault for fault in found if not fault.endswith(REVIEWED_INSTEAD)]

    person.visit(f"/puzzles/{FIRST_DAY}")
    expect(person.at("puzzle-verdict")).to_have_attribute("data-tries", "0")
    check()
    person.do(PUZZLE.game(), ACTIONS[WORST])
    expect(person.at("puzzle-verdict")).to_have_attribute("data-tries", "1")
    check()
    person.at("puzzle-give-up").click()
    person.at("puzzle-answer").wait_for()
    person.page.set_viewport_size(PHONE)
    person.at("close-review").click()
    expect(person.page.locator("#panel-review")).to_be_hidden()
    check()


@pytest.mark.parametrize("language", sorted(LANGUAGES) if THOROUGH else ["fr", "sv"])
def test_by_key_on_a_phone_in_every_language(
    browser: Browser, server: Server, language: str
) -> None:
    """From the lobby to the puzzle of an earlier day; its answer is looked up, or found with the keyboard alone.

    It is read in the other languages too.
    """
    person = Person(browser, server, "Bo", viewport=PHONE, locale=language)
    person.visit("/")
    person.at("puzzle-of-day").click()
    person.page.wait_for_url("**/puzzles/20*")
    person.visit("/puzzles")
    name = date.fromisoformat(str(FIRST_DAY))
    link = person.page.locator(f"a[href='/puzzles/{name}']")
    link.first.click()
    told = telling(language)
    expect(person.at("puzzle-verdict")).to_have_text(told.task())
    best = ACTIONS[PUZZLE.best]
    if language == "fr":
        person.at("puzzle-give-up").click()
    else:
        assert isinstance(best, Play | Discard)
        place = [card.id for card in PUZZLE.view.hand].index(best.card) + 1
        person.page.keyboard.press(str(place))
        person.page.keyboard.press("p" if isinstance(best, Play) else "d")
        if person.at("confirm-button").is_visible():
            person.page.keyboard.press("Enter")
    for spoken in (None, *sorted({*LANGUAGES} - {language}), language):
        if spoken is not None:
            person.page.evaluate(SPEAK, spoken)
        told = telling(spoken or language)
        expect(person.at("turn-banner")).to_have_text(told.answer())
        expect(person.at("puzzle-reason")).to_have_text(next(iter(told.reasons())))
    person.visit("/puzzles")
    solved = Words(language)("page-puzzle-seen" if language == "fr" else "page-puzzle-solved")
    expect(person.page.locator(".badge")).to_have_text(solved)
    assert person.complaints == []


def test_the_ways_to_other_days_fit_the_smallest_phone_in_every_language(
    browser: Browser, server: Server
) -> None:
    """A day in the middle has two of them."""
    small = {"width": 320, "height": 568}
    person = Person(browser, server, "Di", viewport=small, has_touch=True)
    person.visit(f"/puzzles/{FIRST_DAY + timedelta(1)}")
    person.at("puzzle-give-up").click()
    person.at("close-review").click()
    for language in sorted(LANGUAGES):
        with person.page.expect_response("**/answer?*"):
            person.page.evaluate(SPEAK, language)
        name = Words(language)("page-puzzle-next")
        expect(person.at("next-puzzle")).to_have_accessible_name(name)
        for way in ("previous-puzzle", "next-puzzle", "line-on"):
            expect(person.at(way)).to_be_in_viewport(ratio=1)
    person.at("next-puzzle").click()
    person.page.wait_for_url(f"**/{FIRST_DAY + timedelta(2)}")
    assert person.complaints == []
