"""Tables of one's own for tests of the screen: same seats, same deal, in a folder of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from textual.pilot import Pilot

from hanabi.core import Rules, edition
from hanabi.table.supervisor import Supervisor
from hanabi.terminal.at_table import Moment
from hanabi.terminal.capability import Taste
from hanabi.terminal.launch import GameOptions, deal_game
from hanabi.terminal.own_game import OwnGame
from hanabi.terminal.own_table import OwnTable
from hanabi.terminal.saved_games import GamesFolder
from hanabi.terminal.screens.app import TableApp
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.table_view import Ended
from hanabi.terminal.seats import parse_seats

CALM = Taste(calm=True)
STILL = Paint(motion=False)
DEFAULT_SEATS = "Ada,steady,steady"


def own_game(
    folder: Path,
    seats: str = DEFAULT_SEATS,
    rules: Rules | None = None,
    *,
    language: str = "en",
    seed: int = 3,
) -> OwnGame:
    """A game that Ada begins."""
    options = GameOptions(rules or edition(), None, "Ada", seed, language)
    return deal_game(GamesFolder(folder), options, parse_seats(seats), Supervisor())


def app_of(own: OwnGame, paint: Paint = STILL, again: OwnGame | None = None) -> TableApp:
    return TableApp(TableScreen(OwnTable(own, lambda: again or own), paint))


async def settled(pilot: Pilot[Ended]) -> Moment:
    """The moment when it is for somebody at the keyboard to do something."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(2000):
        await pilot.pause(0.01)
        moment = app.table_screen.moment
        if moment is not None and (moment.to_act or moment.cover or moment.state == "over"):
            await pilot.pause()
            return moment
    raise AssertionError("nobody came to act")


def text_of(app: TableApp) -> str:
    """What stands on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def drive(
    app: TableApp,
    steps: Callable[[Pilot[Ended]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
) -> Ended | None:
    """Run the application without a terminal while `steps` use it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await steps(pilot)

    asyncio.run(run())
    return app.return_value


def press(keys: Sequence[str]) -> Callable[[Pilot[Ended]], Awaitable[None]]:
    async def steps(pilot: Pilot[Ended]) -> None:
        for key in keys:
            await pilot.press(key)
        await pilot.pause()

    return steps
