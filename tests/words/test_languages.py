"""Languages, and what is said when one of them, or a message, is not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hanabi
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


def test_a_new_language_is_a_new_folder(tmp_path: Path) -> None:
    """The package as it is, with one more folder of words: every room speaks it."""
    source, copy = Path(hanabi.__file__).parent, tmp_path / "hanabi"
    copy.mkdir()
    for entry in source.iterdir():
        if entry.name != "words":
            (copy / entry.name).symlink_to(entry)
    shutil.copytree(source / "words", copy / "words")
    shutil.copytree(source / "words" / "en", copy / "words" / "nl")
    name = copy / "words" / "nl" / "language.ftl"
    name.write_text(name.read_text("utf-8").replace("= English", "= Nederlands"), "utf-8")
    vocabulary = copy / "words" / "nl" / "vocabulary.ftl"
    vocabulary.write_text(
        vocabulary.read_text("utf-8").replace("suit-red = red", "suit-red = rode")
    )

    def run(*command: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [sys.executable, *command],
            env=environment,
            input="quit\n",
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        return done.stdout

    code = (
        "from hanabi.words import LANGUAGES; from hanabi.server.static import page_words\n"
        "print(LANGUAGES['nl'], 'suit-red = rode' in page_words('nl'))"
    )
    assert run("-c", code) == "Nederlands True\n"
    folder = str(tmp_path / "games")
    options = ("--folder", folder, "--seats", "Ada,steady", "--seed", "3", "--lang", "nl")
    assert "rode 1" in run("-m", "hanabi", "play", *options, "--plain")
