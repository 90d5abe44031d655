"""Requests in, responses out: bodies read with limits, and typed refusals for whatever is wrong with them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from hanabi.core import BadRecord, BadSetup, IllegalAction, ImpossibleRules
from hanabi.core.notation import NotUnderstood
from hanabi.formats.hanab_live import NoCounterpart, NotPlayed, WhyNot
from hanabi.server import messages
from hanabi.server.database import Damaged, StoreFailed
from hanabi.server.live_table import NoSuchTable
from hanabi.server.networks import counted
from hanabi.table.settings import CommandRefused
from hanabi.words import LANGUAGES

UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, RecursionError)
"""What a message that is none can raise."""

IMPOSSIBLE = {
    "hand_size": "impossible-hands",
    "hand_sizes": "impossible-hands",
    "clue_tokens": "impossible-tokens",
    "strikes": "impossible-strikes",
}
"""The numbers of a table that people choose, and what is answered where one cannot be."""

NO_COUNTERPART = {
    "announced_plays": "no-counterpart-announced",
    "bonus_tiles": "no-counterpart-tiles",
    "clue_tokens": "no-counterpart-tokens",
    "strikes": "no-counterpart-strikes",
    "hand_sizes": "no-counterpart-hands",
    "suits": "no-counterpart-suits",
}
"""What hanab.live does not play, by what is in the way; anything else is `no-counterpart`."""

NOT_PLAYED = {
    "options.variant": "unknown-variant",
    "options.detrimentalCharacters": "with-characters",
}
"""Places of a game of hanab.live where it can say what is not played here."""

OTHER_TURNS = {
    WhyNot.ALTERNATING: "variant-alternating",
    WhyNot.UNSPOKEN: "variant-unspoken",
    WhyNot.START_CARDS: "variant-start-cards",
    WhyNot.HIDDEN_PLAYS: "variant-hidden-plays",
    WhyNot.ANY_START: "variant-any-start",
    WhyNot.INVERTED: "variant-inverted",
}
"""What is answered where a game is of a variant that is not played here."""

Handler = Callable[[Request], Awaitable[Response]]

T = TypeVar("T")


class RequestRefused(Exception):  # an answer, not a failure
    """An answer other than the one hoped for."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status, self.code = status, code


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
        case StoreFailed():
            return messages.Problem(code_of(error), str(error)), 503
        case Damaged():
            return messages.Problem(code_of(error), str(error)), 500
        case msgspec.ValidationError() | msgspec.DecodeError() | RecursionError():
            return messages.Problem("bad-request", str(error)), 400
        case _:
            return messages.Problem(code_of(error), str(error)), 400


def no_such_address(request: Request, error: Exception) -> Response:
    """The answer where there is no address, or none for this method."""
    assert isinstance(error, HTTPException)
    if not request.scope["path"].startswith("/api/"):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    code = {404: "no-such-address", 405: "wrong-method"}.get(error.status_code, "bad-request")
    response = problem(RequestRefused(error.status_code, code, error.detail))
    response.headers.update(error.headers or {})
    return response


def code_of(error: Exception) -> str:  # noqa: C901, PLR0912  # one case a kind of error
    match error:
        case CommandRefused(code=code) | RequestRefused(code=code):
            return code
        case StoreFailed():
            return "store-failed"
        case Damaged(what="table"):
            return "table-damaged"
        case Damaged():
            return "game-damaged"
        case NotUnderstood(fault=fault):
            return str(fault)
        case IllegalAction(refusal=refusal):
            return str(refusal)
        case NoCounterpart(field=field) if field in NO_COUNTERPART:
            return NO_COUNTERPART[field]
        case NoCounterpart():
            return "no-counterpart"
        case NotPlayed(why=why):
            return OTHER_TURNS[why]
        case BadRecord(place=place) if place in NOT_PLAYED:
            return NOT_PLAYED[place]
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
    try:
        body.decode()
    except UnicodeDecodeError as error:
        reason = f"the body is no UTF-8: {error.reason} at byte {error.start}"
        raise RequestRefused(400, "bad-request", reason) from None
    return bytes(body)


async def message_of(request: Request, kind: type[T], most: int) -> T:
    return msgspec.json.decode(await body_of(request, most), type=kind)


def host_of(connection: Request | WebSocket) -> str:
    """The host of whoever is at a connection."""
    return connection.client.host if connection.client else ""


def address_of(connection: Request | WebSocket) -> str:
    """What all limits count whoever is at a connection by."""
    return counted(host_of(connection))


def check_address(request: Request) -> None:
    """Refuse an address with a character that no name or id has, and that PostgreSQL does not take."""
    texts = (*request.path_params.values(), *request.query_params.values())
    if any("\0" in text for text in texts):
        reason = "an address has no character of the number 0"
        raise RequestRefused(400, "bad-request", reason)


def language_of(connection: Request | WebSocket) -> str | None:
    language = connection.query_params.get("lang")
    return language if language in LANGUAGES else None


def language_or_english(connection: Request | WebSocket) -> str:
    return language_of(connection) or "en"


def whole_number(text: str, field: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:  # noqa: PLR2004
        raise BadSetup(f"{field}: {text[:20]!r} is not a whole number")
    return int(text)
