"""Whatever the signatures of the package speak of can be imported from it."""

from __future__ import annotations

import dataclasses
import inspect
import types
import typing
from collections.abc import Iterator
from typing import Any

import pytest

import hanabi

OTHERS = {"collections.abc", "typing", "builtins", "types", "enum", "datetime"}
"""Modules of the standard library whose names may stand in a signature."""


def functions_of(thing: Any) -> Iterator[Any]:
    if inspect.isfunction(thing):
        yield thing
    if not inspect.isclass(thing):
        return
    for name, member in inspect.getmembers(thing):
        if name.startswith("_") and name != "__init__":
            continue
        raw = inspect.getattr_static(thing, name)
        if isinstance(raw, property):
            yield raw.fget
        elif inspect.isfunction(member) or inspect.ismethod(member):
            yield getattr(member, "__func__", member)


def parts_of(hint: Any) -> Iterator[Any]:
    """Every class and new type in an annotation."""
    if isinstance(hint, list | tuple):
        for part in hint:
            yield from parts_of(part)
    elif typing.get_origin(hint) is not None or isinstance(hint, types.UnionType):
        yield from parts_of(typing.get_args(hint))
    elif isinstance(hint, type | typing.NewType):
        yield hint


def annotations_of(thing: Any) -> Iterator[Any]:
    for function in functions_of(thing):
        try:
            hints = typing.get_type_hints(function)
        except NameError:
            hints = {}  # a name that only type checkers import: the fields of a dataclass tell it too
        yield from hints.values()
    if inspect.isclass(thing) and dataclasses.is_dataclass(thing):
        yield from typing.get_type_hints(thing).values()


@pytest.mark.parametrize("name", hanabi.__all__)
def test_the_types_of_a_signature_can_be_imported(name: str) -> None:
    public = [getattr(hanabi, other) for other in hanabi.__all__]
    for hint in annotations_of(getattr(hanabi, name)):
        for part in parts_of(hint):
            if not isinstance(part, typing.NewType) and part.__module__ in OTHERS:
                continue
            if part.__name__.startswith("_") or part is types.NoneType:
                continue
            assert part in public, f"{name} speaks of {part}"


def test_every_kind_of_event_can_be_imported() -> None:
    for kind in typing.get_args(hanabi.Event):
        assert getattr(hanabi, kind.__name__) is kind


def test_there_is_a_version() -> None:
    assert hanabi.__version__.count(".") == 2
