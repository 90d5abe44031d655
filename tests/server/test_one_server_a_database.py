"""Two processes and one database: first starts that race, and a second server of an SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from hanabi.server.database import BadDatabase, open_engine
from hanabi.server.serving_lock import SUFFIX
from hanabi.server.store import Store
from prepared import hanabi
from serving import GUARD, Server, asynchronous, players, serving
from test_crash import database

AT_ONCE = 4

OPEN = """
import sys
from hanabi.server.store import Store
sys.stdin.read(1)
Store(sys.argv[1]).close()
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_first_starts_do_not_race(tmp_path: Path, kind: str) -> None:
    with database(kind, tmp_path) as url:
        starts = [
            subprocess.Popen(
                [sys.executable, "-c", OPEN, url],
                stdin=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(AT_ONCE)
        ]
        for start in starts:
            assert start.stdin is not None
            start.stdin.write("x")
            start.stdin.flush()
        said = [start.communicate(timeout=GUARD)[1] for start in starts]
        assert [start.returncode for start in starts] == [0] * AT_ONCE, said
        engine = open_engine(url)
        with engine.connect() as connection:
            assert len(connection.execute(sa.text("SELECT * FROM alembic_version")).all()) == 1
        engine.dispose()


def serve(server: Server) -> subprocess.CompletedProcess[str]:
    return hanabi("serve", "--port", "0", "--no-warm", "--db", server.db)


@asynchronous
async def test_a_file_that_is_served_is_served_by_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        second = serve(server)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith("hanabi: db: ")
        assert f"is served already by process {server.pid}" in second.stderr
        assert second.stderr.count("\n") == 1

        told = hanabi("reports", "--db", server.db)
        assert (told.returncode, told.stdout) == (0, "No reports.\n")
        async with players(server, 1) as (ann,):
            await ann.open("Ann")  # the first goes on

        server.restart()  # the lock of a process that is killed holds nobody up
        assert (tmp_path / f"games.db{SUFFIX}").exists()


def test_the_lock_is_found_by_any_way_to_the_file(tmp_path: Path) -> None:
    first = Store(f"sqlite:///{tmp_path / 'games.db'}", serving=True)
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    for path in (tmp_path / "link.db", tmp_path / "." / "games.db"):
        with pytest.raises(BadDatabase, match="is served already"):
            Store(f"sqlite:///{path}", serving=True)
    Store(f"sqlite:///{tmp_path / 'games.db'}").close()
    first.close()
    Store(f"sqlite:///{tmp_path / 'link.db'}", serving=True).close()
