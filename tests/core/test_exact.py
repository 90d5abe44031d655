"""What comes in is made exact, or refused with the field, the fault and what is allowed."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from hanabi import (
    EDITIONS,
    BadSetup,
    Card,
    CardId,
    ColourClue,
    Deal,
    Discard,
    Game,
    GiveClue,
    HanabiError,
    IllegalAction,
    ImpossibleRules,
    Play,
    Rearrange,
    Record,
    Refusal,
    Rules,
    Seat,
    Suit,
    SuitIndex,
    TakeBack,
    Tile,
    UnknownEdition,
    ValueClue,
    edition,
)
from hanabi.core.rules import VOCABULARIES
from positions import firework, scripted
from worlds import running_games

YES: Any = True
"""A truth value where a number belongs."""


def numpy_twin(step: Any) -> Any:
    """An equal step out of NumPy's integers."""
    integers: Any = np
    match step:
        case GiveClue(target, ValueClue(value)):
            return GiveClue(Seat(integers.int64(target)), ValueClue(integers.int8(value)))
        case GiveClue(target, ColourClue(suit)):
            return GiveClue(
                Seat(integers.uint8(target)), ColourClue(SuitIndex(integers.int64(suit)))
            )
        case Play(card, announced):
            named = None if announced is None else SuitIndex(integers.int32(announced))
            return Play(CardId(integers.int64(card)), named)
        case Discard(card):
            return Discard(CardId(integers.int16(card)))
        case TakeBack(card):
            return TakeBack((integers.int64(card[0]), integers.int64(card[1])))  # type: ignore[arg-type]  # equals a Card
        case Rearrange(seat, order):
            return Rearrange(Seat(integers.int64(seat)), integers.array(order))
    return step


def is_exact(value: Any) -> bool:
    if isinstance(value, tuple):
        return type(value) in (tuple, Card) and all(map(is_exact, value))
    fields = getattr(type(value), "__match_args__", None)
    if fields is not None:
        return all(is_exact(getattr(value, name)) for name in fields)
    return value is None or type(value) is int


@settings(max_examples=60)
@given(running_games())
def test_steps_that_equal_legal_ones_are_taken_and_kept_exact(game: Game) -> None:
    orders = [Rearrange(Seat(i), hand[::-1]) for i, hand in enumerate(game.hands)]
    steps = [*game.legal_actions(), *orders] if game.outcome is None else []
    for step in steps:
        one, other = game.copy(), game.copy()
        assert one.take(numpy_twin(step)) == other.take(step)
        assert is_exact(one.steps[-1])
        assert (one, one.steps) == (other, other.steps)
        json.loads(Record.of(one).dumps())


GAME = Game(edition("swedish", "minutios-koreografi"), 2, 7)


