"""`hanabi.envs.hle.pyhanabi` and DeepMind's, side by side: nothing public differs."""

from __future__ import annotations

import enum
import inspect
import random
from collections.abc import Iterator
from itertools import accumulate
from types import ModuleType
from typing import Any

import pytest

from hanabi.envs.hle import compiled_rules as kernel
from hanabi.envs.hle.positions import item_of
from side_by_side import (
    PARAMETERS,
    Pair,
    ids,
    move,
    our_env,
    our_game,
    same,
    their_env,
    their_game,
)

ODD_SEEDS = [0, 1, 42, 2**31 - 1, -2, -(2**31)]

# Names


def public(thing: Any) -> list[str]:
    return [name for name in vars(thing) if not name.startswith("_")]


@pytest.mark.parametrize(("theirs", "ours"), [(their_game, our_game), (their_env, our_env)])
def test_every_public_name_is_there(theirs: ModuleType, ours: ModuleType) -> None:
    imports = {"absolute_import", "division", "os", "re", "sys", "enum", "cffi"}
    assert set(public(theirs)) - imports <= set(public(ours))


def classes() -> Iterator[tuple[type, type]]:
    for theirs, ours in ((their_game, our_game), (their_env, our_env)):
        for name, thing in vars(theirs).items():
            if inspect.isclass(thing) and thing.__module__ == theirs.__name__:
                yield thing, getattr(ours, name)


@pytest.mark.parametrize(("theirs", "ours"), list(classes()), ids=lambda thing: thing.__name__)
def test_every_class_has_the_same_methods_with_the_same_arguments(theirs: type, ours: type) -> None:
    if issubclass(theirs, enum.IntEnum):
        assert issubclass(ours, enum.IntEnum)
        assert [(m.name, m.value) for m in theirs] == [(m.name, m.value) for m in ours]
        assert [str(m) for m in theirs] == [str(m) for m in ours]
        return
    for name in (*public(theirs), "__init__"):
        method = getattr(theirs, name)
        if callable(method):
            expected = list(inspect.signature(method).parameters)
            assert list(inspect.signature(getattr(ours, name)).parameters) == expected, name


def test_constants_and_loading() -> None:
    for module in (their_game, our_game):
        assert module.COLOR_CHAR == ["R", "Y", "G", "W", "B"]
        assert module.CHANCE_PLAYER_ID == -1
        assert module.cdef_loaded()
        assert module.lib_loaded()
        assert module.try_cdef()
        assert module.try_load()
    assert our_env.MOVE_TYPES == their_env.MOVE_TYPES


# Parameters and moves


@pytest.mark.parametrize("parameters", PARAMETERS, ids=ids)
def test_parameters_and_the_table_of_moves(parameters: dict[str, Any]) -> None:
    def facts(module: Any) -> Any:
        game = module.HanabiGame({**parameters, "seed": 5})
        uids = range(game.max_moves())
        return {
            "text": game.parameter_string(),
            "numbers": [
                game.num_players(),
                game.num_colors(),
                game.num_ranks(),
                game.hand_size(),
                game.max_information_tokens(),
                game.max_life_tokens(),
                game.observation_type(),
                game.max_moves(),
            ],
            "cards": [game.num_cards(c, r) for c in range(-1, 7) for r in range(-1, 7)],
            "moves": [move(game.get_move(uid)) for uid in uids],
            "uids": [game.get_move_uid(game.get_move(uid)) for uid in uids],
            "shape": module.ObservationEncoder(game).shape(),
        }

    same(facts(their_game), facts(our_game), "game")


@pytest.mark.parametrize(
    "parameters",
    [
        {"seed": 3, "players": "3", "random_start_player": "true"},
        {"seed": "12abc", "players": 3.7, "random_start_player": "yes"},
        {"seed": 3, "random_start_player": 1},
        {"seed": 3, "random_start_player": "TRUE"},
        {"seed": 3, "players": " 4", "colors": "+2", "hand_size": 2},
        {"seed": 3, "nonsense": "kept out", "information_tokens": 4},
        {"seed": 3, "max_life_tokens": 0},
        {"seed": 3, "observation_type": their_game.AgentObservationType.SEER},
    ],
    ids=ids,
)
def test_parameters_are_read_as_the_original_reads_them(parameters: dict[str, Any]) -> None:
    theirs, ours = (module.HanabiGame(parameters) for module in (their_game, our_game))
    assert ours.parameter_string() == theirs.parameter_string()


