"""Game actions, as hanab.live calls them: our events as its bots are told them, and their actions as ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hanabi.core import Action, BadSetup, Card, CardId, ColourClue, Rules, ValueClue
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    ClueGiven,
    Event,
    GameEnded,
    HandDealt,
    StrikeTaken,
    TokenReturned,
    TokenSpent,
    TurnBegan,
)
from hanabi.core.outcome import Reason, reachable_heights
from hanabi.formats.hanab_live.counterpart import Counterpart, Deed, DeedKind, End
from hanabi.formats.hanab_live.seating import Seating
from hanabi.formats.hanab_live.variants import Variant
from hanabi.table.clock import ClockChoice

GameAction = dict[str, Any]
"""One of their actions, as JSON."""

HIDDEN = -1
NOBODY = -1

_CLUED_COLOUR, _CLUED_RANK = range(2)

_ENDS = {
    Reason.VICTORY: End.NORMAL,
    Reason.LAST_ROUND: End.NORMAL,
    Reason.STRIKES: End.STRIKEOUT,
    Reason.INDISPENSABLE: End.ALL_OR_NOTHING_FAIL,
    Reason.DEADLOCK: End.ALL_OR_NOTHING_SOFTLOCK,
    Reason.ENDED: End.VOTE,
}


class GameActions:
    """Tells the events of one view in order. What the view hides, it cannot tell."""

    def __init__(self, rules: Rules, players: int, first: int) -> None:
        """`NoCounterpart` if hanab.live does not play this."""
        self._counterpart = Counterpart.of(rules, players)
        self.seating = Seating(players, first, rules.hand_size(players))
        self._rules = rules
        self._players = players
        self._tokens = rules.clue_tokens
        self._heights = [0] * len(rules.suits)
        self._discarded = [0] * len(rules.faces)
        self._turn = 0
        self._dealt: list[GameAction] = []
        self._misplayed: CardMisplayed | None = None
        self.time_up: int | None = None
        """Whose time was up, if that ended the game."""

    def tell(self, event: Event) -> Iterator[GameAction]:  # noqa: C901  # one case a kind of event
        """What a bot is sent for this event: often nothing, sometimes several actions."""
        match event:
            case HandDealt(seat, cards, faces):
                shown = (None,) * len(cards) if faces is None else faces
                self._dealt += map(self._draw, [seat] * len(cards), cards, shown)
            case CardDrawn(seat, card, face):
                yield self._draw(seat, card, face)
            case ClueGiven():
                yield self._clue(event)
            case CardPlaced(seat, card, face):
                self._heights[face.suit] += 1
                yield self._moved("play", seat, card, face)
            case CardDiscarded(seat, card, face):
                yield self._discard(seat, card, face, failed=False)
            case CardMisplayed():
                self._misplayed = event
            case StrikeTaken(strikes):
                yield from self._strike(strikes)
            case TokenSpent(left) | TokenReturned(left):
                self._tokens = left
            case TurnBegan(turn, seat):
                self._turn = turn
                yield from sorted(self._dealt, key=lambda drawn: int(drawn["order"]))
                self._dealt = []
                yield self._status()
                yield self._turn_of(turn - 1, self.seating.player(seat))
            case GameEnded(outcome):
                yield self._status()
                yield {
                    "type": "gameOver",
                    "endCondition": (
                        _ENDS[outcome.reason] if self.time_up is None else End.TIMEOUT
                    ),
                    "playerIndex": (
                        NOBODY if self.time_up is None else self.seating.player(self.time_up)
                    ),
                    "votes": None,
                }
                yield self._turn_of(self._turn, NOBODY)

    def _draw(self, seat: int, card: CardId, face: Card | None) -> GameAction:
        return {
            "type": "draw",
            "playerIndex": self.seating.player(seat),
            "order": self.seating.order(card),
            "suitIndex": HIDDEN if face is None else self._counterpart.suit_there(face),
            "rank": HIDDEN if face is None else face.value,
        }

    def _clue(self, event: ClueGiven) -> GameAction:
        match event.clue:
            case ColourClue(suit):
                clue = {"type": _CLUED_COLOUR, "value": self._counterpart.colour(suit)}
            case ValueClue(value):
                clue = {"type": _CLUED_RANK, "value": value}
        return {
            "type": "clue",
            "clue": clue,
            "giver": self.seating.player(event.giver),
            "target": self.seating.player(event.target),
            "list": [self.seating.order(card) for card in event.touched],
            "turn": self._turn - 1,
            "ignoreNegative": False,
        }

    def _moved(self, kind: str, seat: int, card: CardId, face: Card) -> GameAction:
        where = {"playerIndex": self.seating.player(seat), "order": self.seating.order(card)}
        suit = {"suitIndex": self._counterpart.suit_there(face), "rank": face.value}
        return {"type": kind, **where, **suit, "which": {**where, **suit}}  # old bots read `which`

    def _discard(self, seat: int, card: CardId, face: Card, *, failed: bool) -> GameAction:
        self._discarded[self._rules.faces.index(face)] += 1
        return {**self._moved("discard", seat, card, face), "failed": failed}

    def _strike(self, strikes: int) -> Iterator[GameAction]:
        event = self._misplayed
        if event is None:
            return
        self._misplayed = None
        order = self.seating.order(event.card)
        yield {"type": "strike", "num": strikes, "order": order, "turn": self._turn - 1}
        yield self._discard(event.seat, event.card, event.face, failed=True)

    def _status(self) -> GameAction:
        """Their score counts every card that lies, whatever it scores here."""
        reachable = reachable_heights(self._rules, self._heights, self._discarded)
        return {
            "type": "status",
            "clues": self._tokens,
            "score": sum(self._heights),
            "maxScore": sum(reachable),
        }

    @staticmethod
    def _turn_of(number: int, player: int) -> GameAction:
        return {"type": "turn", "num": number, "currentPlayerIndex": player}

    @property
    def variant(self) -> Variant:
        return self._counterpart.variant

    def options(self, clock: ClockChoice | None = None) -> GameAction:
        """The options of the game, by their names."""
        rules = self._rules
        return {
            "numPlayers": self._players,
            "startingPlayer": 0,
            "variantID": self.variant.id,
            "variantName": self.variant.name,
            **timing(clock),
            "speedrun": False,
            "cardCycle": False,
            "deckPlays": False,
            "emptyClues": rules.empty_clues,
            "oneExtraCard": self._counterpart.extra_cards > 0,
            "oneLessCard": self._counterpart.extra_cards < 0,
            "allOrNothing": rules.play_on,
            "detrimentalCharacters": False,
        }

    def action(self, kind: int, target: int, value: int | None) -> Action:
        """What a bot wants to do. Whether it may is for the rules to say."""
        if kind in (DeedKind.PLAY, DeedKind.DISCARD):
            target, value = self.seating.card(target), None  # a value means nothing here
        elif kind not in (DeedKind.COLOUR_CLUE, DeedKind.RANK_CLUE):
            raise BadSetup(f"type: {kind} is no action; 0, 1, 2 and 3 are")
        elif not 0 <= target < self._players:
            raise BadSetup("target: nobody sits there")
        else:
            target = self.seating.seat(target)
        return self._counterpart.action(Deed(DeedKind(kind), target, value))


def timing(clock: ClockChoice | None) -> GameAction:
    """A clock by their names: what everybody begins with, and what each turn adds to it."""
    if clock is None:
        return {"timed": False, "timeBase": 0, "timePerTurn": 0}
    if clock.per == "move":
        return {"timed": True, "timeBase": 0, "timePerTurn": clock.seconds}
    return {"timed": True, "timeBase": clock.seconds, "timePerTurn": clock.increment}
