"""What is shown of a game: views for seats, knowledge of cards, moves in words, and a board to print."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import sub

from hanabi.core.actions import Action, Step
from hanabi.core.board import board, heading
from hanabi.core.cards import CardId, Seat
from hanabi.core.editions import rules_name
from hanabi.core.errors import NoSuchCard
from hanabi.core.frozen import new_tuple
from hanabi.core.knowledge import Knowledge
from hanabi.core.notation import ENGLISH, Place, Spellings
from hanabi.core.state import Open, State
from hanabi.core.view import HeldCard, View


class ShownState(State):
    """A state that can be looked at, as a seat sees it or whole."""

    __slots__ = ()

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
        tiles, opened = self._deal.tiles, self._open
        if opened.past is not self._past:
            discarded = self.discarded
            opened = self._open = Open(self._past, discarded, self._unseen(discarded))
        return View(
            rules=self._rules,
            players=self._players,
            names=self._names,
            seat=viewer,
            first=self._first,
            turn=self._turn,
            to_act=self._to_act,
            hands=self._show_hands(viewer, opened.unseen),
            fireworks=self._fireworks,
            discarded=opened.discarded,
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

    def _show_hands(self, viewer: Seat | None, unseen: int) -> tuple[tuple[HeldCard, ...], ...]:
        """The hands with what their holders know, counting only cards that holder and viewer both see.

        `unseen` are the faces of which not every copy lies open or in a hand.
        """
        tables, order, told = self._tables, self._order, self._told
        faces, bits, knowledge = tables.faces, tables.face_bits, tables.knowledge
        if viewer is not None:
            for card in self._hands[viewer]:
                unseen |= bits[order[card]]
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

    def _unseen(self, discarded: Sequence[int]) -> int:
        """Faces of which not every copy lies open or in a hand."""
        tables, order = self._tables, self._order
        left = list(map(sub, tables.copies, discarded))
        for firework, height in zip(tables.placed, self._fireworks, strict=True):
            if height:
                for placed in firework[:height]:
                    left[placed] -= 1
        for hand in self._hands:
            for card in hand:
                left[order[card]] -= 1
        return sum(compress(tables.face_bits, left))

    def knowledge(self, card: CardId) -> Knowledge:
        """What its holder knows of a card in hand."""
        for hand, shown in zip(self._hands, self.open_view().hands, strict=True):
            if card in hand:
                return shown[hand.index(card)].knowledge
        raise NoSuchCard(f"card: {card!r} is in nobody's hand; hands are {self.hands}")

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

    # Printing

    def __str__(self) -> str:
        """The table in a few lines with all hands open."""
        return board(self.open_view())

    def __repr__(self) -> str:
        names = ", ".join(self._names)
        told = heading(self.open_view(), self._names)
        return f"<{type(self).__name__} of {names}: {rules_name(self._rules)}; {told}>"
