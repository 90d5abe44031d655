"""The log: lines for people, or JSON for programs, with the request and the table that a line is about.

No line has anything in it by which somebody could act as somebody else: whatever looks like a token or a digest is
blotted out at the very end, whoever wrote it and wherever it came from.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

request_id: ContextVar[str | None] = ContextVar("request", default=None)
"""Of the request or connection that is being served."""

table_id: ContextVar[str | None] = ContextVar("table", default=None)
"""Of the table that was looked up last while it was served."""

BLOT = "[hidden]"

_SECRETS = re.compile(
    r"(?<![0-9A-Za-z_-])(?:"
    r"[0-9a-f]{64}"  # a digest
    r"|(?=[0-9A-Za-z_-]*[A-Z])[0-9A-Za-z_-]{32,}"  # a token; names in a traceback are in small letters
    r")(?![0-9A-Za-z_-])"
)
_PASSWORDS = re.compile(r"(://[^:/@\s]*:)[^@\s]*@")

_FIELDS = ("method", "route", "status", "seconds", "network", "action")
"""What a line may have beside its sentence, for programs that read it."""


def blotted(text: str) -> str:
    """A text without tokens, digests and the passwords of addresses."""
    return _PASSWORDS.sub(rf"\1{BLOT}@", _SECRETS.sub(BLOT, text))


def set_up(form: Form, level: Level, stream: TextIO | None = None) -> None:
    """From now on everything is logged in this form, from this level on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "websockets", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))


def _about(record: logging.LogRecord) -> dict[str, object]:
    found: dict[str, object] = {"request": request_id.get(), "table": table_id.get()}
    found |= {name: getattr(record, name, None) for name in _FIELDS}
    return {name: value for name, value in found.items() if value is not None}


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        about = " ".join(f"{name}={value}" for name, value in _about(record).items())
        line = f"{at} {record.levelname:<7} {record.name}: {record.getMessage()}"
        line += f" [{about}]" if about else ""
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return blotted(line)


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
            **_about(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return blotted(json.dumps(line, ensure_ascii=False, default=str))
