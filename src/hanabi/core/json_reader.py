"""Reading untrusted JSON: every refusal names the place and what was expected there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from hanabi.core.errors import BadRecord

Word = TypeVar("Word", bound=StrEnum)

_KINDS = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
}


class Node:
    """A value somewhere in a JSON document, and where."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def refuse(self, reason: str) -> NoReturn:
        raise BadRecord(self.place, reason)

    def _typed(self, kind: type) -> Any:
        if type(self.value) is not kind:
            self.refuse(f"expected {_KINDS[kind]}, not {_shown(self.value)}")
        return self.value

    def text(self) -> str:
        text: str = self._typed(str)
        return text

    def flag(self) -> bool:
        flag: bool = self._typed(bool)
        return flag

    def number(self, least: int, most: int) -> int:
        number: int = self._typed(int)
        if not least <= number <= most:
            self.refuse(f"{_shown(number)} is not from {least} to {most}")
        return number

    def real(self, least: float, most: float) -> float:
        """A number that need not be whole."""
        if type(self.value) is not int and type(self.value) is not float:
            self.refuse(f"expected a number, not {_shown(self.value)}")
        if not least <= self.value <= most:
            self.refuse(f"{_shown(self.value)} is not from {least} to {most}")
        return float(self.value)

    def word(self, words: type[Word]) -> Word:
        text = self.text()
        try:
            return words(text)
        except ValueError:
            self.refuse(f"{_shown(text)} is none of: {', '.join(words)}")

    def items(self, least: int = 0, most: int | None = None) -> list[Node]:
        values = self._typed(list)
        if len(values) < least or (most is not None and len(values) > most):
            wanted = f"at least {least}" if most is None else f"{least} to {most}"
            self.refuse(f"{len(values)} entries, expected {wanted}")
        return [Node(value, f"{self.place}[{i}]") for i, value in enumerate(values)]

    def fields(self, required: Sequence[str], optional: Sequence[str] = ()) -> Fields:
        """The fields of an object that has all the required ones and none beside the optional ones."""
        values = self._typed(dict)
        for name in required:
            if name not in values:
                self.refuse(f"{name!r} is missing")
        for name in values:
            if name not in required and name not in optional:
                known = ", ".join((*required, *optional))
                self.refuse(f"there is no field {_shown(name)}; the fields are: {known}")
        return Fields(self, values)

    def known_fields(self, required: Sequence[str] = ()) -> Fields:
        """The fields of an object of another program: more may be there, and null is as good as absent."""
        values = {name: value for name, value in self._typed(dict).items() if value is not None}
        for name in required:
            if name not in values:
                self.refuse(f"{name!r} is missing")
        return Fields(self, values)


class Fields:
    """The fields of one object."""

    def __init__(self, node: Node, values: dict[str, object]) -> None:
        self._node = node
        self._values = values

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def __getitem__(self, name: str) -> Node:
        place = f"{self._node.place}.{name}" if self._node.place else name
        return Node(self._values[name], place)

    def get(self, name: str, default: Node) -> Node:
        return self[name] if name in self else default  # noqa: SIM401  # this is that method

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)


def parse(text: str | bytes) -> Node:
    """The root of a JSON document."""
    import json  # takes a while, and few programs read records

    text = text_of(text)
    try:
        return Node(
            json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_constant)
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(place, f"not JSON: {error.msg}") from error
    except RecursionError as error:
        raise BadRecord("", "not a record: nested too deeply") from error
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord("", f"not JSON: {error}") from error


def text_of(raw: str | bytes) -> str:
    """The text in these bytes, without the mark that some editors put before it."""
    try:
        text = raw.decode("utf-8") if isinstance(raw, bytes) else raw
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start}", "not UTF-8 text") from error
    return text.removeprefix("\ufeff")


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord("", f"the field {_shown(name)} is there twice")
        found[name] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise BadRecord("", f"not JSON: {name} is no number")


def _shown(value: object) -> str:
    import json  # as above

    try:
        text = json.dumps(value)
    except ValueError:  # a number with thousands of digits
        return "a huge number"
    return text if len(text) <= 40 else f"{text[:37]}..."  # noqa: PLR2004
