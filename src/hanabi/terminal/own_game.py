"""A game that is kept on this machine: its table, its bots, and every step on disk before it is shown."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from hanabi.bots import BotKind
from hanabi.core import Action, Game, Rearrange, Record, Seat, View
from hanabi.core.events import TurnBegan
from hanabi.table import decisions, facts
from hanabi.table.facts import Fact
from hanabi.table.hints import ADVISER, advised_team, check_hint
from hanabi.table.supervisor import (
    BotAnswer,
    BotFailure,
    Job,
    SeatedBots,
    Supervisor,
    failure_of,
)
from hanabi.table.table import Table
from hanabi.table.table_record import record_of
from hanabi.terminal.at_table import LogShown, Refused
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.words import Words
from hanabi.words.game_log import game_log
from hanabi.words.hints import hint_text

log = logging.getLogger("hanabi.bots")

PLACE = "hanabi play"
"""Where a game was played, as its record says."""

KEYBOARD = "keyboard"
"""What holds the seats of all people at this machine."""


class OwnGame:
    """One game, its people at one keyboard. Whatever happens is on disk before the call returns."""

    def __init__(
        self, saved: SavedGame, folder: GamesFolder, path: Path, supervisor: Supervisor
    ) -> None:
        self._facts = list(saved.facts)
        self._folder = folder
        self._path = path
        self._supervisor = supervisor
        self._seated: SeatedBots = {}
        self.table: Table = saved.table()
        assert self.table.game is not None
        self.game: Game = self.table.game
        self.language = saved.language
        self.words = Words(saved.language, self.game.rules.vocabulary)
        self.names: Sequence[str] = self.table.names
        self.people = [Seat(i) for i, bot in enumerate(self.table.bots) if bot is None]
        self.acted = [self.game.event_count] * self.game.players
        """How many events there were when each seat had acted last, or came back."""

    # Keeping

    def save(self) -> None:
        self._folder.save(self._path, SavedGame(tuple(self._facts), self.language))

    def finish(self) -> Path:
        """Keep the record of the finished game, in place of the running one."""
        return self._folder.finish(self._path, self.record())

    def forget(self) -> None:
        """Keep nothing of a game in which nobody has moved."""
        if not self.game.steps:
            self._path.unlink(missing_ok=True)

    def record(self) -> Record:
        return record_of(self.table, place=PLACE, language=self.language)

    def _happen(self, happened: Sequence[Fact]) -> None:
        """Let facts happen, and put them on disk. A step that the rules refuse changes nothing."""
        for fact in happened:
            self.table.apply(fact)
            self._facts.append(fact)
        self.save()

    # Bots

    def load(self) -> dict[str, Job[BotKind]]:
        """Each kind of bot at the table, made ready; `UnknownBot` of a job whose bot cannot be had here."""
        kinds = sorted({bot for bot in self.table.bots if bot is not None})
        return {bot: self._supervisor.load(bot) for bot in kinds}

    def is_ready(self, bot: str) -> bool:
        """Whether a bot of this kind has answered once."""
        return self._supervisor.has_answered(bot)

    def ask(self, seat: Seat) -> Job[BotAnswer]:
        """What the bot at this seat does now."""
        view = self.game.view(seat)
        return self._supervisor.ask(self._seated, seat, self.table.bots, view)

    def failed(self, seat: Seat, error: Exception) -> BotFailure:
        """What it means that the bot's answer is this error: the game goes on."""
        log.warning("the bot %s at seat %d failed: %r", self.table.bots[seat], seat + 1, error)
        log.debug("where it failed", exc_info=error)
        return failure_of(error)

    def follow(self, seat: Seat, answer: BotAnswer | BotFailure) -> bool:
        """Let the bot's move happen, or another bot take its seat; False if even that one gave no answer."""
        happened = decisions.follow_bot(self.table, seat, answer)
        self._happen(happened)
        return bool(happened)

    # People

    def act(self, seat: Seat, step: Action | Rearrange, seconds: float | None = None) -> None:
        """An action of this seat, after so many seconds of thought, or another order of its hand.

        `IllegalAction` and `CommandRefused` say why it cannot be.
        """
        if isinstance(step, Rearrange):
            self._happen(decisions.rearrange(self.table, seat, step.order))
            return
        self._happen(decisions.act(self.table, seat, step, seconds=seconds))
        self.acted[seat] = self.game.event_count

    def note(self, seat: Seat, card: int, text: str) -> None:
        """Write on a card; an empty text takes the note away."""
        self._happen(decisions.note(self.table, seat, card, text))

    def notes(self, seat: Seat) -> Mapping[int, str]:
        """What this seat wrote, by card."""
        return self.table.notes.get(seat, {})

    def can_take_back(self, seat: Seat) -> bool:
        """Whether this seat has something to take back, where that is allowed."""
        own = any(
            move.seat == seat and not isinstance(step, Rearrange)
            for move, step in zip(self.table.moves, self.game.steps, strict=True)
        )
        return own and self.table.settings.take_backs and self.game.outcome is None

    def take_back(self, seat: Seat) -> None:
        """Go back to before the last action of this seat. Those who share a keyboard agree aloud."""
        table = self.table
        voters = [seat, *(other for other in table.people if other != seat)]
        for voter in voters:
            steps = len(self.game.steps)
            self._happen(decisions.vote_take_back(table, voter, steps, agree=True))
        self.acted = [min(number, self.game.event_count) for number in self.acted]

    def end(self) -> None:
        """End the game now."""
        self._happen([facts.Stopped()])

    # Questions

    def view(self, seat: Seat) -> View:
        """What this seat may see; all hands when the game is over."""
        return self.game.open_view() if self.game.outcome is not None else self.game.view(seat)

    def advice(self, seat: Seat) -> Job[BotAnswer]:
        """What a bot would do in the place of this seat; `CommandRefused` where nobody is given hints."""
        view = check_hint(self.table, seat).view(seat)
        return self._supervisor.ask({}, seat, advised_team(self.table.bots, seat), view)

    def advised(self, seat: Seat, answer: BotAnswer) -> str:
        """The advice as a sentence."""
        view = self.game.view(seat)
        said = hint_text(self.words, view, self.names, answer.action, answer.motive)
        return self.words("terminal-hint", bot=ADVISER, advice=said)

    def no_advice(self, error: Exception) -> str:
        """Why there is no advice, as a sentence."""
        log.debug("where the hint failed", exc_info=error)
        return self.words("terminal-hint-unavailable", reason=str(error))

    def log(self, view: View, since: int = 0) -> Iterator[LogShown]:
        """The log from an event on, as whoever has this view may hear it."""
        table, before = self.table, self.before()
        motives = table.motives_for(view, since)
        told = game_log(
            *(view, self.words, self.names),
            since=since,
            motives=motives,
            timeline=table.timeline,
        )
        for number, entry in enumerate(told, start=since):
            said = tuple(before.get(number, ()))
            yield LogShown(entry.turn, entry.event, entry.text, entry.why, said)

    def before(self) -> dict[int, list[str]]:
        """What the log says before the event with that number: what was taken back, and who plays on for whom."""
        words, found = self.words, dict[int, list[str]]()
        for undone in self.table.taken_back:
            name, actions = self.names[undone.seat], len(undone.undone)
            said = words("taken-back", name=name, actions=actions)
            found.setdefault(undone.after, []).append(said)
        for one in self.table.handovers:
            name, was, bot = self.names[one.seat], one.was or "", one.bot or ""
            said = words(f"handover-{one.cause}", name=name, was=was, bot=bot)
            found.setdefault(one.after, []).append(said)
        return found

    def why(self, seat: Seat) -> list[str]:
        """What the bots say about their moves since this seat acted last."""
        words, since = self.words, self.acted[seat]
        told = list(self.log(self.game.view(seat), since))
        answers = []
        for move in self.table.moves:
            if move.event >= since and move.bot is not None:
                entry, name = told[move.event - since], self.names[move.seat]
                if entry.why is None:
                    answers.append(words("terminal-why-silent", turn=entry.turn, name=name))
                else:
                    reason = words("terminal-why", turn=entry.turn, name=name, reason=entry.why)
                    answers.append(reason)
        return answers or [words("terminal-why-nobody")]

    @property
    def last_round_began(self) -> int:
        """The number of the first event of the last round: what whoever comes back is told."""
        since = self.game.turn - self.game.players
        turns = (
            number
            for number, event in enumerate(self.game.events)
            if isinstance(event, TurnBegan) and event.turn >= since
        )
        return next(turns)


def refused(words: Words, error: Exception) -> Refused:
    """What the rules or the table do not allow, said in a language."""
    from hanabi.core import IllegalAction
    from hanabi.table.settings import CommandRefused

    if isinstance(error, IllegalAction):
        return Refused(words.refusal(error.refusal))
    if isinstance(error, CommandRefused):
        for message in (f"page-problem-{error.code}", f"refusal-{error.code}"):
            if words.has(message):
                return Refused(words(message))
    return Refused(str(error))
