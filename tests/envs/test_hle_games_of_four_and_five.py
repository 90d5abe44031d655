"""Ten thousand games of 4 and 5 players, DeepMind's and ours in lockstep.

A file of its own so that test workers can share the games; its sister has those of 2 and 3.
"""

from __future__ import annotations

import pytest

import many_games


@pytest.mark.parametrize("players", [4, 5])
def test_thousands_of_games_are_the_same(players: int) -> None:
    many_games.compare(players)
