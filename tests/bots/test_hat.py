"""The hat bot: all seats share one account of the hands, it is true, and it wins nearly everything."""

from __future__ import annotations

import numpy as np
import pytest

from hanabi import Game, Rules, edition
from hanabi.bots import find_bot
from hanabi.bots.compiled import plan_of
from hanabi.bots.hat.layout import CARDS, FACES, public_words
from hanabi.bots.history import past_of
from hanabi.core.codec import rules_to_plain
from hanabi.kernel import Batch
from hanabi.kernel import table as T
from hanabi.kernel.players import EVERYBODY, Team, retell
from strength import scores
from worlds import PRINTED


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_what_all_seats_take_for_common_knowledge_is_the_same_and_true(rules: Rules) -> None:
    kind = find_bot("hat")
    assert kind.player is not None
    hat = kind.player()
    for players in range(2, rules.most_players + 1):
        plan = plan_of(rules, players)
        team = Team([hat] * players, plan.table)
        batch = Batch(rules, players, 1, seed=players, observe=False, auto_reset=False)
        batch.play([hat] * players)
        game = Game(rules, players, players)
        for step in batch.record(0).steps:
            game.take(step)
            if game.outcome is not None:
                break
            past = past_of(plan, game.open_view())
            rows = np.zeros((1, plan[T.ROW_WORDS]), np.int64)
            seen = np.zeros((1, plan[T.SEEN_WORDS]), np.int64)
            memory, nothing = team.memory(), np.zeros((1, 1), np.int64)
            retell(
                *(team.watchers, 0, EVERYBODY, plan.table, rows, past.dealt, past.first),
                *(past.tiles, past.actions, past.draws, nothing, seen, memory),
            )
            common = memory[:, : public_words(plan.table)]
            assert (common == common[0]).all()
            for seat, hand in enumerate(past.hands):
                for slot, card in enumerate(hand):
                    mask = int(common[0, CARDS + seat * plan[T.HAND] + slot]) & FACES
                    assert mask >> rules.faces.index(game.face(card)) & 1


@pytest.mark.parametrize(("players", "least"), [(2, 22.5), (3, 24.85), (4, 24.9), (5, 24.88)])
def test_hat_is_nearly_perfect_in_the_base_game(players: int, least: float) -> None:
    assert scores("hat", edition("cocktail"), players, 1000).mean() >= least


@pytest.mark.parametrize("rules", PRINTED, ids=lambda rules: str(rules_to_plain(rules)))
def test_hat_reaches_nine_tenths_of_every_printed_table_with_three_and_more(rules: Rules) -> None:
    for players in range(3, rules.most_players + 1):
        assert scores("hat", rules, players, 100).mean() >= 0.9 * rules.maximum
