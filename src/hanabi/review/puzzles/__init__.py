"""Puzzles: positions of real games in which one move is clearly the best. A new one each day."""

from hanabi.review.puzzles.puzzle import BadPuzzle, JudgedMove, OwnCard, Puzzle
from hanabi.review.puzzles.shelf import FIRST_DAY, NoSuchDay, Shelf, read_day

__all__ = [
    "FIRST_DAY",
    "BadPuzzle",
    "JudgedMove",
    "NoSuchDay",
    "OwnCard",
    "Puzzle",
    "Shelf",
    "read_day",
]
