"""A game at the keyboard: people take turns, bots answer, every action is saved before it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from hanabi.core import Game, IllegalAction, Rearrange, Record, Seat, View
from hanabi.core.events import TurnBegan
from hanabi.terminal.commands import Ask, Command, Commands, Confused
from hanabi.terminal.log import log_lines
from hanabi.terminal.screen import Screen
from hanabi.terminal.seats import SeatPlan
from hanabi.terminal.shelf import SavedGame, Shelf
from hanabi.terminal.show import Show
from hanabi.terminal.sitters import SUBSTITUTE, Patience, Relieved, Sitters
from hanabi.words import Words
from hanabi.words.chronicle import chronicle
from hanabi.words.reasons import Why

HELP = (
    "terminal-help-play",
    "terminal-help-announce",
    "terminal-help-discard",
    "terminal-help-clue",
    "terminal-help-move",
    "terminal-help-take",
    "terminal-help-look",
    "terminal-help-why",
    "terminal-help-leave",
    "terminal-help-short",
)


class Left(Exception):  # no error: somebody left the table
    """The player left; the game is saved."""


class Session:
    """One table in the terminal."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatPlan],
        language: str,
        screen: Screen,
        shelf: Shelf,
        path: Path,
        patience: Patience | None = None,
    ) -> None:
        self._game = game
        self._seats = list(seats)
        self._names = [seat.name for seat in seats]
        self._language = language
        self._words = Words(language, game.rules.vocabulary)
        self._screen = screen
        self._shelf = shelf
        self._path = path
        self._show = Show(self._words, self._names)
        self._commands = Commands(self._words, self._names)
        self._bots = Sitters(seats, patience or Patience())
        self._moves: dict[int, int] = {}
        """The seat of each bot's move, by the number of its first event."""
        self._reasons: dict[int, Why] = {}
        self._notes: dict[int, str] = {}
        """What the log says before the event with that number."""
        self._people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self._at_keyboard: int | None = None
        self._told = [self._start_of_last_round()] * len(seats)
        """How many events each seat has been told; whoever resumes is told the last round again."""
        self._acted = [0] * len(seats)
        """How many events there were when each seat had acted last."""

    def run(self) -> None:
        """Play until the game is over. `Left` when somebody leaves before."""
        suits = {suit.name: self._words.suit(suit.name) for suit in self._game.rules.suits}
        self._screen.colour_suits(suits)
        self._screen.say(self._words("terminal-seats", seats=self._words.list(self._who())))
        self._save()
        while self._game.outcome is None:
            seat = self._game.to_act
            if seat in self._bots:
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
            seat.name
            if seat.bot is None
            else self._words("terminal-bot", name=seat.name, bot=seat.bot)
            for seat in self._seats
        ]

    # A bot's turn

    def _let_bot_act(self, seat: Seat) -> None:
        number = self._game.event_count
        try:
            action, reason = self._bots.ask(seat, self._game.view(seat))
        except Relieved as relieved:
            self._relieve(seat, relieved)
            return
        self._game.act(action)
        self._moves[number] = seat
        if reason is not None:
            self._reasons[number] = reason
        self._save()

    def _relieve(self, seat: Seat, relieved: Relieved) -> None:
        """Let another bot play on."""
        name, was = self._seats[seat].name, self._seats[seat].bot
        if was is None or was == SUBSTITUTE:
            raise relieved
        self._bots.sit(seat, SUBSTITUTE)
        self._seats[seat] = SeatPlan(name, SUBSTITUTE)
        self._notes[self._game.event_count] = self._words(
            f"handover-{relieved.cause}", name=name, was=was, bot=SUBSTITUTE
        )
        self._save()

    def _why(self, seat: Seat) -> Iterable[str]:
        """What the bots say about their moves since this seat acted last."""
        view, words, since = self._game.view(seat), self._words, self._acted[seat]
        told = chronicle(view, words, self._names, since=since, reasons=self._reasons)
        answers = []
        for number, entry in enumerate(told, start=since):
            if number in self._moves:
                name = self._names[self._moves[number]]
                if entry.why is None:
                    answers.append(words("terminal-why-silent", turn=entry.turn, name=name))
                else:
                    answers.append(
                        words("terminal-why", turn=entry.turn, name=name, reason=entry.why)
                    )
        return answers or [words("terminal-why-nobody")]

    # A person's turn

    def _let_act(self, seat: Seat) -> None:
        self._pass_keyboard(seat)
        self._tell_news(seat)
        view = self._game.view(seat)
        self._screen.say()
        self._screen.head(self._words("terminal-turn", turn=view.turn, name=self._names[seat]))
        self._say_all(self._show.table(view))
        if view.pending is not None:
            self._screen.say(self._show.tile_question(view))
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
        news = log_lines(view, self._words, self._names, since=self._told[seat], notes=self._notes)
        self._say_all(news)
        self._told[seat] = len(view.events)

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
            if isinstance(command, Rearrange):
                self._game.rearrange(command.seat, command.order)
            else:
                self._game.act(command, seat=seat)
        except IllegalAction as error:
            self._screen.say(self._words.refusal(error.refusal))
            return False
        self._save()
        self._tell_news(seat)
        if isinstance(command, Rearrange):
            self._say_all(self._show.own_hand(self._game.view(seat)))
            return False
        self._acted[seat] = self._game.event_count
        return True

    def _answer(self, seat: Seat, ask: Ask) -> None:
        view = self._game.view(seat)
        match ask.what:
            case "table":
                self._say_all(self._show.table(view))
            case "hand":
                self._say_all(
                    self._show.hand_in_detail(view, seat if ask.seat is None else ask.seat)
                )
            case "discards":
                self._say_all(self._show.discards(view))
            case "log":
                self._say_all(log_lines(view, self._words, self._names, notes=self._notes))
            case "why":
                self._say_all(self._why(seat))
            case "rules":
                self._say_all(self._words.rules_text(view.rules, view.players).splitlines())
            case "help":
                self._help(view)
            case "end":
                self._end_early()
            case _:
                raise Left

    def _help(self, view: View) -> None:
        rules = view.rules
        absent = {
            "terminal-help-announce": not rules.announced_plays,
            "terminal-help-take": not rules.bonus_tiles,
        }
        example = next(name for i, name in enumerate(self._names) if i != view.seat)
        for message in HELP:
            if not absent.get(message, False):
                self._screen.say(self._words(message, name=example))

    def _end_early(self) -> None:
        answer = self._ask(self._words("terminal-really-end") + " ")
        if answer.strip().casefold()[:1] in self._words("terminal-yes").split(","):
            self._game.end()

    # Saving and leaving

    def _save(self) -> None:
        record = Record.of(self._game, self._names)
        bots = tuple(seat.bot for seat in self._seats)
        self._shelf.save(self._path, SavedGame(record, bots, self._language))

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
        self._say_all(self._show.table(game.open_view()))
        path = self._shelf.finish(self._path, Record.of(game, self._names))
        self._screen.say(self._words("terminal-record", path=str(path)))
