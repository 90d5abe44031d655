"""Which rules: an edition and its add-ons, a row for each."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from hanabi.core import EDITIONS, HanabiError, Rules, edition
from hanabi.terminal.screens.choices import Choice, Value
from hanabi.terminal.screens.paint import Paint
from hanabi.words import Words

_ON, _OFF = "on", "off"


class TableForm(Vertical):
    """Rows that always name rules that there are. `Changed` comes with every change, and once at the start."""

    DEFAULT_CSS = """
    TableForm { height: auto; }
    TableForm > #add-ons { height: auto; }
    TableForm > .about { height: 1; padding: 0 1; color: $text-muted; text-overflow: ellipsis; text-wrap: nowrap; }
    """

    class Changed(Message):
        """Other rules are chosen."""

        def __init__(self, rules: Rules) -> None:
            super().__init__()
            self.rules = rules

    def __init__(self, words: Words, paint: Paint, chosen: str, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._words, self._paint = words, paint
        self._edition, *add_ons = chosen.split("+")
        self._add_ons = set(add_ons)

    @property
    def name_of_rules(self) -> str:
        """Edition and add-ons as the command line takes them: `show+black-powder`."""
        return "+".join((self._edition, *self._chosen()))

    @property
    def rules(self) -> Rules:
        """What is chosen."""
        return edition(self._edition, *self._chosen())

    def _chosen(self) -> list[str]:
        """In the order in which they are printed."""
        return [one for one in EDITIONS[self._edition].add_ons if one in self._add_ons]

    def compose(self) -> ComposeResult:
        words = self._words
        values = [Value(key, words.edition(key), words.edition_about(key)) for key in EDITIONS]
        yield Choice(self._paint, words("page-edition"), values, self._edition, "edition")
        with Vertical(id="add-ons"):
            yield from self._rows()
        yield Static(words.edition_about(self._edition), classes="about")

    def _rows(self) -> list[Choice]:
        words = self._words
        return [
            Choice(
                self._paint,
                words.add_on(one),
                [
                    Value(_OFF, words("page-no"), words.add_on_about(one)),
                    Value(_ON, words("page-yes"), words.add_on_about(one)),
                ],
                _ON if one in self._add_ons else _OFF,
                f"add-on-{one}",
            )
            for one in EDITIONS[self._edition].add_ons
        ]

    def on_mount(self) -> None:
        self.post_message(self.Changed(self.rules))

    async def on_choice_changed(self, event: Choice.Changed) -> None:
        choice = event.choice
        event.stop()
        if choice.id == "edition":
            self._edition, self._add_ons = choice.value.key, set()
            rows = self.query_one("#add-ons")
            await rows.remove_children()
            await rows.mount_all(self._rows())
        else:
            self._turn(str(choice.id).removeprefix("add-on-"), on=choice.value.key == _ON)
        self._tell(choice)
        self.post_message(self.Changed(self.rules))

    def on_choice_seen(self, event: Choice.Seen) -> None:
        event.stop()
        self._tell(event.choice)

    def _tell(self, choice: Choice) -> None:
        self.query_one(".about", Static).update(choice.value.about)

    def _turn(self, add_on: str, *, on: bool) -> None:
        """Put an add-on in or out. Those that cannot be played with it go out when it comes in."""
        self._add_ons.discard(add_on)
        if not on:
            return
        kept = {add_on}
        for other in self._chosen():
            try:
                edition(self._edition, *kept, other)
            except HanabiError:
                row = self.query_one(f"#add-on-{other}", Choice)
                row.choose(_OFF)
            else:
                kept.add(other)
        self._add_ons = kept
