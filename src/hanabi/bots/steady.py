"""The steady bot: plays what it is sure of, tells others what they can play, throws away what is spare."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from hanabi.bots.protocol import Choice
from hanabi.core import (
    Action,
    Card,
    CardId,
    Decline,
    Discard,
    GiveClue,
    HeldCard,
    Play,
    TakeBack,
    Tile,
    View,
)
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.kernel.steady_weights import (
    DELAYED,
    GOOD_CLUE,
    LEAST_CHANCE,
    LOST,
    MARKED,
    NARROWED,
    PLAYABLE,
    SAVED,
    SPARE,
    WASTED,
)


class SteadyBot:
    """Careful and predictable: it plays what it is sure of, and gambles only when nothing is at stake."""

    def __init__(self, _seed: int = 0) -> None:
        """The registry gives every bot a seed; this one leaves nothing to chance."""

    def act(self, view: View) -> Choice:
        return Choice(_Turn(view).choose())


class _Turn:
    """One decision, made from one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.legal = view.legal_actions

    def choose(self) -> Action:
        if self.view.pending is not None:
            return self._resolve_tile(self.view.pending)
        return (
            self._sure_play()
            or self._last_turn()
            or self._clue(GOOD_CLUE)
            or self._discard()
            or self._clue(None)
            or self._gamble()
        )

    # Plays

    def _sure_play(self) -> Action | None:
        """The sure card that opens the most for others, announced where that pays and the suit is known."""
        sure = [card for card in self.view.hand if self._sure_to_fit(card.knowledge.believed)]
        if not sure:
            return None
        best = max(sure, key=lambda card: self._promise(card.knowledge.believed))
        return self._play(best)

    def _play(self, card: HeldCard) -> Action:
        suits = {face.suit for face in card.knowledge.believed}
        announced = Play(card.id, next(iter(suits))) if len(suits) == 1 else Play(card.id)
        return announced if announced in self.legal else Play(card.id)

    def _promise(self, faces: tuple[Card, ...]) -> float:
        """How welcome a play is: a completed firework pays, and low cards wait for company."""
        place = min(self.view.rules.suits[face.suit].place(face.value) for face in faces)
        following = sum(self._next_up(face) in self._in_sight for face in faces) / len(faces)
        return following + (0.5 if place + 1 == FIREWORK_HEIGHT else -place / 10)

    def _next_up(self, face: Card) -> Card | None:
        suit = self.view.rules.suits[face.suit]
        place = suit.place(face.value) + 1
        return None if place == FIREWORK_HEIGHT else Card(face.suit, suit.value_at(place))

    def _last_turn(self) -> Action | None:
        """My last turn: help somebody to a sure play, else try a card while a strike is to spare."""
        view = self.view
        if view.turns_left is None or view.strikes + 1 >= view.rules.strikes:
            return None
        return self._clue(PLAYABLE) or self._likeliest_play(at_least=LEAST_CHANCE)

    def _gamble(self) -> Action:
        """Nothing but plays is left."""
        return self._likeliest_play(at_least=0.0) or self.legal[0]

    def _likeliest_play(self, at_least: float) -> Action | None:
        cards = [(self._chance_to_fit(card), -i) for i, card in enumerate(self.view.hand)]
        if not cards:
            return None
        chance, place = max(cards)
        return Play(self.view.hand[-place].id) if chance >= at_least else None

    def _chance_to_fit(self, card: HeldCard) -> float:
        weights = [(self._unseen(face), self.view.fits(face)) for face in card.knowledge.believed]
        return sum(weight for weight, fits in weights if fits) / sum(
            weight for weight, _ in weights
        )

    def _unseen(self, face: Card) -> int:
        seen = self._in_sight.count(face)
        on_firework = not self.view.is_needed(face)
        return self.view.copies_left(face) - seen - on_firework

    def _sure_to_fit(self, faces: Iterable[Card]) -> bool:
        return all(self.view.fits(face) for face in faces)

    # Clues

    def _clue(self, least: float | None) -> Action | None:
        clues = [action for action in self.legal if isinstance(action, GiveClue)]
        if not clues:
            return None
        best = max(clues, key=self._worth)
        return best if least is None or self._worth(best) >= least else None

    def _worth(self, action: GiveClue) -> float:
        """What the receiver gains by the clue."""
        view = self.view
        turns_until = (action.target - view.to_act) % view.players
        if view.turns_left is not None and turns_until >= view.turns_left:
            return 0.0
        hand = view.hands[action.target]
        chop = self._chop(hand)
        worth = 0.0
        for card in hand:  # not sum(), which adds floats in another way from Python 3.12 on
            worth += self._worth_for(action, card, at_risk=card is chop)
        return worth

    def _worth_for(self, action: GiveClue, card: HeldCard, *, at_risk: bool) -> float:
        view, rules, before = self.view, self.view.rules, card.knowledge.believed
        assert card.face is not None  # a teammate's card
        touch = rules.touched(action.clue)
        touched = card.face in touch
        after = tuple(face for face in before if (face in touch) == touched)
        new = touched and not card.knowledge.marked
        spare = view.is_dead(card.face) or card.face in self._known_to_others(card.id)
        if spare:
            learnt = self._all_dead(after) and not self._all_dead(before)
            return SPARE * learnt - WASTED * new
        if self._sure_to_fit(before):
            return 0.0
        if self._sure_to_fit(after):
            return PLAYABLE
        worth = SAVED if at_risk and touched and view.is_indispensable(card.face) else 0.0
        if len(after) < len(before):
            away = (
                rules.suits[card.face.suit].place(card.face.value) - view.fireworks[card.face.suit]
            )
            narrowed = (len(before) - len(after)) / (len(before) - 1)
            worth += NARROWED * narrowed / (1 + away) * (1.0 if touched else 0.5)
        return worth

    def _known_to_others(self, but: CardId) -> set[Card]:
        """Faces that a teammate holds marked: marking a second copy helps nobody."""
        return {face for card, face in self._marked_faces if card != but}

    @cached_property
    def _marked_faces(self) -> list[tuple[CardId, Card]]:
        found = []
        for hand in self.view.hands:
            for card in hand:
                if card.face is not None and card.knowledge.marked:
                    found.append((card.id, card.face))
                elif card.face is None and len(card.knowledge.believed) == 1:
                    found.append((card.id, card.knowledge.believed[0]))
        return found

    @cached_property
    def _in_sight(self) -> list[Card]:
        """The faces in the teammates' hands."""
        return [card.face for hand in self.view.hands for card in hand if card.face is not None]

    def _all_dead(self, faces: Iterable[Card]) -> bool:
        return all(self.view.is_dead(face) for face in faces)

    def _chop(self, hand: tuple[HeldCard, ...]) -> HeldCard | None:
        """The card its holder would discard next."""
        return next((card for card in hand if not card.knowledge.marked), None)

    # Discards

    def _discard(self) -> Action | None:
        """The card whose loss hurts least; the oldest of those without a mark, other things equal."""
        cards = [card for card in self.view.hand if Discard(card.id) in self.legal]
        if not cards:
            return None
        order = {card.id: i for i, card in enumerate(cards)}
        best = min(cards, key=lambda card: (self._loss(card), order[card.id]))
        return Discard(best.id)

    def _loss(self, card: HeldCard) -> float:
        """The harm of discarding it, over what it may be."""
        faces = card.knowledge.believed
        weights = [self._unseen(face) for face in faces]
        marked = MARKED if card.knowledge.marked else 0
        harm = sum(w * (self._harm(face) + marked) for w, face in zip(weights, faces, strict=True))
        return harm / sum(weights)

    def _harm(self, face: Card) -> int:
        view = self.view
        if view.is_dead(face) or face in self._in_sight:
            return 0
        if view.is_indispensable(face):
            return LOST
        away = view.rules.suits[face.suit].place(face.value) - view.fireworks[face.suit]
        return DELAYED // (1 + away)

    # Bonus tiles

    def _resolve_tile(self, tile: Tile) -> Action:
        if tile in (Tile.COLOUR_CLUE, Tile.VALUE_CLUE):
            clue = self._clue(None)
            assert clue is not None  # a tile without a legal clue does not ask
            return clue
        faces = [action.card for action in self.legal if isinstance(action, TakeBack)]
        if tile is Tile.REPLAY:
            fitting = [face for face in faces if self.view.fits(face)]
            return TakeBack(max(fitting, key=self._rescue)) if fitting else Decline()
        return TakeBack(max(faces, key=self._rescue))

    def _rescue(self, face: Card) -> float:
        """How much it helps to have this discarded card back."""
        view = self.view
        if not view.is_needed(face):
            return 0.0
        height = view.fireworks[face.suit]
        place = view.rules.suits[face.suit].place(face.value)
        return 1.0 / (1 + view.copies_left(face)) + 1.0 / (1 + place - height)
