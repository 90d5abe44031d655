"""Who may log in here: names with a password, kept as an argon2 hash and for this listener alone."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hanabi.core import HanabiError
from hanabi.server.guard import digest, new_token
from hanabi.server.store import Conflict, Store, Write

MOST_ACCOUNTS = 10_000
LONGEST_PASSWORD = 200
SESSION = 30 * 24 * 3600.0
"""Seconds for which a login holds."""

MOST_SESSIONS = 1_000

_NAME = re.compile(r"[\w-](?:[\w .-]{0,38}[\w.-])?")


class LoginRefused(HanabiError):
    """Not with this name and password."""


@dataclass(frozen=True, slots=True)
class Account:
    """A bot that is known here."""

    name: str
    secret: str
    """Known to the server alone: its seats are held by tokens made from it, so they outlast a restart."""

    def token(self, table_id: str) -> str:
        """What holds this bot's seat at a table."""
        return hmac.new(self.secret.encode(), table_id.encode(), hashlib.sha256).hexdigest()


class Accounts:
    """Logins and the sessions they opened. Whoever comes with a new name registers it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(1)  # each takes much memory
        self._sessions: dict[str, tuple[Account, float]] = {}

    async def log_in(self, name: str, password: str) -> str:
        """A new session for this bot; the answer is its token."""
        if not _NAME.fullmatch(name):
            raise LoginRefused(
                "username: 1 to 40 letters, digits, spaces, dots, hyphens and underscores"
            )
        if not 1 <= len(password) <= LONGEST_PASSWORD:
            raise LoginRefused(f"password: 1 to {LONGEST_PASSWORD} characters")
        account = await self._known(name, password) or await self._register(name, password)
        return self._open(account)

    def by_session(self, token: str) -> Account | None:
        account, until = self._sessions.get(digest(token), (None, 0.0))
        return account if time.monotonic() < until else None

    def _open(self, account: Account) -> str:
        token, now = new_token(), time.monotonic()
        kept = {key: one for key, one in self._sessions.items() if now < one[1]}
        while len(kept) >= MOST_SESSIONS:
            del kept[next(iter(kept))]  # the oldest
        kept[digest(token)] = (account, now + SESSION)
        self._sessions = kept
        return token

    async def _known(self, name: str, password: str) -> Account | None:
        row = await self._store.account(_key(name))
        if row is None:
            return None
        async with self._hashing:
            fits = await asyncio.to_thread(self._verify, row["password"], password)
        if not fits:
            raise LoginRefused(f"password: wrong for {name}")
        return Account(row["name"], row["secret"])

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _register(self, name: str, password: str) -> Account:
        if await self._store.count_accounts() >= MOST_ACCOUNTS:
            raise LoginRefused("username: no more bots can be registered here")
        async with self._hashing:
            kept = await asyncio.to_thread(self._hasher.hash, password)
        account = Account(name, secrets.token_hex(32))
        row = {
            "key": _key(name),
            "name": name,
            "password": kept,
            "secret": account.secret,
            "since": time.time(),
        }
        try:
            await self._store.write(Write(account=row))
        except Conflict:  # somebody registered it at the same moment
            raise LoginRefused(f"username: {name} was just taken") from None
        return account


def _key(name: str) -> str:
    """Names that differ only in upper and lower case are the same."""
    return name.casefold()
