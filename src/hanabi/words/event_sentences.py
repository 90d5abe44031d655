"""Events: a sentence for everything that happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from hanabi.core.cards import Card, CardId, Seat, SuitIndex
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    Event,
    GameEnded,
    HandDealt,
    HandRearranged,
    LastRoundBegan,
    StrikeMended,
    StrikeTaken,
    TileLost,
    TileRevealed,
    TokenForfeited,
    TokenReturned,
    TokenSpent,
    TurnBegan,
)
from hanabi.core.rules import Rules
from hanabi.words.outcomes import describe_outcome
from hanabi.words.speech import Positions, Speech


def describe_event(
    say: Speech,
    rules: Rules,
    event: Event,
    names: Sequence[str],
    positions: Positions | None = None,
) -> str:
    """The sentence of an event. `positions` are the places before it happened."""
    return _Reporter(say, rules, names, positions).report(event)


class _Reporter:
    """Everything that is the same for the sentences of one moment."""

    def __init__(
        self, say: Speech, rules: Rules, names: Sequence[str], positions: Positions | None
    ) -> None:
        self.say = say
        self.rules = rules
        self.names = names
        self.positions = positions

    def report(self, event: Event) -> str:  # noqa: C901, PLR0912  # one case for each kind
        say, rules, names = self.say, self.rules, self.names
        match event:
            case HandDealt():
                return self._dealt(event)
            case CardDrawn(seat, _, drawn):
                if drawn is None:
                    return say("event-card-drawn-hidden", player=names[seat])
                return say("event-card-drawn", player=names[seat], card=say.card(rules, drawn))
            case TurnBegan(turn, seat):
                return say("event-turn-began", turn=turn, player=names[seat])
            case ClueGiven():
                return self._clue(event)
            case CardPlaced():
                return self._placed(event)
            case CardMisplayed():
                return self._misplayed(event)
            case CardDiscarded(seat, card, face):
                return self._moved("event-card-discarded", seat, card, face)
            case TokenSpent(left):
                return say("event-token-spent", left=left)
            case TokenReturned(left):
                return say("event-token-returned", left=left, tokens=rules.clue_tokens)
            case TokenForfeited():
                return say("event-token-forfeited")
            case StrikeTaken(strikes):
                return say("event-strike-taken", strikes=strikes, limit=rules.strikes)
            case StrikeMended(strikes):
                return say("event-strike-mended", strikes=strikes, limit=rules.strikes)
            case TileRevealed(seat, tile, left):
                return say(
                    "event-tile-revealed",
                    player=names[seat],
                    tile=say.tile(tile),
                    effect=say.tile_effect(tile),
                    left=left,
                )
            case TileLost(seat, tile):
                return say("event-tile-lost", player=names[seat], tile=say.tile(tile))
            case CardReshuffled(seat, _, face):
                return say("event-card-reshuffled", player=names[seat], card=say.card(rules, face))
            case CardReplayed(seat, _, face, completed):
                sentence = say(
                    "event-card-replayed", player=names[seat], card=say.card(rules, face)
                )
                return sentence + self._completion(face, completed=completed)
            case HandRearranged(seat, order):
                places = say.commas(say.place(card, self.positions) for card in order)
                return say(
                    "event-hand-rearranged", player=names[seat], order=places, number=len(order)
                )
            case LastRoundBegan(turns):
                return say("event-last-round-began", turns=turns)
            case GameEnded(outcome):
                return describe_outcome(say, rules, outcome)
        assert_never(event)

    def _dealt(self, event: HandDealt) -> str:
        player = self.names[event.seat]
        if event.faces is None:
            return self.say("event-hand-dealt-hidden", player=player, cards=len(event.cards))
        cards = self.say.list(self.say.card(self.rules, face) for face in event.faces)
        return self.say("event-hand-dealt", player=player, cards=cards)

    def _clue(self, event: ClueGiven) -> str:
        say, giver, target = self.say, self.names[event.giver], self.names[event.target]
        if not event.touched:
            return say(
                "event-clue-given-free-empty" if event.free else "event-clue-given-empty",
                giver=giver,
                target=target,
                clue=say.no_clue(self.rules, event.clue),
            )
        return say(
            "event-clue-given-free" if event.free else "event-clue-given",
            giver=giver,
            target=target,
            clue=say.clue(self.rules, event.clue),
            cards=say.places(event.touched, self.positions),
        )

    def _placed(self, event: CardPlaced) -> str:
        if event.announced is None:
            sentence = self._moved("event-card-placed", event.seat, event.card, event.face)
        else:
            sentence = self._announced("event-card-placed-announced", event, event.announced)
        return sentence + self._completion(event.face, completed=event.completed)

    def _misplayed(self, event: CardMisplayed) -> str:
        if event.announced is None:
            return self._moved("event-card-misplayed", event.seat, event.card, event.face)
        if event.announced == event.face.suit:
            return self._announced("event-card-misplayed-announced", event, event.announced)
        return self._announced("event-card-misplayed-wrong-colour", event, event.announced)

    def _moved(self, message: str, seat: Seat, card: CardId, face: Card, **more: str) -> str:
        return self.say(
            message,
            player=self.names[seat],
            place=self.say.places([card], self.positions),
            card=self.say.card(self.rules, face),
            **more,
        )

    def _announced(self, message: str, event: CardPlaced | CardMisplayed, suit: SuitIndex) -> str:
        colour = self.say.suit(self.rules.suits[suit].name, "clue")
        return self._moved(message, event.seat, event.card, event.face, announced=colour)

    def _completion(self, face: Card, *, completed: bool) -> str:
        """The sentence that follows when a firework is complete."""
        if not completed:
            return ""
        suit = self.say.suit(self.rules.suits[face.suit].name, "firework")
        return " " + self.say("event-firework-completed", suit=suit)
