"""The search bot: what it believes, when it leaves its blueprint, and that it can be hurried."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from hanabi import Game, Seat, View, edition
from hanabi.bots import Bot, Choice, Motive, SteadyBot, UnknownBot, find_bot, make_bot
from hanabi.bots.builtin import strongest
from hanabi.bots.compiled import plan_of
from hanabi.bots.history import past_of
from hanabi.bots.search import Effort, PolicySearchBot, SearchBot
from hanabi.bots.search.belief import Belief
from hanabi.kernel.players import STEADY, Player, SeatedPlayers
from hanabi.kernel.scalar import row
from sizes import sized

QUICK = Effort(worlds=300, samples=150, seconds=60, threads=1)


def hat_player() -> Player:
    make = find_bot("hat").player
    assert make is not None
    return make()


def search(seed: int = 0, effort: Effort = QUICK) -> SearchBot:
    return SearchBot(lambda _team: STEADY, seed, effort)


def finish(game: Game, bots: list[Bot]) -> Game:
    while game.outcome is None:
        game.act(bots[game.to_act].act(game.view(game.to_act)).action)
    return game


def test_a_searcher_among_steady_bots_scores_more_than_a_steady_bot() -> None:
    gain, deals = 0, sized(2, 6)
    for seed in range(deals):
        games = [Game(edition("cocktail"), 2, seed) for _ in range(2)]
        finish(games[0], [search(), SteadyBot()])
        finish(games[1], [SteadyBot(), SteadyBot()])
        gain += games[0].tally - games[1].tally
    assert gain >= deals


@pytest.mark.parametrize("names", [("show", "black-powder", "flamboyants"), ("cocktail",)])
def test_every_world_could_be_the_true_one(names: tuple[str, ...]) -> None:
    """And with teammates who play as expected, no world is believed in which they would not have moved so."""
    rules = edition(*names)
    plan = plan_of(rules, 3)
    chance = np.random.default_rng(1)
    game = Game(rules, 3, 4)
    with ThreadPoolExecutor(1) as pool:
        belief = Belief(plan, SeatedPlayers([STEADY] * 3, plan.table), 400, pool, 1)
        while game.outcome is None:
            view = game.view(game.to_act)
            if game.to_act == 1:
                belief.update(view, past_of(plan, view), chance)
                for hand in belief.hands[::40]:
                    faces = [rules.faces[face] for face in hand]
                    held = sorted(view.hand, key=lambda card: card.id)
                    for card, face in zip(held, faces, strict=True):
                        assert face in card.knowledge.believed
            game.act(SteadyBot().act(view).action)


def test_beliefs_close_in_on_the_true_hand() -> None:
    """What a teammate does tells about the own hand: the truth is believed more often than counting alone would."""
    rules, plan = edition("cocktail"), plan_of(edition("cocktail"), 2)
    believed = counted = 0.0
    for seed in range(8):
        chance, game = np.random.default_rng(seed), Game(rules, 2, seed)
        with ThreadPoolExecutor(1) as pool:
            belief = Belief(plan, SeatedPlayers([STEADY] * 2, plan.table), 500, pool, 1)
            while game.outcome is None and game.turn < 30:
                view = game.view(game.to_act)
                if game.to_act == 0:
                    belief.update(view, past_of(plan, view), chance)
                    held = sorted(view.hand, key=lambda card: card.id)
                    for slot, card in enumerate(held):
                        true = rules.faces.index(game.face(card.id))
                        believed += float((belief.hands[:, slot] == true).mean())
                        counted += 1 / len(card.knowledge.believed)
                game.act(SteadyBot().act(view).action)
    assert believed > 1.1 * counted


def test_every_world_has_come_as_far_as_the_game() -> None:
    """Also when tiles were revealed since the last turn: what lies open is the same in all worlds."""
    rules, plan = edition("show", "flamboyants"), plan_of(edition("show", "flamboyants"), 2)
    chance, game, tiles = np.random.default_rng(3), Game(rules, 2, 1), 0
    with ThreadPoolExecutor(1) as pool:
        team = SeatedPlayers([STEADY] * 2, plan.table)
        belief = Belief(plan, team, 50, pool, 1)
        while game.outcome is None:
            view = game.view(game.to_act)
            if game.to_act == 0:
                past = past_of(plan, view)
                belief.update(view, past, chance)
                fresh = Belief(plan, team, 50, pool, 1)
                fresh.update(view, past, chance)
                open_words = [row.STATUS, row.SHOW, row.DECK]
                for word in open_words if belief.sound and fresh.sound else ():
                    stands = {*belief._rows[:, word], *fresh._rows[:, word]}
                    assert len(stands) == 1
                tiles = len(view.revealed_tiles)
            game.act(SteadyBot().act(view).action)
    assert tiles >= 2


def test_among_hats_the_true_hand_is_never_lost_once_all_hands_are_gone_through() -> None:
    rules, players = edition("cocktail"), 4
    plan, hat, chance, counted_out = (
        plan_of(rules, players),
        hat_player(),
        np.random.default_rng(1),
        0,
    )
    for seed in range(3):
        game, bots = Game(rules, players, seed), [make_bot("hat") for _ in range(players)]
        with ThreadPoolExecutor(1) as pool:
            team = SeatedPlayers([hat] * players, plan.table)
            while game.outcome is None:
                view = game.view(game.to_act)
                shared = (team, view, past_of(plan, view), chance, 2000, pool, 1)
                belief = Belief.of_all(plan, *shared) if game.to_act == 0 else None
                if belief is not None:
                    counted_out += 1
                    held = sorted(view.hand, key=lambda card: card.id)
                    true = [rules.faces.index(game.face(card.id)) for card in held]
                    assert true in belief.hands.tolist()
                game.act(bots[game.to_act].act(view).action)
    assert counted_out > 3


def test_too_many_hands_to_go_through_are_none() -> None:
    rules = edition("cocktail")
    plan, game = plan_of(rules, 3), Game(rules, 3, 1)
    with ThreadPoolExecutor(1) as pool:
        team = SeatedPlayers([STEADY] * 3, plan.table)
        past = past_of(plan, game.view(0))
        shared = (game.view(0), past, np.random.default_rng(1), 1000, pool, 1)
        assert Belief.of_all(plan, team, *shared) is None


def answer_when_stopped(bot: SearchBot | PolicySearchBot, view: View) -> Choice:
    """What a bot that would think for ever answers when it is asked to stop."""
    answers: list[Choice] = []
    thinking = threading.Thread(target=lambda: answers.append(bot.act(view)))
    thinking.start()
    while not answers and thinking.is_alive():
        bot.stop()
        thinking.join(0.05)
    return answers[0]


def test_a_searcher_that_is_stopped_answers_with_what_it_has() -> None:
    view = Game(edition("cocktail"), 2, 1).view(0)
    bot = search(effort=Effort(worlds=100, samples=10**9, seconds=10**6, threads=1))
    assert answer_when_stopped(bot, view).action in view.legal_actions


def test_only_the_first_of_several_searchers_searches() -> None:
    view = Game(edition("cocktail"), 2, 1, first=1).view(1)
    second, alone = search(), search()
    second.meet(Seat(1), ["search", "search"])
    alone.meet(Seat(1), [None, "search"])
    assert second.act(view).reason is None
    assert alone.act(view).reason == Motive("search")


def test_search_speaks_to_people_as_the_friend_does_and_among_machines_in_hats() -> None:
    view = Game(edition("cocktail"), 3, 6).view(0)
    effort = Effort(worlds=10, samples=0, threads=1)  # it never leaves its blueprint
    for team, like in ((["search", None, "hat"], "friend"), (["search", "hat", "search"], "hat")):
        bot = SearchBot(strongest, 0, effort)
        bot.meet(Seat(0), team)
        assert bot.act(view).action == make_bot(like).act(view).action
    assert make_bot("friend").act(view).action != make_bot("hat").act(view).action


def test_search_builds_on_any_compiled_bot_but_a_cheat() -> None:
    view = Game(edition("cocktail"), 3, 1).view(0)
    assert make_bot("search:steady").act(view).action in view.legal_actions
    for name in ("search:cheater", "steady:search", "search:alien"):
        with pytest.raises(UnknownBot):
            find_bot(name)
