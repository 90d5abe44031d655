"""Rulings on the end and the score: R8–R15, R29–R34."""

from __future__ import annotations

import pytest

from hanabi.core import (
    EDITIONS,
    Band,
    Game,
    Outcome,
    Reason,
    Refusal,
    Rules,
    Strikeout,
    Suit,
    Tile,
    edition,
    house_rules,
)
from hanabi.core.events import CardDrawn, GameEnded, LastRoundBegan, TurnBegan
from positions import (
    choices,
    do,
    firework,
    fireworks,
    kinds,
    pile,
    refusal,
    scripted,
    stacked,
    wind_down,
)

COLOURS = ("white", "red", "blue", "yellow", "green")

PERFECT = [line for colour in COLOURS for line in firework(colour)]

EVERYTHING = house_rules(
    edition("show", "final-flourish", "colour-avalanche", "black-powder", "flamboyants"),
    "minutios-koreografi",
)

ONE_OF_EACH = Suit("red", copies=(1, 1, 1, 1, 1))

LOSING = ["play red 1", "play red 2", "play red 1", "play red 1", "play red 2"]
"""Two cards placed, then three strikes."""


def ended(game: Game) -> Outcome:
    """The outcome of a game that must be over, and be told so by its last event."""
    assert game.outcome is not None
    assert game.events[-1] == GameEnded(game.outcome)
    assert game.legal_actions() == ()
    return game.outcome


@pytest.mark.parametrize("key", EDITIONS)
def test_r8_the_third_strike_ends_the_show_at_once_with_nothing(key: str) -> None:
    game = scripted(edition(key), 2, LOSING[:-1], LOSING[-1:])
    assert (game.strikes, game.outcome, game.tally) == (2, None, 2)
    events = do(game, LOSING[-1])
    assert kinds(events) == ["CardMisplayed", "StrikeTaken", "GameEnded"]
    assert ended(game) == Outcome(Reason.STRIKES, score=0, tally=2, rating=Band(0, 5))
    assert ended(game).lost
    assert refusal(game, "play #0") is Refusal.GAME_OVER


@pytest.mark.parametrize("key", EDITIONS)
def test_r8_a_table_may_count_the_tally_of_a_lost_show(key: str) -> None:
    rules = house_rules(edition(key), strikeout=Strikeout.TALLY)
    game = scripted(rules, 2, [*firework("blue", 4), *LOSING])
    assert ended(game) == Outcome(Reason.STRIKES, score=6, tally=6, rating=Band(6, 10))
    assert ended(game).lost


@pytest.mark.parametrize("strikeout", Strikeout)
def test_r8_the_recorded_tally_of_a_lost_show_is_never_below_0(strikeout: Strikeout) -> None:
    rules = house_rules(edition("show", "black-powder"), strikeout=strikeout)
    game = scripted(rules, 2, LOSING)
    assert ended(game) == Outcome(Reason.STRIKES, score=0, tally=0, rating=Band(0, 5))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r9_after_the_last_draw_everybody_has_exactly_one_more_turn(players: int) -> None:
    game = Game(edition("abacus"), players, seed=players)
    wind_down(game)
    assert ended(game).reason is Reason.LAST_ROUND
    begun = game.events.index(LastRoundBegan(players))
    last_draw = game.events[begun - 1]
    assert isinstance(last_draw, CardDrawn)
    turns = [event for event in game.events[begun:] if isinstance(event, TurnBegan)]
    assert len(turns) == players
    assert turns[-1].seat == last_draw.seat
    assert not any(isinstance(event, CardDrawn) for event in game.events[begun:])


def test_r9_the_last_plays_count_and_are_not_made_up_for() -> None:
    rules = house_rules(edition(), hand_sizes=(24,))
    game = scripted(rules, 2, firework("red", 2), firework("red", 4, start=2))
    assert (game.deck_size, game.turns_left) == (0, 2)
    do(game, "play red 3")
    assert (game.turns_left, len(game.hands[0]), game.outcome) == (1, 23, None)
    do(game, "play red 4")
    assert ended(game) == Outcome(Reason.LAST_ROUND, score=4, tally=4, rating=Band(0, 5))


def test_r10_discarding_the_last_copy_of_a_needed_card_loses_at_once() -> None:
    script = ["clue", "clue", "discard red 4", "discard red 4"]
    game = scripted(edition("cocktail", "crowning-piece"), 2, script[:-1], script[-1:])
    assert game.outcome is None
    events = do(game, script[-1])
    assert kinds(events) == ["CardDiscarded", "TokenReturned", "GameEnded"]
    assert ended(game) == Outcome(Reason.INDISPENSABLE, score=0, tally=0, rating=None)
    assert ended(game).lost


