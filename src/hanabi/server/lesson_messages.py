"""What is asked and answered in a lesson, as types. Nothing is kept: how far somebody has come, the client knows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hanabi.server.messages import GameViewPlain, LogEntry, RulesInfo
from hanabi.server.shared_replay_messages import ActionPlain

LessonPanel = Literal[
    "own-hand", "fireworks", "discards", "tokens", "strikes", "deck", "tiles", "score"
]
"""The values of `hanabi.lessons.scene.Panel`."""


class LessonInfo(Struct):
    """A lesson of the list. The first one is for those who have never played."""

    key: str
    title: str
    about: str
    """What is learned there, in a line."""
    edition: str
    add_ons: list[str]
    scenes: int
    minutes: int
    """How long it takes, about."""


class LessonLook(Struct):
    """What to look at in a scene."""

    cards: list[int]
    """Cards in hands, by their ids."""
    panels: list[LessonPanel]


class LessonScene(Struct):
    """A moment of a real game, and what is to be done there. The view is that of the seat of whoever learns."""

    lesson: str
    number: int
    """Counted from 1."""
    scenes: int
    """How many there are in this lesson."""
    title: str
    text: str
    """What there is to know."""
    task: str
    """What is to be done."""
    names: list[str]
    """By seat. Whoever learns sits where `view.seat` says."""
    rules: RulesInfo
    view: GameViewPlain
    log: list[LogEntry]
    """What has happened so far."""
    look_at: LessonLook


class LessonTry(Struct, forbid_unknown_fields=True):
    """Do something in a scene."""

    action: ActionPlain
    """As it came with the view, without `touches`."""


class LessonAnswer(Struct):
    """What came of it."""

    right: bool
    text: str
    """Why it was right, or what was wrong with it."""
    happened: list[LogEntry]
    """What happened then, the answers of the teammates too. If it was wrong: what would have happened."""
    view: GameViewPlain
    """The table after all that, without actions. If it was wrong, this is how it would have been: the scene is still as
    it was, and another action may be tried."""
