"""Moves, and moves that were made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hanabi.envs.hle.values import (
    HanabiMoveType,
    Shown,
    color_idx_to_char,
    digit,
    integer,
    letter,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAY, DISCARD = HanabiMoveType.PLAY, HanabiMoveType.DISCARD
REVEAL_COLOR, REVEAL_RANK = HanabiMoveType.REVEAL_COLOR, HanabiMoveType.REVEAL_RANK
DEAL = HanabiMoveType.DEAL


class MoveData(NamedTuple):
    """The data of a move; what does not apply is -1."""

    type: HanabiMoveType = HanabiMoveType.INVALID
    card_index: int = -1
    target_offset: int = -1
    color: int = -1
    rank: int = -1

    def as_dict(self) -> dict[str, Any] | None:
        """The move as `rl_env` writes it, if it can."""
        match self.type:
            case HanabiMoveType.PLAY | HanabiMoveType.DISCARD:
                return {"action_type": self.type.name, "card_index": self.card_index}
            case HanabiMoveType.REVEAL_COLOR:
                color = color_idx_to_char(self.color)
                return {
                    "action_type": self.type.name,
                    "target_offset": self.target_offset,
                    "color": color,
                }
            case HanabiMoveType.REVEAL_RANK:
                return {
                    "action_type": self.type.name,
                    "target_offset": self.target_offset,
                    "rank": self.rank,
                }
            case HanabiMoveType.DEAL:
                color = color_idx_to_char(self.color)
                return {"action_type": self.type.name, "color": color, "rank": self.rank}
        return None

    @property
    def text(self) -> str:
        match self.type:
            case HanabiMoveType.PLAY:
                return f"(Play {self.card_index})"
            case HanabiMoveType.DISCARD:
                return f"(Discard {self.card_index})"
            case HanabiMoveType.REVEAL_COLOR:
                return f"(Reveal player +{self.target_offset} color {letter(self.color)})"
            case HanabiMoveType.REVEAL_RANK:
                return f"(Reveal player +{self.target_offset} rank {digit(self.rank)})"
            case HanabiMoveType.DEAL:
                return f"(Deal {letter(self.color)}{digit(self.rank)})"
        return "(INVALID)"


def numbered(players: int, hand: int, colors: int, ranks: int) -> Iterator[MoveData]:
    """The moves of a game in the order of their numbers."""
    for sort in (DISCARD, PLAY):
        yield from (MoveData(sort, card_index=slot) for slot in range(hand))
    for offset in range(1, players):
        yield from (MoveData(REVEAL_COLOR, -1, offset, color=color) for color in range(colors))
    for offset in range(1, players):
        yield from (MoveData(REVEAL_RANK, -1, offset, rank=rank) for rank in range(ranks))


class HanabiMove(Shown):
    """A move. Two moves are never equal, even when they do the same."""

    def __init__(self, move: MoveData) -> None:
        if move is None:
            raise AssertionError
        self._move = move

    @property
    def c_move(self) -> MoveData:
        return self._move

    def type(self) -> HanabiMoveType:
        return self._move.type

    def card_index(self) -> int:
        return self._move.card_index

    def target_offset(self) -> int:
        """How many seats on from the player who moves the target sits."""
        return self._move.target_offset

    def color(self) -> int:
        return self._move.color

    def rank(self) -> int:
        return self._move.rank

    @staticmethod
    def get_discard_move(card_index: int) -> HanabiMove:
        return HanabiMove(MoveData(DISCARD, integer(card_index)))

    @staticmethod
    def get_play_move(card_index: int) -> HanabiMove:
        return HanabiMove(MoveData(PLAY, integer(card_index)))

    @staticmethod
    def get_reveal_color_move(target_offset: int, color: int) -> HanabiMove:
        return HanabiMove(MoveData(REVEAL_COLOR, -1, integer(target_offset), color=integer(color)))

    @staticmethod
    def get_reveal_rank_move(target_offset: int, rank: int) -> HanabiMove:
        return HanabiMove(MoveData(REVEAL_RANK, -1, integer(target_offset), rank=integer(rank)))

    def to_dict(self) -> dict[str, Any]:
        fields = self._move.as_dict()
        if fields is None:
            raise ValueError(f"Unsupported move: {self}")
        return fields

    def __str__(self) -> str:
        return self._move.text


class Item(NamedTuple):
    """The data of a move that was made; what does not apply is -1."""

    move: MoveData
    player: int
    scored: bool = False
    information_token: bool = False
    color: int = -1
    rank: int = -1
    revealed: tuple[int, ...] = ()
    newly_revealed: tuple[int, ...] = ()
    deal_to_player: int = -1

    def seen_by(self, seat: int, players: int, *, hidden: bool) -> Item:
        """With seats counted from the observer; a deal to the observer shows no card if those are hidden."""
        if self.move.type != DEAL:
            return self._replace(player=(self.player - seat) % players)
        offset = (self.deal_to_player - seat) % players
        move = MoveData(DEAL) if offset == 0 and hidden else self.move
        return self._replace(move=move, deal_to_player=offset)


class HanabiHistoryItem(Shown):
    """A move that was made, with what it did."""

    def __init__(self, item: Item) -> None:
        self._item = item

    def move(self) -> HanabiMove:
        return HanabiMove(self._item.move)

    def player(self) -> int:
        """Who moved; -1 for a deal."""
        return self._item.player

    def scored(self) -> bool:
        return self._item.scored

    def information_token(self) -> bool:
        """Whether a token was gained."""
        return self._item.information_token

    def color(self) -> int:
        """Of the card played or discarded."""
        return self._item.color

    def rank(self) -> int:
        return self._item.rank

    def card_info_revealed(self) -> list[int]:
        """The slots, of the first eight, that a clue touched."""
        return list(self._item.revealed)

    def card_info_newly_revealed(self) -> list[int]:
        """Those of them that no such clue had touched before."""
        return list(self._item.newly_revealed)

    def deal_to_player(self) -> int:
        return self._item.deal_to_player

    def __str__(self) -> str:
        item = self._item
        parts = [item.move.text]
        if item.player >= 0:
            parts.append(f"by player {item.player}")
        if item.scored:
            parts.append("scored")
        if item.information_token:
            parts.append("info_token")
        if item.color >= 0:
            parts.append(letter(item.color) + digit(item.rank))
        if item.revealed:
            parts.append(f"reveal {','.join(map(str, item.revealed))}")
        return f"<{' '.join(parts)}>"
