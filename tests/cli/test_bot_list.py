"""`hanabi bots`: every bot in each language, how strong it is, and why one cannot be used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import odd_bots
from hanabi.arena import strength
from hanabi.arena.strength import Figure
from hanabi.bots import all_bots
from hanabi.cli.bot_list import bot_lines
from hanabi.core.editions import printed_rules
from hanabi.words import LANGUAGES, Words


def listed(folder: Path, *options: str) -> list[str]:
    """What the command prints where the odd bots are installed."""
    program = f"{odd_bots.install(folder)}\nfrom hanabi.cli import main\nmain()"
    done = subprocess.run(
        [sys.executable, "-c", program, "bots", *options],
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_bot_is_listed_with_what_it_is(tmp_path: Path, language: str) -> None:
    lines, words = listed(tmp_path, "--lang", language), Words(language)
    for name, kind in all_bots().items():
        assert words("bots-line", name=name, about=words.bot_about(name, kind.about)) in lines
    few = lines.index(words("bots-line", name="few", about="for two"))
    learned = lines.index(words("bots-line", name="learned", about=words.bot_about("learned", "")))
    some = words("bots-some-games", numbers="2", games=9, all=len(printed_rules()))
    assert lines[learned + 1].startswith(f"  {some} ")
    assert lines[few + 1].startswith("  " + words("bots-players", least=2, most=2))
    assert words("bots-at-tables") in lines[few + 1]
    cheat = lines.index(words("bots-line", name="cheat", about="sees all"))
    assert words("bots-not-at-tables") in lines[cheat + 1]


def test_a_bot_that_cannot_be_used_says_what_is_missing(tmp_path: Path) -> None:
    lines = listed(tmp_path, "--lang", "en")
    needy = lines.index("needy: from odd_bots:NEEDY")
    assert lines[needy + 2] == (
        "  Not available here: the bot 'needy' needs numba: pip install '.[fast]' in a checkout of hanabi"
    )
    broken = lines.index("broken: from odd_bots:NoSuchThing")
    assert "does not load from odd_bots:NoSuchThing" in lines[broken + 2]
    assert "Not available" not in lines[lines.index("few: for two") + 2]


def test_strength_and_speed_are_told_where_they_are_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figures = {
        "steady": {3: Figure(15.316, 0.021, 20_000, 123_456.0), 2: Figure(16.0, None, 1, None)}
    }
    monkeypatch.setattr(strength, "known_strength", lambda: figures)
    english = list(bot_lines("en"))
    first = next(i for i, line in enumerate(english) if line.startswith("steady: "))
    assert english[first + 2 : first + 4] == [
        "  2 players: 16.00 points in a single game",
        "  3 players: 15.32 points on average (± 0.02) in 20,000 games, 123,000 decisions a second",
    ]
    assert any("15,32 poäng (± 0,02)" in line for line in bot_lines("sv"))


def test_without_figures_the_list_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "known_strength", dict)
    assert any(line.startswith("steady: ") for line in bot_lines("en"))
