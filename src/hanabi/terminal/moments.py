"""The moments of a record: the view after any turn, from any seat, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from hanabi.core import Record, Seat, View
from hanabi.core.events import HandDealt, TurnBegan
from hanabi.table.table_record import motives_in
from hanabi.terminal.log_lines import log_lines
from hanabi.words import Words
from hanabi.words.game_log import game_log


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """What happened in one turn."""

    turn: int
    text: str
    why: tuple[str, ...] = ()
    """Why a bot did it, and what was written about the move, as far as the record says so."""


class Moments:
    """Every moment of one record, in one language. Views are made once, and kept."""

    def __init__(self, record: Record, words: Words) -> None:
        self.record, self.words = record, words
        self.last = record.replay().turn
        """The furthest turn one can go to."""
        self._views: dict[tuple[int, Seat | None], View] = {}

    def view(self, turn: int | None = None, seat: Seat | None = None) -> View:
        """The moment after that turn, with all hands open or as a seat saw it; None is the last one."""
        place = (self.last if turn is None else turn, seat)
        if place not in self._views:
            game = self.record.replay(turn)
            self._views[place] = game.open_view() if seat is None else game.view(seat)
        return self._views[place]

    def news(self, view: View) -> str | None:
        """What happened last, as a line of the log; None at the deal."""
        lines = list(log_lines(view, self.words, self.record.players))
        return lines[-1] if lines else None

    def state(self, view: View) -> str:
        """How the game ended, or that it goes on."""
        if view.outcome is not None:
            return self.words.outcome(view.rules, view.outcome)
        name = self.record.players[view.to_act]
        return self.words("terminal-still-running", turn=view.turn, name=name)

    def turns(self, seat: Seat | None = None) -> Iterator[ToldTurn]:
        """The whole game as a log, told to somebody at that seat or to whoever sees all hands."""
        view, names, motives = self.view(None, seat), self.record.players, motives_in(self.record)
        written = self._written()
        told = game_log(view, self.words, names, motives=motives)
        for turn, lines in groupby(told, key=lambda line: line.turn):
            entries = [line for line in lines if not isinstance(line.event, HandDealt | TurnBegan)]
            why = [line.why for line in entries if line.why is not None]
            text = " ".join(line.text for line in entries)
            if text:
                yield ToldTurn(turn, text, (*why, *written.get(turn, ())))

    def _written(self) -> dict[int, list[str]]:
        """What is written about the moves, by turn."""
        notes = {one.step: one.note for one in self.record.annotations if one.note}
        found: dict[int, list[str]] = {}
        if notes:
            game = replace(self.record, steps=(), annotations=(), end=None).replay()
            for number, step in enumerate(self.record.steps):
                if number in notes:
                    found.setdefault(game.turn, []).append(notes[number])
                game.take(step)
        return found

    def notes(self, view: View) -> Iterator[str]:
        """What the players have written on the cards that are in hands now."""
        if not self.record.notes:
            return
        for seat, hand in enumerate(view.hands):
            for place, card in enumerate(hand, start=1):
                for writer, notes in enumerate(self.record.notes):
                    if card.id < len(notes) and notes[card.id]:
                        yield self.words(
                            "looking-note",
                            writer=self.record.players[writer],
                            holder=self.record.players[seat],
                            place=place,
                            note=notes[card.id],
                        )
