"""A scene: a moment of a real game, what is right there, and what happens after each move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from hanabi.core import (
    Action,
    Card,
    CardId,
    Deal,
    Game,
    IllegalAction,
    Refusal,
    Rules,
    Seat,
    Step,
    Tile,
    View,
    edition,
)
from hanabi.core.actions import Rearrange
from hanabi.core.shuffle import Purpose, Stream

NAMES = ("Ada", "Ume", "Kai")
"""Who sits at the table of a lesson, by seat."""

LEARNER = Seat(0)
"""Where whoever learns sits."""

Panel = Literal["own-hand", "fireworks", "discards", "tokens", "strikes", "deck", "tiles", "score"]
"""A part of the table that a scene can point at."""

_SUITS = {
    "w": "white",
    "r": "red",
    "b": "blue",
    "y": "yellow",
    "g": "green",
    "m": "multicolour",
    "k": "black",
}
"""What the letters of a deal mean."""


@dataclass(frozen=True)
class Mistake:
    """A wrong move that somebody is likely to make, and what is said about it."""

    begins: str
    """How it begins in the notation: `play` is any play, `clue Kai red` that clue alone."""

    says: str
    """The part of the scene's message that says what is wrong with it: `wrong-…`."""

    then: str = ""
    """What the teammates would have done, as in `Scene.after`."""


@dataclass(frozen=True)
class LookAt:
    """What a scene points at."""

    cards: tuple[CardId, ...] = ()
    panels: tuple[Panel, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What comes of a move."""

    right: bool

    says: str
    """The part of the scene's message that says why."""

    view: View
    """What the learner sees once the teammates have answered; for a wrong move what they would have seen."""

    since: int
    """The number of the first event of `view` that came of the move."""

    steps: int
    """How many steps the game has then."""


@dataclass(frozen=True)
class Scene:
    """One position. The learner sees nothing of it but `view`; the rules say what each move does."""

    name: str
    """A word for it: its message is `lesson-LESSON-NAME`."""

    table: str
    """Edition and add-ons: `show+black-powder`."""

    hands: tuple[str, ...]
    """The hands that were dealt, by seat, such as `r1 w3 k5`."""

    right: tuple[str, ...]
    """The moves that are right, in the notation."""

    before: str = ""
    """The moves so far, in the notation, with semicolons between them."""

    after: str = ""
    """How the teammates answer a right move."""

    otherwise: str = ""
    """What they would have done after a wrong one, as far as the rules would have let them."""

    draws: str = ""
    """The first cards that are drawn. All others follow in any order."""

    first: Seat = LEARNER

    tiles: tuple[Tile, ...] = ()
    """The bonus tiles in the order of revealing; all others follow."""

    mistakes: tuple[Mistake, ...] = ()
    """The first that fits a wrong move counts."""

    cards: str = ""
    """The cards to look at: `Kai 1 3; Ume 2`."""

    panels: tuple[Panel, ...] = ()
    """The parts of the table to look at."""

    @property
    def rules(self) -> Rules:
        return edition(self.table)

    @cached_property
    def _moment(self) -> Game:
        game = Game(self.rules, NAMES, deal=self._deal(), first=self.first)
        for line in _lines(self.before):
            game.act(line)
        return game

    def game(self) -> Game:
        """The game at this moment, with all its secrets."""
        return self._moment.copy()

    @property
    def steps(self) -> int:
        """How many steps the game has so far."""
        return len(self._moment.steps)

    @cached_property
    def view(self) -> View:
        """What the learner sees, legal actions included."""
        return self._moment.view(LEARNER)

    @cached_property
    def look_at(self) -> LookAt:
        """What to look at first."""
        found: list[CardId] = []
        for line in _lines(self.cards):
            name, *places = line.split()
            hand = self._moment.hands[NAMES.index(name)]
            found += [hand[int(place) - 1] for place in places]
        return LookAt(tuple(found), self.panels)

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its message beside the title."""
        wrong = dict.fromkeys(mistake.says for mistake in self.mistakes)
        return ("text", "task", "right", "wrong", *wrong)

    def is_right(self, action: Action) -> bool:
        """Whether this move is one of those that are right."""
        return self.view.notation(action) in self.right

    def answer(self, step: Step | str) -> Answer:
        """What comes of this move. One that is not legal raises `IllegalAction`."""
        game, since = self.game(), self._moment.event_count
        if isinstance(step, str):
            step = game.parse(step, seat=LEARNER)
        if isinstance(step, Rearrange):
            raise IllegalAction(Refusal.NOT_AN_ACTION)
        game.act(step, seat=LEARNER)
        if self.is_right(step):
            says, then = "right", self.after
        else:
            says, then = self._about(step)
        _go_on(game, then)
        return Answer(says == "right", says, game.view(LEARNER), since, len(game.steps))

    def _about(self, action: Action) -> tuple[str, str]:
        """What is said about a wrong move, and how the teammates would have gone on."""
        line = f"{self.view.notation(action)} "
        for mistake in self.mistakes:
            if line.startswith(f"{mistake.begins} "):
                return mistake.says, mistake.then or self.otherwise
        return "wrong", self.otherwise

    def _deal(self) -> Deal:
        """The cards that are named, from the top, and all others in an order that means nothing."""
        rules = self.rules
        named = [*_faces(rules, " ".join((*self.hands, self.draws)))]
        rest = list(rules.box)
        for face in named:
            rest.remove(face)
        tiles = list(rules.bonus_tiles)
        for tile in self.tiles:
            tiles.remove(tile)
        stream = Stream(0, Purpose.DECK)
        return Deal((*named, *stream.shuffled(rest)), (*self.tiles, *tiles))


def _lines(text: str) -> Sequence[str]:
    return [line.strip() for line in text.split(";") if line.strip()]


def _faces(rules: Rules, text: str) -> Iterator[Card]:
    for name in text.split():
        suit = rules.suit_index(_SUITS[name[0]])
        assert suit is not None
        yield Card(suit, int(name[1]))


def _go_on(game: Game, lines: str) -> None:
    """Let the teammates do what is written, as long as the rules let them."""
    for line in _lines(lines):
        action = None if game.outcome is not None else game.parse(line)
        if action not in game.legal_actions():
            return
        game.take(action)
