"""`python -m hanabi.learn`: what `hanabi train` does, in plain lines, where PyTorch and Numba are all there is."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from hanabi.core import HanabiError

INTERRUPTED, BAD_INPUT = 130, 2


def main() -> None:
    began = time.monotonic()
    parser = argparse.ArgumentParser(prog="python -m hanabi.learn", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--preset")
    parser.add_argument("--settings", type=Path)
    parser.add_argument("--set", dest="changes", nargs="+", default=[])
    parser.add_argument("--from", dest="begin", type=Path)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--device", choices=["auto", "cpu", "cuda"], default="auto")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--evaluate", type=int, default=0)
    parser.add_argument("--first-deal", type=int, default=1_000_000)
    parser.add_argument("--export", type=Path)
    parser.add_argument("--bits", type=int, choices=[8, 16], default=8)
    given = parser.parse_args()
    try:
        finished = _run(argparse.Namespace(**vars(given)), began)
    except HanabiError as error:
        sys.stderr.write(f"hanabi: {error}\n")
        sys.exit(BAD_INPUT)
    sys.exit(0 if finished else INTERRUPTED)


def _run(given: argparse.Namespace, began: float) -> bool:
    from hanabi.learn.command import Run, Wishes, long_line

    run = Run(Wishes(**vars(given)), began, _tell)
    maximum = run.trainer.settings.rules.maximum
    finished = run.learn(lambda moment: _tell(long_line(moment, maximum)))
    result = run.finish()
    if result is not None:
        _tell(str(result))
    return finished


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
