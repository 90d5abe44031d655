"""The moves of a review in words: what was done, what was better and why, and what would have followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.core import Action, CardId, Game, GiveClue, Record, Seat
from hanabi.core.actions import Decline, Discard, Play, TakeBack
from hanabi.review.findings import GameReview, MoveReview, Option
from hanabi.words import Words
from hanabi.words.motives import Hearer


@dataclass(frozen=True, slots=True)
class ToldOption:
    """A move that could have been made, and the words for it."""

    review: Option
    action: str


@dataclass(frozen=True, slots=True)
class ToldMove:
    """One move of a review, and the words for it."""

    review: MoveReview

    game: Game
    """The game before it; not to be changed."""

    name: str
    """Who moved."""

    action: str
    """What was done, such as `play card 2 (red 3)`."""

    better: str | None
    """The better move; None where what was done was the best."""

    reason: str | None
    """Why it is better, as a sentence."""

    options: tuple[ToldOption, ...]


def tell_moves(record: Record, review: GameReview, words: Words) -> Iterator[ToldMove]:
    """The moves that have been looked at, in their order."""
    game = record.replay(0)
    for move in review.moves:
        if move is None:
            continue
        for step in record.steps[len(game.steps) : move.step]:
            game.take(step)
        other = move.best != move.action
        yield ToldMove(
            move,
            game.copy(),
            game.names[move.seat],
            action_words(words, game, move.action),
            action_words(words, game, move.best) if other else None,
            reason_words(words, game, move),
            tuple(
                ToldOption(option, action_words(words, game, option.action))
                for option in move.options
            ),
        )


def action_words(words: Words, game: Game, action: Action) -> str:
    """What the player to act would do, with the face of the card, which they need not have known."""
    return _action_words(words, game, action, frozenset(_places(game)))


def line_words(words: Words, told: ToldMove) -> list[str]:
    """The better move and what would have followed it, each with the name of its player.

    A card that was still to be drawn is not named.
    """
    if told.better is None:
        return []
    game, shown = told.game.copy(), frozenset(_places(told.game))
    lines = []
    for action in (told.review.best, *told.review.line):
        phrase = _action_words(words, game, action, shown)
        lines.append(words("report-line-move", name=game.names[game.to_act], move=phrase))
        game.act(action)
    return lines


def reason_words(words: Words, game: Game, move: MoveReview) -> str | None:
    """Why the best move is better, as whoever moved would say it."""
    if move.motive is None:
        return None
    hearer = Hearer(game.names, None, _places(game))
    return words.motive(game.rules, move.motive, move.seat, hearer)


def _places(game: Game) -> dict[CardId, tuple[Seat, int]]:
    """Every card in a hand: whose, and at which place, counted from 1."""
    return {
        card: (Seat(seat), place)
        for seat, hand in enumerate(game.hands)
        for place, card in enumerate(hand, start=1)
    }


def _action_words(words: Words, game: Game, action: Action, shown: frozenset[CardId]) -> str:
    rules = game.rules
    match action:
        case GiveClue(target, clue):
            touched = any(rules.touches(clue, game.face(card)) for card in game.hands[target])
            told = words.clue(rules, clue) if touched else words.no_clue(rules, clue)
            return words("report-clue", name=game.names[target], clue=told)
        case TakeBack(face):
            return words("report-take", card=words.card(rules, face))
        case Decline():
            return words("report-decline")
        case Play(card, announced) if announced is not None:
            colour = words.suit(rules.suits[announced].name, "clue")
            phrase = words("report-announce", place=_place(game, card), suit=colour)
        case Play(card):
            phrase = words("report-play", place=_place(game, card))
        case Discard(card):
            phrase = words("report-discard", place=_place(game, card))
    if card not in shown:
        return phrase
    return words("report-shown", move=phrase, card=words.card(rules, game.face(card)))


def _place(game: Game, card: CardId) -> int:
    return game.hands[game.to_act].index(card) + 1
