"""The rules of any edition with any of its add-ons, to be read."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from hanabi.core import Rules
from hanabi.terminal.screens.key_line import Key
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_form import TableForm
from hanabi.words import Words


class RuleBook(LookingScreen[tuple[str, ...]]):
    """The rules, and above them which."""

    CSS = """
    RuleBook #which { height: auto; border-bottom: solid $panel; }
    RuleBook #text { height: 1fr; padding: 0 2; scrollbar-size-vertical: 1; }
    RuleBook #text Static { height: auto; max-width: 90; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown,space", "read(1)", show=False, priority=True),
        Binding("pageup", "read(-1)", show=False, priority=True),
    ]

    def __init__(self, words: Words, paint: Paint, edition: str) -> None:
        super().__init__(words, paint)
        self._edition = edition

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("← →", words("page-edition")),
            Key("↑ ↓ PgDn", words("start-key-read")),
            self.leaving,
        ]

    def compose(self) -> ComposeResult:
        yield TableForm(self.words, self.paint, self._edition, id="which")
        with VerticalScroll(id="text"):
            yield Static(id="rules")
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one("#edition").focus()

    def action_read(self, pages: int) -> None:
        text = self.query_one("#text")
        text.scroll_relative(y=pages * (text.size.height - 2), animate=False)

    def on_table_form_changed(self, event: TableForm.Changed) -> None:
        self.query_one("#rules", Static).update(self._text(event.rules))
        self.query_one("#text").scroll_home(animate=False)

    def _text(self, rules: Rules) -> Text:
        words = Words(self.words.language, rules.vocabulary)
        text = Text()
        title = words("rules-title", name=words.title(rules))
        text.append(title, self.paint.style("gold", bold=True))
        for section in words.rules_sections(rules):
            text.append(f"\n\n{section.heading}\n", self.paint.style("ink", bold=True))
            text.append("\n".join(section.paragraphs), self.paint.style("ink"))
        return text
