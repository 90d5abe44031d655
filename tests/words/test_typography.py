"""Typography: each language with its own quotes, apostrophes and spaces, and no name where French would drop a vowel."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.serializer import FluentSerializer

from hanabi.words import LANGUAGES
from sources import SOURCE

WIDE, NARROW = "\u00a0", "\u202f"

QUOTES = {"en": "“”", "sv": "””", "de": "„“", "fr": "«»"}
ALL_QUOTES = set("\"“”„«»‘‚'")

every_language = pytest.mark.parametrize("language", sorted(LANGUAGES))


@cache
def written(language: str) -> dict[str, str]:
    """Every message as it is written, by its name."""
    files = sorted((SOURCE / "words" / language).glob("*.ftl"))
    parsed = [FluentParser().parse(file.read_text("utf-8")) for file in files]
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name: write(entry).split("=", 1)[1].strip()
        for resource in parsed
        for entry in resource.body
        if hasattr(entry, "id")
    }


def wrong(language: str, pattern: str) -> list[str]:
    as_they_are = {"edition-show", "command-help"}
    return [
        f"{name} = {text}"
        for name, text in written(language).items()
        if name not in as_they_are and re.search(pattern, text)
    ]


@every_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    others = "".join(ALL_QUOTES - set(QUOTES.get(language, ""))) if language in QUOTES else "\"'"
    assert not wrong(language, f"[{re.escape(others)}]")


@every_language
def test_dots_are_one_character(language: str) -> None:
    assert not wrong(language, r"\.\.\.")


def test_french_keeps_its_punctuation_on_the_line() -> None:
    assert not wrong("fr", rf"[^{WIDE}]:(?!\w)(?![^{{]*\}})"), "a no-break space before a colon"
    assert not wrong("fr", rf"[^{NARROW}][;!?]"), "a narrow no-break space before ; ! and ?"
    assert not wrong("fr", rf"«[^{WIDE}]|[^{WIDE}]»"), "no-break spaces within « and »"


def test_german_keeps_dots_on_the_line() -> None:
    assert not wrong("de", rf"[^{WIDE}]…")


def test_no_french_name_stands_where_it_might_begin_with_a_vowel() -> None:
    """`de { $name }` would have to be `d’Ada`."""
    assert not wrong(
        "fr", r"\b(de|que|jusque|lorsque|puisque|si|ne|le|la) \{ \$(name|player|giver)\b"
    )
