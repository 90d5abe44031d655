"""Why bots moved, in words. Who may hear how much is in `tests/table/test_sight.py`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanabi import CardId, ColourClue, Motive, Seat, edition
from hanabi.words import LANGUAGES, Words
from hanabi.words.motives import HEARD_MOTIVES, MOTIVES, Hearer, describe_motive
from positions import card

RULES = edition("cocktail")
NAMES = ("Ann", "Kai", "Bo")
RED_4, RED_5 = (card(RULES, name) for name in ("red 4", "red 5"))
ANN, KAI, BO = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("vocabulary", ["cocktail", "abacus", "deluxe"])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("name", sorted(MOTIVES | HEARD_MOTIVES | {"something-else"}))
def test_every_motive_can_be_said_with_much_and_with_nothing(
    name: str, language: str, vocabulary: str
) -> None:
    words = Words(language, vocabulary)
    hearer = Hearer(NAMES, ANN, {CardId(3): (KAI, 4)})
    full = Motive(name, CardId(3), BO, (RED_5, RED_4), ColourClue(RED_5.suit))
    for motive in (Motive(name), full, replace(full, seat=ANN), replace(full, seat=None)):
        said = describe_motive(words, RULES, motive, KAI, hearer)
        assert said[0].isupper()
        assert said.endswith(".")
