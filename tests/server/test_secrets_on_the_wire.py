"""Every byte that a seat receives before the end, over thousands of moments of every edition."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from hanabi import Game, Play, edition
from hanabi.bots.counterfactual import deck_places
from hanabi.client.following import Follower
from hanabi.core.editions import printed_rules
from hanabi.server import command_messages
from hanabi.server.hub import Hub
from hanabi.server.looking import look, look_back
from hanabi.server.store import Store
from leaks import check_bytes, check_hidden
from serving import asynchronous
from sizes import sized
from twin_tables import (
    AT_ONCE,
    Plan,
    Played,
    act,
    dealt_as,
    plans,
    play,
    scan,
    seated_table,
    tell_all,
)
from worlds import choose, with_other_secrets


def test_enough_games_are_looked_at() -> None:
    assert len(list(plans())) >= sized(35, 1000)
    assert {plan.rules for plan in plans()} == set(printed_rules())
    assert {plan.players for plan in plans()} == {2, 3, 4, 5}


async def one_game(hub: Hub, store: Store, twins: Hub, twin_store: Store, plan: Plan) -> int:
    """Play one game, scan it, and compare one moment of it with a game that differs in secrets only."""
    chance = random.Random(plan.number)
    first = chance.randrange(plan.players)
    fresh = Game(plan.rules, plan.players, chance.randrange(2**53), first=first)
    seed = chance.randrange(2**53)
    live = await seated_table(hub, store, plan, dealt_as(fresh, seed))
    played = await Played.at(hub, live, plan)
    await play(hub, played, chance, plan, chance.randrange(40))
    compared = 0
    game = played.game
    seat = chance.choice([game.to_act, chance.randrange(plan.players)])
    can_differ = any(card in deck_places(game) for card in game.hands[seat])
    if game.outcome is None and can_differ:
        twin = with_other_secrets(game, seat, chance)
        assert twin is not None
        other_seed = seed if game.places else chance.randrange(2**53)
        there = await seated_table(twins, twin_store, plan, dealt_as(twin, other_seed))
        again = await Played.at(twins, there, plan)
        for who, deed in played.deeds:
            await again.do(twins, who, deed)
        assert again.received[seat] == played.received[seat]
        looked = await look(live, seat, "sv")
        assert await look(there, seat, "sv") == looked
        check_bytes(looked, seat, plan.players, Follower())
        if game.to_act == seat:
            hint = await hub.hints.ask(live, game.to_act, "sv")
            assert await twins.hints.ask(there, game.to_act, "sv") == hint
        for events in (0, chance.randrange(game.event_count), game.event_count):
            earlier = await look_back(live, seat, events, "sv")
            assert await look_back(there, seat, events, "sv") == earlier
            check_hidden(earlier.view, [], seat)
        compared = 1
    await play(hub, played, chance, plan, 10**6, take_backs=True)
    for who, follower in enumerate(played.followers):
        last = played.received[who][played.scanned[who] :]
        told = [follower.hear(json.loads(message)) for message in last]
        assert told[-1] is not None
        assert told[-1]["view"]["outcome"] is not None
        assert len(told[-1]["written"]) == plan.players
    return compared


@pytest.mark.parametrize("part", range(4))
@asynchronous
async def test_no_seat_receives_a_byte_that_depends_on_what_it_may_not_know(
    tmp_path: Path, part: int
) -> None:
    store, twin_store = (Store(f"sqlite:///{tmp_path / name}") for name in ("a.db", "b.db"))

    def clock() -> float:  # it stands still: how long somebody is away is no secret of the game
        return 0.0

    hub, twins = Hub(store, AT_ONCE, clock=clock), Hub(twin_store, AT_ONCE, clock=clock)
    compared = 0
    mine = [plan for plan in plans() if plan.number % 4 == part]
    for start in range(0, len(mine), 40):
        some = mine[start : start + 40]
        games = (one_game(hub, store, twins, twin_store, plan) for plan in some)
        compared += sum(await asyncio.gather(*games))
    assert compared > len(mine) / 4, "enough games were still running when they were compared"
    store.close()
    twin_store.close()


@asynchronous
async def test_after_a_take_back_everybody_is_told_what_they_would_be_had_it_never_happened(
    tmp_path: Path,
) -> None:
    """What was revealed is hidden again, in whole updates and in what is put together from changes."""
    stores = [Store(f"sqlite:///{tmp_path / name}") for name in ("a.db", "b.db")]
    hub, other = (Hub(store, AT_ONCE, clock=lambda: 0.0) for store in stores)
    compared = 0
    for number, rules in enumerate(list(printed_rules())[:: sized(4, 1)]):
        plan = Plan(number, rules, 2 + number % 4, 0.9, (None,))
        dealt, chance = dealt_as(Game(rules, plan.players, number), number), random.Random(number)
        played = await Played.at(hub, await seated_table(hub, stores[0], plan, dealt), plan)
        never = await Played.at(other, await seated_table(other, stores[1], plan, dealt), plan)
        for _ in range(4):
            action = choose(played.game, chance, 0.9)
            for one, at in ((hub, played), (other, never)):
                await act(one, at, action)
        asker = played.game.to_act
        await act(hub, played, Play(played.game.hands[asker][0]))
        while played.game.outcome is None and played.game.to_act == asker:
            await act(hub, played, choose(played.game, chance, 0.9))  # for a tile
        if played.game.outcome is not None:
            continue
        await played.do(hub, played.game.to_act, number)  # with a reason
        await act(hub, played, choose(played.game, chance, 0.9))
        while len(played.game.steps) > len(never.game.steps) and played.game.outcome is None:
            for seat in [asker, *(seat for seat in range(plan.players) if seat != asker)]:
                steps = len(played.game.steps)
                await played.do(hub, seat, command_messages.VoteTakeBack(agree=True, steps=steps))
        if played.game.outcome is None:
            scan(played)
            await compare_with_what_never_was(played, never)
            compared += 1
    assert compared > 3
    for store in stores:
        store.close()


async def compare_with_what_never_was(played: Played, never: Played) -> None:
    for seat, follower in enumerate(played.followers):
        looked = json.loads(await look(played.live, seat, None))
        elsewhere = json.loads(await look(never.live, seat, None))
        assert follower.update == looked
        assert len(looked["table"].pop("taken_back")) >= 1
        assert elsewhere["table"].pop("taken_back") == []
        assert looked.pop("number") > elsewhere.pop("number")
        assert looked == elsewhere


def test_the_comparison_sees_a_leak() -> None:
    """The twin games differ in the seat's own hand, so bytes that told of it would differ."""
    game = Game(edition("show", "flamboyants"), 3, 1)
    twin = with_other_secrets(game, 1, random.Random(1))
    assert twin is not None
    assert dealt_as(twin, 0).deck != dealt_as(game, 0).deck
    assert [twin.face(c) for c in twin.hands[1]] != [game.face(c) for c in game.hands[1]]


