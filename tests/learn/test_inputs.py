"""What networks are shown: the same bits in training, at play and by the core's rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hanabi import Rules, edition
from hanabi.bots.learned.inputs import Inputs, one_bit
from hanabi.bots.learned.player import pack
from hanabi.kernel import Batch

torch = pytest.importorskip("torch")

from hanabi.learn.graphs import Launcher  # noqa: E402
from hanabi.learn.networks import Networks, Unpacker, unpack  # noqa: E402
from hanabi.learn.play import Games  # noqa: E402
from hanabi.learn.settings import Settings, find_preset  # noqa: E402

TABLES = [
    (edition("cocktail"), 2),
    (edition("show", "black-powder", "colour-avalanche", "flamboyants"), 3),
    (edition("swedish", "minutios-koreografi"), 4),
]


def settings_for(rules: Rules, players: int) -> Settings:
    chosen = find_preset("tiny").changed({"players": players, "games": 8, "colours": 0})
    chosen.__dict__["rules"] = rules
    return chosen


def legal_choices(batch: Batch, chance: np.random.Generator) -> Any:
    return np.where(
        batch.unpacked_legal(), chance.random((batch.games, batch.plan.actions)), -1
    ).argmax(1)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_seat_remembers_what_it_saw_and_did_at_its_last_turns(rules: Rules, players: int) -> None:
    settings = settings_for(rules, players)
    networks = Networks.of(Batch(rules, players, 1).plan, settings)
    games = Games.dealt(settings, networks, "cpu", seed=5)
    batch, layout = games.batch, games.plan.layout
    shown = slice(layout["last_actor"].start, layout["last_token"].stop)
    chance = np.random.default_rng(1)
    past: dict[tuple[int, int], list[tuple[np.ndarray, int]]] = {}
    remembered = 0
    for _ in range(60):
        lanes = games.lanes()
        words = games.look(lanes)
        bits = unpack(words, torch.uint8).numpy()
        inputs = networks.inputs
        observed = batch.unpacked()
        assert (bits[:, : layout.bits] == observed).all()
        actions = legal_choices(batch, chance)
        for game, seat in enumerate(batch.seats.tolist()):
            turns = past.setdefault((game, seat), [])
            for number, (last, action) in enumerate(turns[: inputs.remembered]):
                start = (inputs.seen + number * inputs.turn) * 64
                seen = bits[game, start : start + len(last)]
                assert (seen == last).all()
                chosen = bits[game, start + 64 * (-(-len(last) // 64)) :][: inputs.actions]
                assert chosen.nonzero()[0].tolist() == [action]
                remembered += 1
            if not turns:
                assert not bits[game, inputs.seen * 64 : inputs.words * 64].any()
            turns.insert(0, (observed[game, shown].copy(), int(actions[game])))
        games.remember(lanes, words, torch.from_numpy(actions))
        batch.step(actions)
        for game in np.flatnonzero(batch.done).tolist():
            for seat in range(players):
                past.pop((game, seat), None)
        games.forget(games.arrays["done"] == 0)
    assert remembered > 300


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_critic_is_shown_the_own_cards_that_a_teammate_sees(rules: Rules, players: int) -> None:
    settings = settings_for(rules, players)
    networks = Networks.of(Batch(rules, players, 1).plan, settings)
    games = Games.dealt(settings, networks, "cpu", seed=3)
    batch, layout = games.batch, games.plan.layout
    chance = np.random.default_rng(2)
    for _ in range(40):
        secret = unpack(games.look(games.lanes()), torch.uint8)[:, networks.inputs.bits :]
        own = secret[:, : networks.hand * networks.faces].numpy()
        seats = batch.seats.astype(np.int64)
        seen = batch.unpacked(seats=(seats + 1) % players)[:, layout["other_hands"]]
        assert (own == seen.reshape(len(own), players - 1, -1)[:, players - 2]).all()
        batch.step(legal_choices(batch, chance))


def test_words_are_unpacked_alike_in_every_way() -> None:
    words = np.random.default_rng(0).integers(-(2**63), 2**63 - 1, (5, 3))
    launcher = Launcher("cpu", compiled=False, tell=print)
    by_bytes = Unpacker(torch.float32, "cpu", launcher)(torch.from_numpy(words))
    by_shifts = unpack(torch.from_numpy(words), torch.float32)
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    assert (by_bytes.numpy() == bits).all()
    assert (by_shifts.numpy() == bits).all()
    assert (pack(bits, 3) == words).all()


def test_an_action_is_one_bit_of_as_many_words_as_it_takes() -> None:
    numbers = np.array([0, 63, 64, 127])
    words = np.stack(one_bit(numbers, 2), axis=1)
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    assert [row.nonzero()[0].tolist() for row in bits] == [[0], [63], [64], [127]]


def test_the_base_game_has_seventeen_words_of_input() -> None:
    inputs = Inputs.of(Batch(edition("cocktail"), 2, 1).plan)
    assert (inputs.seen, inputs.memory, inputs.bits) == (11, 6, 1088)
