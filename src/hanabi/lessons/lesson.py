"""A lesson: scenes in their order, and what is said in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.core import Rules
from hanabi.lessons.scene import Scene
from hanabi.words import Words


@dataclass(frozen=True)
class Lesson:
    """Some scenes at one table. Its message is `lesson-KEY`: the title, and `.about` in a line."""

    key: str
    minutes: int
    """How long it takes."""

    scenes: tuple[Scene, ...]

    @property
    def table(self) -> str:
        """Edition and add-ons: `show+black-powder`."""
        return self.scenes[0].table

    @property
    def edition(self) -> str:
        return self.table.partition("+")[0]

    @property
    def add_ons(self) -> list[str]:
        return self.table.split("+")[1:]

    @property
    def rules(self) -> Rules:
        return self.scenes[0].rules

    def say(self, words: Words, scene: Scene | None = None, part: str = "") -> str:
        """What is said in the lesson, or in a scene of it: the title, or the part of that name."""
        return words(self._message(scene, part), tokens=self.rules.clue_tokens)

    def messages(self) -> Iterator[str]:
        """The names of everything that is said in it."""
        yield self._message(None)
        yield self._message(None, "about")
        for scene in self.scenes:
            yield from (self._message(scene, part) for part in ("", *scene.parts))

    def _message(self, scene: Scene | None, part: str = "") -> str:
        name = f"lesson-{self.key}" if scene is None else f"lesson-{self.key}-{scene.name}"
        return f"{name}.{part}" if part else name
