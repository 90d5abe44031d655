"""How the kernel's functions are compiled, and how their machine code is kept on disk.

`_nrt=False` leaves out the counting of references to arrays, which would cost more than the rules do:
nothing in the kernel makes or keeps an array. The tables are arguments and all functions stand at module
level, so that the compiled code of those that Python calls is kept.

Code on disk is used as long as the sources it was made from are the same: the file of the function and
every file of this package that it imports, and those import, and so on. Numba by itself looks at the first alone.
"""

from __future__ import annotations

import hashlib
import re
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba.core.caching import FunctionCache, IndexDataCacheFile

from hanabi.kernel.frozen import FrozenType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

njit: Any = numba.njit
"""With the options that Numba does not list."""

_INNER = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

part = njit(**_INNER)
"""A function on one row that is big enough to be called."""

small = njit(**_INNER, forceinline=True)
"""A function on one row that becomes part of its callers."""

thin = njit(**_INNER, inline="always")
"""A function that little more than calls others: compiling it by itself would compile those once more."""


def entry(function: Callable[..., Any]) -> Any:
    """A function that Python calls, compiled for the types it is first called with and kept on disk.

    It lets go of the interpreter lock.
    """
    return _kept(njit(_nrt=False, nogil=True)(function))


def entry_for(signature: Any, **options: Any) -> Callable[[Callable[..., Any]], Any]:
    """The decorator of a function that is compiled for these types alone, when it is defined, and kept on disk."""

    def compiled(function: Callable[..., Any]) -> Any:
        dispatcher = _kept(njit(_nrt=False, **options)(function))
        if hasattr(dispatcher, "compile"):  # where nothing is compiled it is the plain function
            dispatcher.compile(signature)
            dispatcher.disable_compile()
        return dispatcher

    return compiled


def is_compiled(function: Any, *arguments: Any) -> bool:
    """Whether a function has code for arguments of these types, in memory or on disk."""
    if not hasattr(function, "overloads"):  # where nothing is compiled
        return True
    types = tuple(numba.typeof(argument) for argument in arguments)
    cache = function._cache
    return types in function.overloads or (
        isinstance(cache, _Cache) and cache.holds(types, function.targetctx.codegen())
    )


def compiled_for(function: Any, *arguments: Any) -> Any:
    """The code for arguments of these types by itself, which does not look at what it is given; it was called before."""
    if not hasattr(function, "overloads"):
        return function
    return function.get_overload(tuple(numba.typeof(argument) for argument in arguments))


def tuple_type(kind: type[tuple[Any, ...]], *fields: Any) -> Any:
    """The type of a named tuple with fields of these types, for the signature of `entry_for`."""
    return numba.types.BaseTuple.from_types(fields, kind)


def _kept(dispatcher: Any) -> Any:
    """Let a function be kept on disk; one that was typed at a prompt has no file to be kept beside."""
    if hasattr(dispatcher, "enable_caching"):
        try:
            dispatcher._cache = _Cache(dispatcher.py_func)
        except RuntimeError:
            return dispatcher
    return dispatcher


def keep_for_device(dispatcher: Any) -> Any:
    """Let a kernel of a device be kept on disk, until one of its sources changes."""
    try:
        dispatcher.enable_caching()
    except RuntimeError:  # it has no file to be kept beside
        return dispatcher
    cache = dispatcher._cache
    found = cache._cache_file
    kind = type("_DeviceIndex", (_OwnFiles, type(found)), {})
    cache._cache_file = kind(
        cache_path=cache.cache_path,
        filename_base=cache._impl.filename_base,
        source_stamp=(found._source_stamp, digest_of_sources(dispatcher.py_func)),
    )
    return dispatcher


class _OwnFiles:
    """An index of the code of a function that cannot be read counts as empty.

    The code for each list of types, and from each state of the sources, has a file of its own name, and is written before
    the index says so: processes that compile at once, for different rules or from sources of before and after an update,
    never find the code of the others in its place.
    """

    _data_name: Any
    _save_data: Any
    _save_index: Any
    _source_stamp: Any

    def save(self, key: Any, data: Any) -> None:
        made_of = repr((self._source_stamp, key))
        number = int(hashlib.sha256(made_of.encode()).hexdigest()[:15], 16)
        name = self._data_name(number)
        self._save_data(name, data)
        self._save_index({**self._load_index(), key: name})

    def _load_index(self) -> Any:
        try:
            return super()._load_index()  # type: ignore[misc]  # of Numba's class beside this one
        except Exception:  # it may name types of an earlier version of this package, which are gone
            return {}


