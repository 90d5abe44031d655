"""Games on disk: the running one is replaced whole after every action, so that a crash loses nothing."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hanabi.bots import table_bots
from hanabi.core import BadSetup, Record
from hanabi.core.json_reader import Node, parse
from hanabi.terminal.seats import SeatPlan

FORMAT = "hanabi-saved-game"
VERSION = 1

_RUNNING = ".running.json"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A running game and how its table is set."""

    record: Record
    bots: tuple[str | None, ...]
    """The bot at each seat, None for people."""

    language: str

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        return tuple(SeatPlan(*seat) for seat in zip(self.record.players, self.bots, strict=True))

    def dumps(self) -> str:
        plain = {
            "format": FORMAT,
            "version": VERSION,
            "language": self.language,
            "bots": list(self.bots),
            "record": self.record.to_plain(),
        }
        return json.dumps(plain, ensure_ascii=False)

    @classmethod
    def loads(cls, text: bytes) -> SavedGame:
        root = parse(text)
        if not isinstance(root.value, dict) or root.value.get("format") != FORMAT:
            root.refuse("not a saved game")
        fields = root.fields(["format", "version", "language", "bots", "record"])
        fields["version"].number(VERSION, VERSION)
        record = Record.from_plain(fields["record"])
        seats = fields["bots"].items(len(record.players), len(record.players))
        return cls(record, tuple(_bot(seat) for seat in seats), fields["language"].text())


def _bot(node: Node) -> str | None:
    if node.value is not None and node.text() not in table_bots():
        node.refuse(f"no bot is called {node.text()!r}; there are: {', '.join(table_bots())}")
    return None if node.value is None else node.text()


class Shelf:
    """The folder where a player's games lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place_for(self, now: datetime) -> Path:
        """Where a game that begins now is kept while it runs."""
        stem = now.strftime("%Y-%m-%d-%H%M%S")
        names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 1000))
        for name in names:
            path = self.folder / f"{name}{_RUNNING}"
            if not path.exists() and not self.finished_place(path).exists():
                return path
        raise BadSetup(f"{self.folder}: too many games began this second")

    def finished_place(self, running: Path) -> Path:
        return running.with_name(running.name.removesuffix(_RUNNING) + ".json")

    def save(self, path: Path, saved: SavedGame) -> None:
        """Put the game on disk: when this returns, it outlasts a crash of the machine."""
        _replace(path, saved.dumps())

    def finish(self, running: Path, record: Record) -> Path:
        """Keep the record of a finished game in place of the running one."""
        path = self.finished_place(running)
        _replace(path, record.dumps())
        running.unlink(missing_ok=True)
        return path

    def latest(self) -> Path:
        """The running game that was played last."""
        running = sorted(
            self.folder.glob(f"*{_RUNNING}"), key=lambda path: (path.stat().st_mtime, path.name)
        )
        if not running:
            raise BadSetup(f"resume: no unfinished game lies in {self.folder}")
        return running[-1]

    def load(self, path: Path) -> SavedGame:
        try:
            return SavedGame.loads(path.read_bytes())
        except OSError as error:
            raise BadSetup(f"{path}: {error.strerror}") from error


def _replace(path: Path, text: str) -> None:
    """Write the whole file or nothing of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, and need not be
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
