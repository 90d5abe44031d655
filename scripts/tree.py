"""The tree of the repository, one line a file: what CONTRIBUTING.md shows, printed or (with --write) put there.

A line is the first sentence of the file itself: its docstring, its first comment or its title. Folders of
data and of other people's code are one line each.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parent.parent

DOCUMENT = ROOT / "CONTRIBUTING.md"

FOLDED = {
    "deploy/grafana": "A dashboard for Grafana over the metrics of a server",
    "docs/api": "The reference: a page for each room, filled in from the docstrings",
    "docs/screens": "Pictures of the page; `make screenshots` takes them",
    "src/hanabi/server/migrations": "The steps from each layout of the database to the next",
    "src/hanabi/web/vendor": "lit-html and Fluent, with their licences",
    "src/hanabi/words/sv": "The same in Swedish",
    "tests/arena/brought": "A package of bots as somebody else would write it",
    "tests/formats/golden": "Games of hanab.live and the records they become",
    "tests/golden": "A recorded game for every printed table",
    "tests/golden_annotated": "Records of version 2, with headers and annotations",
    "tests/table/stored": "Tables and saved games as earlier versions wrote them",
}
"""Folders that are one line."""

FOLDERS = {
    ".ci": "What continuous integration runs",
    "deploy": "To run a public server: docs/operating.md says how",
    "bench": "How fast it is, always beside a peer in the same run",
    "docs": "The documents; `make docs` makes a site of them",
    "examples": "Short programs to start from",
    "scripts": "Helpers of the Makefile",
    "src/hanabi/web": "The page: plain ES modules and lit-html, no build step, no rules",
    "src/hanabi/web/board": "A game in progress",
    "src/hanabi/web/css": "How it looks",
    "src/hanabi/web/net": "Requests and the live connection",
    "src/hanabi/web/pages": "What has an address of its own, and its dialogs",
    "src/hanabi/web/ui": "What every page uses",
    "src/hanabi/words/en": "English",
    "tests": "A tree that mirrors the source, and what several tests share",
}
"""Folders that are no Python packages."""

WITHOUT_WORDS = {
    "LICENSE": "The MIT licence",
    "biome.json": "How the page's code is formatted and linted",
    "package.json": "What checks the page's code",
    "tsconfig.json": "How the page's types are checked",
    "pyproject.toml": "The package: metadata, extras, and the settings of every tool",
    "py.typed": "Tells type checkers that the package is typed",
    "record.schema.json": "The JSON Schema of a record",
    "base-2.safetensors": "What plays the base game with two: weights of 8 bits",
    "base-2.critic.safetensors": "What judges its positions with all hands known, for searches",
    "play-on-2.safetensors": "What plays on to perfection with two: weights of 8 bits",
    "play-on-2.critic.safetensors": "What judges its positions with all hands known, for searches",
    "puzzles.jsonl": "The puzzles by day, a line each; `scripts/make_puzzles.py` makes more",
    "strength.json": "What each bot scores in the base game, for `hanabi bots`",
    "learning_curve.png": "How the score rose while the shipped weights were learned",
    "learning_curve_play_on.png": "The same for the game played on to perfection",
    "favicon.svg": "The icon of the page",
    "favicon-turn.svg": "The icon of a page where it is one's turn",
}
"""Files that cannot say what they are."""

DATA = {".json", ".jsonl", ".png", ".txt"}
"""Files that say nothing about themselves; a folder of nothing else is one line."""

WIDTH = 34
"""Characters before the sentence of a file."""

START, END = "<!-- The tree: `make tree` writes it. -->", "<!-- The end of the tree. -->"

COMMENT = re.compile(r"\A(?:#!.*\n)?(?://|#+|/\*+|;+)[ \n*]*(.+?)[ ]*(?:\*/)?$", re.MULTILINE)
TITLE = re.compile(r"<title[^>]*>([^<]+)")


def files() -> list[PurePosixPath]:
    """Every file that belongs to the repository, ignored ones not."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603  # no input
    paths = {PurePosixPath(name) for name in listed.stdout.split("\0") if name}
    return sorted(
        path for path in paths if (ROOT / path).exists() and not path.name.startswith(".")
    )


def sentence(path: PurePosixPath) -> str:
    """What a file says about itself in its first line."""
    if path.name in WITHOUT_WORDS:
        return WITHOUT_WORDS[path.name]
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    found = (TITLE if path.suffix == ".html" else COMMENT).search(text)
    return found[1] if found else ""


@cache
def tree() -> str:
    """The lines of the tree."""
    return "\n".join(_folder(PurePosixPath(), files(), 0)) + "\n"


def _folder(folder: PurePosixPath, inside: list[PurePosixPath], depth: int) -> Iterator[str]:
    """A folder's files first, then the folders in it."""
    for path in inside:
        if path.parent == folder and path.name != "__init__.py":
            yield _line(path.name, sentence(path), depth)
    below = sorted({path.parts[depth] for path in inside if len(path.parts) > depth + 1})
    for name in below:
        child = folder / name
        there = [path for path in inside if path.is_relative_to(child)]
        if str(child) in FOLDED or all(path.suffix in DATA for path in there):
            yield _line(f"{name}/", FOLDED.get(str(child), f"{len(there)} files"), depth)
            continue
        package = child / "__init__.py"
        about = sentence(package) if package in there else FOLDERS.get(str(child), "")
        yield _line(f"{name}/", about, depth)
        yield from _folder(child, there, depth + 1)


def _line(name: str, about: str, depth: int) -> str:
    indented = "  " * depth + name
    return f"{indented:{WIDTH}}  {about.rstrip('.')}".rstrip()


def written(document: str) -> str:
    """The document with the tree of today between its marks."""
    before, _, rest = document.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n```text\n{tree()}```\n{END}{after}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        sys.stdout.write(tree())
