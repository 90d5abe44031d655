"""The lines of `hanabi bots`: every bot there is, what it is like, and whether it can be used here."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

from hanabi.bots import BotKind, all_bots, check, find_bot, ignored_bots, make_bot, table_bots
from hanabi.bots.builtin import BUILTIN_BOTS
from hanabi.bots.check import printed_tables
from hanabi.core import HanabiError
from hanabi.core.editions import printed_rules
from hanabi.core.rules import FEWEST_PLAYERS
from hanabi.words import Words

if TYPE_CHECKING:
    from hanabi.arena.strength import Figure

COMPILER = "numba"
"""What compiled bots need, by the extra `fast`."""


def bot_lines(language: str) -> Iterator[str]:
    """The bots, each in a few lines."""
    from hanabi.arena.strength import known_strength

    words = Words(language)
    for name, kind in all_bots().items():
        yield from _about(words, name, kind)
        for players, figure in sorted(known_strength().get(name, {}).items()):
            yield f"  {_figure(words, players, figure)}"
    for point in ignored_bots():
        yield words("bots-ignored", name=point.name, source=point.value)


def checked_bot(name: str, language: str) -> str:
    """What the check of a bot found good; `BotFailed` says what it found bad. The games are counted meanwhile."""
    from rich.console import Console
    from rich.progress import Progress

    words = Words(language)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=len(printed_tables(find_bot(name))))
        report = check(name, done=lambda: progress.advance(task))
    return words("bots-checked", name=name, **report._asdict())


def _about(words: Words, name: str, listed: BotKind) -> Iterator[str]:
    try:
        kind, wrong = find_bot(name), None
        # Ours fail for want of a compiler only, and where there is one, making them all takes long.
        if name not in BUILTIN_BOTS or find_spec(COMPILER) is None:
            make_bot(name)
    except Exception as error:  # a bot of another package may fail in any way
        kind, wrong = listed, str(error) if isinstance(error, HanabiError) else repr(error)
    at_tables = name in table_bots() and not kind.sees_all
    yield words("bots-line", name=name, about=words.bot_about(name, kind.about or listed.about))
    yield f"  {_players(words, kind)} {words('bots-at-tables' if at_tables else 'bots-not-at-tables')}"
    if wrong is not None:
        yield f"  {words('bots-unavailable', reason=wrong)}"


def _players(words: Words, kind: BotKind) -> str:
    """With how many players it plays, and how many games where that depends on the rules."""
    if kind.unfit is None:
        return words("bots-players", least=FEWEST_PLAYERS, most=kind.most_players)
    own = printed_tables(kind)
    numbers = words.list(str(number) for number in sorted({players for _, players in own}))
    games, every = len({rules for rules, _ in own}), len(printed_rules())
    return words("bots-some-games", numbers=numbers, games=games, all=every)


def _figure(words: Words, players: int, figure: Figure) -> str:
    """How strong and how fast at one number of players."""
    if figure.error is None:
        score = words("bots-score-single", players=players, mean=figure.mean)
    else:
        known = {"mean": figure.mean, "error": figure.error, "games": figure.games}
        score = words("bots-score", players=players, **known)
    return score if figure.speed is None else words("bots-speed", score=score, speed=figure.speed)
