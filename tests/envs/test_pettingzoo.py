"""One game for PettingZoo: its own conformance tests, and the promises it cannot check."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from hanabi import BadSetup, Card, Game, Rules, UnknownEdition, edition
from hanabi.core.rules import FIVE_COLOURS
from hanabi.envs import pettingzoo
from hanabi.envs.pettingzoo import HanabiAECEnv, env, raw_env
from hanabi.kernel import BadBatch
from worlds import PRINTED, choose, with_other_secrets

TABLES = [(rules, players) for rules in PRINTED for players in range(2, rules.most_players + 1)]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo warns about every observation that is a dict, as those with a mask are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_finds_no_fault(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(), num_cycles=1000)
    api_test(make(rules="show", players=5, add_ons=["flamboyants", "black-powder"]), num_cycles=300)
    api_test(make(rules="swedish", players=3, add_ons=["minutios-koreografi"]), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_finds_no_fault_where_illegal_actions_end_the_game() -> None:
    api_test(env(illegal_reward=-1), num_cycles=300)


def test_pettingzoo_finds_equal_seeds_equal() -> None:
    seed_test(env, num_cycles=500)


def test_pettingzoo_can_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "player_0 to act" in capsys.readouterr().out


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_printed_table_plays_to_the_end_of_the_core_s_game(
    rules: Rules, players: int
) -> None:
    table = HanabiAECEnv(rules, players)
    chance = random.Random(players)
    for seed in range(3):
        table.reset(seed=seed)
        total, twin = 0, Game(rules, players, seed, first=0)
        while twin.outcome is None:
            assert table.agent_selection == f"player_{twin.to_act}"
            observation, _, terminated, truncated, _ = table.last()
            legal = {table.plan.index(twin, action) for action in twin.legal_actions()}
            assert legal == set(np.flatnonzero(observation["action_mask"]))
            assert not terminated
            assert not truncated
            action = choose(twin, chance, skill=0.9)
            table.step(table.plan.index(twin, action))
            twin.act(action)
            total += table.rewards["player_0"]
        assert total == twin.outcome.score
        assert all(table.terminations.values())
        assert table.infos["player_1"] == {
            "score": twin.outcome.score,
            "reason": twin.outcome.reason,
        }
        assert table.game().steps == twin.steps


def test_all_agents_are_dismissed_after_the_end() -> None:
    table = env()
    table.reset(seed=1)
    rewards = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated else int(observation["action_mask"].argmax()))
    assert table.agents == []
    assert rewards["player_0"] == rewards["player_1"]


def test_an_observation_shows_nothing_hidden() -> None:
    chance = random.Random(5)
    compared = 0
    for number, (rules, players) in enumerate(TABLES):
        game = Game(rules, players, number)
        for _ in range(chance.randrange(40)):
            if game.outcome is None:
                game.act(choose(game, chance, skill=0.9))
        table = HanabiAECEnv(rules, players)
        for seat in range(players):
            twin = with_other_secrets(game, seat, chance)
            if twin is None:
                continue
            agent = f"player_{seat}"
            ours, theirs = (_seen(table, each, agent) for each in (game, twin))
            assert np.array_equal(ours["observation"], theirs["observation"])
            assert np.array_equal(ours["action_mask"], theirs["action_mask"])
            compared += 1
    assert compared > len(TABLES)


def _seen(table: HanabiAECEnv, game: Game, agent: str) -> dict[str, Any]:
    table.reset()
    table._batch.load(0, game)
    return table.observe(agent)


def test_rendering_shows_the_hand_of_the_player_to_act_to_nobody() -> None:
    table = HanabiAECEnv(render_mode="ansi")
    table.reset(seed=7)
    table.step(next(i for i in range(10, 20) if table.observe("player_0")["action_mask"][i]))
    text = table.render()
    assert text is not None
    lines = text.splitlines()
    assert lines[0] == "Turn 2: player_1 to act"
    [own] = [line for line in lines if line.startswith("player_1 ")]
    assert all(_name(table, card) not in own for card in table.game().hands[1])
    assert "?" in own
    [other] = [line for line in lines if line.startswith("player_0 ")]
    shown = [cell.strip() for cell in other.removeprefix("player_0").split("  ") if cell.strip()]
    assert shown == [_name(table, card) for card in table.game().hands[0]]


def _name(table: HanabiAECEnv, card: Any) -> str:
    face: Card = table.game().face(card)
    return f"{table.plan.rules.suits[face.suit].name} {face.value}"


def test_rendering_tells_how_a_game_of_flamboyants_stands() -> None:
    table = HanabiAECEnv("show", 3, add_ons=["flamboyants"], render_mode="ansi")
    table.reset(seed=0)
    for _ in range(200):
        if table.terminations["player_0"]:
            break
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    text = table.render()
    assert text is not None
    assert text.startswith("Over (")
    assert "Bonus tiles: none revealed, " in text


def test_without_a_render_mode_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env()
    table.reset(seed=0)
    assert table.render() is None
    assert capsys.readouterr().out == ""


def test_state_is_what_all_seats_see_together() -> None:
    table = raw_env(players=3)
    table.reset(seed=0)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert np.array_equal(table.state(), np.concatenate(seen))
    assert table.state_space.contains(table.state())


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("action", [0, -1, 20, 10**30, None, 1.0, "0", True, np.array([11])])
def test_an_illegal_action_is_refused_and_changes_nothing(make: Any, action: Any) -> None:
    table = make()
    table.reset(seed=0)
    before = _everything(table)
    with pytest.raises(BadBatch):  # all tokens are there, so 0, a discard, is not legal
        table.step(action)
    assert _everything(table) == before
    table.step(5)


def _everything(table: Any) -> Any:
    inner = table.unwrapped
    dicts = (inner.rewards, inner.terminations, inner.truncations, inner.infos)
    state = inner._batch.rows.tobytes(), inner.agent_selection, inner._cumulative_rewards.copy()
    return repr((state, dicts))


def test_an_illegal_action_can_cost_the_game() -> None:
    table = env(illegal_reward=-3)
    table.reset(seed=0)
    table.step(0)
    assert table.rewards == {"player_0": -3, "player_1": 0}
    assert all(table.terminations.values())


def test_a_seed_is_the_seed_of_the_game() -> None:
    table = raw_env()
    table.reset(seed=12)
    assert table.game().deal.deck == Game(edition(), 2, 12).deal.deck


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    def seeds() -> list[int]:
        table = raw_env()
        table.reset(seed=12)
        found = []
        for _ in range(3):
            table.reset()
            found.append(table.game().deal.seed)
        return found

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "1"])
def test_a_bad_seed_is_refused_and_changes_nothing(seed: Any) -> None:
    table = raw_env()
    table.reset(seed=3)
    with pytest.raises(BadBatch, match="seed"):
        table.reset(seed=seed)
    assert table.game().deal.seed == 3


def test_reset_names_who_begins() -> None:
    table = raw_env(players=4)
    table.reset(seed=0, options={"first": 2})
    assert table.agent_selection == "player_2"
    with pytest.raises(BadBatch):
        table.reset(seed=1, options={"first": 4})
    assert table.game().deal.seed == 0


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"rules": "gold"}, UnknownEdition),
        ({"rules": 5}, BadSetup),
        ({"add_ons": ["variant-1"]}, UnknownEdition),
        ({"add_ons": "crowning-piece"}, BadSetup),
        ({"players": 6}, BadSetup),
        ({"render_mode": "film"}, BadSetup),
    ],
)
def test_a_table_that_cannot_be_is_refused(options: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        env(**options)


def test_house_rules_and_six_players_are_welcome() -> None:
    rules = Rules(suits=FIVE_COLOURS, hand_sizes=(5, 5, 4, 4, 3))
    api_test(env(rules=rules, players=6, add_ons=["black-powder"]), num_cycles=100)


def test_a_missing_package_names_the_extra() -> None:
    for module, package in (
        ("pettingzoo", "pettingzoo"),
        ("vector", "gymnasium"),
        ("vector", "numba"),
    ):
        code = f"import sys; sys.modules[{package!r}] = None; import hanabi.envs.{module}"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert f"hanabi.envs.{module} needs {package}" in done.stderr
        assert "pip install '.[rl]' in a checkout" in done.stderr


def test_the_room_itself_loads_nothing() -> None:
    code = (
        "import sys, hanabi.envs; print({'numpy', 'numba', 'gymnasium', 'torch'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_the_module_has_pettingzoo_s_makers() -> None:
    assert pettingzoo.env().metadata["name"] == "hanabi_v1"
    assert isinstance(pettingzoo.raw_env(), HanabiAECEnv)
