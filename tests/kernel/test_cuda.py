"""The CUDA build plays as the CPU build does: here through Numba's simulator of a device.

On a machine with a GPU, `python tests/kernel/cuda_twin.py` does the same over millions of steps.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from cuda_twin import FEW, GAMES, options, play_all
from hanabi.kernel import Batch

HERE = Path(__file__).parent


def test_the_cuda_build_agrees_with_the_cpu_build(tmp_path: Path) -> None:
    file = tmp_path / "found.npz"
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
    subprocess.run(
        [sys.executable, HERE / "cuda_twin.py", file], check=True, env={**os.environ, **simulated}
    )
    found = np.load(file)
    compared = 0
    for number, (rules, players) in enumerate(FEW):
        batch = Batch(rules, players, GAMES, **options(number))
        for moment, shown in enumerate(play_all(batch)):
            for name, array in shown.items():
                assert (array == found[f"{number}.{moment}.{name}"]).all(), (number, moment, name)
                compared += 1
    assert compared == len(found.files)


def test_a_machine_without_a_device_is_told_so() -> None:
    code = "from hanabi import Rules\nfrom hanabi.kernel import Batch\nBatch(Rules(), 2, 1, device='cuda')"
    run = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "CUDA_VISIBLE_DEVICES": ""},
    )
    assert run.returncode == 1
    assert "device: no CUDA device can be used here; it takes an NVIDIA GPU and" in run.stderr
