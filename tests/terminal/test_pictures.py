"""The full screen looks as in its pictures. `python tests/terminal/make_pictures.py` takes them anew; then look at them."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_pictures import PICTURES, TAKEN


@pytest.mark.parametrize("name", TAKEN)
def test_it_looks_as_in_its_picture(tmp_path: Path, name: str) -> None:
    taken = TAKEN[name](tmp_path / "games")
    (tmp_path / "taken.svg").write_text(taken, "utf-8")
    assert taken == (PICTURES / f"{name}.svg").read_text("utf-8"), tmp_path / "taken.svg"
