"""A policy by the batch at a table of a real server: it makes the moves that it makes in the arena."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from hanabi import Game, Rules, Seat
from hanabi.bots import PolicyBot
from hanabi.kernel import Plan
from hanabi.server.limits import Limits
from hanabi.table.supervisor import Patience
from serving import Server, asynchronous, players, start_game

ROOT = Path(__file__).parents[2]
BROUGHT = [str(ROOT / "tests" / "arena" / "brought"), str(ROOT / "examples")]


class FirstLegal:
    """The first legal action."""

    def __init__(self, plan: Plan) -> None:
        del plan

    def initial_state(self, seeds: Any) -> None:
        """It has none."""

    def act(self, observations: Any, legal: Any, state: None) -> tuple[Any, None]:
        del observations
        return legal.argmax(axis=1), state


def asked_again(seat: int | None, steps: int, update: dict[str, Any]) -> bool:
    """Whether this seat is to act, and more was done than so many steps."""
    return bool(update["view"]["to_act"] == seat and update["view"]["steps"] > steps)


@asynchronous
async def test_a_policy_plays_with_a_person(tmp_path: Path) -> None:
    limits = Limits(connections=1000, patience=Patience(first=120.0, move=60.0))
    server = Server(tmp_path, limits, packages=f"import sys; sys.path[:0] = {BROUGHT!r}")
    bot = PolicyBot(FirstLegal)
    bot.act(
        Game(Rules(), 2, 0, first=0).view(Seat(0))
    )  # the server then finds the compiled code on disk
    server.start()
    try:
        async with players(server, 1) as (ann,):
            await start_game([ann], seats=2, bots={"1": "tidy"}, first=1, bot_delay=False)
            steps = 0
            for _ in range(4):
                update = await ann.until(partial(asked_again, ann.seat, steps))
                assert update["table"]["handovers"] == []
                steps = update["view"]["steps"]
                harmless = [one for one in ann.view["legal_actions"] if one["do"] != "play"]
                assert (await ann.act(harmless[0]))["type"] == "done"
    finally:
        server.kill()
    assert steps == 7
