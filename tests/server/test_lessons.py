"""Lessons over HTTP: who asks needs no name, whatever is told is for the seat of the learner, and nothing is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from asking import asking, refused, valid
from hanabi.core.codec import card_to_plain
from hanabi.lessons import LESSONS, Lesson
from hanabi.lessons.scene import LEARNER
from hanabi.words import LANGUAGES, Words
from leaks import SECRET_FIELD, check_hidden
from serving import Server, serving

SCENES = [(key, number) for key in LESSONS for number in range(1, len(LESSONS[key].scenes) + 1)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lessons")) as running:
        yield running
        assert running.complaints() == ""


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with asking(server) as http:
        yield http


def without_touches(action: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in action.items() if name != "touches"}


def scene(client: httpx.Client, key: str, number: int, language: str = "en") -> Any:
    answer = client.get(f"/api/lessons/{key}/{number}?lang={language}")
    return valid("LessonScene", answer.raise_for_status().json())


def attempt(client: httpx.Client, key: str, number: int, action: object) -> httpx.Response:
    return client.post(f"/api/lessons/{key}/{number}", json={"action": action})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_every_lesson_in_every_language(client: httpx.Client, language: str) -> None:
    answer = client.get(f"/api/lessons?lang={language}")
    assert answer.headers.get("set-cookie") is None
    for plain, (key, lesson) in zip(answer.json(), LESSONS.items(), strict=True):
        valid("LessonInfo", plain)
        words = Words(language, lesson.rules.vocabulary)
        assert (plain["key"], plain["scenes"]) == (key, len(lesson.scenes))
        assert plain["title"] == lesson.say(words)
        assert [plain["edition"], *plain["add_ons"]] == lesson.table.split("+")


@pytest.mark.parametrize(("key", "number"), SCENES)
def test_a_scene_is_told_as_a_table_is(client: httpx.Client, key: str, number: int) -> None:
    told = scene(client, key, number)
    lesson = LESSONS[key]
    here = lesson.scenes[number - 1]
    valid("GameView", told["view"])
    assert told["view"]["seat"] == told["view"]["to_act"] == LEARNER
    assert len(told["view"]["legal_actions"]) == len(here.view.legal_actions)
    assert told["names"] == list(here.view.names)
    assert all(entry["text"] for entry in told["log"])
    words = Words("en", lesson.rules.vocabulary)
    assert told["task"] == lesson.say(words, here, "task")
    assert set(told["look_at"]["cards"]) == set(here.look_at.cards)


@pytest.mark.parametrize(("key", "number"), SCENES)
def test_nothing_that_is_told_shows_what_the_learner_may_not_see(
    client: httpx.Client, key: str, number: int
) -> None:
    told = client.get(f"/api/lessons/{key}/{number}?lang=en")
    assert not SECRET_FIELD.search(told.content)
    check_hidden(told.json()["view"], told.json()["log"], LEARNER)
    check_unnamed(LESSONS[key], number, told.json())
    for action in told.json()["view"]["legal_actions"]:
        answer = attempt(client, key, number, without_touches(action))
        plain = answer.json()
        assert not SECRET_FIELD.search(answer.content)
        check_hidden(plain["view"], plain["happened"], LEARNER)
        check_unnamed(LESSONS[key], number, plain)
        assert plain["view"]["legal_actions"] == plain["view"]["next_actions"] == []
    valid("LessonAnswer", plain)
    valid("GameView", plain["view"])


def check_unnamed(lesson: Lesson, number: int, told: dict[str, Any]) -> None:
    """No sentence names a face that is only in the learner's hand, unless its clues say that no other fits."""
    scene = lesson.scenes[number - 1]
    view, words, game = told["view"], Words("en", lesson.rules.vocabulary), scene.game()
    events = json.dumps([told.get("log"), told.get("happened")])
    seen = set(re.findall(r"[a-z]+ [1-5]", json.dumps([view["discards"], view["fireworks"]])))
    seen |= {card["face"] for hand in view["hands"] for card in hand}
    held = {card["id"] for card in view["hands"][LEARNER]}
    for card in scene.view.hand:
        true = game.face(card.id)
        fitting = [face for face in card.knowledge.possible if scene.view.fits(face)]
        face = card_to_plain(lesson.rules, true)
        if card.id in held and fitting != [true] and face not in seen and f'"{face}"' not in events:
            said = words.card(lesson.rules, true)
            assert not [text for text in sentences(told) if said in text], face


def sentences(told: dict[str, Any]) -> list[str]:
    return [
        told["text"],
        told.get("task", ""),
        *(entry["text"] for entry in told.get("happened", [])),
    ]


@pytest.mark.parametrize("key", LESSONS)
def test_a_right_action_is_called_right_and_a_wrong_one_what_would_have_been(
    client: httpx.Client, key: str
) -> None:
    number = len(LESSONS[key].scenes)
    here = LESSONS[key].scenes[number - 1]
    before = scene(client, key, number)
    for plain, action in zip(before["view"]["legal_actions"], here.view.legal_actions, strict=True):
        told = attempt(client, key, number, without_touches(plain)).json()
        assert told["right"] == here.is_right(action)
        assert told["happened"]
        assert all(entry["text"] for entry in told["happened"])
        assert told["view"]["steps"] > before["view"]["steps"]
    assert scene(client, key, number) == before


def test_what_is_no_action_there_is_refused_with_the_field_and_the_reason(
    client: httpx.Client,
) -> None:
    def refusal(action: object, status: int, code: str) -> str:
        return refused(attempt(client, "first", 1, action), status, code)

    assert "action.do" in refusal({"do": "sing"}, 400, "bad-request")
    assert "action.card" in refusal({"do": "play", "card": "one"}, 400, "bad-request")
    assert "$.action" in refusal("play 1", 400, "bad-request")
    refusal({"do": "play", "card": 40}, 400, "no-such-card")
    refusal({"do": "discard", "card": 0}, 400, "all-tokens")
    refusal({"do": "clue", "to": 0, "value": 1}, 400, "clue-to-self")
    refusal({"do": "clue", "to": 2, "value": 1}, 400, "touches-nothing")
    refusal({"do": "rearrange", "seat": 0, "order": [0, 1, 2, 3, 4]}, 400, "not-an-action")
    more = client.post("/api/lessons/first/1", json={"action": {"do": "decline"}, "seat": 1})
    assert "seat" in refused(more, 400, "bad-request")


def test_lessons_and_scenes_that_are_not_there_are_not_found(client: httpx.Client) -> None:
    for method in ("GET", "POST"):
        body = {"action": {"do": "decline"}} if method == "POST" else None
        for path, code in (("second/1", "no-such-lesson"), ("first/8", "no-such-scene")):
            answer = client.request(method, f"/api/lessons/{path}", json=body)
            assert "none of" in refused(answer, 404, code)
    assert "scene" in refused(client.get("/api/lessons/first/two"), 400, "bad-request")


def test_nothing_is_kept_and_nobody_is_named(client: httpx.Client, server: Server) -> None:
    database = Path(server.db.removeprefix("sqlite:///"))
    before = database.stat().st_size
    answer = attempt(client, "first", 3, {"do": "play", "card": 3})
    assert answer.json()["right"]
    assert "set-cookie" not in answer.headers
    assert database.stat().st_size == before
