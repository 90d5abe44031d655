"""The languages that are there, and their messages: one folder of Fluent files for each."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from hanabi.core.errors import HanabiError

_SELF = "language.ftl"


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
            bundle = _bundle(folder.name, (_SELF,))
            found[folder.name] = say(bundle, "language-name", {})
    return found


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, or `UnknownLanguage`."""
    if language not in languages():
        raise UnknownLanguage(language)
    folder = files(__package__).joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return _bundle(language, tuple(names))


def _bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    # Terminals and tests compare plain text: no invisible marks around what is filled in.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath(language)
    for name in names:
        bundle.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return bundle


def say(bundle: FluentBundle, message: str, arguments: dict[str, str | float]) -> str:
    """The text of a message, or of an attribute as `message.attribute`; `MissingWords` if it fails."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        raise MissingWords(f"there is no message {name!r}")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingWords(f"the message {name!r} has no {attribute or 'value'!r}")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise MissingWords(f"the message {message!r} cannot be said: {reasons}")
    return str(text)
