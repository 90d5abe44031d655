"""The page shows what the server says of a game, and works nothing out itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import hanabi
from hanabi.core import Reason
from hanabi.table.decisions import REMARKS

WEB = Path(hanabi.__file__).parent / "web"
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if path.parent.name != "vendor"]

COUNTED = (
    "clue_tokens|copies|deck_size|height|hand_size|maximum|next|next_left|next_copies|pace|reachable"
    "|reachable_maximum|score|strikes|tally|tiles_left|tokens|turns_left|values"
)
"""What the rules count. To draw as many as there are is not to count."""

RULES = {
    "the values of the cards": r"\[1, 2, 3, 4, 5\]|\bVALUES\b",
    "how high a firework gets": r"\bHEIGHT\b|[<=>] 5\b|\b5 -|\b6 -",
    "a number worked out from another": rf"(?<!size)\.(?:{COUNTED})\)? (?:[-+*/%<>]|[<>]=) |[-+*/%] (?!size)\w+\.(?:{COUNTED})\b",
    "a card by its place in a suit": r"copies\[[^\]]*[-+]",
    "which way a suit is built": r"descending(?! \? \"↓\")",
    "why something is refused": r"refusal-(?:all-tokens|no-tokens|bonus-pending|touches-nothing)",
    "which cards a clue touches": r"\.touches\(|nameable",
}


@pytest.mark.parametrize("rule", RULES)
def test_the_page_does_not_know(rule: str) -> None:
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in SCRIPTS
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if re.search(RULES[rule], line)
    ]
    assert not found


def test_the_scripts_are_found() -> None:
    assert len(SCRIPTS) > 30


def test_the_lists_of_the_page_are_those_of_the_server() -> None:
    talk, games = (
        (WEB / name).read_text("utf-8") for name in ("board/talk.js", "pages/game-filters.js")
    )
    assert listed("REMARKS", talk) == list(REMARKS)
    assert listed("REASONS", games) == [str(reason) for reason in Reason]


def listed(name: str, script: str) -> list[str]:
    (found,) = re.findall(rf"const {name} = (\[[^\]]+\])", script)
    strings: list[str] = json.loads(found)
    return strings
