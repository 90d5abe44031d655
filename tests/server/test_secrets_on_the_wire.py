"""Every byte that a seat receives before the end, over thousands of moments of every edition."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from hanabi import Action, Game, Motive, Play, Record, Rules, Seat, edition
from hanabi.bots.counterfactual import deck_places
from hanabi.core.codec import card_to_plain, step_from_plain, step_to_plain
from hanabi.core.editions import printed_rules
from hanabi.core.json_reader import Node
from hanabi.server import messages
from hanabi.server.client import Client
from hanabi.server.following import Follower
from hanabi.server.guard import digest
from hanabi.server.hub import Hub
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store, Write
from hanabi.table import facts
from hanabi.table.settings import RulesChoice, Settings
from hanabi.words.motives import MOTIVES, VAGUE_MOTIVES
from serving import Server, asynchronous, key_of, play_to_the_end, players, serving, start_game
from sizes import sized
from worlds import choose, rearrange_sometimes, with_other_secrets

Deed = messages.Command | int
"""What somebody wishes, or the seed of a bot's reason for the action that follows."""

GAMES_OF_A_KIND = sized(1, 8)
"""For every printed combination and every number of players, or every other one. One game of each combination is
played well."""

SECRET_FIELD = re.compile(rb'"(seed|deck|deal|dealt|places|tiles|key|keys|token|digest|record)":')


def test_enough_games_are_looked_at() -> None:
    assert len(list(plans())) >= sized(70, 1000)
    assert {plan.rules for plan in plans()} == set(printed_rules())
    assert {plan.players for plan in plans()} == {2, 3, 4, 5}


@dataclass(frozen=True)
class Plan:
    """One game to be played."""

    number: int
    rules: Rules
    players: int
    skill: float
    languages: tuple[str | None, ...]


def plans() -> Iterator[Plan]:
    kinds = [
        (place, rules, number)
        for place, rules in enumerate(printed_rules())
        for number in range(2, 6)
        if (place + number) % sized(2, 1) == 0
    ]
    for kind, (place, rules, number) in enumerate(kinds):
        for i in range(GAMES_OF_A_KIND):
            languages = (None, "en", "sv") if i == kind % GAMES_OF_A_KIND else (None,)
            played_well = i == 0 and number == 2 + place % 4
            yield Plan(kind * GAMES_OF_A_KIND + i, rules, number, float(played_well), languages)


def note_of(seat: int) -> str:
    """What stands in all notes of this seat."""
    return f"what-seat-{seat}-notes"


def token(seat: int) -> str:
    return f"the-token-of-seat-number-{seat}"


async def seated_table(hub: Hub, store: Store, plan: Plan, dealt: facts.Dealt) -> LiveTable:
    """A table that has been dealt, told from its facts as after a restart."""
    name = printed_rules()[plan.rules]
    rules = RulesChoice(name[0], name[1])
    settings = Settings(rules, plan.players, talk="chat", take_backs=True)
    sat = [facts.SatDown(i, name, digest(token(i))) for i, name in enumerate(dealt.names)]
    happened: list[facts.Fact] = [facts.Opened("the-party", settings), *sat, dealt]
    table_id = f"table-{plan.number}"
    rows = [
        {"table_id": table_id, "number": i, "at": 0.0, "data": facts.write_fact(fact, plan.rules)}
        for i, fact in enumerate(happened, start=1)
    ]
    await store.write(Write(rows))
    return await hub.find(table_id)


def dealt_as(game: Game, seed: int) -> facts.Dealt:
    return facts.Dealt(
        first=game.first,
        seed=seed,
        names=("Ann", "Bo", "Cleo", "Dag", "Eva")[: game.players],
        bots=(None,) * game.players,
        deck=game.deal.deck,
        tiles=game.deal.tiles,
    )


@dataclass
class Played:
    """What went on at a table, and every byte that each seat was sent."""

    live: LiveTable
    clients: list[Client]
    received: list[list[bytes]]
    scanned: list[int]
    followers: list[Follower]
    deeds: list[tuple[int, Deed]] = field(default_factory=list)
    reason: int | None = None
    """The seed of the reason for the next action."""

    @classmethod
    async def at(cls, hub: Hub, live: LiveTable, plan: Plan) -> Played:
        clients = [
            Client.at(live, seat, plan.languages[seat % len(plan.languages)])
            for seat in range(plan.players)
        ]
        for client in clients:
            await hub.connect(live, client)
        followers = [Follower() for _ in clients]
        played = cls(live, clients, [[] for _ in clients], [0] * len(clients), followers)
        played._collect()
        return played

    async def do(self, hub: Hub, seat: int, deed: Deed) -> None:
        self.deeds.append((seat, deed))
        if isinstance(deed, int):
            self.reason = deed
            return
        if isinstance(deed, messages.Act) and self.reason is not None:
            motive = tell_all(self.game, random.Random(self.reason))
            self.reason = None
            async with self.live.lock:  # as a bot's move happens
                assert isinstance(deed.action, dict)
                node = Node(deed.action)
                step = step_from_plain(self.game.rules, self.game.players, node)
                await hub._happen(self.live, [facts.Stepped(step, motive)])
        else:
            await hub.obey(self.live, key_of(self.live, seat), deed)
        self._collect()

    def _collect(self) -> None:
        for client, bytes_ in zip(self.clients, self.received, strict=True):
            assert not client.outbox.closed, "nobody here is slow"
            bytes_.extend(client.outbox.waiting())

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game


