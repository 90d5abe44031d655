"""A game at the keyboard: people take turns, bots answer, every action is saved before it is shown."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from hanabi.core import Game, HanabiError, IllegalAction, Rearrange, Record, Seat, View
from hanabi.core.events import TurnBegan
from hanabi.table import decisions, facts
from hanabi.table.facts import Fact
from hanabi.table.hints import ADVISER, advised_team, check_hint
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure, SeatedBots, Supervisor, failure_of
from hanabi.table.table_record import record_of
from hanabi.terminal.lines.board_lines import BoardLines
from hanabi.terminal.lines.commands import Ask, Command, Commands, Confused, is_yes
from hanabi.terminal.lines.log_lines import log_lines
from hanabi.terminal.lines.looking import help_lines, look
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.words import Words
from hanabi.words.game_log import game_log
from hanabi.words.hints import hint_text

log = logging.getLogger("hanabi.bots")


PLACE = "hanabi play"
"""Where a game was played, as its record says."""


class NobodyActs(HanabiError):
    """Even the substitute gave no answer; the game is saved."""


class Left(Exception):  # no error: somebody left the table
    """The player left; the game is saved."""


class TerminalSession:
    """One table in the terminal. `UnknownBot` if one of its bots cannot be had here."""

    def __init__(
        self,
        saved: SavedGame,
        screen: Screen,
        folder: GamesFolder,
        path: Path,
        supervisor: Supervisor,
    ) -> None:
        self._facts = list(saved.facts)
        self._table = saved.table()
        assert self._table.game is not None
        self._game: Game = self._table.game
        self._names = self._table.names
        self._language = saved.language
        self._words = Words(saved.language, self._game.rules.vocabulary)
        self._screen = screen
        self._folder = folder
        self._path = path
        self._board = BoardLines(self._words, self._names)
        self._commands = Commands(self._words)
        self._supervisor = supervisor
        self._seated_bots: SeatedBots = {}
        for bot in sorted({bot for bot in self._table.bots if bot is not None}):
            supervisor.load(bot).result()
        self._people = [seat for seat, bot in enumerate(self._table.bots) if bot is None]
        self._at_keyboard: int | None = None
        self._began = 0.0
        """When the person at the keyboard was asked."""
        self._told = [self._start_of_last_round()] * self._game.players
        """How many events each seat has been told; whoever resumes is told the last round again."""
        self._acted = [self._game.event_count] * self._game.players
        """How many events there were when each seat had acted last, or came back."""

    def run(self) -> None:
        """Play until the game is over. `Left` when somebody leaves before."""
        words, suits = self._words, self._game.rules.suits
        self._screen.colour_suits({suit.name: words.suit_words(suit.name) for suit in suits})
        self._screen.say(words("terminal-seats", seats=words.list(self._who())))
        self._save()
        while self._game.outcome is None:
            seat = self._game.to_act
            if self._table.bots[seat] is not None:
                self._let_bot_act(seat)
            else:
                self._let_act(seat)
        self._finale()

    def _start_of_last_round(self) -> int:
        since = self._game.turn - self._game.players
        turns = (
            i
            for i, event in enumerate(self._game.events)
            if isinstance(event, TurnBegan) and event.turn >= since
        )
        return next(turns)

    def _who(self) -> list[str]:
        return [
            name if bot is None else self._words("terminal-bot", name=name, bot=bot)
            for name, bot in zip(self._names, self._table.bots, strict=True)
        ]

    def _happen(self, happened: Sequence[Fact]) -> None:
        """Let facts happen, and put them on disk. A step that the rules refuse changes nothing."""
        for fact in happened:
            self._table.apply(fact)
            self._facts.append(fact)
        self._save()

    # A bot's turn

    def _let_bot_act(self, seat: Seat) -> None:
        happened = decisions.follow_bot(self._table, seat, self._asked(seat))
        if not happened:
            raise NobodyActs(f"{self._names[seat]} gave no answer; the game is saved")
        self._happen(happened)

    def _asked(self, seat: Seat) -> BotAnswer | BotFailure:
        team, view = self._table.bots, self._game.view(seat)
        try:
            return self._supervisor.ask(self._seated_bots, seat, team, view).result()
        except Exception as error:  # whatever a bot may do, the game goes on
            log.warning("the bot %s at seat %d failed: %r", team[seat], seat + 1, error)
            log.debug("where it failed", exc_info=True)
            return failure_of(error)

    def _notes(self) -> dict[int, str]:
        """What the log says before the event with that number: who plays on for whom."""
        words = self._words
        return {
            one.after: words(
                f"handover-{one.cause}",
                name=self._names[one.seat],
                was=one.was or "",
                bot=one.bot or "",
            )
            for one in self._table.handovers
        }

    def _why(self, seat: Seat) -> Iterable[str]:
        """What the bots say about their moves since this seat acted last."""
        table, words, since = self._table, self._words, self._acted[seat]
        view = self._game.view(seat)
        motives = table.motives_for(view, since)
        told = list(
            game_log(
                view, words, self._names, since=since, motives=motives, timeline=table.timeline
            )
        )
        answers = []
        for move in table.moves:
            if move.event >= since and move.bot is not None:
                entry, name = told[move.event - since], self._names[move.seat]
                if entry.why is None:
                    answers.append(words("terminal-why-silent", turn=entry.turn, name=name))
                else:
                    answers.append(
                        words("terminal-why", turn=entry.turn, name=name, reason=entry.why)
                    )
        return answers or [words("terminal-why-nobody")]

    def _hint(self, seat: Seat) -> str:
        """What a bot would do in the place of this seat."""
        words = self._words
        try:
            view = check_hint(self._table, seat).view(seat)
            team = advised_team(self._table.bots, seat)
            action, motive, _ = self._supervisor.ask({}, seat, team, view).result()
        except CommandRefused:  # a game that was begun before there were hints
            return words("terminal-no-hints")
        except Exception as error:  # whatever a bot may do, the game goes on
            log.debug("where the hint failed", exc_info=True)
            return words("terminal-hint-unavailable", reason=str(error))
        advice = hint_text(words, view, self._names, action, motive)
        return words("terminal-hint", bot=ADVISER, advice=advice)

    # A person's turn

    def _let_act(self, seat: Seat) -> None:
        self._pass_keyboard(seat)
        self._tell_news(seat)
        view = self._game.view(seat)
        self._screen.say()
        self._screen.head(self._words("terminal-turn", turn=view.turn, name=self._names[seat]))
        self._say_all(self._board.table(view))
        if view.pending is not None:
            self._screen.say(self._board.tile_question(view))
        self._began = time.monotonic()
        while not self._obey(seat, self._read(seat)):
            pass

    def _pass_keyboard(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one sits down."""
        if len(self._people) > 1 and seat != self._at_keyboard:
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
        names, notes, timeline = self._names, self._notes(), self._table.timeline
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
            return self._game.outcome is not None
        try:
            self._happen(
                decisions.rearrange(self._table, seat, command.order)
                if isinstance(command, Rearrange)
                else decisions.act(self._table, seat, command, seconds=self._thought())
            )
        except IllegalAction as error:
            self._screen.say(self._words.refusal(error.refusal))
            return False
        self._tell_news(seat)
        if isinstance(command, Rearrange):
            self._say_all(self._board.own_hand(self._game.view(seat)))
            return False
        self._acted[seat] = self._game.event_count
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
                self._say_all(self._why(seat))
            case "hint":
                self._screen.say(self._hint(seat))
            case "help":
                self._say_all(help_lines(view, self._words))
            case "end":
                self._end_early()
            case "quit":
                raise Left
            case _:
                self._say_all(look(ask, view, self._words))

    def _end_early(self) -> None:
        answer = self._ask(self._words("terminal-really-end") + " ")
        if is_yes(answer, self._words):
            self._happen([facts.Stopped()])

    # Saving and leaving

    def _save(self) -> None:
        self._folder.save(self._path, SavedGame(tuple(self._facts), self._language))

    def _record(self) -> Record:
        return record_of(self._table, place=PLACE, language=self._language)

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
        path = self._folder.finish(self._path, self._record())
        self._screen.say(self._words("terminal-record", path=str(path)))