class _Index(_OwnFiles, IndexDataCacheFile):
    """Numba's index of the code of a function."""


class _Cache(FunctionCache):
    """Numba's cache of a function, which forgets its code when any of the sources has changed."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._part = _part_of(function.__module__)
        self._cache_file = _Index(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=(self._impl.locator.get_source_stamp(), digest_of_sources(function)),
        )

    def load_overload(self, signature: Any, target: Any) -> Any:
        found = super().load_overload(signature, target)
        if found is None and self._part is not None:
            types = getattr(signature, "args", signature)
            frozen = any(isinstance(given, FrozenType) for given in types)
            _announce_compiling(f"{self._part} with its rules built in" if frozen else self._part)
        return found

    def holds(self, signature: Any, codegen: Any) -> bool:
        """Whether code for these types is on disk."""
        return self._index_key(signature, codegen) in self._cache_file._load_index()


def _part_of(module: str) -> str | None:
    """What a module belongs to, as it is told whoever waits; None of one that is not ours."""
    package, _, rest = module.partition(".")
    if package != "hanabi":
        return None
    room, _, place = rest.partition(".")
    return f"the bot {place.partition('.')[0]}" if room == "bots" else "the kernel"


@cache
def _announce_compiling(part: str) -> None:
    """Tell whoever waits what is being compiled: each part once, and not for code from the disk."""
    sys.stderr.write(
        f"hanabi: compiling {part} for this machine (once, 10 to 20 s if a core is free)\n"
    )


# Sources

_PACKAGE = Path(__file__).parents[1]

_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+.*\n|\n)*", re.MULTILINE)
_IMPORTED = re.compile(
    r"^\s*from (hanabi[\w.]*) import (\([^)]*\)|.*)|^\s*import (hanabi[\w.]*)", re.MULTILINE
)


def digest_of_sources(function: Callable[..., Any]) -> str:
    """A number that changes with the text of anything that the code of this function can be made from."""
    digest = hashlib.sha256()
    for file in sources_of(Path(function.__code__.co_filename)):
        digest.update(f"{file.name} {_text(file)}".encode())
    return digest.hexdigest()


def sources_of(file: Path) -> list[Path]:
    """A file and all files of this package that it imports, directly or by others, but not for types alone."""
    found, waiting = {file}, [file]
    while waiting:
        for imported in _imports(waiting.pop()):
            if imported not in found:
                found.add(imported)
                waiting.append(imported)
    return sorted(found)


@cache
def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:  # in an archive, say
        return ""


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The files of this package that a file imports."""
    return tuple(
        found for module in _modules(_FOR_TYPES.sub("", _text(file))) if (found := _file_of(module))
    )


def _modules(source: str) -> Iterator[str]:
    """The modules that names are imported from; a module that is imported by its name counts, not the folder it is in."""
    for origin, names, module in _IMPORTED.findall(source):
        if module:
            yield module
            continue
        for name in re.findall(r"(\w+)(?: as \w+)?", names.partition("#")[0].strip("()")):
            inside = f"{origin}.{name}"
            yield inside if _file_of(inside) else origin


@cache
def _file_of(module: str) -> Path | None:
    place = _PACKAGE.parent.joinpath(*module.split("."))
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    return None


# What compiled code needs of its surroundings: done at its first use, never by importing


@cache
def prepare_for_functions() -> None:
    """Let compiled functions be given to compiled functions without Numba's warning that this is new."""
    warnings.filterwarnings(
        "ignore", "First-class function type", numba.NumbaExperimentalFeatureWarning
    )


@cache
def prepare_for_cuda() -> None:
    """Let small batches pass without a warning, and give numba-cuda a name that NumPy has dropped."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    config: Any = numba.config
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
