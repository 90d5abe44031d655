"""The full screens look as on the pictures that are kept of them."""

from __future__ import annotations

import pytest
from pictures import FOLDER, SHOTS, take


@pytest.mark.parametrize("name", sorted(SHOTS))
def test_a_screen_looks_as_on_its_picture(name: str) -> None:
    """If it is meant to look otherwise: take it anew, and look at it."""
    kept = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert take(SHOTS[name]) == kept, f"python tests/terminal/pictures.py {name}"


def test_every_picture_is_of_a_screen_that_there_is() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(SHOTS)
