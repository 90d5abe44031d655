"""Every language says the same things, with the same variables, and nothing that nobody asks for."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hanabi import EDITIONS, Refusal
from hanabi.words import LANGUAGES, Words
from hanabi.words.bundles import split
from sources import (
    SOURCE,
    asked,
    asked_by_page,
    begun_by_page,
    code,
    families,
    named_by_page,
    page_families,
    refusal_codes,
    texts,
)

LANGUAGE_CODES = sorted(LANGUAGES)

NAMES = {"edition-cocktail", "edition-abacus", "edition-deluxe", "edition-show"}
SPOKEN_ALIKE = {
    "sv": {"suit-orange", "rules-heading-bonus", "command-hand", "page-a-bot", "page-minutes"},
    "de": {
        *("suit-orange", "rules-heading-bonus", "command-hand", "addon-flamboyants"),
        *("page-host", "page-finale", "page-home", "page-talk"),
    },
    "fr": {
        *("suit-orange", "rules-heading-bonus", "rules-heading-score", "command-table"),
        *("page-score", "page-note", "page-motion", "page-peek-can"),
        *("count-points", "language-edition", "page-reachable", "page-volume"),
        *("page-a-bot", "page-date", "command-note", "command-pause"),
        *("suit-omni", "suit-olive", "suit-geas", "suit-beatnik", "suit-taupe", "suit-magenta"),
        *("suit-cardinal", "suit-jungle", "suit-jade", "suit-cyan", "suit-indigo", "suit-cobalt"),
    },
}
"""What a language says just as English does."""


class Pieces(Visitor):
    """The variables of a pattern and what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # named after the node
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


def pieces(node: ftl.BaseNode) -> Pieces:
    found = Pieces()
    found.visit(node)
    return found


@cache
def parsed(language: str) -> dict[Path, list[ftl.EntryType]]:
    """Every file of a language."""
    files = sorted((SOURCE / "words" / language).glob("*.ftl"))
    return {file: FluentParser().parse(file.read_text("utf-8")).body for file in files}


def entries(language: str) -> list[ftl.EntryType]:
    return [entry for body in parsed(language).values() for entry in body]


