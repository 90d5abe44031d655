"""The state of a game: read-only from outside, players by name, and moments that can be gone back to."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import Action, BadSetup, Discard, Game, IllegalAction, Refusal, View, edition
from hanabi.bots import make_bot
from worlds import choose, new_games, rearrange_sometimes, running_games

OPEN = [
    *("rules", "players", "names", "first", "seed", "deal", "turn", "to_act", "tokens", "strikes"),
    *("turns_left", "fireworks", "discarded", "discards", "deck_size", "pending", "outcome"),
    *("revealed_tiles", "hands", "deck", "tiles", "places", "steps", "events", "event_count"),
    *("tally", "reachable_maximum", "pace"),
]


@pytest.mark.parametrize("name", OPEN)
def test_nothing_of_a_game_can_be_set_from_outside(name: str) -> None:
    game = Game(edition("show", "flamboyants"), 2, 7)
    with pytest.raises(AttributeError):
        setattr(game, name, getattr(game, name))
    with pytest.raises(AttributeError):
        game.no_such_thing = 1  # type: ignore[attr-defined]  # that is the point


@given(running_games())
def test_what_a_game_hands_out_cannot_be_changed(game: Game) -> None:
    for name in OPEN:
        value = getattr(game, name)
        assert not isinstance(value, list | dict | set), name
        if isinstance(value, tuple):
            assert not any(isinstance(item, list | dict | set) for item in value), name


def test_players_are_a_number_or_names() -> None:
    rules = edition("cocktail")
    assert Game(rules, 4, 1).names == ("Ada", "Bo", "Cy", "Di")
    game = Game(rules, ["Zoe", "Yan"], 1)
    assert (game.players, game.names, game.view(1).names) == (2, ("Zoe", "Yan"), ("Zoe", "Yan"))
    assert game == Game(rules, 2, 1)
    assert game.copy().names == ("Zoe", "Yan")


@pytest.mark.parametrize(
    ("players", "fault"),
    [
        (["Ada", "Ada"], r"players\[1\]: two players are called Ada"),
        (["Ada", " "], r"players\[1\]: a name has 1 to 40 printable characters"),
        (["Ada", 3], r"players\[1\]: a name has"),
        (["Ada"], "players: 1 cannot play here"),
        ("Ada", "players: 'Ada' is neither a number of players nor a list of names"),
        (2.0, "players: 2.0 is neither"),
        (True, "players: True is neither"),
        (9, "players: 9 cannot play"),
        (-1, "players: -1 cannot play"),
    ],
)
def test_players_who_cannot_sit_down_are_refused(players: object, fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        Game(edition("cocktail"), players, 1)  # type: ignore[arg-type]  # that is the point


def views(game: Game) -> list[object]:
    return [*(game.view(seat) for seat in range(game.players)), game.open_view()]


@settings(max_examples=60)
@given(
    new_games(),
    st.integers(0, 10**6),
    st.sampled_from([0.0, 0.9, 1.0]),
    st.sampled_from([0.0, 0.02]),
)
def test_undoing_every_step_leads_back_through_every_moment(
    game: Game, seed: int, skill: float, giving_up: float
) -> None:
    chance = random.Random(seed)
    past = [(game.copy(), views(game), game.legal_actions(), game.steps)]
    while game.outcome is None and len(past) < 120:
        if chance.random() < giving_up:
            game.end()
        elif chance.random() < 0.1:
            seat = chance.randrange(game.players)
            game.rearrange(seat, chance.sample(game.hands[seat], len(game.hands[seat])))
        else:
            game.act(choose(game, chance, skill))
        past.append((game.copy(), views(game), game.legal_actions(), game.steps))
    past.pop()
    while past:
        steps = game.steps
        undone = game.undo()
        before, seen, legal, then = past.pop()
        assert game == before
        assert game._moment() == before._moment()
        assert (views(game), game.legal_actions(), game.steps) == (seen, legal, then)
        assert steps == (then if undone is None else (*then, undone))
    with pytest.raises(IllegalAction) as caught:
        game.undo()
    assert caught.value.refusal is Refusal.NOTHING_TO_UNDO


@settings(max_examples=40)
@given(running_games(), st.integers(0, 10**6))
def test_after_an_undo_the_same_step_leads_to_the_same_game(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    if game.outcome is not None:
        return
    twin = game.copy()
    rearrange_sometimes(game, chance)
    steps = len(game.steps)
    game.act(choose(game, chance, 0.5))
    game.view(0)
    after = game.copy()
    step = game.undo()
    other = chance.choice(game.legal_actions())
    game.act(other)
    game.view(0)
    game.undo()
    assert step is not None
    game.take(step)
    assert (game, views(game)) == (after, views(after))
    while len(game.steps) > steps:
        game.undo()
    assert len(twin.steps) <= steps


def test_an_end_that_the_players_agreed_on_can_be_undone() -> None:
    game = Game(edition("cocktail"), 2, 1)
    game.end()
    assert game.undo() is None
    assert game.outcome is None
    assert game.act(game.legal_actions()[0])


@settings(max_examples=40)
@given(running_games())
def test_a_game_can_be_pickled_and_copied(game: Game) -> None:
    for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):  # noqa: S301  # our own
        assert twin == game
        assert (views(twin), twin.steps) == (views(game), game.steps)


def test_a_long_game_can_be_pickled() -> None:
    game = Game(edition("cocktail"), 2, 1)
    for _ in range(5_000):
        game.rearrange(0, game.hands[0][::-1])
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301  # our own


# Playing out


class Cautious:
    """Discards, and clues when it cannot."""

    def act(self, view: View) -> Action:
        legal = view.legal_actions
        return next((one for one in legal if isinstance(one, Discard)), legal[-1])


class Typist:
    """Answers with lines."""

    def act(self, view: View) -> str:
        return str(Cautious().act(view))


def test_one_player_or_one_for_each_seat_plays_a_game_out() -> None:
    games = [Game(edition("cocktail"), 3, 7) for _ in range(4)]
    outcomes = [
        games[0].play_out(Cautious()),
        games[1].play_out([Cautious(), Typist(), Cautious()]),
        games[2].play_out([make_bot("steady")] * 3),
        games[3].play_out(make_bot("steady")),
    ]
    assert outcomes == [game.outcome for game in games]
    assert games[0] == games[1]
    assert games[2] == games[3]
    assert outcomes[2].score > outcomes[0].score
    with pytest.raises(BadSetup, match="2 for 3 seats"):
        Game(edition("cocktail"), 3, 7).play_out([Cautious()] * 2)
