"""Lessons in the browser: played through in every language, tried wrongly, skipped, and gone on with another day."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person, table_on_disk
from examining import SPEAK, check_page, violations
from hanabi.core import Action
from hanabi.core.actions import Discard, GiveClue, Play
from hanabi.core.cards import ColourClue
from hanabi.lessons import LESSONS, Scene
from hanabi.words import LANGUAGES, Words
from serving import Server
from sizes import THOROUGH
from test_layout import faults

FIRST = LESSONS["first"]
SMALL = {"width": 320, "height": 568}


def act(person: Person, scene: Scene, action: Action) -> None:
    """Carry out an action with the mouse or a finger."""
    match action:
        case Play(card) | Discard(card):
            place = [held.id for held in scene.view.hand].index(card) + 1
            person.at(f"own-card-{place}").click()
            person.at("play-button" if isinstance(action, Play) else "discard-button").click()
        case GiveClue(target, clue):
            suits = [suit.name for suit in scene.view.rules.suits]
            wanted = (
                f"[data-colour='{suits[clue.suit]}']"
                if isinstance(clue, ColourClue)
                else f"[data-value='{clue.value}']"
            )
            person.at(f"teammate-{target}-name").click()
            person.page.locator(f"[data-testid=clue-option]{wanted}").click()
        case _:
            person.at("bonus").locator("[data-testid=bonus-option]").first.click()
    if person.at("confirm-button").is_visible():
        person.at("confirm-button").click()
    person.at("lesson-answer").wait_for()


def moves(scene: Scene) -> tuple[Action, Action]:
    """A right move of a scene, and a wrong one."""
    legal = scene.view.legal_actions
    right = next(one for one in legal if scene.answer(one).right)
    return right, next(one for one in legal if not scene.answer(one).right)


def at_scene(person: Person, number: int) -> None:
    person.page.locator(f"[data-testid=lesson-place][data-number='{number}']").wait_for()
    person.at("lesson-task").wait_for()


@pytest.mark.parametrize("first", sorted(LANGUAGES) if THOROUGH else ["en"])
def test_the_first_lesson_is_played_through_in_every_language(
    server: Server, browser: Browser, first: str
) -> None:
    """One scene after the other in the next language, so that with all languages to begin each scene is in each."""
    ada = Person(browser, server, "Ada", locale=first)
    ada.visit("/")
    ada.at("start-lesson").click()
    languages = sorted(LANGUAGES)
    following = cycle([*languages[languages.index(first) :], *languages[: languages.index(first)]])
    for number, (scene, language) in enumerate(zip(FIRST.scenes, following, strict=False), start=1):
        at_scene(ada, number)
        if number > 1:  # nothing would show that the language it has already was spoken
            ada.page.evaluate(SPEAK, language)
        title = FIRST.say(Words(language, scene.view.rules.vocabulary), scene)
        expect(ada.at("scene-title")).to_have_text(title)
        right, wrong = moves(scene)
        if number == 1:
            act(ada, scene, wrong)
            expect(ada.at("lesson-answer")).to_have_attribute("data-right", "false")
            assert violations(ada) == []
            ada.at("lesson-again").click()
            ada.at("lesson-task").wait_for()
        act(ada, scene, right)
        expect(ada.at("lesson-answer")).to_have_attribute("data-right", "true")
        expect(ada.at("told")).to_contain_text(title)
        ada.at("lesson-next").click()
    expect(ada.at("lesson-finished")).to_be_visible()
    assert violations(ada) == []
    ada.visit("/")
    ada.at("learn").wait_for()
    expect(ada.at("lesson-offer")).to_have_count(0)
    assert ada.complaints == []


def test_whoever_comes_back_goes_on_where_they_were_and_plays_with_advice_in_the_end(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/learn/first")
    at_scene(ada, 1)
    ada.at("lesson-skip").click()
    at_scene(ada, 2)
    ada.at("lesson-skip").click()
    at_scene(ada, 3)
    ada.page.reload()
    at_scene(ada, 3)
    ada.at("lesson-back").click()
    at_scene(ada, 2)
    ada.visit("/learn")
    expect(ada.at("lesson-first")).to_have_attribute("data-state", "begun")
    check_page(ada)
    ada.visit("/")
    ada.at("start-lesson").click()
    for number in range(3, len(FIRST.scenes) + 1):
        at_scene(ada, number)
        ada.at("lesson-skip").click()
    ada.at("lesson-play").click()
    ada.at("own-card-1").wait_for()
    settings = table_on_disk(server, ada.table_id).settings
    assert settings.hints
    assert set(settings.bots.values()) == {"friend"}
    assert ada.complaints == []


@pytest.mark.parametrize("stored", ['{"lessons": {"first": "x"}}', '{"lessons": 3}', "nonsense"])
def test_what_is_stored_can_be_anything(server: Server, browser: Browser, stored: str) -> None:
    ada = Person(browser, server, "Ada")
    ada.page.add_init_script(f"localStorage.setItem('hanabi.preferences', {stored!r})")
    ada.visit("/learn/first")
    at_scene(ada, 1)
    assert ada.complaints == []


def test_where_nothing_can_be_stored_one_learns_all_the_same(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, server, "Ada")
    ada.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw 1 } })")
    ada.visit("/learn/first")
    at_scene(ada, 1)
    ada.at("lesson-skip").click()
    at_scene(ada, 2)
    assert ada.complaints == []


def test_the_offer_is_taken_away_for_good(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/")
    ada.at("dismiss-lesson").click()
    expect(ada.at("lesson-offer")).to_have_count(0)
    expect(ada.at("learn")).to_be_focused()
    ada.page.reload()
    ada.at("learn").wait_for()
    expect(ada.at("lesson-offer")).to_have_count(0)


@pytest.fixture(scope="module")
def ada(server: Server, browser: Browser) -> Person:
    """Somebody who goes from one of the further lessons to the next."""
    return Person(browser, server, "Ada")


@pytest.mark.parametrize("key", [key for key in LESSONS if key != "first"])
def test_each_further_lesson_is_opened_and_answered(ada: Person, key: str) -> None:
    ada.visit("/learn")
    ada.at(f"open-{key}").click()
    at_scene(ada, 1)
    scene = LESSONS[key].scenes[0]
    act(ada, scene, moves(scene)[1])
    expect(ada.at("lesson-answer")).to_have_attribute("data-right", "false")
    assert violations(ada) == []
    assert ada.complaints == []


def test_a_lesson_that_is_not_there_is_said_to_be_missing(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    ada.visit("/learn/nowhere")
    expect(ada.at("problem")).to_have_text("There’s no lesson of that name here.")


def test_a_scene_fits_a_small_phone_by_day_and_by_night(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada", viewport=SMALL, has_touch=True, is_mobile=True)
    ada.visit("/learn/first")
    at_scene(ada, 1)
    for number, scene in enumerate(FIRST.scenes, start=1):
        at_scene(ada, number)
        ada.at("own-card-1").wait_for()
        assert faults(ada.page, (SMALL["width"], SMALL["height"])) == [], number
        if number == 1:
            check_page(ada)
            act(ada, scene, moves(scene)[1])
            expect(ada.at("lesson-again")).to_be_in_viewport(ratio=1)
        ada.at("lesson-skip").click()
    assert ada.complaints == []


def test_what_a_tile_asks_is_confirmed_on_a_phone(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.visit("/learn/tiles")
    for number, scene in enumerate(LESSONS["tiles"].scenes, start=1):
        at_scene(ada, number)
        right, _ = moves(scene)
        if ada.at("bonus").is_visible():
            ada.at("bonus-option").first.click()
            expect(ada.at("confirm-button")).to_be_in_viewport(ratio=0.95)
            ada.at("cancel-button").click()
            expect(ada.at("confirm-button")).to_have_count(0)
        act(ada, scene, right)
        expect(ada.at("lesson-answer")).to_have_attribute("data-right", "true")
        ada.at("lesson-next").click()
    assert ada.complaints == []
