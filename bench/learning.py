"""Steps a second of training: games x steps, decisions in a gradient, epochs; compiled and not.

    python bench/learning.py --device cuda --seconds 90
    python bench/learning.py --device cuda --try 16384x32x32768x2 --compile auto --profile
    python bench/learning.py --device cpu --preset small --try 128x32x1024x2

Each setting is measured with the time of play and of learning apart. Those that do not fit into the seconds are left out.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from pathlib import Path

import torch

from hanabi.learn import Settings, Trainer, find_preset

TRIES = [
    "16384x32x32768x2",
    "16384x32x32768x1",
    "16384x64x65536x2",
    "32768x32x65536x1",
    "32768x32x131072x2",
    "8192x64x32768x2",
]
WARM_UP, MEASURED = 5, 3


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="cuda", choices=["cpu", "cuda"])
    parser.add_argument("--preset", default="base")
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--try", dest="tries", nargs="+", default=TRIES, metavar="GxSxPxE")
    parser.add_argument("--compile", default="both", choices=["both", "auto", "off"])
    parser.add_argument("--profile", action="store_true", help="name the longest kernels, too")
    given = parser.parse_args()
    torch.set_num_threads(1)
    began = time.monotonic()
    modes = ["off", "auto"] if given.compile == "both" else [given.compile]
    for number, text in enumerate(given.tries):
        games, steps, part, epochs = map(int, text.split("x"))
        for mode in modes if number == 0 else modes[-1:]:
            left = given.seconds - (time.monotonic() - began)
            if left < 0:
                tell(f"{text}, compile {mode}: left out")
                continue
            changes = {
                "games": games, "steps": steps, "part": part, "epochs": epochs, "compile": mode,
                "exact": False,
            }  # fmt: skip
            chosen = find_preset(given.preset).changed(changes)
            measure(text, chosen, given.device, profiled=given.profile)


def measure(text: str, settings: Settings, device: str, *, profiled: bool) -> None:
    """Print the speed of one setting."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        trainer = Trainer(Path(folder), settings, device, tell)
        trainer.prepare()
        for _ in range(WARM_UP):
            trainer.lesson()
        trainer.wait()
        ready = time.monotonic() - began
        play = learn = 0.0
        for _ in range(MEASURED):
            start = time.monotonic()
            trainer.player.play()
            trainer.wait()
            middle = time.monotonic()
            trainer.teacher.learn()
            trainer.wait()
            play, learn = play + middle - start, learn + time.monotonic() - middle
        start = time.monotonic()
        for _ in range(MEASURED):
            trainer.lesson()
        trainer.wait()
        whole = time.monotonic() - start
        speed = MEASURED * settings.batch / whole
        tell(
            f"{text}, compile {settings.compile}: {speed / 1e6:.2f} M steps/s, "
            f"{speed * operations(trainer) / 1e12:.0f} TFLOP/s; a lesson: play {1e3 * play / MEASURED:.1f} ms, "
            f"learning {1e3 * learn / MEASURED:.1f} ms; ready after {ready:.1f} s; {memory(device)}"
        )
        stepping = kernel_seconds(trainer)
        tell(f"    of the play the kernel's steps: {1e3 * stepping * settings.steps:.1f} ms")
        if profiled:
            profile(trainer)
    del trainer
    gc.collect()
    torch.compiler.reset()
    if device == "cuda":
        torch.cuda.empty_cache()


def profile(trainer: Trainer) -> None:
    """Print where the time of a lesson goes."""
    with torch.profiler.profile() as found:
        trainer.lesson()
        trainer.wait()
    order = "self_device_time_total" if trainer.device == "cuda" else "self_cpu_time_total"
    tell(found.key_averages().table(sort_by=order, row_limit=25, max_name_column_width=60))


def kernel_seconds(trainer: Trainer) -> float:
    """One random step of all games with its observation."""
    batch = trainer.player.games.batch
    batch.rollout("random", 1)  # compiles
    start = time.monotonic()
    batch.rollout("random", 50)
    trainer.wait()
    return (time.monotonic() - start) / 50


def operations(trainer: Trainer) -> float:
    """Multiplications and additions for each step of a game."""
    shapes = trainer.networks.actor, trainer.networks.critic
    actor, critic = (2.0 * sum(shape.sizes) for shape in shapes)
    return actor + critic + trainer.settings.epochs * 3 * (actor + critic)


def memory(device: str) -> str:
    if device != "cuda":
        return "on the processor"
    return f"{torch.cuda.max_memory_allocated() / 2**30:.1f} GiB"


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
