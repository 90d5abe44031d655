"""A new game: by which rules, how many play, and who the others are."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Button, Input, Static

from hanabi.bots import find_bot, table_bots
from hanabi.core import HanabiError
from hanabi.core.rules import FEWEST_PLAYERS
from hanabi.terminal.screens.choices import Choice, Value
from hanabi.terminal.screens.key_line import Key
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_form import TableForm
from hanabi.terminal.seats import own_seat, parse_seats
from hanabi.words import Words

PARTNER = "friend"
"""Who plays with whoever names nobody."""

_PEOPLE = "people"
_USUAL = "3"


class PlayForm(LookingScreen[tuple[str, ...]]):
    """Left with the command that begins the game."""

    CSS = """
    PlayForm { align: center middle; }
    PlayForm #form { width: 78; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; overflow-y: auto; }
    PlayForm #title { text-style: bold; margin-bottom: 1; padding: 0 1; }
    PlayForm #who { height: auto; margin-top: 1; }
    PlayForm #names { height: 3; }
    PlayForm #about { height: 2; padding: 0 1; color: $text-muted; }
    PlayForm #begin { margin: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, words: Words, paint: Paint, edition: str) -> None:
        super().__init__(words, paint)
        self._edition = edition

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("↑ ↓", words("start-key-walk")),
            Key("← →", words("start-key-change")),
            Key("Enter", words("page-play-now"), "begin"),
            Key("Esc", words("page-learn-back"), "leave"),
        ]

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(id="form"):
            yield Static(words("page-play-now"), id="title")
            yield TableForm(words, self.paint, self._edition, id="table")
            with Vertical(id="who"):
                yield Choice(self.paint, words("page-players"), self._numbers(5), _USUAL, "players")
                yield Choice(self.paint, words("start-teammates"), self._mates(), PARTNER, "mates")
                names = Input(value=f"{self._own_name}, ", id="names")
                names.display = False
                yield names
            yield Static(id="about")
            yield Button(words("page-play-now"), id="begin", variant="primary", compact=True)
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one("#edition").focus()
        self._tell()

    @property
    def _own_name(self) -> str:
        return parse_seats(f"{own_seat()},{PARTNER}")[0].name

    def _numbers(self, most: int) -> list[Value]:
        return [Value(str(number), str(number)) for number in range(FEWEST_PLAYERS, most + 1)]

    def _mates(self) -> list[Value]:
        words = self.words
        bots = sorted(table_bots(), key=lambda name: name != PARTNER)
        return [
            *(Value(bot, bot, words.bot_about(bot, find_bot(bot).about)) for bot in bots),
            Value(_PEOPLE, words("start-people"), words("start-people-about")),
        ]

    # What is chosen

    def on_table_form_changed(self, event: TableForm.Changed) -> None:
        self.query_one("#players", Choice).offer(self._numbers(event.rules.most_players))
        self._tell()

    def on_choice_changed(self) -> None:
        self._tell()

    def _tell(self) -> None:
        """Who the others are, or why they cannot play this game."""
        mates = self.query_one("#mates", Choice).value
        people = mates.key == _PEOPLE
        self.query_one("#names").display = people
        self.query_one("#players").display = not people
        reason = self._refusal()
        about = self.query_one("#about", Static)
        about.update(f"{mates.name}: {mates.about}" if reason is None else reason)
        about.set_class(reason is not None, "wrong")

    def _refusal(self) -> str | None:
        mates = self.query_one("#mates", Choice).value.key
        if mates == _PEOPLE:
            return None
        rules, players = (
            self.query_one(TableForm).rules,
            int(self.query_one("#players", Choice).value.key),
        )
        reason = find_bot(mates).refusal(rules, players)
        return None if reason is None else f"{mates} {reason}"

    @property
    def _seats(self) -> str:
        mates = self.query_one("#mates", Choice).value.key
        if mates == _PEOPLE:
            names = self.query_one("#names", Input).value.split(",")
            return ",".join(f"person:{name.strip()}" for name in names if name.strip())
        others = int(self.query_one("#players", Choice).value.key) - 1
        return ",".join((own_seat(), *[mates] * others))

    # What is done

    def on_button_pressed(self) -> None:
        self.action_begin()

    def on_input_submitted(self) -> None:
        self.action_begin()

    def action_begin(self) -> None:
        table = self.query_one(TableForm)
        try:
            table.rules.hand_size(len(parse_seats(self._seats)))
        except HanabiError as error:
            self.query_one("#about", Static).update(str(error))
            return
        if self._refusal() is None:
            self.dismiss(("play", "--edition", table.name_of_rules, "--seats", self._seats))
