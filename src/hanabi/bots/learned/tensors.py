"""Named arrays in one file of the safetensors format, read and written with NumPy alone.

The format is a little-endian length, a JSON header with type, shape and place of every array, and their bytes. The
header's `__metadata__` holds strings; here one of them is a SHA-256 of the others and of the bytes.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from hanabi.core import HanabiError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[np.generic]]

CHECKSUM = "sha256"
_ABOUT = "__metadata__"
_LENGTH = 8
_LONGEST_HEADER = 1 << 24
_TYPES = {
    "I8": "<i1", "U8": "|u1", "I16": "<i2", "U16": "<u2", "I32": "<i4", "I64": "<i8",
    "U64": "<u8", "F16": "<f2", "F32": "<f4", "F64": "<f8",
}  # fmt: skip
_NAMES = {np.dtype(code): name for name, code in _TYPES.items()}


class BadWeights(HanabiError):
    """A file of weights or of a training run is damaged, or made for something else."""


def write_tensors(
    file: Path, arrays: Mapping[str, NDArray[np.generic]], about: Mapping[str, str]
) -> None:
    """Write the file whole or not at all: whatever stops this, the old file or the new one is there."""
    header: dict[str, object] = {}
    blocks, place = [], 0
    for name, array in arrays.items():
        block = np.ascontiguousarray(array).tobytes()
        header[name] = {
            "dtype": _NAMES[array.dtype],
            "shape": list(array.shape),
            "data_offsets": [place, place + len(block)],
        }
        blocks.append(block)
        place += len(block)
    data = b"".join(blocks)
    facts = {key: text for key, text in about.items() if key != CHECKSUM}
    header[_ABOUT] = {**facts, CHECKSUM: _checksum(header, facts, data)}
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 8)
    replace_file(file, len(head).to_bytes(_LENGTH, "little") + head + data)


def replace_file(file: Path, content: bytes) -> None:
    """Put a file in the place of another in one moment, once it has reached the disk."""
    fresh = file.with_name(f".{file.name}.new")
    with fresh.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read_tensors(file: Path) -> tuple[Arrays, dict[str, str]]:
    """The arrays by name and the strings about them, or `BadWeights`."""
    content = file.read_bytes()
    try:
        length = int.from_bytes(content[:_LENGTH], "little")
        if length > min(_LONGEST_HEADER, len(content)):
            raise BadWeights(f"{file.name}: no file of the safetensors format")
        header = json.loads(content[_LENGTH : _LENGTH + length])
        data = content[_LENGTH + length :]
        about = {str(key): str(text) for key, text in header.pop(_ABOUT, {}).items()}
        checksum = about.pop(CHECKSUM, "")
        if checksum != _checksum(header, about, data):
            raise BadWeights(f"{file.name}: its bytes are not those of its checksum")
        arrays = {name: _array(entry, data) for name, entry in header.items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, BadWeights):
            raise
        raise BadWeights(f"{file.name}: no file of the safetensors format ({error})") from error
    return arrays, about


def read_about(file: Path) -> dict[str, str]:
    """The strings about the arrays alone, whose bytes are neither read nor checked; or `BadWeights`."""
    with file.open("rb") as source:
        length = int.from_bytes(source.read(_LENGTH), "little")
        head = source.read(min(length, _LONGEST_HEADER))
    try:
        about = json.loads(head)[_ABOUT]
        return {str(key): str(text) for key, text in about.items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file.name}: no file of the safetensors format ({error})") from error


def _array(entry: dict[str, object], data: bytes) -> NDArray[np.generic]:
    start, stop = entry["data_offsets"]  # type: ignore[misc]
    numbers: NDArray[np.generic] = np.frombuffer(data[start:stop], _TYPES[str(entry["dtype"])])  # type: ignore[has-type]
    return numbers.reshape(entry["shape"])  # type: ignore[call-overload,no-any-return]


def _checksum(header: Mapping[str, object], facts: Mapping[str, str], data: bytes) -> str:
    told = hashlib.sha256(json.dumps([header, facts], sort_keys=True).encode())
    told.update(data)
    return told.hexdigest()
