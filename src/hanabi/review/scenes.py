"""The moves of a record, each with what its player could know and the worlds that were possible then."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from hanabi.bots.compiled import CompiledBot, plan_of
from hanabi.bots.friend import FRIEND
from hanabi.bots.friend.reasons import explain
from hanabi.bots.history import KnownPast, past_of
from hanabi.bots.search.belief import DOUBT, Belief, KeptWorlds
from hanabi.core import Action, Game, Motive, Record, Seat, View
from hanabi.core.actions import Rearrange
from hanabi.kernel.players import SeatedPlayers
from hanabi.review.blueprints import blueprints, bots_of, players_called

PEOPLES_DOUBT = 0.05
"""The weight of a world for each move in it that a teammate would not have made, where people play."""

_RENEWALS = 3
"""How often worlds are changed that began as the true one."""

_LINE = 4
"""Moves that are shown of what would have followed."""

_WEAK = frozenset({"play-forced", "clue-stall", "clue-more", "discard-least"})
"""Reasons that do not say why a move is better than others."""

SEARCH = Motive("search")


@dataclass(frozen=True, slots=True)
class Scene:
    """A move, and the moment before it."""

    turn: int
    step: int
    seat: Seat
    action: Action
    game: Game
    """The game before the move; not to be changed."""

    view: View
    actions: tuple[int, ...]
    """The legal actions by the kernel's numbers, in the order of `view.legal_actions`."""

    played: int
    """The place of the move among them."""

    usual: int
    """The place of what the blueprint would have done."""

    worlds: KeptWorlds
    """Worlds that were possible for the player."""

    truth: KeptWorlds
    """The one world that was the case; the order of the deck is open."""


class Stage:
    """Sets the scenes of one record, in their order."""

    def __init__(
        self, record: Record, worlds: int, seed: int, pool: ThreadPoolExecutor, threads: int
    ) -> None:
        self._record = record
        self.blueprints = blueprints(record)
        self._players = players_called(self.blueprints)
        self._plan = plan_of(record.rules, len(record.players))
        self._team = SeatedPlayers(self._players, self._plan.table)
        machines = None not in bots_of(record)
        self._doubt = DOUBT if machines else PEOPLES_DOUBT
        self._size, self._seed, self._pool, self._threads = worlds, seed, pool, threads
        self._advisers = [CompiledBot(player) for player in self._players]
        self._speaks = "hat" not in self.blueprints
        self._beliefs: list[Belief | None] = [None] * len(record.players)

    def scenes(self) -> Iterator[Scene]:
        """Every move of the record with its worlds."""
        game = Game(
            self._record.rules,
            self._record.players,
            self._record.seed,
            deal=self._record.deal,
            first=self._record.first,
        )
        for number, step in enumerate(self._record.steps):
            if not isinstance(step, Rearrange):
                yield self._scene(game, number, step)
            game.take(step)

    def _scene(self, game: Game, number: int, action: Action) -> Scene:
        seat = game.to_act
        view = game.view(seat)
        past = past_of(self._plan, view)
        chance = np.random.default_rng((self._seed, number))
        truth = self._certain(game, view, past, 1)
        belief = self._imagine(game, view, past, truth, chance)
        indices = tuple(self._plan.index(past, one) for one in view.legal_actions)
        usual = self._advisers[seat].act(view).action
        return Scene(
            turn=game.turn,
            step=number,
            seat=seat,
            action=action,
            game=game.copy(),
            view=view,
            actions=indices,
            played=indices.index(self._plan.index(past, action)),
            usual=indices.index(self._plan.index(past, usual)),
            worlds=belief.keep(self._size),
            truth=truth.keep(1),
        )

    def _certain(self, game: Game, view: View, past: KnownPast, size: int) -> Belief:
        """The true world, so many times."""
        hand = [game.face(card) for card in past.hidden]
        shared = (size, self._pool, self._threads, self._doubt)
        return Belief.of_hand(self._plan, self._team, view, past, hand, *shared)

    def _imagine(
        self, game: Game, view: View, past: KnownPast, truth: Belief, chance: np.random.Generator
    ) -> Belief:
        """What the player could think.

        Machines can tell each other so much that no sampled hand explains it all. The true one does, and
        those that are reached from it by changes that explain it too are as likely as it is.
        """
        belief = self._beliefs[view.to_act]
        if belief is None:
            shared = (self._pool, self._threads, self._doubt)
            belief = Belief(self._plan, self._team, self._size, *shared)
        belief.learn(view, past, chance)
        if not belief.sound or belief.slips.min() > truth.slips[0]:
            belief = self._certain(game, view, past, self._size)
            for _ in range(_RENEWALS):
                belief.renew(view, past, chance)
        self._beliefs[view.to_act] = belief
        return belief

    # In words

    def motive(self, scene: Scene, action: Action) -> Motive:
        """Why a friend would have made this move; machines that guess hats have no such reasons."""
        if not self._speaks:
            return SEARCH
        reason = CompiledBot(FRIEND, explain=explain).reason_for(scene.view, action)
        return SEARCH if reason is None or reason.name in _WEAK else reason

    def line(self, scene: Scene, action: Action) -> tuple[Action, ...]:
        """What the blueprints would have done after this move, as the cards lay."""
        game, bots = scene.game.copy(), [CompiledBot(player) for player in self._players]
        game.act(action)
        following: list[Action] = []
        while game.outcome is None and len(following) < _LINE:
            choice = bots[game.to_act].act(game.view(game.to_act)).action
            following.append(choice)
            game.act(choice)
        return tuple(following)
