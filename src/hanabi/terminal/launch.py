"""Beginning a game in the terminal, or going on with one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from hanabi.core import Rules
from hanabi.core.shuffle import SEEDS, exact_seed
from hanabi.table import facts
from hanabi.table.settings import Settings
from hanabi.table.supervisor import Patience, Supervisor
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.terminal.screen import Screen
from hanabi.terminal.seats import default_seats, find_seat, parse_seats
from hanabi.terminal.session import Left, TerminalSession
from hanabi.words import Words


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What was asked for on the command line."""

    rules: Rules
    seats: str | None
    first: str | None
    seed: int | None
    language: str


def start_game(
    folder: GamesFolder, options: GameOptions, *, plain: bool, patience: Patience | None = None
) -> None:
    """A new game, from the deal to the end or until somebody leaves."""
    seats = default_seats() if options.seats is None else parse_seats(options.seats)
    seed = secrets.randbelow(SEEDS) if options.seed is None else exact_seed(options.seed)
    rules, language = options.rules, options.language
    rules.hand_size(len(seats))
    names, bots = tuple(seat.name for seat in seats), tuple(seat.bot for seat in seats)
    first = seed % len(seats)
    if options.first is not None:
        first = find_seat(names, options.first, field="first")
    now = datetime.now().astimezone()
    opened = facts.Opened("", Settings(seats=len(names), hints=True), rules)
    date = now.isoformat(timespec="seconds")
    dealt = facts.Dealt(first, seed, names, bots, date=date)
    saved = SavedGame((opened, dealt), language)
    words = Words(language, rules.vocabulary)
    screen = Screen(plain=plain)
    screen.head(words("terminal-welcome", title=words.title(rules)))
    path = folder.place_for(now)
    _run(TerminalSession(saved, screen, folder, path, Supervisor(patience)), words, screen)


def resume_game(
    folder: GamesFolder, path: Path | None, *, language: str | None, plain: bool
) -> None:
    """The game that was interrupted last, or the one in this file."""
    path = folder.latest() if path is None else path
    saved = folder.load(path)
    saved = replace(saved, language=language or saved.language)
    words = Words(saved.language, saved.table().rules.vocabulary)
    screen = Screen(plain=plain)
    screen.head(words("terminal-resumed"))
    _run(TerminalSession(saved, screen, folder, path, Supervisor()), words, screen)


def _run(session: TerminalSession, words: Words, screen: Screen) -> None:
    try:
        session.run()
    except (Left, KeyboardInterrupt) as way:
        screen.say()
        screen.say(words("terminal-left"))
        if isinstance(way, KeyboardInterrupt):
            raise
