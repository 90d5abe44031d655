"""Tables without a socket whose every byte is kept, so that games that differ in secrets only can be compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from hanabi import Action, Game, Motive, Rules, Seat
from hanabi.client.following import Follower
from hanabi.core.codec import step_from_plain, step_to_plain
from hanabi.core.editions import printed_rules
from hanabi.core.json_reader import Node
from hanabi.server import command_messages
from hanabi.server.client import Client
from hanabi.server.guard import digest
from hanabi.server.hub import Hub
from hanabi.server.limits import Limits
from hanabi.server.live_table import LiveTable
from hanabi.server.store import Store, Write
from hanabi.table import facts
from hanabi.table.fact_json import write_fact
from hanabi.table.settings import RulesChoice, Settings, Spectators
from hanabi.words import LANGUAGES
from hanabi.words.motives import MOTIVES
from leaks import check_bytes, note_of, token
from serving import key_of
from sizes import THOROUGH, sized
from worlds import choose, rearrange_sometimes

Deed = command_messages.Command | int
"""What somebody wishes, or the seed of a bot's reason for the action that follows."""

AT_ONCE = Limits(presence=0.0)
"""Everybody is told of everybody without a delay, so that nothing depends on how long something took."""

GAMES_OF_A_KIND = sized(1, 8)
"""For every printed combination, with one number of players or with each."""


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
        (rules, number)
        for place, rules in enumerate(printed_rules())
        for number in range(2, 6)
        if THOROUGH or number == 2 + place % 4
    ]
    for kind, (rules, number) in enumerate(kinds):
        for i in range(GAMES_OF_A_KIND):
            languages = (None, *LANGUAGES) if i == kind % GAMES_OF_A_KIND else (None,)
            played_well = i == 0 and (kind + kind // 4) % sized(2, 4) == 0
            yield Plan(kind * GAMES_OF_A_KIND + i, rules, number, float(played_well), languages)


async def seated_table(
    hub: Hub, store: Store, plan: Plan, dealt: facts.Dealt, spectators: Spectators = "none"
) -> LiveTable:
    """A table that has been dealt, told from its facts as after a restart."""
    name = printed_rules()[plan.rules]
    rules = RulesChoice(name[0], name[1])
    settings = Settings(
        *(rules, plan.players),
        talk="chat",
        take_backs=True,
        hints=True,
        spectators=spectators,
    )
    sat = [facts.SatDown(i, name, digest(token(i))) for i, name in enumerate(dealt.names)]
    happened: list[facts.Fact] = [facts.Opened("the-party", settings), *sat, dealt]
    table_id = f"table-{plan.number}"
    rows = [
        {"table_id": table_id, "number": i, "at": 0.0, "data": write_fact(fact, plan.rules)}
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
        if isinstance(deed, command_messages.Act) and self.reason is not None:
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
            await played.do(hub, plain["seat"], command_messages.RearrangeHand(plain["order"]))
        if chance.random() < 0.02:
            await played.do(hub, chance.randrange(plan.players), command_messages.Say(text="hm"))
        if chance.random() < 0.1:
            seat = chance.randrange(plan.players)
            card = chance.choice([card for hand in game.hands for card in hand])
            text = chance.choice(["", note_of(seat), f"{note_of(seat)} {chance.random()}"])
            await played.do(hub, seat, command_messages.Note(card, text))
        if take_backs and chance.random() < 0.1 and len(played.live.table.moves) > plan.players:
            for seat in chance.sample(range(plan.players), plan.players):
                steps = len(game.steps)
                await played.do(hub, seat, command_messages.VoteTakeBack(agree=True, steps=steps))
            scan(played)
        if chance.random() < 0.5:
            await played.do(hub, game.to_act, chance.randrange(2**30))
        action = step_to_plain(game.rules, choose(game, chance, plan.skill))
        await played.do(hub, game.to_act, command_messages.Act(action, len(game.steps)))


def scan(played: Played) -> None:
    """Nothing in the bytes since the last scan is about the seat's own faces, the deck or a token."""
    for seat, received in enumerate(played.received):
        for message in received[played.scanned[seat] :]:
            check_bytes(message, seat, len(played.clients), played.followers[seat])
        played.scanned[seat] = len(received)


async def act(hub: Hub, played: Played, action: Action) -> None:
    game = played.game
    wish = command_messages.Act(step_to_plain(game.rules, action), len(game.steps))
    await played.do(hub, game.to_act, wish)
