"""`hanabi serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from hanabi.cli.configured import configured
from hanabi.cli.setting_marks import Between, NoSetting, Secret
from hanabi.cli.user import data_folder


@configured
def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Between(0, 65535)] = 8000,
    db: Annotated[str | None, Secret] = None,
    behind_proxy: bool = False,
    trusted_proxies: str | None = None,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    connections: Annotated[int, Between(1)] = 60,
    hanab_live: str | None = None,
    warm: Annotated[bool, Parameter(negative="--no-warm")] = True,
    workers: Annotated[int, Between(1, 64)] = 1,
    retain_days: Annotated[int, Between(0, 36_500)] = 0,
    metrics: str | None = None,
    log: Literal["text", "json"] = "text",
    log_level: Literal["debug", "info", "warning", "error"] = "info",
    access_log: bool = False,
    admin_token: Annotated[str | None, Parameter(parse=False), Secret] = None,
    admin_token_file: Path | None = None,
    db_password_file: Path | None = None,
    blocked_names: Path | None = None,
    limits: Annotated[Any, Parameter(parse=False), NoSetting] = None,
    limit: Annotated[tuple[str, ...], NoSetting] = (),  # noqa: ARG001  # `configured` reads it
    config: Annotated[Path | None, NoSetting] = None,  # noqa: ARG001
    show_config: Annotated[bool, NoSetting] = False,  # noqa: ARG001
) -> None:
    """Serve tables in the browser, for friends and bots.

    Each option but the last three may also be set in the environment, such as HANABI_PORT, and in a file.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets your network in.
    port
        The port to listen on.
    db
        Such as sqlite:///games.db or postgresql://user@host/name.
    behind_proxy
        Trust the headers of a TLS proxy on this machine.
    trusted_proxies
        Trust those of proxies at these addresses and networks, such as 10.0.0.2,10.1.0.0/16.
    open_browser
        Open the page in your browser.
    connections
        The most live connections of one address.
    hanab_live
        A port, or host:port, where bots of hanab.live may log in.
    warm
        Make the bots ready in the background, so that nobody waits for their first move.
    workers
        Processes on this machine that share the port; more than one need PostgreSQL.
    retain_days
        Each night, delete tables and uploads that nobody came back to for so many days; 0 keeps everything.
    metrics
        A port of this machine, or host:port, where Prometheus reads metrics.
    log
        Lines for people, or JSON for programs.
    log_level
        What is logged: this and whatever is graver.
    access_log
        Log every request.
    admin_token
        The token itself, in the environment or a file of settings.
    admin_token_file
        A file with the token that opens /admin; without one there is no such page.
    db_password_file
        A file with the password for the database.
    blocked_names
        A file with names that nobody may have, a line each.
    limit
        Any other limit, as NAME=VALUE, such as idle=60.
    config
        A file with settings, in TOML.
    show_config
        Print all settings and where each comes from, as such a file, and end.
    """
    from dataclasses import replace
    from logging import getLogger

    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    try:
        from hanabi.cli.secrets import admin_token_of, with_password
        from hanabi.server.blocked_names import BlockedNames
        from hanabi.server.logs import set_up
        from hanabi.server.operation import Operation
        from hanabi.server.run import print_line, run
    except ModuleNotFoundError as error:
        raise BadSetup(needs("serve", error.name, "server")) from error

    set_up(log, log_level)
    run(
        host=host,
        port=port,
        db=with_password(db, db_password_file) or f"sqlite:///{data_folder() / 'hanabi.db'}",
        behind_proxy=behind_proxy,
        trusted_proxies=trusted_proxies,
        open_browser=open_browser,
        limits=replace(limits, connections=connections, warm=warm, retain_days=retain_days),
        hanab_live=hanab_live,
        workers=workers,
        puzzles=data_folder() / "puzzles",
        operation=Operation(
            access_log=access_log,
            admin_token=admin_token_of(admin_token, admin_token_file),
            names=BlockedNames.read(blocked_names),
        ),
        metrics=metrics,
        greet=getLogger("hanabi.serve").info if log == "json" else print_line,
    )
