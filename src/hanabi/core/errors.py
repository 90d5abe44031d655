"""The errors that this package raises on purpose, each with its reason in words."""

from __future__ import annotations

from enum import StrEnum


class HanabiError(ValueError):
    """The base class of every error that this package raises on purpose."""


class ImpossibleRules(HanabiError):
    """These options cannot be played together. `field` names the one to change."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class UnknownEdition(HanabiError):
    """No edition, or no add-on of that edition, goes by this name."""


class BadSetup(HanabiError):
    """A game cannot be started with this number of players, first seat, seed or deal."""


class NoSuchCard(HanabiError):
    """No card of the game, or none in a hand, has this id."""


class Refusal(StrEnum):
    """Why an action was refused; `hanabi.words` has a sentence for each."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    BONUS_PENDING = "bonus-pending"
    NO_BONUS = "no-bonus"
    NO_SUCH_CARD = "no-such-card"
    NO_SUCH_SEAT = "no-such-seat"
    CLUE_TO_SELF = "clue-to-self"
    NO_TOKENS = "no-tokens"
    ALL_TOKENS = "all-tokens"
    NOT_A_CLUE = "not-a-clue"
    TOUCHES_NOTHING = "touches-nothing"
    NO_ANNOUNCING = "no-announcing"
    NO_SUCH_SUIT = "no-such-suit"
    NOT_DISCARDED = "not-discarded"
    CANNOT_DECLINE = "cannot-decline"
    BAD_ORDER = "bad-order"
    NOT_AN_ACTION = "not-an-action"
    NOTHING_TO_UNDO = "nothing-to-undo"


_IN_ENGLISH = {
    Refusal.GAME_OVER: "the game is over",
    Refusal.NOT_YOUR_TURN: "it is another player's turn",
    Refusal.BONUS_PENDING: "the bonus tile has to be resolved first",
    Refusal.NO_BONUS: "no bonus tile asks for this choice",
    Refusal.NO_SUCH_CARD: "that card is not in the hand of the player to act",
    Refusal.NO_SUCH_SEAT: "nobody sits there",
    Refusal.CLUE_TO_SELF: "nobody may give a clue to themselves",
    Refusal.NO_TOKENS: "no clue token is left",
    Refusal.ALL_TOKENS: "all clue tokens are there, so nothing can be discarded",
    Refusal.NOT_A_CLUE: "that clue may not be given at this table",
    Refusal.TOUCHES_NOTHING: "the clue touches no card, and empty clues are not allowed",
    Refusal.NO_ANNOUNCING: "plays are not announced at this table",
    Refusal.NO_SUCH_SUIT: "no suit of this table was announced",
    Refusal.NOT_DISCARDED: "no such card lies on the discard pile",
    Refusal.CANNOT_DECLINE: "this bonus tile cannot be declined",
    Refusal.BAD_ORDER: "the new order must name each card of the hand once",
    Refusal.NOT_AN_ACTION: "that is not an action",
    Refusal.NOTHING_TO_UNDO: "nothing has been done yet, so nothing can be undone",
}


class IllegalAction(HanabiError):
    """The rules do not allow this action now. The game is unchanged."""

    def __init__(self, refusal: Refusal, detail: str = "") -> None:
        super().__init__(f"{_IN_ENGLISH[refusal]} ({detail})" if detail else _IN_ENGLISH[refusal])
        self.refusal = refusal


class BadRecord(HanabiError):
    """A record that cannot be read or replayed. `place` says where, such as `actions[12].card`."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason
