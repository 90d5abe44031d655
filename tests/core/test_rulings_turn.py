"""Rulings on a turn and what surrounds it: R3–R7, R28."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from hanabi.core import (
    EDITIONS,
    Action,
    BadSetup,
    CardId,
    Decline,
    Discard,
    Game,
    GiveClue,
    IllegalAction,
    Play,
    Rearrange,
    Record,
    Refusal,
    Rules,
    Seat,
    Suit,
    TakeBack,
    Tile,
    edition,
)
from hanabi.core.events import (
    CardDrawn,
    CardReshuffled,
    ClueGiven,
    HandRearranged,
    TokenReturned,
    TokenSpent,
    TurnBegan,
)
from positions import (
    choices,
    do,
    firework,
    fireworks,
    hand,
    kinds,
    pile,
    refusal,
    scripted,
    stacked,
    touched,
)

RED_AND_BLUE = ["red 1", "red 2", "blue 1", "blue 3", "red 5"]

ONE_OF_EACH = Suit("red", copies=(1, 1, 1, 1, 1))


@pytest.mark.parametrize("key", EDITIONS)
def test_r3_nothing_is_discarded_while_all_tokens_are_there(key: str) -> None:
    game = stacked(edition(key), 2, [["red 1"], ["red 1"]])
    assert not any(line.startswith("discard") for line in choices(game))
    assert refusal(game, "discard red 1") is Refusal.ALL_TOKENS


@pytest.mark.parametrize("key", EDITIONS)
def test_r3_without_any_token_discarding_is_legal_and_returns_one(key: str) -> None:
    game = scripted(edition(key), 2, ["clue 1 1", "clue 0 1"] * 4, ["play red 1", "play red 1"])
    assert game.tokens == 0
    assert choices(game) == {
        f"{verb} {one}" for verb in ("play", "discard") for one in hand(game, 0)
    }
    assert refusal(game, "clue 1 1") is Refusal.NO_TOKENS
    events = do(game, "discard red 1")
    assert kinds(events) == ["CardDiscarded", "TokenReturned", "CardDrawn", "TurnBegan"]
    assert events[1] == TokenReturned(1)
    assert (game.tokens, pile(game), game.strikes) == (1, ["red 1"], 0)


def test_r4_a_card_is_named_by_the_order_in_which_it_was_drawn() -> None:
    game = stacked(edition(), 3, [["red 1"], ["blue 1"]])
    assert game.hands == (tuple(range(5)), tuple(range(5, 10)), tuple(range(10, 15)))
    do(game, "play red 1")
    do(game, "play blue 1")
    assert game.hands[0] == (1, 2, 3, 4, 15)
    assert game.hands[1] == (6, 7, 8, 9, 16)


def reshuffled(place: int) -> Game:
    """Seat 0 has completed red, put a blue 4 it knew all about back into the deck, and drawn."""
    script = ["clue 1 4", "clue 0 4", "clue 1 1", "clue 0 blue", "discard blue 4", "clue 0 1"]
    script += ["play red 1", "play red 2", "play red 3", "play red 4", "play red 5"]
    rules = edition("show", "flamboyants")
    game = scripted(rules, 2, script, tiles=[Tile.RESHUFFLE], places=[place])
    do(game, "take blue 4")
    return game


def test_r4_a_card_drawn_again_is_a_new_card_with_nothing_known_about_it() -> None:
    game = reshuffled(place=0)
    newest = game.hands[0][-1]
    assert hand(game, 0)[-1] == "blue 4"
    old = next(event.card for event in game.events if isinstance(event, CardReshuffled))
    assert (old, newest) == (0, 15)
    known = game.knowledge(newest)
    assert (known.marked, known.excluded) == ((), ())
    assert known.possible == game.rules.faces


def test_r4_nothing_shows_the_drawer_whether_the_reshuffled_card_came_back() -> None:
    drawn, elsewhere = reshuffled(place=0), reshuffled(place=3)
    assert hand(drawn, 0)[-1] != hand(elsewhere, 0)[-1]
    assert drawn.view(0) == elsewhere.view(0)
    assert drawn.view(0).events[-2] == CardDrawn(Seat(0), CardId(15), None)


def test_r5_a_hand_is_rearranged_out_of_turn_and_uses_no_turn() -> None:
    game = stacked(edition(), 2, [[], RED_AND_BLUE])
    do(game, "clue 1 red")
    before = game.view(0)
    events = game.rearrange(0, [CardId(number) for number in (4, 3, 2, 1, 0)])
    assert events == (HandRearranged(Seat(0), game.hands[0]),)
    assert game.hands[0] == (4, 3, 2, 1, 0)
    after = game.view(0)
    assert (after.turn, after.to_act, after.tokens) == (before.turn, before.to_act, before.tokens)
    assert after.hands[0] == before.hands[0][::-1]
    assert game.view(1).events[-1] == events[0]


def test_r5_knowledge_follows_the_card_and_the_newest_card_stands_last() -> None:
    game = stacked(edition(), 2, [[], RED_AND_BLUE], ["green 4"])
    do(game, "clue 1 5")
    five = game.hands[1][4]
    known = game.knowledge(five)
    game.rearrange(1, [five, *game.hands[1][:4]])
    assert hand(game, 1) == ["red 5", "red 1", "red 2", "blue 1", "blue 3"]
    assert game.view(1).hand[0].knowledge == known
    assert not game.view(1).hand[4].knowledge.marked
    do(game, "play #1")
    assert fireworks(game) == {"red": 1}
    assert hand(game, 1) == ["red 5", "red 2", "blue 1", "blue 3", "green 4"]


def test_r5_the_next_clue_touches_cards_where_they_stand_now() -> None:
    game = stacked(edition(), 2, [[], RED_AND_BLUE])
    game.rearrange(1, game.hands[1][::-1])
    assert hand(game, 1) == ["red 5", "blue 3", "blue 1", "red 2", "red 1"]
    assert touched(game, "clue 1 red") == ["red 5", "red 2", "red 1"]


def test_r5_the_record_keeps_every_rearrangement() -> None:
    game = stacked(edition(), 2, [[], RED_AND_BLUE])
    game.rearrange(1, game.hands[1][::-1])
    do(game, "clue 1 red")
    assert isinstance(game.steps[0], Rearrange)
    again = Record.loads(Record.of(game, ["Ann", "Bo"]).dumps()).replay()
    assert again.hands[1] == (9, 8, 7, 6, 5)
    assert again == game


def test_r5_a_hand_is_rearranged_in_a_bonus_phase() -> None:
    rules = edition("show", "flamboyants")
    game = scripted(rules, 2, firework("red"), tiles=[Tile.VALUE_CLUE])
    asked, hands = choices(game), game.hands
    for seat in (0, 1):
        game.rearrange(seat, game.hands[seat][::-1])
    assert game.hands == (hands[0][::-1], hands[1][::-1])
    assert (game.pending, choices(game)) == (Tile.VALUE_CLUE, asked)
    do(game, "bonus clue 1 1")
    assert game.to_act == 1


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [0, 1, 2, 3, 3], [0, 1, 2, 3, 5], []])
def test_r5_an_order_that_is_not_the_hand_is_refused(order: list[CardId]) -> None:
    game = stacked(edition(), 2)
    with pytest.raises(IllegalAction) as caught:
        game.rearrange(0, order)
    assert caught.value.refusal is Refusal.BAD_ORDER
    assert game.hands[0] == (0, 1, 2, 3, 4)
    assert game.steps == ()


def test_r5_a_hand_stays_as_it_is_once_the_game_is_over() -> None:
    game = scripted(edition(), 2, ["play red 2", "play red 2", "play red 3"])
    with pytest.raises(IllegalAction) as caught:
        game.rearrange(0, game.hands[0][::-1])
    assert caught.value.refusal is Refusal.GAME_OVER


@pytest.mark.parametrize("first", range(4))
def test_r6_the_table_picks_who_begins_and_play_goes_round_from_there(first: int) -> None:
    game = stacked(edition("abacus"), 4, first=first)
    assert game.first == first
    assert game.events[-1] == TurnBegan(1, game.first)
    order = []
    for _ in range(5):
        order.append(game.to_act)
        do(game, f"clue {(game.to_act + 1) % 4} 1")
    assert order == [(first + turn) % 4 for turn in range(5)]


@pytest.mark.parametrize("first", [-1, 4])
def test_r6_a_seat_nobody_sits_on_cannot_begin(first: int) -> None:
    with pytest.raises(BadSetup, match=rf"first: .*{first}.*0 to 3"):
        Game(edition(), 4, seed=1, first=first)


def test_r7_the_rules_hold_no_way_to_talk() -> None:
    assert set(get_args(Action)) == {GiveClue, Discard, Play, TakeBack, Decline}
    game = stacked(edition(), 2)
    assert {type(legal) for legal in game.legal_actions()} == {Play, GiveClue}
    remark: Any = "I still know nothing about my hand"
    with pytest.raises(IllegalAction) as caught:
        game.act(remark)
    assert caught.value.refusal is Refusal.NOT_AN_ACTION


def last_card(*, empty_clues: bool) -> Game:
    """Seat 0 holds the last red card, and seat 1 none."""
    rules = Rules((ONE_OF_EACH,), hand_sizes=(2,), empty_clues=empty_clues, play_on=True)
    return scripted(rules, 2, firework("red", 4), firework("red", start=4))


def test_r28_a_teammate_without_cards_may_be_given_an_empty_clue() -> None:
    game = last_card(empty_clues=True)
    assert choices(game) == {"play red 5", "clue 1 red", *(f"clue 1 {v}" for v in (1, 2, 3, 4, 5))}
    events = do(game, "clue 1 3")
    given = next(event for event in events if isinstance(event, ClueGiven))
    assert given.touched == ()
    assert TokenSpent(7) in events


def test_r28_a_teammate_without_cards_gets_no_clue_where_empty_ones_are_forbidden() -> None:
    game = last_card(empty_clues=False)
    assert choices(game) == {"play red 5"}
    assert refusal(game, "clue 1 red") is Refusal.TOUCHES_NOTHING


def test_r28_a_player_without_cards_clues_the_others() -> None:
    game = last_card(empty_clues=True)
    do(game, "clue 1 3")
    assert choices(game) == {"clue 0 red", *(f"clue 0 {v}" for v in (1, 2, 3, 4, 5))}
