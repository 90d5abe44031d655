"""Random tables and players who know all cards, so that tests reach every corner of a game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from hanabi import (
    VALUES,
    Action,
    Card,
    CardId,
    ColourClue,
    ColourReach,
    Decline,
    Discard,
    Game,
    GiveClue,
    HanabiError,
    Play,
    Rules,
    Scoring,
    Seat,
    SpecialValue,
    Strikeout,
    Suit,
    SuitIndex,
    TakeBack,
    Tile,
    Touched,
    ValueClue,
    ValueReach,
)
from hanabi.bots.counterfactual import other_deal
from hanabi.core.editions import printed_rules
from sizes import THOROUGH

PRINTED = list(printed_rules())

T = TypeVar("T")

MIXED = (("suit-a",), ("suit-b", "mixed-a"), ("mixed-a", "mixed-b"), ("mixed-b", "suit-h"))
"""Colours that a suit is touched by, some of them those of suits that may be at the table."""

BY_VALUES = (Touched.OWN, Touched.OWN, Touched.EVERY, Touched.NONE)


def player_counts(rules: Rules) -> list[int]:
    """Numbers of players for printed rules: usually one of them, each as often as the others; or all."""
    every = list(range(2, rules.most_players + 1))
    return every if THOROUGH else [every[PRINTED.index(rules) % len(every)]]


@st.composite
def suits(draw: st.DrawFn, name: str) -> Suit:
    mixed = tuple(draw(st.sampled_from(MIXED)))
    words = [Touched.OWN, Touched.OWN, *Touched, mixed]
    touched = draw(st.sampled_from(words))
    return Suit(
        name,
        copies=draw(st.tuples(*(st.integers(1, 3) for _ in VALUES))),
        descending=draw(st.booleans()),
        touched=touched,
        nameable=touched is not Touched.NONE and draw(st.booleans()),
        scoring=draw(st.sampled_from(Scoring)),
        touched_by_values=draw(st.sampled_from(BY_VALUES)),
    )


@st.composite
def special_values(draw: st.DrawFn) -> tuple[SpecialValue, ...]:
    """Values that are touched otherwise, often none."""
    values = sorted(draw(st.sets(st.sampled_from(VALUES), max_size=2)))
    return tuple(
        SpecialValue(value, draw(st.sampled_from(BY_VALUES)), draw(st.sampled_from(Touched)))
        for value in values
    )


def named_values() -> st.SearchStrategy[tuple[int, ...]]:
    """Values that may be named, often all."""
    some = st.sets(st.sampled_from(VALUES)).map(lambda values: tuple(sorted(values)))
    return st.one_of(st.just(VALUES), some)


def often(usual: T, others: Iterable[T]) -> st.SearchStrategy[T]:
    """Half of the time as usual."""
    return st.one_of(st.just(usual), st.sampled_from(list(others)))


@st.composite
def house_rules_values(draw: st.DrawFn) -> Rules:
    """House rules of every kind."""
    names = [f"suit-{letter}" for letter in "abcdefgh"[: draw(st.integers(1, 8))]]
    table = tuple(draw(suits(name)) for name in names)
    if len(table) > 5:  # mixed colours come on top of those of the suits
        table = tuple(
            replace(suit, nameable=suit.nameable and i < 4) for i, suit in enumerate(table)
        )
    deck = sum(sum(suit.copies) for suit in table)
    most_players = draw(st.integers(2, min(5, deck)))
    sizes = tuple(draw(st.integers(1, min(6, deck // n))) for n in range(2, most_players + 1))
    return Rules(
        table,
        clue_tokens=draw(st.integers(0, 9)),
        strikes=draw(st.integers(1, 4)),
        hand_sizes=sizes,
        empty_clues=draw(st.booleans()),
        announced_plays=draw(st.booleans()),
        bonus_tiles=tuple(draw(st.lists(st.sampled_from(Tile), max_size=8))),
        play_on=draw(st.booleans()),
        strikeout=draw(st.sampled_from(Strikeout)),
        clue_cost=draw(st.sampled_from([1, 1, 1, 2, 3])),
        named_values=draw(named_values()),
        special_values=draw(special_values()),
        colour_reach=draw(often(ColourReach.SAME, ColourReach)),
        value_reach=draw(often(ValueReach.SAME, ValueReach)),
    )


HARDLY_NAMED = Rules(
    (Suit("red", nameable=False), Suit("blue", nameable=False)),
    hand_sizes=(3, 3),
    strikes=99,
    named_values=(1,),
    play_on=True,
)
"""Only a 1 may be named: whoever has no card left may have no clue to give either."""

SEEDS_WITHOUT_A_CLUE = (36, 139, 161)
"""Seeds of `HARDLY_NAMED` with 3 players, and of the chance by which a skill of 0.8 gets there."""


def tables() -> st.SearchStrategy[Rules]:
    """Every printed combination, and house rules."""
    return st.one_of(st.sampled_from(PRINTED), house_rules_values())


@st.composite
def new_games(draw: st.DrawFn) -> Game:
    """A game that was just dealt."""
    rules = draw(tables())
    players = draw(st.integers(2, rules.most_players))
    first = draw(st.integers(0, players - 1))
    return Game(rules, players, draw(st.integers(0, 2**53 - 1)), first=first)


@st.composite
def running_games(draw: st.DrawFn) -> Game:
    """A game somewhere between the deal and the end, hands rearranged now and then."""
    game = draw(new_games())
    chance = random.Random(draw(st.integers(0, 10**6)))
    skill = draw(st.sampled_from([0.0, 0.9, 1.0]))
    for _ in range(draw(st.integers(0, 90))):
        if game.outcome is not None:
            break
        rearrange_sometimes(game, chance)
        game.act(choose(game, chance, skill))
    return game


def rearrange_sometimes(game: Game, chance: random.Random) -> None:
    if chance.random() < 0.05:
        seat = chance.randrange(game.players)
        order = list(game.hands[seat])
        chance.shuffle(order)
        game.rearrange(seat, order)


def play_out(game: Game, chance: random.Random, skill: float) -> None:
    """Play to the end."""
    while game.outcome is None:
        game.act(choose(game, chance, skill))


def choose(game: Game, chance: random.Random, skill: float) -> Action:
    """A legal action: with this much skill one that serves, as far as somebody who sees all can tell."""
    legal = game.legal_actions()
    if chance.random() >= skill:
        return chance.choice(legal)
    serving = [action for action in legal if serves(game, action)]
    plays = [action for action in serving if isinstance(action, Play | TakeBack)]
    return chance.choice(plays or serving or legal)


def serves(game: Game, action: Action) -> bool:
    """Whether the action harms nothing that is known to one who sees all."""
    match action:
        case Play(card, announced):
            face = game.face(card)
            return game.fits(face) and announced in (None, face.suit)
        case Discard(card):
            return not game.is_indispensable(game.face(card))
        case TakeBack(face):
            return game.fits(face) or game.pending is Tile.RESHUFFLE
        case _:
            return True


def with_other_secrets(game: Game, seat: int, chance: random.Random) -> Game | None:
    """A game that went the same way, with other cards where this seat cannot look."""
    deal = other_deal(game, seat, chance)
    twin = Game(game.rules, game.players, deal=deal, first=game.first)
    try:
        for step in game.steps:
            twin.take(step)
    except HanabiError:
        return None  # a card that was moved had been played or discarded under another face
    return twin


def every_action(game: Game) -> Iterator[Action]:
    """Every action that can be written down for this table, and some that lie just outside it."""
    suit_indices = [SuitIndex(i) for i in range(-1, len(game.rules.colours) + 1)]
    drawn = sum(len(hand) for hand in game.hands) + len(game.discards) + sum(game.fireworks)
    for number in range(-1, drawn + 8):
        card = CardId(number)
        yield Discard(card)
        yield Play(card)
        yield from (Play(card, suit) for suit in suit_indices)
    for target in map(Seat, range(-1, game.players + 1)):
        yield from (GiveClue(target, ColourClue(suit)) for suit in suit_indices)
        yield from (GiveClue(target, ValueClue(value)) for value in range(7))
    yield from (TakeBack(Card(suit, value)) for suit in suit_indices for value in range(7))
    yield Decline()
