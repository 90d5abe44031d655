"""The truth of one table: everything that is hidden or open at a moment, and how it is shown."""

from __future__ import annotations

from typing import Self

from hanabi.core.actions import Action, Step
from hanabi.core.cards import FIREWORK_HEIGHT, Card, CardId, Seat
from hanabi.core.errors import BadSetup
from hanabi.core.events import Event, HandDealt, LastRoundBegan, TurnBegan
from hanabi.core.knowledge import ClueMemory, Knowledge, unseen_faces
from hanabi.core.outcome import Outcome, Table
from hanabi.core.rules import Rules, Tile
from hanabi.core.shuffle import Deal
from hanabi.core.tables import tables_of
from hanabi.core.view import HeldCard, PiledCard, View


class Truth(Table):
    """The state of a game from the deal on. `Game` moves it; nobody else does."""

    __slots__ = (
        "_clues",
        "_deck",
        "_events",
        "_faces",
        "_hands",
        "_pile",
        "_places",
        "_seen",
        "_tables",
        "_tiles",
        "deal",
        "discarded",
        "fireworks",
        "first",
        "outcome",
        "pending",
        "players",
        "revealed_tiles",
        "rules",
        "seed",
        "steps",
        "strikes",
        "to_act",
        "tokens",
        "turn",
        "turns_left",
    )

    rules: Rules
    players: int
    first: Seat

    seed: int | None
    """The seed the game was dealt from, or None if the deal was given."""

    deal: Deal

    steps: list[Step]
    """The actions and rearrangements so far: what a record keeps."""

    turn: int
    """Counted from 1."""

    to_act: Seat
    tokens: int
    strikes: int
    turns_left: int | None
    fireworks: list[int]
    discarded: list[int]

    pending: Tile | None
    """The bonus tile that waits for a choice of the player to act."""

    revealed_tiles: list[Tile]
    outcome: Outcome | None

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int | None = None,
        *,
        deal: Deal | None = None,
        first: int = 0,
    ) -> None:
        """Deal a game from a seed, or from an explicit deal."""
        hand_size = rules.hand_size(players)
        if not 0 <= first < players:
            raise BadSetup(f"first: there is no seat {first}; seats are 0 to {players - 1}")
        if seed is not None and deal is None:
            deal = Deal.from_seed(rules, seed)
        elif deal is not None and seed is None:
            deal.check(rules)
        else:
            raise BadSetup("seed: give either a seed or a deal")

        self.rules = rules
        self.players = players
        self.first = Seat(first)
        self.seed = seed
        self.deal = deal
        self.steps = []

        self.turn = 1
        self.to_act = Seat(first)
        self.tokens = rules.clue_tokens
        self.strikes = 0
        self.turns_left = None
        self.fireworks = [0] * len(rules.suits)
        self.discarded = [0] * len(rules.faces)
        self.pending = None
        self.revealed_tiles = []
        self.outcome = None

        self._tables = tables_of(rules)
        index = self._tables.face_index
        self._deck = [index[card] for card in reversed(deal.deck)]  # the top is at the end
        self._tiles = list(reversed(deal.tiles))
        self._places: list[int] = []
        self._faces: list[int] = []  # by card id
        self._clues = ClueMemory(self._tables)
        self._hands: list[list[CardId]] = []
        self._pile: list[CardId] = []
        self._events: list[Event] = []
        self._seen: list[list[Event]] = [[] for _ in range(players)]
        self._deal_hands(hand_size)

    def _deal_hands(self, hand_size: int) -> None:
        for number in range(self.players):
            hand = [self._take_card() for _ in range(hand_size)]
            self._hands.append(hand)
            faces = tuple(self.face(card) for card in hand)
            self._events.append(HandDealt(Seat(number), tuple(hand), faces))
        if not self._deck and not self.rules.play_on:
            self._begin_last_round()
        self._events.append(TurnBegan(self.turn, self.to_act))

    def _take_card(self) -> CardId:
        card = CardId(len(self._faces))
        self._faces.append(self._deck.pop())
        self._clues.add_card()
        return card

    def _begin_last_round(self) -> None:
        self.turns_left = self.players
        self._events.append(LastRoundBegan(self.players))

    @property
    def deck_size(self) -> int:
        return len(self._deck)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards still to be drawn, from the top."""
        return tuple(self._tables.faces[face] for face in reversed(self._deck))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are still face down, the next one first."""
        return tuple(reversed(self._tiles))

    @property
    def places(self) -> tuple[int, ...]:
        """Where each reshuffled card went (R41)."""
        return tuple(self._places)

    @property
    def hands(self) -> tuple[tuple[CardId, ...], ...]:
        return tuple(tuple(hand) for hand in self._hands)

    @property
    def discards(self) -> tuple[PiledCard, ...]:
        """The discard pile, oldest card first."""
        return tuple(PiledCard(card, self.face(card)) for card in self._pile)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def event_count(self) -> int:
        return len(self._events)

    def face(self, card: CardId) -> Card:
        """The face of a card that has been drawn."""
        return self._tables.faces[self._faces[card]]

    def knowledge(self, card: CardId) -> Knowledge:
        """What its holder knows of a card in hand."""
        holder = next(Seat(i) for i, hand in enumerate(self._hands) if card in hand)
        return self._clues.about(card, self._unseen_by(holder))

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the player to act may do now."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat may know now."""
        if not 0 <= seat < self.players:
            raise BadSetup(f"seat: there is no seat {seat}; seats are 0 to {self.players - 1}")
        seen = self._seen[seat]
        seen += (event.seen_by(Seat(seat)) for event in self._events[len(seen) :])
        legal = self.legal_actions() if seat == self.to_act else ()
        return self._show(Seat(seat), tuple(seen), legal)

    def open_view(self) -> View:
        """The table with every hand face up, for replays and spectators who may see all."""
        return self._show(None, tuple(self._events), self.legal_actions())

    def _show(
        self, viewer: Seat | None, events: tuple[Event, ...], legal: tuple[Action, ...]
    ) -> View:
        hands = []
        for holder, hand in enumerate(self._hands):
            unseen = self._unseen_by(holder, viewer)
            hands.append(
                tuple(
                    HeldCard(
                        card,
                        None if holder == viewer else self.face(card),
                        self._clues.about(card, unseen),
                    )
                    for card in hand
                )
            )
        return View(
            rules=self.rules,
            players=self.players,
            seat=viewer,
            first=self.first,
            turn=self.turn,
            to_act=self.to_act,
            hands=tuple(hands),
            fireworks=tuple(self.fireworks),
            discarded=tuple(self.discarded),
            discards=self.discards,
            tokens=self.tokens,
            strikes=self.strikes,
            deck_size=len(self._deck),
            turns_left=self.turns_left,
            pending=self.pending,
            revealed_tiles=tuple(self.revealed_tiles),
            tiles_left=len(self._tiles),
            legal_actions=legal,
            events=events,
            outcome=self.outcome,
        )

    def _unseen_by(self, holder: int, viewer: int | None = None) -> int:
        """Faces of which the holder has not seen every copy, counting only what the viewer sees too."""
        faces = self._faces
        seen = [faces[card] for card in self._pile]
        for seat, hand in enumerate(self._hands):
            if seat not in (holder, viewer):
                seen += [faces[card] for card in hand]
        for suit, height in enumerate(self.fireworks):
            for place in range(height):
                value = self.rules.suits[suit].value_at(place)
                seen.append(suit * FIREWORK_HEIGHT + value - 1)
        return unseen_faces(self._tables, seen)

    def copy(self) -> Self:
        """A game that goes on from the same moment on its own."""
        twin = type(self).__new__(type(self))
        for name in Truth.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [item.copy() if isinstance(item, list) else item for item in value]
            elif isinstance(value, ClueMemory):
                value = value.copy()
            setattr(twin, name, value)
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal games have the same rules and deal, went the same way, and are at the same moment."""
        if not isinstance(other, Truth):
            return NotImplemented
        return (
            self.rules == other.rules
            and self.players == other.players
            and self.deal.deck == other.deal.deck
            and self.deal.tiles == other.deal.tiles
            and self.deck == other.deck
            and self._events == other._events
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes
