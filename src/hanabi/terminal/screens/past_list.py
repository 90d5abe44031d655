"""The games that were played here: when, by which rules, with whom, and how they ended."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from hanabi.core import HanabiError
from hanabi.terminal.past_games import PastGame, past_games
from hanabi.terminal.saved_games import GamesFolder
from hanabi.terminal.screens.key_line import Key, KeyLine
from hanabi.terminal.screens.looking_app import LookingScreen
from hanabi.terminal.screens.menu import Menu
from hanabi.terminal.screens.paint import Paint
from hanabi.words import Words

_AT_ONCE = 20
"""Games that are read before they are shown."""

_DATE, _SCORE, _NAMES = 18, 8, 26
_UNKNOWN = "·"


class PastList(LookingScreen[tuple[str, ...]]):
    """The list, the newest first. Enter looks at a game, r at what its moves were worth."""

    CSS = """
    PastList #head { height: 1; padding: 0 1; text-style: bold; }
    PastList #names { height: 1; padding: 0 1; }
    PastList #games { height: 1fr; text-wrap: nowrap; text-overflow: ellipsis; scrollbar-size-vertical: 1; padding: 0 1; }
    PastList #none { padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "review", show=False),
        Binding("s", "hide", show=False),
        Binding("j", "step(1)", show=False),
        Binding("k", "step(-1)", show=False),
    ]

    def __init__(self, words: Words, paint: Paint, folder: GamesFolder) -> None:
        super().__init__(words, paint)
        self._folder = folder
        self._games: list[PastGame] = []
        self._speaking: dict[str, Words] = {}
        self._hidden = False

    def keys(self) -> list[Key]:
        words = self.words
        hide = "page-show-result" if self._hidden else "start-key-hide"
        return [
            Key("Enter", words("page-replay"), "open"),
            Key("r", words("page-review"), "review"),
            Key("s", words(hide), "hide"),
            self.leaving,
        ]

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static(words("page-past-games"), id="head")
        heads = (("page-date", _DATE), ("page-score", _SCORE), ("page-players", _NAMES))
        names = "".join(f"{words(head):{wide}}" for head, wide in heads)
        yield Static(Text(names + words("page-edition"), self.paint.style("quiet")), id="names")
        yield Menu(self.paint, id="games")
        nothing = Static(words("page-no-games"), id="none")
        nothing.display = False
        yield nothing
        yield self.key_line()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.run_worker(self._read, thread=True, exclusive=True)

    def _read(self) -> None:
        """Games are read beside the screen: a folder may hold thousands."""
        waiting: list[PastGame] = []
        worker = get_current_worker()
        for game in past_games(self._folder):
            waiting.append(game)
            if worker.is_cancelled:
                return
            if len(waiting) == _AT_ONCE:
                self.app.call_from_thread(self._show, waiting)
                waiting = []
        self.app.call_from_thread(self._show, waiting, last=True)

    def _show(self, games: list[PastGame], *, last: bool = False) -> None:
        listed = self.query_one(OptionList)
        for game in games:
            listed.add_option(Option(self._line(game), id=str(len(self._games))))
            self._games.append(game)
        if listed.highlighted is None and self._games:
            listed.highlighted = 0
        if last and not self._games:
            self.query_one("#none").display = True

    def _line(self, game: PastGame) -> Text:
        record, paint = game.record, self.paint
        assert record.end is not None
        perfect = record.end.score == record.rules.maximum and not self._hidden
        score = _UNKNOWN if self._hidden else f"{record.end.score}/{record.rules.maximum}"
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{game.date or _UNKNOWN:{_DATE}}", paint.style("quiet"))
        line.append(f"{score:{_SCORE}}", paint.style("gold" if perfect else "ink", bold=True))
        names = self.words.commas(record.players)
        line.append(names + " " * max(2, _NAMES - cell_len(names)), paint.style("ink"))
        line.append(self._title(game), paint.style("quiet"))
        return line

    def _title(self, game: PastGame) -> str:
        rules = game.record.rules
        speaks = self._speaking.setdefault(
            rules.vocabulary, Words(self.words.language, rules.vocabulary)
        )
        return speaks.title(rules)

    # What is done

    @property
    def _chosen(self) -> PastGame | None:
        place = self.query_one(OptionList).highlighted
        return None if place is None else self._games[place]

    def action_step(self, by: int) -> None:
        listed = self.query_one(OptionList)
        if by > 0:
            listed.action_cursor_down()
        else:
            listed.action_cursor_up()

    def action_open(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self) -> None:
        game = self._chosen
        if game is not None:
            from hanabi.terminal.screens.replay import ReplayScreen

            self.app.push_screen(
                ReplayScreen(game.record, self._spoken(game), self.paint, hidden=self._hidden)
            )

    def action_review(self) -> None:
        game = self._chosen
        if game is not None:
            from hanabi.terminal.screens.review import ReviewScreen

            try:
                screen = ReviewScreen.of(game.record, self._spoken(game), self.paint)
            except HanabiError as error:
                self.notify(str(error), severity="error")
            else:
                self.app.push_screen(screen)

    def action_hide(self) -> None:
        """Keep from whoever looks how games ended, or tell it again."""
        self._hidden = not self._hidden
        listed = self.query_one(OptionList)
        for number, game in enumerate(self._games):
            listed.replace_option_prompt_at_index(number, self._line(game))
        self.query_one(KeyLine).show(self.keys())

    def _spoken(self, game: PastGame) -> Words:
        return Words(self.words.language, game.record.rules.vocabulary)
