"""`hanabi reports`: what people told the operator of a server about others."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hanabi.cli.configured import database
from hanabi.cli.user import say


def reports(
    *,
    db: str | None = None,
    done: int | None = None,
    every: Annotated[bool, Parameter(name="--all")] = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Read what people at your server reported about others.

    Parameters
    ----------
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    done
        The number of a report that you have dealt with: it is not listed any more.
    every
        List those too that are done.
    as_json
        Print JSON.
    """
    import asyncio

    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    try:
        from hanabi.server.report_reading import (
            finish_report,
            read_reports,
            report_json,
            report_lines,
        )
        from hanabi.server.store import Store
    except ModuleNotFoundError as error:
        raise BadSetup(needs("reports", error.name, "server")) from error

    store = Store(database(db))
    try:
        if done is not None:
            asyncio.run(finish_report(store, done))
            return
        found = asyncio.run(read_reports(store, done=every))
        say(report_json(found) if as_json else "\n".join(report_lines(found)))
    finally:
        store.close()
