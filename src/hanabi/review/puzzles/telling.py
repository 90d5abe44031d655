"""What there is to say about a puzzle, as sentences in the language and vocabulary of `Words`."""

from __future__ import annotations

from collections.abc import Iterator

from hanabi.core import Discard, GiveClue, Play, Seat, TakeBack
from hanabi.review.puzzles.puzzle import Puzzle
from hanabi.words import Words
from hanabi.words.motives import Hearer

SURELY = 0.995
"""The share of hands from which on a card is said to be what it is without a number."""


class PuzzleTelling:
    """The sentences of one puzzle. Moves are named by their places among the legal actions.

    `task` may be told before the answer; everything else tells of it.
    """

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        self._puzzle, self._words = puzzle, words
        self._names = puzzle.game().names

    def task(self) -> str:
        """Who the solver is, and what is asked."""
        return self._words("puzzle-task", name=self._names[self._puzzle.seat])

    def deed(self, place: int) -> str:
        """A move of the solver in a few words, such as `play your card 3`."""
        words, view = self._words, self._puzzle.view
        hand = [card.id for card in view.hand]
        match view.legal_actions[place]:
            case Play(card, suit) if suit is not None:
                announced = words.suit(view.rules.suits[suit].name, "clue")
                return words("page-deed-announce", place=hand.index(card) + 1, suit=announced)
            case Play(card):
                return words("page-deed-play", place=hand.index(card) + 1)
            case Discard(card):
                return words("page-deed-discard", place=hand.index(card) + 1)
            case GiveClue(target, clue):
                say = words.clue if self._puzzle.touched(place) else words.no_clue
                return words("page-deed-clue", name=self._names[target], clue=say(view.rules, clue))
            case TakeBack(face):
                return words("page-deed-take", card=words.card(view.rules, face))
            case _:
                return words("page-deed-decline")

    def verdict(self, place: int) -> str:
        """Whether this is the best move, and if not, how much it costs."""
        if place == self._puzzle.best:
            return self._words("puzzle-right", deed=self.deed(place))
        return self._costing("puzzle-wrong", place)

    def answer(self) -> str:
        """Which move is the best."""
        return self._words("puzzle-answer", deed=self.deed(self._puzzle.best))

    def reasons(self, place: int | None = None) -> Iterator[str]:
        """Why it is the best; `place` is the other move that the solver chose last."""
        puzzle, words = self._puzzle, self._words
        yield self._why()
        yield words("puzzle-own", cards=words.commas(self._own_hand()))
        maximum = puzzle.view.rules.maximum
        yield words("puzzle-expected", points=puzzle.expected, maximum=maximum)
        if place is not None:
            yield self._costing("puzzle-yours", place)
        second = self.by_worth()[1]
        if second != place:
            yield self._costing("puzzle-second", second)
        if puzzle.usual == puzzle.best:
            yield words("puzzle-friend-too")
        else:
            yield self._costing("puzzle-friend", puzzle.usual)
        yield self._costing("puzzle-steady", puzzle.plain)
        yield self._ends(place)
        yield words("puzzle-how", worlds=puzzle.worlds)

    def by_worth(self) -> list[int]:
        """All moves, the best first; equal ones as the view has them."""
        judged = self._puzzle.judged
        return sorted(range(len(judged)), key=lambda place: judged[place].behind)

    def _costing(self, message: str, place: int) -> str:
        move = self._puzzle.judged[place]
        return self._words(message, points=move.behind, error=move.error, deed=self.deed(place))

    def _why(self) -> str:
        puzzle, words, rules = self._puzzle, self._words, self._puzzle.view.rules
        if puzzle.motive is not None:
            places = {
                card: (Seat(seat), place)
                for seat, hand in enumerate(puzzle.game().hands)
                for place, card in enumerate(hand, start=1)
            }
            hearer = Hearer(self._names, None, places)
            reason = words.motive(rules, puzzle.motive, puzzle.seat, hearer)
            return words("puzzle-why-friend", reason=reason)
        action = puzzle.view.legal_actions[puzzle.best]
        if isinstance(action, Play | Discard):
            own = puzzle.own_card(action.card)
            place = [card.id for card in puzzle.view.hand].index(action.card) + 1
            if isinstance(action, Play):
                share, surely, mostly = own.fits, "puzzle-why-fits-surely", "puzzle-why-fits"
            else:
                share, surely, mostly = (
                    own.useless,
                    "puzzle-why-useless-surely",
                    "puzzle-why-useless",
                )
            if share >= SURELY:
                return words(surely, place=place)
            return words(mostly, place=place, percent=round(100 * share))
        touched, placed = puzzle.touched(puzzle.best), puzzle.placed(puzzle.best)
        faces = {card.id: card.face for hand in puzzle.view.hands for card in hand if card.face}
        cards = [words.card(rules, faces[card]) for card in placed if card in touched]
        return (
            words("puzzle-why-placed", cards=words.list(cards))
            if cards
            else words("puzzle-why-line")
        )

    def _own_hand(self) -> Iterator[str]:
        """The faces that were hidden, from the oldest card on."""
        rules = self._puzzle.view.rules
        for card in self._puzzle.game().open_view().hands[self._puzzle.seat]:
            assert card.face is not None
            yield self._words.card(rules, card.face)

    def _ends(self, place: int | None) -> str:
        judged, best = self._puzzle.judged, self._puzzle.best
        if place is None:
            return self._words("puzzle-end", end=judged[best].end)
        return self._words("puzzle-end-instead", end=judged[best].end, instead=judged[place].end)
