"""A million mutated messages and a hundred thousand requests over sockets to a server of its own.

Run `python bench/fuzz.py`, from the folder of the repository. It ends with what was answered, what the server wrote in its log, and how its memory
went. Linux only: memory is read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path += [str(HERE / "tests" / "server"), str(HERE / "tests")]

from fuzzing import Fuzz  # noqa: E402  # beside the tests that send fewer
from hanabi.server.limits import Limits  # noqa: E402
from serving import serving  # noqa: E402

MB = 1024 * 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    limits = Limits(connections=10**6, commands=1e6)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), limits) as server:
        began = time.perf_counter()
        found = asyncio.run(Fuzz(server, wish.seed).run(wish.messages, wish.requests))
        seconds, log = time.perf_counter() - began, server.complaints()
    sys.stdout.write(
        f"{found.messages} messages and {found.requests} requests in {seconds:.0f} s\n"
        f"answers: {dict(found.answers.most_common())}\n"
        f"memory by tenths, in MB: {', '.join(f'{one / MB:.0f}' for one in found.memory)}\n"
        f"the log: {log or 'nothing'}\n"
    )
    sys.exit(bool(log))


if __name__ == "__main__":
    main()
