"""What to install when an optional part of the package is missing."""

from __future__ import annotations


def install_hint(extra: str) -> str:
    """The command that brings an extra of `pyproject.toml`."""
    return f"pip install '.[{extra}]' in a checkout of hanabi"


def needs(what: str, missing: str | None, extra: str) -> str:
    """The sentence of an error: this part of the package needs that module, and what installs it."""
    return f"{what} needs {missing}: {install_hint(extra)}"
