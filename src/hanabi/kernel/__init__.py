"""The rules over flat arrays: thousands to millions of games at once, on processor cores or a CUDA device."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hanabi.core.extras import needs

if TYPE_CHECKING:
    from hanabi.kernel.batch import Batch, Tally
    from hanabi.kernel.given_deals import BadBatch
    from hanabi.kernel.layout import Layout, Section
    from hanabi.kernel.plan import Plan
    from hanabi.kernel.table import Status

__all__ = ["BadBatch", "Batch", "Layout", "Plan", "Section", "Status", "Tally"]

_HOMES = {"BadBatch": "given_deals", "Batch": "batch", "Tally": "batch", "Layout": "layout"}
_HOMES |= {"Section": "layout", "Plan": "plan", "Status": "table"}


def __getattr__(name: str) -> object:
    """Load Numba and NumPy with the first name that is asked for; without them, say which extra brings them."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ImportError(
            needs("hanabi.kernel", missing.name, "fast"), name=missing.name
        ) from missing
