"""Words: what a table says, in every language and in the vocabulary of every edition.

A language is a folder of Fluent files beside this one; adding the folder adds the language.
"""

from hanabi.words.bundles import MissingWords, UnknownLanguage, languages
from hanabi.words.rulebook import RuleSection
from hanabi.words.words import Words

LANGUAGES: dict[str, str] = languages()
"""Every language by its code, each under its own name."""

__all__ = ["LANGUAGES", "MissingWords", "RuleSection", "UnknownLanguage", "Words"]
