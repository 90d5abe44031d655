"""The languages that are there, and their messages: one folder of Fluent files for each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from hanabi.core.errors import HanabiError

_SELF = "language.ftl"
_OWN_NAME = "language-name"

_NAME = re.compile("-?[a-zA-Z][a-zA-Z0-9_-]*")
_BEGINNING = re.compile(rf"^(?={_NAME.pattern} *=)", re.MULTILINE)


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

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def message(self, name: str) -> Message:
        """A message that is there, ready to be said."""
        self._parse(name)
        return self._fluent.get_message(name)

    def fill_in(
        self, pattern: Pattern, arguments: dict[str, str | float]
    ) -> tuple[str, list[Exception]]:
        """The text, and what went wrong."""
        text, errors = self._fluent.format_pattern(pattern, arguments)
        return str(text), errors

    def _parse(self, name: str) -> None:
        if name in self._parsed:
            return
        self._parsed.add(name)
        source = self._sources[name]
        self._fluent.add_resource(FluentResource(source))
        for mentioned in _NAME.findall(source):
            if mentioned in self._sources:
                self._parse(mentioned)


def split(text: str) -> list[str]:
    """The messages and terms of a Fluent file: nothing else begins a line with a name and an equals sign."""
    return _BEGINNING.split(text)[1:]


def say(bundle: Bundle, message: str, arguments: dict[str, str | float]) -> str:
    """The text of a message, or of an attribute as `message.attribute`; `MissingWords` if it fails."""
    name, _, attribute = message.partition(".")
    if name not in bundle:
        raise MissingWords(f"there is no message {name!r}")
    found = bundle.message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingWords(f"the message {name!r} has no {attribute or 'value'!r}")
    text, errors = bundle.fill_in(pattern, arguments)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise MissingWords(f"the message {message!r} cannot be said: {reasons}")
    return text
