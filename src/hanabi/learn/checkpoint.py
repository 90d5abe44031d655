"""Checkpoints: the state of a run in files of limited size that are replaced together, whatever interrupts it.

A checkpoint is a folder `checkpoint-<number>` of shards. It is written beside the others; the file `latest` then names
it, in one replacement, and only then the older ones go. A shard is a file of the safetensors format.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.bots.learned.tensors import BadWeights, read_tensors, replace_file, write_tensors

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

LATEST = "latest"
_NAME = re.compile(r"checkpoint-(\d+)")
_PART = ":"
"""Between the name of an array and the place of a piece of it."""


def save_checkpoint(
    folder: Path, arrays: Mapping[str, NDArray[Any]], facts: Mapping[str, Any], most: int
) -> None:
    """Write a new checkpoint of shards with at most so many bytes of arrays, and drop the older ones."""
    folder.mkdir(parents=True, exist_ok=True)
    number = max((int(found[1]) for found in map(_number, folder.iterdir()) if found), default=0)
    name = f"checkpoint-{number + 1}"
    place = folder / name
    place.mkdir()
    shards = _share(arrays, most)
    for i, shard in enumerate(shards):
        about = {"facts": json.dumps(dict(facts)), "shard": str(i), "shards": str(len(shards))}
        write_tensors(place / f"{i}.safetensors", shard, about)
    replace_file(folder / LATEST, f"{name}\n".encode())
    for old in folder.iterdir():
        if _number(old) and old.name != name:
            shutil.rmtree(old, ignore_errors=True)


def load_checkpoint(folder: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]] | None:
    """The arrays and facts of the newest checkpoint that was finished; None where there is none."""
    file = folder / LATEST
    if not file.exists():
        return None
    place = folder / file.read_text(encoding="utf-8").strip()
    pieces: dict[str, list[tuple[int, NDArray[Any]]]] = {}
    facts: dict[str, Any] = {}
    found = sorted(place.glob("*.safetensors"))
    for shard in found:
        arrays, about = read_tensors(shard)
        facts = json.loads(about["facts"])
        if int(about["shards"]) != len(found):
            raise BadWeights(f"{place.name}: {len(found)} of its {about['shards']} files are there")
        for name, piece in arrays.items():
            whole, _, start = name.rpartition(_PART)
            pieces.setdefault(whole, []).append((int(start), piece))
    if not found:
        raise BadWeights(f"{place.name}: its files are missing")
    shapes = facts.pop("shapes")
    whole_arrays = {}
    for name, parts in pieces.items():
        flat = np.concatenate([piece for _, piece in sorted(parts, key=lambda part: part[0])])
        whole_arrays[name] = flat.reshape(shapes[name])
    return whole_arrays, facts


def _share(arrays: Mapping[str, NDArray[Any]], most: int) -> list[dict[str, NDArray[Any]]]:
    """The arrays, flat and cut into pieces where needed, spread over as few shards as will do."""
    shards: list[dict[str, NDArray[Any]]] = [{}]
    room = most
    for name, array in arrays.items():
        flat = np.ascontiguousarray(array).reshape(-1)
        start = 0
        while start < len(flat) or start == 0:
            if room < flat.itemsize:
                shards.append({})
                room = most
            piece = flat[start : start + room // flat.itemsize]
            shards[-1][f"{name}{_PART}{start}"] = piece
            room -= piece.nbytes
            start += max(1, len(piece))
    return shards


def _number(path: Path) -> re.Match[str] | None:
    return _NAME.fullmatch(path.name)
