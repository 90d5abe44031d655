"""How fast the full screen is: from the command to the first screen, and from a key to the screen, beside a bare Textual app.

    python bench/terminal.py [--runs N] [--keys N]

Needs a system with pseudo-terminals. The peer is an application of Textual with nothing but a line of text, on the same
200 x 60 terminal in the same run: what it takes, no screen of ours can save.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import pexpect

SIZE = (60, 200)
GUARD = 120.0
"""Seconds after which something is wrong."""

BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("READY", id="said")
    def on_key(self, event):
        if event.key == "q":
            self.exit()
        self.query_one("#said", Static).update(f"READY {event.key}")
Bare().run()
"""
"""The peer."""


def play(folder: Path, players: int) -> list[str]:
    """`hanabi play` with a table of five."""
    seats = ",".join(["Ada", *["steady"] * (players - 1)])
    game = ["--seats", seats, "--seed", "3", "--first", "Ada", "--folder", str(folder)]
    return ["-m", "hanabi", "play", "--calm", "--lang", "en", *game]


@contextmanager
def opened(arguments: list[str], ready: str) -> Iterator[tuple[pexpect.spawn[str], float]]:
    """A program on a terminal of its own, and the seconds until it showed this."""
    env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    began = time.perf_counter()
    child = pexpect.spawn(
        sys.executable, arguments, encoding="utf-8", timeout=GUARD, env=env, dimensions=SIZE
    )
    child.delaybeforesend = None
    child.expect(ready)
    seconds = time.perf_counter() - began
    try:
        yield child, seconds
    finally:
        child.close(force=True)


def starts(arguments: list[str], ready: str, runs: int) -> float:
    """The median of the seconds to the first screen."""
    found = []
    for _ in range(runs):
        with opened(arguments, ready) as (_, seconds):
            found.append(seconds)
    return median(found)


def keys(
    arguments: list[str], ready: str, pressed: list[tuple[str, str]], number: int
) -> list[float]:
    """The seconds from a key until the screen shows what it does, for keys in turn."""
    found = []
    with opened(arguments, ready) as (child, _):
        time.sleep(1.0)  # what the start still has to do
        for i in range(number):
            key, shown = pressed[i % len(pressed)]
            began = time.perf_counter()
            child.send(key)
            child.expect(shown)
            found.append(time.perf_counter() - began)
            time.sleep(0.05)
    return found


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--keys", type=int, default=100)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours, bare = play(folder, 5), ["-c", BARE]
        starts(ours, "Your turn", 1)  # compiles what Python has not compiled yet
        own, peer = starts(ours, "Your turn", chosen.runs), starts(bare, "READY", chosen.runs)
        say(f"start to first screen   {own:.3f} s   bare Textual {peer:.3f} s   x {own / peer:.2f}")
        begin = starts(["-m", "hanabi"], "Puzzle of the day", chosen.runs)
        say(
            f"hanabi alone to its list {begin:.3f} s   bare Textual {peer:.3f} s   x {begin / peer:.2f}"
        )
        plain = median(keys(bare, "READY", [("a", "a"), ("b", "b")], chosen.keys))
        pressed = {
            "a clue": [("c", f"Give {name}") for name in ("Ume", "Kai", "Sora", "Ren")],
            "a card": [("2", "2: no clue"), ("4", "4: no clue")],
        }
        for what, script in pressed.items():
            found = keys(ours, "Your turn", script, chosen.keys)
            slow = quantiles(found, n=20)[-1]
            say(
                f"key for {what} to the screen   median {median(found) * 1000:.1f} ms, "
                f"95 % {slow * 1000:.1f} ms   bare Textual {plain * 1000:.1f} ms   "
                f"x {median(found) / plain:.2f}"
            )


if __name__ == "__main__":
    main()
