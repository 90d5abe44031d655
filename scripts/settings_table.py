"""Writes the settings of `hanabi serve` into docs/operating.md: `make settings`. They are those that --show-config lists."""

from __future__ import annotations

import ast
import inspect
import itertools
import json
from pathlib import Path
from typing import Any

from hanabi.cli.serve import serve
from hanabi.cli.settings import Setting, settings_of
from hanabi.server import limits as limits_module
from hanabi.server.limits import Limits
from hanabi.table import supervisor

FILE = Path(__file__).parent.parent / "docs" / "operating.md"

START, END = (
    "<!-- The settings: `make settings` writes them. -->",
    "<!-- The end of the settings. -->",
)


def options_told() -> dict[str, str]:
    """What the command says of each option, by parameter."""
    lines = inspect.cleandoc(serve.__doc__ or "").partition("----------\n")[2].splitlines()
    found: dict[str, str] = {}
    name = ""
    for line in lines:
        if line.startswith("    "):
            found[name] = f"{found.get(name, '')} {line.strip()}".strip()
        else:
            name = line.strip()
    return found


def limits_told() -> dict[str, str]:
    """What is written beneath each field of the limits, by the name of its setting."""
    found: dict[str, str] = {}
    for module, name, prefix in (
        (limits_module, "Limits", "limits."),
        (supervisor, "Patience", "limits.patience."),
    ):
        tree = ast.parse(inspect.getsource(module))
        kinds = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == name]
        body = kinds[0].body
        for field, beneath in itertools.pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                told = ast.get_docstring(ast.Module([beneath], [])) or ""
                found[prefix + field.target.id] = " ".join(told.split())
    return found


def row(setting: Setting, told: dict[str, str]) -> str:
    return f"| `{setting.name}` | {_default(setting.default)} | {told.get(setting.parameter, '')} |"


def _default(value: Any) -> str:
    if value in (None, ()):
        return ""
    return f"`{json.dumps(value if isinstance(value, bool | int | float | tuple) else str(value))}`"


def table() -> str:
    """All settings, as two tables."""
    told = options_told() | limits_told()
    rows: dict[bool, list[str]] = {False: [], True: []}
    for setting in settings_of(serve, Limits):
        rows[setting.parameter.startswith("limits.")].append(row(setting, told))
    head = "| setting | default | meaning |\n|---|---|---|\n"
    limit = "| limit | default | meaning |\n|---|---|---|\n"
    return f"\n{head}{chr(10).join(rows[False])}\n\n{limit}{chr(10).join(rows[True])}\n\n"


def written(document: str) -> str:
    """The document with the settings of today between its marks."""
    before, _, rest = document.partition(START)
    return before + START + "\n" + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    FILE.write_text(written(FILE.read_text(encoding="utf-8")), encoding="utf-8")
