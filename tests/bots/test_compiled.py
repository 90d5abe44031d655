"""Bots of the kernel at tables of the core: they are told what their seat saw, and choose as inside the kernel."""

from __future__ import annotations

import random

import pytest

from hanabi import Game, Rules
from hanabi.bots import SteadyBot, all_bots, find_bot, make_bot, view_for
from hanabi.bots.compiled import CompiledBot
from hanabi.core.codec import rules_to_plain
from hanabi.kernel import Batch
from hanabi.kernel.players import STEADY
from worlds import PRINTED, choose, player_counts, rearrange_sometimes

COMPILED = [name for name, kind in all_bots().items() if kind.player and name != "random"]


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_a_compiled_bot_is_told_the_game_as_it_went(rules: Rules) -> None:
    """The compiled steady bot has no memory: any slip in the retelling would show in what lies open."""
    chance = random.Random(1)
    for players in player_counts(rules):
        game, bot = Game(rules, players, players), CompiledBot(STEADY)
        while game.outcome is None:
            view = game.view(game.to_act)
            assert bot.act(view) == SteadyBot().act(view)
            game.act(choose(game, chance, 0.8))


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_bot_chooses_at_a_table_what_its_twin_chooses_in_the_kernel(
    name: str, players: int
) -> None:
    kind = find_bot(name)
    assert kind.player is not None
    for number in range(3):
        rules = PRINTED[(7 * number + 3 * players) % len(PRINTED)]
        batch = Batch(rules, players, 1, seed=number, observe=False, auto_reset=False)
        batch.play([kind.player()] * players)
        record = batch.record(0)
        game = Game(rules, players, number, first=0)
        bots = [make_bot(name, seat) for seat in range(players)]
        for step in record.steps:
            seat = game.to_act
            assert bots[seat].act(view_for(kind, game, seat)).action == step
            game.take(step)
        assert game.outcome is not None


@pytest.mark.parametrize("name", COMPILED)
def test_a_hand_put_in_another_order_means_the_same_to_a_bot(name: str) -> None:
    rules, chance = PRINTED[0], random.Random(3)
    game, kind = Game(rules, 3, 5), find_bot(name)
    while game.outcome is None:
        seat, twin = game.to_act, game.copy()
        for holder in range(3):
            order = list(twin.hands[holder])
            chance.shuffle(order)
            twin.rearrange(holder, order)
        moves = [make_bot(name).act(view_for(kind, g, seat)) for g in (game, twin)]
        if name != "steady":  # the one in Python looks at the order of its hand
            assert moves[0] == moves[1]
        game.act(moves[0].action)


@pytest.mark.parametrize("name", COMPILED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_bot_that_remembers_its_game_chooses_as_one_that_is_told_it_all(
    name: str, players: int
) -> None:
    """Beside players who do anything, so that nothing goes as expected."""
    kind, chance = find_bot(name), random.Random(players)
    for number in range(6):
        rules = PRINTED[(5 * number + 11 * players) % len(PRINTED)]
        game = Game(rules, players, number)
        bots = [make_bot(name, number) for _ in range(players)]
        while game.outcome is None:
            rearrange_sometimes(game, chance)
            seat = game.to_act
            view = view_for(kind, game, seat)
            choice = bots[seat].act(view)
            assert choice == make_bot(name, number).act(view)
            wild = chance.random() < 0.3
            game.act(choose(game, chance, 0.9) if wild else choice.action)


@pytest.mark.parametrize("name", COMPILED)
def test_a_bot_that_meets_another_game_seat_or_moment_begins_anew(name: str) -> None:
    kind, bot, chance = find_bot(name), make_bot(name), random.Random(7)
    views = []
    for seed in range(2):
        game = Game(PRINTED[seed], 3, seed)
        while game.outcome is None:
            views.append(view_for(kind, game, game.to_act))
            game.act(choose(game, chance, 0.95))
    for view in chance.sample(views, 30):
        assert bot.act(view) == make_bot(name).act(view)
