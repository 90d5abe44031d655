"""The state of a game: what is hidden and open at a moment, how it is shown to a seat, and copies of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import sub
from typing import Any, NamedTuple, Self

from hanabi.core.actions import Action, Step
from hanabi.core.board import board, heading
from hanabi.core.cards import Card, CardId, Seat
from hanabi.core.editions import rules_name
from hanabi.core.errors import BadSetup, NoSuchCard
from hanabi.core.events import Event, HandDealt, LastRoundBegan
from hanabi.core.exact import whole_number
from hanabi.core.frozen import new_tuple
from hanabi.core.knowledge import Knowledge
from hanabi.core.names import names_of
from hanabi.core.notation import ENGLISH, Place, Spellings
from hanabi.core.outcome import Outcome, Table
from hanabi.core.rules import Rules, Tile
from hanabi.core.shuffle import Deal
from hanabi.core.tables import tables_of
from hanabi.core.view import HeldCard, PiledCard, View

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


class State(Table):
    """The state of a game from the deal on, read-only from outside; `Game` moves it.

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
            raise BadSetup("seed: give either a seed or a Deal")

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
        return self._rules

    @property
    def players(self) -> int:
        return self._players

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
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
        return self._deal

    # What everybody sees

    @property
    def turn(self) -> int:
        """Counted from 1."""
        return self._turn

    @property
    def to_act(self) -> Seat:
        """Whose turn it is, or was when the game ended."""
        return self._to_act

    @property
    def tokens(self) -> int:
        return self._tokens

    @property
    def strikes(self) -> int:
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

    def knowledge(self, card: CardId) -> Knowledge:
        """What its holder knows of a card in hand."""
        for hand, shown in zip(self._hands, self._show_hands(None, self.discarded), strict=True):
            if card in hand:
                return shown[hand.index(card)].knowledge
        raise NoSuchCard(f"card: {card!r} is in nobody's hand; hands are {self.hands}")

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

    # Showing

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the player to act may do now."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat may know now."""
        if type(seat) is not int or not 0 <= seat < self._players:
            seat = self._seat_of("seat", seat)
        legal = self.legal_actions() if seat == self._to_act else ()
        return self._show(Seat(seat), legal)

    def open_view(self) -> View:
        """The table with every hand face up, for replays and spectators who may see all."""
        return self._show(None, self.legal_actions())

    def _show(self, viewer: Seat | None, legal: tuple[Action, ...]) -> View:
        tiles, discarded = self._deal.tiles, self.discarded
        return View(
            rules=self._rules,
            players=self._players,
            names=self._names,
            seat=viewer,
            first=self._first,
            turn=self._turn,
            to_act=self._to_act,
            hands=self._show_hands(viewer, discarded),
            fireworks=self._fireworks,
            discarded=discarded,
            discards=self._pile,
            tokens=self._tokens,
            strikes=self._strikes,
            deck_size=len(self._order) - self._drawn,
            turns_left=self._turns_left,
            pending=self._pending,
            revealed_tiles=tiles[: self._revealed],
            tiles_left=len(tiles) - self._revealed,
            legal_actions=legal,
            events=self._events_shown(viewer),
            outcome=self._outcome,
        )

    def _show_hands(
        self, viewer: Seat | None, discarded: Sequence[int]
    ) -> tuple[tuple[HeldCard, ...], ...]:
        """The hands with what their holders know, counting only cards that holder and viewer both see."""
        tables, order, told = self._tables, self._order, self._told
        unseen = self._unseen(viewer, discarded)
        faces, bits, knowledge = tables.faces, tables.face_bits, tables.knowledge
        shown = []
        for holder, hand in enumerate(self._hands):
            if holder == viewer:
                cards = [
                    new_tuple(HeldCard, (card, None, knowledge(told[card], unseen)))
                    for card in hand
                ]
            else:
                unseen_by_holder = unseen
                for card in hand:
                    unseen_by_holder |= bits[order[card]]
                cards = [
                    new_tuple(
                        HeldCard,
                        (card, faces[order[card]], knowledge(told[card], unseen_by_holder)),
                    )
                    for card in hand
                ]
            shown.append(tuple(cards))
        return tuple(shown)

    def _unseen(self, viewer: Seat | None, discarded: Sequence[int]) -> int:
        """Faces of which not every copy lies open or in a hand that the viewer sees; all hands for None."""
        tables, order = self._tables, self._order
        left = list(map(sub, tables.copies, discarded))
        for firework, height in zip(tables.placed, self._fireworks, strict=True):
            if height:
                for placed in firework[:height]:
                    left[placed] -= 1
        for holder, hand in enumerate(self._hands):
            if holder != viewer:
                for card in hand:
                    left[order[card]] -= 1
        return sum(compress(tables.face_bits, left))

    # Notation

    def parse(self, text: str, *, seat: int | None = None, spellings: Spellings = ENGLISH) -> Step:
        """The step that a line such as `clue Bo red` means for this seat, or for the player to act.

        Raises `NotUnderstood` if it means none; whether the step is legal is asked by `act`.
        """
        return self._place_of(seat, spellings).parse(text)

    def notation(
        self, step: Step, *, seat: int | None = None, spellings: Spellings = ENGLISH
    ) -> str:
        """A step of this seat, or of the player to act, as a line that `parse` reads back now."""
        return self._place_of(seat, spellings).notation(step)

    def _place_of(self, seat: int | None, spellings: Spellings) -> Place:
        whose = self._to_act if seat is None else self._seat_of("seat", seat)
        return Place(self._rules, self._names, self._hands, whose, spellings)

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

    def __str__(self) -> str:
        """The table in a few lines with all hands open."""
        return board(self.open_view())

    def __repr__(self) -> str:
        names = ", ".join(self._names)
        told = heading(self.open_view(), self._names)
        return f"<{type(self).__name__} of {names}: {rules_name(self._rules)}; {told}>"

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
