"""A game: deal it, act, look at it, go back. What an action does is in `turns`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from hanabi.core.actions import (
    Action,
    Rearrange,
    Step,
    exact_step,
)
from hanabi.core.cards import CardId, Seat
from hanabi.core.errors import BadSetup, IllegalAction, Refusal
from hanabi.core.events import (
    Event,
    HandRearranged,
)
from hanabi.core.frozen import new_tuple
from hanabi.core.outcome import Outcome, Reason
from hanabi.core.state import Moment, Past
from hanabi.core.turns import Turns
from hanabi.core.view import View


class Chooser(Protocol):
    """Whoever chooses actions, such as a bot."""

    def act(self, view: View, /) -> Any:
        """An action of `view.legal_actions`, or something that has it as its `action`."""


class Game(Turns):
    """One game: `Game(rules, players, seed)`.

    `act` moves it on and answers with the events; an action that is not among `legal_actions()`
    raises `IllegalAction` and changes nothing. Give players `view(seat)`, never the game.
    """

    __slots__ = ()

    def act(self, action: Action | str, *, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action of the player to act and return what happened.

        The action may be a line of text, such as `clue Bo red` (docs/notation.md); only as text it
        may also be a sorted hand. Numbers that only equal whole ones, such as NumPy's, are kept as
        whole ones. With `seat`, the action is refused unless it is that seat's turn.
        """
        if self._outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        if isinstance(action, str):
            step = self.parse(action, seat=seat)
            if isinstance(step, Rearrange):
                if seat is not None and step.seat != seat:
                    raise IllegalAction(Refusal.BAD_ORDER, "only its owner sorts a hand")
                return self.rearrange(step.seat, step.order)
            action = step
        if seat is not None and seat != self._to_act:
            raise IllegalAction(Refusal.NOT_YOUR_TURN)
        exact = exact_step(action)
        before = self._moment()
        self._events = []
        try:
            self._carry_out(exact)
        except BaseException:
            self._go_to(before)
            raise
        return self._remember(exact, before)

    def rearrange(self, seat: int, order: Sequence[CardId]) -> tuple[Event, ...]:
        """Put a hand in another order, at any moment of a running game (R5)."""
        if self._outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        step = exact_step(Rearrange(Seat(seat), order))  # type: ignore[arg-type]  # made a tuple
        assert isinstance(step, Rearrange)
        if not 0 <= step.seat < self._players:
            raise IllegalAction(Refusal.NO_SUCH_SEAT)
        if sorted(step.order) != sorted(self._hands[step.seat]):
            raise IllegalAction(Refusal.BAD_ORDER)
        before = self._moment()
        self._hands[step.seat] = step.order
        self._events = [HandRearranged(step.seat, step.order)]
        return self._remember(step, before)

    def end(self) -> tuple[Event, ...]:
        """End the game because the players agree to."""
        if self._outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        before = self._moment()
        self._events = []
        self._end(Reason.ENDED)
        return self._remember(None, before)

    def take(self, step: Step) -> tuple[Event, ...]:
        """Carry out one step of a record."""
        if isinstance(step, Rearrange):
            return self.rearrange(step.seat, step.order)
        return self.act(step)

    def play_out(self, players: Chooser | Sequence[Chooser]) -> Outcome:
        """Let players act until the game is over: one for each seat, or one who plays for all.

        Each is asked like a bot, `player.act(view)`, and answers with an action, a line of text, or
        something that has the action as its `action`, as the choices of `hanabi.bots` do.
        """
        chairs = list(players) if isinstance(players, Sequence) else [players] * self._players
        if len(chairs) != self._players:
            raise BadSetup(f"players: {len(chairs)} for {self._players} seats; give one a seat")
        while self._outcome is None:
            choice = chairs[self._to_act].act(self.view(self._to_act))
            self.act(getattr(choice, "action", choice))
        return self._outcome

    def undo(self) -> Step | None:
        """Go back to before the last step and return it: an action, a rearrangement, or None for `end()`.

        The exact inverse of that step. Nothing can be undone before the first one: `IllegalAction`.
        """
        undone = self._past
        if undone.previous is None:
            raise IllegalAction(Refusal.NOTHING_TO_UNDO)
        self._go_to(undone.before)
        self._past = undone.previous
        return undone.step

    def _remember(self, step: Step | None, before: Moment) -> tuple[Event, ...]:
        """Make the step that was taken part of the past, and return what it brought about."""
        events = tuple(self._events)
        past = self._past
        self._past = new_tuple(Past, (past, step, events, past.events_so_far + len(events), before))
        return events

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what a record keeps: the past is a chain, and pickle follows chains only so far."""
        start = (self._rules, self._names, self._seed, self._deal, self._first)
        return _played_again, (type(self), start, self.steps, self._outcome)


def _played_again(
    kind: type[Game], start: tuple[Any, ...], steps: tuple[Step, ...], outcome: Outcome | None
) -> Game:
    """The game that was pickled."""
    rules, names, seed, deal, first = start
    game = kind(rules, names, seed, deal=deal if seed is None else None, first=first)
    for step in steps:
        game.take(step)
    if game.outcome != outcome:
        game.end()
    return game
