"""What somebody at a table is about to do, and what they can do next: choices with their keys. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from hanabi.core import (
    Action,
    CardId,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    HeldCard,
    Play,
    Rearrange,
    Seat,
    SuitIndex,
    TakeBack,
    Tile,
    View,
)
from hanabi.terminal.at_table import Moment, Wish
from hanabi.terminal.screens.paint import suit_letters
from hanabi.words import Words

Command = Literal[
    "clue", "note", "hint", "why", "undo", "eyes", "type", "help", "quit", "log", "say", "end",
    "yes", "no", "rematch", "look", "pause", "resume", "start", "return", "turn-down",
]  # fmt: skip
"""What can be wished beside moves."""

CONFIRM = "enter"
CHOICES = "abcdefghijklmnopqrstuvwxyz"
"""Keys for the cards that a bonus tile offers."""


_FIRST: tuple[tuple[Wish, str, str, Command], ...] = (
    ("start", "s", "page-start", "start"),
    ("return", "b", "page-return", "return"),
    ("resume", "P", "page-resume", "resume"),
    ("rematch", "r", "page-rematch", "rematch"),
)
"""Wishes that Enter grants, each with its key, its label and the command."""

_THEN: tuple[tuple[Wish, str, str, Command], ...] = (
    ("hint", "h", "page-advice", "hint"),
    ("take-back", "u", "page-take-back", "undo"),
    ("turn-down", "y", "page-agree", "undo"),
    ("turn-down", "o", "page-decline", "turn-down"),
    ("say", "t", "page-talk", "say"),
)
"""The other ones. Whoever is asked to take something back can agree or decline."""


@dataclass(frozen=True, slots=True)
class Doing:
    """What is begun."""

    card: CardId | None = None
    """The card that was chosen, of any hand."""
    asked: Seat | None = None
    """Who is to be given a clue."""
    pick: Action | None = None
    """The move that Enter makes."""
    through: Seat | None = None
    """Through whose eyes their hand is seen."""
    ending: bool = False
    """Whether it was asked to end the game."""

    @property
    def idle(self) -> bool:
        return self in (Doing(), Doing(through=self.through))


class Offer(NamedTuple):
    """Something that can be chosen now."""

    key: str
    label: str
    does: Action | Command
    suit: str | None = None
    """The suit that it is about."""
    main: bool = False
    """What Enter does."""


class Chooser:
    """What the keys mean to whoever sits at this moment of a table."""

    def __init__(self, moment: Moment, words: Words, *, looks_back: bool = False) -> None:
        """`looks_back`: whether a finished game can be looked at here."""
        self.moment = moment
        self._words = words
        self._looks_back = looks_back and moment.record is not None

    @property
    def view(self) -> View | None:
        return self.moment.view

    def still(self, doing: Doing) -> Doing:
        """As much of what was begun as still makes sense."""
        view = self.view
        if view is None:
            return Doing()
        held = {card.id for hand in view.hands for card in hand}
        card = doing.card if doing.card in held else None
        pick = doing.pick if doing.pick in view.legal_actions else None
        asked = doing.asked if view.legal_actions and self._clues(doing.asked) else None
        ending = doing.ending and "end" in self.moment.wishes
        doing = replace(doing, card=card, pick=pick, asked=asked, ending=ending)
        if asked is None and pick is None and self._must_clue():
            return replace(doing, asked=self._next_asked(None))
        return doing

    # What there is to choose

    def offers(self, doing: Doing) -> list[Offer]:
        """The choices of this moment, the most likely ones first."""
        view = self.view
        if view is None:
            return list(self._idle_offers())
        if doing.ending:
            yes, no = self._words("page-yes"), self._words("page-no")
            return [Offer("y", yes, "yes", main=True), Offer("n", no, "no")]
        if doing.asked is not None:
            return list(self._clue_offers(doing))
        if view.pending in (Tile.RESHUFFLE, Tile.REPLAY) and view.legal_actions:
            return list(self._tile_offers(doing))
        if doing.card is not None:
            return list(self._card_offers(doing.card))
        return list(self._idle_offers())

    def _idle_offers(self) -> Iterator[Offer]:
        words, wishes = self._words, self.moment.wishes
        if self._next_asked(None) is not None:
            yield Offer("c", words("noun-clue"), "clue")
        for wish, key, message, command in _FIRST:
            if wish in wishes:
                yield Offer(key, words(message), command, main=True)
        if self._looks_back:
            yield Offer("v", words("page-replay"), "look")
        for wish, key, message, command in _THEN:
            if wish in wishes and not (command == "undo" and key == "u" and "turn-down" in wishes):
                yield Offer(key, words(message), command)

    def _card_offers(self, card: CardId) -> Iterator[Offer]:
        words, view = self._words, self.view
        assert view is not None
        legal = view.legal_actions
        if Play(card) in legal:
            yield Offer("p", words("page-play"), Play(card), main=False)
        for index, letter in self._letters().items():
            announced = Play(card, index)
            if announced in legal:
                suit = view.rules.suits[index].name
                label = words("page-play-as", suit=words.suit(suit, "clue"))
                yield Offer(letter.lower(), label, announced, suit)
        if Discard(card) in legal:
            yield Offer("d", words("page-discard"), Discard(card))
        if "note" in self.moment.wishes:
            yield Offer("n", words("page-note"), "note")

    def _clue_offers(self, doing: Doing) -> Iterator[Offer]:
        words, view = self._words, self.view
        assert view is not None
        letters = self._letters()
        confirm = Offer(CONFIRM, words("page-confirm"), "yes", main=True)
        if doing.pick is not None:
            yield confirm
        for action in self._clues(doing.asked):
            clue = action.clue
            picked = action == doing.pick
            if isinstance(clue, ColourClue):
                suit = view.rules.suits[clue.suit].name
                label = words.suit(suit, "clue")
                yield Offer(letters[clue.suit].lower(), label, action, suit, picked)
            else:
                yield Offer(str(clue.value), "", action, None, picked)
        if len(self._clued()) > 1:
            yield Offer("c", "→", "clue")

    def _tile_offers(self, doing: Doing) -> Iterator[Offer]:
        words, view = self._words, self.view
        assert view is not None
        if doing.pick is not None:
            yield Offer(CONFIRM, words("page-confirm"), "yes", main=True)
        keys = iter(CHOICES)
        for action in view.legal_actions:
            picked = action == doing.pick
            if isinstance(action, TakeBack):
                suit = view.rules.suits[action.card.suit].name
                label = words.card(view.rules, action.card)
                yield Offer(next(keys), label, action, suit, picked)
            elif isinstance(action, Decline):
                yield Offer("-", words("page-deed-decline"), action, None, picked)

    def _letters(self) -> Mapping[SuitIndex, str]:
        view = self.view
        assert view is not None
        letters = suit_letters(view.rules, self._words)
        return {SuitIndex(i): letters[suit.name] for i, suit in enumerate(view.rules.suits)}

    def _clues(self, seat: Seat | None) -> list[GiveClue]:
        """The clues that can be given to this seat now."""
        if self.view is None or seat is None:
            return []
        legal = self.view.legal_actions
        return [one for one in legal if isinstance(one, GiveClue) and one.target == seat]

    def _clued(self) -> list[Seat]:
        """Who can be given a clue now, the next player first."""
        view = self.view
        if view is None or view.seat is None:
            return []
        order = [Seat((view.seat + i) % view.players) for i in range(1, view.players)]
        return [seat for seat in order if self._clues(seat)]

    def _next_asked(self, after: Seat | None) -> Seat | None:
        seats = self._clued()
        if after in seats:
            return seats[(seats.index(after) + 1) % len(seats)]
        return seats[0] if seats else None

    def _must_clue(self) -> bool:
        """Whether a bonus tile lets one do nothing else."""
        legal = () if self.view is None else self.view.legal_actions
        return bool(legal) and all(isinstance(one, GiveClue) for one in legal)

    # What is chosen

    def choose(self, doing: Doing, place: int) -> Doing:
        """The own card at this place, counted from 1; the same one again is put back."""
        hand = () if self.view is None else self.view.hand
        if not 1 <= place <= len(hand):
            return doing
        card = hand[place - 1].id
        return replace(doing, card=None if doing.card == card else card, asked=None, pick=None)

    def press_card(self, doing: Doing, seat: Seat, card: CardId) -> Doing:
        """A card is pressed: one's own is chosen; of somebody else's the clues that touch it are seen in turn."""
        view = self.view
        if view is None:
            return doing
        if seat == view.seat:
            place = [one.id for one in view.hand].index(card) + 1
            return self.choose(doing, place)
        clues = [clue for clue in self._clues(seat) if card in self.touched(clue)]
        if not clues:
            return replace(doing, card=card, asked=None, pick=None)
        again = doing.asked == seat and doing.pick in clues
        at = (clues.index(doing.pick) + 1) % len(clues) if again else 0  # type: ignore[arg-type]
        return replace(doing, card=card, asked=seat, pick=clues[at])

    def clue(self, doing: Doing) -> Doing:
        """Think of a clue, to the next player or to the one after whom one thought of."""
        return replace(doing, card=None, pick=None, asked=self._next_asked(doing.asked))

    def clue_to(self, doing: Doing, seat: Seat) -> Doing:
        """Think of a clue to this player, if they may be given one."""
        if seat not in self._clued():
            return doing
        return replace(doing, card=None, pick=None, asked=seat)

    def eyes(self, doing: Doing) -> Doing:
        """Look through the eyes of the next teammate; after the last one through one's own."""
        view = self.view
        if view is None:
            return doing
        begin = -1 if view.seat is None else view.seat
        order = [Seat((begin + i) % view.players) for i in range(1, view.players + 1)]
        order = [seat for seat in order if seat != view.seat]
        if doing.through is None:
            return replace(doing, through=order[0])
        at = order.index(doing.through) + 1
        return replace(doing, through=order[at] if at < len(order) else None)

    def walk(self, doing: Doing, by: int) -> Doing:
        """The next card of the hand in which one is; of the own hand first."""
        view = self.view
        if view is None:
            return doing
        at = self._at(doing.card)
        seat = view.seat if at is None else at[0]
        if seat is None or not view.hands[seat]:
            return doing
        hand = [card.id for card in view.hands[seat]]
        place = (-1 if by > 0 else 0) if at is None else hand.index(at[1].id)
        card = hand[(place + by) % len(hand)]
        return self._walked(doing, seat, card)

    def climb(self, doing: Doing, by: int) -> Doing:
        """The card above or below."""
        view = self.view
        if view is None or view.seat is None:
            return doing
        order = [Seat((view.seat + 1 + i) % view.players) for i in range(view.players)]
        at = self._at(doing.card)
        place = 0 if at is None else list(view.hands[at[0]]).index(at[1])
        row = len(order) - 1 if at is None else order.index(at[0])
        seat = order[(row + by) % len(order)]
        hand = view.hands[seat]
        if not hand:
            return doing
        return self._walked(doing, seat, hand[min(place, len(hand) - 1)].id)

    def _walked(self, doing: Doing, seat: Seat, card: CardId) -> Doing:
        fresh = replace(doing, card=None, asked=None, pick=None)
        return self.press_card(fresh, seat, card)

    def _at(self, card: CardId | None) -> tuple[Seat, HeldCard] | None:
        view = self.view
        if view is None or card is None:
            return None
        held = (
            (Seat(seat), one)
            for seat, hand in enumerate(view.hands)
            for one in hand
            if one.id == card
        )
        return next(held, None)

    # What comes of it

    def shifted(self, card: CardId | None, by: int) -> Rearrange | None:
        """The hand with one of its cards so many places further, if there is room."""
        view = self.view
        if view is None or view.seat is None or card is None:
            return None
        order = [one.id for one in view.hand]
        if card not in order or not 0 <= order.index(card) + by < len(order):
            return None
        place = order.index(card) + by
        order.remove(card)
        order.insert(place, card)
        return Rearrange(view.seat, tuple(order))

    def dropped(self, card: CardId, goal: CardId) -> Rearrange | None:
        """The hand with one of its cards in the place of another."""
        hand = [] if self.view is None else [one.id for one in self.view.hand]
        if card not in hand or goal not in hand or card == goal:
            return None
        return self.shifted(card, hand.index(goal) - hand.index(card))

    def touched(self, action: Action | None) -> frozenset[CardId]:
        """The cards that a clue touches."""
        view = self.view
        if view is None or not isinstance(action, GiveClue):
            return frozenset()
        hand = view.hands[action.target]
        return frozenset(
            card.id
            for card in hand
            if card.face is not None and view.rules.touches(action.clue, card.face)
        )
