"""What real sockets carry to the seats of a table: no own face, no deck, no tiles, nobody's token, in every edition."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from hanabi import Record, Rules
from hanabi.core.codec import card_to_plain
from hanabi.core.editions import printed_rules
from hanabi.words import LANGUAGES
from leaks import SECRET_FIELD, before_the_end, check_hidden, check_received
from serving import Server, asynchronous, play_to_the_end, players, serving, start_game
from sizes import sized


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("wire"), connections=1000) as running:
        yield running


@asynchronous
async def test_over_real_sockets_no_seat_is_sent_its_faces_the_deck_the_tiles_or_a_token(
    server: Server,
) -> None:
    every = list(printed_rules().items())[:: sized(3, 1)]
    for start in range(0, len(every), 6):
        several = every[start : start + 6]
        await asyncio.gather(*(game_over_sockets(server, *one) for one in several))


async def game_over_sockets(
    server: Server, rules: Rules, name: tuple[str, tuple[str, ...]]
) -> None:
    chance = random.Random(str(name))
    async with players(server, chance.randint(2, 5), (None, *LANGUAGES)) as people:
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