def test_r10_misplaying_the_last_copy_of_a_needed_card_loses_at_once() -> None:
    game = scripted(edition("cocktail", "crowning-piece"), 2, ["play red 1", "play blue 5"])
    assert ended(game) == Outcome(Reason.INDISPENSABLE, score=0, tally=1, rating=None)
    assert game.strikes == 1


def test_r10_a_card_its_firework_no_longer_needs_may_go() -> None:
    spare = ["discard red 1", "discard red 1", "discard red 2"]
    script = [*firework("red", 2), *["clue"] * 3, *spare]
    game = scripted(edition("cocktail", "crowning-piece"), 2, script)
    assert game.outcome is None
    assert pile(game) == ["red 1", "red 1", "red 2"]


def test_r10_an_indispensable_card_may_go_where_the_show_need_not_be_perfect() -> None:
    game = scripted(edition("cocktail"), 2, ["clue", "discard red 5"])
    assert game.outcome is None
    assert game.reachable_maximum == 24


def last_card(tokens: int, strikeout: Strikeout = Strikeout.ZERO) -> Game:
    """Seat 0 holds the last card of the show and seat 1 nothing, with so many tokens."""
    rules = house_rules(
        Rules((ONE_OF_EACH,), hand_sizes=(2,), empty_clues=True, play_on=True),
        clue_tokens=tokens,
        strikeout=strikeout,
    )
    return scripted(rules, 2, firework("red", 4), firework("red", start=4))


def test_r11_no_card_and_no_token_is_a_lost_deadlock() -> None:
    game = last_card(tokens=1)
    events = do(game, "clue 1 1")
    assert kinds(events) == ["ClueGiven", "TokenSpent", "TurnBegan", "GameEnded"]
    assert ended(game) == Outcome(Reason.DEADLOCK, score=0, tally=4, rating=None)
    assert ended(game).lost


def test_r11_a_player_without_cards_goes_on_while_there_is_a_token() -> None:
    game = last_card(tokens=2)
    do(game, "clue 1 1")
    assert game.outcome is None
    do(game, "clue 0 5")
    assert game.outcome is None
    assert choices(game) == {"play red 5", "discard red 5"}


def test_r12_with_tiles_face_down_the_loss_of_an_indispensable_card_is_still_immediate() -> None:
    rules = edition("show", "final-flourish", "flamboyants")
    game = scripted(rules, 2, ["clue", "discard red 5"], tiles=[Tile.REPLAY])
    assert ended(game).reason is Reason.INDISPENSABLE
    assert len(game.tiles) == 6


@pytest.mark.parametrize(
    "rules",
    [
        edition("cocktail", "crowning-piece"),
        edition("swedish", "till-sista-droppen", "minutios-koreografi", "kaskad-av-farger"),
        edition("deluxe", "variant-4"),
        *(edition("deluxe", "variant-4", f"variant-{number}") for number in (1, 2, 3)),
        edition("show", "final-flourish", "black-powder"),
        edition("show", "final-flourish", "colour-avalanche"),
        edition("show", "final-flourish", "flamboyants"),
        EVERYTHING,
    ],
)
def test_r13_playing_on_goes_with_every_other_option(rules: Rules) -> None:
    lost = scripted(rules, 2, ["clue", "discard red 5"])
    assert ended(lost) == Outcome(Reason.INDISPENSABLE, 0, 0, None)

    plays = [line for suit in rules.suits for line in firework(suit.name)]
    perfect = scripted(rules, 2, [], plays)
    for line in plays:
        do(perfect, line)
        if perfect.pending:
            perfect.act(perfect.legal_actions()[0])
    assert ended(perfect) == Outcome(Reason.VICTORY, rules.maximum, rules.maximum, None)


def test_r13_playing_on_has_no_last_round() -> None:
    rules = house_rules(edition("deluxe", "variant-4"), hand_sizes=(24,))
    game = stacked(rules, 2, [["white 1"] * 3 + ["red 1"] * 3, ["blue 1"] * 3])
    do(game, "play white 1", "play blue 1")
    assert (game.deck_size, game.turns_left) == (0, None)
    do(game, "play red 1", "clue 0 1", "clue 1 1", "discard blue 1", "discard white 1")
    assert game.outcome is None
    assert [len(cards) for cards in game.hands] == [22, 23]


