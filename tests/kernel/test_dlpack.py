"""The capsules that carry arrays of a device to other libraries, tried on memory of the processor."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from hanabi.kernel import dlpack

_CPU = 1


class OnCpu:
    """As `dlpack.Shared`, for memory that NumPy can look at."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU, 0

    def __dlpack__(self, **_options: Any) -> Any:
        return dlpack.capsule(self.array.__array_interface__, _CPU, self.array)


@pytest.mark.parametrize(
    "dtype", ["int64", "uint64", "int16", "uint8", "float16", "float32", "bool"]
)
@pytest.mark.parametrize("order", ["C", "F"])
def test_an_array_crosses_without_a_copy(dtype: str, order: str) -> None:
    array = np.array(np.arange(12).reshape(3, 4) % 2, dtype=dtype, order=order)  # type: ignore[call-overload]
    other = np.from_dlpack(OnCpu(array))
    assert other.dtype == array.dtype
    assert (other == array).all()
    array[1, 2] = 1 - array[1, 2]
    assert (other == array).all()


def test_memory_lives_as_long_as_its_consumer() -> None:
    before = len(dlpack._exported)
    other = np.from_dlpack(OnCpu(np.arange(5)))
    gc.collect()
    assert other.tolist() == [0, 1, 2, 3, 4]
    assert len(dlpack._exported) == before + 1
    del other
    gc.collect()
    assert len(dlpack._exported) == before
