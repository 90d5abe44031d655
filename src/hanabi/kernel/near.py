"""Games near the threads of a device: a block's rows in the memory it shares, while it plays them.

Where a table says how many games a block keeps near (`table.NEAR`), rows are fetched, played and put back; there words lie
so that threads never wait for each other, whichever word each of them wants. Else rows are played where they lie.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature

from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.frozen import FrozenType

_SHARED = 3
"""The number of the address space that the threads of a block share."""

_WORD = ir.IntType(64)


def near_rows(t: Any, rows: Any) -> Any:
    """Room for the rows of a block, or the rows themselves."""
    return np.zeros((t[T.NEAR], rows.shape[1]), np.int64, order="F") if t[T.NEAR] else rows


def near_mask(t: Any, mask: Any) -> Any:
    """Room for the legal actions of a block, or the masks themselves."""
    return near_rows(t, mask)


@small
def near_lane(t, thread, g):
    """Which of the near rows a thread plays: one of its own, or that of its game."""
    return thread if t[T.NEAR] else g


@small
def fetch(t, far, g, words, near, lane):
    """Bring so many words of a game near."""
    if t[T.NEAR]:
        for word in range(words):
            near[lane, word] = far[g, word]


@small
def put_back(t, near, lane, words, far, g):
    """Write so many near words of a game to where it lies."""
    if t[T.NEAR]:
        for word in range(words):
            far[g, word] = near[lane, word]


@infer_global(near_rows)
@infer_global(near_mask)
class _Near(AbstractTemplate):
    """As a type, the near rows are as the others."""

    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(args[1], *args)


@lower_builtin(near_rows, types.Array, types.Array)
@lower_builtin(near_mask, types.Array, types.Array)
def _where_they_lie(context: Any, builder: Any, sig: Any, args: Any) -> Any:  # noqa: ARG001  # as Numba calls it
    return args[1]


@lower_builtin(near_rows, FrozenType, types.Array)
def _shared_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shared(context, builder, sig, args, "rows", T.ROW_WORDS)


@lower_builtin(near_mask, FrozenType, types.Array)
def _shared_mask(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _shared(context, builder, sig, args, "mask", T.MASK_WORDS)


def _shared(context: Any, builder: Any, sig: Any, args: Any, name: str, words: int) -> Any:
    """An array in the memory of the block, with the games side by side."""
    table, kind = sig.args
    games, width = table.number(T.NEAR), table.number(words)
    if not games:
        return args[1]
    space = ir.ArrayType(_WORD, games * width)
    memory = cgutils.add_global_variable(builder.module, space, f"hanabi.{name}", _SHARED)
    memory.align, memory.linkage = 8, "internal"
    memory.initializer = ir.Constant(space, ir.Undefined)
    data = builder.addrspacecast(memory, ir.PointerType(ir.IntType(8)), "generic")
    array = context.make_array(kind)(context, builder)
    sizes = [context.get_constant(types.intp, number) for number in (games, width)]
    steps = [context.get_constant(types.intp, number) for number in (8, 8 * games)]
    context.populate_array(
        array,
        data=builder.bitcast(data, array.data.type),
        shape=sizes,
        strides=steps,
        itemsize=context.get_constant(types.intp, 8),
        meminfo=None,
    )
    return array._getvalue()
