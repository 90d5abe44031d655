"""Secrets that a server is given: in files, so that no list of processes shows them."""

from __future__ import annotations

from pathlib import Path

from hanabi.core import BadSetup

SHORTEST = 16
"""Characters of the operator's token: whoever has it may send everybody away."""


def admin_token_of(token: str | None, file: Path | None) -> str | None:
    """The operator's token, from the environment or from a file."""
    if file is not None:
        token = _read(file, "admin-token-file")
    if token is not None and len(token) < SHORTEST:
        raise BadSetup(f"admin-token: it is too short; at least {SHORTEST} characters are needed")
    return token


def with_password(url: str | None, file: Path | None) -> str | None:
    """The URL of a database with the password from a file in it."""
    if file is None:
        return url
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    password = _read(file, "db-password-file")
    try:
        parsed = make_url(url or "")
    except ArgumentError:
        raise BadSetup("db-password-file: a URL of PostgreSQL is needed as db") from None
    if not parsed.drivername.startswith("postgres"):
        raise BadSetup("db-password-file: a URL of PostgreSQL is needed as db")
    return parsed.set(password=password).render_as_string(hide_password=False)


def _read(file: Path, option: str) -> str:
    try:
        text = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadSetup(f"{option}: {file} cannot be read: {reason}") from error
    if not text:
        raise BadSetup(f"{option}: {file} is empty")
    return text
