"""Games of many variants as links, with what the rules of hanab.live made of them when they were written down.

A line has the variant, the data of the link, the heights of the fireworks in the order of its suits, strikes and
tokens at the end, and how many cards each clue touched.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hanabi.core.events import ClueGiven
from hanabi.formats.hanab_live import Counterpart, read_link, write_link

LINES = (Path(__file__).parent / "golden" / "variants.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(" | ")[0])
def test_a_game_of_a_variant_comes_to_the_same_as_there(line: str) -> None:
    name, link, heights, strikes, tokens, touched = line.split(" | ")
    record = read_link(link)
    game = record.replay()
    counterpart = Counterpart.of(record.rules, len(record.players))
    assert counterpart.variant.name == name
    clues = [event for event in game.events if isinstance(event, ClueGiven)]
    assert "".join(str(game.fireworks[suit]) for suit in counterpart.suits) == heights
    assert (str(game.strikes), str(game.tokens)) == (strikes, tokens)
    assert "".join(str(len(clue.touched)) for clue in clues) == touched
    assert write_link(record).endswith(link)