def tell_all(game: Game, chance: random.Random) -> Motive:
    """A reason that tells of any card all that it is, in the faces and, as far as it may, in the name.

    Two games that differ only in faces get reasons that differ only in faces and in such names.
    """
    rules = game.rules
    card = chance.choice([card for hand in game.hands for card in hand])
    hidden = game.face(card)
    faces = (hidden, chance.choice(rules.faces))
    calls = sorted(
        name for name in MOTIVES if name.startswith(("clue-play", "clue-save", "clue-finesse"))
    )
    names = [
        *sorted(MOTIVES - {*calls, "discard-useless", "discard-duplicate"}),
        *[calls[(hidden.suit + hidden.value) % len(calls)]] * 6,
        *[("discard-useless", "discard-duplicate")[hidden.value % 2]] * 2,
        f"because-of-{hidden.suit}-{hidden.value}",
        f"everybody-sees-{hidden.value}",
    ]
    return Motive(
        chance.choice(names),
        chance.choice([card, card, card, None]),
        chance.choice([None, *map(Seat, range(game.players))]),
        faces[: chance.randrange(3)],
        chance.choice([None, *rules.clues]),
    )


async def play(
    hub: Hub,
    played: Played,
    chance: random.Random,
    plan: Plan,
    most: int,
    *,
    take_backs: bool = False,
) -> None:
    """Play on; whatever was sent before the end is scanned at once."""
    game = played.game
    for _ in range(most):
        if game.outcome is not None:
            return
        scan(played)
        before = len(game.steps)
        trial = game.copy()
        rearrange_sometimes(trial, chance)
        for step in trial.steps[before:]:
            plain = step_to_plain(game.rules, step)
            await played.do(hub, plain["seat"], messages.RearrangeHand(plain["order"]))
        if chance.random() < 0.02:
            await played.do(hub, chance.randrange(plan.players), messages.Say(text="hm"))
        if chance.random() < 0.1:
            seat = chance.randrange(plan.players)
            card = chance.choice([card for hand in game.hands for card in hand])
            text = chance.choice(["", note_of(seat), f"{note_of(seat)} {chance.random()}"])
            await played.do(hub, seat, messages.Note(card, text))
        if take_backs and chance.random() < 0.1 and len(played.live.table.moves) > plan.players:
            for seat in chance.sample(range(plan.players), plan.players):
                steps = len(game.steps)
                await played.do(hub, seat, messages.VoteTakeBack(agree=True, steps=steps))
            scan(played)
        if chance.random() < 0.5:
            await played.do(hub, game.to_act, chance.randrange(2**30))
        action = step_to_plain(game.rules, choose(game, chance, plan.skill))
        await played.do(hub, game.to_act, messages.Act(action, len(game.steps)))


def scan(played: Played) -> None:
    """Nothing in the bytes since the last scan is about the seat's own faces, the deck or a token."""
    for seat, received in enumerate(played.received):
        for message in received[played.scanned[seat] :]:
            check_bytes(message, seat, len(played.clients), played.followers[seat])
        played.scanned[seat] = len(received)


def check_bytes(message: bytes, seat: int, number: int, follower: Follower) -> None:
    assert not SECRET_FIELD.search(message), SECRET_FIELD.search(message)
    assert b"seed" not in message
    for other in range(number):
        assert token(other).encode() not in message
        assert digest(token(other)).encode() not in message
        assert other == seat or note_of(other).encode() not in message
    said = json.loads(message)
    update = follower.hear(said)
    assert update is not None
    assert update["you"] == seat
    assert str(seat) not in said.get("clues", {})
    assert update["written"] == []
    if update["view"] is None:
        return
    assert update["view"]["seat"] == seat
    check_hidden(update["view"], said.get("log", []), seat)


