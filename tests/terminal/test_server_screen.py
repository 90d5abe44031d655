"""A table of a real server on the whole screen, by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from hanabi.client import Identities, parse_link
from hanabi.terminal.screens.app import TableApp
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_screen import TableScreen
from hanabi.terminal.screens.table_view import Ended
from hanabi.terminal.server_table import ServerTable
from serving import GUARD, Player, a_clue, asynchronous, serving


def shown(app: TableApp) -> str:
    """The whole screen as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[Ended], app: TableApp, wanted: Callable[[str], object]) -> str:
    """The screen, as soon as it is one that was waited for."""
    async with asyncio.timeout(GUARD):
        while not wanted(shown(app)):
            await pilot.pause(0.02)
    return shown(app)


async def write(pilot: Pilot[Ended], key: str, text: str) -> None:
    """Open a line with a key, and fill it in."""
    await pilot.press(key)
    await pilot.press(*("space" if sign == " " else sign for sign in text), "enter")


@asynchronous
async def test_a_whole_visit_on_the_screen_with_a_restart_in_between(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = await Player(server, language="en").open(
            *("Ann",), seats=2, first=0, talk="chat", take_backs=True
        )
        await ann.live()
        link = parse_link(f"{server.url}/t/{ann.table}")
        table = await ServerTable.join(link, Identities(tmp_path / "bo"), "en", "Bo")
        app = TableApp(TableScreen(table, Paint(motion=False)))
        async with app.run_test(size=(100, 32)) as pilot:
            await until(pilot, app, lambda said: "Waiting for Ann to start the game." in said)
            await write(pilot, "t", "hello Ann")
            await ann.until(lambda _: ann.talk)
            assert ann.talk[0]["text"] == "hello Ann"
            await write(pilot, ":", "play 1")
            await until(pilot, app, lambda said: "You can’t do that right now." in said)
            await ann.tell("start")
            await until(pilot, app, lambda said: "Ann’s turn" in said)
            await ann.act(a_clue(ann.view) | {"to": 1})
            await until(pilot, app, lambda said: "Your turn" in said)

            await ann.tell("take-back", agree=True, steps=1)
            asked = await until(pilot, app, lambda said: "wants to take back" in said)
            assert "Decline" in asked
            await pilot.press("y")
            await until(pilot, app, lambda said: "Ann’s turn" in said)
            held = ann.view["hands"][0][0]["id"]
            clue = next(one for one in ann.view["legal_actions"] if one["do"] == "clue")
            await ann.act(clue if ann.view["tokens"] == 8 else {"do": "play", "card": held})
            await until(pilot, app, lambda said: "Your turn" in said)

            server.kill()
            await until(pilot, app, lambda said: "Connection lost" in said)
            server.start()
            await until(pilot, app, lambda said: "Connected again." in said)
            await write(pilot, ":", "pause")
            await until(pilot, app, lambda said: "Bo paused the game." in said)
            assert "??" not in shown(app)
            await pilot.press("P")
            await until(pilot, app, lambda said: "Your turn" in said)
            await pilot.press("c", *str(ann_value(table)), "enter")
            await until(pilot, app, lambda said: "Ann’s turn" in said)
            own_cards_stay_hidden(table, shown(app))
            await pilot.press("q")
        assert app.return_value == Ended()
        await ann.close()


def ann_value(table: ServerTable) -> int:
    """A value that Ann holds."""
    view = table._moment().view
    assert view is not None
    face = view.hands[0][0].face
    assert face is not None
    return face.value


def own_cards_stay_hidden(table: ServerTable, said: str) -> None:
    """The row of the viewer has the suits that clues have told, and no others."""
    view = table._moment().view
    assert view is not None
    assert all(card.face is None for card in view.hand)
    row = next(line for line in said.splitlines() if line.strip().startswith("Bo "))
    told = [card for card in view.hand if len({face.suit for face in card.knowledge.possible}) == 1]
    assert sum(row.count(sign) for sign in "✿▲◆★♣") == len(told)
    assert row.count("?") == len(view.hand) - len(told) > 0
