"""A puzzle: a moment of a game, and what each move there is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from hanabi.core import (
    Action,
    CardId,
    CardPlaced,
    Game,
    GiveClue,
    HanabiError,
    Motive,
    Record,
    Seat,
    View,
    edition,
)
from hanabi.core.codec import Plain, motive_from_plain, motive_to_plain
from hanabi.core.json_reader import Node, parse
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS
from hanabi.core.shuffle import SEEDS

_MOST_MOVES = 1000
_MOST_POINTS = 100


class BadPuzzle(HanabiError):
    """What was read is no puzzle."""


class JudgedMove(NamedTuple):
    """What a move is worth beside the best one, in the same worlds."""

    behind: float
    """Points of the expected final score that it is worse than the best move; 0 for the best."""

    error: float
    """The standard error of that."""

    end: int
    """The score that this very game has after it, if friends finish it."""

    line: tuple[int, ...]
    """What the others do then in this very game, until the mover's next turn: places among the legal actions."""


class OwnCard(NamedTuple):
    """What a card of the solver's hand may be, by all that the moves of the others tell."""

    fits: float
    """The share of possible hands in which it can be placed now."""

    useless: float
    """The share of possible hands in which it will never be needed."""


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game, whose best move is known. `view` is all that may be shown before the answer."""

    day: str
    """Its date as in ISO 8601, or the word that it was made from."""

    table: str
    """Edition and add-ons: `show+black-powder`."""

    players: int
    seed: int
    moves: tuple[int, ...]
    """The game so far, each move as its place among the legal actions."""

    worlds: int
    """In how many possible worlds each move was tried."""

    expected: float
    """The expected final score after the best move."""

    judged: tuple[JudgedMove, ...]
    """Every legal action, in the order of the view."""

    usual: int
    """What the friend does, who follows the conventions: the place of its move."""

    plain: int
    """What the steady bot does, who uses no conventions."""

    own_cards: tuple[OwnCard, ...]
    """By place in the hand."""

    motive: Motive | None
    """Why, if the friend finds the best move too."""

    @property
    def best(self) -> int:
        """The place of the best move among the legal actions."""
        return min(range(len(self.judged)), key=lambda place: self.judged[place].behind)

    @property
    def margin(self) -> float:
        """How many points the best move is ahead of the next."""
        return sorted(move.behind for move in self.judged)[1]

    @cached_property
    def _moment(self) -> Game:
        game = Game(edition(self.table), self.players, self.seed, first=0)
        for place in self.moves:
            game.act(game.legal_actions()[place])
        return game

    def game(self) -> Game:
        """The game at the moment of the puzzle, with all its secrets."""
        return self._moment.copy()

    @property
    def record(self) -> Record:
        """The game up to the moment of the puzzle, with all its secrets."""
        return Record.of(self._moment)

    @property
    def seat(self) -> Seat:
        """Whose move is to be found."""
        return self._moment.to_act

    @cached_property
    def view(self) -> View:
        """What the solver sees, legal actions included."""
        return self._moment.view(self.seat)

    def place_of(self, action: Action) -> int:
        """The place of this action, or `ValueError` if it is not legal."""
        return self.view.legal_actions.index(action)

    def line(self, place: int) -> tuple[Action, ...]:
        """The move at this place, and what follows in this very game until the mover's next turn."""
        game = self.game()
        actions = []
        for chosen in (place, *self.judged[place].line):
            action = game.legal_actions()[chosen]
            game.act(action)
            actions.append(action)
        return tuple(actions)

    def own_card(self, card: CardId) -> OwnCard:
        """What this card of the solver's hand may be."""
        return self.own_cards[[held.id for held in self.view.hand].index(card)]

    def touched(self, place: int) -> tuple[CardId, ...]:
        """The cards that the clue at this place touches; none if it is no clue."""
        action = self.view.legal_actions[place]
        if not isinstance(action, GiveClue):
            return ()
        return tuple(
            card.id
            for card in self.view.hands[action.target]
            if card.face is not None and self.view.rules.touches(action.clue, card.face)
        )

    def after(self, place: int) -> Game:
        """The game once the move at this place and what follows it were made, with all its secrets."""
        game = self.game()
        for action in self.line(place):
            game.act(action)
        return game

    def placed(self, place: int) -> tuple[CardId, ...]:
        """The cards that are placed by this move and what follows it, until the mover's next turn."""
        events = self.after(place).events[self._moment.event_count :]
        return tuple(event.card for event in events if isinstance(event, CardPlaced))

    def to_plain(self) -> Plain:
        """The puzzle for JSON, as short as may be."""
        rules = edition(self.table)
        return {
            "day": self.day,
            "table": self.table,
            "players": self.players,
            "seed": self.seed,
            "moves": list(self.moves),
            "worlds": self.worlds,
            "expected": self.expected,
            "judged": [[m.behind, m.error, m.end, list(m.line)] for m in self.judged],
            "usual": self.usual,
            "plain": self.plain,
            "own": [list(card) for card in self.own_cards],
            "motive": None if self.motive is None else motive_to_plain(rules, self.motive),
        }

    @classmethod
    def loads(cls, text: str | bytes) -> Puzzle:
        """Read one that was written as JSON, or raise an error that says what is wrong with it."""
        return cls.from_plain(parse(text))

    @classmethod
    def from_plain(cls, plain: Plain | Node) -> Puzzle:
        """Read what `to_plain` made, or raise an error that says what is wrong with it."""
        node = plain if isinstance(plain, Node) else Node(plain)
        read = node.fields(_FIELDS)
        table, players = read["table"].text(), read["players"].number(FEWEST_PLAYERS, MOST_PLAYERS)
        rules = edition(table)
        judged = tuple(_judged(one) for one in read["judged"].items(2, _MOST_MOVES))
        motive = read["motive"]
        puzzle = cls(
            day=read["day"].text(),
            table=table,
            players=players,
            seed=read["seed"].number(0, SEEDS - 1),
            moves=_places(read["moves"]),
            worlds=read["worlds"].number(1, SEEDS),
            expected=read["expected"].real(0, _MOST_POINTS),
            judged=judged,
            usual=read["usual"].number(0, len(judged) - 1),
            plain=read["plain"].number(0, len(judged) - 1),
            own_cards=tuple(_own_card(one) for one in read["own"].items(1, rules.deck_size)),
            motive=None if motive.value is None else motive_from_plain(rules, players, motive),
        )
        puzzle._check()
        return puzzle

    def _check(self) -> None:
        """Refuse what does not fit the game it names."""
        try:
            view = self.view
            for place in range(len(self.judged)):
                self.line(place)
        except IndexError:
            raise BadPuzzle(f"{self.day}: a move is not among the legal actions") from None
        if len(view.legal_actions) != len(self.judged):
            there, told = len(view.legal_actions), len(self.judged)
            raise BadPuzzle(f"{self.day}: there are {there} legal actions, and {told} are judged")
        if len(view.hand) != len(self.own_cards):
            raise BadPuzzle(f"{self.day}: it tells of other cards than those of the hand")


_FIELDS = (
    *("day", "table", "players", "seed", "moves", "worlds"),
    *("expected", "judged", "usual", "plain", "own", "motive"),
)


def _places(node: Node) -> tuple[int, ...]:
    return tuple(one.number(0, _MOST_MOVES) for one in node.items())


def _judged(node: Node) -> JudgedMove:
    behind, error, end, line = node.items(4, 4)
    return JudgedMove(
        behind.real(0, _MOST_POINTS),
        error.real(0, _MOST_POINTS),
        end.number(0, _MOST_POINTS),
        _places(line),
    )


def _own_card(node: Node) -> OwnCard:
    fits, useless = node.items(2, 2)
    return OwnCard(fits.real(0, 1), useless.real(0, 1))
