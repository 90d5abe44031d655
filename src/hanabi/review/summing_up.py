"""What the moves of a game come to together: the course of the game, and each player's share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hanabi.core import Reason, Record, Seat
from hanabi.core.actions import Rearrange
from hanabi.core.events import CardDiscarded, CardMisplayed
from hanabi.core.story import Kind, story_of
from hanabi.review.findings import (
    Estimate,
    GameMoment,
    GameReview,
    Label,
    LostCard,
    MoveReview,
    PlayerShare,
)
from hanabi.review.judging import turning_points
from hanabi.review.winnability import Winnability


class Course:
    """What the record itself tells: the turn and seat of every move, the pace, and the story."""

    def __init__(self, record: Record) -> None:
        game = record.replay(0)
        self.first_pace = game.pace
        self.turns: list[int] = []
        self.seats: list[Seat] = []
        self.paces: list[int | None] = []
        """After each move."""
        for step in record.steps[len(game.steps) :]:
            turn, seat = game.turn, game.to_act
            game.take(step)
            if not isinstance(step, Rearrange):
                self.turns.append(turn)
                self.seats.append(seat)
                self.paces.append(game.pace)
        self.end = record.end
        self.maximum = record.rules.maximum
        self.story = story_of(game)
        self.lost = tuple(
            LostCard(moment.turn, event.seat, event.face, moment.points)
            for moment in self.story.losses
            for event in [game.events[moment.number]]
            if moment.kind is Kind.LOST and isinstance(event, CardDiscarded | CardMisplayed)
        )

    @property
    def moves(self) -> int:
        return len(self.turns)

    @property
    def efficiency(self) -> float | None:
        """Clues per card that was placed."""
        placed = sum(player.placed for player in self.story.players)
        return sum(player.clues for player in self.story.players) / placed if placed else None

    def moments(self, came: Sequence[Estimate], began: Estimate | None) -> tuple[GameMoment, ...]:
        """The deal and the end of each turn, as far as they are estimated."""
        if began is None:
            return ()
        found = {0: GameMoment(0, began, self.first_pace)}
        for turn, estimate, pace in zip(self.turns, came, self.paces, strict=False):
            found[turn] = GameMoment(turn, estimate, pace)
        if len(came) == self.moves and self.end and self.end.reason is not Reason.ENDED:
            perfect = float(self.end.score == self.maximum)
            final = Estimate(float(self.end.score), 0.0, perfect, 0.0, 1)
            found[self.turns[-1]] = GameMoment(self.turns[-1], final, self.paces[-1])
        return tuple(found.values())


def sum_up(
    course: Course,
    moves: tuple[MoveReview | None, ...],
    came: Sequence[Estimate],
    began: Estimate | None,
    winnability: Winnability,
    *,
    complete: bool,
    done: float,
    blueprints: tuple[str, ...],
    seed: int,
) -> GameReview:
    """The review as far as it has come."""
    moments = course.moments(came, began)
    return GameReview(
        moves=moves,
        complete=complete,
        done=done,
        moments=moments,
        turning_points=turning_points(moves, moments),
        efficiency=course.efficiency,
        lost=course.lost,
        shares=tuple(_share(course, moves, Seat(seat)) for seat in range(len(blueprints))),
        lost_at=winnability.lost_at,
        winnable=winnability.deal,
        blueprints=blueprints,
        seed=seed,
    )


def _share(course: Course, moves: Sequence[MoveReview | None], seat: Seat) -> PlayerShare:
    own = [move for move in moves if move is not None and move.seat == seat]
    labels = Counter(move.label for move in own)
    told = course.story.players[seat]
    return PlayerShare(
        seat=seat,
        moves=course.seats.count(seat),
        labels=tuple((label, labels[label]) for label in Label),
        average_loss=sum(move.loss for move in own) / len(own) if own else 0.0,
        clues=told.clues,
        placed=told.placed,
        discards=told.discards,
        strikes=told.strikes,
        clued=told.clued,
    )
