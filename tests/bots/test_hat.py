"""The hat bot: all seats share one account of the hands, it is true, and it wins nearly everything."""

from __future__ import annotations

import numpy as np
import pytest

from hanabi import Game, Rules, edition
from hanabi.bots import find_bot
from hanabi.bots.compiled import plan_of
from hanabi.bots.hat.memory import CARDS, FACES, public_words
from hanabi.bots.history import KnownPast, past_of
from hanabi.core.codec import rules_to_plain
from hanabi.kernel import Batch, Plan
from hanabi.kernel import table as T
from hanabi.kernel.players import Player, tell_deal, tell_step
from strength import scores
from worlds import PRINTED, player_counts


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_what_all_seats_take_for_common_knowledge_is_the_same_and_true(rules: Rules) -> None:
    kind = find_bot("hat")
    assert kind.player is not None
    hat = kind.player()
    for players in player_counts(rules):
        plan = plan_of(rules, players)
        batch = Batch(rules, players, 1, seed=players, observe=False, auto_reset=False)
        batch.play([hat] * players)
        past = past_of(plan, batch.game(0).open_view())
        game = Game(rules, players, players)
        watching = [Watching(hat, plan, seat, past) for seat in range(players)]
        for number, step in enumerate(batch.record(0).steps):
            game.take(step)
            if game.outcome is not None:
                break
            for seat in watching:
                seat.tell(int(past.actions[number]), int(past.draws[number]))
            common = [seat.memory[0, : public_words(plan.table)] for seat in watching]
            assert all((known == common[0]).all() for known in common)
            for holder, hand in enumerate(game.hands):
                for slot, card in enumerate(hand):
                    mask = int(common[0][CARDS + holder * plan[T.HAND] + slot]) & FACES
                    assert mask >> rules.faces.index(game.face(card)) & 1


class Watching:
    """A seat that is told a game from the deal on."""

    def __init__(self, player: Player, plan: Plan, seat: int, past: KnownPast) -> None:
        self._player, self._table, self._seat = player, plan.table, seat
        self._rows = np.zeros((1, plan[T.ROW_WORDS]), np.int64)
        self._seen = np.zeros((1, plan[T.SEEN_WORDS]), np.int64)
        self.memory = np.zeros((1, player.words(plan.table)), np.int64)
        tell_deal(self._table, self._rows, past.dealt, past.first, past.tiles, seat, 0, self._seen)
        self._watch()

    def tell(self, action: int, drawn: int) -> None:
        tell_step(self._table, self._rows, action, drawn, self._seat, 0, self._seen)
        self._watch()

    def _watch(self) -> None:
        self._player.watch(self._table, self._seen, 0, self._seat, self.memory, 0)


@pytest.mark.parametrize(("players", "least"), [(2, 22.5), (3, 24.85), (4, 24.9), (5, 24.88)])
def test_hat_is_nearly_perfect_in_the_base_game(players: int, least: float) -> None:
    assert scores("hat", edition("cocktail"), players, 1000).mean() >= least


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_hat_reaches_nine_tenths_of_every_printed_table_with_three_and_more(rules: Rules) -> None:
    for players in range(3, rules.most_players + 1):
        assert scores("hat", rules, players, 100).mean() >= 0.9 * rules.maximum
