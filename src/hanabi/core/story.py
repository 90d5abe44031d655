"""The story of a game: what was lost and when, what decided it, and whose clues became plays."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from hanabi.core.cards import CardId, Seat
from hanabi.core.events import (
    CardDiscarded,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    Event,
    GameEnded,
    LastRoundBegan,
    TileLost,
    TileRevealed,
)
from hanabi.core.frozen import frozen
from hanabi.core.game import Game
from hanabi.core.outcome import Reason
from hanabi.core.timeline import Timeline

MOST_MOMENTS = 6
FEWEST_LED = 2
"""A clue decides something if at least so many cards were placed after it."""


class Kind(StrEnum):
    """Why a moment belongs to the story."""

    LOST = "lost"
    """Points went out of reach, by a discard or a strike."""
    STRIKE = "strike"
    """A play that did not fit, and cost nothing else."""
    COMPLETED = "completed"
    TILE = "tile"
    TILE_LOST = "tile-lost"
    CLUE = "clue"
    """A clue after which several cards were placed."""
    FIRST = "first"
    """The first card that was placed."""
    LATE = "late"
    """From here on there were too few turns for everything that could be reached."""
    LAST_ROUND = "last-round"
    END = "end"
    """The rules ended it; that players agreed to stop is no turn of the story."""


_WEIGHTS = {
    Kind.END: 1000,
    Kind.LOST: 100,
    Kind.LATE: 80,
    Kind.COMPLETED: 60,
    Kind.LAST_ROUND: 50,
    Kind.STRIKE: 40,
    Kind.CLUE: 30,
    Kind.TILE: 20,
    Kind.TILE_LOST: 10,
    Kind.FIRST: 5,
}
"""Which moments come first when there are too many."""


@frozen
class StoryMoment:
    """One event of the story."""

    turn: int
    number: int
    """That of the event, in the events of the game."""
    kind: Kind
    points: int = 0
    """By how much the reachable maximum fell; for a clue, how many of its cards were placed later."""


@frozen
class StoryClue:
    """A clue, and what became of the cards it touched."""

    turn: int
    number: int
    event: ClueGiven
    placed: tuple[CardId, ...]
    """Those of them that were placed later, in the order of the hand."""


class PlayerStory(NamedTuple):
    """What one player did."""

    placed: int
    """Cards they placed from their hand."""
    unclued: int
    """How many of these no clue had touched."""
    strikes: int
    discards: int
    clues: int
    """Clues they gave, free ones too."""
    clued: int
    """Cards that were placed after a clue of theirs had touched them, each counted once."""


@frozen
class Story:
    """What a game comes down to: `maximum == tally + unplayed + lost`."""

    maximum: int
    reachable: int
    """The reachable maximum at the end."""
    tally: int
    moments: tuple[StoryMoment, ...]
    """The few that decided, in their order."""
    losses: tuple[StoryMoment, ...]
    """All strikes, and all discards that cost points."""
    tiles: tuple[StoryMoment, ...]
    """Bonus tiles and what was done with them; `points` below 0 were won back of the reachable maximum."""
    clues: tuple[StoryClue, ...]
    players: tuple[PlayerStory, ...]

    @property
    def lost(self) -> int:
        """Points that went out of reach with cards on the discard pile."""
        return self.maximum - self.reachable

    @property
    def unplayed(self) -> int:
        """Points that could still have been reached when it ended."""
        return self.reachable - self.tally


class _Mark(NamedTuple):
    """The table after a step."""

    events: int
    reachable: int
    pace: int | None


def story_of(game: Game) -> Story:
    """The story of a game, which may still run."""
    events = game.events
    timeline = Timeline.of(events, game.players)
    marks = _marks(game)
    falls = _falls(events, marks)
    clues = _clues(events, timeline)
    turns = [timeline[number].turn for number in range(len(events))]
    moments = [
        StoryMoment(turns[number], number, kind, falls.get(number, 0))
        for number, event in enumerate(events)
        if (kind := _kind(event, falls.get(number, 0))) is not None
    ]
    losses = tuple(one for one in moments if one.kind in (Kind.LOST, Kind.STRIKE))
    tiles = tuple(one for one in moments if isinstance(events[one.number], _OF_TILES))
    moments += [
        StoryMoment(one.turn, one.number, Kind.CLUE, len(one.placed))
        for one in clues
        if len(one.placed) >= FEWEST_LED
    ]
    moments += _beside(events, marks, turns)
    return Story(
        game.rules.maximum,
        game.reachable_maximum,
        game.tally,
        _most_telling(moments),
        losses,
        tiles,
        clues,
        tuple(_player(Seat(seat), events, clues) for seat in range(game.players)),
    )


def _marks(game: Game) -> list[_Mark]:
    """The table after the deal and after each step."""
    then, found, steps = game.copy(), [], len(game.steps)
    while True:
        found.append(_Mark(then.event_count, then.reachable_maximum, then.pace))
        if not steps and then.outcome is None:
            return found[::-1]
        steps -= then.undo() is not None


def _falls(events: Sequence[Event], marks: Sequence[_Mark]) -> dict[int, int]:
    """By how much the reachable maximum fell, by the event that did it: below 0 where it rose."""
    found = {}
    for before, after in pairwise(marks):
        if after.reachable != before.reachable:
            step = range(before.events, after.events)
            number = next(number for number in step if isinstance(events[number], _MOVED))
            found[number] = before.reachable - after.reachable
    return found


_MOVED = CardDiscarded | CardMisplayed | CardReshuffled | CardReplayed
"""Events that change what is on the discard pile."""

_OF_TILES = TileRevealed | TileLost | CardReshuffled | CardReplayed


def _kind(event: Event, fall: int) -> Kind | None:
    match event:
        case CardMisplayed() | CardDiscarded() if fall:
            return Kind.LOST
        case CardMisplayed():
            return Kind.STRIKE
        case CardPlaced(completed=True) | CardReplayed(completed=True):
            return Kind.COMPLETED
        case TileRevealed() | CardReshuffled() | CardReplayed():
            return Kind.TILE
        case TileLost():
            return Kind.TILE_LOST
        case LastRoundBegan():
            return Kind.LAST_ROUND
        case GameEnded(outcome) if outcome.reason is not Reason.ENDED:
            return Kind.END
        case _:
            return None


def _beside(
    events: Sequence[Event], marks: Sequence[_Mark], turns: Sequence[int]
) -> list[StoryMoment]:
    """The first card that was placed, and the turn since which time was too short for everything."""
    numbers = [number for number, event in enumerate(events) if isinstance(event, CardPlaced)][:1]
    found = [StoryMoment(turns[number], number, Kind.FIRST) for number in numbers]
    if marks[-1].pace is not None and marks[-1].pace < 0:
        late = len(marks) - 1
        while late and (marks[late - 1].pace or 0) < 0:
            late -= 1
        if late:
            number = marks[late - 1].events
            found.append(StoryMoment(turns[number], number, Kind.LATE))
    return found


def _weight(one: StoryMoment) -> int:
    """Points that are won back count as much as those that are lost."""
    kind = Kind.LOST if one.points < 0 else one.kind
    return _WEIGHTS[kind] + abs(one.points)


def _most_telling(moments: Sequence[StoryMoment]) -> tuple[StoryMoment, ...]:
    """At most so many, one an event, those that weigh most; in their order."""
    weighed = sorted(moments, key=lambda one: (-_weight(one), one.number))
    first: dict[int, StoryMoment] = {}
    for one in weighed:
        first.setdefault(one.number, one)
    chosen = list(first.values())[:MOST_MOMENTS]
    return tuple(sorted(chosen, key=lambda one: one.number))


def _clues(events: Sequence[Event], timeline: Timeline) -> tuple[StoryClue, ...]:
    placed = {event.card for event in events if isinstance(event, CardPlaced)}
    return tuple(
        StoryClue(
            timeline[number].turn,
            number,
            event,
            tuple(card for card in event.touched if card in placed),
        )
        for number, event in enumerate(events)
        if isinstance(event, ClueGiven)
    )


def _player(seat: Seat, events: Sequence[Event], clues: Sequence[StoryClue]) -> PlayerStory:
    touched = {card for clue in clues for card in clue.event.touched}
    own = [clue for clue in clues if clue.event.giver == seat]
    placed = [
        event.card for event in events if isinstance(event, CardPlaced) and event.seat == seat
    ]
    return PlayerStory(
        placed=len(placed),
        unclued=sum(card not in touched for card in placed),
        strikes=sum(isinstance(event, CardMisplayed) and event.seat == seat for event in events),
        discards=sum(isinstance(event, CardDiscarded) and event.seat == seat for event in events),
        clues=len(own),
        clued=len({card for clue in own for card in clue.placed}),
    )
