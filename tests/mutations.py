"""JSON documents with a few things in them replaced, left out or doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st


def junk(words: Sequence[str], fields: Sequence[str]) -> st.SearchStrategy[Any]:
    """Values of every kind, among them words and fields that mean something somewhere."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 60),
        st.integers(),
        st.floats(allow_nan=False),
        st.text(max_size=8),
        st.sampled_from([*words, "\ud800", "a\nb"]),
        st.lists(st.integers(0, 9), max_size=3),
        st.dictionaries(st.sampled_from(fields), st.integers(0, 9), max_size=3),
    )


def mutate(plain: dict[str, Any], data: st.DataObject, values: st.SearchStrategy[Any]) -> None:
    """Change one to three places of a document."""
    for _ in range(data.draw(st.integers(1, 3))):
        if not plain:
            return
        *above, last = data.draw(st.sampled_from(_places(plain)[1:]))
        parent: Any = plain
        for key in above:
            parent = parent[key]
        match data.draw(st.sampled_from(["replace", "delete", "double"])):
            case "replace":
                parent[last] = data.draw(values)
            case "delete":
                del parent[last]
            case _ if isinstance(parent, list):
                parent.insert(last, parent[last])
            case _:
                parent[data.draw(st.text(max_size=5))] = parent[last]


def _places(node: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(node, dict):
        for key, value in node.items():
            found += _places(value, (*path, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            found += _places(value, (*path, i))
    return found
