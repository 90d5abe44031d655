"""Our modules under the names of DeepMind's, for code whose imports cannot be changed."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from hanabi.core import BadSetup

THEIRS = "hanabi_learning_environment"

_OURS = "hanabi.envs.hle"
_MODULES = ("pyhanabi", "rl_env", "agents", "agents.random_agent", "agents.simple_agent")

_replaced: dict[str, ModuleType] = {}
"""Modules of the original that `install` has put aside."""


def install(*, force: bool = False) -> None:
    """Let `import hanabi_learning_environment` and its modules mean ours, from now on and in the whole process.

    Refused when the original is imported already, since code that has it would go on with it: call this first, or use
    `force`, which leaves the original to those who have it. Calling it twice does nothing.
    """
    if _is_installed():
        return
    present = _theirs()
    if present and not force:
        raise BadSetup(
            f"{THEIRS} is imported already: call install() before that, or install(force=True)"
        )
    _replaced.update({name: sys.modules.pop(name) for name in present})
    root = sys.modules[THEIRS] = _package(THEIRS)
    agents = _package(f"{THEIRS}.agents")
    for name in _MODULES:
        module = agents if name == "agents" else import_module(f"{_OURS}.{name}")
        sys.modules[f"{THEIRS}.{name}"] = module
        parent, _, last = name.rpartition(".")
        setattr(agents if parent else root, last, module)


def uninstall() -> None:
    """Take back what `install` did; an original that it put aside is found again."""
    if not _is_installed():
        return
    for name in _theirs():
        del sys.modules[name]
    sys.modules.update(_replaced)
    _replaced.clear()


def _theirs() -> list[str]:
    return [name for name in sys.modules if name == THEIRS or name.startswith(f"{THEIRS}.")]


def _is_installed() -> bool:
    return isinstance(sys.modules.get(THEIRS), _Alias)


class _Alias(ModuleType):
    """A package that stands for one of ours, and has no other modules than those put in."""


def _package(name: str) -> ModuleType:
    package = _Alias(name, f"{_OURS} in the place of {name}.")
    package.__path__ = []
    return package