def test_r14_the_score_is_never_below_0() -> None:
    rules = edition("show", "black-powder")
    game = scripted(rules, 2, firework("red", 3))
    assert game.tally == 0
    wind_down(game)
    assert ended(game) == Outcome(Reason.LAST_ROUND, score=0, tally=0, rating=Band(0, 5))


def test_r14_one_point_is_lost_for_each_missing_black_card() -> None:
    rules = edition("show", "black-powder")
    game = scripted(rules, 2, firework("red"), firework("black"))
    scores = [game.tally]
    for line in firework("black"):
        do(game, line)
        scores.append(game.tally)
    assert scores == [0, 1, 2, 3, 4, 5]
    assert rules.maximum == 25


SIX_SUITS = [
    edition("swedish", "kaskad-av-farger"),
    edition("deluxe", "variant-1"),
    edition("deluxe", "variant-2"),
    edition("deluxe", "variant-3"),
    edition("show", "colour-avalanche"),
    edition("show", "colour-avalanche", "black-powder"),
]


@pytest.mark.parametrize("rules", SIX_SUITS)
@pytest.mark.parametrize(
    ("score", "band"),
    [(24, Band(21, 24)), (25, Band(25, 29)), (29, Band(25, 29)), (30, Band(30, 30))],
)
def test_r15_a_scoring_sixth_suit_adds_two_ratings(rules: Rules, score: int, band: Band) -> None:
    plays = [*firework("black")] if len(rules.suits) == 7 else []
    plays += [line for colour in (*COLOURS, "multicolour") for line in firework(colour)]
    game = scripted(rules, 2, plays[: len(plays) - 30 + score])
    wind_down(game)
    assert (ended(game).score, ended(game).rating) == (score, band)


def test_r15_black_powder_keeps_the_ratings_of_25() -> None:
    plays = [line for colour in (*COLOURS, "black") for line in firework(colour)]
    game = scripted(edition("show", "black-powder"), 2, plays)
    assert ended(game) == Outcome(Reason.VICTORY, 25, 25, Band(25, 25))
    game = scripted(edition("show", "black-powder"), 2, plays[:-1])
    wind_down(game)
    assert ended(game) == Outcome(Reason.LAST_ROUND, 24, 24, Band(21, 24))


@pytest.mark.parametrize("strikeout", Strikeout)
def test_r29_playing_on_every_loss_scores_0(strikeout: Strikeout) -> None:
    rules = house_rules(edition("cocktail", "crowning-piece"), strikeout=strikeout)
    struck = scripted(rules, 2, LOSING)
    assert ended(struck) == Outcome(Reason.STRIKES, score=0, tally=2, rating=None)
    lost = scripted(rules, 2, ["play red 1", "play red 5"])
    assert ended(lost) == Outcome(Reason.INDISPENSABLE, score=0, tally=1, rating=None)
    stuck = last_card(1, strikeout)
    do(stuck, "clue")
    assert ended(stuck) == Outcome(Reason.DEADLOCK, score=0, tally=4, rating=None)


def test_r30_a_third_strike_on_an_indispensable_card_ends_the_game_by_strikes() -> None:
    script = ["play red 2", "play blue 2", "play red 5"]
    game = scripted(edition("cocktail", "crowning-piece"), 2, script)
    assert ended(game).reason is Reason.STRIKES


def test_r31_a_losing_discard_still_returns_its_token_and_draws_nothing() -> None:
    game = scripted(edition("cocktail", "crowning-piece"), 2, ["clue", "discard red 5"])
    assert game.tokens == 8
    assert kinds(game.events[-3:]) == ["CardDiscarded", "TokenReturned", "GameEnded"]
    assert (game.deck_size, len(game.hands[1])) == (40, 4)


@pytest.mark.parametrize("key", EDITIONS)
def test_r31_a_winning_completion_still_returns_its_token_and_draws_nothing(key: str) -> None:
    script = [*["clue"] * 5, *PERFECT]
    game = scripted(edition(key), 2, script[:-1], script[-1:])
    assert (game.tokens, len(game.hands[game.to_act])) == (7, 5)
    assert kinds(do(game, script[-1])) == ["CardPlaced", "TokenReturned", "GameEnded"]
    assert (game.tokens, len(game.hands[game.to_act])) == (8, 4)
    assert ended(game) == Outcome(Reason.VICTORY, 25, 25, Band(25, 25))


