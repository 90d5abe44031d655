"""Who one is at each server: the token that a browser would have as its cookie, in a file that nobody else may read."""

from __future__ import annotations

import errno
import json
import os
import secrets
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from hanabi.core import BadSetup
from hanabi.core.json_reader import Node, parse

_OWN = 0o600
_OWN_FOLDER = 0o700


class Identities:
    """The folder where they lie, a file for each server. A token holds all seats one has there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def place_of(self, server: str) -> Path:
        """The file of a server; its name says which one it is."""
        host = "".join(sign if sign.isalnum() or sign in ".-" else "_" for sign in _netloc(server))
        return self._folder / f"{host[:80]}-{sha256(server.encode()).hexdigest()[:12]}.json"

    def token_for(self, server: str) -> str | None:
        """The token for this server; None if one has not been there. A damaged file raises `BadRecord`."""
        path = self.place_of(server)
        try:
            fields = parse(path.read_bytes()).fields(["server", "token"])
        except FileNotFoundError:
            return None
        except OSError as error:
            raise BadSetup(f"{path}: {error.strerror}") from error
        if fields["server"].text() != server:
            Node(fields["server"].value, str(path)).refuse(f"this file is not for {server}")
        return fields["token"].text()

    def prepare(self) -> None:
        """See that something can be kept, before there is something to keep; `OSError` if not."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=_OWN_FOLDER)
        if not os.access(self._folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._folder))

    def keep(self, server: str, token: str) -> None:
        """Remember the token, in a file that only its owner can read."""
        path = self.place_of(server)
        self.prepare()
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.tmp")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWN)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"server": server, "token": token}, file)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def _netloc(server: str) -> str:
    return urlsplit(server).netloc
