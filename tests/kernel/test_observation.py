"""Observations: every section says what the seat's `View` says, and nothing that it does not."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from hanabi import (
    Action,
    ColourClue,
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Rules,
    TakeBack,
    View,
    edition,
)
from hanabi.core.events import CardPlaced, CardReplayed, ClueGiven, Event, TileLost, TokenReturned
from hanabi.kernel import Batch, Layout, Plan
from hanabi.kernel import table as T
from worlds import choose, tables, with_other_secrets

Last = tuple[Action, int, int, Any, tuple[Event, ...]]
"""An action, who did it, the place of its card, its face, and what happened."""


def bits(number: int, width: int) -> list[int]:
    return [number >> i & 1 for i in range(width)]


def one_hot(place: int | None, width: int) -> list[int]:
    return [int(place == i) for i in range(width)]


def thermometer(number: int, width: int) -> list[int]:
    return [int(i < number) for i in range(width)]


def expected(plan: Plan, view: View, last: Last | None) -> dict[str, list[int]]:
    """The sections of an observation, from the view alone."""
    rules, players, hand = view.rules, view.players, plan[T.HAND]
    assert view.seat is not None
    order = [(view.seat + offset) % players for offset in range(players)]
    face_index = {face: i for i, face in enumerate(rules.faces)}
    faces, colours = len(rules.faces), plan[T.COLOURS]
    others: list[int] = []
    knowledge: list[int] = []
    for seat in order:
        held = view.hands[seat]
        for slot in range(hand):
            card = held[slot] if slot < len(held) else None
            if seat != view.seat:
                face = None if card is None else card.face
                others += one_hot(None if face is None else face_index[face], faces)
            known = () if card is None else card.knowledge.possible
            marks = () if card is None else card.knowledge.marked
            knowledge += [int(face in known) for face in rules.faces]
            knowledge += [int(clue in marks) for clue in rules.clues]
    sections = {
        "other_hands": others,
        "missing_card": [int(len(view.hands[seat]) < hand) for seat in order],
        "deck": thermometer(view.deck_size, rules.deck_size - players * hand),
        "fireworks": [
            bit for height in view.fireworks for bit in one_hot(height - 1 if height else None, 5)
        ],
        "clue_tokens": thermometer(view.tokens, rules.clue_tokens),
        "strikes_to_spare": thermometer(rules.strikes - view.strikes, rules.strikes),
        "discards": [
            bit
            for face, number in zip(rules.faces, view.discarded, strict=True)
            for bit in thermometer(number, rules.copies(face))
        ],
        "knowledge": knowledge,
        **expected_last(plan, view, last, colours),
    }
    if rules.bonus_tiles:
        pending = None if view.pending is None else T.KINDS_OF_TILE.index(view.pending)
        sections["pending_tile"] = one_hot(pending, 6)
        sections["revealed_tiles"] = [
            bit
            for kind in T.KINDS_OF_TILE
            for bit in thermometer(view.revealed_tiles.count(kind), rules.bonus_tiles.count(kind))
        ]
    return sections


def expected_last(plan: Plan, view: View, last: Last | None, colours: int) -> dict[str, list[int]]:
    rules, players, hand = view.rules, view.players, plan[T.HAND]
    action, actor, slot, face, events = last if last is not None else (None, 0, -1, None, ())
    assert view.seat is not None
    clue = action.clue if isinstance(action, GiveClue) else None
    target = (action.target - view.seat) % players if isinstance(action, GiveClue) else None
    number = rules.clues.index(clue) if clue is not None else -1
    touched = [set(event.touched) for event in events if isinstance(event, ClueGiven)]
    hands = view.hands[action.target] if isinstance(action, GiveClue) else ()
    kind = None
    if isinstance(action, Play | Discard):
        kind = 0 if isinstance(action, Play) else 1
    elif clue is not None:
        kind = 2 if isinstance(clue, ColourClue) else 3
    refused = any(isinstance(event, TileLost) for event in events) and not isinstance(action, Play)
    if isinstance(action, TakeBack) and refused:  # a card that does not fit is a refusal (R20)
        action, face = Decline(), None
    counts = isinstance(action, Play | TakeBack)
    scored = counts and any(isinstance(event, CardPlaced | CardReplayed) for event in events)
    token = counts and any(isinstance(event, TokenReturned) for event in events)
    found = {
        "last_actor": one_hot((actor - view.seat) % players if last else None, players),
        "last_kind": one_hot(kind, 4),
        "last_target": one_hot(target, players),
        "last_colour": one_hot(number if number < colours else None, colours),
        "last_value": one_hot(
            number - colours if number >= colours else None, len(rules.clues) - colours
        ),
        "last_touched": [
            int(i < len(hands) and hands[i].id in touched[0]) if touched else 0 for i in range(hand)
        ],
        "last_slot": one_hot(slot, hand),
        "last_card": one_hot(None if face is None else rules.faces.index(face), len(rules.faces)),
        "last_scored": [int(scored)],
        "last_token": [int(token)],
    }
    if rules.announced_plays:
        suit = action.announced if isinstance(action, Play) else None
        found["last_announced"] = one_hot(suit, len(rules.suits))
    if rules.bonus_tiles:
        found["last_taken_back"] = [int(isinstance(action, TakeBack))]
        found["last_declined"] = [int(isinstance(action, Decline))]
    return found


def describe(game: Game, action: Action, play: Any) -> Last:
    """Carry out the action and say what the observation will tell of it."""
    actor, slot, face = game.to_act, -1, None
    if isinstance(action, Play | Discard):
        slot, face = game.hands[actor].index(action.card), game.face(action.card)
    elif isinstance(action, TakeBack):
        face = action.card
    return action, actor, slot, face, play(action)


def sections_of(layout: Layout, vector: Any) -> dict[str, list[int]]:
    return {section.name: vector[section.slice].tolist() for section in layout.sections}


@given(tables(), st.data())
def test_every_section_says_what_the_view_says(rules: Rules, data: st.DataObject) -> None:
    players = data.draw(st.integers(2, rules.most_players))
    seed, chance = (
        data.draw(st.integers(0, 2**53 - 1)),
        random.Random(data.draw(st.integers(0, 999))),
    )
    skill = data.draw(st.sampled_from([0.0, 0.9, 1.0]))
    game, batch = Game(rules, players, seed), Batch(rules, players, 1, seed=seed, auto_reset=False)
    last: Last | None = None
    while True:
        if chance.random() < 0.25 or game.pending is not None or game.outcome is not None:
            for seat in range(players):
                words = batch.observe(seat)
                vector = np.unpackbits(words.view(np.uint8), bitorder="little")
                layout = batch.plan.layout
                assert sections_of(layout, vector) == expected(batch.plan, game.view(seat), last)
                assert not vector[layout.bits :].any()
        if game.outcome is not None:
            break
        action = choose(game, chance, skill)
        batch.step([batch.plan.index(game, action)])
        last = describe(game, action, game.act)


@given(tables(), st.data())
def test_nothing_hidden_reaches_an_observation(rules: Rules, data: st.DataObject) -> None:
    """Other cards where the seat cannot look: the same bits."""
    players = data.draw(st.integers(2, rules.most_players))
    chance = random.Random(data.draw(st.integers(0, 999)))
    game = Game(rules, players, data.draw(st.integers(0, 2**53 - 1)))
    for _ in range(data.draw(st.integers(0, 40))):
        if game.outcome is None:
            game.act(choose(game, chance, 0.95))
    batch = Batch(rules, players, 2, auto_reset=False)
    for seat in range(players):
        twin = with_other_secrets(game, seat, chance)
        if twin is not None:
            batch.load(0, game)
            batch.load(1, twin)
            one, other = batch.observe(seat)
            assert (one == other).all()


def test_the_layout_of_the_base_game_is_deepminds() -> None:
    sizes = {players: Plan(edition("cocktail"), players).layout.bits for players in range(2, 6)}
    assert sizes == {2: 658, 3: 956, 4: 1041, 5: 1280}
    layout = Plan(edition("cocktail"), 2).layout
    assert [(section.name, section.start) for section in layout.sections[:4]] == [
        ("other_hands", 0),
        ("missing_card", 125),
        ("deck", 127),
        ("fireworks", 167),
    ]
    assert layout["knowledge"] == slice(308, 658)
