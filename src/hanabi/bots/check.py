"""Whether a bot keeps its promises: `check` plays every edition with it and tells what it did wrong.

To see whether it looks at what it may not see, a seat's game is played again, up to some turn, with other cards where
that seat cannot look; its answers must be the same. Only one of the two games exists at a time, so that a bot that
finds its way around the view finds other cards the second time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanabi.bots.counterfactual import other_deal
from hanabi.bots.protocol import Bot, Choice
from hanabi.bots.registry import BotKind, find_bot
from hanabi.core import Action, Deal, Game, HanabiError, Record, Rules, Seat, printed_name
from hanabi.core.actions import exact_step
from hanabi.core.editions import printed_rules

DIFFERENT_WORLDS = 4
"""How often each game is looked at with other cards."""


class BotFailed(HanabiError):
    """The bot broke a promise; the message says which, and where."""


class CheckReport(NamedTuple):
    """What was checked."""

    games: int
    moves: int
    worlds: int
    """How often other cards lay where the bot could not look."""


RulesAndPlayers = tuple[Rules, int]
"""A table: its rules and how many sit there."""


def check(
    bot: str | BotKind | Callable[[int], Bot],
    *,
    tables: Iterable[RulesAndPlayers] | None = None,
    seed: int = 0,
    done: Callable[[], object] = lambda: None,
) -> CheckReport:
    """Play a game with this bot in every seat at every table, or raise `BotFailed`.

    Without `tables` these are all printed editions with all combinations of their add-ons and all numbers of
    players. The bot fails by an illegal move, a crash, a game that makes no record, other moves from the same seed, or
    other moves when only what it may not see is different. `done` is called after every table.
    """
    kind = _kind(bot)
    games = moves = worlds = 0
    for rules, players in printed_tables(kind) if tables is None else tables:
        trial = _Trial(kind, rules, players, seed + games)
        steps = trial.play()
        if trial.play() != steps:
            raise trial.failure("it moved otherwise in the same game from the same seed")
        games, moves = games + 1, moves + len(steps)
        worlds += sum(trial.try_another_world(steps) for _ in range(DIFFERENT_WORLDS))
        done()
    return CheckReport(games, moves, worlds)


def _kind(bot: str | BotKind | Callable[[int], Bot]) -> BotKind:
    if isinstance(bot, str):
        return find_bot(bot)
    return bot if isinstance(bot, BotKind) else BotKind(bot)


def printed_tables(kind: BotKind) -> list[RulesAndPlayers]:
    """Every printed table that this bot can sit at."""
    return [
        (rules, players)
        for rules in printed_rules()
        for players in range(2, rules.most_players + 1)
        if kind.refusal(rules, players) is None
    ]


@dataclass
class _Trial:
    """The bot at one table, from one deal."""

    kind: BotKind
    rules: Rules
    players: int
    seed: int

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)  # noqa: S311  # a game, not a secret

    def failure(
        self, what: str, game: Game | None = None, cause: BaseException | None = None
    ) -> BotFailed:
        """The error that says what went wrong, and where."""
        named = printed_name(self.rules)
        table = "house rules" if named is None else " + ".join((named[0], *named[1]))
        place = f"{table}, {self.players} players, seed {self.seed}"
        if game is not None:
            place += f", turn {game.turn}, seat {game.to_act}"
        error = BotFailed(f"{what} ({place})")
        error.__cause__ = cause
        return error

    def play(self) -> list[Action]:
        """A whole game: what was done in it."""
        game = Game(self.rules, self.players, self.seed)
        bots = [self._make(seat) for seat in range(self.players)]
        steps = []
        while game.outcome is None:
            steps.append(self._ask(bots[game.to_act], game))
            game.act(steps[-1])
        self._write(game)
        return steps

    def _write(self, game: Game) -> None:
        """The game has to become a record, and the same game again."""
        try:
            again = Record.loads(Record.of(game, game.names).dumps()).replay()
        except Exception as error:
            raise self.failure(f"its game makes no record: {error!r}", cause=error) from error
        if again != game:
            raise self.failure("its game is another one when it is read from its record")

    def _make(self, seat: int) -> Bot:
        try:
            return self.kind.make(self.seed + seat)
        except Exception as error:
            raise self.failure(f"it could not be made: {error!r}", cause=error) from error

    def _ask(self, bot: Bot, game: Game) -> Action:
        view = game.view(game.to_act)
        try:
            choice = bot.act(view)
        except Exception as error:
            raise self.failure(f"it crashed: {error!r}", game, error) from error
        if not isinstance(choice, Choice):
            raise self.failure(f"it answered {choice!r}, which is no Choice", game)
        try:
            action = exact_step(choice.action)
            if choice.reason is not None:
                choice.reason.checked(self.rules, self.players)
        except (HanabiError, AttributeError, TypeError) as error:
            raise self.failure(f"it answered {choice!r}: {error}", game, error) from error
        if action not in view.legal_actions:
            raise self.failure(f"it answered {action!r}, which is not legal", game)
        return next(legal for legal in view.legal_actions if legal == action)

    def try_another_world(self, steps: Sequence[Action]) -> bool:
        """Let one seat see its game once more while other cards lie where it cannot look; False if none could."""
        last = self._chance.randrange(len(steps))
        seat, deal = self._other_deal(steps[:last])
        game = Game(self.rules, self.players, deal=deal)
        bot = self._make(seat)
        for number, step in enumerate(steps[: last + 1]):
            if game.to_act == seat and self._ask(bot, game) != step:
                raise self.failure(
                    "it moves otherwise when only what it may not see is different", game
                )
            try:
                if number < last:
                    game.act(step)
            except HanabiError:
                return False
        return True

    def _other_deal(self, steps: Sequence[Action]) -> tuple[Seat, Deal]:
        """The seat to act after these steps, and a deal that is the same to it. The game itself is gone then."""
        game = Game(self.rules, self.players, self.seed)
        for step in steps:
            game.act(step)
        return game.to_act, other_deal(game, game.to_act, self._chance)
