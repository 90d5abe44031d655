"""Beginning a game in the terminal, or going on with one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hanabi.core import Game, Rules
from hanabi.core.shuffle import SEEDS
from hanabi.terminal.screen import Screen
from hanabi.terminal.seats import default_seats, find_seat, parse_seats
from hanabi.terminal.session import Left, Session
from hanabi.terminal.shelf import Shelf
from hanabi.words import Words


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    rules: Rules
    seats: str | None
    first: str | None
    seed: int | None
    language: str


def start_game(shelf: Shelf, wishes: Wishes, *, plain: bool) -> None:
    """A new game, from the deal to the end or until somebody leaves."""
    seats = default_seats() if wishes.seats is None else parse_seats(wishes.seats)
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    wishes.rules.hand_size(len(seats))
    names = [seat.name for seat in seats]
    first = seed % len(seats)
    if wishes.first is not None:
        first = find_seat(names, wishes.first, field="first")
    game = Game(wishes.rules, len(seats), seed, first=first)
    words = Words(wishes.language, wishes.rules.vocabulary)
    screen = Screen(plain=plain)
    screen.head(words("terminal-welcome", title=words.title(wishes.rules)))
    path = shelf.place_for(datetime.now().astimezone())
    _run(Session(game, seats, wishes.language, screen, shelf, path), words, screen)


def resume_game(shelf: Shelf, path: Path | None, *, language: str | None, plain: bool) -> None:
    """The game that was interrupted last, or the one in this file."""
    path = shelf.latest() if path is None else path
    saved = shelf.load(path)
    language = language or saved.language
    words = Words(language, saved.record.rules.vocabulary)
    screen = Screen(plain=plain)
    screen.head(words("terminal-resumed"))
    session = Session(saved.record.replay(), saved.seats, language, screen, shelf, path)
    _run(session, words, screen)


def _run(session: Session, words: Words, screen: Screen) -> None:
    try:
        session.run()
    except (Left, KeyboardInterrupt) as way:
        screen.say()
        screen.say(words("terminal-left"))
        if isinstance(way, KeyboardInterrupt):
            raise
