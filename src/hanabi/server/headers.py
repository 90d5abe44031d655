"""What every answer carries, and the answer to what failed: headers for safety, one line in the log, the id to find it by."""

from __future__ import annotations

import contextlib
import logging
import re
import traceback
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from hanabi.server.logs import request_id
from hanabi.server.messages import Problem

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

OVER_TLS = "max-age=15552000"
"""Seconds for which a browser that came over TLS comes over TLS only: half a year."""

NOT_KEPT = "no-store"
"""Of all that does not say itself how long it holds."""

PACKAGE = Path(__file__).parent.parent

_HOST = re.compile(r"(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?", re.ASCII | re.IGNORECASE)

log = logging.getLogger("hanabi.requests")


class Answers:
    """Around an application: every answer has the headers for safety, and whatever fails has an answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = _with_ours(message.get("headers", []), scope["scheme"])
            await send(message)

        try:
            if _has_host(scope):
                await self._app(scope, receive, with_headers)
            else:
                await _problem(400, "bad-request", "host: this is none")(
                    scope, receive, with_headers
                )
        except (ClientDisconnect, WebSocketDisconnect):
            return  # nobody is there any more
        except Exception as error:
            log.error("%s failed: %s", _asked(scope), told(error))  # noqa: TRY400  # one line
            number = request_id.get() or "this moment"
            if scope["type"] == "websocket":
                with contextlib.suppress(RuntimeError):  # closed already
                    reason = f"failed: {number}"
                    await send({"type": "websocket.close", "code": 1011, "reason": reason})
            elif not begun:
                reason = f"the server failed here; its log says more about {number}"
                await _problem(500, "failed", reason)(scope, receive, with_headers)


def _asked(scope: Scope) -> str:
    """What was asked for, without the secrets that an address may have."""
    path, room, _ = scope["path"].partition("/together/")
    return f"{scope.get('method', 'WebSocket')} {path + room!r}"


def told(error: BaseException) -> str:
    """An error in one line: what it is, and the places of ours that it came through, the innermost first."""
    first = repr(str(error).partition("\n")[0])
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parents]
    places = [
        f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in reversed(ours or frames)
    ]
    return f"{type(error).__name__}: {first} ({', '.join(places)})"


def _problem(status: int, code: str, reason: str) -> Response:
    body = msgspec.json.encode(Problem(code, reason))
    return Response(body, status, media_type="application/json")


def _has_host(scope: Scope) -> bool:
    """Whether an address can be made with the host that was asked for, if any was."""
    host = Headers(scope=scope).get("host", "")
    try:
        urlsplit(f"//{host}").port  # noqa: B018  # refuses what is no port
    except ValueError:
        return False
    return _HOST.fullmatch(host) is not None


def _with_ours(own: list[tuple[bytes, bytes]], scheme: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer and ours, but for those that it brings itself."""
    if any(name.lower() == b"set-cookie" for name, _ in own):  # nobody else may be given it
        own = [pair for pair in own if pair[0] != b"cache-control"]
    brought = {name for name, _ in own}
    ours = {**HEADERS, "cache-control": NOT_KEPT}
    if scheme == "https":
        ours["strict-transport-security"] = OVER_TLS
    extra = [(name.encode(), value.encode()) for name, value in ours.items()]
    return [*own, *(pair for pair in extra if pair[0] not in brought)]
