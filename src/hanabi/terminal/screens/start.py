"""Where to begin: what there is to go on with, to play, to learn and to look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hanabi.terminal.past_games import unfinished
from hanabi.terminal.saved_games import GamesFolder
from hanabi.terminal.screens.fireworks_picture import fireworks
from hanabi.terminal.screens.key_line import Key
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.menu import Menu
from hanabi.terminal.screens.paint import SUITS, Paint
from hanabi.words import Words

Command = tuple[str, ...]
"""What `hanabi` is to do next, as its command line says it."""

_COLOURS = tuple(SUITS)[:5]
_PICTURE = 7
"""Rows of the picture, where there is room."""


@dataclass(frozen=True, slots=True)
class Home:
    """What the start screen knows of whoever sits there."""

    folder: Path
    """Where games, puzzles and progress are kept."""

    edition: str
    """The edition that people who speak this language have at home."""

    @property
    def games(self) -> GamesFolder:
        return GamesFolder(self.folder / "games")


class StartScreen(LookingScreen[Command]):
    """The list of what can be done. It is left with the command to run, or None to leave `hanabi`."""

    CSS = """
    StartScreen { align: center middle; }
    StartScreen #column { width: 76; max-width: 100%; height: auto; max-height: 100%; }
    StartScreen #picture { height: auto; width: 1fr; text-align: center; }
    StartScreen #title { height: 1; width: 1fr; text-align: center; text-style: bold; }
    StartScreen #notice { height: auto; width: 1fr; text-align: center; margin-bottom: 1; }
    StartScreen #menu { height: auto; text-wrap: nowrap; text-overflow: ellipsis; padding: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"pick({number})", show=False) for number in range(1, 10)),
        Binding("j", "step(1)", show=False),
        Binding("k", "step(-1)", show=False),
    ]

    def __init__(self, words: Words, paint: Paint, home: Home, notice: str = "") -> None:
        super().__init__(words, paint)
        self._home, self._notice = home, notice
        self._left = unfinished(home.games)

    @property
    def leaving(self) -> Key:
        return Key("q", self.words("start-quit"), "leave")

    def keys(self) -> list[Key]:
        return self.keys_of_list()

    def compose(self) -> ComposeResult:
        with Vertical(id="column"):
            yield Static(id="picture")
            yield Static("Hanabi", id="title")
            yield Static(Text(self._notice, self.paint.style("bad")), id="notice")
            yield Menu(self.paint, *self._options(), id="menu")
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_resize(self, event: Resize) -> None:
        picture = self.query_one("#picture", Static)
        picture.display = event.size.height >= 10 + _PICTURE + len(self._entries())
        styles = [self.paint.sign_style(suit) for suit in _COLOURS]
        picture.update(
            fireworks(min(72, event.size.width - 4), _PICTURE, styles, signs=self.paint.signs)
        )

    # The list

    def _entries(self) -> list[tuple[str, str, str]]:
        """What can be done: the name of it, its words, and a line about it."""
        words = self.words
        entries = [
            ("play", words("page-play-now"), words("start-play-about")),
            ("join", words("page-join"), words("start-join-about")),
            ("lesson", words("page-learn"), words("start-learn-about")),
            ("puzzle", words("page-puzzle-of-day"), words("start-puzzle-about")),
            ("past", words("page-past-games"), words("start-past-about")),
            ("rules", words("page-rules"), words("start-rules-about")),
            ("leave", words("start-quit"), ""),
        ]
        if self._left is not None:
            entries.insert(0, ("continue", words("page-go-on"), self._about_left()))
        return entries

    def _about_left(self) -> str:
        assert self._left is not None
        table = self._left.saved.table()
        assert table.game is not None
        names = self.words.list(table.names)
        return self.words("start-left", turn=table.game.turn, names=names)

    def _options(self) -> Iterator[Option]:
        wide = max(len(name) for _, name, _ in self._entries()) + 3
        for number, (key, name, about) in enumerate(self._entries(), start=1):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(f" {number}  ", self.paint.style("gold"))
            line.append(f"{name:{wide}}", self.paint.style("ink", bold=True))
            line.append(about, self.paint.style("quiet"))
            yield Option(line, id=key)

    def action_step(self, by: int) -> None:
        menu = self.query_one(OptionList)
        if by > 0:
            menu.action_cursor_down()
        else:
            menu.action_cursor_up()

    def action_open(self) -> None:
        self.query_one(OptionList).action_select()

    def action_pick(self, number: int) -> None:
        entries = self._entries()
        if number <= len(entries):
            self.query_one(OptionList).highlighted = number - 1
            self._go(entries[number - 1][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._go(str(event.option_id))

    # What is done

    def _go(self, key: str) -> None:
        match key:
            case "continue":
                self.dismiss(("play", "--resume"))
            case "lesson":
                self.dismiss(("lesson",))
            case "puzzle":
                self.dismiss(("puzzle",))
            case "leave":
                self.dismiss(None)
            case _:
                self.app.push_screen(self._deeper(key), self._came_back)

    def _deeper(self, key: str) -> LookingScreen[Command]:
        """A screen on top of this one. Whoever leaves it with a command leaves this one with it, too."""
        from hanabi.terminal.screens.join_form import JoinForm
        from hanabi.terminal.screens.past_list import PastList
        from hanabi.terminal.screens.play_form import PlayForm
        from hanabi.terminal.screens.rule_book import RuleBook

        match key:
            case "play":
                return PlayForm(self.words, self.paint, self._home.edition)
            case "join":
                return JoinForm(self.words, self.paint)
            case "past":
                return PastList(self.words, self.paint, self._home.games)
            case _:
                return RuleBook(self.words, self.paint, self._home.edition)

    def _came_back(self, command: Command | None) -> None:
        if command is not None:
            self.dismiss(command)
