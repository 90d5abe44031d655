"""How bytes become requests: uvicorn's protocols, without what strangers could lock people out with or fill the log with."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hanabi.server.headers import HEADERS
from hanabi.server.lines import Line

LARGEST_HEADERS = 64 * 1024
"""Bytes of all headers of a request: more than all cookies that a browser keeps for one site."""

LONGEST_LINE = 8000
"""Bytes of a header that is taken for the handshake of a WebSocket; cookies are divided before."""

_log = logging.getLogger(__name__)
_log.setLevel(logging.ERROR)  # a malformed request is no news, and there may be many


class HttpConnection(H11Protocol):
    """A connection over HTTP, until it becomes a WebSocket."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]  # as uvicorn calls it
        self.logger = _log

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the request over, with cookies in lines that are short enough."""
        self.headers = list(_divided(self.headers))
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """The answer to what is no request, with the headers of every answer."""
        own = {"content-type": "text/plain; charset=utf-8", "connection": "close"}
        headers = [(k.encode(), v.encode()) for k, v in {**own, **HEADERS}.items()]
        for part in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()


class LiveConnection(Line):
    """A connection that became a WebSocket."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # A handshake that cannot be read has its answer by now, which nobody would send.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


def _divided(headers: Iterable[tuple[bytes, bytes]]) -> Iterator[tuple[bytes, bytes]]:
    """The same headers, the cookies in as many lines as they need, as in HTTP/2 (RFC 9113, 8.2.3)."""
    for name, value in headers:
        if name != b"cookie" or len(value) <= LONGEST_LINE:
            yield name, value
            continue
        line = b""
        for crumb in value.split(b";"):
            if line and len(line) + len(crumb) > LONGEST_LINE:
                yield name, line.strip()
                line = b""
            line += (b";" if line else b"") + crumb
        yield name, line.strip()
