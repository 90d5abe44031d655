"""Beginning a game in the terminal, or going on with one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from hanabi.core import BadSetup, Game, Rules, Seat
from hanabi.core.shuffle import SEEDS, exact_seed
from hanabi.table import facts
from hanabi.table.settings import Settings
from hanabi.table.supervisor import Patience, Supervisor
from hanabi.terminal.capability import Taste, has_screen, paint_of
from hanabi.terminal.lines.screen import Screen
from hanabi.terminal.lines.session import Left, TerminalSession
from hanabi.terminal.own_game import KEYBOARD, OwnGame
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.terminal.seats import (
    SeatPlan,
    check_bots,
    default_seats,
    find_seat,
    odd_company,
    parse_seats,
)
from hanabi.words import Words


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What was asked for on the command line."""

    rules: Rules
    seats: str | None
    first: str | None
    seed: int | None
    language: str
    winnable: bool = False
    """Only a deal that can be won; the seed is then not chosen."""


def start_game(
    folder: GamesFolder, options: GameOptions, taste: Taste, patience: Patience | None = None
) -> None:
    """A new game, from the deal to the end or until somebody leaves."""
    seats = default_seats(options.rules) if options.seats is None else parse_seats(options.seats)
    options.rules.hand_size(len(seats))
    check_bots(seats, options.rules)
    words = Words(options.language, options.rules.vocabulary)
    supervisor = Supervisor(patience)

    def deal_another() -> OwnGame:
        return deal_game(folder, replace(options, seed=None), seats, supervisor)

    if options.winnable:
        Screen(plain=taste.plain).say(words("terminal-dealing"))
    own = deal_game(folder, options, seats, supervisor)
    _play(own, deal_another, taste, words("terminal-welcome", title=words.title(options.rules)))


def deal_game(
    folder: GamesFolder, options: GameOptions, seats: Sequence[SeatPlan], supervisor: Supervisor
) -> OwnGame:
    """A new game of these seats."""
    rules, language = options.rules, options.language
    names, bots = tuple(seat.name for seat in seats), tuple(seat.bot for seat in seats)
    chosen = None if options.first is None else find_seat(names, options.first, field="first")
    seed = _seed(options, names, chosen)
    first = seed % len(seats) if chosen is None else chosen
    now = datetime.now().astimezone()
    settings = Settings(seats=len(names), winnable=options.winnable, hints=True, take_backs=True)
    opened = facts.Opened("", settings, rules)
    people = [facts.SatDown(i, name, KEYBOARD) for i, name in enumerate(names) if bots[i] is None]
    date = now.isoformat(timespec="seconds")
    dealt = facts.Dealt(first, seed, names, bots, date=date)
    saved = SavedGame((opened, *people, dealt), language)
    return OwnGame(saved, folder, folder.place_for(now), supervisor)


def _seed(options: GameOptions, names: Sequence[str], first: int | None) -> int:
    """The one that was chosen, or a new one."""
    if not options.winnable:
        return secrets.randbelow(SEEDS) if options.seed is None else exact_seed(options.seed)
    if options.seed is not None:
        raise BadSetup("seed: it names one deal; --winnable draws until one can be won")

    from hanabi.review.winnable_deals import draw_winnable

    def draw() -> Game:
        seed = secrets.randbelow(SEEDS)
        begins = Seat(seed % len(names) if first is None else first)
        return Game(options.rules, names, seed, first=begins)

    seed = draw_winnable(draw).seed
    assert seed is not None
    return seed


def resume_game(
    folder: GamesFolder, path: Path | None, *, language: str | None, taste: Taste
) -> None:
    """The game that was interrupted last, or the one in this file."""
    path = folder.latest() if path is None else path
    saved = folder.load(path)
    saved = replace(saved, language=language or saved.language)
    supervisor = Supervisor()
    own = OwnGame(saved, folder, path, supervisor)
    seats = tuple(map(SeatPlan, own.names, own.table.bots))
    options = GameOptions(own.game.rules, None, None, None, saved.language)

    def deal() -> OwnGame:
        return deal_game(folder, options, seats, supervisor)

    _play(own, deal, taste, own.words("terminal-resumed"))


def _play(own: OwnGame, deal: Callable[[], OwnGame], taste: Taste, begin: str) -> None:
    """A game on the screen, or as lines that begin with this one."""
    odd = [own.words("terminal-odd-company", bot=bot) for bot in odd_company(own.table.bots)]
    if has_screen(taste):
        from hanabi.terminal.screens.own_screen import play_on_screen

        play_on_screen(own, deal, paint_of(taste), " ".join(odd))
        return
    screen = Screen(plain=taste.plain)
    screen.head(begin)
    for warning in odd:
        screen.say(warning)
    try:
        TerminalSession(own, screen).run()
    except (Left, KeyboardInterrupt) as way:
        screen.say()
        screen.say(own.words("terminal-left"))
        if isinstance(way, KeyboardInterrupt):
            raise
