"""Which clue touches which card, and which clues may be named: each mechanism on a small table."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from hanabi import (
    VALUES,
    Card,
    Clue,
    ColourClue,
    ColourReach,
    Game,
    GiveClue,
    IllegalAction,
    ImpossibleRules,
    Reason,
    Record,
    Refusal,
    Rules,
    SpecialValue,
    Suit,
    SuitIndex,
    Touched,
    ValueClue,
    ValueReach,
    edition,
    house_rules,
)
from hanabi.core.tables import tables_of
from hanabi.core.view_json import refusals_to_plain
from sizes import sized
from worlds import (
    HARDLY_NAMED,
    SEEDS_WITHOUT_A_CLUE,
    house_rules_values,
    play_out,
    running_games,
)

RED, BLUE, PINK = Suit("red"), Suit("blue"), Suit("pink", touched_by_values=Touched.EVERY)
BROWN = Suit("brown", touched_by_values=Touched.NONE)
PRISM = Suit("prism", touched=Touched.IN_TURN, nameable=False)
WILD = Suit("wild", touched=Touched.EVERY, nameable=False)
PALE = Suit("pale", touched=Touched.NONE, nameable=False)
ALL = "12345"


def table(*suits: Suit, **changes: Any) -> Rules:
    return Rules(suits or (RED, BLUE), hand_sizes=(5,), **changes)


def touched(rules: Rules) -> dict[str, str]:
    """For each clue the cards it touches, suit by suit: `{"red": "red 12345"}`."""
    return {name_of(rules, clue): cards_of(rules, clue) for clue in rules.clues}


def name_of(rules: Rules, clue: Clue) -> str:
    return rules.colours[clue.suit] if isinstance(clue, ColourClue) else str(clue.value)


def cards_of(rules: Rules, clue: Clue) -> str:
    parts = []
    for index, suit in enumerate(rules.suits):
        values = [v for v in VALUES if rules.touches(clue, Card(SuitIndex(index), v))]
        if values:
            parts.append(f"{suit.name} {''.join(map(str, values))}")
    return ", ".join(parts)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (
            table(RED, PINK),
            {"1": "red 1, pink 12345", "5": "red 5, pink 12345", "pink": "pink 12345"},
        ),
        (table(RED, BROWN), {"1": "red 1", "brown": "brown 12345"}),
        (table(RED, BLUE, PRISM), {"red": "red 12345, prism 135", "blue": "blue 12345, prism 24"}),
        (
            table(
                Suit("lime", touched=("yellow", "green"), nameable=False),
                Suit("jade", touched=("yellow",), nameable=False),
            ),
            {"yellow": "lime 12345, jade 12345", "green": "lime 12345", "1": "lime 1, jade 1"},
        ),
        (
            table(RED, Suit("plum", touched=("red", "plum"))),
            {"red": "red 12345, plum 12345", "plum": "plum 12345"},
        ),
        (
            table(
                named_values=(2, 3),
                special_values=(SpecialValue(1, touched_by_values=Touched.EVERY),),
            ),
            {"2": "red 12, blue 12", "3": "red 13, blue 13", "red": "red 12345"},
        ),
        (
            table(
                special_values=(
                    SpecialValue(5, touched=Touched.EVERY, touched_by_values=Touched.NONE),
                )
            ),
            {"red": "red 12345, blue 5", "5": "", "4": "red 4, blue 4"},
        ),
        (
            table(RED, WILD, PALE, special_values=(SpecialValue(1, touched=Touched.NONE),)),
            {"red": "red 2345, wild 12345", "1": "red 1, wild 1, pale 1"},
        ),
        (
            table(
                RED,
                BLUE,
                PINK,
                named_values=(2, 3),
                special_values=(SpecialValue(1, touched_by_values=Touched.IN_TURN),),
            ),
            {"2": "red 12, blue 2, pink 12345", "3": "red 3, blue 13, pink 12345"},
        ),
        (table(RED, BROWN, value_reach="lower"), {"1": "red 1", "3": "red 123", "5": "red 12345"}),
        (
            table(RED, PINK, value_reach="higher"),
            {"5": "red 5, pink 12345", "2": "red 2345, pink 12345"},
        ),
        (
            table(RED, value_reach="parity", named_values=(1, 2)),
            {"1": "red 135", "2": "red 24", "red": "red 12345"},
        ),
        (
            table(RED, BLUE, PALE, colour_reach="with-values", named_values=()),
            {"red": "red 12345, blue 135", "blue": "red 24, blue 12345"},
        ),
        (
            table(RED, BROWN, WILD, colour_reach="with-values", named_values=()),
            {"red": "red 12345, wild 12345", "brown": "red 24, brown 12345, wild 12345"},
        ),
        (table(RED, WILD, colour_reach="nothing"), {"red": "", "1": "red 1, wild 1"}),
        (table(RED, PINK, value_reach="nothing"), {"red": "red 12345", "1": "", "5": ""}),
    ],
)
def test_r26_what_a_clue_touches(rules: Rules, expected: dict[str, str]) -> None:
    found = touched(rules)
    assert {name: found[name] for name in expected} == expected


def test_r26_rules_say_which_values_and_colours_may_be_named() -> None:
    mute = table(replace(RED, nameable=False), named_values=(2, 4))
    assert mute.clues == (ValueClue(2), ValueClue(4))
    game = Game(mute, 2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        game.act(GiveClue(1, ValueClue(1)))  # type: ignore[arg-type]
    assert caught.value.refusal is Refusal.NOT_A_CLUE


def test_a_mixed_colour_is_named_like_any_other() -> None:
    rules = table(Suit("lime", touched=("yellow", "green"), nameable=False), RED)
    game = Game(rules, ["Ada", "Bo"], seed=3)
    assert rules.colours == ("lime", "red", "yellow", "green")
    clue = game.parse("clue Bo green")
    assert clue == GiveClue(1, ColourClue(3))  # type: ignore[arg-type]
    assert game.notation(clue) == "clue Bo green"
    game.act(clue)
    known = [card.knowledge for card in game.view(1).hand if card.knowledge.marked]
    assert known
    assert all(face.suit == 0 for one in known for face in one.possible)
    record = Record.of(game)
    assert Record.loads(record.dumps()).replay() == game


def test_a_clue_costs_what_the_rules_say() -> None:
    game = Game(table(clue_tokens=5, clue_cost=2), 2, seed=1)
    clues = [action for action in game.legal_actions() if isinstance(action, GiveClue)]
    game.act(clues[0])
    assert game.tokens == 3
    game.act(next(a for a in game.legal_actions() if isinstance(a, GiveClue)))
    assert game.tokens == 1
    assert not any(isinstance(action, GiveClue) for action in game.legal_actions())
    assert refusals_to_plain(game.view(game.to_act)) == {"clue": "no-tokens"}
    with pytest.raises(IllegalAction) as caught:
        game.act(GiveClue(1 - game.to_act, clues[0].clue))  # type: ignore[arg-type]
    assert caught.value.refusal is Refusal.NO_TOKENS


def test_clues_that_can_touch_nothing_may_be_given_all_the_same() -> None:
    game = Game(table(RED, BLUE, colour_reach="nothing"), 2, seed=1)
    legal = game.legal_actions()
    assert all(GiveClue(1, ColourClue(suit)) in legal for suit in (0, 1))  # type: ignore[arg-type]
    missing = {ValueClue(v) for v in VALUES} - {
        ValueClue(game.face(c).value) for c in game.hands[1]
    }
    assert missing
    assert not any(GiveClue(1, clue) in legal for clue in missing)  # type: ignore[arg-type]
    before = game.view(1).hand
    game.act(GiveClue(1, ColourClue(0)))  # type: ignore[arg-type]
    assert [card.knowledge.possible for card in game.view(1).hand] == [
        card.knowledge.possible for card in before
    ]


def test_r11_without_a_card_and_with_nothing_to_name_the_show_is_lost() -> None:
    """Tokens are there, but only a 1 may be named, and teammates hold none."""
    for seed in SEEDS_WITHOUT_A_CLUE:
        game = Game(HARDLY_NAMED, 3, seed)
        play_out(game, random.Random(seed), 0.8)
        assert game.outcome is not None
        assert game.outcome.reason is Reason.DEADLOCK
        others = [card for hand in game.hands for card in hand]
        assert not game.hands[game.to_act]
        assert game.tokens
        assert others
        assert all(game.face(card).value != 1 for card in others)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"named_values": (2, 1)}, r"named_values: \[2, 1\] are not in rising order"),
        ({"named_values": (0,)}, "named_values: 0 is not possible; 1 to 5 are"),
        ({"clue_cost": 0}, "clue_cost: 0 is not possible; 1 to 9 are"),
        ({"value_reach": "far"}, "value_reach: 'far' is none of: same, lower"),
        ({"colour_reach": "lower"}, "colour_reach: 'lower' is none of"),
        ({"special_values": (1,)}, "special_values: 1 is no SpecialValue"),
        ({"special_values": (SpecialValue(5), SpecialValue(5))}, "special_values: .* rising order"),
    ],
)
def test_impossible_fields_are_refused_by_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ImpossibleRules, match=message):
        table(**changes)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: SpecialValue(6), "special_values: 6 is no value of a card"),
        (lambda: SpecialValue(1, touched=Touched.IN_TURN), "the colours of a special value"),
        (
            lambda: Suit("red", touched_by_values=Touched.IN_TURN),
            "red: values are own, every or none",
        ),
        (lambda: Suit("red", touched=("Red",)), "'Red' cannot be a colour that touches red"),
        (lambda: Suit("red", touched=()), "name one or more colours"),
        (lambda: Suit("red", touched=("red", "red")), "name one or more colours"),
        (
            lambda: table(*(Suit(f"s{i}", touched=(f"s{i}", f"m{i}")) for i in range(5))),
            "at most 8 colours may be named",
        ),
    ],
)
def test_impossible_touches_are_refused(make: Any, message: str) -> None:
    with pytest.raises(ImpossibleRules, match=message):
        make()


@settings(max_examples=sized(60, 1000))
@given(house_rules_values())
def test_the_tables_are_the_rules(rules: Rules) -> None:
    tables = tables_of(rules)
    for c, clue in enumerate(rules.clues):
        for f, face in enumerate(rules.faces):
            assert bool(tables.touch[c] >> f & 1) == rules.touches(clue, face)
            assert bool(tables.touched_by[f] >> c & 1) == rules.touches(clue, face)


@settings(max_examples=sized(60, 1000))
@given(running_games())
def test_knowledge_is_what_the_clues_leave(game: Game) -> None:
    """By the definition: a face is possible if every clue told since the draw treats it as it treated the card."""
    rules = game.rules
    for hand in game.view(0).hands:
        for card in hand:
            known = card.knowledge
            told = [(clue, True) for clue in known.marked] + [
                (clue, False) for clue in known.excluded
            ]
            assert set(known.possible) == {
                face
                for face in rules.faces
                if all(rules.touches(c, face) == hit for c, hit in told)
            }
            true_face = game.face(card.id)
            assert true_face in known.possible


@settings(max_examples=sized(60, 1000))
@given(running_games())
def test_a_record_says_all_of_it(game: Game) -> None:
    record = Record.of(game)
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.dumps()).dumps() == record.dumps()


def test_records_without_the_new_fields_are_written_as_before() -> None:
    plain = Record.of(Game(replace(edition(), strikes=4), 2, seed=1)).to_plain()["rules"]
    assert set(plain) == {
        *("suits", "clue_tokens", "strikes", "hand_sizes", "empty_clues", "announced_plays"),
        *("bonus_tiles", "play_on", "strikeout", "vocabulary"),
    }
    assert set(plain["suits"][0]) == {
        *("name", "copies", "descending", "touched", "nameable", "scoring"),
    }


def test_a_table_reads_back_from_what_it_shows() -> None:
    rules = table(
        RED,
        Suit("lime", touched=("red", "green"), nameable=False),
        special_values=(SpecialValue(1, touched=Touched.EVERY),),
        colour_reach=ColourReach.WITH_VALUES,
        value_reach=ValueReach.PARITY,
    )
    names = {
        "edition": edition,
        "house_rules": house_rules,
        "Suit": Suit,
        "SpecialValue": SpecialValue,
    }
    assert eval(repr(rules), names) == rules  # noqa: S307  # our own text
