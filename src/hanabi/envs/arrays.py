"""Arrays of a batch as those of NumPy, PyTorch or JAX, by DLPack without a copy where the memory allows it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from hanabi.core import BadSetup
from hanabi.kernel import BadBatch


class Arrays(NamedTuple):
    """How the arrays of a batch on one device become those of one library."""

    share: Callable[[Any], Any]
    """The library's array of the same memory; a copy where it wants memory laid out in another way."""

    copy: Callable[[Any, str], Any]
    """An array to be shared that the batch will not change, of the type with this name."""

    as_bytes: Callable[[Any], Any] | None
    """The bytes of an array of 64-bit words, row by row; None where the library has no such words."""


def arrays_of(backend: str, device: str) -> Arrays:
    """The way to this library from this device, or `BadSetup`."""
    sharers: dict[str, Callable[[], Callable[[Any], Any]]] = {
        "numpy": lambda: np.asarray,
        "torch": _torch,
        "jax": _jax,
    }
    if backend not in sharers:
        raise BadSetup(f"backend: {backend!r} is not possible; {', '.join(sharers)} are")
    if device != "cpu" and backend == "numpy":
        raise BadSetup("backend: numpy has no arrays on a GPU; torch and jax have")
    try:
        share = sharers[backend]()
    except ModuleNotFoundError as error:
        raise BadSetup(f"backend: {backend} is not installed; pip install {backend}") from error
    if device == "cpu":
        return Arrays(share, np.array, lambda words: words.view(np.uint8))
    copy = _copy_torch if backend == "torch" else _copy_jax
    return Arrays(
        share,
        lambda array, dtype: copy(share(array), dtype),
        (lambda words: _bytes_torch(share(words))) if backend == "torch" else None,
    )


def host_actions(actions: Any) -> Any:
    """Actions of any of the libraries, or a list, as NumPy sees them."""
    if hasattr(actions, "cpu"):
        actions = actions.cpu()
    try:
        return np.asarray(actions)
    except (TypeError, ValueError) as error:
        raise BadBatch(f"actions: one whole number for each game is needed ({error})") from error


def _torch() -> Callable[[Any], Any]:
    torch: Any = import_module("torch")

    return torch.from_dlpack  # type: ignore[no-any-return]


def _copy_torch(tensor: Any, dtype: str) -> Any:
    return tensor.to(getattr(import_module("torch"), dtype), copy=True)


def _bytes_torch(words: Any) -> Any:
    # Games lie side by side there, so their bytes have to be brought together first.
    torch: Any = import_module("torch")
    return words.view(torch.int64).contiguous().view(torch.uint8)


def _jax() -> Callable[[Any], Any]:
    return import_module("jax.dlpack").from_dlpack  # type: ignore[no-any-return]


def _copy_jax(array: Any, dtype: str) -> Any:
    # JAX works on while Python returns, and the batch may then have moved on.
    return array.astype(dtype).copy().block_until_ready()
