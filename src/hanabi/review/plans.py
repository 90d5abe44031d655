"""A plan for the rest of a game, turn by turn: only the core says whether it is a line."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from hanabi.core import Action, Card, Discard, Game, HanabiError, Play, SuitIndex, Tile
from hanabi.review.constructive import find_line
from hanabi.review.open_moves import some_clue
from hanabi.review.time_limit import TimeLimit


class Turn(Enum):
    """What a plan has a player do."""

    STOP = "stop"
    CLUE = "clue"
    PLACE = "place"
    ANNOUNCE = "announce"
    DISCARD = "discard"
    STRIKE = "strike"


Planned = tuple[Turn, Card | None]
"""What to do, and with a card of which face; None for clues, and for any card that is of no use."""


def carry_out(
    game: Game, plan: Iterable[Planned], score: int, *, seed: int, limit: TimeLimit
) -> Game | None:
    """The game played to an end with this score: as planned, and where the plan breaks off as a quick search goes on."""
    return go_on(follow(game, plan), score, seed=seed, limit=limit)


def follow(game: Game, plan: Iterable[Planned]) -> Game:
    """The game played as planned, as far as that goes. Plans count on nothing that a bonus tile brings."""
    end = game.copy()
    for turn, face in plan:
        action = None if end.outcome is not None else _action(end, turn, face)
        if action is None:
            break
        try:
            end.act(action)
            if end.pending is not None and end.pending is not Tile.RESHUFFLE:
                end.act(end.legal_actions()[-1])  # any clue; or nothing comes back
        except HanabiError:
            break
    return end


def go_on(game: Game, score: int, *, seed: int, limit: TimeLimit) -> Game | None:
    """The game played to an end with this score, by a quick search if it is not over; or None."""
    finished = game if game.outcome is not None else find_line(game, score, seed=seed, limit=limit)
    if finished is None or finished.outcome is None or finished.outcome.score < score:
        return None
    return finished


def _action(game: Game, turn: Turn, face: Card | None) -> Action | None:
    """The planned action of the player to act; None if the rules leave no such action."""
    if game.pending is not None:
        return None
    if turn in (Turn.CLUE, Turn.STOP):
        pays = turn is Turn.CLUE and game.tokens >= game.rules.clue_cost
        return some_clue(game) if pays else None
    face = face or _useless(game)
    held = [card for card in game.hands[game.to_act] if game.face(card) == face]
    if not held or face is None:
        return None
    card = held[0]
    match turn:
        case Turn.DISCARD:
            return Discard(card)
        case Turn.ANNOUNCE:
            return Play(card, face.suit)
        case Turn.STRIKE if game.fits(face):
            return Play(card, SuitIndex((face.suit + 1) % len(game.rules.suits)))
        case _:
            return Play(card)


def _useless(game: Game) -> Card | None:
    """The face of a card of the player to act that lies on its firework, or that they hold twice."""
    faces = [game.face(card) for card in game.hands[game.to_act]]
    for face in faces:
        placed = game.rules.suits[face.suit].place(face.value) < game.fireworks[face.suit]
        if placed or faces.count(face) > 1:
            return face
    return None
