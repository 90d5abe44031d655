"""What is needed to run a public server: installed as nobody in particular, run from a tree that cannot be written, and checked."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from hanabi.cli.serve import serve
from hanabi.cli.settings import resolve, settings_of
from hanabi.server.limits import Limits
from sizes import THOROUGH

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PATIENCE = 120.0
"""Seconds a server may take to be ready on a busy machine."""

SETTINGS = settings_of(serve, Limits)
TEXTS = ("README.md", "CHANGELOG.md", "LICENSE")

Command = list[str | Path]


def compose() -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        (DEPLOY / "compose.yaml").read_text()
    )
    return found


def has(*command: str) -> bool:
    """Whether a tool is here, and works."""
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


NOBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
NOBODY += ["--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search"]
"""Runs a program as somebody who may write nowhere; it may read this interpreter, wherever that is."""


@contextlib.contextmanager
def folder_of_nobody() -> Iterator[tuple[Path, list[str]]]:
    """A folder of somebody without rights, and what runs a program as them: nothing where we are that already."""
    home = Path(tempfile.mkdtemp(prefix="hanabi-deploy-"))
    try:
        yield home, NOBODY if os.geteuid() == 0 else []
    finally:
        for folder, _, _ in os.walk(home):
            Path(folder).chmod(0o700)
        shutil.rmtree(home, ignore_errors=True)


def given_away(tree: Path) -> None:
    """A folder and all in it belong to nobody, if we can give anything away."""
    if os.geteuid() == 0:
        for path in (tree.parent, tree, *tree.rglob("*")):
            shutil.chown(path, "nobody", "nogroup")


def cannot_be_written(tree: Path) -> None:
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def serves(program: Sequence[str | Path], home: Path, run: list[str], path: str = "") -> None:
    """The server becomes ready as this user, writes nowhere but in its data, and ends when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    data = home / "data"
    data.mkdir()
    given_away(data)
    environ = {
        "PATH": os.environ["PATH"],
        "HOME": str(data),
        "XDG_DATA_HOME": str(data),
        "NUMBA_CACHE_DIR": str(data / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": path,
        "HANABI_PORT": str(port),
        "HANABI_DB": f"sqlite:///{data / 'games.db'}",
        "HANABI_WARM": "false",
    }
    process = subprocess.Popen([*run, *program, "serve"], env=environ, cwd=home)
    ready: Command = [sys.executable, DEPLOY / "ready"]
    try:
        assert subprocess.run(ready, env=environ, check=False, capture_output=True).returncode == 1
        until = time.monotonic() + PATIENCE
        while subprocess.run(ready, env=environ, check=False, capture_output=True).returncode:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        assert "Hanabi" in httpx.get(f"http://127.0.0.1:{port}/").text
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert (data / "games.db").stat().st_uid != 0 or os.geteuid() != 0
    finally:
        process.kill()
        process.wait()


def test_the_server_runs_without_rights_from_a_tree_that_cannot_be_written() -> None:
    with folder_of_nobody() as (home, run):
        tree, wheels = home / "tree", home / "wheels"
        build: Command = [sys.executable, "-m", "hatchling", "build", "-d", wheels, "-t", "wheel"]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = wheels.iterdir()
        shutil.unpack_archive(wheel, tree, "zip")  # what a wheel of Python alone is installed by
        cannot_be_written(tree)
        others = next(one for one in sys.path if one.endswith("site-packages"))
        serves([sys.executable, "-P", "-m", "hanabi"], home, run, f"{tree}:{others}")


@pytest.mark.skipif(not (THOROUGH or has("docker", "info")), reason="installs everything anew")
def test_the_steps_of_the_image_install_a_server_that_runs() -> None:
    """Those of the Dockerfile, where no container engine is present."""
    docker: Command = ["docker"]
    if has("docker", "info"):
        image: Command = ["docker", "build", "-q", "-f", DEPLOY / "Dockerfile", ROOT]
        name = subprocess.run(image, check=True, capture_output=True, text=True).stdout.strip()
        begin: Command = [
            "docker",
            "run",
            "-d",
            "--read-only",
            "--tmpfs",
            "/tmp",  # noqa: S108  # in the container
            "-v",
            "/data",
            name,
        ]
        made = subprocess.run(begin, check=True, capture_output=True, text=True).stdout.strip()
        try:
            until = time.monotonic() + PATIENCE
            while not has("docker", "exec", made, "hanabi-ready"):
                assert time.monotonic() < until
                time.sleep(0.5)
            who = ["docker", "exec", made, "id", "-u"]
            assert subprocess.run(who, capture_output=True, check=True).stdout != b"0\n"
        finally:
            subprocess.run([*docker, "rm", "-f", made], check=True, capture_output=True)
        return
    with folder_of_nobody() as (home, run):
        source = home / "source"
        no_caches = shutil.ignore_patterns("__pycache__")
        for name in ("src", "deploy"):
            shutil.copytree(ROOT / name, source / name, ignore=no_caches)
        for name in ("pyproject.toml", "constraints.txt", "hatch_build.py", *TEXTS):
            shutil.copy(ROOT / name, source)
        given_away(source)
        done = subprocess.run(
            [*run, source / "deploy" / "install", home / "hanabi"],
            env={**os.environ, "HOME": str(home)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        cannot_be_written(home / "hanabi")
        serves([home / "hanabi" / "bin" / "hanabi"], home, run)


def test_the_image_is_built_from_the_source_and_from_plain_official_images() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(images) == 2  # built in one, run in the other
    assert all(re.fullmatch(r"python:[\d.]+-slim", image) for image in images)
    assert "deploy/install" in text
    assert not re.search(r"https?://|index-url", text)
    user, health = text.index("\nUSER hanabi"), text.index("\nHEALTHCHECK")
    assert user < health < text.index("\nCMD")
    assert re.search(r"HEALTHCHECK .*\[\"hanabi-ready\"\]", text)


def test_what_the_files_set_are_settings() -> None:
    resolve(SETTINGS, {}, {}, DEPLOY / "hanabi.toml")
    environment = compose()["services"]["hanabi"]["environment"]
    assert isinstance(environment, dict)
    resolve(SETTINGS, {}, environment, None)
    set_by_image = re.findall(r"(HANABI_\w+)=(\S+)", (DEPLOY / "Dockerfile").read_text())
    resolve(SETTINGS, {}, dict(set_by_image), None)
    unit = (DEPLOY / "hanabi.service").read_text()
    resolve(SETTINGS, {}, dict(re.findall(r"(HANABI_\w+)=(\S+)", unit)), None)


def test_the_compose_file_is_one(tmp_path: Path) -> None:
    for name in ("database", "operator"):  # its validator wants them to be there
        (tmp_path / "secrets").mkdir(exist_ok=True)
        (tmp_path / "secrets" / name).write_text("x")
    if has("docker", "compose", "version"):
        shutil.copytree(DEPLOY, tmp_path / "deploy")
        shutil.copytree(tmp_path / "secrets", tmp_path / "deploy" / "secrets")
        check: Command = [
            "docker",
            "compose",
            "-f",
            tmp_path / "deploy" / "compose.yaml",
            "config",
            "-q",
        ]
        done = subprocess.run(check, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    whole = compose()
    services = whole["services"]
    assert set(whole) <= {"services", "networks", "volumes", "secrets"}
    for name, one in services.items():
        assert ("image" in one) != ("build" in one), name
        image = str(one.get("image", "plain:1"))
        assert re.fullmatch(r"[a-z]+:[\w.-]+", image), f"{image} names a registry"
        for other, wanted in dict(one.get("depends_on", {})).items():  # type: ignore[call-overload]
            assert other in services
            watched = services[other].get("healthcheck") or other == "hanabi"  # by its image
            assert wanted == {"condition": "service_healthy"}
            assert watched
        for kind in ("secrets", "networks"):
            assert set(one.get(kind, [])) <= set(whole[kind])  # type: ignore[call-overload]
        for volume in one.get("volumes", []):  # type: ignore[attr-defined]
            source = volume.partition(":")[0]
            assert source in whole["volumes"] or (DEPLOY / source).is_file()
    own = services["hanabi"]
    assert own["read_only"] is True
    assert own["cap_drop"] == ["ALL"]
    assert "ports" not in own  # the world comes through the proxy
    assert "ports" not in services["postgres"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = (DEPLOY / "hanabi.service").read_text()
    (tmp_path / "hanabi.service").write_text(unit.replace("/opt/hanabi/bin/hanabi", "/bin/true"))
    done = subprocess.run(
        [shutil.which("systemd-analyze") or "", "verify", tmp_path / "hanabi.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
