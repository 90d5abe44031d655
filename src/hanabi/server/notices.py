"""The notice of the operator on its way to everybody: in a header for whoever asks, as a message for whoever listens."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanabi.server.client import Client
from hanabi.server.hub import Hub
from hanabi.server.messages import Announcement
from hanabi.server.moderation import Notice

HEADER = b"hanabi-notice"
"""Percent-encoded; answers of the API have it while there is a notice."""


class NoticeHeader:
    """Around an application."""

    def __init__(self, app: ASGIApp, notice: Callable[[], Notice | None]) -> None:
        self._app = app
        self._notice = notice

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        notice = self._notice()
        if notice is None or scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        text = quote(notice.text, safe=" ,.!?:").encode()

        async def with_notice(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (HEADER, text)]
            await send(message)

        await self._app(scope, receive, with_notice)


def announce(hub: Hub, client: Client | None = None) -> None:
    """Tell a client, or everybody who is connected to a table, what the notice is now."""
    notice = hub.moderation.notice
    said = msgspec.json.encode(Announcement(None if notice is None else notice.text))
    if client is not None:
        client.outbox.put(said)
        return
    for live in hub.tables:
        for listener in live.listeners:
            if isinstance(listener, Client):
                listener.outbox.put(said)
