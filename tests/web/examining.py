"""axe-core on the page that somebody looks at: as it is, or in several languages and both colour schemes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT

from browsing import Person
from hanabi.words import LANGUAGES
from sizes import THOROUGH

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark", "light")
"""One after the other, from either on."""

SPEAK = """async (lang) => {
  const select = document.querySelector("[data-testid=lang-select]");
  select.value = lang;
  select.dispatchEvent(new Event("change"));
  while (document.documentElement.lang !== lang) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}"""
"""Works also where a small screen hides the choice of languages, or a dialog is in front of it."""

EXAMINE = """async (rules) => (await axe.run({
  resultTypes: ["violations"], preload: false, ...(rules ? { runOnly: rules } : {}),
})).violations"""
"""What axe would load beforehand is for recordings that play by themselves, and for a rule that is off."""

OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that depend on the colour scheme."""


def violations(person: Person, rules: list[str] | None = None) -> list[str]:
    """What axe finds on the page as it is, by all its rules or by these."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE_SCRIPT)
    results: list[dict[str, Any]] = person.page.evaluate(EXAMINE, rules)
    return [f"{found['id']}: {node['html'][:120]}" for found in results for node in found["nodes"]]


def check_page(
    person: Person,
    languages: Iterable[str] | None = None,
    schemes: Iterable[Scheme] = SCHEMES[:2],
) -> None:
    """Axe finds nothing in any of these languages; the colour schemes take turns. The language it had comes back.

    Without languages these are all, from the next one for each page of somebody. Only at full size several of them are
    looked at; otherwise the first, and the colours once more in the other scheme.
    """
    if languages is None:
        languages = islice(cycle(LANGUAGES), person.examined, person.examined + len(LANGUAGES))
        person.examined += 1
    languages = list(languages)
    both = len(languages) > 1 and not THOROUGH
    if both:
        del languages[1:]
    before: str = person.page.evaluate("document.documentElement.lang")
    found = {}
    for language, scheme in zip(languages, cycle(schemes), strict=False):
        person.page.emulate_media(color_scheme=scheme)
        person.page.evaluate(SPEAK, language)
        found[language, scheme] = violations(person)
        if both:
            other: Scheme = "light" if scheme == "dark" else "dark"
            person.page.emulate_media(color_scheme=other)
            found[language, other] = violations(person, OF_COLOURS)
    person.page.evaluate(SPEAK, before)
    assert not any(found.values()), {look: faults for look, faults in found.items() if faults}
