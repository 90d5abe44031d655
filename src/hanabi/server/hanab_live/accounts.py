"""Who may log in here: names with a password, kept as an argon2 hash and for this listener alone."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from functools import partial
from typing import Any

import sqlalchemy as sa
from argon2 import DEFAULT_HASH_LENGTH, PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type, hash_secret_raw
from sqlalchemy.engine import Connection

from hanabi.core import HanabiError
from hanabi.server.database import Conflict
from hanabi.server.guard import Buckets, Counted
from hanabi.server.hanab_live.sessions import Account, Sessions
from hanabi.server.hashing import Hashing
from hanabi.server.schema import accounts
from hanabi.server.store import Store, Write

MOST_ACCOUNTS = 10_000
LONGEST_PASSWORD = 200
MOST_KNOWN = 10_000
"""Bots that are known by their passwords without hashing them again."""

NOTED_EVERY = 3600.0
"""Seconds between two times at which it is written down that a bot has logged in."""

NEW_NAMES, NEW_NAMES_AT_ONCE = 1 / 60, 20.0
"""Names a second that one address may register."""

_NAME = re.compile(r"[\w-](?:[\w .-]{0,38}[\w.-])?", re.ASCII)


class LoginRefused(HanabiError):
    """Not with this name and password."""


class Accounts:
    """Logins and the sessions they opened. Whoever comes with a new name registers it."""

    def __init__(self, store: Store, kept: float) -> None:
        """Accounts are kept for so many seconds after the last login."""
        self._store = store
        self._kept = kept
        self._hasher = PasswordHasher()
        self._hashing = Hashing()
        self._secret = secrets.token_bytes(32)
        self._known: dict[bytes, Account] = {}
        self._new_names = Buckets(NEW_NAMES, NEW_NAMES_AT_ONCE)
        self.sessions = Sessions(store)

    def counted(self) -> Counted:
        return {"bot-names": self._new_names}

    async def log_in(self, name: str, password: str, address: str) -> str:
        """A new session for this bot; the answer is its token. `Busy` if too many log in at this moment."""
        if not _NAME.fullmatch(name):
            raise LoginRefused(
                "username: 1 to 40 letters from a to z, digits, spaces, dots, hyphens and underscores"
            )
        if not 1 <= len(password) <= LONGEST_PASSWORD:
            raise LoginRefused(f"password: 1 to {LONGEST_PASSWORD} characters")
        row = await self._store.account(_key(name))
        if row is None:
            row = await self._register(name, password, address)
        known = self._fingerprint(row, password)
        account = self._known.get(known)
        if account is None:
            account = await self._hashing.run(address, partial(self._opened, row, password))
            self._remember(known, account)
        await self._saw(row)
        return await self.sessions.open(account)

    def _fingerprint(self, row: dict[str, Any], password: str) -> bytes:
        """Who knows this password, as long as this process lasts: a bot that comes back costs no hash of the slow kind."""
        what = f"{row['key']}\0{row['password']}\0{password}"
        return hmac.digest(self._secret, what.encode(), hashlib.sha256)

    def _remember(self, known: bytes, account: Account) -> None:
        while len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[known] = account

    async def _saw(self, row: dict[str, Any]) -> None:
        now = time.time()
        if row["seen"] < now - NOTED_EVERY:
            update = accounts.update().where(accounts.c.key == row["key"]).values(seen=now)
            await self._store.change(partial(_carry_out, update))

    async def forget_unused(self) -> None:
        """Delete accounts that nobody has logged in to for long, unless they sit at a table that is not over."""
        unused = accounts.c.seen < time.time() - self._kept
        for row in await self._store.read(sa.select(accounts.c.key, accounts.c.name).where(unused)):
            if not await self._store.tables_with(row.name):
                own = accounts.c.key == row.key
                await self._store.change(partial(_carry_out, accounts.delete().where(own, unused)))

    def _opened(self, row: dict[str, Any], password: str) -> Account:
        try:
            self._hasher.verify(row["password"], password)
        except (VerificationError, InvalidHashError):
            raise LoginRefused(f"password: wrong for {row['name']}") from None
        return self._account(row, password)

    def _account(self, row: dict[str, Any], password: str) -> Account:
        hasher = self._hasher
        secret = hash_secret_raw(
            password.encode(),
            bytes.fromhex(row["salt"]),
            hasher.time_cost,
            hasher.memory_cost,
            hasher.parallelism,
            DEFAULT_HASH_LENGTH,
            Type.ID,
        )
        return Account(row["name"], secret)

    async def _register(self, name: str, password: str, address: str) -> dict[str, Any]:
        if not self._new_names.take(address):
            raise LoginRefused("username: too many new names; wait a moment")
        if await self._store.count_accounts() >= MOST_ACCOUNTS:
            raise LoginRefused("username: no more bots can be registered here")
        row, account = await self._hashing.run(address, partial(self._new, name, password))
        try:
            await self._store.write(Write(account=row))
        except Conflict:  # registered at the same moment, perhaps by the same bot
            return await self._store.account(row["key"]) or row
        self._remember(self._fingerprint(row, password), account)
        return row

    def _new(self, name: str, password: str) -> tuple[dict[str, Any], Account]:
        """What is kept of a bot, and what it is: made at one go, so that whoever is new waits once."""
        now = time.time()
        row = {
            "key": _key(name),
            "name": name,
            "password": self._hasher.hash(password),
            "salt": secrets.token_hex(16),
            "since": now,
            "seen": now,
        }
        return row, self._account(row, password)


def _carry_out(statement: sa.Update | sa.Delete, connection: Connection) -> None:
    connection.execute(statement)


def _key(name: str) -> str:
    """Names that differ only in upper and lower case are the same."""
    return name.casefold()
