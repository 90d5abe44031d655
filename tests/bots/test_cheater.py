"""The cheater: a ceiling for the others."""

from __future__ import annotations

import pytest

from hanabi import edition
from hanabi.bots import all_bots, table_bots
from strength import scores


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_sees_everything_wins_nearly_every_game(players: int) -> None:
    assert (scores("cheater", edition("cocktail"), players, 500) == 25).mean() > 0.85


def test_the_cheater_is_there_but_sits_at_no_table() -> None:
    assert "cheater" in all_bots()
    assert "cheater" not in table_bots()
