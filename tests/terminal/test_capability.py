"""What the environment says of a terminal, and what follows for the screen."""

from __future__ import annotations

import pytest

from hanabi import BadSetup
from hanabi.terminal.capability import Taste, has_screen, paint_of

XTERM = {"TERM": "xterm-256color"}


@pytest.mark.parametrize(
    ("environ", "wanted"),
    [
        (XTERM, {"colours": True, "few": False, "theme": "dark", "motion": True}),
        ({"TERM": "xterm"}, {"colours": True, "few": True}),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, {"few": False}),
        ({**XTERM, "NO_COLOR": "1"}, {"colours": False, "motion": False}),
        ({**XTERM, "NO_COLOR": ""}, {"colours": True}),
        ({"TERM": "linux"}, {"signs": False, "few": True}),
        ({"TERM": "vt220"}, {"signs": False, "colours": False}),
        ({**XTERM, "COLORFGBG": "0;15"}, {"theme": "light"}),
        ({**XTERM, "COLORFGBG": "15;0"}, {"theme": "dark"}),
        ({**XTERM, "COLORFGBG": "0;15", "HANABI_THEME": "dark"}, {"theme": "dark"}),
        ({**XTERM, "HANABI_COLOURS": "safe"}, {"safe": True}),
        ({**XTERM, "TEXTUAL_ANIMATIONS": "none"}, {"motion": False, "colours": True}),
    ],
)
def test_the_environment_says_how_screens_look(
    environ: dict[str, str], wanted: dict[str, object]
) -> None:
    paint = paint_of(Taste(), environ)
    assert {name: getattr(paint, name) for name in wanted} == wanted


def test_calm_is_a_wish_of_its_own() -> None:
    assert not paint_of(Taste(calm=True), XTERM).motion


@pytest.mark.parametrize(
    ("name", "value"), [("HANABI_THEME", "pink"), ("HANABI_COLOURS", "bright")]
)
def test_a_look_that_there_is_not_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=f"{name}: '{value}'"):
        paint_of(Taste(), {**XTERM, name: value})


def test_there_is_no_screen_for_pipes_and_dumb_terminals() -> None:
    assert not has_screen(Taste(), {"TERM": "dumb"})
    assert not has_screen(Taste(), {})
    assert not has_screen(Taste(plain=True), XTERM)
    assert not has_screen(Taste(), XTERM)  # what pytest captures is no terminal