@pytest.mark.parametrize("parameters", [None, {}, {"seed": -1}], ids=str)
def test_an_absent_seed_is_drawn_and_can_be_read_back(parameters: dict[str, Any] | None) -> None:
    ours = our_game.HanabiGame(parameters)
    text = dict(line.split("=") for line in ours.parameter_string().splitlines())
    assert text["seed"] != "-1"
    theirs = their_game.HanabiGame(text)
    assert theirs.parameter_string() == ours.parameter_string()
    assert deal(theirs, 50) == deal(ours, 50)


def deal(game: Any, cards: int) -> str:
    """The first cards of a new deal as text: hands first, then by making the first legal moves."""
    position = game.new_initial_state()
    while position.deck_size() and cards > 0:
        if position.cur_player() == -1:
            position.deal_random_card()
            cards -= 1
        else:
            position.apply_move(position.legal_moves()[0])
    return str(position.move_history())


def test_moves_made_by_hand() -> None:
    def facts(module: Any) -> Any:
        make = module.HanabiMove
        game = module.HanabiGame({"players": 4, "seed": 1})
        made = [
            make.get_play_move(2),
            make.get_play_move(card_index=-1),
            make.get_discard_move(0),
            make.get_discard_move(True),  # noqa: FBT003  # a bool is an integer to C as well
            make.get_reveal_color_move(1, 4),
            make.get_reveal_color_move(target_offset=3, color=-1),
            make.get_reveal_rank_move(2, 0),
            make.get_reveal_rank_move(target_offset=-3, rank=9),
        ]
        return [[move(m), game.get_move_uid(m)] for m in made]

    same(facts(their_game), facts(our_game), "moves")


def test_a_move_equals_only_itself() -> None:
    for module in (their_game, our_game):
        one, other = (module.HanabiMove.get_play_move(0) for _ in range(2))
        assert one != other
        assert len({one, other, one}) == 2
    state = our_game.HanabiGame({"seed": 1}).new_initial_state()
    for _ in range(10):
        state.deal_random_card()
    assert state.legal_moves()[0] != state.legal_moves()[0]


# Playing


@pytest.mark.parametrize("parameters", PARAMETERS, ids=ids)
def test_whole_games_are_the_same_at_every_step(parameters: dict[str, Any]) -> None:
    """With chance nodes, the end, and some moves beyond it: the original plays on."""
    dice = random.Random(11)
    pair = Pair({**parameters, "seed": 11})
    for number in range(3):
        pair.new()
        step, beyond = 0, 9
        while beyond:
            where = f"game {number} step {step}"
            # Comparing is slow: almost every step of the first game, then some.
            if (number == 0 and (step < 40 or step % 2)) or step % 7 == 0 or pair.over:
                pair.compare(where)
            beyond -= pair.over
            if pair.chance:
                pair.deal()
            elif not pair.act(dice):
                break
            step += 1
        pair.compare(f"game {number} end", history=True)


@pytest.mark.parametrize("parameters", PARAMETERS[::4], ids=ids)
def test_games_are_the_same_as_long_as_anybody_can_move(parameters: dict[str, Any]) -> None:
    """Far beyond the end, until hands and tokens are used up."""
    dice = random.Random(5)
    pair = Pair({**parameters, "seed": 5})
    for step in range(400):
        if pair.chance:
            pair.deal()
        elif not pair.act(dice):
            break
        if step % 40 == 0:
            pair.compare(f"step {step}")
    pair.compare("end", history=True)


