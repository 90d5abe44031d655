"""A game as hanab.live writes it down, between its two spellings (JSON and link) and our record."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hanabi.core import (
    BadRecord,
    BadSetup,
    Card,
    Deal,
    Game,
    HanabiError,
    Rearrange,
    Reason,
    Record,
)
from hanabi.core.outcome import reachable_heights
from hanabi.core.rules import FEWEST_PLAYERS
from hanabi.formats.hanab_live.counterpart import Counterpart, Deed, DeedKind, End
from hanabi.formats.hanab_live.leftovers import LeftOut
from hanabi.formats.hanab_live.variants import HAND_SIZES, Variant, rules_of, suits_in_their_order

_ENDS_BY_PEOPLE = (End.TIMEOUT, End.TERMINATED, End.IDLE, End.VOTE)
"""Only these leave an action; every other end follows from the game."""

_WHY_NOT = {
    End.NORMAL: "the game goes on by its rules",
    End.STRIKEOUT: "not all strikes were taken",
    End.SPEEDRUN_FAIL: "the game is no speedrun",
    End.CHARACTER_SOFTLOCK: "nobody has a character",
    End.ALL_OR_NOTHING_FAIL: "no indispensable card was lost playing all or nothing",
    End.ALL_OR_NOTHING_SOFTLOCK: "nobody was left without a move playing all or nothing",
}


@dataclass(frozen=True)
class Sheet:
    """One game: the cards by their suits and ranks, the deeds in order."""

    variant: Variant
    names: tuple[str, ...]
    deck: tuple[tuple[int, int], ...]
    deeds: tuple[Deed, ...]
    first: int = 0
    extra_cards: int = 0
    empty_clues: bool = False
    play_on: bool = False
    speedrun: bool = False
    notes: tuple[tuple[str, ...], ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    """What stood beside all this and means nothing."""

    @property
    def hand_size(self) -> int:
        return HAND_SIZES[len(self.names) - FEWEST_PLAYERS] + self.extra_cards


# From their sheet to our game


@dataclass(frozen=True)
class Replayed:
    """How far a sheet leads by our rules, and what was wrong with the next deed."""

    game: Game
    trouble: BadRecord | None = None
    left_out: tuple[LeftOut, ...] = ()


def record_of(sheet: Sheet) -> tuple[Record, tuple[LeftOut, ...]]:
    """The game as our record, and what is not in it; `BadRecord` says where sheet and rules disagree."""
    replayed = replay(sheet)
    if replayed.trouble is not None:
        raise replayed.trouble
    record = replace(Record.of(replayed.game, sheet.names), notes=sheet.notes)
    return record, sheet.left_out + replayed.left_out


def replay(sheet: Sheet) -> Replayed:
    """Play the deeds as far as the rules let them, and the end they leave unsaid."""
    rules = rules_of(
        sheet.variant,
        len(sheet.names),
        extra_cards=sheet.extra_cards,
        empty_clues=sheet.empty_clues,
        play_on=sheet.play_on,
    )
    order = suits_in_their_order(rules, sheet.variant)
    counterpart = Counterpart(rules, sheet.variant, order, sheet.extra_cards)
    deal = Deal(tuple(Card(order[suit], rank) for suit, rank in sheet.deck))
    try:
        game = Game(rules, len(sheet.names), deal=deal, first=sheet.first)
    except BadSetup as error:
        raise BadRecord("", str(error)) from error
    for number, deed in enumerate(sheet.deeds):
        if number == len(sheet.deeds) - 1 and _says_nothing(game, deed):
            return Replayed(game, left_out=(LeftOut.END,))
        try:
            _do(game, sheet, counterpart, deed)
        except HanabiError as error:
            return Replayed(game, BadRecord(f"actions[{number}]", str(error)))
    spoilt = sheet.speedrun and game.reachable_maximum < game.rules.maximum
    if game.outcome is None and (spoilt or is_over_there(game)):
        game.end()
    return Replayed(game)


def _says_nothing(game: Game, deed: Deed) -> bool:
    """Whether this is an end by people of a game that has ended by its rules."""
    over = game.outcome is not None and game.outcome.reason is not Reason.ENDED
    return over and deed.kind in (DeedKind.END, DeedKind.VOTE)


class _Disagreement(HanabiError):
    """What is wrong with a deed."""


def _do(game: Game, sheet: Sheet, counterpart: Counterpart, deed: Deed) -> None:
    """Carry out one deed, or raise why not."""
    if game.outcome is not None:
        raise _Disagreement(
            f"the game ended at turn {game.turn} ({game.outcome.reason}), but goes on here"
        )
    try:
        if deed.kind in (DeedKind.END, DeedKind.VOTE):
            _check_end(sheet, deed)
            game.end()
        else:
            _check_not_from_the_deck(game, deed)
            game.act(counterpart.action(deed))
    except HanabiError as error:
        raise _Disagreement(f"turn {game.turn}: {error}") from error


def _check_end(sheet: Sheet, deed: Deed) -> None:
    """Refuse an end that people could not have brought about."""
    if deed.kind is DeedKind.VOTE and deed.value in (None, End.VOTE):
        return
    if deed.value not in tuple(End):
        raise _Disagreement(f"{deed.value} is no end condition")
    end = End(deed.value)
    if end not in _ENDS_BY_PEOPLE and not (end is End.SPEEDRUN_FAIL and sheet.speedrun):
        raise _Disagreement(f"the end condition {end.value} does not fit: {_WHY_NOT[end]}")


def _check_not_from_the_deck(game: Game, deed: Deed) -> None:
    drawn = game.rules.deck_size - game.deck_size
    if deed.kind is DeedKind.PLAY and deed.target == drawn < game.rules.deck_size:
        raise _Disagreement("a card is played from the deck (deckPlays), which is not played here")


def is_over_there(game: Game) -> bool:
    """Whether their server has ended a running game by itself: nothing can be played any more.

    In the last round they look at the hands of those who still have a turn. What holds once holds
    for the rest of the game.
    """
    if game.turns_left is None:
        heights = reachable_heights(game.rules, game.fireworks, game.discarded)
        return heights == tuple(game.fireworks)
    hands = game.hands
    waiting = ((game.to_act + turn) % game.players for turn in range(game.turns_left))
    return not any(game.fits(game.face(card)) for seat in waiting for card in hands[seat])


# From our game to their sheet


def sheet_of(record: Record, *, plainly: bool = False) -> Sheet:
    """The game as they write it down; `NoCounterpart` if they do not play it.

    `plainly` is without playing on, which a link cannot say.
    """
    rules = record.rules
    counterpart = Counterpart.of(rules, len(record.players))
    deck = record.deal.deck if record.deal else Deal.from_seed(rules, record.seed or 0).deck
    actions = [step for step in record.steps if not isinstance(step, Rearrange)]
    sheet = Sheet(
        counterpart.variant,
        record.players,
        tuple((counterpart.suit_there(card), card.value) for card in deck),
        tuple(map(counterpart.deed, actions)),
        record.first,
        counterpart.extra_cards,
        rules.empty_clues,
        rules.play_on and not plainly,
        notes=record.notes,
    )
    ended = record.end is not None and record.end.reason is Reason.ENDED
    return _ended_by_vote(sheet) if ended and not _ends_by_itself(sheet) else sheet


def _ends_by_itself(sheet: Sheet) -> bool:
    """Whether their server ends the game after these deeds: a vote would then cost all points."""
    replayed = replay(sheet)
    outcome = replayed.game.outcome
    return replayed.trouble is None and outcome is not None and outcome.reason is Reason.ENDED


def _ended_by_vote(sheet: Sheet) -> Sheet:
    return replace(sheet, deeds=(*sheet.deeds, Deed(DeedKind.VOTE, -1, End.VOTE)))
