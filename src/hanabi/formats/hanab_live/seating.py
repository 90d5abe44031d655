"""Seats turned so that whoever begins is player 0, as hanab.live has it."""

from __future__ import annotations

from hanabi.core import CardId, Seat


class Seating:
    """Their players and our seats; their cards are numbered from the hand of player 0 on."""

    def __init__(self, players: int, first: int, hand_size: int) -> None:
        self._players = players
        self._first = first
        self._hand_size = hand_size
        self._dealt = players * hand_size

    def player(self, seat: int) -> int:
        return (seat - self._first) % self._players

    def seat(self, player: int) -> Seat:
        return Seat((player + self._first) % self._players)

    def order(self, card: int) -> int:
        """Their number of our card; after the deal both are the same."""
        if not 0 <= card < self._dealt:
            return card
        seat, place = divmod(card, self._hand_size)
        return self.player(seat) * self._hand_size + place

    def card(self, order: int) -> CardId:
        if not 0 <= order < self._dealt:
            return CardId(order)
        player, place = divmod(order, self._hand_size)
        return CardId(self.seat(player) * self._hand_size + place)
