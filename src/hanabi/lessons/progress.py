"""How far somebody has come in the lessons: kept by whoever learns, as plain data, and checked when it is read."""

from __future__ import annotations

from dataclasses import dataclass, field

from hanabi.core.codec import Plain
from hanabi.core.json_reader import Node
from hanabi.lessons.lesson import Lesson

FORMAT = "hanabi-lessons"
VERSION = 1
_MOST_SCENES = 99


@dataclass
class Progress:
    """How many scenes of each lesson are behind somebody, whether they were solved or skipped."""

    behind: dict[str, int] = field(default_factory=dict)
    """By the key of the lesson. Lessons that are not begun may be missing."""

    def scene(self, lesson: Lesson) -> int:
        """The number of the scene to go on with: the first again in a lesson that is finished."""
        behind = self.behind.get(lesson.key, 0)
        return behind + 1 if behind < len(lesson.scenes) else 1

    def is_finished(self, lesson: Lesson) -> bool:
        return self.behind.get(lesson.key, 0) >= len(lesson.scenes)

    def go_to(self, lesson: Lesson, number: int) -> None:
        """Be at this scene; the number after the last one means that the lesson is finished."""
        self.behind[lesson.key] = number - 1

    def to_plain(self) -> Plain:
        """The progress for JSON."""
        return {"format": FORMAT, "version": VERSION, "behind": dict(self.behind)}

    @classmethod
    def from_plain(cls, plain: Plain | Node) -> Progress:
        """Read what `to_plain` made, or raise `BadRecord` with the place and the reason.

        Lessons that are not there any more are left out.
        """
        from hanabi.lessons.shelf import LESSONS  # whoever only plays scenes needs no shelf

        node = plain if isinstance(plain, Node) else Node(plain)
        fields = node.fields(["format", "version", "behind"])
        if fields["format"].text() != FORMAT:
            fields["format"].refuse(f"expected {FORMAT!r}")
        fields["version"].number(VERSION, VERSION)
        behind = fields["behind"]
        if not isinstance(behind.value, dict):
            behind.refuse("expected an object with the number of scenes for each lesson")
        return cls(
            {
                key: behind.fields(list(behind.value))[key].number(0, _MOST_SCENES)
                for key in behind.value
                if key in LESSONS
            }
        )
