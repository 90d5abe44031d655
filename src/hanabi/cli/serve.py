"""`hanabi serve`: tables in the browser."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hanabi.cli.user import data_folder


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    behind_proxy: bool = False,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    connections: int = 60,
    hanab_live: str | None = None,
    warm: Annotated[bool, Parameter(negative="--no-warm")] = True,
) -> None:
    """Serve tables in the browser, for friends and bots.

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
    open_browser
        Open the page in your browser.
    connections
        The most live connections of one address.
    hanab_live
        A port, or host:port, where bots of hanab.live may log in.
    warm
        Make the bots ready in the background, so that nobody waits for their first move.
    """
    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    if connections < 1:
        raise BadSetup(f"connections: {connections} is not possible; at least 1")
    try:
        from hanabi.server.limits import Limits
        from hanabi.server.run import run
    except ModuleNotFoundError as error:
        raise BadSetup(needs("serve", error.name, "server")) from error

    run(
        host=host,
        port=port,
        db=db or f"sqlite:///{data_folder() / 'hanabi.db'}",
        behind_proxy=behind_proxy,
        open_browser=open_browser,
        limits=Limits(connections=connections, warm=warm),
        hanab_live=hanab_live,
        puzzles=data_folder() / "puzzles",
    )
