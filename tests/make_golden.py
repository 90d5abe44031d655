"""Makes the golden records: a complete game for every edition with every combination of its add-ons.

Run as a program it rewrites tests/golden. The games are there to stay: a change of the engine that
changes one of them is a change of the rules.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from hanabi import (
    Annotation,
    CardId,
    Game,
    Header,
    Motive,
    PlayerInfo,
    PlayerKind,
    Record,
    Seat,
    Tile,
    edition,
)
from hanabi.core.editions import printed_rules
from worlds import choose, rearrange_sometimes

FOLDER = Path(__file__).parent / "golden"
OUTCOMES = FOLDER / "outcomes.json"

ANNOTATED = Path(__file__).parent / "golden_annotated"
"""Some of the same games with all that version 2 adds."""

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def golden_names() -> list[tuple[str, tuple[str, ...]]]:
    return list(printed_rules().values())


def file_name(name: str, add_ons: tuple[str, ...]) -> str:
    return "+".join((name, *add_ons)) + ".json"


def summary(game: Game) -> dict[str, Any]:
    """What is kept beside the record, so that both would have to change together."""
    assert game.outcome is not None
    return {
        "reason": str(game.outcome.reason),
        "score": game.outcome.score,
        "tally": game.outcome.tally,
        "turns": game.turn,
        "tokens": game.tokens,
        "strikes": game.strikes,
        "fireworks": list(game.fireworks),
        "deck": game.deck_size,
        "discards": len(game.discards),
        "tiles": [str(tile) for tile in game.revealed_tiles],
        "events": len(game.events),
    }


def make(name: str, add_ons: tuple[str, ...], number: int) -> Record:
    """A game with some noise in it: the first seed that shows what the table has to show."""
    rules = edition(name, *add_ons)
    players = 2 + number % 4
    wanted = {list(Tile)[number % 6], Tile.RESHUFFLE} if rules.bonus_tiles else set()
    for seed in range(1000):
        chance = random.Random(seed)
        game = Game(rules, players, seed, first=seed % players)
        skill = 0.97 if number % 3 else 0.9
        while game.outcome is None:
            rearrange_sometimes(game, chance)
            game.act(choose(game, chance, skill))
        if game.turn > 20 and wanted <= set(game.revealed_tiles):
            record = Record.of(game, NAMES[:players])
            return record.with_explicit_deal() if number % 2 else record
    raise AssertionError(f"no seed shows {name} {add_ons}")


HEADERS = [
    Header(
        date="2026-11-16", players=(PlayerInfo(PlayerKind.PERSON), PlayerInfo(PlayerKind.GUEST))
    ),
    Header("2026-11-16T14:02:00+00:00", "Club night, table 3", "sv"),
    Header(),
]


def annotated(record: Record, number: int) -> Record:
    """The record with a header and annotations of every kind."""
    header = HEADERS[number % len(HEADERS)]
    if not header.players and header.place:
        bots = [PlayerInfo(PlayerKind.BOT, "hat", f"1.{i}") for i in range(len(record.players) - 1)]
        header = replace(header, players=(PlayerInfo(PlayerKind.PERSON), *bots))
    face = record.rules.faces[number]
    motive = Motive("play-certain", CardId(3), Seat(1), (face,), record.rules.clues[number])
    said = [
        Annotation(0, note="Why not?\nWell …", seconds=12.5),
        Annotation(1, motive=Motive("discard-oldest")),
        Annotation(4, motive=motive, evaluation=21.25),
        Annotation(len(record.steps) - 1, evaluation=0.0, seconds=0.0),
    ]
    return replace(record, header=header, annotations=tuple(said), notes=(("", "red?"),))


def make_annotated() -> None:
    ANNOTATED.mkdir(exist_ok=True)
    with_two_players = golden_names()[::4]
    for number, (name, add_ons) in enumerate(with_two_players[:6]):
        record = Record.loads((FOLDER / file_name(name, add_ons)).read_bytes())
        path = ANNOTATED / file_name(name, add_ons)
        path.write_text(annotated(record, number).dumps(), encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    outcomes = {}
    for number, (name, add_ons) in enumerate(golden_names()):
        record = make(name, add_ons, number)
        path = FOLDER / file_name(name, add_ons)
        path.write_text(record.dumps(), encoding="utf-8")
        outcomes[path.name] = summary(record.replay())
    lines = ",\n".join(
        f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in outcomes.items()
    )
    OUTCOMES.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    make_annotated()


if __name__ == "__main__":
    main()
