"""DeepMind's `pyhanabi`: games, states, moves, observations and their encoding, over the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanabi.envs.hle import board
from hanabi.envs.hle import position_layout as layout
from hanabi.envs.hle.moves import HanabiHistoryItem, HanabiMove
from hanabi.envs.hle.values import (
    CHANCE_PLAYER_ID,
    COLOR_CHAR,
    AgentObservationType,
    HanabiCard,
    HanabiCardKnowledge,
    HanabiEndOfGameType,
    HanabiMoveType,
    ObservationEncoderType,
    Refused,
    Shown,
    color_char_to_idx,
    color_idx_to_char,
    integer,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hanabi.envs.hle.game_setup import GameSetup
    from hanabi.envs.hle.positions import Playthrough
    from hanabi.envs.hle.values import Known

__all__ = [
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "AgentObservationType",
    "HanabiCard",
    "HanabiCardKnowledge",
    "HanabiEndOfGameType",
    "HanabiGame",
    "HanabiHistoryItem",
    "HanabiMove",
    "HanabiMoveType",
    "HanabiObservation",
    "HanabiState",
    "ObservationEncoder",
    "ObservationEncoderType",
    "Refused",
    "cdef_loaded",
    "color_char_to_idx",
    "color_idx_to_char",
    "lib_loaded",
    "try_cdef",
    "try_load",
]

DEFAULT_CDEF_PREFIXES = DEFAULT_LIB_PREFIXES = (None,)
PYHANABI_HEADER = "pyhanabi.h"
PYHANABI_LIB = ["libpyhanabi.so", "libpyhanabi.dylib"]
ffi = lib = None
cdef_loaded_flag = lib_loaded_flag = True


def try_cdef(header: str = PYHANABI_HEADER, prefixes: Any = DEFAULT_CDEF_PREFIXES) -> bool:  # noqa: ARG001
    """Always true: no header is needed."""
    return True


def try_load(library: Any = None, prefixes: Any = DEFAULT_LIB_PREFIXES) -> bool:  # noqa: ARG001
    """Always true: no library is needed."""
    return True


def cdef_loaded() -> bool:
    return True


def lib_loaded() -> bool:
    return True


def encode_ffi_string(x: str) -> str:
    """The string itself: nothing is handed to C."""
    return str(x)


class HanabiGame:
    """The parameters of a game, its moves by number, and its chance, which all its states share."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        from hanabi.envs.hle.game_setup import GameSetup  # Numba is slow to import

        self._game = GameSetup(params)

    @property
    def c_game(self) -> GameSetup:
        return self._game

    def new_initial_state(self) -> HanabiState:
        """A state before the first card is dealt."""
        return HanabiState(self)

    def parameter_string(self) -> str:
        """The parameters with the seed in use, a line each."""
        return self._game.text()

    def num_players(self) -> int:
        return self._game.players

    def num_colors(self) -> int:
        return self._game.colors

    def num_ranks(self) -> int:
        return self._game.ranks

    def hand_size(self) -> int:
        return self._game.hand

    def max_information_tokens(self) -> int:
        return self._game.parameters.max_information_tokens

    def max_life_tokens(self) -> int:
        return self._game.parameters.max_life_tokens

    def observation_type(self) -> AgentObservationType:
        return AgentObservationType(self._game.parameters.observation_type)

    def max_moves(self) -> int:
        """How many numbers moves have."""
        return len(self._game.moves)

    def num_cards(self, color: int, rank: int) -> int:
        """Copies of a card in the deck; 0 for a card that is not in the game."""
        return self._game.copies(integer(color), integer(rank))

    def get_move_uid(self, move: HanabiMove) -> int:
        """The number of a move; -1 for a deal."""
        return self._game.uid(move.c_move)

    def get_move(self, move_uid: int) -> HanabiMove:
        """The move with this number."""
        return HanabiMove(self._game.move(integer(move_uid)))


