"""Tables that are part of a type: what is compiled for one knows its rules, and its numbers cost nothing.

Any function that takes a table `t` takes a frozen one as well, and Numba compiles it anew for each. `t[T.PLAYERS]` is then
a constant, so that loops unroll and what these rules do not have is left out.
"""

from __future__ import annotations

import hashlib
import operator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from llvmlite import ir
from llvmlite.ir import instructions, values
from numba import types
from numba.core import cgutils
from numba.core.datamodel.models import OpaqueModel
from numba.core.datamodel.registry import register_default
from numba.core.extending import NativeValue, unbox
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature

if TYPE_CHECKING:
    from numpy.typing import NDArray

_WORD = ir.IntType(64)


class FrozenType(types.Type):
    """The type of one frozen table. It is kept on disk with the code that was compiled for it."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.digest = hashlib.sha256(content).hexdigest()[:16]
        super().__init__(name=f"FrozenTable({self.digest})")

    @property
    def key(self) -> bytes:
        return self.content

    def number(self, place: int) -> int:
        """What stands at this place."""
        return int.from_bytes(self.content[8 * place : 8 * place + 8], "little", signed=True)

    def numbers(self) -> list[int]:
        """All that stands in the table."""
        found: list[int] = np.frombuffer(self.content, "<i8").tolist()
        return found


class FrozenTable:
    """A table that compiled code is given by its type alone."""

    def __init__(self, content: bytes) -> None:
        self._numba_type_ = FrozenType(content)
        self.compiled: dict[str, bool] = {}
        """By the name of a loop: whether there is code of it for this table."""

    def __getitem__(self, place: int) -> np.int64:
        """For functions that are not compiled."""
        return np.int64(self._numba_type_.number(place))


@lru_cache(maxsize=256)
def _frozen(content: bytes) -> FrozenTable:
    return FrozenTable(content)


def freeze(table: NDArray[np.int64]) -> FrozenTable:
    """The frozen table with these numbers: always the same for the same numbers."""
    return _frozen(table.astype("<i8").tobytes())


def unroll(t: Any) -> None:  # compiled code is told by its type
    """At the end of a function: with a frozen table, every `for` above is to be written out turn by turn.

    The number of turns of each has to follow from the table alone; else LLVM complains.
    """


register_default(FrozenType)(OpaqueModel)


@unbox(FrozenType)
def _unbox(_type: Any, _table: Any, c: Any) -> Any:
    return NativeValue(c.context.get_dummy_value())


@infer_global(operator.getitem)
class _NumberOfTable(AbstractTemplate):
    """A number of a frozen table, as Numba infers its type."""

    def generic(self, args: Any, _kws: Any) -> Any:
        if isinstance(args[0], FrozenType) and isinstance(args[1], types.Integer):
            return signature(types.int64, args[0], types.int64)
        return None


@lower_builtin("static_getitem", FrozenType, types.Any)
def _constant(context: Any, _builder: Any, sig: Any, args: Any) -> Any:
    return context.get_constant(types.int64, sig.args[0].number(args[1]))


@lower_builtin(operator.getitem, FrozenType, types.Integer)
def _number(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """From a list of constants in the compiled module; LLVM folds what it can."""
    table, place = sig.args[0], args[1]
    if isinstance(place, ir.Constant):
        return context.get_constant(types.int64, table.number(place.constant))
    name = f"hanabi.table.{table.digest}"
    found = builder.module.globals.get(name)
    if found is None:
        numbers = table.numbers()
        array = ir.ArrayType(_WORD, len(numbers))
        found = cgutils.add_global_variable(builder.module, array, name)
        found.initializer = ir.Constant(array, numbers)
        found.global_constant = True
        found.linkage = "internal"
    zero = ir.Constant(ir.IntType(32), 0)
    return builder.load(builder.gep(found, [zero, place], inbounds=True))


@infer_global(unroll)
class _Unroll(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(types.void, *args)


@lower_builtin(unroll, types.Array)
def _leave_loops(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_dummy_value()


@lower_builtin(unroll, FrozenType)
def _unroll_loops(context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
    """Tell LLVM so at every branch back to an earlier block."""
    begun = set()
    for block in builder.function.blocks:
        begun.add(block)
        end = block.terminator
        if isinstance(end, instructions.Branch) and end.operands[0] in begun:
            end.set_metadata("llvm.loop", _LoopName(builder.module))
    return context.get_dummy_value()


class _LoopName(values.MDValue):  # type: ignore[misc]  # llvmlite has no types
    """What LLVM knows a loop by: a list that begins with itself, then what is wished of the loop."""

    def __init__(self, module: Any) -> None:
        wish = module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.full")])
        super().__init__(module, [wish], name=str(len(module.metadata)))
        self.operands = (self, wish)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other
