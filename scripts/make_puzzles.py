"""Makes the puzzles of the package: `python scripts/make_puzzles.py --from 2026-11-01 --days 400 --out FILE`.

One line of JSON a day, in the order of the days. What is in FILE already stays, so that a run that was broken
off goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date, timedelta
from pathlib import Path

PACKED = Path(__file__).parent.parent / "src/hanabi/review/puzzles/puzzles.jsonl"


def make_line(day: str) -> str:
    """The puzzle of a day, as its line in the file."""
    from hanabi.review.puzzles.making import make_puzzle
    from hanabi.review.puzzles.shelf import dumps

    return dumps(make_puzzle(day))


def read_lines(path: Path) -> dict[str, str]:
    """The lines that are there, by day; one that was cut off is made again."""
    from hanabi.review.puzzles.puzzle import Puzzle

    lines = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            lines[Puzzle.loads(line).day] = line
        except ValueError:
            sys.stderr.write(f"left out: {line[:40]}\n")
    return lines


def write_lines(path: Path, lines: dict[str, str]) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text("".join(lines[day] + "\n" for day in sorted(lines)), encoding="utf-8")
    unfinished.replace(path)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--from", dest="first", type=date.fromisoformat, required=True)
    options.add_argument("--days", type=int, default=1)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--out", type=Path, default=PACKED)
    chosen = options.parse_args()
    lines = read_lines(chosen.out)
    days = [(chosen.first + timedelta(number)).isoformat() for number in range(chosen.days)]
    missing = [day for day in days if day not in lines]
    began = time.monotonic()
    with ProcessPoolExecutor(chosen.workers) as pool:
        making = {pool.submit(make_line, day): day for day in missing}
        try:
            for number, done in enumerate(as_completed(making), start=1):
                lines[making[done]] = done.result()
                write_lines(chosen.out, lines)
                taken = time.monotonic() - began
                sys.stderr.write(f"{number} of {len(missing)}: {making[done]}, {taken:.0f} s\n")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit(f"stopped; {chosen.out} holds {len(lines)} days")


if __name__ == "__main__":
    main()
