"""Every byte that a spectator receives while a game runs, in all four ways in which a table can be watched."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi import BadSetup, Deal, Game
from hanabi.bots.counterfactual import deck_places
from hanabi.client.following import Follower
from hanabi.core.actions import Rearrange
from hanabi.server import command_messages
from hanabi.server.client import Client
from hanabi.server.guard import digest
from hanabi.server.hub import Hub
from hanabi.server.live_table import LiveTable
from hanabi.server.looking import look, look_back
from hanabi.server.store import Store
from hanabi.table import facts
from hanabi.table.settings import CommandRefused, Spectators
from hanabi.table.watching import ROUNDS_BEHIND
from leaks import SECRET_FIELD, check_hidden, note_of, token
from serving import asynchronous, key_of
from sizes import sized
from twin_tables import AT_ONCE, Plan, dealt_as, plans, seated_table, tell_all
from worlds import choose, rearrange_sometimes, with_other_secrets

FURTHER = 8
"""At most so many turns beyond the first ones are played before two games differ."""


@pytest.fixture
def hubs(tmp_path: Path) -> Iterator[list[tuple[Hub, Store]]]:
    stores = [Store(f"sqlite:///{tmp_path / name}") for name in ("a.db", "b.db")]
    yield [(Hub(store, AT_ONCE, clock=lambda: 0.0), store) for store in stores]
    for store in stores:
        store.close()


class Watched:
    """A game that is played again at a table, and every byte that its spectators were sent meanwhile."""

    def __init__(self, hub: Hub, live: LiveTable, plan: Plan) -> None:
        self.hub, self.live, self.plan = hub, live, plan
        language = plan.languages[-1]
        self.clients = [Client.at(live, None, language, whole=whole) for whole in (False, True)]
        self.received: list[list[bytes]] = [[], []]
        self.followers = [Follower(), Follower()]

    async def go(self, game: Game, same: int, own: random.Random) -> None:
        """Play the game; after so many steps people also do things that belong to this game alone."""
        for seat in range(self.plan.players):
            await self.hub.connect(self.live, Client.at(self.live, seat, None))
        for client in self.clients:
            await self.hub.connect(self.live, client)
        self._collect()
        chance = random.Random(self.plan.number)
        for place, step in enumerate(game.steps):
            await self._beside(chance if place < same else own)
            motive = None
            if not isinstance(step, Rearrange):
                motive = tell_all(self.game, random.Random(self.plan.number * 1000 + place))
            async with self.live.lock:
                await self.hub._happen(self.live, [facts.Stepped(step, motive)])
            self._collect()

    async def _beside(self, chance: random.Random) -> None:
        """Talk, notes and votes."""
        seat = chance.randrange(self.plan.players)
        wishes: list[command_messages.Command] = [
            command_messages.Say(text=f"I think {chance.random()}"),
            command_messages.Note(self.game.hands[seat][0], f"{note_of(seat)} {chance.random()}"),
            command_messages.VoteEnd(agree=seat == 0),
        ]
        for wish in wishes:
            if chance.random() < 0.2:
                await self.hub.obey(self.live, key_of(self.live, seat), wish)
                self._collect()

    def _collect(self) -> None:
        for client, bytes_, follower in zip(
            self.clients, self.received, self.followers, strict=True
        ):
            assert not client.outbox.closed, "nobody here is slow"
            for message in client.outbox.waiting():
                bytes_.append(message)
                check_spectator(message, self.live, follower)

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    async def looked(self, events: int) -> list[object]:
        """What a spectator is answered who asks for the table, and for an earlier moment."""
        found: list[object] = [await look(self.live, None, "sv")]
        try:
            found.append(await look_back(self.live, None, events, "sv"))
        except (BadSetup, CommandRefused) as refusal:
            found.append(str(refusal))
        return found


def check_spectator(message: bytes, live: LiveTable, follower: Follower) -> None:
    """No byte is of the deck, the seed, a token or a note, and no face is shown that the table hides."""
    assert not SECRET_FIELD.search(message), SECRET_FIELD.search(message)
    assert b"seed" not in message
    for seat in range(len(live.table.chairs)):
        for secret in (token(seat), digest(token(seat)), note_of(seat)):
            assert secret.encode() not in message
    said = json.loads(message)
    update = follower.hear(said)
    assert update is not None
    assert (update["you"], update["written"], update["notes"]) == (None, [], {})
    view, mode = update["view"], live.table.settings.spectators
    game = live.table.game
    assert game is not None
    behind = game.turn - ROUNDS_BEHIND * game.players
    if mode == "none" or (mode == "delayed" and behind < 1):
        assert (view, update["log"], update["talk"]) == (None, [], [])
        return
    assert view["legal_actions"] == view["next_actions"] == []
    assert view["turn"] == (behind if mode == "delayed" else game.turn)
    if mode == "seat":
        check_hidden(view, said.get("log", []), 0)
    else:
        assert all(held["face"] for hand in view["hands"] for held in hand)


def played_to(game: Game, turn: int, chance: random.Random) -> bool:
    """Play until this turn has begun; whether the game still runs then."""
    while game.outcome is None and game.turn < turn:
        rearrange_sometimes(game, chance)
        game.act(choose(game, chance, 0.95))
    return game.outcome is None


def twins(plan: Plan, mode: Spectators, chance: random.Random) -> tuple[Game, Game, int] | None:
    """Two games that show spectators the same, and after how many steps they begin to differ."""
    lag = ROUNDS_BEHIND * plan.players if mode == "delayed" else 0
    game = Game(plan.rules, plan.players, chance.randrange(2**53))
    if mode == "none":
        other = Game(plan.rules, plan.players, chance.randrange(2**53))
        both = played_to(game, 9, chance) and played_to(other, 9, chance)
        while both and len(game.steps) != len(other.steps):
            fewer = min(game, other, key=lambda one: len(one.steps))
            fewer.rearrange(0, fewer.hands[0])
        return (game, other, 0) if both else None
    if not played_to(game, 2 + chance.randrange(FURTHER), chance):
        return None
    seen = mode == "seat"
    twin = with_other_secrets(game, 0, chance) if seen else with_other_deck(game, chance)
    if twin is None:
        return None
    same, turn = len(game.steps), game.turn + lag
    if mode == "delayed" and not all(played_to(one, turn, chance) for one in (game, twin)):
        return None
    return game, twin, same


def with_other_deck(game: Game, chance: random.Random) -> Game | None:
    """A game that went the same way, with the rest of the deck and of the tiles in another order."""
    if game.places:
        return None
    deck = list(game.deal.deck)
    undrawn = sorted(set(range(len(deck))) - set(deck_places(game).values()))
    rest = [deck[place] for place in undrawn]
    chance.shuffle(rest)
    for place, card in zip(undrawn, rest, strict=True):
        deck[place] = card
    tiles = (*game.revealed_tiles, *chance.sample(game.tiles, len(game.tiles)))
    twin = Game(game.rules, game.players, deal=Deal(tuple(deck), tiles, seed=7), first=game.first)
    for step in game.steps:
        twin.take(step)
    return twin


@pytest.mark.parametrize("mode", ["none", "seat", "delayed", "everything"])
@asynchronous
async def test_no_spectator_receives_a_byte_that_depends_on_what_the_table_hides(
    hubs: list[tuple[Hub, Store]], mode: Spectators
) -> None:
    """Of a delayed game not one that depends on anything newer than the moment that is shown."""
    compared = 0
    for plan in list(plans())[:: sized(3, 1)]:
        chance = random.Random(plan.number)
        found = twins(plan, mode, chance)
        if found is None:
            continue
        tables = []
        for (hub, store), game in zip(hubs, found[:2], strict=True):
            dealt = dealt_as(game, chance.randrange(2**53))
            tables.append(Watched(hub, await seated_table(hub, store, plan, dealt, mode), plan))
        here, there = tables
        own = chance.randrange(1000) if mode == "delayed" else 5
        await here.go(found[0], found[2], random.Random(5))
        await there.go(found[1], found[2], random.Random(own))
        assert here.received == there.received
        for events in (0, chance.randrange(here.game.event_count), here.game.event_count):
            assert await here.looked(events) == await there.looked(events)
        await compare_after_restart(hubs[0][1], here)
        compared += 1
    assert compared >= sized(7, 60)


async def compare_after_restart(store: Store, watched: Watched) -> None:
    """Whoever comes to watch is told neither more nor less by a server that starts anew."""
    told = []
    for hub in (watched.hub, Hub(store, AT_ONCE, clock=lambda: 0.0)):
        live = await hub.find(watched.live.table.id)
        client = Client.at(live, None, watched.plan.languages[-1])
        await hub.connect(live, client)
        (message,) = client.outbox.waiting()
        update = Follower().hear(json.loads(message))
        assert update is not None
        told.append([update[name] for name in ("view", "log", "talk", "number")])
    assert told[0] == told[1]


@asynchronous
async def test_what_is_taken_back_takes_delayed_spectators_back_and_never_ahead(
    hubs: list[tuple[Hub, Store]],
) -> None:
    hub, store = hubs[0]
    plan = replace(next(plan for plan in plans() if plan.players == 2), languages=("en",))
    game = Game(plan.rules, 2, 3)
    assert played_to(game, 9, random.Random(1))
    live = await seated_table(hub, store, plan, dealt_as(game, 3), "delayed")
    watched = Watched(hub, live, plan)
    await watched.go(game, 0, random.Random(2))
    steps = len(game.steps)
    for seat in (0, 1, 0):
        wish = command_messages.VoteTakeBack(agree=True, steps=len(watched.game.steps))
        if len(watched.game.steps) == steps:
            await hub.obey(live, key_of(live, seat), wish)
            watched._collect()
    assert watched.game.turn < 9
    update = shown(watched)
    assert update["view"]["turn"] == watched.game.turn - 4
    assert update["table"]["taken_back"] == [], "that happened later than what they see"
    assert update["log"][-1]["event"]["event"] == "turn-began"


@asynchronous
async def test_at_the_end_a_delayed_spectator_is_shown_everything(
    hubs: list[tuple[Hub, Store]],
) -> None:
    hub, store = hubs[0]
    plan = replace(next(plan for plan in plans() if plan.players == 3), languages=("en",))
    for turn in (3, 8):  # before there was anything to see, and after
        game = Game(plan.rules, 3, turn)
        assert played_to(game, turn, random.Random(1))
        named = replace(plan, number=plan.number + turn)
        live = await seated_table(hub, store, named, dealt_as(game, 3), "delayed")
        watched = Watched(hub, live, named)
        await watched.go(game, 0, random.Random(2))
        live.table.end_votes.clear()
        async with live.lock:
            await hub._happen(live, [facts.Stopped()])
        for client, follower in zip(watched.clients, watched.followers, strict=True):
            for message in client.outbox.waiting():
                follower.hear(json.loads(message))
        update = shown(watched)
        assert update["view"]["outcome"]["reason"] == "ended"
        assert len(update["log"]) == watched.game.event_count
        assert len(update["talk"]) == len(live.table.talk)


def shown(watched: Watched) -> dict[str, Any]:
    """What both spectators know, which is the same."""
    changed, whole = (follower.update for follower in watched.followers)
    assert changed is not None
    assert changed == whole
    return changed
