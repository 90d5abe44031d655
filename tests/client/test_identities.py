"""Who one is at a server stays on this machine, for its owner alone."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from hanabi import BadRecord
from hanabi.client import Identities

SERVER = "https://example.org"


def test_a_token_is_kept_for_each_server(tmp_path: Path) -> None:
    identities = Identities(tmp_path / "servers")
    assert identities.token_for(SERVER) is None
    identities.keep(SERVER, "one")
    identities.keep("http://example.org", "two")
    identities.keep(f"{SERVER}:8000/games", "three")
    identities.keep(SERVER, "four")
    again = Identities(tmp_path / "servers")
    assert again.token_for(SERVER) == "four"
    assert again.token_for("http://example.org") == "two"
    assert again.token_for(f"{SERVER}:8000/games") == "three"
    assert len(list((tmp_path / "servers").iterdir())) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    identities = Identities(tmp_path / "servers")
    identities.keep(SERVER, "secret")
    for path in (tmp_path / "servers", identities.place_of(SERVER)):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_a_damaged_file_and_one_of_another_server_are_refused(tmp_path: Path) -> None:
    identities = Identities(tmp_path)
    identities.keep(SERVER, "secret")
    place = identities.place_of(SERVER)
    place.rename(identities.place_of("https://other.org"))
    with pytest.raises(BadRecord, match=r"not for https://other\.org"):
        identities.token_for("https://other.org")
    place.write_text("{")
    with pytest.raises(BadRecord):
        identities.token_for(SERVER)
