"""Games on disk: the running one is replaced whole after every action, so that a crash loses nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hanabi.bots import table_bots
from hanabi.core import BadSetup, HanabiError, Record, Rules
from hanabi.core.json_reader import Fields, Node, parse
from hanabi.table import facts
from hanabi.table.fact_json import fact_from_plain, fact_to_plain
from hanabi.table.facts import Fact
from hanabi.table.settings import Settings
from hanabi.table.table import Table

FORMAT = "hanabi-saved-game"
VERSION = 2
"""Version 1 held a record and the bots; since version 2 a saved game is the facts of its table."""

_RUNNING = ".running.json"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A running game: the facts of its table, and the language it is played in."""

    facts: tuple[Fact, ...]
    language: str

    def table(self) -> Table:
        """The table as it was left."""
        table = Table("")
        for fact in self.facts:
            table.apply(fact)
        return table

    def dumps(self) -> str:
        plain = {
            "format": FORMAT,
            "version": VERSION,
            "language": self.language,
            "facts": [fact_to_plain(fact, _rules(self.facts[0])) for fact in self.facts],
        }
        return json.dumps(plain, ensure_ascii=False)

    @classmethod
    def loads(cls, text: bytes) -> SavedGame:
        """Read a saved game of any version, or raise `BadRecord` with the place and the reason."""
        root = parse(text)
        if not isinstance(root.value, dict) or root.value.get("format") != FORMAT:
            root.refuse("not a saved game")
        if root.value.get("version") == 1:
            fields = root.fields(["format", "version", "language", "bots", "record"])
            return cls(tuple(_facts_of_record(fields)), fields["language"].text())
        fields = root.fields(["format", "version", "language", "facts"])
        fields["version"].number(VERSION, VERSION)
        first, *others = fields["facts"].items(2)
        opened = fact_from_plain(first, Settings().rules.rules())
        rules = _rules(opened)
        read = (opened, *(fact_from_plain(node, rules) for node in others))
        saved = cls(read, fields["language"].text())
        for bot in saved._replayed(fields["facts"]).bots:
            _check_bot(fields["facts"], bot)
        return saved

    def _replayed(self, node: Node) -> Table:
        table = Table("")
        for fact, place in zip(self.facts, node.items(), strict=True):
            try:
                table.apply(fact)
            except HanabiError as error:
                place.refuse(str(error))
        return table


def _rules(opened: Fact) -> Rules:
    if not isinstance(opened, facts.Opened) or opened.rules is None:
        raise BadSetup("facts[0]: a saved game begins with its rules")
    return opened.rules


def _facts_of_record(fields: Fields) -> Iterator[Fact]:
    """What a table had written, had it been asked, of a game saved by version 1."""
    record = Record.from_plain(fields["record"])
    names, seats = record.players, len(record.players)
    bots = tuple(
        None if node.value is None else _check_bot(node, node.text())
        for node in fields["bots"].items(seats, seats)
    )
    yield facts.Opened("", Settings(seats=seats), record.rules)
    if record.deal is None:
        assert record.seed is not None
        yield facts.Dealt(record.first, record.seed, names, bots)
    else:
        deal = record.deal
        yield facts.Dealt(record.first, deal.seed, names, bots, deal.deck, deal.tiles, deal.places)
    for step in record.steps:
        yield facts.Stepped(step)


def _check_bot(node: Node, bot: str | None) -> str | None:
    if bot is not None and bot not in table_bots():
        node.refuse(f"no bot is called {bot!r}; there are: {', '.join(table_bots())}")
    return bot


class GamesFolder:
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
        replace_file(path, saved.dumps())

    def finish(self, running: Path, record: Record) -> Path:
        """Keep the record of a finished game in place of the running one."""
        path = self.finished_place(running)
        replace_file(path, record.dumps())
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

    def finished(self) -> list[Path]:
        """The records of finished games, those that were begun last first."""
        return sorted(
            (path for path in self.folder.glob("*.json") if not path.name.endswith(_RUNNING)),
            key=lambda path: path.name,
            reverse=True,
        )

    def load(self, path: Path) -> SavedGame:
        try:
            return SavedGame.loads(path.read_bytes())
        except OSError as error:
            raise BadSetup(f"{path}: {error.strerror}") from error


def replace_file(path: Path, text: str) -> None:
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
