"""Requests in, responses out: bodies read with limits, and typed refusals for whatever is wrong with them."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hanabi.core import BadRecord, BadSetup, IllegalAction, ImpossibleRules
from hanabi.core.notation import NotUnderstood
from hanabi.formats.hanab_live import NoCounterpart
from hanabi.server import messages
from hanabi.server.hub import NoSuchTable
from hanabi.table.settings import CommandRefused
from hanabi.words import LANGUAGES

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, RecursionError)
"""What a message that is none can raise."""

IMPOSSIBLE = {
    "hand_size": "impossible-hands",
    "hand_sizes": "impossible-hands",
    "clue_tokens": "impossible-tokens",
    "strikes": "impossible-strikes",
}
"""The numbers of a table that people choose, and what is answered where one cannot be."""

T = TypeVar("T")


class RequestRefused(Exception):  # an answer, not a failure
    """An answer other than the one hoped for."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status, self.code = status, code


class Headers:
    """Adds the security headers to every answer, except those that it brings itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                brought = {name for name, _ in own}
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*own, *(pair for pair in extra if pair[0] not in brought)]
            await send(message)

        await self._app(scope, receive, with_headers)


def answer(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem(error: Exception) -> Response:
    """A typed refusal: which code, and in words why."""
    return answer(*refusal_of(error))


def refusal_of(error: Exception) -> tuple[messages.Problem, int]:
    """What is said of an error, and with which status."""
    match error:
        case RequestRefused(status=status, code=code):
            return messages.Problem(code, str(error)), status
        case NoSuchTable():
            return messages.Problem("no-such-table", str(error)), 404
        case msgspec.ValidationError() | msgspec.DecodeError() | RecursionError():
            return messages.Problem("bad-request", str(error)), 400
        case _:
            return messages.Problem(code_of(error), str(error)), 400


def code_of(error: Exception) -> str:
    match error:
        case CommandRefused(code=code):
            return code
        case NotUnderstood(fault=fault):
            return str(fault)
        case IllegalAction(refusal=refusal):
            return str(refusal)
        case NoCounterpart():
            return "no-counterpart"
        case ImpossibleRules(field=field) | BadRecord(place=field) if _number(field) in IMPOSSIBLE:
            return IMPOSSIBLE[_number(field)]
        case ImpossibleRules():
            return "impossible-rules"
        case _:
            return "bad-request"


def _number(field: str) -> str:
    """The name of a number in `rules.strikes`."""
    return field.rpartition(".")[2]


async def body_of(request: Request, most: int) -> bytes:
    """The body, refused as soon as it is too large."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise RequestRefused(415, "not-json", "the content type has to be application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise RequestRefused(413, "too-large", f"at most {most} bytes are taken")
    return bytes(body)


async def message_of(request: Request, kind: type[T], most: int) -> T:
    return msgspec.json.decode(await body_of(request, most), type=kind)


def address_of(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""


def language_of(connection: Request | WebSocket) -> str | None:
    language = connection.query_params.get("lang")
    return language if language in LANGUAGES else None


def whole_number(text: str, field: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:  # noqa: PLR2004
        raise BadSetup(f"{field}: {text[:20]!r} is not a whole number")
    return int(text)
