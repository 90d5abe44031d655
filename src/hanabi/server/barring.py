"""Networks that are banned: nothing that people do here is open to them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hanabi.server.messages import Problem

BANNED = 4403
"""The code with which a WebSocket is closed."""

REASON = "you may not play here for now"


class Barring:
    """Around an application. A connection that is open by then ends with the next thing it says (`hanabi.server.sockets`)."""

    def __init__(self, app: ASGIApp, bars: Callable[[str], bool]) -> None:
        self._app = app
        self._bars = bars

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = (scope.get("client") or ("", 0))[0]
        if scope["type"] == "http" and scope["path"].startswith("/api/") and self._bars(host):
            body = msgspec.json.encode(Problem("banned", REASON))
            await Response(body, 403, media_type="application/json")(scope, receive, send)
        elif scope["type"] == "websocket" and self._bars(host):
            await receive()
            await send({"type": "websocket.close", "code": BANNED, "reason": "banned"})
        else:
            await self._app(scope, receive, send)
