"""What processors and devices can do with a word in an instruction or two, and Numba has no name for: bits and bytes.

Compiled code that calls one of these functions has the instructions in its place; uncompiled it is plain Python.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature

_ALL = 2**64 - 1
_BYTE = ir.IntType(8)
_WORD = ir.IntType(64)


def count_bits(word: Any) -> int:
    """How many bits are set."""
    return (int(word) & _ALL).bit_count()


def lowest_bit(word: Any) -> int:
    """The index of the lowest set bit; 64 when none is."""
    return count_bits((int(word) & -int(word)) - 1)


def get_byte(rows: Any, g: int, first: int, place: int) -> int:
    """A byte of `rows[g]`, counted from the lowest of its word `first` on."""
    return (int(rows[g, first + (place >> 3)]) >> (8 * (place & 7))) & 0xFF


def set_byte(rows: Any, g: int, first: int, place: int, byte: int) -> None:
    """Write a byte where `get_byte` reads it."""
    word = int(rows[g, first + (place >> 3)]) & _ALL
    shift = 8 * (place & 7)
    word = (word & ~(0xFF << shift)) | (int(byte) << shift)
    rows[g, first + (place >> 3)] = word - 2**64 if word >> 63 else word


@infer_global(count_bits)
@infer_global(lowest_bit)
class _OfWord(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(types.int64, types.int64) if isinstance(args[0], types.Integer) else None


@infer_global(get_byte)
class _Get(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(types.int64, args[0], *[types.int64] * 3)


@infer_global(set_byte)
class _Set(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(types.void, args[0], *[types.int64] * 4)


@lower_builtin(count_bits, types.Integer)
def _count_bits(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


@lower_builtin(lowest_bit, types.Integer)
def _lowest_bit(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))


def _pointer(context: Any, builder: Any, kind: Any, args: Any) -> Any:
    """Where a byte is: words are little-endian wherever Numba compiles."""
    rows, g, first, place = args[:4]
    word = builder.add(first, builder.lshr(place, ir.Constant(_WORD, 3)))
    array = context.make_array(kind)(context, builder, value=rows)
    found = cgutils.get_item_pointer(context, builder, kind, array, [g, word], wraparound=False)
    byte = builder.and_(place, ir.Constant(_WORD, 7))
    return builder.gep(builder.bitcast(found, _BYTE.as_pointer()), [byte], inbounds=True)


@lower_builtin(get_byte, types.Array, types.Integer, types.Integer, types.Integer)
def _get_byte(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.zext(builder.load(_pointer(context, builder, sig.args[0], args)), _WORD)


@lower_builtin(set_byte, types.Array, *[types.Integer] * 4)
def _set_byte(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    builder.store(builder.trunc(args[4], _BYTE), _pointer(context, builder, sig.args[0], args))
    return context.get_dummy_value()
