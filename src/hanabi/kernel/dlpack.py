"""DLPack for arrays of a CUDA device: Numba's have none, and JAX takes nothing else without a copy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

_CUDA = 2
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's numbers for types, by NumPy's letters."""

_NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (
    ("tensor", _Tensor),
    ("context", ctypes.c_void_p),
    ("deleter", _Deleter),
)

_exported: dict[int, tuple[Any, ...]] = {}
"""What consumers still use, by the address of its description."""


@_Deleter  # type: ignore[untyped-decorator]  # of ctypes
def _forget(
    managed: Any,
    exported: dict[int, tuple[Any, ...]] = _exported,
    address: Callable[[Any], int] = ctypes.addressof,
) -> None:
    """Consumers may let go when the interpreter has already cleared this module: hence the defaults."""
    exported.pop(address(managed.contents), None)


class Shared:
    """An array that others can take over by `__cuda_array_interface__` or by DLPack, without a copy."""

    def __init__(self, array: Any, synchronize: Any) -> None:
        self._array = array
        self._synchronize = synchronize
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self._array.__cuda_array_interface__
        return interface

    def copy_to_host(self) -> Any:
        """The array as one of NumPy's."""
        return self._array.copy_to_host()

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA, 0

    def __dlpack__(self, **_options: Any) -> Any:
        """The array as a capsule; its memory lives until the consumer lets go of it."""
        self._synchronize()
        return capsule(self.__cuda_array_interface__, _CUDA, self._array)


def capsule(interface: dict[str, Any], device_type: int, owner: object) -> Any:
    """Memory that an array interface describes, in DLPack's wrapping."""
    dtype, shape = np.dtype(interface["typestr"]), interface["shape"]
    steps = interface.get("strides") or _packed(shape, dtype.itemsize)
    numbers = ctypes.c_int64 * max(1, len(shape))
    dimensions, strides = numbers(*shape), numbers(*(step // dtype.itemsize for step in steps))
    managed = _Managed()
    managed.tensor = _Tensor(
        interface["data"][0],
        device_type,
        0,
        len(shape),
        _KINDS[dtype.kind],
        8 * dtype.itemsize,
        1,
        dimensions,
        strides,
        0,
    )
    managed.deleter = _forget
    _exported[ctypes.addressof(managed)] = managed, dimensions, strides, owner
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = (
        ctypes.py_object,
        [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
    )
    return make(ctypes.addressof(managed), _NAME, None)


def _packed(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """The steps of an array in C order, in bytes."""
    steps = []
    for number in reversed(shape):
        steps.append(itemsize)
        itemsize *= number
    return tuple(reversed(steps))
