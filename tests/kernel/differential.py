"""The core and the kernel side by side: what a row must be, given the core's game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from hanabi import Action, Decline, Discard, Game, GiveClue, Play, Reason, Rules, TakeBack
from hanabi.kernel import Batch, Plan
from hanabi.kernel import table as T
from hanabi.kernel.scalar import row as R
from worlds import serves

STATUS = {
    Reason.VICTORY: T.Status.VICTORY,
    Reason.LAST_ROUND: T.Status.LAST_ROUND,
    Reason.STRIKES: T.Status.STRIKES,
    Reason.INDISPENSABLE: T.Status.INDISPENSABLE,
    Reason.DEADLOCK: T.Status.DEADLOCK,
    Reason.ENDED: T.Status.ENDED,
}


class Expected:
    """What the words of a row must be for a core game of this plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.faces = {face: i for i, face in enumerate(plan.rules.faces)}
        self.clues = {clue: i for i, clue in enumerate(plan.rules.clues)}
        self.first_bits = plan.table[T.FIRST_BIT :].tolist()
        self.touched_by = plan.table[T.TOUCHED_BY :].tolist()

    def row(self, game: Game) -> dict[str, Any]:
        """The parts of the row that the core determines, by name."""
        outcome = game.outcome
        status = {
            "tokens": game.tokens,
            "strikes": game.strikes,
            "to act": game.to_act,
            "turns left": 0 if game.turns_left is None else game.turns_left + 1,
            "pending": 0 if game.pending is None else 1 + T.KINDS_OF_TILE.index(game.pending),
            "ended": 0 if outcome is None else STATUS[outcome.reason],
            "revealed": len(game.revealed_tiles),
            "score": game.tally if outcome is None else outcome.score,
        }
        show = sum(height << 4 * i for i, height in enumerate(game.fireworks))
        show |= game.turn << int(R.TURN) | len(game.places) << int(R.PLACES)
        return {
            **status,
            "show": show | game.first << int(R.FIRST),
            "deck": game.deck_size,
            "steps": sum(1 for step in game.steps if isinstance(step, Action)),
            "hands": [self._hand(game, hand) for hand in game.hands],
            "pile": sum(
                ((1 << number) - 1) << self.first_bits[f] for f, number in enumerate(game.discarded)
            ),
            "tiles": [T.KINDS_OF_TILE.index(tile) for tile in game.revealed_tiles],
        }

    def _hand(self, game: Game, hand: tuple[Any, ...]) -> list[Any]:
        """Faces, what is known of each card, and the clues that may be given."""
        tables = game._tables  # knowledge() counts cards for every card asked; this is one look
        held = []
        touching = sum(game.rules.may_miss(clue) << i for clue, i in self.clues.items())
        for card in hand:
            face, told = game._order[card], game._told[card]
            clues = told & tables.every_clue | told >> len(tables.clues)
            held.append((face, tables.possible(told) | clues << R.TOLD))
            touching |= self.touched_by[face]
        return [held, touching]

    def found(self, row: list[int]) -> dict[str, Any]:
        """The same parts as they are in a row."""
        plan = self.plan
        status, show, deck = row[R.STATUS], row[R.SHOW], row[R.DECK]
        names = (
            "tokens",
            "strikes",
            "to act",
            "turns left",
            "pending",
            "ended",
            "revealed",
            "score",
        )
        pile = sum(
            (row[plan[T.AT_PILE] + i] & (1 << 64) - 1) << 64 * i for i in range(plan[T.PILE_WORDS])
        )
        revealed = status >> int(R.REVEALED) & 0xFF
        tiles = row[plan[T.AT_TILES]] if plan[T.TILES] else 0
        return {
            **{name: status >> 8 * i & 0xFF for i, name in enumerate(names)},
            "show": show,
            "deck": plan[T.CARDS] - (deck & 0xFFFF),
            "steps": deck >> int(R.STEPS) & 0xFFFF,
            "hands": [self._found_hand(row, seat) for seat in range(plan.players)],
            "pile": pile,
            "tiles": [tiles >> T.TILE_BITS * i & 7 for i in range(revealed)],
        }

    def _found_hand(self, row: list[int], seat: int) -> list[Any]:
        plan = self.plan
        word = row[plan[T.AT_HANDS] + seat]
        faces, known = (
            plan[T.AT_FACES] + seat * plan[T.FACE_WORDS],
            plan[T.AT_KNOWN] + seat * plan[T.HAND],
        )
        held = [
            (row[faces + slot // 8] >> 8 * (slot % 8) & 0xFF, row[known + slot])
            for slot in range(word & 0xFF)
        ]
        return [held, word >> R.TOUCHING]

    def legal(self, game: Game) -> int:
        """The mask of legal actions."""
        plan, mask = self.plan, 0
        slots = {card: slot for slot, card in enumerate(game.hands[game.to_act])}
        for action in game.legal_actions():
            mask |= 1 << self.index(game, slots, action, plan)
        return mask

    def index(self, game: Game, slots: dict[Any, int], action: Action, plan: Plan) -> int:
        match action:
            case Play(card, None):
                return plan[T.PLAY] + slots[card]
            case Discard(card):
                return slots[card]
            case GiveClue(target, clue):
                others = (target - game.to_act) % plan.players - 1
                number, colours = self.clues[clue], plan[T.COLOURS]
                if number < colours:
                    return plan[T.COLOUR] + others * colours + number
                return plan[T.VALUE] + others * plan[T.VALUES_NAMED] + number - colours
            case Play(card, suit):
                assert suit is not None
                return plan[T.ANNOUNCE] + slots[card] * len(game.fireworks) + suit
            case TakeBack(face):
                return plan[T.TAKE_BACK] + self.faces[face]
            case Decline():
                return plan[T.DECLINE]


class Pair:
    """A core game and a kernel game of the same seed that move together and are compared at every step."""

    def __init__(self, rules: Rules, players: int, **options: Any) -> None:
        self.batch = Batch(rules, players, 1, auto_reset=False, threads=1, **options)
        self.expected = Expected(self.batch.plan)
        self.action = np.zeros(1, np.int64)
        self.steps = 0

    def start(self, seed: int, first: int) -> None:
        plan = self.batch.plan
        self.game = Game(plan.rules, plan.players, seed, first=first)
        self.batch.reset(seed, first)
        self.compare()

    def act(self, action: Action) -> None:
        game = self.game
        before = game.tally
        self.action[0] = self.batch.plan.index(game, action)
        game.act(action)
        self.batch.step(self.action)
        self.steps += 1
        score = game.tally if game.outcome is None else game.outcome.score
        assert self.batch.rewards[0] == score - before
        assert self.batch.scores[0] == score
        assert self.batch.done[0] == (game.outcome is not None)
        self.compare()

    def compare(self) -> None:
        game, batch = self.game, self.batch
        assert self.expected.found(batch.rows[0].tolist()) == self.expected.row(game)
        words = batch.legal[0].tolist()
        assert sum(word << 64 * i for i, word in enumerate(words)) == self.expected.legal(game)
        assert batch.seats[0] == game.to_act

    def play(self, chance: random.Random, skill: float) -> None:
        """Play to the end: with this much skill no action that one who sees all would regret."""
        while self.game.outcome is None:
            legal = self.game.legal_actions()
            action = chance.choice(legal)
            if chance.random() < skill:
                for _ in range(8):
                    if serves(self.game, action):
                        break
                    action = chance.choice(legal)
            self.act(action)
