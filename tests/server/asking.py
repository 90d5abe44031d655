"""Plain questions over HTTP: a client with an address of its own, and answers held to the served schemas."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import jsonschema

from hanabi.server.documentation import schemas
from serving import GUARD, Server, new_address


@contextmanager
def asking(server: Server) -> Iterator[httpx.Client]:
    """Somebody whose limits are their own."""
    transport = httpx.HTTPTransport(local_address=new_address())
    with httpx.Client(base_url=server.url, timeout=GUARD, transport=transport) as client:
        yield client


def valid(name: str, data: object) -> Any:
    """The data, if it is what the served schema of this name says."""
    whole = {"$ref": f"#/$defs/{name}", **schemas()}
    jsonschema.Draft202012Validator(whole).validate(data)
    return data


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """The reason of a typed refusal."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    reason: str = valid("Problem", answer.json())["reason"]
    assert reason
    return reason
