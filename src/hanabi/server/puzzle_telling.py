"""Puzzles as they are told: before the answer what the solver may see, and afterwards everything."""

from __future__ import annotations

from collections.abc import Iterator

from hanabi.core import Game
from hanabi.core.codec import step_to_plain
from hanabi.review.puzzles import Puzzle
from hanabi.review.puzzles.telling import PuzzleTelling
from hanabi.server.client import words_for
from hanabi.server.http_messages import Moment
from hanabi.server.puzzle_messages import PuzzleAnswer, PuzzleMove, PuzzleTable, PuzzleVerdict
from hanabi.server.wire import game_view, log_entries, rules_info
from hanabi.words import Words


def puzzle_table(puzzle: Puzzle, language: str) -> PuzzleTable:
    """What is asked. It is made from the view of the solver alone."""
    view = puzzle.view
    words = words_for(language, view.rules.vocabulary)
    moment = Moment(
        game_view(view, steps=len(puzzle.moves), words=words), log_entries(view, words, view.names)
    )
    return PuzzleTable(
        title=words.title(view.rules),
        players=list(view.names),
        you=puzzle.seat,
        rules=rules_info(view.rules, puzzle.players, words),
        moment=moment,
        task=PuzzleTelling(puzzle, words).task(),
    )


def puzzle_verdict(puzzle: Puzzle, place: int, language: str) -> PuzzleVerdict:
    """Whether the move at this place is the best; whoever is right hears all."""
    judged, right = puzzle.judged[place], place == puzzle.best
    telling = PuzzleTelling(puzzle, words_for(language, puzzle.view.rules.vocabulary))
    return PuzzleVerdict(
        right=right,
        behind=judged.behind,
        error=judged.error,
        text=telling.verdict(place),
        answer=puzzle_answer(puzzle, language) if right else None,
    )


def puzzle_answer(puzzle: Puzzle, language: str) -> PuzzleAnswer:
    """The best move, why, and how the game goes on from there, with all that was hidden."""
    words = words_for(language, puzzle.view.rules.vocabulary)
    telling = PuzzleTelling(puzzle, words)
    return PuzzleAnswer(
        text=telling.answer(),
        reasons=list(telling.reasons()),
        moves=[_move(puzzle, telling, place) for place in telling.by_worth()],
        moments=list(_line(puzzle, words)),
    )


def _move(puzzle: Puzzle, telling: PuzzleTelling, place: int) -> PuzzleMove:
    judged = puzzle.judged[place]
    return PuzzleMove(
        action=step_to_plain(puzzle.view.rules, puzzle.view.legal_actions[place]),
        text=telling.deed(place),
        behind=judged.behind,
        error=judged.error,
        end=judged.end,
        friend=place == puzzle.usual,
        steady=place == puzzle.plain,
    )


def _line(puzzle: Puzzle, words: Words) -> Iterator[Moment]:
    game = puzzle.game()
    yield _open(game, puzzle, words)
    for action in puzzle.line(puzzle.best):
        game.act(action)
        yield _open(game, puzzle, words)


def _open(game: Game, puzzle: Puzzle, words: Words) -> Moment:
    """A moment with all hands open, laid out for the solver's seat."""
    view = game.open_view()
    plain = game_view(view, steps=len(game.steps), words=words, watched=True)
    return Moment(plain | {"seat": puzzle.seat}, log_entries(view, words, game.names))
