"""The friend beside bots that do not play by its conventions: it notices, falls back, and takes no friends for strangers."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from hanabi import Game, edition
from hanabi.bots import find_bot, make_bot
from hanabi.bots.compiled import CompiledBot
from hanabi.bots.friend.memory import ALIKE, DEAF, ODD, PLAIN
from hanabi.bots.friend.trust import LIMIT, SPREADS
from hanabi.kernel import Batch
from sizes import sized

RULES = edition("cocktail")


def mean_score(team: list[str], games: int) -> float:
    """What these bots score together, in the order of their seats."""
    batch = Batch(RULES, len(team), games, observe=False, auto_reset=False)
    players = [find_bot(name).player for name in team]
    batch.play([make() for make in players if make])
    return float(batch.scores.mean())


def doubted(watching: CompiledBot, seat: int) -> bool:
    """Whether a friend took a seat for a stranger, in one way or the other, at its last turn."""
    game = watching._watched
    assert game is not None
    memory = game.memory[0]
    alike = memory[ALIKE] + memory[PLAIN + seat] - (memory[PLAIN + seat] >> SPREADS)
    return bool(max(memory[DEAF + seat], memory[ODD + seat]) + alike >= LIMIT)


def share_of_doubted(names: list[str], players: int, games: int) -> dict[str, float]:
    """For each kind of bot, how many of its seats the friend in seat 0 takes for strangers in the end."""
    team = list(islice(cycle(names), players))
    found: dict[str, list[bool]] = {}
    for seed in range(games):
        game = Game(RULES, players, seed)
        bots = [make_bot(name) for name in team]
        while game.outcome is None:
            game.act(bots[game.to_act].act(game.view(game.to_act)).action)
        watching = bots[0]
        assert isinstance(watching, CompiledBot)
        for seat in range(1, players):
            found.setdefault(team[seat], []).append(doubted(watching, seat))
    return {name: sum(doubts) / len(doubts) for name, doubts in found.items()}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_friend_takes_few_friends_for_strangers(players: int) -> None:
    assert share_of_doubted(["friend"], players, sized(20, 200))["friend"] <= 0.1


@pytest.mark.parametrize(("stranger", "least"), [("steady", 0.9), ("hat", 0.5), ("random", 0.5)])
def test_a_friend_notices_who_does_not_play_by_its_conventions(stranger: str, least: float) -> None:
    """Some games with hats and with random bots are struck out before there is much to notice."""
    assert share_of_doubted(["friend", stranger], 2, sized(30, 100))[stranger] >= least


def test_between_a_friend_and_a_stranger_each_is_taken_for_what_it_is() -> None:
    doubts = share_of_doubted(["friend", "friend", "steady"], 3, sized(20, 200))
    assert doubts["steady"] >= 0.6
    assert doubts["friend"] <= 0.3


@pytest.mark.parametrize(
    ("team", "least"),
    [
        (["friend", "steady"], 19.1),
        (["steady", "friend"], 19.1),
        (["friend", "steady", "steady"], 18.9),
        (["steady", "steady", "friend", "steady"], 18.3),
        (["friend", "steady", "steady", "steady", "steady"], 17.2),
        (["friend", "friend", "steady"], 19.0),
        (["friend", "friend", "steady", "friend"], 18.7),
    ],
)
def test_a_friend_plays_well_beside_steady_bots(team: list[str], least: float) -> None:
    assert mean_score(team, sized(600, 5000)) >= least
