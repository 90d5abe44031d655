"""What may never reach whom: the one place that says what the leak tests look for in every byte.

`test_secrets_on_the_wire.py` looks at the seats of tables in games that differ in secrets only, `test_secrets_over_sockets.py`
at what real sockets carry, and `test_secrets_of_people.py` at every documented address.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from hanabi.client.following import Follower
from hanabi.server.guard import digest
from hanabi.server.schema import metadata
from hanabi.server.store import Store
from hanabi.words.motives import HEARD_MOTIVES, MOTIVES

SECRET_FIELD = re.compile(rb'"(seed|deck|deal|dealt|places|tiles|key|keys|token|digest|record)":')


def note_of(seat: int) -> str:
    """What stands in all notes of this seat."""
    return f"what-seat-{seat}-notes"


def token(seat: int) -> str:
    return f"the-token-of-seat-number-{seat}"


def check_bytes(message: bytes, seat: int, number: int, follower: Follower) -> None:
    assert not SECRET_FIELD.search(message), SECRET_FIELD.search(message)
    assert b"seed" not in message
    for other in range(number):
        assert token(other).encode() not in message
        assert digest(token(other)).encode() not in message
        assert other == seat or note_of(other).encode() not in message
    said = json.loads(message)
    update = follower.hear(said)
    assert update is not None
    assert update["you"] == seat
    assert str(seat) not in said.get("clues", {})
    assert update["written"] == []
    if update["view"] is None:
        return
    assert update["view"]["seat"] == seat
    check_hidden(update["view"], said.get("log", []), seat)


def check_hidden(view: dict[str, Any], log: list[dict[str, Any]], seat: int) -> None:
    """The seat's own faces are hidden, and nobody else's."""
    for holder, hand in enumerate(view["hands"]):
        assert all((held["face"] is None) == (holder == seat) for held in hand)
    for entry in log:
        event = entry["event"]
        if event["event"] == "hand-dealt":
            assert (event["faces"] is None) == (event["seat"] == seat)
        if event["event"] == "card-drawn":
            assert (event["face"] is None) == (event["seat"] == seat)
    own = {held["id"] for held in view["hands"][seat]}
    for why in (entry["why"] for entry in log if "why" in entry):
        assert why["name"] in MOTIVES | HEARD_MOTIVES
        assert not ("faces" in why and (why.get("card") is None or why["card"] in own))
    assert view["to_act"] == seat or not view["legal_actions"]
    for action in view["legal_actions"] + view.get("next_actions", []):
        assert not own & set(action.get("touches") or [])


def before_the_end(received: list[bytes]) -> Iterator[bytes]:
    """What was received until the first message that shows the end."""
    for data in received:
        message = json.loads(data)
        if (message.get("view") or {}).get("outcome"):
            return
        yield data


def check_received(
    received: list[bytes], seat: int | None, tokens: list[str], deck: list[str], tiles: list[str]
) -> None:
    assert seat is not None
    follower = Follower()
    for data in before_the_end(received):
        for holder, secret in enumerate(tokens):
            assert digest(secret).encode() not in data
            if secret.encode() in data:  # told once, in the answer to sitting down
                assert holder == seat
                assert set(json.loads(data)) == {"table", "seat", "token"}
        if len(deck) > 8:
            assert json.dumps(deck, separators=(",", ":"))[1:-1].encode() not in data
        if len(tiles) > 2:
            without_box = re.sub(rb'"bonus_tiles":\[[^]]*\]', b"", data)
            assert json.dumps(tiles, separators=(",", ":"))[1:-1].encode() not in without_box
        message = json.loads(data)
        if update := follower.hear({"type": "", **message}):
            assert not SECRET_FIELD.search(data)
            if update["view"] is not None:
                check_hidden(update["view"], message.get("log", []), seat)


SECRET_COLUMNS = {
    "root",
    "key",
    "password",
    "salt",
    "code",
    "inviter",
    "reporter",
    "about",
    "other",
}
"""Columns of the store whose values never leave the server: digests of tokens and codes, hashes of passwords."""


async def stored_secrets(store: Store) -> set[bytes]:
    """Every value of those columns, of every table there is: nothing of it may reach anybody, its owner neither."""
    found: set[bytes] = set()
    for table in metadata.tables.values():
        for column in table.columns:
            if column.name in SECRET_COLUMNS:
                rows = await store.read(sa.select(column).where(column.is_not(None)))
                found |= {str(row[0]).encode() for row in rows}
    return found


@dataclass
class Secrets:
    """Who is to know what, by the name of the person: nobody else may receive it."""

    stored: set[bytes] = field(default_factory=set)
    """What nobody receives."""
    known: list[tuple[bytes, frozenset[str]]] = field(default_factory=list)

    def keep(self, secret: str, *people: str) -> None:
        """Only these people may receive this."""
        self.known.append((secret.encode(), frozenset(people)))

    def leaked_to(self, person: str, received: bytes) -> list[bytes]:
        """What of it somebody has received and should not have."""
        lost = [secret for secret in self.stored if secret in received]
        return lost + [
            secret for secret, people in self.known if secret in received and person not in people
        ]
