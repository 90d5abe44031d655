"""Lessons over HTTP: `/api/lessons`. Nothing is stored, and nobody needs a name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hanabi.core.codec import step_from_plain
from hanabi.core.json_reader import Node
from hanabi.lessons import LESSONS, Lesson, Scene, UnknownLesson, find_lesson, find_scene
from hanabi.server.client import words_for
from hanabi.server.lesson_messages import (
    LessonAnswer,
    LessonInfo,
    LessonLook,
    LessonScene,
    LessonTry,
)
from hanabi.server.limits import Limits
from hanabi.server.responses import (
    Handler,
    RequestRefused,
    answer,
    language_or_english,
    message_of,
    whole_number,
)
from hanabi.server.wire import game_view, log_entries, rules_info
from hanabi.words import Words


class LessonRoutes:
    """The routes to lessons."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def routes(self) -> list[tuple[str, Handler, str]]:
        """Path, handler and method of each."""
        return [
            ("/api/lessons", self.lessons, "GET"),
            ("/api/lessons/{key}/{number}", self.scene, "GET"),
            ("/api/lessons/{key}/{number}", self.act, "POST"),
        ]

    async def lessons(self, request: Request) -> Response:
        return answer([_info(lesson, _words(request, lesson)) for lesson in LESSONS.values()])

    async def scene(self, request: Request) -> Response:
        lesson, number, scene = _asked(request)
        return answer(_scene(lesson, number, scene, _words(request, lesson)))

    async def act(self, request: Request) -> Response:
        lesson, _, scene = _asked(request)
        wish = await message_of(request, LessonTry, self._limits.request)
        return answer(_answer(lesson, scene, wish, _words(request, lesson)))


def _words(request: Request, lesson: Lesson) -> Words:
    return words_for(language_or_english(request), lesson.rules.vocabulary)


def _asked(request: Request) -> tuple[Lesson, int, Scene]:
    """The scene that the address names."""
    try:
        lesson = find_lesson(request.path_params["key"])
    except UnknownLesson as error:
        raise RequestRefused(404, "no-such-lesson", str(error)) from None
    number = whole_number(request.path_params["number"], "scene")
    try:
        return lesson, number, find_scene(lesson, number)
    except UnknownLesson as error:
        raise RequestRefused(404, "no-such-scene", str(error)) from None


def _info(lesson: Lesson, words: Words) -> LessonInfo:
    return LessonInfo(
        key=lesson.key,
        title=lesson.say(words),
        about=lesson.say(words, part="about"),
        edition=lesson.edition,
        add_ons=lesson.add_ons,
        scenes=len(lesson.scenes),
        minutes=lesson.minutes,
    )


def _scene(lesson: Lesson, number: int, scene: Scene, words: Words) -> LessonScene:
    view = scene.view
    return LessonScene(
        lesson=lesson.key,
        number=number,
        scenes=len(lesson.scenes),
        title=lesson.say(words, scene),
        text=lesson.say(words, scene, "text"),
        task=lesson.say(words, scene, "task"),
        names=list(view.names),
        rules=rules_info(view.rules, view.players, words),
        view=game_view(view, steps=scene.steps, words=words),
        log=log_entries(view, words, view.names),
        look_at=LessonLook(list(scene.look_at.cards), list(scene.look_at.panels)),
    )


def _answer(lesson: Lesson, scene: Scene, wish: LessonTry, words: Words) -> LessonAnswer:
    """What comes of an action, or a typed refusal."""
    view = scene.view
    step = step_from_plain(view.rules, view.players, Node(wish.action, "action"))
    answered = scene.answer(step)
    return LessonAnswer(
        right=answered.right,
        text=lesson.say(words, scene, answered.says),
        happened=log_entries(answered.view, words, view.names, since=answered.since),
        view=game_view(answered.view, steps=answered.steps, words=words, watched=True),
    )
