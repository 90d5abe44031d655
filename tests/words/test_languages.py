"""Languages, and what is said when one of them, or a message, is not there."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hanabi import HanabiError
from hanabi.words import LANGUAGES, MissingWords, UnknownLanguage, Words


def test_each_language_is_listed_under_its_own_name() -> None:
    assert LANGUAGES == {"de": "Deutsch", "en": "English", "fr": "français", "sv": "svenska"}


def test_an_unknown_language_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh'.*en \(English\).*sv \(svenska\)") as refused:
        Words("tlh")
    assert isinstance(refused.value, HanabiError)


@pytest.mark.parametrize("path", ["", ".", "..", "en/", "../words/en"])
def test_a_language_is_a_code_and_not_a_path(path: str) -> None:
    with pytest.raises(UnknownLanguage):
        Words(path)


def test_a_missing_message_raises_instead_of_showing_its_name() -> None:
    with pytest.raises(MissingWords, match="no-such-message"):
        Words()("no-such-message")


def test_a_missing_form_of_a_message_raises() -> None:
    with pytest.raises(MissingWords, match="dative"):
        Words()("noun-card.dative")


def test_a_missing_variable_raises_instead_of_showing_its_name() -> None:
    with pytest.raises(MissingWords, match="player"):
        Words()("event-card-drawn-hidden")


def test_nothing_invisible_surrounds_what_is_filled_in() -> None:
    said = Words("en")("event-turn-began", turn=4, player="Ada")
    assert said == "Turn 4: Ada."


def test_a_vocabulary_without_words_of_its_own_speaks_as_cocktail() -> None:
    assert Words("sv", "attic-find")("noun-token") == Words("sv", "cocktail")("noun-token")


def test_importing_hanabi_does_not_load_fluent() -> None:
    code = (
        "import sys, hanabi; sys.exit(any(m.startswith(('fluent', 'babel')) for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
