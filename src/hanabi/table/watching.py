"""What is shown of a table: to a seat its view, to spectators what the table chose, to everybody all when it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from hanabi.core import BadSetup, Game, View
from hanabi.table.table import Table

ROUNDS_BEHIND = 2
"""So many rounds of the table later, spectators who are shown all hands late are shown them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How much of a table somebody may know now."""

    view: View | None
    """None if they are shown nothing of the game, or while it is covered."""
    events: int
    """How many events had happened by the moment that they may know of."""
    steps: int
    talk: int
    """So much of the talk may be heard."""
    behind: bool
    """Nothing may be told that depends on anything after that moment."""

    def number(self, table: Table) -> int:
        """How many changes of the table may be told of."""
        return table.dealt_number + self.steps if self.behind else table.number


def shown_to(table: Table, seat: int | None, *, watching: bool = True) -> Shown:
    """What somebody at this seat may know, or a spectator. Nobody sees a game while it is paused.

    Everybody is told who watches, so whoever only looks in is shown nothing of a running game.
    """
    behind = seat is None and table.state == "playing" and table.settings.spectators == "delayed"
    may_know = watching or seat is not None or table.state == "over"
    game = shown_game(table, seat) if may_know else None
    covered = table.pause is not None
    view = None if game is None or covered else _view_of(table, seat, game)
    events = 0 if game is None else game.event_count
    return Shown(
        view, events, _steps(table, events), _talk_heard(table, seat, game, behind=behind), behind
    )


def _steps(table: Table, events: int) -> int:
    """How many steps led to so many events."""
    if events == len(table.timeline):
        return len(table.moves)
    return sum(move.event < events for move in table.moves)


def shown_game(table: Table, seat: int | None) -> Game | None:
    """The game as far as somebody at this seat, or a spectator, may know it; None if they may know nothing.

    For spectators who are shown it late, it is the moment at which the turn so many rounds ago began.
    """
    game = table.game
    if game is None or seat is not None or game.outcome is not None:
        return game
    match table.settings.spectators:
        case "none":
            return None
        case "seat" | "everything":
            return game
        case "delayed":
            turn = game.turn - ROUNDS_BEHIND * game.players
            return _when_began(table, game, turn) if turn > 0 else None


def earlier_view(table: Table, seat: int | None, events: int) -> tuple[View, Game] | None:
    """The view of the moment when at least so many events had happened, and that moment; None if they may know nothing."""
    game = shown_game(table, seat)
    if game is None or table.pause is not None:
        return None
    moment = _moment_after(game, events)
    return _view_of(table, seat, moment), moment


def _view_of(table: Table, seat: int | None, game: Game) -> View:
    if table.state == "over":
        return game.open_view()
    if seat is not None:
        return game.view(seat)
    watched = game.view(0) if table.settings.spectators == "seat" else game.open_view()
    return replace(watched, legal_actions=())


def _when_began(table: Table, game: Game, turn: int) -> Game:
    """The game when this turn had just begun."""
    turns = (table.timeline[move.event].turn for move in table.moves)
    steps = sum(1 for _ in takewhile(lambda one: one < turn, turns))
    then = game.copy()
    for _ in range(steps, len(table.moves)):
        then.undo()
    return then


def _moment_after(game: Game, events: int) -> Game:
    if events > game.event_count:
        raise BadSetup(f"events: {events}; {game.event_count} have happened")
    before, steps, undone = game.copy(), len(game.steps), 0
    while steps or before.outcome is not None:
        steps -= before.undo() is not None
        if before.event_count < events:
            break
        undone += 1
    then = game.copy()
    for _ in range(undone):
        then.undo()
    return then


def _talk_heard(table: Table, seat: int | None, game: Game | None, *, behind: bool) -> int:
    """How much of the talk belongs to what is shown: spectators hear nothing of a game that they do not see."""
    if table.game is None or seat is not None or (game is not None and not behind):
        return len(table.talk)
    turn = 1 if game is None else game.turn
    return sum(1 for _ in takewhile(lambda said: said < turn, table.talk_turns))
