"""Writes the messages of the API as TypeScript types, for the type check of the page: `make message-types`.

They are made from the same schemas that the server serves, so that a field that changes its name or its
type in `hanabi/server/messages.py` or one of its kind is an error wherever the page uses it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

from hanabi.server import change_messages, command_messages, messages, shared_replay_messages
from hanabi.server.documentation import schemas

FILE = Path(__file__).parent.parent / "src" / "hanabi" / "web" / "net" / "messages.d.ts"

UNIONS = {
    "Command": command_messages.Command,
    "ServerMessage": messages.Update
    | change_messages.TableChange
    | messages.Announcement
    | messages.Done
    | messages.Refused,
    "RoomCommand": shared_replay_messages.RoomCommand,
}

HEADER = """\
// The messages of the API. Made from its schemas by scripts/message_types.py: run `make message-types`, do not edit.
"""

SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def written(schema: dict[str, Any]) -> str:
    """A schema as the type it describes."""
    match schema:
        case {"$ref": address}:
            return str(address).rpartition("/")[2]
        case {"anyOf": choices}:
            return " | ".join(written(choice) for choice in choices)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": places}:
            return f"[{', '.join(written(place) for place in places)}]"
        case {"type": "array"}:
            return f"Array<{written(schema.get('items', {}))}>"
        case {"type": "object", "properties": _}:
            return fields(schema)
        case {"type": "object"}:
            return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
        case {"type": name}:
            return SIMPLE[name]
        case {}:
            return "any"
        case _:
            raise ValueError(f"no type is known for {schema}")


def fields(schema: dict[str, Any]) -> str:
    required = set(schema["required"])
    lines = (
        f"  {name}{'' if name in required else '?'}: {written(kind)};"
        for name, kind in schema["properties"].items()
    )
    return "\n".join(["{", *lines, "}"])


def declared(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{about}export type {name} = {written(schema)};\n"


def message_types() -> str:
    """The whole file."""
    parts = [declared(name, schema) for name, schema in sorted(schemas()["$defs"].items())]
    for name, union in UNIONS.items():
        kinds = " | ".join(kind.__name__ for kind in get_args(union))
        parts.append(f"export type {name} = {kinds};\n")
    return "\n".join([HEADER, *parts])


if __name__ == "__main__":
    FILE.write_text(message_types(), encoding="utf-8")