@pytest.mark.parametrize(
    ("step", "refusal", "message"),
    [
        (GiveClue(1.0, ValueClue(1)), Refusal.NO_SUCH_SEAT, "target: 1.0 is no whole number"),  # type: ignore[arg-type]
        (GiveClue(YES, ValueClue(1)), Refusal.NO_SUCH_SEAT, "target: True is no whole number"),
        (GiveClue("Bo", ValueClue(1)), Refusal.NO_SUCH_SEAT, "target: 'Bo'"),  # type: ignore[arg-type]
        (GiveClue(Seat(1), ValueClue(YES)), Refusal.NOT_A_CLUE, "clue.value: True"),
        (GiveClue(Seat(1), ValueClue(4.0)), Refusal.NOT_A_CLUE, "clue.value: 4.0"),  # type: ignore[arg-type]
        (GiveClue(Seat(1), ColourClue("red")), Refusal.NOT_A_CLUE, "clue.suit: 'red'"),  # type: ignore[arg-type]
        (GiveClue(Seat(1), 4), Refusal.NOT_A_CLUE, "clue: 4 is neither a ColourClue nor"),  # type: ignore[arg-type]
        (Play("1"), Refusal.NO_SUCH_CARD, "card: '1' is no whole number"),  # type: ignore[arg-type]
        (Play(None), Refusal.NO_SUCH_CARD, "card: None is no whole number"),  # type: ignore[arg-type]
        (Play(CardId(1), 0.0), Refusal.NO_SUCH_SUIT, "announced: 0.0"),  # type: ignore[arg-type]
        (Discard(YES), Refusal.NO_SUCH_CARD, "card: True"),
        (TakeBack("red 4"), Refusal.NOT_DISCARDED, "card: 'red 4' is no pair"),  # type: ignore[arg-type]
        (TakeBack((0, 4.0)), Refusal.NOT_DISCARDED, "is no pair of suit and value"),  # type: ignore[arg-type]
        (Rearrange(Seat(0), (4.0, 3, 2, 1, 0)), Refusal.BAD_ORDER, "order: 4.0 is no whole"),  # type: ignore[arg-type]
        (Rearrange(Seat(0), 5), Refusal.BAD_ORDER, "order: 5 is no list of card ids"),  # type: ignore[arg-type]
        (Rearrange(0.0, (4, 3, 2, 1, 0)), Refusal.NO_SUCH_SEAT, "seat: 0.0"),  # type: ignore[arg-type]
        (7, Refusal.NOT_AN_ACTION, "7 is neither a step nor a line of text"),
    ],
)
def test_steps_that_are_not_exact_are_refused_by_field(
    step: Any, refusal: Refusal, message: str
) -> None:
    before = GAME.copy()
    with pytest.raises(IllegalAction) as caught:
        GAME.take(step)
    assert caught.value.refusal is refusal
    assert message in str(caught.value)
    assert before == GAME


def test_a_pair_that_equals_a_card_takes_that_card_back() -> None:
    plays = [*["clue"] * 2, "discard red 1", "clue", *firework("white")]
    game = scripted(edition("show", "flamboyants"), 2, plays, tiles=[Tile.RESHUFFLE])
    assert game.pending is Tile.RESHUFFLE
    game.act(TakeBack((1, 1)))  # type: ignore[arg-type]  # it equals a Card
    assert type(game.steps[-1].card) is Card  # type: ignore[union-attr]  # it is a TakeBack


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"clue_tokens": "8"}, "clue_tokens", "'8' is not possible; 0 to 99 are"),
        ({"clue_tokens": 8.5}, "clue_tokens", "8.5 is not possible"),
        ({"clue_tokens": True}, "clue_tokens", "True is not possible"),
        ({"clue_tokens": math.nan}, "clue_tokens", "nan is not possible"),
        ({"strikes": None}, "strikes", "None is not possible; 1 to 99 are"),
        ({"hand_sizes": 5}, "hand_sizes", "5 is no list"),
        ({"hand_sizes": "55"}, "hand_sizes", "'55' is no list"),
        ({"hand_sizes": (5.0, 4)}, "hand_sizes", "5.0 is not possible"),
        ({"suits": "red"}, "suits", "'red' is no list"),
        ({"suits": ("red",)}, "suits", "'red' is no Suit"),
        ({"bonus_tiles": ("clew",)}, "bonus_tiles", "'clew' is none of: clue, mend"),
        ({"strikeout": "half"}, "strikeout", "'half' is none of: zero, tally"),
        ({"vocabulary": "klingon"}, "vocabulary", "'klingon' is none of: cocktail, swedish"),
        ({"vocabulary": ["show"]}, "vocabulary", "is none of"),
        ({"empty_clues": 1}, "empty_clues", "1 is neither True nor False"),
        ({"play_on": "no"}, "play_on", "'no' is neither True nor False"),
    ],
)
def test_rules_that_are_not_exact_are_refused_by_field(
    changes: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        Rules(**changes)
    assert caught.value.field == field
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"touched": "foo"}, "'foo' is none of: own, every, none"),
        ({"scoring": 3}, "3 is none of: points, penalty"),
        ({"copies": 3}, "red: 3 is no list of copies"),
        ({"copies": (3, 2, 2, 2, 1.0)}, "red: 1.0 is no number of copies"),
        ({"descending": 1}, "1 is neither True nor False"),
        ({"nameable": None}, "None is neither True nor False"),
    ],
)
def test_suits_that_are_not_exact_are_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleRules, match="suits: ") as caught:
        Suit("red", **changes)
    assert reason in caught.value.reason


