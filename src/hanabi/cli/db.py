"""`hanabi db`: the care for a server's database."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from hanabi.cli.configured import database
from hanabi.cli.user import say

if TYPE_CHECKING:
    from hanabi.server.checking import Checked
    from hanabi.server.store import Store

db = App(name="db", help="Care for the database of a server: copies, checks, what is old.")


@db.command
def backup(target: Path, /, *, db: str | None = None, force: bool = False) -> None:
    """Copy the database to a file, also while it is served. The copy is checked.

    Parameters
    ----------
    target
        The file to write.
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    force
        Overwrite the file if there is one.
    """
    _needed()
    from hanabi.server.backup import back_up

    say(f"{target}: {back_up(database(db), target, force=force) / 1e6:.1f} MB, checked")


@db.command
def restore(source: Path, /, *, db: str | None = None, force: bool = False) -> None:
    """Let the database be what a copy is. The server has to be stopped.

    Parameters
    ----------
    source
        The copy, as `hanabi db backup` made it.
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    force
        Overwrite the database if there is one.
    """
    _needed()
    from hanabi.server.backup import restore

    restore(database(db), source, force=force)
    say(f"restored from {source}")


@db.command
def check(*, db: str | None = None) -> None:
    """Read everything: every table has to fold, and every game to lead to the end stored with it.

    Ends with 1, and a list, if something cannot be read.

    Parameters
    ----------
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    """
    _needed()
    found = _checked(_existing(db))
    for fault in found.faults:
        say(" ".join(filter(None, (fault.what, fault.which))) + f": {fault.why}")
    say(f"{found.tables} tables, {found.games} games: {len(found.faults) or 'nothing'} damaged")
    sys.exit(1 if found.faults else 0)


@db.command
def migrate(*, db: str | None = None) -> None:
    """Bring the tables of the database up to date, as every start of the server does.

    Parameters
    ----------
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    """
    _needed()
    from hanabi.server.database import opened

    engine, changed = opened(database(db))
    engine.dispose()
    say("brought up to date" if changed else "up to date already")


@db.command
def prune(*, days: int, db: str | None = None, dry_run: bool = False) -> None:
    """Delete what nobody came back to: abandoned tables, private uploads, reviews, invitations. Games of tables stay.

    Parameters
    ----------
    days
        How long it was left alone, at least 1.
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    dry_run
        Only count.
    """
    import asyncio

    from hanabi.core import BadSetup

    _needed()
    from hanabi.server.pruning import count_old
    from hanabi.server.pruning import prune as go

    if days < 1:
        raise BadSetup(f"days: {days} is not possible; at least 1")
    store = _store(db)
    try:
        found = asyncio.run(count_old(store, days) if dry_run else go(store, days))
    finally:
        store.close()
    for kind, number in found.items():
        say(f"{number} {kind}{' to delete' if dry_run else ' deleted'}")


def _checked(url: str) -> Checked:
    """Everything looked at, with a bar for whoever watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hanabi.server.checking import check
    from hanabi.server.database import opened

    engine, _ = opened(url)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        try:
            return check(engine, lambda done, every: bar.update(task, completed=done, total=every))
        finally:
            engine.dispose()


def _existing(db: str | None) -> str:
    """The URL of a database that is there."""
    from hanabi.core import BadSetup
    from hanabi.server.database import database_url
    from hanabi.server.serving_lock import database_file

    file = database_file(database_url(database(db)))
    if file is not None and not file.exists():
        raise BadSetup(f"db: {file} does not exist")
    return database(db)


def _store(db: str | None) -> Store:
    from hanabi.server.store import Store

    return Store(_existing(db))


def _needed() -> None:
    """Refuse where the extra for servers is missing."""
    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    try:
        import hanabi.server.store  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadSetup(needs("db", error.name, "server")) from error