def test_the_scan_sees_a_leak() -> None:
    seen = {"face": "red 1", "id": 3}
    hidden = {"face": None, "id": 3}
    for hands, log in (
        ([[seen], [seen]], []),
        ([[hidden], [hidden]], []),
        ([[hidden], [seen]], [{"event": {"event": "card-drawn", "seat": 0, "face": "red 1"}}]),
        ([[hidden], [seen]], [{"event": {"event": "hand-dealt", "seat": 0, "faces": ["red 1"]}}]),
        ([[hidden], [seen]], [reasoned({"name": "clue-play", "card": 3, "faces": ["red 1"]})]),
        ([[hidden], [seen]], [reasoned({"name": "clue-play", "faces": ["red 1"]})]),
        ([[hidden], [seen]], [reasoned({"name": "because-of-red-1"})]),
    ):
        with pytest.raises(AssertionError):
            check_hidden({"hands": hands, "legal_actions": [], "to_act": 1}, log, 0)


def reasoned(why: dict[str, Any]) -> dict[str, Any]:
    return {"event": {"event": "token-spent"}, "why": why}


def test_the_comparison_hears_a_reason_that_leaks() -> None:
    """Reasons are about hidden cards often enough, and then they differ between the twin games."""
    game = Game(edition("show", "flamboyants"), 3, 1)
    twin = with_other_secrets(game, 1, random.Random(1))
    assert twin is not None
    differing = [
        seed
        for seed in range(1000)
        if tell_all(game, random.Random(seed)) != tell_all(twin, random.Random(seed))
    ]
    assert len(differing) > 150
