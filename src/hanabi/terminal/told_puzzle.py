"""A puzzle in words, for lines and screens: what can be said beside moves, what follows the best one, what each costs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hanabi.core.codec import Plain
from hanabi.core.view_json import view_to_plain
from hanabi.review.puzzles import Puzzle
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.terminal.commands import QUESTIONS
from hanabi.terminal.log_lines import log_lines
from hanabi.words import Words

ANSWER = "answer"
LOOKS = ("table", "hand", "discards", "log", "rules", "help", "quit")
"""What can be asked for as in a game."""


PUZZLE_QUESTIONS = {look: QUESTIONS[look] for look in LOOKS} | {ANSWER: "command-answer"}
"""What can be said beside the moves of the game."""


def puzzle_help(puzzle: Puzzle, words: Words) -> str:
    """What can be typed."""
    return words("puzzle-help", name=puzzle.view.names[(puzzle.seat + 1) % puzzle.players])


def what_follows(puzzle: Puzzle, words: Words) -> Iterator[str]:
    """The log from the best move on, until the solver's next turn."""
    before, after = puzzle.game(), puzzle.after(puzzle.best)
    return log_lines(after.open_view(), words, after.names, since=before.event_count)


def what_moves_cost(puzzle: Puzzle, words: Words) -> Iterator[str]:
    """What each move costs, in one line those that cost the same."""
    telling, judged = PuzzleTelling(puzzle, words), puzzle.judged
    for cost, places in groupby(
        telling.by_worth(), key=lambda place: (judged[place].behind, judged[place].error)
    ):
        deeds = words.commas(telling.deed(place) for place in places)
        yield words("puzzle-move", points=cost[0], error=cost[1], deeds=deeds)


def puzzle_to_plain(puzzle: Puzzle, words: Words, *, answer: bool) -> Plain:
    """A puzzle as `hanabi puzzle --json` prints it: what its solver sees, and the answer if it is wanted."""
    telling, view = PuzzleTelling(puzzle, words), puzzle.view
    plain: Plain = {
        "day": puzzle.day,
        "table": puzzle.table,
        "title": words.title(view.rules),
        "players": list(view.names),
        "seat": puzzle.seat,
        "task": telling.task(),
        "view": view_to_plain(view),
    }
    if answer:
        game = puzzle.game()
        moves = [game.notation(action) for action in view.legal_actions]
        plain["answer"] = {
            "move": moves[puzzle.best],
            "text": telling.answer(),
            "reasons": list(telling.reasons()),
            "friend": moves[puzzle.usual],
            "steady": moves[puzzle.plain],
            "moves": [
                {
                    "move": moves[place],
                    "behind": puzzle.judged[place].behind,
                    "error": puzzle.judged[place].error,
                    "end": puzzle.judged[place].end,
                }
                for place in telling.by_worth()
            ],
        }
    return plain
