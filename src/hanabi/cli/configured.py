"""Commands whose options can be set in the environment and in a file too: `hanabi.cli.settings` on the command line."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hanabi.cli.user import data_folder, say


def configured(command: Callable[..., None]) -> Callable[..., None]:
    """A command that is called with the flags alone, finds out the rest, and then does what it did.

    It has the options `config`, `show_config` and `limit`, and the parameter `limits`, which is given all fields of
    `Limits` for which there is no option of their own.
    """

    @functools.wraps(command)
    def run(**flags: Any) -> None:
        from hanabi.cli.settings import made, resolve, settings_of, shown
        from hanabi.server.limits import Limits

        file, show = flags.pop("config", None), flags.pop("show_config", False)
        more = _limits(flags.pop("limit", ()))
        settings = settings_of(command, Limits)
        names = {one.parameter: one.name for one in settings}
        given = {names[name]: value for name, value in flags.items()} | more
        if file is None and os.environ.get("HANABI_CONFIG"):
            file = Path(os.environ["HANABI_CONFIG"])
        values = resolve(settings, given, os.environ, file)
        if show:
            say(shown(values.values()))
            return
        own = {one.setting.parameter: one.value for one in values.values()}
        limits = {name: own.pop(name) for name in list(own) if name.startswith("limits.")}
        command(**own, limits=made(Limits, "limits", limits))

    return run


def _limits(given: tuple[str, ...]) -> dict[str, str]:
    """`("idle=60",)` as settings and their values."""
    from hanabi.core import BadSetup

    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"limit: {text!r} is not possible; NAME=VALUE, such as idle=60")
        found[f"limits.{name.replace('_', '-')}"] = value
    return found


def database(db: str | None) -> str:
    """The database that is meant: the one that is named, else that of the server as environment and file have it."""
    from hanabi.cli.secrets import with_password
    from hanabi.cli.serve import serve
    from hanabi.cli.settings import resolve, settings_of
    from hanabi.server.limits import Limits

    if db is not None:
        return db
    file = os.environ.get("HANABI_CONFIG")
    values = resolve(settings_of(serve, Limits), {}, os.environ, Path(file) if file else None)
    url = with_password(values["db"].value, values["db-password-file"].value)
    return url or f"sqlite:///{data_folder() / 'hanabi.db'}"
