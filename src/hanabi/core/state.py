"""The state of a game: what is hidden and open at a moment, how it came about, and copies of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

from hanabi.core.actions import Step
from hanabi.core.cards import Card, CardId, Seat
from hanabi.core.errors import BadSetup, NoSuchCard
from hanabi.core.events import Event, HandDealt, LastRoundBegan
from hanabi.core.exact import whole_number
from hanabi.core.names import names_of
from hanabi.core.outcome import OpenTable, Outcome
from hanabi.core.rules import Rules, Tile
from hanabi.core.shuffle import Deal
from hanabi.core.tables import tables_of
from hanabi.core.view import PiledCard

Moment = tuple[Any, ...]
"""Everything about a game that changes, its past aside: see `State._moment`."""


class Past(NamedTuple):
    """A step that was taken, as one link of a chain: games that were copied share what they have in common."""

    previous: Past | None
    """None before the deal."""

    step: Step | None
    """None for the deal, and for an end that the players agreed on."""

    events: tuple[Event, ...]
    """What the step brought about."""

    events_so_far: int
    """How many, those of this step included."""

    before: Moment
    """What the step changed, as it was."""


class Open(NamedTuple):
    """What all views of a moment have in common, counted once."""

    past: Past | None
    """The moment."""

    discarded: tuple[int, ...]

    unseen: int
    """The faces of which not every copy lies open or in a hand."""


class State(OpenTable):
    """The state of a game from the deal on, read-only from outside; `Game` shows and moves it.

    Hardly anything that is kept here changes itself: a move puts new values in the place of old
    ones. So a copy, the moment before a step, and what a caller was handed may all share them.
    """

    __slots__ = (
        "_deal",
        "_drawn",
        "_events",
        "_fireworks",
        "_first",
        "_hands",
        "_names",
        "_open",
        "_order",
        "_outcome",
        "_past",
        "_pending",
        "_pile",
        "_places",
        "_players",
        "_revealed",
        "_rules",
        "_seed",
        "_shown",
        "_strikes",
        "_tables",
        "_to_act",
        "_tokens",
        "_told",
        "_turn",
        "_turns_left",
    )

    def __init__(
        self,
        rules: Rules,
        players: int | Sequence[str],
        seed: int | None = None,
        *,
        deal: Deal | None = None,
        first: int = 0,
    ) -> None:
        """Deal a game for so many players, or for players of these names, from a seed or an explicit deal."""
        if not isinstance(rules, Rules):
            raise BadSetup(f"rules: {rules!r} are no Rules; edition() and house_rules() give some")
        names = names_of(players)
        hand_size = rules.hand_size(len(names))
        if seed is not None and deal is None:
            deal = Deal.from_seed(rules, seed)
            seed = deal.seed
        elif isinstance(deal, Deal) and seed is None:
            deal = deal.exact(rules)
        else:
            raise BadSetup("seed: give either a seed or a deal")

        self._rules = rules
        self._tables = tables_of(rules)
        self._names = names
        self._players = len(names)
        self._first = self._seat_of("first", first)
        self._seed = seed
        self._deal = deal

        self._turn = 1
        self._to_act = self._first
        self._tokens = rules.clue_tokens
        self._strikes = 0
        self._turns_left: int | None = None
        self._fireworks = (0,) * len(rules.suits)
        self._pile: tuple[PiledCard, ...] = ()
        self._hands: list[tuple[CardId, ...]] = []
        self._order = tuple([self._tables.face_index[card] for card in deal.deck])
        """The faces by card id: those drawn, then the deck from the top."""
        self._drawn = 0
        self._told = (0,) * len(self._order)
        """What each card was told, by card id, as `tables` packs it."""
        self._revealed = 0
        self._places: tuple[int, ...] = ()
        self._pending: Tile | None = None
        self._outcome: Outcome | None = None

        self._events: list[Event] = []
        """What the step that is being taken has brought about."""
        self._deal_hands(hand_size)
        self._past = Past(None, None, tuple(self._events), len(self._events), ())
        self._shown: tuple[tuple[Past | None, tuple[Event, ...]], ...] = ((None, ()),) * (
            self._players + 1
        )
        """The events as each seat saw them, and then as they were, up to some moment of the past."""
        self._open = Open(None, (), 0)

    def _deal_hands(self, hand_size: int) -> None:
        for number in range(self._players):
            hand = tuple(CardId(self._drawn + i) for i in range(hand_size))
            self._drawn += hand_size
            self._hands.append(hand)
            faces = tuple(self.face(card) for card in hand)
            self._events.append(HandDealt(Seat(number), hand, faces))
        if self._drawn == len(self._order) and not self._rules.play_on:
            self._begin_last_round()
        self._events.append(self._tables.turn_began(self._turn, self._to_act))

    def _begin_last_round(self) -> None:
        self._turns_left = self._players
        self._events.append(LastRoundBegan(self._players))

    def _seat_of(self, field: str, seat: object) -> Seat:
        number = whole_number(seat)
        if number is None or not 0 <= number < self._players:
            raise BadSetup(f"{field}: there is no seat {seat}; seats are 0 to {self._players - 1}")
        return Seat(number)

    # What never changes

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._rules

    @property
    def players(self) -> int:
        """How many play."""
        return self._players

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names

    @property
    def first(self) -> Seat:
        """The seat that began."""
        return self._first

    @property
    def seed(self) -> int | None:
        """The seed the game was dealt from, or None if the deal was given."""
        return self._seed

    @property
    def deal(self) -> Deal:
        """Deck and tiles as they were before the first card was dealt."""
        return self._deal

    # What everybody sees

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._turn

    @property
    def to_act(self) -> Seat:
        """Whose turn it is, or was when the game ended."""
        return self._to_act

    @property
    def tokens(self) -> int:
        """Clue tokens that are there to be spent."""
        return self._tokens

    @property
    def strikes(self) -> int:
        """Strikes taken and not mended."""
        return self._strikes

    @property
    def turns_left(self) -> int | None:
        """Turns until the end once the last round runs, else None."""
        return self._turns_left

    @property
    def fireworks(self) -> tuple[int, ...]:
        """Cards placed per suit."""
        return self._fireworks

    @property
    def discarded(self) -> tuple[int, ...]:
        """Cards on the discard pile, counted in the order of `rules.faces`."""
        counts, order = [0] * len(self._tables.faces), self._order
        for card, _ in self._pile:
            counts[order[card]] += 1
        return tuple(counts)

    @property
    def discards(self) -> tuple[PiledCard, ...]:
        """The discard pile, oldest card first."""
        return self._pile

    @property
    def deck_size(self) -> int:
        """Cards still to be drawn."""
        return len(self._order) - self._drawn

    @property
    def pending(self) -> Tile | None:
        """The bonus tile that waits for a choice of the player to act."""
        return self._pending

    @property
    def revealed_tiles(self) -> tuple[Tile, ...]:
        """In the order of revealing."""
        return self._deal.tiles[: self._revealed]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._outcome

    # What is hidden, from somebody or from all

    @property
    def hands(self) -> tuple[tuple[CardId, ...], ...]:
        """The card ids by seat, in the order of the hand, the newest last unless rearranged."""
        return tuple(self._hands)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards still to be drawn, from the top."""
        return tuple(self._tables.faces[face] for face in self._order[self._drawn :])

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are still face down, the next one first."""
        return self._deal.tiles[self._revealed :]

    @property
    def places(self) -> tuple[int, ...]:
        """Where each reshuffled card went (R41)."""
        return self._places

    def face(self, card: CardId) -> Card:
        """The face of a card that has been drawn."""
        number = whole_number(card)
        if number is None or not 0 <= number < self._drawn:
            raise NoSuchCard(
                f"card: {card!r} has not been drawn; the cards 0 to {self._drawn - 1} have"
            )
        return self._tables.faces[self._order[number]]

    def _drawn_face(self, card: CardId) -> Card:
        """`face` without a check, for ids from inside."""
        return self._tables.faces[self._order[card]]

    # History

    @property
    def steps(self) -> tuple[Step, ...]:
        """The actions and rearrangements so far: what a record keeps."""
        found = [past.step for past in self._back_to(None) if past.step is not None]
        return tuple(reversed(found))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, from the deal on."""
        return self._events_shown(None)

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return self._past.events_so_far

    def _back_to(self, reached: Past | None) -> Iterable[Past]:
        """The past from the last step back, as far as the one that was reached before."""
        past: Past | None = self._past
        while past is not None and past is not reached:
            yield past
            past = past.previous

    def _events_shown(self, viewer: Seat | None) -> tuple[Event, ...]:
        """All events as this seat saw them; only those since the last time are looked at."""
        place = self._players if viewer is None else viewer
        reached, shown = self._shown[place]
        if reached is self._past:
            return shown
        since = list(self._back_to(reached))
        if since[-1].previous is not reached:  # the steps shown last were undone
            shown = ()
        fresh: Iterable[Event] = [event for past in reversed(since) for event in past.events]
        if viewer is not None:
            fresh = [event.seen_by(viewer) for event in fresh]
        shown += tuple(fresh)
        self._shown = (*self._shown[:place], (self._past, shown), *self._shown[place + 1 :])
        return shown

    # Moments and copies

    def _moment(self) -> Moment:
        """Everything that changes, its past aside; `_go_to` is the inverse."""
        return (
            self._turn,
            self._to_act,
            self._tokens,
            self._strikes,
            self._turns_left,
            self._fireworks,
            self._pile,
            tuple(self._hands),
            self._order,
            self._drawn,
            self._told,
            self._revealed,
            self._places,
            self._pending,
            self._outcome,
        )

    def _go_to(self, moment: Moment) -> None:
        (
            self._turn,
            self._to_act,
            self._tokens,
            self._strikes,
            self._turns_left,
            self._fireworks,
            self._pile,
            hands,
            self._order,
            self._drawn,
            self._told,
            self._revealed,
            self._places,
            self._pending,
            self._outcome,
        ) = moment
        self._hands = list(hands)

    def copy(self) -> Self:
        """A game that goes on from the same moment on its own."""
        twin = object.__new__(type(self))
        twin._rules = self._rules
        twin._tables = self._tables
        twin._names = self._names
        twin._players = self._players
        twin._first = self._first
        twin._seed = self._seed
        twin._deal = self._deal
        twin._events = []
        twin._past = self._past
        twin._shown = self._shown
        twin._open = self._open
        twin._go_to(self._moment())
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Equal games have the same rules and deal, went the same way, and are at the same moment.

        How the players are called makes no difference.
        """
        if not isinstance(other, State):
            return NotImplemented
        return (
            self._rules == other._rules
            and self._players == other._players
            and self._deal.deck == other._deal.deck
            and self._deal.tiles == other._deal.tiles
            and self._order == other._order
            and self._drawn == other._drawn
            and self.events == other.events
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes
