"""Lessons: short real positions in which somebody learns the game, one move at a time."""

from hanabi.lessons.first import FIRST
from hanabi.lessons.lesson import Lesson
from hanabi.lessons.progress import Progress
from hanabi.lessons.scene import Answer, LookAt, Mistake, Scene
from hanabi.lessons.shelf import LESSONS, UnknownLesson, find_lesson, find_scene

__all__ = [
    "FIRST",
    "LESSONS",
    "Answer",
    "Lesson",
    "LookAt",
    "Mistake",
    "Progress",
    "Scene",
    "UnknownLesson",
    "find_lesson",
    "find_scene",
]
