"""Games as bots of hanab.live are told them: nothing hidden in them, nothing missing, and every move can be said."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hanabi import CardId, Game, HanabiError, Rules
from hanabi.core.editions import printed_rules
from hanabi.formats.hanab_live import VARIANTS, NoCounterpart
from hanabi.formats.hanab_live.seating import Seating
from hanabi.formats.hanab_live.variants import rules_of, suits_in_their_order
from hanabi.server.hanab_live.game_actions import GameActions
from sizes import sized
from worlds import choose, with_other_secrets

KNOWN = [
    rules
    for rules in printed_rules()
    if not (rules.announced_plays or rules.bonus_tiles or len(rules.suits) > 6)
]


@st.composite
def games(draw: st.DrawFn, *, over: bool = False) -> Game:
    rules = draw(
        st.one_of(
            st.sampled_from(KNOWN),
            st.builds(rules_of, st.sampled_from([*VARIANTS.values()]), st.just(5)),
        )
    )
    players = draw(st.integers(2, 5))
    game = Game(
        rules, players, draw(st.integers(0, 2**32)), first=draw(st.integers(0, players - 1))
    )
    chance = random.Random(draw(st.integers(0, 2**32)))
    turns = 1000 if over else draw(st.integers(0, 70))
    for _ in range(turns):
        if game.outcome is not None:
            break
        game.act(choose(game, chance, 0.8))
    return game


def told(game: Game, seat: int | None) -> list[dict[str, Any]]:
    view = game.open_view() if seat is None else game.view(seat)
    story = GameActions(game.rules, game.players, game.first)
    return [action for event in view.events for action in story.tell(event)]


@settings(max_examples=sized(80, 300), deadline=None)
@given(game=games(), seed=st.integers(0, 2**32), data=st.data())
def test_two_games_that_a_seat_cannot_tell_apart_are_told_alike(
    game: Game, seed: int, data: st.DataObject
) -> None:
    assume(game.outcome is None)
    seat = data.draw(st.integers(0, game.players - 1))
    other = with_other_secrets(game, seat, random.Random(seed))
    assume(other is not None)
    assert other is not None
    assert told(game, seat) == told(other, seat)


@settings(max_examples=sized(60, 200), deadline=None)
@given(game=games(), data=st.data())
def test_only_the_own_cards_are_hidden(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, game.players - 1))
    me = (seat - game.first) % game.players
    for action in told(game, seat):
        if action["type"] == "draw":
            hidden = action["suitIndex"] == action["rank"] == -1
            assert hidden == (action["playerIndex"] == me)


class Table:
    """The game put together from what was told, by a reader who knows nothing of ours."""

    def __init__(self, players: int, suits: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.faces: dict[int, tuple[int, int]] = {}
        self.stacks = [0] * suits
        self.pile: Counter[tuple[int, int]] = Counter()
        self.strikes = self.clues = 0
        self.turn = self.player = -1
        self.touched: list[list[int]] = []
        self.ends: list[int] = []

    def follow(self, action: dict[str, Any]) -> None:
        match action["type"]:
            case "draw":
                self.hands[action["playerIndex"]].append(action["order"])
                self.faces[action["order"]] = (action["suitIndex"], action["rank"])
            case "play" | "discard":
                assert action["which"]["order"] == action["order"]
                assert action["which"]["playerIndex"] == action["playerIndex"]
                self.hands[action["playerIndex"]].remove(action["order"])
                face = (action["suitIndex"], action["rank"])
                assert face == self.faces[action["order"]]
                if action["type"] == "play":
                    self.stacks[face[0]] += 1
                else:
                    self.pile[face] += 1
            case "strike":
                self.strikes = action["num"]
            case "clue":
                assert action["turn"] == self.turn
                assert action["giver"] == self.player
                self.touched.append(action["list"])
            case "status":
                self.clues = action["clues"]
                assert action["score"] == sum(self.stacks)
            case "turn":
                self.turn, self.player = action["num"], action["currentPlayerIndex"]
            case "gameOver":
                self.ends.append(action["endCondition"])
            case kind:
                raise AssertionError(kind)


@settings(max_examples=sized(60, 200), deadline=None)
@given(game=st.one_of(games(), games(over=True)))
def test_the_whole_game_can_be_put_together_from_what_was_told(game: Game) -> None:
    story = GameActions(game.rules, game.players, game.first)
    in_order = suits_in_their_order(game.rules, story.variant)
    theirs = {suit: place for place, suit in enumerate(in_order)}
    table = Table(game.players, len(game.rules.suits))
    for action in told(game, None):
        table.follow(action)
    for seat, hand in enumerate(game.hands):
        player = story.seating.player(seat)
        assert table.hands[player] == [story.seating.order(card) for card in hand]
    assert table.stacks == [game.fireworks[suit] for suit in in_order]
    pile = Counter((theirs[face.suit], face.value) for face in map(game.face, pile_of(game)))
    assert table.pile == pile
    assert (table.strikes, table.clues) == (game.strikes, game.tokens)
    if game.outcome is None:
        assert (table.turn, table.player) == (game.turn - 1, story.seating.player(game.to_act))
        assert not table.ends
    else:
        assert (table.turn, table.player) == (game.turn, -1)
        assert len(table.ends) == 1


def pile_of(game: Game) -> list[Any]:
    return [card.id for card in game.open_view().discards]


@settings(max_examples=sized(60, 200), deadline=None)
@given(game=games())
def test_every_legal_move_can_be_said_and_no_other(game: Game) -> None:
    story = GameActions(game.rules, game.players, game.first)
    cards = range(-1, game.rules.deck_size + 1)
    said = set()
    for kind in range(-1, 6):
        for target in cards if kind in (0, 1) else range(-1, game.players + 1):
            for value in (None,) if kind in (0, 1) else (None, *range(-1, 7)):
                try:
                    action = story.action(kind, target, value)
                    game.copy().act(action)
                except HanabiError:
                    continue
                said.add(action)
    assert said == set(game.legal_actions())


def test_whoever_begins_is_player_0_and_holds_the_first_cards() -> None:
    seating = Seating(players=3, first=2, hand_size=5)
    assert [seating.player(seat) for seat in range(3)] == [1, 2, 0]
    cards = [CardId(number) for number in range(60)]
    assert [seating.order(cards[i]) for i in (10, 14, 0, 9, 15, 40)] == [0, 4, 5, 14, 15, 40]
    assert all(seating.card(seating.order(card)) == card for card in cards)
    assert all(seating.player(seating.seat(player)) == player for player in range(3))


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"announced_plays": True}, "announced_plays"),
        ({"bonus_tiles": ("clue",)}, "bonus_tiles"),
        ({"clue_tokens": 7}, "clue_tokens"),
        ({"strikes": 2}, "strikes"),
        ({"hand_sizes": (7, 7, 7, 7)}, "hand_sizes"),
    ],
)
def test_what_they_do_not_play_is_refused(changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(NoCounterpart) as refused:
        GameActions(Rules(**changes), 2, 0)
    assert refused.value.field == wrong
