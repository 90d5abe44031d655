"""What the documents say is true: their code runs, every ruling is told and tested."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
from pathlib import Path

import pytest

from hanabi import EDITIONS
from hanabi.cli.app import app
from tree import tree, written

ROOT = Path(__file__).parent.parent

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A block of code, after the language it names."""

each_document = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)


@each_document
def test_code_in_documents_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*sys.modules]:  # a page that stands in for a package must not find it loaded
        if name.partition(".")[0] == "hanabi_learning_environment":
            monkeypatch.delitem(sys.modules, name)
    results = doctest.testfile(str(path), module_relative=False)
    assert results.failed == 0
    if path.name in ("README.md", "guide.md", "record.md", "hanab_live.md"):
        assert results.attempted > 0


@each_document
def test_code_in_documents_is_a_session_or_an_example_that_is_tested(path: Path) -> None:
    programs = [program.read_text(encoding="utf-8") for program in ROOT.glob("examples/*.py")]
    for language, code in BLOCK.findall(path.read_text(encoding="utf-8")):
        if language in ("python", "pycon"):
            assert code.startswith(">>> ") or code in programs


def commands(text: str) -> list[str]:
    """The command lines of a document: `hanabi ...` within a sentence, in a block or indented."""
    blocks = "\n".join(code for _, code in BLOCK.findall(text)).replace("\\\n", " ")
    lines = re.findall(r"^(?:\$ )?(hanabi .*)$", blocks, re.MULTILINE)
    lines += re.findall(r"^    (?:\$ )?(hanabi .*)$", text, re.MULTILINE)
    return lines + re.findall(r"`(hanabi [^`]*)`", BLOCK.sub("", text))


@each_document
def test_command_lines_in_documents_are_understood(path: Path) -> None:
    for line in commands(path.read_text(encoding="utf-8")):
        words = shlex.split(line, comments=True)[1:]
        if len(words) == 1 and not words[0].startswith("-"):
            assert words[0] in app  # the name of a command, as in "see `hanabi replay`"
        else:
            app.parse_args(words, exit_on_error=False, print_error=False)


@each_document
def test_links_in_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_what_is_to_be_installed_comes_from_a_checkout() -> None:
    """No package index has the package."""
    told = [*DOCUMENTS, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]
    for path in told:
        assert not re.search(r"pip install '?hanabi", path.read_text(encoding="utf-8")), path


def test_contributing_shows_the_tree_as_it_is() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout of git")
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert written(told) == told, "files came, went or say something else: run `make tree`"
    assert [
        line for line in tree().splitlines() if len(line.split()) == 1 and line[-1] != "/"
    ] == []


@pytest.mark.parametrize("number", range(1, 43))
def test_every_ruling_is_told_once_and_tested(number: int) -> None:
    told = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^- \*\*R{number}\*\*", told, re.MULTILINE)) == 1
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    assert any(re.search(rf"^def test_r{number}_", text, re.MULTILINE) for text in tests)


def test_the_edition_table_names_every_edition_and_add_on() -> None:
    told = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = {
        match[1]: set(re.findall(r"`([a-z0-9-]+)`", match[2]))
        for match in re.finditer(r"^\| `(\w+)` \|[^|]*\|[^|]*\|([^|]*)\|$", told, re.MULTILINE)
    }
    assert rows == {key: set(book.add_ons) for key, book in EDITIONS.items()}


@pytest.mark.parametrize("name", ["api_bot", "hanab_live_bot"])
def test_the_example_bots_are_short_and_stand_in_the_document_as_they_are(name: str) -> None:
    program = (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8")
    assert len(program.splitlines()) < 60
    told = (ROOT / "docs" / "connecting_bots.md").read_text(encoding="utf-8")
    assert f"```python\n{program}```\n" in told
