"""Every language says the same things, with the same variables, and nothing that nobody asks for."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hanabi
from hanabi import ADD_ONS, EDITIONS, Reason, Refusal, Tile
from hanabi.core.outcome import Band
from hanabi.formats import Lost
from hanabi.table.facts import Cause
from hanabi.words import LANGUAGES, Words
from hanabi.words.motives import MOTIVES, VAGUE_MOTIVES
from hanabi.words.speech import Form

SOURCE = Path(hanabi.__file__).parent
LANGUAGE_CODES = sorted(LANGUAGES)

SUITS = (
    *("white", "red", "blue", "yellow", "green", "multicolour", "black"),
    *("purple", "orange", "teal", "pink", "brown", "grey"),
)
SUIT_FORMS = tuple(f".{form}" for form in get_args(Form) if form != "plain")
BANDS = (
    *(Band(0, 5), Band(6, 10), Band(11, 15), Band(16, 20), Band(21, 24)),
    *(Band(25, 25), Band(25, 29), Band(30, 30)),
)
BOTS = ("steady", "random", "hat", "friend", "search", "cheater")
NAMES = {"edition-cocktail", "edition-abacus", "edition-deluxe", "edition-show"}
SPOKEN_ALIKE = {
    "sv": {"suit-orange", "rules-heading-bonus", "command-hand", "page-a-bot"},
    "de": {
        *("suit-orange", "rules-heading-bonus", "command-hand", "addon-flamboyants"),
        *("page-host", "page-finale", "page-home", "page-talk"),
    },
    "fr": {
        *("suit-orange", "rules-heading-bonus", "rules-heading-score", "command-table"),
        *("page-score", "page-note", "page-motion", "page-peek-can"),
        *("count-points", "language-edition", "page-reachable", "page-volume"),
        *("page-a-bot", "page-date"),
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
def entries(language: str) -> list[ftl.EntryType]:
    files = sorted((SOURCE / "words" / language).glob("*.ftl"))
    parser = FluentParser()
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


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


@cache
def variables(language: str, message: str) -> frozenset[str]:
    """What has to be given to a message, also by way of those it refers to."""
    known = patterns(language)
    needed: set[str] = set()
    waiting = [message]
    while waiting:
        piece = known[waiting.pop()]
        needed |= piece.variables
        waiting += piece.references
    return frozenset(needed - {"edition"})


@cache
def code() -> tuple[python.AST, ...]:
    """Everything that stands in the code of the package."""
    trees = (python.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py")))
    return tuple(node for tree in trees for node in python.walk(tree))


def texts(nodes: Iterable[python.AST]) -> set[str]:
    return {
        node.value
        for node in nodes
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def asked() -> set[str]:
    """The messages that code asks for by their whole name, wherever words are called."""
    speakers = {"say", "words", "_words"}
    found: list[python.AST] = []
    for node in code():
        if isinstance(node, python.Call) and node.args:
            called = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            message = node.args[0]
            if called in speakers or (isinstance(node.func, python.Name) and called == "self"):
                if isinstance(message, python.IfExp):
                    found += (message.body, message.orelse)
                else:
                    found.append(message)
    return {text for text in texts(found) if "-" in text}


@cache
def scripts() -> str:
    """Everything that stands in the scripts of the page."""
    files = (path for path in (SOURCE / "web").rglob("*.js") if path.parent.name != "vendor")
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


def scripted() -> set[str]:
    """The messages that the page names, whole or but for one part."""
    whole = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?)"', scripts()))
    begun = re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{[^}]*\}`", scripts())
    return whole | {name for name in patterns("en") if name.startswith(tuple(begun))}


def asked_by_page() -> set[str]:
    return set(re.findall(r'\bsay\(\s*"([^"]+)"', scripts()))


def families() -> set[str]:
    """The messages that code asks for by the name of a thing."""
    named = {f"refusal-{refusal}" for refusal in Refusal}
    named |= {f"reason-{reason}" for reason in Reason}
    named |= {f"tile-{tile}{part}" for tile in Tile for part in ("", "-effect")}
    named |= {f"rating-{band.low}" for band in BANDS}
    named |= {f"edition-{key}{part}" for key in EDITIONS for part in ("", "-about")}
    named |= {f"addon-{key}{part}" for key in ADD_ONS for part in ("", "-about")}
    named |= {f"suit-{name}{form}" for name in SUITS for form in ("", *SUIT_FORMS)}
    named |= {f"list-{last}" for last in ("and", "or")}
    named |= {f"why-{name}" for name in MOTIVES | VAGUE_MOTIVES}
    named |= {f"bot-about-{name}" for name in BOTS}
    named |= {f"handover-{cause}" for cause in (*get_args(Cause), "back", "time", "time-end")}
    named |= {f"page-record-lost-{lost}" for lost in Lost}
    return named


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_file_is_understood_whole(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert not [name for name, number in names.items() if number > 1]


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    def by_file(code: str) -> dict[str, set[str]]:
        return {
            file.name: {
                entry.id.name
                for entry in FluentParser().parse(file.read_text("utf-8")).body
                if isinstance(entry, ftl.Message)
            }
            for file in (SOURCE / "words" / code).glob("*.ftl")
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
    assert not forms - referred - asked_for - texts(code()) - scripted()


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


def test_no_message_is_unused() -> None:
    used = texts(code()) | scripted() | families()
    for language in LANGUAGE_CODES:
        used |= {name for piece in patterns(language).values() for name in piece.references}
    assert not {name for name in patterns("en") if "." not in name} - used


def test_no_message_is_missing() -> None:
    assert "rules-play" in asked()
    assert "page-play-now" in asked_by_page()
    assert not (asked() | asked_by_page() | families()) - set(patterns("en"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_message_can_be_said_with_few_and_with_many(language: str, edition: str) -> None:
    words = Words(language, edition)
    for message in patterns(language):
        for number in (0, 1, 2, 5, 21):
            given: dict[str, str | int] = dict.fromkeys(variables(language, message), number)
            text = words(message, **given)
            assert text.strip() == text != ""
            assert not set("{}$\u2068\u2069") & set(text), text
            assert "  " not in text, text


@pytest.mark.parametrize("language", [code for code in LANGUAGE_CODES if code != "en"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_english_is_left_in_another_language(language: str, edition: str) -> None:
    english, other = Words("en", edition), Words(language, edition)
    alike = NAMES | SPOKEN_ALIKE.get(language, set())
    same = set()
    for message in set(patterns("en")) & set(patterns(language)):
        given: dict[str, str | int] = dict.fromkeys(variables("en", message), 3)
        said = english(message, **given)
        if any(letter.isalpha() for letter in said) and other(message, **given) == said:
            same.add(message.partition(".")[0])
    assert same - alike == set(), "translate these, or list them as spoken alike"


def test_the_names_of_messages_are_kebab_case_with_a_family() -> None:
    for message in patterns("en"):
        name = message.partition(".")[0]
        assert name == name.lower()
        assert "-" in name
        assert all(part.isalnum() for part in name.split("-"))