def test_r31_a_winning_announcement_is_paid_beside_the_completion() -> None:
    rules = edition("swedish", "minutios-koreografi")
    game = scripted(rules, 2, [*["clue"] * 6, *PERFECT[:-1]], PERFECT[-1:])
    assert game.tokens == 6
    events = do(game, "play green 5 as green")
    assert kinds(events) == ["CardPlaced", "TokenReturned", "TokenReturned", "GameEnded"]
    assert game.tokens == 8


def test_r32_a_descending_suit_that_scores_points_scores_its_cards() -> None:
    falling = Suit("black", copies=(1, 2, 2, 2, 3), descending=True)
    rules = house_rules(edition(), suits=(*edition().suits, falling))
    game = scripted(rules, 2, firework("black", 2), firework("black", start=2))
    assert (game.tally, fireworks(game), rules.maximum) == (2, {"black": 2}, 30)
    do(game, *firework("black", start=2))
    assert game.tally == 5


def test_r33_a_lost_show_has_the_band_of_its_score() -> None:
    script = [*firework("blue"), *firework("white"), *LOSING]
    assert ended(scripted(edition(), 2, script)).rating == Band(0, 5)
    counted = house_rules(edition(), strikeout=Strikeout.TALLY)
    assert ended(scripted(counted, 2, script)).rating == Band(11, 15)


@pytest.mark.parametrize("suits", [1, 4, 7])
def test_r33_a_table_whose_maximum_is_neither_25_nor_30_has_no_rating(suits: int) -> None:
    names = (*COLOURS, "multicolour", "purple")[:suits]
    rules = Rules(tuple(Suit(name) for name in names), hand_sizes=(2,))
    plays = [line for name in names for line in firework(name)]
    assert ended(scripted(rules, 2, plays)) == Outcome(Reason.VICTORY, 5 * suits, 5 * suits, None)
    unfinished = scripted(rules, 2, plays[:3])
    wind_down(unfinished)
    assert ended(unfinished) == Outcome(Reason.LAST_ROUND, 3, 3, None)


def test_r34_a_needed_card_with_every_copy_discarded_blocks_the_rest_of_its_firework() -> None:
    script = [*["clue"] * 4, "play red 1", "discard red 3", "discard red 3"]
    game = scripted(edition(), 2, script[:-1], script[-1:])
    assert game.reachable_maximum == 25
    do(game, script[-1])
    assert game.reachable_maximum == 22
    assert game.view(0).reachable_maximum == 22


def test_r34_misplayed_cards_count_and_cards_no_longer_needed_do_not() -> None:
    script = [*firework("red", 2), "play red 1", "play red 1", "clue", "discard red 2"]
    game = scripted(edition(), 2, script, ["play blue 5"])
    assert game.reachable_maximum == 25
    assert game.strikes == 2
    game = scripted(edition(), 2, ["play blue 5"])
    assert game.reachable_maximum == 24


def test_r34_the_black_penalty_is_included() -> None:
    rules = edition("show", "black-powder")
    script = ["clue", "clue", "discard black 3", "discard black 3"]
    assert scripted(rules, 2, script).reachable_maximum == 22


def test_r34_the_reachable_maximum_is_never_below_0() -> None:
    black = edition("show", "black-powder").suits[-1]
    rules = Rules((Suit("red"), black), hand_sizes=(5,))
    script = [*["clue"] * 6, "discard black 5", "discard black 5"]
    game = scripted(rules, 2, [*script, "discard black 5"], ["discard red 5", "discard red 4"])
    assert game.reachable_maximum == 0
    do(game, "discard red 5")
    assert game.reachable_maximum == 0


def test_r34_the_turns_left_do_not_matter() -> None:
    rules = house_rules(edition("abacus"), hand_sizes=(24,))
    game = stacked(rules, 2, [["red 1"], ["blue 1"]])
    do(game, "play red 1", "play blue 1", "clue 1 1")
    assert (game.turns_left, game.reachable_maximum) == (1, 25)


def test_r34_it_rises_again_after_a_reshuffle() -> None:
    script = ["play blue 5", *firework("red", 4), "clue", "play red 5"]
    rules = edition("show", "flamboyants")
    game = scripted(rules, 2, script, tiles=[Tile.RESHUFFLE])
    assert game.reachable_maximum == 24
    do(game, "take blue 5")
    assert game.reachable_maximum == 25