@pytest.mark.parametrize("seed", ODD_SEEDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deals_are_the_same_for_any_seed(seed: int, players: int) -> None:
    for more in ({}, {"random_start_player": True}, {"colors": 1, "hand_size": 2}):
        parameters = {"players": players, "seed": seed, "max_life_tokens": 99, **more}
        theirs, ours = their_game.HanabiGame(parameters), our_game.HanabiGame(parameters)
        for cards in (50, 7, 50, 23, 50):
            assert deal(ours, cards) == deal(theirs, cards)


def test_states_and_copies_of_one_game_share_its_chance() -> None:
    def story(module: Any) -> str:
        game = module.HanabiGame({"players": 3, "seed": 8, "random_start_player": True})
        first = game.new_initial_state()
        second = game.new_initial_state()
        for _ in range(15):
            first.deal_random_card()
            second.deal_random_card()
        third = first.copy()
        for s in (first, third, second):
            s.apply_move(s.legal_moves()[0])
            s.deal_random_card()
        fourth = game.new_initial_state()
        fourth.deal_random_card()
        return "\n".join(f"{s}\n{s.move_history()}" for s in (first, second, third, fourth))

    assert story(our_game) == story(their_game)


def test_chance_goes_on_where_a_one_card_choice_drew_nothing() -> None:
    """The last kind of card is dealt without a number, and a random start takes one."""

    def story(module: Any) -> list[str]:
        small = {"colors": 1, "hand_size": 2, "random_start_player": True, "players": 3}
        game = module.HanabiGame({**small, "seed": 4, "max_life_tokens": 30})
        return [deal(game, 10) for _ in range(40)]

    assert story(our_game) == story(their_game)


def test_a_number_at_the_edge_of_a_share_goes_to_the_right_card() -> None:
    """Too rare to be seen in games: the sums are rounded in the order in which libstdc++ adds them."""
    setting = our_game.HanabiGame({"seed": 4}).c_game
    rows = setting.new_playthrough().position.rows
    shares = [setting.copies(*card) / 50 for card in setting.cards]
    total = 0.0
    for share in shares:
        total += share
    edges = list(accumulate(share / total for share in shares))
    for face, edge in enumerate(edges[:-1]):
        # Multiples of 2**-53, the finest steps that all numbers between 1/2 and 1 have.
        for number in (round(edge * 2**53) + by for by in (-1, 0, 1)):
            high, low = divmod(number << 11, 2**32)
            word, *_ = kernel.deal_by_chance(setting.table, rows, rows.copy(), low, high)
            expected = face if number / 2**53 <= edge else face + 1
            assert item_of(setting, word).move.as_dict() == {
                "action_type": "DEAL",
                **setting.letters[expected],
            }


def dealt(module: Any) -> tuple[Any, Any]:
    """A game and a state of it; the original reads freed memory when the game is not kept."""
    game = module.HanabiGame({"players": 2, "seed": 8})
    state = game.new_initial_state()
    while state.cur_player() == -1:
        state.deal_random_card()
    return game, state


def test_a_copy_goes_its_own_way() -> None:
    for module in (their_game, our_game):
        _game, one = dealt(module)
        before = str(one), str(one.move_history())
        two = one.copy()
        assert (str(two), str(two.move_history())) == before
        two.apply_move(two.legal_moves()[-1])
        assert (str(one), str(one.move_history())) == before


def test_an_observation_does_not_follow_its_state() -> None:
    for module in (their_game, our_game):
        _game, one = dealt(module)
        seen = one.observation(1)

        def told(seen: Any = seen) -> list[str]:
            parts = seen.card_knowledge(), seen.last_moves(), seen.discard_pile()
            return [str(seen), *map(str, parts)]

        before = told()
        for pick in (-1, 0, 0):
            one.apply_move(one.legal_moves()[pick])
            while one.cur_player() == -1:
                one.deal_random_card()
        assert told() == before


def test_a_chosen_card_is_dealt_without_drawing_from_chance() -> None:
    """A deal taken from a history can be applied to another state: the only way to choose cards."""

    def story(module: Any) -> Any:
        game = module.HanabiGame({"players": 2, "seed": 8})
        first = game.new_initial_state()
        for _ in range(10):
            first.deal_random_card()
        second = game.new_initial_state()
        for past in reversed(first.move_history()):
            again = past.move()
            assert second.move_is_legal(again)
            assert not first.move_is_legal(again)
            second.apply_move(again)
        first.apply_move(first.legal_moves()[0])
        first.deal_random_card()
        return str(first), str(second), str(second.move_history())

    assert story(our_game) == story(their_game)
