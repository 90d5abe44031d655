"""Passwords of people: kept as scrypt hashes, compared in constant time, tried only so often."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable
from functools import partial

from hanabi.server.guard import Buckets, Counted
from hanabi.server.hashing import Busy, Hashing
from hanabi.server.me_messages import LONGEST_PASSWORD, SHORTEST_PASSWORD
from hanabi.server.responses import RequestRefused

COST, BLOCK, PARALLEL = 2**15, 8, 1
"""Of scrypt: 32 MB and about a tenth of a second for each try."""

MEMORY = 64 * 1024 * 1024

FOR_ADDRESS = (1 / 10, 20.0)
FOR_NAME_THERE = (1 / 60, 5.0)
FOR_NAME = (1 / 2, 60.0)
"""Tries a second, and at once: of one address, of one address for one name, and of everybody for one name."""


class Passwords:
    """Hashes and compares, as it is the turn of whoever asks from an address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._hashing = Hashing()
        self._addresses = Buckets(*FOR_ADDRESS, clock)
        self._names_there = Buckets(*FOR_NAME_THERE, clock)
        self._names = Buckets(*FOR_NAME, clock)
        self._nobody = ("", secrets.token_hex(16))

    def counted(self) -> Counted:
        return {
            "tries": self._addresses,
            "tries-there": self._names_there,
            "tries-for-name": self._names,
        }

    def check_tries(self, name: str, address: str) -> None:
        """Refuse whoever has tried too often.

        The first tries of an address for a name are let through whatever others did: nobody can lock out the owner
        by guessing. Beyond those, all tries for the name count together.
        """
        there = self._names_there.take(f"{address} {name}")
        if not self._addresses.take(address) or not (there or self._names.take(name)):
            raise RequestRefused(429, "too-many-tries", "too many tries; wait a moment")

    async def hashed(self, password: str, address: str) -> tuple[str, str]:
        """The hash of a new password and its salt."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            allowed = f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
            raise RequestRefused(400, "bad-password", f"password: a password has {allowed}")
        salt = secrets.token_hex(16)
        return await self._hash(password, salt, address), salt

    async def check(self, password: str | None, kept: tuple[str, str] | None, address: str) -> None:
        """Refuse if this is not the password that was hashed so. For None, nobody's, it takes as long and is never right."""
        known, salt = kept or self._nobody
        found = await self._hash(password or "", salt, address)
        if not hmac.compare_digest(found, known):
            raise RequestRefused(403, "wrong-password", "the name or the password is wrong")

    async def _hash(self, password: str, salt: str, address: str) -> str:
        try:
            return await self._hashing.run(address, partial(_hash, password, salt))
        except Busy as error:
            raise RequestRefused(429, "too-many-tries", str(error)) from None


def _hash(password: str, salt: str) -> str:
    plain = unicodedata.normalize("NFKC", password).encode()
    found = hashlib.scrypt(
        plain, salt=bytes.fromhex(salt), n=COST, r=BLOCK, p=PARALLEL, maxmem=MEMORY
    )
    return f"scrypt:{COST}:{BLOCK}:{PARALLEL}:{found.hex()}"
