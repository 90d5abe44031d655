"""The API as an OpenAPI document, for programs that make clients and tests out of one."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, get_args

import hanabi
from hanabi.formats import Kind
from hanabi.server import command_messages
from hanabi.server.documentation import ROUTES, schemas
from hanabi.words import LANGUAGES

NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 999_999}
YES: Final = {"type": "string", "enum": ["true", "false"]}
DAY: Final = {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"}
TEXT: Final = {"type": "string"}

QUERIES: Final[dict[str, dict[str, Any]]] = {
    "as": {"type": "string", "enum": [str(kind) for kind in Kind]},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "name": {"type": "array", "items": TEXT},
    **dict.fromkeys(("events", "least", "most", "page", "players", "seat", "turn"), NUMBER),
    **dict.fromkeys(("mine", "perfect", "whole"), YES),
    **dict.fromkeys(("since", "until"), DAY),
    **dict.fromkeys(("add_on", "after", "edition", "reason", "table", "tag", "zone"), TEXT),
}
"""What stands behind the question mark of an address. None of it is needed everywhere; `events` is."""

NEEDED: Final = {"events"}

PLACES: Final = {
    "DAY": {"type": "string", "pattern": r"^(\d{4}-\d{2}-\d{2}|today)$"},
    "ID": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "KEY": TEXT,
    "NUMBER": NUMBER,
}
"""What stands in capitals in an address."""

OTHER_TYPES: Final = {"/api/games/ID/record?as=": ("application/json", "text/plain")}
"""Where an answer may be something else than JSON."""


@cache
def document() -> dict[str, Any]:
    """All that can be asked over HTTP. What goes over WebSockets, OpenAPI has no words for."""
    paths: dict[str, dict[str, Any]] = {}
    for method, address, kinds, about in ROUTES:
        if method != "WebSocket":
            path, _, query = address.partition("?")
            named = re.sub(r"\b[A-Z]+\b", lambda place: f"{{{place[0].lower()}}}", path)
            told = _operation(address, kinds, about)
            told["parameters"] = [*_places(path), *_queries(query)]
            paths.setdefault(named, {})[method.lower()] = told
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hanabi",
            "version": hanabi.__version__,
            "description": "Who you are is in the cookie that an answer sets. Tables are played live over WebSockets: see /api.",
        },
        "paths": paths,
        "components": {"schemas": {name: _moved(one) for name, one in _definitions().items()}},
    }


def _definitions() -> dict[str, Any]:
    found: dict[str, Any] = schemas()["$defs"]
    return found


def _operation(address: str, kinds: str, about: str) -> dict[str, Any]:
    asked, arrow, answered = kinds.rpartition("→")
    problem = {"application/json": {"schema": _reference("Problem")}}
    good = {
        kind: {"schema": _schema(answered)}
        for kind in OTHER_TYPES.get(address, ["application/json"])
    }
    told: dict[str, Any] = {
        "summary": about,
        "responses": {
            "2XX": {"description": "As was asked.", "content": good},
            "4XX": {"description": "Refused: the code says why.", "content": problem},
            "503": {"description": "Not now; try again in a moment.", "content": problem},
        },
    }
    if arrow and asked.strip():
        content = {"application/json": {"schema": _schema(asked)}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def _places(path: str) -> list[dict[str, Any]]:
    return [
        {"name": place.lower(), "in": "path", "required": True, "schema": PLACES[place]}
        for place in re.findall(r"\b[A-Z]+\b", path)
    ]


def _queries(query: str) -> list[dict[str, Any]]:
    names = [part.partition("=")[0] for part in query.split("&") if part]
    return [
        {"name": name, "in": "query", "required": name in NEEDED, "schema": QUERIES[name]}
        for name in names
    ]


def _schema(kinds: str) -> dict[str, Any]:
    """The schema of what a route takes or answers, as the list of routes says it: `list of PersonLink or null`."""
    kinds = kinds.strip()
    if kinds.startswith("record"):
        return {
            "type": "object"
        }  # versions and other programs' kinds: whoever reads it says what is wrong
    items = kinds.removeprefix("list of ")
    if items != kinds:
        return {"type": "array", "items": _schema(items)}
    parts = [_of_one(part.strip()) for part in kinds.split(" or ")]
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def _of_one(kind: str) -> dict[str, Any]:
    if kind == "null":
        return {"type": "null"}
    if kind == "Command":
        commands = get_args(command_messages.Command)
        return {"anyOf": [_reference(command.__name__) for command in commands]}
    return _reference(kind)


def _reference(name: str) -> dict[str, Any]:
    if name not in _definitions():
        raise KeyError(name)
    return {"$ref": f"#/components/schemas/{name}"}


def _moved(schema: Any) -> Any:
    """The same with all references to where an OpenAPI document has its schemas."""
    match schema:
        case str() if schema.startswith("#/$defs/"):
            return schema.replace("#/$defs/", "#/components/schemas/")
        case dict():
            return {name: _moved(part) for name, part in schema.items()}
        case list():
            return [_moved(part) for part in schema]
        case _:
            return schema
