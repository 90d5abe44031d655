"""What is built to be installed: complete, described, and working with the dependencies it names."""

from __future__ import annotations

import email.message
import email.parser
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from readme_renderer import markdown

import hanabi

ROOT = Path(__file__).parent.parent

PACKAGE = ROOT / "src" / "hanabi"


@dataclass(frozen=True)
class Built:
    """The two files of a release, and what the wheel says about itself."""

    wheel: Path
    sdist: Path
    about: email.message.Message


def build(source: Path, out: Path, *targets: str) -> list[Path]:
    """What hatchling makes of a source tree."""
    asked = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out), *asked]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return sorted(out.iterdir())


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    sdist, wheel = sorted(
        build(ROOT, tmp_path_factory.mktemp("dist"), "sdist", "wheel"), key=lambda path: path.suffix
    )
    with zipfile.ZipFile(wheel) as content:
        (name,) = [name for name in content.namelist() if name.endswith(".dist-info/METADATA")]
        about = email.parser.Parser().parsestr(content.read(name).decode())
    return Built(wheel, sdist, about)


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel with their checksums."""
    with zipfile.ZipFile(wheel) as content:
        return {info.filename: info.CRC for info in content.infolist()}


def test_the_package_index_would_take_both_files(built: Built) -> None:
    command = [
        sys.executable,
        "-m",
        "twine",
        "check",
        "--strict",
        str(built.wheel),
        str(built.sdist),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_says_what_it_is(built: Built) -> None:
    about = built.about
    assert about["Version"] == hanabi.__version__
    for room in ("library", "browser", "terminal", "bots", "arena", "environments"):
        assert room in about["Summary"]
    addresses = dict(line.split(", ", 1) for line in about.get_all("Project-URL", []))
    assert addresses.keys() >= {"Homepage", "Documentation", "Changelog", "Issues", "Source"}
    classifiers = about.get_all("Classifier", [])
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in classifiers


def test_the_changelog_tells_about_this_version() -> None:
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", told, re.MULTILINE)[0] == hanabi.__version__


def test_pictures_and_links_of_the_readme_lead_out_of_the_package_index(built: Built) -> None:
    shown = markdown.render(str(built.about.get_payload()))
    assert shown is not None
    own = dict(line.split(", ", 1) for line in built.about.get_all("Project-URL", []))["Source"]
    targets = re.findall(r'(?:src|href)="([^"]*)"', shown)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    for target in targets:
        if target.startswith(own):
            assert (ROOT / re.sub(r"^/(raw|blob)/HEAD/", "", target.removeprefix(own))).exists()
    assert any(target.endswith(".png") for target in targets)


def test_every_file_of_the_package_is_in_the_wheel(built: Built) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "."],  # noqa: S607
        cwd=PACKAGE,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a checkout of git")
    files = {f"hanabi/{name}" for name in listed.stdout.split("\0") if name}
    there = contents(built.wheel).keys()
    assert {name for name in files if (PACKAGE.parent / name).exists()} - there == set()
    assert "hanabi/py.typed" in there
    for suffix in (".ftl", ".schema.json", ".html", ".js", ".css", ".svg"):
        assert any(name.endswith(suffix) for name in there), suffix
    assert not [name for name in there if "__pycache__" in name or name.endswith(".map")]


def test_the_source_distribution_builds_the_same_wheel(built: Built, tmp_path: Path) -> None:
    with tarfile.open(built.sdist) as content:
        content.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    for name in ("README.md", "CHANGELOG.md", "LICENSE", "Makefile", "docs", "tests"):
        assert (source / name).exists(), name
    (wheel,) = build(source, tmp_path / "dist", "wheel")
    assert contents(wheel) == contents(built.wheel)


def test_the_documentation_is_in_the_wheel_where_it_was_built(built: Built, tmp_path: Path) -> None:
    with tarfile.open(built.sdist) as content:
        content.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    page = source / "src" / "hanabi" / "site" / "guide" / "index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.touch()
    (wheel,) = build(source, tmp_path / "dist", "wheel")
    assert "hanabi/site/guide/index.html" in contents(wheel)


# Installed with nothing but what it asks for


def distributions(requirements: Iterable[str], extra: str) -> dict[str, metadata.Distribution]:
    """Installed distributions that these requirements need, with what those need in turn."""
    found: dict[str, metadata.Distribution] = {}
    open_ends = [(line, extra) for line in requirements]
    while open_ends:
        line, wanted = open_ends.pop()
        need = Requirement(line)
        if need.marker and not need.marker.evaluate({"extra": wanted}):
            continue
        known = need.name in found
        dist = found.setdefault(need.name, metadata.distribution(need.name))
        for more in need.extras if known else ("", *need.extras):
            open_ends += [(further, more) for further in dist.requires or ()]
    return found


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment that holds the wheel and nothing else: its folder."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "--disable-pip-version-check"]
    offline = ["--quiet", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run([*pip, "install", *offline, str(built.wheel)], check=True)
    return folder


@dataclass(frozen=True)
class Installed:
    """The installed package with the dependencies it names for one extra, or for none."""

    environment: Path
    work: Path
    """A folder away from this checkout, where programs run and dependencies are linked."""

    def link(self, needed: Iterable[metadata.Distribution]) -> None:
        """Let programs import what these distributions brought."""
        for dist in needed:
            for top in {file.parts[0] for file in dist.files or ()} - {"..", "__pycache__"}:
                link = self.work / "needed" / top
                link.parent.mkdir(exist_ok=True)
                if not link.exists():
                    link.symlink_to(str(dist.locate_file(top)))

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the new environment prints."""
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
        own = {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.work), "PYTHONPATH": "needed"}
        done = subprocess.run(
            [str(self.environment / "bin" / program), *arguments],
            cwd=self.work,
            env=kept | own,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def with_extra(extra: str, built: Built, installed: Path, work: Path) -> Installed:
    there = Installed(installed, work)
    there.link(distributions(built.about.get_all("Requires-Dist", []), extra).values())
    return there


def test_the_installed_command_plays_with_the_dependencies_it_names(
    built: Built, installed: Path, tmp_path: Path
) -> None:
    there = with_extra("", built, installed, tmp_path)
    where = there.run("python", "-c", "import hanabi; print(hanabi.__file__)")
    assert Path(where.strip()).is_relative_to(installed)
    assert "Usage: hanabi" in there.run("hanabi", "--help")
    assert there.run("hanabi", "--version").strip() == hanabi.__version__
    assert "svensk utgåva" in there.run("hanabi", "rules", "swedish", "--lang", "sv")
    assert "Score" in there.run("hanabi", "play", "--seats", "steady,random", "--seed", "1")


@pytest.mark.parametrize(
    ("extra", "program"),
    [
        ("server", "import hanabi.server.run"),
        ("fast", "from hanabi.kernel import Batch"),
        ("rl", "import hanabi.envs.hle, hanabi.envs.pettingzoo, hanabi.envs.vector"),
        ("arena", "import hanabi.arena, matplotlib"),
        ("review", "import hanabi.review.timetable"),
    ],
)
def test_an_extra_brings_what_its_room_imports(
    extra: str, program: str, built: Built, installed: Path, tmp_path: Path
) -> None:
    with_extra(extra, built, installed, tmp_path).run("python", "-c", program)
