"""The types that the page is checked against are those of the server's messages."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "message_types.py"


def test_the_types_of_the_page_are_up_to_date() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["FILE"].read_text("utf-8") == script["message_types"](), "run make message-types"
