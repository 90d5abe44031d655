"""A `Batch`: many games of the same rules that move together, on the processor or on a CUDA device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import numpy as np

from hanabi.core import Game, Rearrange, Record, Rules, Seat, Tile
from hanabi.core.shuffle import SEEDS
from hanabi.kernel import loops
from hanabi.kernel import table as T
from hanabi.kernel.engines import make_engine
from hanabi.kernel.given_deals import BadBatch, given_deals
from hanabi.kernel.plan import Plan
from hanabi.kernel.records import BeyondRow, game_of, load_game, pack_deals, rearrange_row, steps_of
from hanabi.kernel.scalar import row as R

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike, DTypeLike, NDArray

    from hanabi.kernel.players import Player

__all__ = ["DEVICES", "BadBatch", "Batch", "Tally"]

_INT64 = np.dtype(np.int64)

DEVICES = ("cpu", "cuda")


class Tally(NamedTuple):
    """What a rollout brought."""

    games: int
    """Games that ended."""

    points: int
    """Their scores together."""


class Batch:
    """Many games at once.

    `step` takes an action index for each game and renews the arrays below, which are always the same
    memory: NumPy arrays on the processor, on CUDA arrays of the device that PyTorch and JAX take over without a
    copy. A game that ends is followed at
    once by a new one unless `auto_reset` is off; `done`, `rewards` and `scores` then still speak of the one
    that ended, all else of the new one.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        games: int,
        *,
        seed: int = 0,
        first: int = 0,
        observe: bool = True,
        partners: bool = False,
        auto_reset: bool = True,
        checked: bool = True,
        history: bool = True,
        device: str = "cpu",
        threads: int | None = None,
        specialised: bool | None = None,
    ) -> None:
        """Deal `games` games, from `seed` and the seeds that follow it; `first` begins in all of them.

        Without `observe` no observations are made, with `partners` also those of all who are not to act, without `history` games cannot become records, and
        without `checked` an action that is not legal has no defined effect. `threads` are those of the
        processor; by default as many as it has. A `specialised` batch has its rules compiled into its loops, which
        takes seconds once for each table and changes nothing but the speed; by default it is so where that code is
        on disk, from a hundred million steps on, and on CUDA.
        """
        games = _whole("games", games)
        players = _whole("players", players)
        if threads is not None and threads < 1:
            raise BadBatch(f"threads: {threads} is not possible; at least 1")
        if device not in DEVICES:
            raise BadBatch(f"device: {device!r} is none; there are: {', '.join(DEVICES)}")
        self.plan = Plan(rules, players, history=history)
        self.games = games
        self._shape = (games,)
        self.auto_reset = auto_reset
        self.checked = checked
        self.device = device
        self._first = first
        self._noise = 0
        self._beyond: dict[int, BeyondRow] = {}
        self._engine = make_engine(
            device,
            self.plan,
            games,
            observe=observe,
            partners=partners,
            threads=threads,
            specialised=specialised,
        )
        self.reset(seed)

    # What the players see

    @property
    def observations(self) -> Any:
        """Of the seat to act, packed: bit i of the layout is bit i % 64 of word i // 64."""
        return self._engine.words(self._engine.observed)

    @property
    def partners(self) -> Any:
        """What the seats after the one to act observe, in their order and each as in `observations`, in one row.

        There is none unless the batch was made with `partners`.
        """
        return self._engine.words(self._engine.others)

    @property
    def legal(self) -> Any:
        """The legal actions of each game, packed in the same way; none when it is over."""
        return self._engine.words(self._engine.mask)

    @property
    def rewards(self) -> Any:
        """How the last step changed the score."""
        return self._engine.shared(self._engine.results[loops.REWARD])

    @property
    def done(self) -> Any:
        """1 where the last step ended the game, or it was over before, else 0."""
        return self._engine.shared(self._engine.results[loops.DONE])

    @property
    def reasons(self) -> Any:
        """Why the game ended that `done` speaks of, a `Status`; 0 elsewhere."""
        return self._engine.shared(self._engine.results[loops.REASON])

    @property
    def seats(self) -> Any:
        """Who is to act."""
        return self._engine.shared(self._engine.results[loops.SEAT])

    @property
    def scores(self) -> Any:
        """The score after the last step; where it ended the game, the final one."""
        return self._engine.shared(self._engine.results[loops.POINTS])

    @property
    def seeds(self) -> Any:
        """What the games now running were dealt from."""
        return self._engine.shared(self._engine.rows[:, R.SEED])

    @property
    def rows(self) -> Any:
        """The games themselves; see `hanabi.kernel.scalar.row`. They hold every secret."""
        return self._engine.shared(self._engine.rows)

    def unpacked(self, dtype: DTypeLike = np.uint8, seats: int | ArrayLike | None = None) -> Any:
        """The observations, one number for each bit: of the seats to act, or of any seats, one in each game."""
        words = self._engine.observed
        if seats is not None:
            words = self._engine.observe(self._seats("seats", seats))
        bits = self.plan.layout.bits
        return self._engine.shared(self._engine.unpack(words, bits, dtype))

    def unpacked_legal(self, dtype: DTypeLike = np.uint8) -> Any:
        """The legal actions, one number for each."""
        actions = self.plan.actions
        return self._engine.shared(self._engine.unpack(self._engine.mask, actions, dtype))

    def observe(self, seats: Any, *, out: Any = None) -> Any:
        """The packed observations of any seats, one in each game; in `out`, which an earlier call returned, or anew.

        Seats in an array of the device are taken as they are.
        """
        if hasattr(seats, "__cuda_array_interface__"):
            given = self._engine.actions(seats)
        else:
            given = self._seats("seats", seats)
        words = None if out is None else self._engine.array(out)
        wanted = (self.games, self.plan.layout.words)
        if words is not None and (words.shape != wanted or words.dtype.itemsize != 8):
            raise BadBatch(f"out: an array of shape {wanted} is needed, as `observe` returns")
        return self._engine.words(self._engine.observe(given, words))

    def use_stream(self, stream: int) -> None:
        """Put all that follows on this stream of the device, given by its handle (`torch.cuda.Stream.cuda_stream`).

        `step` is then one kernel and waits for nothing, if it is not `checked` and its actions are on the device, so
        that it can be part of a CUDA graph.
        """
        if self.device != "cuda":
            raise BadBatch("stream: a batch on the processor has none")
        self._engine.use_stream(stream)

    # Moving on

    def reset(self, seeds: int | ArrayLike = 0, first: int | ArrayLike | None = None) -> None:
        """Deal all games anew: game i from seed + i, or each from a seed of its own."""
        spread = self._numbers("seeds", seeds, SEEDS)
        if np.ndim(seeds) == 0:
            spread = (spread + np.arange(self.games)) & loops.SEED_MASK
        firsts = self._seats("first", self._first if first is None else first)
        self._beyond.clear()
        self._engine.reset(spread, firsts)

    def deal(
        self,
        decks: ArrayLike,
        first: int | ArrayLike | None = None,
        *,
        tiles: Sequence[Sequence[Tile]] | None = None,
        places: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """Deal from given decks instead of seeds: for each game its cards as indices of `rules.faces`, the top first.

        `tiles` are the bonus tiles of each game in the order of revealing, `places` where its reshuffled cards go, 0 being
        the top of the deck and what lies below its bottom the bottom. What is not given follows from the seed 0, and so
        do the games that follow by auto-reset.
        """
        firsts = self._seats("first", self._first if first is None else first)
        deals = given_deals(self.plan, self.games, decks, tiles, places)
        self._beyond = {i: BeyondRow(0, deal) for i, deal in enumerate(deals)}
        self._engine.deal(pack_deals(self.plan, deals), firsts)

    def step(self, actions: Any) -> None:
        """One action in every game; −1 where a game is over. When checked, all are tried before one is made."""
        if type(actions) is not np.ndarray:
            actions = self._engine.actions(actions)
        elif (
            not actions.flags.carray
        ):  # compiled code is for arrays that are whole and may be written to
            actions = actions.copy()
        if actions.dtype is not _INT64 or actions.shape != self._shape:
            actions = self._as_actions(actions)
        wrong = self._engine.step(actions, self.games if self.auto_reset else 0, self.checked)
        if wrong >= 0:
            self._refuse(wrong, int(actions[wrong]))

    def rollout(
        self,
        policies: str | Callable[..., Any] | Sequence[Any] = "random",
        steps: int = 1,
        *,
        noise: int | None = None,
    ) -> Tally:
        """Let compiled policies make so many steps in every game, and report the games that ended.

        `policies` is the name of one that comes with the kernel, a function made with
        `hanabi.kernel.policies.policy`, or one of these for each seat. Without auto-reset, games that are
        over stay so. Equal `noise` makes the same choices; by default every call has its own. A policy that chooses
        an illegal action is an error; the games then stand wherever their last legal action brought them.
        """
        if steps < 1:
            raise BadBatch(f"steps: {steps} is not possible; at least 1")
        self._noise = self._noise + 1 if noise is None else noise
        stride = self.games if self.auto_reset else 0
        if policies == "random":
            return Tally(*self._engine.roll_random(self._noise, steps, stride))
        chosen = self._policies(policies)
        tally = Tally(*self._engine.roll(chosen, self._noise, steps, stride))
        if tally.games < 0:
            raise BadBatch(f"policies: one chose an illegal action in game {-1 - tally.games}")
        return tally

    def play(self, players: Sequence[Player], *, noise: int = 0) -> None:
        """Let players with a memory, one for each seat, play all games to their end.

        They have to see a game from its beginning: every game must be newly dealt. Equal `noise` makes the same
        choices. `scores`, `reasons` and the records then tell how the games went.
        """
        if len(players) != self.plan.players:
            raise BadBatch(
                f"players: there are {len(players)}, and {self.plan.players} seats need one each"
            )
        begun = np.flatnonzero((self._engine.column(R.DECK) >> R.STEPS) & 0xFFFF)
        if len(begun):
            raise BadBatch(f"game {begun[0]} has begun; players with a memory start with the deal")
        wrong = self._engine.play(players, noise)
        if wrong < 0:
            raise BadBatch(f"players: one chose an illegal action in game {-1 - wrong}")

    def _policies(self, wanted: str | Callable[..., Any] | Sequence[Any]) -> list[Any]:
        from hanabi.kernel.policies import POLICIES, is_policy

        several = isinstance(wanted, list | tuple)
        names = list(wanted) if several else [wanted] * self.plan.players  # type: ignore[arg-type]
        if len(names) != self.plan.players:
            raise BadBatch(
                f"policies: there are {len(names)}, and {self.plan.players} seats need one each"
            )
        for name in names:
            if isinstance(name, str) and name not in POLICIES:
                raise BadBatch(f"policies: {name!r} is none; there are: {', '.join(POLICIES)}")
            if not isinstance(name, str) and not is_policy(name):
                raise BadBatch(
                    f"policies: {name!r} was not made with hanabi.kernel.policies.policy"
                )
        return [POLICIES[name] if isinstance(name, str) else name for name in names]

    def _numbers(self, what: str, given: int | ArrayLike, bound: int) -> NDArray[np.int64]:
        """Whole numbers below a bound, one for each game."""
        numbers = np.asarray(given)
        if numbers.dtype.kind not in "iu" or numbers.shape not in ((), (self.games,)):
            raise BadBatch(f"{what}: a whole number is needed, or {self.games} of them")
        if numbers.min() < 0 or numbers.max() >= bound:
            raise BadBatch(f"{what}: whole numbers from 0 to {bound - 1} are possible")
        return np.array(np.broadcast_to(numbers, (self.games,)), np.int64)

    def _seats(self, what: str, given: int | ArrayLike) -> NDArray[np.int64]:
        return self._numbers(what, given, self.plan.players)

    def _as_actions(self, actions: Any) -> Any:
        if actions.shape != (self.games,):
            raise BadBatch(
                f"actions: their shape is {tuple(actions.shape)}, and {(self.games,)} is needed, one for each game"
            )
        if actions.dtype.kind not in "iu":
            raise BadBatch(f"actions: their type is {actions.dtype}, and whole numbers are needed")
        return self._engine.whole(actions)

    def _refuse(self, game: int, action: int) -> NoReturn:
        legal = [
            index
            for index in range(self.plan.actions)
            if int(self._engine.mask[game, index // T.WORD]) >> index % T.WORD & 1
        ]
        if not legal:
            raise BadBatch(
                f"actions[{game}]: {action} is not possible, this game is over; only -1 is"
            )
        raise BadBatch(
            f"actions[{game}]: {action} is not legal there; these are: {', '.join(map(str, legal))}"
        )

    # Records

    def game(self, index: int) -> Game:
        """The core's game at this moment, with its whole past."""
        row = self._engine.read_row(self._index(index))
        return game_of(self.plan, row, self._beyond_row(index, row))

    def record(self, index: int, players: Sequence[str] | None = None) -> Record:
        """The record of a game at this moment; players without names are called after their seats."""
        names = players or [f"Player {seat + 1}" for seat in range(self.plan.players)]
        return Record.of(self.game(index), names)

    def load(self, index: int, game: Game | Record) -> None:
        """Let the game at this index go on from the moment of a core game or a record."""
        self._index(index)
        if isinstance(game, Record):
            game = game.replay()
        row, beyond = load_game(self.plan, game)
        self._beyond.pop(index, None)
        if beyond is not None:
            self._beyond[index] = beyond
        self._engine.write_row(index, row)

    def rearrange(self, index: int, seat: int, order: Sequence[int]) -> None:
        """Put a hand in another order (R5): `order` lists the present places of its cards."""
        game = self.game(index)
        hand = game.hands[int(self._seats("seat", seat)[0])]
        if sorted(order) != list(range(len(hand))):
            raise BadBatch(f"order: each place from 0 to {len(hand) - 1} is needed once")
        rearrangement = Rearrange(Seat(seat), tuple(hand[slot] for slot in order))
        game.take(rearrangement)
        row = self._engine.read_row(index)
        beyond = self._beyond_row(index, row) or BeyondRow(int(row[R.SEED]))
        beyond.rearranged.append((steps_of(row), rearrangement))
        self._beyond[index] = beyond
        rearrange_row(self.plan, row, seat, order)
        self._engine.write_row(index, row)

    def _index(self, index: int) -> int:
        if not 0 <= index < self.games:
            raise BadBatch(f"index: there is no game {index}; they are 0 to {self.games - 1}")
        return index

    def _beyond_row(self, index: int, row: NDArray[np.int64]) -> BeyondRow | None:
        beyond = self._beyond.get(index)
        return beyond if beyond and beyond.seed == row[R.SEED] else None


def _whole(what: str, number: object) -> int:
    """A whole number above 0, Python's or NumPy's."""
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number < 1:
        raise BadBatch(f"{what}: {number!r} is not possible; a whole number from 1 on is needed")
    return int(number)
