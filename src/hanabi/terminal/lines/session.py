"""A game at the keyboard, as lines: people take turns, bots answer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures import wait

from hanabi.core import HanabiError, IllegalAction, Rearrange, Seat, View
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask, Command, Commands, Confused, is_yes
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.log_lines import log_lines
from hanabi.terminal.looking import help_lines, look
from hanabi.terminal.own_game import OwnGame, refused

SOON = 1.0
"""Seconds after which it is said that bots are still being made ready."""


class NobodyActs(HanabiError):
    """Even the substitute gave no answer; the game is saved."""


class Left(Exception):  # no error: somebody left the table
    """The player left; the game is saved."""


class TerminalSession:
    """One table in the terminal. `UnknownBot` if one of its bots cannot be had here."""

    def __init__(self, own: OwnGame, screen: Screen) -> None:
        self._own = own
        self._table, self._game = own.table, own.game
        self._names, self._words = own.names, own.words
        self._screen = screen
        self._board = BoardLines(self._words, self._names)
        self._commands = Commands(self._words)
        self._make_ready()
        self._at_keyboard: int | None = None
        self._began = 0.0
        """When the person at the keyboard was asked."""
        self._told = [own.last_round_began] * self._game.players
        """How many events each seat has been told; whoever resumes is told the last round again."""

    def _make_ready(self) -> None:
        """Wait until each bot is known to be there."""
        jobs = self._own.load().values()
        if wait(jobs, SOON).not_done:
            self._screen.say(self._words("page-getting-ready"))
        for job in jobs:
            job.result()

    def run(self) -> None:
        """Play until the game is over. `Left` when somebody leaves before."""
        words, suits = self._words, self._game.rules.suits
        self._screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in suits})
        self._screen.say(words("terminal-seats", seats=words.list(self._who())))
        self._own.save()
        while self._game.outcome is None:
            seat = self._game.to_act
            if self._table.bots[seat] is not None:
                self._let_bot_act(seat)
            else:
                self._let_act(seat)
        self._finale()

    def _who(self) -> list[str]:
        return [
            name if bot is None else self._words("terminal-bot", name=name, bot=bot)
            for name, bot in zip(self._names, self._table.bots, strict=True)
        ]

    # A bot's turn

    def _let_bot_act(self, seat: Seat) -> None:
        if not self._own.follow(seat, self._asked(seat)):
            raise NobodyActs(f"{self._names[seat]} gave no answer; the game is saved")

    def _asked(self, seat: Seat) -> BotAnswer | BotFailure:
        try:
            return self._own.ask(seat).result()
        except Exception as error:  # whatever a bot may do, the game goes on
            return self._own.failed(seat, error)

    def _hint(self, seat: Seat) -> str:
        """What a bot would do in the place of this seat."""
        try:
            return self._own.advised(seat, self._own.advice(seat).result())
        except CommandRefused:  # a game that was begun before there were hints
            return self._words("terminal-no-hints")
        except Exception as error:  # whatever a bot may do, the game goes on
            return self._own.no_advice(error)

    # A person's turn

    def _let_act(self, seat: Seat) -> None:
        self._pass_keyboard(seat)
        self._tell_news(seat)
        view = self._game.view(seat)
        self._screen.say()
        self._screen.head(self._words("terminal-turn", turn=view.turn, name=self._names[seat]))
        self._say_all(self._board.table(view, self._own.notes(seat)))
        if view.pending is not None:
            self._screen.say(self._board.tile_question(view))
        self._began = time.monotonic()
        while not self._obey(seat, self._read(seat)):
            pass

    def _pass_keyboard(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one sits down."""
        if len(self._own.people) > 1 and seat != self._at_keyboard:
            if self._at_keyboard is not None:
                self._ask(self._words("terminal-hide-screen") + " ")
            self._screen.hide()
            self._ask(self._words("terminal-pass-keyboard", name=self._names[seat]) + " ")
            self._screen.hide()
        self._at_keyboard = seat

    def _tell_news(self, seat: Seat) -> None:
        view = self._game.view(seat)
        self._say_all(self._log(view, self._told[seat]))
        self._told[seat] = len(view.events)

    def _log(self, view: View, since: int = 0) -> Iterable[str]:
        names, notes, timeline = self._names, self._own.before(), self._table.timeline
        return log_lines(view, self._words, names, since=since, notes=notes, timeline=timeline)

    def _read(self, seat: Seat) -> Command:
        while True:
            line = self._ask(f"{self._names[seat]}> ")
            try:
                return self._commands.read(line, self._game.view(seat))
            except Confused as confusion:
                self._screen.say(str(confusion))

    def _obey(self, seat: Seat, command: Command) -> bool:
        """Do what was asked; whether that used up the turn."""
        if isinstance(command, Ask):
            self._answer(seat, command)
            return self._game.outcome is not None or self._game.to_act != seat
        try:
            self._own.act(seat, command, self._thought())
        except (IllegalAction, CommandRefused) as error:
            self._screen.say(str(refused(self._words, error)))
            return False
        self._tell_news(seat)
        if isinstance(command, Rearrange):
            self._say_all(self._board.own_hand(self._game.view(seat)))
            return False
        return True

    def _thought(self) -> float:
        """How long the person at the keyboard has thought."""
        return round(time.monotonic() - self._began, 1)

    def _answer(self, seat: Seat, ask: Ask) -> None:
        view = self._game.view(seat)
        match ask.what:
            case "log":
                self._say_all(self._log(view))
            case "why":
                self._say_all(self._own.why(seat))
            case "hint":
                self._screen.say(self._hint(seat))
            case "note":
                self._note(seat, ask)
            case "undo":
                self._undo(seat)
            case "help":
                self._say_all(help_lines(view, self._words))
            case "end":
                self._end_early()
            case "quit":
                raise Left
            case _:
                self._say_all(look(ask, view, self._words))

    def _note(self, seat: Seat, ask: Ask) -> None:
        assert ask.card is not None
        try:
            self._own.note(seat, ask.card, ask.text)
        except CommandRefused as error:
            self._screen.say(str(refused(self._words, error)))
            return
        self._say_all(self._board.notes(self._game.view(seat), self._own.notes(seat)))

    def _undo(self, seat: Seat) -> None:
        """Take back the last move of this seat, and show the table as it was."""
        if not self._own.can_take_back(seat):
            self._screen.say(self._words("terminal-no-undo"))
            return
        self._own.take_back(seat)
        count = self._game.event_count
        self._told = [min(told, count) for told in self._told]
        self._screen.say(self._own.before()[count][-1])
        self._say_all(self._board.table(self._game.view(seat)))

    def _end_early(self) -> None:
        answer = self._ask(self._words("terminal-really-end") + " ")
        if is_yes(answer, self._words):
            self._own.end()

    # Leaving

    def _ask(self, prompt: str) -> str:
        try:
            return self._screen.ask(prompt)
        except EOFError:
            raise Left from None

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.say(line)

    def _finale(self) -> None:
        game = self._game
        assert game.outcome is not None
        self._tell_news(Seat(self._at_keyboard or 0))
        self._screen.say()
        self._screen.head(self._words.outcome(game.rules, game.outcome))
        self._screen.say(self._words("terminal-all-hands"))
        self._say_all(self._board.table(game.open_view()))
        path = self._own.finish()
        self._screen.say(self._words("terminal-record", path=str(path)))
