"""The languages that are there, and their messages: one folder of Fluent files for each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from hanabi.core.errors import HanabiError

_SELF = "language.ftl"
_OWN_NAME = "language-name"

MOST_KEPT = 10_000
"""Sentences of a language that are remembered, apart from the texts that were put in."""

_NAME = re.compile("-?[a-zA-Z][a-zA-Z0-9_-]*")
_BEGINNING = re.compile(rf"^(?={_NAME.pattern} *=)", re.MULTILINE)
_LOOKED_AT = re.compile(rf"\$({_NAME.pattern})\s*->|[A-Z]\s*\(\s*\$({_NAME.pattern})")
"""Where Fluent looks at an argument, to choose by it or to hand it to a function. Others it only puts in."""

_GAP = "\ue000"
_GAPS = re.compile(f"{_GAP}([^{_GAP}]+){_GAP}")
"""The name of an argument stands so where a text is put in later. No message has this character of its own."""


class UnknownLanguage(HanabiError):
    """No words exist in this language; the reason names those that do."""

    def __init__(self, language: str) -> None:
        known = ", ".join(f"{code} ({name})" for code, name in languages().items())
        super().__init__(f"no words exist in {language!r}; there are: {known}")
        self.language = language


class MissingWords(LookupError):
    """A message does not exist, or cannot be said with these arguments."""


@cache
def languages() -> dict[str, str]:
    """Every language by its code, each under its own name."""
    found = {}
    for folder in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        if folder.is_dir() and folder.joinpath(_SELF).is_file():
            written = folder.joinpath(_SELF).read_text(encoding="utf-8")
            # Read as it is written: to say it would take what Babel knows of every language
            (entry,) = [entry for entry in split(written) if entry.startswith(f"{_OWN_NAME} =")]
            found[folder.name] = entry.splitlines()[0].partition("=")[2].strip()
    return found


@cache
def bundle_of(language: str) -> Bundle:
    """All messages of a language, or `UnknownLanguage`."""
    if language not in languages():
        raise UnknownLanguage(language)
    folder = files(__package__).joinpath(language)
    written = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda e: e.name
    )
    return Bundle(language, (entry.read_text(encoding="utf-8") for entry in written))


class Bundle:
    """The messages of Fluent files, each of them parsed when it is said or mentioned for the first time.

    A process says few of them, and parsing them all would take longer than everything else that `hanabi play` does
    until the first prompt.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        # Terminals and tests compare plain text: no invisible marks around what is filled in.
        self._fluent = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for entry in split(text):
                self._sources.setdefault(entry.partition("=")[0].rstrip(), entry)
        self._parsed: set[str] = set()
        self._deciding: dict[str, frozenset[str]] = {}
        self._said: dict[tuple[object, ...], tuple[str, ...]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def say(self, message: str, arguments: Mapping[str, str | float]) -> str:
        """The text of a message, or of an attribute as `message.attribute`; `MissingWords` if it fails.

        What the message says apart from the texts that are put in is worked out once, and remembered.
        """
        deciding = self._deciding.get(message)
        if deciding is None:
            deciding = self._deciding[message] = self._looked_at(message)
        place = (message, *[_key(name, value, deciding) for name, value in arguments.items()])
        parts = self._said.get(place)
        if parts is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            parts = self._said[place] = self._parts(message, arguments, deciding)
        if len(parts) == 1:
            return parts[0]
        said = list(parts)
        for number in range(1, len(parts), 2):
            said[number] = str(arguments[parts[number]])
        return "".join(said)

    def _looked_at(self, message: str) -> frozenset[str]:
        """The arguments on which the words of a message depend."""
        name = message.partition(".")[0]
        if name not in self:
            raise MissingWords(f"there is no message {name!r}")
        return frozenset(
            argument
            for one in self._with_mentioned(name, set())
            for pair in _LOOKED_AT.findall(self._sources[one])
            for argument in pair
        )

    def _parts(
        self, message: str, arguments: Mapping[str, str | float], deciding: frozenset[str]
    ) -> tuple[str, ...]:
        """What is said, and between two pieces of it the name of the argument that is put in there."""
        name, _, attribute = message.partition(".")
        for one in self._with_mentioned(name, self._parsed):
            self._fluent.add_resource(FluentResource(self._sources[one]))
        found = self._fluent.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords(f"the message {name!r} has no {attribute or 'value'!r}")
        known = {name: _known(name, value, deciding) for name, value in arguments.items()}
        text, errors = self._fluent.format_pattern(pattern, known)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise MissingWords(f"the message {message!r} cannot be said: {reasons}")
        return tuple(_GAPS.split(str(text)))

    def _with_mentioned(self, name: str, known: set[str]) -> Iterator[str]:
        """A message and those that it mentions, but for those that are known; then all of them are."""
        if name in known:
            return
        known.add(name)
        yield name
        for mentioned in _NAME.findall(self._sources[name]):
            if mentioned in self._sources:
                yield from self._with_mentioned(mentioned, known)


def _key(name: str, value: str | float, deciding: frozenset[str]) -> object:
    """What the words around an argument depend on: of most texts, only that it is one."""
    if isinstance(value, str):
        return (name, value) if name in deciding else name
    return name, type(value), value


def _known(name: str, value: str | float, deciding: frozenset[str]) -> str | float:
    """An argument as Fluent gets it: of a text that is put in later, the gap for it."""
    if not isinstance(value, str):
        return value
    return value.replace(_GAP, "\ufffd") if name in deciding else f"{_GAP}{name}{_GAP}"


def split(text: str) -> list[str]:
    """The messages and terms of a Fluent file: nothing else begins a line with a name and an equals sign."""
    return _BEGINNING.split(text)[1:]
