"""Somebody who plays over the API, without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import connect

from serving import GUARD, Server


class Teammate:
    """Sits at a table and acts there; for the others they are away, unless they are `looking`."""

    def __init__(self, server: Server, table_id: str, name: str) -> None:
        self.http = httpx.Client(base_url=server.url)
        self.table_id = table_id
        self._server = server
        answer = self.http.post(f"/api/tables/{table_id}/join", json={"name": name})
        self.seat: int = answer.raise_for_status().json()["seat"]

    @contextmanager
    def looking(self) -> Iterator[None]:
        """With a connection, as an open page has it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"ws://{self._server.host}/api/tables/{self.table_id}/live",
            additional_headers={"cookie": cookies},
            open_timeout=GUARD,
            proxy=None,
        ) as line:
            line.recv(GUARD)
            yield

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.http.get(f"/api/tables/{self.table_id}").json()["view"]
        return view

    def act(self, kind: str, **wanted: object) -> dict[str, Any]:
        """The first legal action of this kind, carried out."""
        view = self.view()
        action = next(
            action
            for action in view["legal_actions"]
            if action["do"] == kind and wanted.items() <= action.items()
        )
        plain = {name: value for name, value in action.items() if name != "touches"}
        wish = {"type": "act", "action": plain, "steps": view["steps"]}
        answer = self.http.post(f"/api/tables/{self.table_id}/commands", json=wish).json()
        assert answer["type"] == "done", answer
        found: dict[str, Any] = action
        return found
