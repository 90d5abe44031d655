"""Finished games put into a store as if they had been played at its tables: by fast players, with fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hanabi import Game, Record, edition
from hanabi.core.annotations import Header, PlayerInfo, PlayerKind
from hanabi.server.rows import game_row
from hanabi.server.store import Store, Write
from worlds import play_out

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Finished:
    """A game to be: its players, and who of them is a person, by the digest that holds their seat."""

    id: str
    names: Sequence[str]
    holders: Mapping[int, str]
    edition: str = "cocktail"
    add_ons: tuple[str, ...] = ()
    bots: Mapping[int, str] = field(default_factory=dict)
    ended: float = 0.0
    public: bool = True
    stopped: bool = False
    seed: int = 1
    skill: float = 1.0

    def record(self) -> Record:
        game = Game(edition(self.edition, *self.add_ons), len(self.names), self.seed)
        if self.stopped:
            game.end()
        else:
            play_out(game, random.Random(self.seed), self.skill)
        kinds = tuple(
            PlayerInfo(PlayerKind.BOT, self.bots[seat])
            if seat in self.bots
            else PlayerInfo(PlayerKind.PERSON if seat in self.holders else PlayerKind.GUEST)
            for seat in range(len(self.names))
        )
        return Record.of(game, list(self.names), header=Header(players=kinds))

    def write(self) -> Write:
        lobby = {"table_id": self.id, "state": "over", "public": self.public}
        return Write(
            lobby=lobby | {"changed": self.ended, "listing": "{}"},
            seats=[
                {"key": key, "table_id": self.id, "seat": seat}
                for seat, key in self.holders.items()
            ],
            game=game_row(self.id, self.record(), self.ended, public=self.public),
        )


async def keep(store: Store, *games: Finished) -> None:
    for game in games:
        await store.write(game.write())


def thirty(ann: str, bo: str, now: float, prefix: str = "g") -> list[Finished]:
    """Thirty games of Ann: with Bo, with bots, with somebody without a profile; public and private; one a day."""
    found = []
    for number in range(30):
        with_bo = number % 3 != 0
        names = ["Ann", "Bo" if with_bo else "Fay", *(["Gus"] if number % 5 == 0 else [])]
        found.append(
            Finished(
                id=f"{prefix}{number:02}",
                names=names,
                holders={0: ann, **({1: bo} if with_bo else {})},
                edition=("cocktail", "show", "swedish")[number % 3],
                add_ons=("black-powder",) if number % 9 == 4 else (),
                bots={} if with_bo else {1: "steady"},
                ended=now - (29 - number) * DAY,
                public=number % 4 != 1,
                stopped=number == 7,
                seed=number,
                skill=(1.0, 0.98, 0.2, 1.0, 0.97)[number % 5],
            )
        )
    return found
