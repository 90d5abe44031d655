"""Takes the pictures of the full screen anew: `python tests/terminal/make_pictures.py`. `test_pictures.py` compares with them."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from hanabi.core import Rules, edition, house_rules
from hanabi.core.cards import Seat
from hanabi.terminal.own_game import OwnGame
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_view import Ended
from looking_pictures import LOOKING
from own_tables import app_of, drive, own_game, settled

PICTURES = Path(__file__).parents[2] / "docs" / "screens" / "terminal"
FOUR = "Ada,steady,steady,steady"
SIX = ",".join(["Ada", *["steady"] * 5])
DARK, LIGHT = Paint(motion=False), Paint(theme="light", motion=False)


def _begun(folder: Path, seats: str, rules: Rules, rounds: int, language: str = "en") -> OwnGame:
    """A game in which steady bots have made the first moves, for Ada too."""
    own = own_game(folder, seats, rules, language=language)
    from hanabi.bots import make_bot

    bot = make_bot("steady")
    for _ in range(rounds):
        own.act(Seat(0), bot.act(own.game.view(0))[0], 1.0)
        while own.table.bot_to_act is not None:
            seat = own.table.bot_to_act
            own.follow(seat, own.ask(seat).result())
    return own


def _table(
    seats: str, rules: Rules, rounds: int, paint: Paint, size: tuple[int, int], *keys: str
) -> Callable[[Path], str]:
    def take(folder: Path) -> str:
        app = app_of(_begun(folder, seats, rules, rounds), paint)
        taken: list[str] = []

        async def steps(pilot: Pilot[Ended]) -> None:
            for key in keys:
                await pilot.press(key)
                await settled(pilot)
            await pilot.pause(0.05)
            taken.append(app.export_screenshot(title="hanabi play"))

        drive(app, steps, size)
        return _without_ids(taken[0])

    return take


def _without_ids(svg: str) -> str:
    """The names of classes, which follow from what is drawn, are made equal."""
    return re.sub(r"terminal-\d+-", "terminal-", svg)


def _looked(take: Callable[[Path], str]) -> Callable[[Path], str]:
    return lambda folder: _without_ids(take(folder))


SHOW = edition("show", "black-powder", "flamboyants")
SWEDISH = edition("swedish", "minutios-koreografi", "kaskad-av-farger")
LARGE = house_rules(edition("show", "colour-avalanche"), hand_sizes=(6,) * 5)

TAKEN: dict[str, Callable[[Path], str]] = {
    "table-80x24": _table("Ada,steady,steady", edition(), 3, DARK, (80, 24)),
    "clue-80x24": _table("Ada,steady,steady", edition(), 1, DARK, (80, 24), "c", "c", "2"),
    "six-players-80x24-light": _table(SIX, LARGE, 2, LIGHT, (80, 24)),
    "announced-120x40-safe": _table(
        "Ada,steady,steady", SWEDISH, 4, Paint(safe=True, motion=False), (120, 40), "3"
    ),
    "show-200x60": _table(FOUR, SHOW, 6, DARK, (200, 60), "e"),
    "no-colours-80x24": _table(
        "Ada,steady", edition(), 3, Paint(colours=False, motion=False), (80, 24)
    ),
    "keys-100x32": _table("Ada,steady", edition(), 0, DARK, (100, 32), "question_mark"),
    "end-100x32": _table("Ada,steady", edition(), 4, DARK, (100, 32), "x", "y"),
    **{name: _looked(take) for name, take in LOOKING.items()},
}
"""The pictures, and how each one is taken."""


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or TAKEN:
        with tempfile.TemporaryDirectory() as folder:
            (PICTURES / f"{name}.svg").write_text(TAKEN[name](Path(folder)), "utf-8")


if __name__ == "__main__":
    main()