def test_rules_are_made_exact() -> None:
    suits = [Suit("red", copies=np.array([3, 2, 2, 2, 1])), Suit("blue")]  # type: ignore[arg-type]
    rules = Rules(suits, clue_tokens=np.int64(8), hand_sizes=[np.int8(5)], bonus_tiles=["mend"])  # type: ignore[arg-type]
    assert rules == Rules(
        tuple(map(Suit, ("red", "blue"))), hand_sizes=(5,), bonus_tiles=(Tile.MEND,)
    )
    assert type(rules.clue_tokens) is type(rules.hand_sizes[0]) is type(suits[0].copies[0]) is int
    assert json.loads(Record.of(Game(rules, 2, 1)).dumps())["rules"]["clue_tokens"] == 8


def test_every_edition_has_its_vocabulary() -> None:
    assert tuple(EDITIONS) == VOCABULARIES


BAD_CALLS: list[Any] = [
    lambda: GAME.knowledge(CardId(99)),
    lambda: GAME.knowledge("x"),  # type: ignore[arg-type]
    lambda: GAME.face(CardId(-1)),
    lambda: GAME.face(CardId(10)),
    lambda: GAME.face(1.0),  # type: ignore[arg-type]
    lambda: GAME.view(2),
    lambda: GAME.view(-1),
    lambda: GAME.view("0"),  # type: ignore[arg-type]
    lambda: GAME.parse("play 1", seat=7),
    lambda: GAME.view(0).parse("play 1", seat=7),
    lambda: Game(edition("cocktail"), 2, "7"),  # type: ignore[arg-type]
    lambda: Game(edition("cocktail"), 2, 7.0),  # type: ignore[arg-type]
    lambda: Game(edition("cocktail"), 2, YES),
    lambda: Game(edition("cocktail"), 2, 7, first="0"),  # type: ignore[arg-type]
    lambda: Game("cocktail", 2, 7),  # type: ignore[arg-type]
    lambda: Game(edition("cocktail"), 2, deal=5),  # type: ignore[arg-type]
    lambda: Game(edition("cocktail"), 2, deal=Deal(5)),  # type: ignore[arg-type]
    lambda: Game(edition("cocktail"), 2, deal=Deal(("red 1",) * 50)),  # type: ignore[arg-type]
    lambda: edition(5),  # type: ignore[arg-type]
    lambda: edition("show", None),  # type: ignore[arg-type]
    lambda: edition("cocktail").hand_size("2"),  # type: ignore[arg-type]
    lambda: Record.of(GAME).replay("all"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("call", BAD_CALLS)
def test_what_cannot_be_meant_raises_an_error_of_the_package(call: Any) -> None:
    with pytest.raises(HanabiError):
        call()


def test_numbers_of_numpy_set_up_a_game() -> None:
    game = Game(edition("cocktail"), np.int64(3), np.int64(7), first=np.int8(2))  # type: ignore[arg-type]
    assert game == Game(edition("cocktail"), 3, 7, first=2)
    assert {type(game.players), type(game.seed), type(game.first), type(game.to_act)} == {int}
    assert type(game.view(np.int64(1)).seat) is int  # type: ignore[arg-type]
    assert game.face(CardId(np.int64(3))) == game.face(CardId(3))


def test_a_deal_is_made_exact() -> None:
    rules = edition("show", "flamboyants")
    deal = Deal.from_seed(rules, 5)
    loose = Deal(
        tuple((np.int64(suit), value) for suit, value in deal.deck),  # type: ignore[misc]
        [str(tile) for tile in deal.tiles],  # type: ignore[arg-type]
        [np.int64(3)],  # type: ignore[arg-type]
        seed=5,
    )
    game = Game(rules, 2, deal=loose)
    assert game.deal == Deal(deal.deck, deal.tiles, (3,), seed=5)
    assert all(type(card) is Card and type(card.suit) is int for card in game.deal.deck)
    Record.of(game).dumps()


def test_misnamed_editions_stay_unknown() -> None:
    with pytest.raises(UnknownEdition, match="editions are: cocktail"):
        edition(5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="no Rules"):
        Game(None, 2, 1)  # type: ignore[arg-type]
