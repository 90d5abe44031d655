"""The learned player: its files, what it answers, and what it says where it was not trained."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanabi import Game, Rules, edition
from hanabi.bots import UnknownBot, check, find_bot, make_bot, policy_kind
from hanabi.bots.learned import NoWeights, missing_weights, trained_tables, weights_for
from hanabi.bots.learned.inputs import Inputs
from hanabi.bots.learned.player import EmptyClues, LearnedPolicy, pack, policy_from
from hanabi.bots.learned.shelf import shelf
from hanabi.bots.learned.tensors import BadWeights, read_about, read_tensors, write_tensors
from hanabi.bots.learned.weights import Weights, read_weights, write_weights
from hanabi.bots.policy_batch import play_batch
from hanabi.core import BadSetup
from hanabi.core.rules import FIVE_COLOURS
from hanabi.kernel import Batch, Plan
from hanabi.kernel import table as T

SMALL = Rules(suits=FIVE_COLOURS[:2], clue_tokens=4, hand_sizes=(3, 3))


def made_up(rules: Rules, players: int, width: int = 24, layers: int = 2) -> Weights:
    """A network of random weights: it plays badly, but in a way of its own."""
    plan, chance = Plan(rules, players), np.random.default_rng(0)
    inputs = Inputs.of(plan)
    arrays: dict[str, Any] = {}
    rows = inputs.bits
    for number in range(layers):
        arrays[f"hidden.{number}.weight"] = chance.normal(size=(width, rows)) / rows**0.5
        for part in ("bias", "shift"):
            arrays[f"hidden.{number}.{part}"] = chance.normal(size=width) / 10
        arrays[f"hidden.{number}.gain"] = np.ones(width)
        rows = width
    for name, outputs in (("out", plan.actions + 1), ("beliefs", plan[T.HAND] * plan[T.FACES])):
        arrays[f"{name}.weight"] = chance.normal(size=(outputs, width))
        arrays[f"{name}.bias"] = np.zeros(outputs)
    whole = {name: array.astype(np.float32) for name, array in arrays.items()}
    return Weights(rules, players, whole, inputs.remembered, residual=True, facts={"steps": 5})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.safetensors"
    write_weights(path, made_up(SMALL, 2), bits=16)
    return path


# Files


@pytest.mark.parametrize(("bits", "error"), [(8, 0.02), (16, 1e-3)])
def test_weights_are_written_and_read_again(tmp_path: Path, bits: int, error: float) -> None:
    given, path = made_up(SMALL, 2), tmp_path / "w.safetensors"
    write_weights(path, given, bits=bits)
    found = read_weights(path)
    assert (found.rules, found.players, found.facts) == (SMALL, 2, {"steps": 5})
    assert found.layers == 2
    for name, array in given.arrays.items():
        assert np.abs(found.arrays[name] - array).max() <= error * np.abs(array).max() + 1e-9
    assert path.stat().st_size < sum(array.size for array in given.arrays.values()) * bits / 8 * 1.6


def test_a_network_of_the_shipped_size_takes_less_than_four_megabytes(tmp_path: Path) -> None:
    path, plan = tmp_path / "w.safetensors", Plan(edition("cocktail"), 2)
    write_weights(path, made_up(edition("cocktail"), 2, width=1024, layers=3))
    assert 3_000_000 < path.stat().st_size < 4_000_000
    policy, batch = policy_from(path)(plan), Batch(edition("cocktail"), 2, 3)
    legal = batch.unpacked_legal().astype(bool)
    actions, _ = policy.act(batch.unpacked(), legal, policy.initial_state(np.zeros(3, np.uint64)))
    assert legal[np.arange(3), actions].all()


def test_other_programs_read_the_file(file: Path) -> None:
    numpy = pytest.importorskip("safetensors.numpy")
    theirs, ours = numpy.load_file(file), read_tensors(file)[0]
    assert theirs.keys() == ours.keys()
    assert all((theirs[name] == array).all() for name, array in ours.items())


def test_damage_is_noticed(file: Path) -> None:
    content = file.read_bytes()
    for damaged in (
        content[:-1] + bytes([content[-1] ^ 1]),
        content[:-8],
        content[:200],
        b"",
        b"hello",
        content.replace(b'\\"clue_tokens\\": 4', b'\\"clue_tokens\\": 5'),
    ):
        assert damaged != content
        file.write_bytes(damaged)
        with pytest.raises(BadWeights, match=r"small\.safetensors"):
            read_weights(file)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.safetensors"
    write_tensors(path, {"a": np.ones(3, np.float32)}, {"format": "something else"})
    with pytest.raises(BadWeights, match="no network of a learned player"):
        read_weights(path)
    assert read_about(path)["format"] == "something else"
    with pytest.raises(BadWeights, match="bits: 4 is not possible"):
        write_weights(path, made_up(SMALL, 2), bits=4)


# Play


def test_it_keeps_every_promise_of_a_bot(file: Path) -> None:
    report = check(policy_kind(policy_from(file)), tables=[(SMALL, 2)] * 6)
    assert report.games == 6
    assert report.worlds > 0


def test_a_seat_at_a_table_plays_as_the_batch_does(file: Path) -> None:
    plan = Plan(SMALL, 2)
    policy = policy_from(file)(plan)
    batch = Batch(SMALL, 2, 12, seed=4, auto_reset=False, checked=False)
    assert play_batch(batch, [policy, policy]) == {}
    kind = policy_kind(policy_from(file))
    for seed in range(12):
        game, bots = Game(SMALL, 2, 4 + seed), [kind.make(0), kind.make(1)]
        while game.outcome is None:
            game.act(bots[game.to_act].act(game.view(game.to_act)).action)
        assert batch.game(seed) == game


def test_it_remembers_what_its_seat_saw_and_did(file: Path) -> None:
    policy = policy_from(file)(Plan(SMALL, 2))
    assert isinstance(policy, LearnedPolicy)
    inputs = policy.actor.inputs
    chance = np.random.default_rng(3)
    words = chance.integers(0, 2**62, (4, inputs.words))
    memory = policy.remember(words, np.array([0, 1, 5, 12]))
    assert (memory[:, inputs.turn :] == words[:, inputs.seen : inputs.words - inputs.turn]).all()
    bits = np.unpackbits(memory.view(np.uint8), axis=1, bitorder="little")
    seen = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    last = seen[:, inputs.shown.start : inputs.shown.stop]
    assert (bits[:, : len(inputs.shown)] == last).all()
    action = bits[:, 64 * (inputs.turn - 1) : 64 * inputs.turn]
    assert [row.nonzero()[0].tolist() for row in action] == [[0], [1], [5], [12]]


def test_value_and_beliefs_come_with_the_same_network(file: Path) -> None:
    policy = policy_from(file)(Plan(SMALL, 2))
    assert isinstance(policy, LearnedPolicy)
    batch = Batch(SMALL, 2, 5)
    memory = policy.initial_state(np.zeros(5, np.uint64))
    words = np.concatenate([batch.observations.view(np.int64), memory], axis=1)
    assert policy.actor.value(words).shape == (5,)
    assert policy.actor.beliefs(words).shape == (5, 3, 10)
    assert policy.actor.logits(words).shape == (5, batch.plan.actions)
    assert (
        pack(batch.unpacked(), batch.plan.layout.words) == batch.observations.view(np.int64)
    ).all()


def test_where_empty_clues_are_allowed_it_gives_none(tmp_path: Path) -> None:
    path = tmp_path / "w.safetensors"
    write_weights(path, made_up(SMALL, 2), bits=16)
    allowed = replace(SMALL, empty_clues=True)
    plan = Plan(allowed, 2)
    policy = policy_from(path)(plan)
    strict, loose = (
        Batch(rules, 2, 64, seed=9, auto_reset=False, checked=False) for rules in (SMALL, allowed)
    )
    chance = np.random.default_rng(0)
    different = 0
    avoid = EmptyClues(plan)
    for _ in range(12):
        kept = avoid.take_out(loose.unpacked(), loose.unpacked_legal().astype(bool))
        running = loose.done == 0
        assert (kept == strict.unpacked_legal())[running].all()
        different += int((kept != loose.unpacked_legal())[running].sum())
        actions = np.where(strict.unpacked_legal(), chance.random((64, plan.actions)), 0).argmax(1)
        actions[~running] = -1
        strict.step(actions)
        loose.step(actions)
    assert different > 100
    assert (
        play_batch(Batch(allowed, 2, 20, auto_reset=False, checked=False), [policy, policy]) == {}
    )


# Tables


def test_a_table_without_weights_is_told_which_tables_have_them(tmp_path: Path) -> None:
    for name, rules, players in (
        ("a", edition("cocktail"), 2),
        ("b", edition("cocktail", "crowning-piece"), 3),
        ("c", SMALL, 2),
    ):
        write_weights(tmp_path / f"{name}.safetensors", made_up(rules, players, width=8))
    write_weights(tmp_path / "a.critic.safetensors", made_up(SMALL, 3, width=8))
    told = trained_tables(tmp_path)
    assert told.startswith("cocktail = deluxe with 2 players; cocktail+crowning-piece = ")
    assert told.endswith("house rules with 2 players")
    assert weights_for(edition("deluxe"), 2, tmp_path).name == "a.safetensors"
    assert weights_for(edition("abacus"), 2, tmp_path).name == "a.safetensors"
    with pytest.raises(NoWeights, match="it has them for: cocktail = deluxe with 2 players"):
        weights_for(edition("cocktail"), 3, tmp_path)
    assert missing_weights(edition("cocktail"), 2, tmp_path) is None
    assert "has no weights for this table" in str(missing_weights(SMALL, 3, tmp_path))
    with pytest.raises(BadSetup, match="for another table"):
        LearnedPolicy(made_up(SMALL, 2), Plan(edition("cocktail"), 2))


def test_the_bot_of_that_name_refuses_what_it_was_not_trained_for() -> None:
    kind = find_bot("learned")
    assert issubclass(NoWeights, UnknownBot)
    assert "has no weights" in str(kind.refusal(SMALL, 2))
    game = Game(SMALL, 2, 0)
    with pytest.raises(NoWeights, match="has no weights for this table"):
        make_bot("learned").act(game.view(game.to_act))


@pytest.mark.parametrize("path", sorted(shelf().values()), ids=lambda path: path.stem)
def test_shipped_weights_play_their_table(path: Path) -> None:
    """Well below what they reach: this is no measurement."""
    weights = read_weights(path)
    assert path.stat().st_size < 4_000_000
    assert json.dumps(weights.facts)
    batch = Batch(
        weights.rules, weights.players, 60, seed=8_000_000, auto_reset=False, checked=False
    )
    policy = LearnedPolicy(weights, batch.plan)
    assert play_batch(batch, [policy] * weights.players) == {}
    assert batch.scores.mean() > 0.6 * weights.rules.maximum