@cache
def patterns(language: str) -> dict[str, Pieces]:
    """The pieces of every message, and of every attribute as `message.attribute`."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = pieces(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = pieces(attribute.value)
    return found


def variables(language: str, message: str) -> frozenset[str]:
    """What has to be given to a message, also by way of those it refers to."""
    return every_variable(language, message) - {"edition"}


def said_for(language: str, edition: str) -> list[str]:
    """All messages for the first edition, and for each other one those that it may change."""
    return [
        message
        for message in patterns(language)
        if edition == next(iter(EDITIONS)) or "edition" in every_variable(language, message)
    ]


@cache
def every_variable(language: str, message: str) -> frozenset[str]:
    known = patterns(language)
    needed: set[str] = set()
    waiting = [message]
    while waiting:
        piece = known[waiting.pop()]
        needed |= piece.variables
        waiting += piece.references
    return frozenset(needed)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_file_is_understood_whole(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_a_message_parsed_alone_is_the_one_of_the_whole_file(language: str) -> None:
    """Words are parsed when they are said, each by itself."""
    for file, body in parsed(language).items():
        whole = [entry for entry in body if hasattr(entry, "id")]
        alone = [FluentParser().parse_entry(source) for source in split(file.read_text("utf-8"))]
        assert len(alone) == len(whole), file
        assert all(
            one.equals(other, ignored_fields=["span", "comment"])
            for one, other in zip(alone, whole, strict=True)
        ), file


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert not [name for name, number in names.items() if number > 1]


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    def by_file(code: str) -> dict[str, set[str]]:
        return {
            file.name: {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
            for file, body in parsed(code).items()
        }

    assert by_file(language) == by_file("en")


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_language_has_the_forms_that_code_asks_for_and_those_it_needs_itself(
    language: str,
) -> None:
    known = patterns(language)
    asked_for = asked() | asked_by_page() | families()
    assert not asked_for - set(known)
    referred = {name for piece in known.values() for name in piece.references}
    # The forms of nouns are there for whoever writes the next sentence.
    forms = {name for name in known if "." in name and not name.startswith("noun-")}
    assert not forms - referred - asked_for - texts(code()) - named_by_page()


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_language_needs_the_same_variables(language: str) -> None:
    differing = {
        message: (variables(language, message), variables("en", message))
        for message in patterns("en")
        if "." not in message and variables(language, message) != variables("en", message)
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = patterns(language)
    assert not {name for piece in known.values() for name in piece.references} - set(known)


def test_every_name_that_the_page_puts_together_is_of_a_known_family() -> None:
    """Else nobody could say which messages of that family are missing, and which are never said."""
    known = {beginning for beginning in page_families() if beginning.startswith("page-")}
    assert begun_by_page() == known, "say in page_families() of sources.py what it can become"


def test_no_message_is_unused() -> None:
    used = texts(code()) | named_by_page() | families()
    for language in LANGUAGE_CODES:
        used |= {name for piece in patterns(language).values() for name in piece.references}
    assert not {name for name in patterns("en") if "." not in name} - used


def test_no_message_is_missing() -> None:
    assert "rules-play" in asked()
    assert "page-play-now" in asked_by_page()
    assert not (asked() | asked_by_page() | families()) - set(patterns("en"))


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_refusal_that_can_reach_the_page_has_words(language: str) -> None:
    codes = refusal_codes()
    assert {"late", "wrong-password", "invited-already", "no-counterpart", "bad-message"} <= codes
    words = Words(language)
    assert not [
        code
        for code in codes
        if not words.has(f"refusal-{code}") and not words.has(f"page-problem-{code}")
    ]


def test_no_refusal_has_words_twice() -> None:
    assert not [code for code in Refusal if Words("en").has(f"page-problem-{code}")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_message_can_be_said_with_few_and_with_many(language: str, edition: str) -> None:
    words = Words(language, edition)
    for message in said_for(language, edition):
        for number in (0, 1, 2, 5, 21):
            given: dict[str, str | int] = dict.fromkeys(variables(language, message), number)
            text = words(message, **given)
            assert text.strip() == text != ""
            assert not set("{}$\u2068\u2069") & set(text), text
            assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_nothing_is_never_counted_as_1(language: str) -> None:
    """French says 0 in the singular: there `[one] 1 partie` would tell of a game where there is none."""
    words = Words(language)
    for message in patterns(language):
        for number in variables(language, message):
            many: dict[str, str | int] = dict.fromkeys(variables(language, message), 7)
            none = words(message, **{**many, number: 0})
            assert none.count("1") <= words(message, **many).count("1"), message


@pytest.mark.parametrize("language", [code for code in LANGUAGE_CODES if code != "en"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_english_is_left_in_another_language(language: str, edition: str) -> None:
    english, other = Words("en", edition), Words(language, edition)
    alike = NAMES | SPOKEN_ALIKE.get(language, set())
    same = set()
    said = set(said_for("en", edition)) | set(said_for(language, edition))
    for message in said & set(patterns("en")) & set(patterns(language)):
        given: dict[str, str | int] = dict.fromkeys(variables("en", message), 3)
        text = english(message, **given)
        if any(letter.isalpha() for letter in text) and other(message, **given) == text:
            same.add(message.partition(".")[0])
    assert same - alike == set(), "translate these, or list them as spoken alike"


def test_the_names_of_messages_are_kebab_case_with_a_family() -> None:
    for message in patterns("en"):
        name = message.partition(".")[0]
        assert name == name.lower()
        assert "-" in name
        assert all(part.isalnum() for part in name.split("-"))


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_what_is_remembered_of_a_message_is_right_for_other_texts_and_numbers(
    language: str,
) -> None:
    fluent = FluentBundle([language], use_isolating=False)
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        fluent.add_resource(FluentResource(file.read_text("utf-8")))
    speech = Words(language, "swedish")
    texts_and_numbers: tuple[tuple[str | float, ...], ...] = (
        *(("Bo", "Cy"), (1, 2)),
        *(("{ $player }", "\ue000place\ue000"), (2, 1.5)),
    )
    for message, values in itertools.product(patterns(language), texts_and_numbers):
        needed = sorted(variables(language, message))
        arguments = dict(zip(needed, itertools.cycle(values), strict=False))
        name, _, attribute = message.partition(".")
        found = fluent.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        told, errors = fluent.format_pattern(pattern, {"edition": "swedish", **arguments})
        if not errors:
            said = speech(message, **arguments)
            assert said.replace("\ue000", "\ufffd") == str(told).replace("\ue000", "\ufffd")