def check_hidden(view: dict[str, Any], log: list[dict[str, Any]], seat: int) -> None:
    """The seat's own faces are hidden, and nobody else's."""
    for holder, hand in enumerate(view["hands"]):
        assert all((held["face"] is None) == (holder == seat) for held in hand)
    for entry in log:
        event = entry["event"]
        if event["event"] == "hand-dealt":
            assert (event["faces"] is None) == (event["seat"] == seat)
        if event["event"] == "card-drawn":
            assert (event["face"] is None) == (event["seat"] == seat)
    own = {held["id"] for held in view["hands"][seat]}
    for why in (entry["why"] for entry in log if "why" in entry):
        assert why["name"] in MOTIVES | VAGUE_MOTIVES
        assert not ("faces" in why and (why.get("card") is None or why["card"] in own))
    assert view["to_act"] == seat or not view["legal_actions"]
    for action in view["legal_actions"] + view.get("next_actions", []):
        assert not own & set(action.get("touches") or [])


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
    seat = chance.randrange(plan.players)
    game = played.game
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
        looked = await hub.look(live, seat, "sv")
        assert await twins.look(there, seat, "sv") == looked
        check_bytes(looked, seat, plan.players, Follower())
        for events in (0, chance.randrange(game.event_count), game.event_count):
            earlier = await hub.look_back(live, seat, events, "sv")
            assert await twins.look_back(there, seat, events, "sv") == earlier
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

    hub, twins = Hub(store, clock=clock), Hub(twin_store, clock=clock)
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
    hub, other = (Hub(store, clock=lambda: 0.0) for store in stores)
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
                await played.do(hub, seat, messages.VoteTakeBack(agree=True, steps=steps))
        if played.game.outcome is None:
            scan(played)
            await compare_with_what_never_was(hub, played, other, never)
            compared += 1
    assert compared > 3
    for store in stores:
        store.close()


async def act(hub: Hub, played: Played, action: Action) -> None:
    game = played.game
    wish = messages.Act(step_to_plain(game.rules, action), len(game.steps))
    await played.do(hub, game.to_act, wish)


async def compare_with_what_never_was(hub: Hub, played: Played, other: Hub, never: Played) -> None:
    for seat, follower in enumerate(played.followers):
        looked = json.loads(await hub.look(played.live, seat, None))
        elsewhere = json.loads(await other.look(never.live, seat, None))
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


# Over real sockets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("wire"), connections=1000) as running:
        yield running


@asynchronous
async def test_over_real_sockets_no_seat_is_sent_its_faces_the_deck_the_tiles_or_a_token(
    server: Server,
) -> None:
    every = list(printed_rules().items())
    for start in range(0, len(every), 6):
        several = every[start : start + 6]
        await asyncio.gather(*(game_over_sockets(server, *one) for one in several))


async def game_over_sockets(
    server: Server, rules: Rules, name: tuple[str, tuple[str, ...]]
) -> None:
    chance = random.Random(str(name))
    async with players(server, chance.randint(2, 5), ("en", None, "sv")) as people:
        choice = {"edition": name[0], "add_ons": list(name[1])}
        await start_game(people, rules=choice, spectators="none")
        await play_to_the_end(people, chance, most=12)
        for person in people:
            if person.view["outcome"] is None:
                await person.look()
                looked = person.received.pop()
                assert person.seat is not None
                check_hidden(json.loads(looked)["view"], json.loads(looked)["log"], person.seat)
                assert not SECRET_FIELD.search(looked)
        for person in people:  # whoever voted last sees the end; nobody before
            await person.tell("vote-end", agree=True)
        await people[0].until(lambda update: update["view"]["outcome"])
        record = Record.loads((await people[0].get(f"/api/games/{people[0].table}/record")).content)
        assert record.deal is not None
        game = record.replay()
        assert game.rules == rules
        deck = [card_to_plain(rules, card) for card in game.deck]
        tiles = [str(tile) for tile in game.tiles]
        for person in people:
            check_received(person.received, person.seat, [p.token for p in people], deck, tiles)
            assert str(record.deal.seed).encode() not in b"".join(before_the_end(person.received))


def before_the_end(received: list[bytes]) -> Iterator[bytes]:
    """What was received until the first message that shows the end."""
    for data in received:
        message = json.loads(data)
        if (message.get("view") or {}).get("outcome"):
            return
        yield data


def check_received(
    received: list[bytes], seat: int | None, tokens: list[str], deck: list[str], tiles: list[str]
) -> None:
    assert seat is not None
    follower = Follower()
    for data in before_the_end(received):
        for holder, secret in enumerate(tokens):
            assert digest(secret).encode() not in data
            if secret.encode() in data:  # told once, in the answer to sitting down
                assert holder == seat
                assert set(json.loads(data)) == {"table", "seat", "token"}
        if len(deck) > 8:
            assert json.dumps(deck, separators=(",", ":"))[1:-1].encode() not in data
        if len(tiles) > 2:
            without_box = re.sub(rb'"bonus_tiles":\[[^]]*\]', b"", data)
            assert json.dumps(tiles, separators=(",", ":"))[1:-1].encode() not in without_box
        message = json.loads(data)
        if update := follower.hear({"type": "", **message}):
            assert not SECRET_FIELD.search(data)
            if update["view"] is not None:
                check_hidden(update["view"], message.get("log", []), seat)
