"""What is shown to whoever asks for it: the table, a hand, the discard pile, the rules, and the commands in a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hanabi.core import View
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask
from hanabi.words import Words

HELP = (
    "terminal-help-play",
    "terminal-help-announce",
    "terminal-help-discard",
    "terminal-help-clue",
    "terminal-help-move",
    "terminal-help-sort",
    "terminal-help-take",
    "terminal-help-look",
    "terminal-help-why",
    "terminal-help-hint",
    "terminal-help-note",
    "terminal-help-undo",
    "terminal-help-leave",
    "terminal-help-short",
)


def look(ask: Ask, view: View, words: Words) -> Iterable[str]:
    """The lines for one of these questions: `table`, `hand`, `discards`, `rules`."""
    board = BoardLines(words, view.names)
    match ask.what:
        case "hand":
            whose = view.seat if ask.seat is None else ask.seat
            return () if whose is None else board.hand_in_detail(view, whose)
        case "discards":
            return board.discards(view)
        case "rules":
            return words.rules_text(view.rules, view.players).splitlines()
        case _:
            return board.table(view)


def help_lines(view: View, words: Words, messages: Iterable[str] = HELP) -> Iterator[str]:
    """The commands that can be used at this table."""
    absent = {
        "terminal-help-announce": not view.rules.announced_plays,
        "terminal-help-take": not view.rules.bonus_tiles,
    }
    example = next(name for seat, name in enumerate(view.names) if seat != view.seat)
    order = " ".join(map(str, range(len(view.hand), 0, -1)))
    for message in messages:
        if not absent.get(message, False):
            yield words(message, name=example, order=order)
