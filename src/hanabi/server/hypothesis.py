"""A hypothesis: how a finished game would have gone on from one of its turns with other moves. It is kept nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanabi.core import Action, Game, Motive, Record
from hanabi.core.actions import Rearrange
from hanabi.core.codec import Plain, step_from_plain, step_to_plain
from hanabi.core.json_reader import Node
from hanabi.server.client import words_for
from hanabi.server.http_messages import Moment
from hanabi.server.messages import LogEntry
from hanabi.server.shared_replay_messages import LONGEST_LINE
from hanabi.server.wire import game_view, log_entries
from hanabi.table.settings import CommandRefused
from hanabi.table.sight import motives_heard


def action_at(game: Game, plain: dict[str, Any]) -> Action:
    """The action that was sent, if whoever is to act may do it now. A refusal is typed, and nothing has changed."""
    step = step_from_plain(game.rules, game.players, Node(plain, "action"))
    if isinstance(step, Rearrange):
        raise CommandRefused("not-an-action", "hands are not rearranged in a hypothesis")
    game.copy().act(step)
    return step


class Hypothesis:
    """Moves from a turn of the record on, by the rules and with the cards that would have been drawn."""

    def __init__(self, record: Record, turn: int, motives: Mapping[int, Motive]) -> None:
        self.turn = turn
        self._game = record.replay(turn)
        self._left = len(self._game.steps)
        events = self._game.event_count
        self._motives = {number: motive for number, motive in motives.items() if number < events}
        self._logs: dict[tuple[int | None, str | None], list[LogEntry]] = {}

    @property
    def steps(self) -> int:
        """How many steps the game has now, those of the record among them."""
        return len(self._game.steps)

    @property
    def moves(self) -> list[Plain]:
        """What was done since the record was left."""
        steps = self._game.steps[self._left :]
        return [step_to_plain(self._game.rules, step) for step in steps]

    def act(self, plain: dict[str, Any], steps: int) -> None:
        """Make the next move, chosen when the game had so many steps."""
        self._check(steps)
        if self.steps - self._left >= LONGEST_LINE:
            raise CommandRefused("line-too-long", f"at most {LONGEST_LINE} moves are tried")
        self._game.act(action_at(self._game, plain))

    def undo(self, steps: int) -> None:
        """Take back the last move."""
        self._check(steps)
        if self.steps == self._left:
            raise CommandRefused("late", "no move is left to take back")
        self._game.undo()
        for log in self._logs.values():
            del log[self._game.event_count :]

    def _check(self, steps: int) -> None:
        if steps != self.steps:
            raise CommandRefused("late", "the game has moved on since")

    def moment(self, language: str | None, *, all_open: bool) -> Moment:
        """The game now, with all hands open or as whoever is to act sees it. What is in the log is worded once."""
        game = self._game
        view = game.open_view() if all_open else game.view(game.to_act)
        words = None if language is None else words_for(language, game.rules.vocabulary)
        log = self._logs.setdefault((view.seat, language), [])
        motives = motives_heard(view, self._motives, len(log))
        log += log_entries(view, words, game.names, since=len(log), motives=motives)
        return Moment(game_view(view, steps=self.steps, words=words), list(log))
