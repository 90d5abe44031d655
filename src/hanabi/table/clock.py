"""Time at a table: how it is set, and how much everybody has left, told by the facts. Nothing here looks at a watch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hanabi.core.codec import Plain
from hanabi.core.json_reader import Node

Per = Literal["move", "game"]

CLOCK_SECONDS: dict[str, tuple[int, int]] = {"move": (5, 3_600), "game": (30, 86_400)}
"""The least and the most that a clock gives for one move, or to each person for the game."""

MOST_INCREMENT = 300

LEAST = 5.0
"""Seconds that there are for a move at least, even when the time for the game is used up."""

EXACT = 3
"""Decimals of the seconds that are written down."""


@dataclass(frozen=True, slots=True)
class ClockChoice:
    """How much time people and guests have, for each move or each of them for the whole game."""

    per: Per
    seconds: int
    """5 to 3600 for a move, 30 to 86400 for a game."""
    increment: int = 0
    """Seconds, up to 300, that an own action adds to the time for the game."""

    def to_plain(self) -> Plain:
        return {"per": self.per, "seconds": self.seconds, "increment": self.increment}

    @classmethod
    def from_plain(cls, node: Node) -> ClockChoice:
        """The choice that is written so, or a refusal with the field and the reason."""
        fields = node.fields(["per", "seconds"], ["increment"])
        per = fields["per"].text()
        if per not in CLOCK_SECONDS:
            fields["per"].refuse(f"a clock is for each of: {', '.join(CLOCK_SECONDS)}")
        most = MOST_INCREMENT if per == "game" else 0
        return cls(
            "game" if per == "game" else "move",
            fields["seconds"].number(*CLOCK_SECONDS[per]),
            fields["increment"].number(0, most) if "increment" in fields else 0,
        )


@dataclass(slots=True)
class TimeKeeper:
    """How long whoever is to act has thought, and what everybody has left of their time for the game.

    A decision may take several spells of thought, with a pause or a bot between them. Numbers are those
    of facts, so that whoever knows when a fact was written knows when a spell began.
    """

    choice: ClockChoice | None = None
    banks: tuple[float, ...] = ()
    """By seat, what is left of the time for the game, the present decision not counted."""
    thought: float | None = 0.0
    """Seconds of the present decision before its present spell; None if they are not known."""
    since: int = 0
    """The number of the fact with which the present spell began."""
    _before: list[tuple[float, ...]] = field(default_factory=list)
    """The banks by how many steps the game had."""
    _spent: list[float] = field(default_factory=list)
    """For each step the seconds that whoever has the seat had thought about it."""

    def begin(self, choice: ClockChoice | None, seats: int, number: int) -> None:
        """The cards are dealt."""
        self.choice = choice
        per_game = choice is not None and choice.per == "game"
        self.banks = (float(choice.seconds),) * seats if choice and per_game else ()
        self._before, self._spent = [self.banks], []
        self._decide_next(number)

    def step(self, seat: int, seconds: float | None, number: int, *, own: bool) -> None:
        """Whoever is at this seat decided after so many seconds, or a bot did so after what they had thought.

        A bot's own time costs nothing, and earns nothing.
        """
        charged = (seconds if own else self.thought) or 0.0
        if self.banks and self.choice is not None:
            earned = self.choice.increment if own else 0
            left = max(0.0, self.banks[seat] - charged) + earned
            self.banks = (*self.banks[:seat], round(left, EXACT), *self.banks[seat + 1 :])
        self._before.append(self.banks)
        self._spent.append(charged)
        self._decide_next(number)

    def rearrange(self) -> None:
        """A step that decides nothing."""
        self._before.append(self.banks)
        self._spent.append(0.0)

    def stop(self, seconds: float | None) -> None:
        """A spell ends without a decision, which has taken so many seconds by now."""
        self.thought = seconds

    def go_on(self, number: int) -> None:
        """Another spell of the same decision begins."""
        self.since = number

    def go_back(
        self, steps: int, seat: int, number: int, *, deciding: int, seconds: float | None
    ) -> None:
        """The game goes back to where it had so many steps and this seat decides again, but no time comes back.

        Whoever was deciding when that happened had thought for so many seconds.
        """
        spent, then, lost = self._spent[steps], self._before[steps], seconds or 0.0
        now = [max(0.0, left - lost * (one == deciding)) for one, left in enumerate(self.banks)]
        if self.banks:
            spent += lost * (seat == deciding)
            self.banks = tuple(
                left if one == seat else round(min(left, now[one]), EXACT)
                for one, left in enumerate(then)
            )
        del self._before[steps:], self._spent[steps:]
        self._before.append(self.banks)
        self._decide_next(number)
        self.thought = 0.0 if self.choice is None else round(spent, EXACT)

    def _decide_next(self, number: int) -> None:
        self.thought, self.since = 0.0, number

    def allowance(self, seat: int) -> float | None:
        """How long this seat may think about one decision; None without a clock."""
        if self.choice is None:
            return None
        if not self.banks:
            return float(self.choice.seconds)
        return max(self.banks[seat], float(self.choice.increment), LEAST)
