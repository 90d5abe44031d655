"""Settings of `hanabi serve`: from flags, the environment and a file, each listed with where it came from."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_type_hints

import pytest

import settings_table
from hanabi.cli.configured import database
from hanabi.cli.secrets import with_password
from hanabi.cli.serve import serve
from hanabi.cli.setting_marks import NoSetting
from hanabi.cli.settings import Value, made, resolve, settings_of, shown
from hanabi.core import BadSetup
from hanabi.server.limits import Limits

SETTINGS = settings_of(serve, Limits)


def run(*arguments: str, **environ: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", "serve", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={k: v for k, v in os.environ.items() if not k.startswith("HANABI_")} | environ,
    )
    return done.returncode, done.stdout, done.stderr


def found(**environ: str) -> dict[str, Value]:
    return resolve(SETTINGS, {}, environ, None)


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "hanabi.toml"
    file.write_text(
        'port = 1\nconnections = 2\nhost = "::"\nbehind_proxy = true\n[limits]\nidle = 5'
    )
    flags = {"port": 4}
    environ = {"HANABI_PORT": "3", "HANABI_CONNECTIONS": "6", "HANABI_LIMITS_BOT_PAUSE": "0,1"}
    values = resolve(SETTINGS, flags, environ, file)
    said = {name: (one.value, one.source) for name, one in values.items()}
    assert said["port"] == (4, "flag")
    assert said["connections"] == (6, "HANABI_CONNECTIONS")
    assert said["limits.bot-pause"] == ((0.0, 1.0), "HANABI_LIMITS_BOT_PAUSE")
    assert said["host"] == ("::", str(file))
    assert said["behind-proxy"] == (True, str(file))
    assert said["limits.idle"] == (5.0, str(file))
    assert said["warm"] == (True, "default")


def test_every_option_of_the_command_and_every_limit_is_a_setting() -> None:
    hints = get_type_hints(serve, include_extras=True)
    options = {
        name
        for name in inspect.signature(serve).parameters
        if NoSetting not in getattr(hints[name], "__metadata__", ())
    }
    top = {one.parameter for one in SETTINGS if not one.parameter.startswith("limits.")}
    assert top == options
    values = {one.parameter: one.default for one in SETTINGS if one.parameter.startswith("limits.")}
    assert made(Limits, "limits", values) == Limits()
    assert len({one.variable for one in SETTINGS}) == len(SETTINGS)


def test_what_is_shown_is_a_file_with_the_same_settings_again(tmp_path: Path) -> None:
    code, out, _ = run("--show-config", "--limit", "idle=60", HANABI_PORT="9")
    assert code == 0
    assert "port = 9  # HANABI_PORT" in out
    assert "idle = 60.0  # flag" in out
    file = tmp_path / "again.toml"
    file.write_text(out)
    code, again, _ = run("--show-config", "--config", str(file))
    assert code == 0
    assert tomllib.loads(again) == tomllib.loads(out)


def test_passwords_are_not_shown() -> None:
    url = "postgresql://hanabi:ge@h:eim@db.example/games?password=ge@h:eim"
    text = shown(found(HANABI_DB=url).values())
    assert "postgresql://hanabi:***@db.example/games?password=***" in text
    assert "eim" not in text


@pytest.mark.parametrize(
    ("environ", "reason"),
    [
        ({"HANABI_PROT": "1"}, "HANABI_PROT: no such setting; did you mean HANABI_PORT?"),
        ({"HANABI_PORT": "x"}, "port: 'x' is not possible; a whole number, from 0 to 65535"),
        ({"HANABI_PORT": "65536"}, "(from HANABI_PORT)"),
        ({"HANABI_BEHIND_PROXY": "maybe"}, "true or false"),
        ({"HANABI_LIMITS_IDLE": "nan"}, "limits.idle: 'nan' is not possible; a number, at least 0"),
        ({"HANABI_LIMITS_OUTBOX": "0"}, "a whole number, at least 1"),
        ({"HANABI_LIMITS_BOT_PAUSE": "1"}, "a list of 2 numbers"),
        ({"HANABI_LIMITS_REVIEW_EFFORT": "great"}, "quick or normal or deep"),
        ({"HANABI_HOST": ""}, "host: '' is not possible; a text"),
    ],
)
def test_what_is_wrong_in_the_environment_is_refused(environ: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        found(**environ)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "prot: no such setting; did you mean port? (in "),
        ("[limits]\nidel = 1", "limits.idel: no such setting; did you mean limits.idle?"),
        ("[limit]\nidle = 1", "limit: no such setting"),
        ("port = true", "port: True is not possible; a whole number"),
        ("port = 8.5", "port: 8.5 is not possible"),
        ("host = 8", "host: 8 is not possible; a text"),
        ("limits = 8", "limits: no such setting"),
        ("behind-proxy = true\nbehind_proxy = true", "is set twice"),
        ("port = ", "cannot be read"),
    ],
)
def test_what_is_wrong_in_the_file_is_one_line_and_exit_code_two(
    tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "hanabi.toml"
    file.write_text(text)
    with pytest.raises(BadSetup) as refused:
        resolve(SETTINGS, {}, {}, file)
    assert reason in str(refused.value)


def test_a_bad_secret_is_not_repeated() -> None:
    with pytest.raises(BadSetup) as refused:
        resolve(SETTINGS, {"db": 7}, {}, None)
    assert "7" not in str(refused.value)


def test_what_is_wrong_ends_the_command_before_anything_is_opened(tmp_path: Path) -> None:
    code, out, err = run(HANABI_CONFIG=str(tmp_path / "none.toml"))
    assert (code, out) == (2, "")
    assert err.startswith("hanabi: config: ")
    assert err.count("\n") == 1
    assert run("--limit", "idle")[0] == 2


def test_the_document_for_operators_tells_every_setting() -> None:
    document = settings_table.FILE.read_text(encoding="utf-8")
    assert settings_table.written(document) == document, "run: make settings"
    told = settings_table.table()
    for setting in SETTINGS:
        assert f"| `{setting.name}` |" in told


@pytest.mark.parametrize("secret", ["the-token-of-the-operator", "ge-heim"])
def test_secrets_from_files_are_used_and_not_shown(tmp_path: Path, secret: str) -> None:
    file = tmp_path / "secret"
    file.write_text(f"{secret}\n")
    values = found(HANABI_ADMIN_TOKEN=secret, HANABI_DB_PASSWORD_FILE=str(file))
    assert secret not in shown(values.values())
    url = with_password("postgresql://hanabi@db/games", file)
    assert url == f"postgresql://hanabi:{secret}@db/games"
    with pytest.raises(BadSetup):
        with_password("sqlite:///games.db", file)


def test_the_other_commands_find_the_database_as_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret").write_text("ge-heim")
    file = tmp_path / "hanabi.toml"
    file.write_text(f'db = "postgresql://a@b/c"\ndb-password-file = "{tmp_path / "secret"}"')
    assert database("sqlite:///x.db") == "sqlite:///x.db"
    monkeypatch.setenv("HANABI_CONFIG", str(file))
    assert database(None) == "postgresql://a:ge-heim@b/c"
    monkeypatch.setenv("HANABI_DB", "postgresql://d@e/f")
    assert database(None) == "postgresql://d:ge-heim@e/f"
