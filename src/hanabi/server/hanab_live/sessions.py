"""Logins of bots: kept on disk, so that they hold in every process, and sealed, so that the database alone opens none."""

from __future__ import annotations

import hashlib
import hmac
import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.guard import digest, new_token
from hanabi.server.schema import bot_sessions
from hanabi.server.store import Store

SESSION = 30 * 24 * 3600.0
"""Seconds for which a login holds."""

MOST_SESSIONS = 5
"""Logins of one bot that hold at the same time."""


@dataclass(frozen=True, slots=True)
class Account:
    """A bot that has logged in."""

    name: str
    secret: bytes
    """Made from the password: its seats are held by tokens made from it, so they outlast a restart."""

    def token(self, table_id: str) -> str:
        """What holds this bot's seat at a table."""
        return hmac.new(self.secret, table_id.encode(), hashlib.sha256).hexdigest()


class Sessions:
    """All of them. Only whoever has the token of one can open it: the secret in it is sealed with that."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, account: Account) -> str:
        """A new session; the answer is its token."""
        token, now = new_token(), time.time()
        row = {"key": digest(token), "name": account.name, "until": now + SESSION}
        row["sealed"] = _sealed(account.secret, token).hex()

        def put(connection: Connection) -> None:
            of_name = sa.select(bot_sessions.c.key).where(bot_sessions.c.name == account.name)
            newest = of_name.order_by(bot_sessions.c.until.desc()).limit(MOST_SESSIONS - 1)
            kept = connection.execute(newest).scalars().all()
            own = sa.and_(bot_sessions.c.name == account.name, bot_sessions.c.key.not_in(kept))
            over = sa.or_(own, bot_sessions.c.until < now)
            connection.execute(bot_sessions.delete().where(over))
            connection.execute(bot_sessions.insert(), row)

        await self._store.change(put)
        return token

    async def find(self, token: str) -> Account | None:
        """Who has logged in with this token."""
        here = sa.and_(bot_sessions.c.key == digest(token), bot_sessions.c.until > time.time())
        rows = await self._store.read(sa.select(bot_sessions).where(here))
        if not rows:
            return None
        return Account(rows[0].name, _sealed(bytes.fromhex(rows[0].sealed), token))


def _sealed(secret: bytes, token: str) -> bytes:
    """A secret of 32 bytes sealed with a token that seals nothing else; sealed again, it is open."""
    seal = hmac.digest(token.encode(), b"seal", hashlib.sha256)
    return bytes(one ^ other for one, other in zip(secret, seal, strict=True))
