"""Bots by name, also those that other packages bring."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.bots import UnknownBot, all_bots, make_bot, table_bots

PLUGIN = '''
from hanabi.bots import BotKind, Choice, RandomBot

class Last:
    """Does the last thing on the list."""
    def __init__(self, seed): ...
    def act(self, view):
        return Choice(view.legal_actions[-1])

KIND = BotKind(Last, "the last thing on the list", most_players=3)
'''

POINTS = """[hanabi.bots]
last = lastbot:KIND
plain = lastbot:Last
broken = lastbot:Missing
steady = lastbot:Last
"""


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    """A folder with an installed package that brings bots."""
    (tmp_path / "lastbot.py").write_text(PLUGIN)
    info = tmp_path / "lastbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    return tmp_path


def ask(plugin: Path, question: str) -> str:
    """What Python answers where the package is installed."""
    code = f"import sys; sys.path.append({str(plugin)!r})\n{question}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.strip()


def test_another_package_brings_bots(plugin: Path) -> None:
    code = """
from hanabi import Game, edition
from hanabi.bots import all_bots, find_bot, make_bot
assert {"steady", "last", "plain"} <= set(all_bots())
view = Game(edition("cocktail"), 2, 1).view(0)
for name in ("last", "plain"):
    assert make_bot(name).act(view).action == view.legal_actions[-1]
print(find_bot("last").most_players, find_bot("last").about, type(make_bot("steady")).__name__)
"""
    assert ask(plugin, code) == "3 the last thing on the list SteadyBot"


def test_a_bot_that_does_not_load_says_why_and_harms_no_other(plugin: Path) -> None:
    code = """
from hanabi.bots import UnknownBot, make_bot
make_bot("last")
try:
    make_bot("broken")
except UnknownBot as error:
    print(error)
"""
    assert ask(plugin, code).startswith(
        "the bot 'broken' does not load from lastbot:Missing: module 'lastbot' has no attribute"
    )


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(
        UnknownBot, match="no bot is called 'alien'; there are: steady, friend, hat"
    ):
        make_bot("alien")


def test_a_cheat_is_not_offered_at_tables() -> None:
    assert set(table_bots()) == {name for name, kind in all_bots().items() if not kind.sees_all}


def test_knowing_the_bots_needs_no_compiler() -> None:
    code = "import sys, hanabi.bots as b; b.all_bots(); print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_a_bot_whose_name_is_taken_is_ignored_with_a_warning(plugin: Path) -> None:
    code = """
import warnings
from hanabi.bots import all_bots, ignored_bots
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    all_bots()
print(*[warning.message for warning in said], *[point.value for point in ignored_bots()])
from hanabi.cli.bot_list import bot_lines
print([line for line in bot_lines("en")][-1])
"""
    assert ask(plugin, code).splitlines() == [
        "the bot 'steady' from lastbot:Last is ignored: there is another one of that name lastbot:Last",
        "Ignored: steady from lastbot:Last. There’s already a bot with that name.",
    ]