class HanabiState(Shown):
    """A game in play, seen from outside. Whenever `cur_player()` is -1 a card is to be dealt."""

    def __init__(self, game: HanabiGame | None, c_state: Playthrough | None = None) -> None:
        if c_state is not None:
            self._state = c_state.copy()
        else:
            assert game is not None
            self._state = game.c_game.new_playthrough()
        self._game = self._state.setup

    def copy(self) -> HanabiState:
        """The same moment, to be played on from on its own; the chance is still that of the game."""
        return HanabiState(None, self._state)

    def observation(self, player: int) -> HanabiObservation:
        """What a player sees now."""
        return HanabiObservation(self._state, self._game, player)

    def apply_move(self, move: HanabiMove) -> None:
        """Make a legal move, or deal the card that a DEAL move names."""
        self._state.apply(move.c_move)

    def deal_random_card(self) -> None:
        self._state.deal_by_chance()

    def cur_player(self) -> int:
        """Who is to act; -1 if a card is to be dealt."""
        return self._state.position.current

    def deck_size(self) -> int:
        return self._state.position.facts[layout.DECK]

    def discard_pile(self) -> list[HanabiCard]:
        """In the order of discarding."""
        return board.cards(self._game, self._state.pile)

    def fireworks(self) -> list[int]:
        """The height of each colour."""
        return self._state.position.fireworks

    def player_hands(self) -> list[list[HanabiCard]]:
        """All cards, by seat, the oldest first."""
        return board.hands(self._state.position)

    def information_tokens(self) -> int:
        return self._state.position.facts[layout.INFORMATION]

    def life_tokens(self) -> int:
        return self._state.position.facts[layout.LIVES]

    def end_of_game_status(self) -> HanabiEndOfGameType:
        return self._state.position.ending

    def is_terminal(self) -> bool:
        """Whether the game is over. Nothing stops it from being played on."""
        return self._state.position.facts[layout.ENDS] != 0

    def legal_moves(self) -> list[HanabiMove]:
        """In the order of their numbers."""
        if self.cur_player() == CHANCE_PLAYER_ID:
            raise Refused("Nobody can move before a card is dealt")
        return board.moves(self._state.position)

    def move_is_legal(self, move: HanabiMove) -> bool:
        return self._state.uid_if_legal(move.c_move) >= 0 or self._state.may_deal(move.c_move)

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return board.is_next(self._state.position, color, rank)

    def num_players(self) -> int:
        return self._game.players

    def score(self) -> int:
        """The points so far; 0 once the lives are lost."""
        return self._state.position.facts[layout.SCORE]

    def move_history(self) -> list[HanabiHistoryItem]:
        """All deals and moves."""
        return [HanabiHistoryItem(item) for item in self._state.items()]

    def __str__(self) -> str:
        position = self._state.position
        told = board.knowledge(position)
        return board.as_text(
            position, self.player_hands(), told, self.cur_player(), self.discard_pile()
        )


class HanabiObservation(Shown):
    """What a player saw at one moment. Seats are counted from the observer, who is 0."""

    def __init__(self, state: Playthrough, game: GameSetup, player: int) -> None:
        seat = integer(player)
        if not 0 <= seat < game.players:
            raise Refused(f"player: {seat} is not possible; 0 to {game.players - 1} are")
        self._game = game
        self._seat = seat
        self._position = state.position
        self._history, self._moves = state.history, len(state.history)
        self._pile, self._discards = state.pile, len(state.pile)

    def __getstate__(self) -> dict[str, Any]:
        past = {"_history": self._history[: self._moves], "_pile": self._pile[: self._discards]}
        return vars(self) | past

    def observation(self) -> HanabiObservation:
        """What an encoder works on."""
        return self

    def cur_player_offset(self) -> int:
        """Who is to act; -1 if a card is to be dealt."""
        current = self._position.current
        return current if current < 0 else (current - self._seat) % self._game.players

    def num_players(self) -> int:
        return self._game.players

    def observed_hands(self) -> list[list[HanabiCard]]:
        """The oldest card first; one's own are hidden, but for a seer."""
        return board.hands(self._position, self._seat, hide_own=not self._game.seer)

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What clues told about each card of each hand."""
        return [[HanabiCardKnowledge(card) for card in hand] for hand in self._told()]

    def _told(self) -> list[list[Known]]:
        return board.knowledge(self._position, self._seat, blank=self._game.minimal)

    def discard_pile(self) -> list[HanabiCard]:
        return board.cards(self._game, self._gone())

    def _gone(self) -> list[int]:
        """The faces on the discard pile."""
        return self._pile[: self._discards]

    def fireworks(self) -> list[int]:
        return self._position.fireworks

    def deck_size(self) -> int:
        return self._position.facts[layout.DECK]

    def last_moves(self) -> list[HanabiHistoryItem]:
        """The newest first, back to the observer's own latest move; the first hands are no part of it."""
        items = self._game.seen(self._history, self._moves, self._seat)
        return [HanabiHistoryItem(item) for item in items]

    def information_tokens(self) -> int:
        return self._position.facts[layout.INFORMATION]

    def life_tokens(self) -> int:
        return self._position.facts[layout.LIVES]

    def legal_moves(self) -> list[HanabiMove]:
        """None unless the observer is to act."""
        return board.moves(self._position) if self._position.current == self._seat else []

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return board.is_next(self._position, color, rank)

    def __str__(self) -> str:
        return board.as_text(
            self._position,
            self.observed_hands(),
            self._told(),
            self.cur_player_offset(),
            self.discard_pile(),
        )


class ObservationEncoder:
    """Turns the observations of a game into vectors. Other encodings derive from it."""

    def __init__(
        self,
        game: HanabiGame,
        enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL,
    ) -> None:
        if integer(enc_type) != ObservationEncoderType.CANONICAL:
            raise Refused(f"enc_type: there is no encoding {enc_type}")
        self._game = game.c_game

    def shape(self) -> list[int]:
        return [self._game.bits]

    def encode(self, observation: HanabiObservation) -> list[int]:
        """The observation as a list of zeros and ones."""
        seen = observation.observation()
        if seen._game is not self._game and seen._game.parameters != self._game.parameters:
            raise Refused("observation: its game has other parameters than that of the encoder")
        return seen._position.vector(seen._seat)
