"""Search on top of a trained network: what it believes, what it plays, and that it can be hurried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from test_learned import SMALL, made_up
from test_search import answer_when_stopped

from hanabi import Game, Rules, edition
from hanabi.bots import find_bot, make_bot
from hanabi.bots.compiled import plan_of
from hanabi.bots.search import PolicyEffort, PolicySearchBot, SearchBot, StrongestSearch
from hanabi.bots.search.likely import Suspicion
from hanabi.bots.search.mind import ACTIONS, VALUES, Mind, Question, Trial
from hanabi.bots.search.policy_search import may_search
from hanabi.bots.search.situation import Decision, Situation
from hanabi.bots.search.trying import try_moves
from hanabi.kernel import table as T
from sizes import sized

if TYPE_CHECKING:
    from hanabi.bots.search.mind import Thought

BASE = edition("cocktail")
QUICK = PolicyEffort(hands=24, proposals=48, samples=16, turns=2, seconds=600)


@pytest.fixture(scope="module")
def small() -> Mind:
    """A network that plays a small game badly, but always in its own way."""
    return Mind(plan_of(SMALL, 2), made_up(SMALL, 2), None)


def mind_of(mind: Mind) -> Callable[[Rules, int], Mind]:
    return lambda _rules, _players: mind


def answer(thought: Thought, mind: Mind) -> Any:
    """What a thought comes to."""
    try:
        question = next(thought)
        while True:
            question = thought.send(mind.answer(question))
    except StopIteration as end:
        return end.value


def usual(mind: Mind, game: Game) -> int:
    """What the network does in this game."""
    situation = situation_of(mind, game)
    logits = mind.answer(Question(ACTIONS, situation.now.words[None]))[0]
    return int(np.where(situation.now.legal, logits, -np.inf).argmax())


def situation_of(mind: Mind, game: Game) -> Situation:
    return Situation(plan_of(game.rules, game.players), mind.policy, game.view(game.to_act))


def true_hand(situation: Situation, game: Game) -> list[int]:
    return [situation.plan.face_index[game.face(card)] for card in situation.past.hidden]


def test_a_situation_tells_every_decision_as_the_policy_met_it(small: Mind) -> None:
    """With the true hand in the place of the hidden cards, words and legal actions are those that there were."""
    checked = 0
    for seed in range(4):
        game = Game(SMALL, 2, seed)
        met: list[Decision] = []
        while game.outcome is None and game.turn < 16:
            situation = situation_of(small, game)
            for number in situation.evidence():
                words, legal = situation.seen_with(
                    number, situation.held_with(number, np.array([true_hand(situation, game)]))
                )
                assert (words[0] == met[number].words).all()
                assert (legal[0] == met[number].legal).all()
                checked += 1
            met.append(situation.now)
            game.act(situation.plan.action(situation.past, usual(small, game)))
    assert checked > 10


@pytest.mark.parametrize("most", [200_000, 100])
def test_the_true_hand_is_never_ruled_out_by_a_teammate_who_plays_the_policy(
    small: Mind, most: int
) -> None:
    """Not when every hand is gone through; nor is it when it is drawn, and others are."""
    ruled_out = 0
    for seed in range(sized(3, 30)):
        game, chance = Game(SMALL, 2, seed), np.random.default_rng(seed)
        suspicion = Suspicion(50, most)
        while game.outcome is None:
            situation = situation_of(small, game)
            if game.to_act == 0:
                every = Suspicion(50, most)
                true = np.array([true_hand(situation, game)])
                assert answer(every._explain(situation, true, chance), small) == 1
                likely = answer(suspicion.find(situation, chance), small)
                assert likely is not None
                if most > 1000:
                    assert true[0].tolist() in likely.hands.tolist()
                possible = np.prod(situation.possible.sum(axis=1))
                ruled_out += len(likely.hands) < possible
            game.act(situation.plan.action(situation.past, usual(small, game)))
    assert ruled_out


def test_drawn_hands_are_as_likely_as_all_hands_gone_through_say(small: Mind) -> None:
    game = Game(SMALL, 2, 3)
    for _ in range(3):
        situation = situation_of(small, game)
        game.act(situation.plan.action(situation.past, usual(small, game)))
    situation, chance = situation_of(small, game), np.random.default_rng(0)
    exact = answer(Suspicion(0, 10**6).find(situation, chance), small)
    drawn = answer(Suspicion(4000, 100_000)._draw(situation, chance), small)
    assert len(exact.hands) > 50
    for slot in range(len(situation.possible)):
        shares = [
            np.bincount(likely.hands[:, slot], likely.weights, situation.plan[T.FACES])
            for likely in (exact, drawn)
        ]
        assert np.abs(shares[0] - shares[1]).max() < 0.04


def test_moves_are_tried_as_the_policy_would_go_on(small: Mind) -> None:
    """Played to the end in the true world of an empty deck, the usual move leads where the policy leads."""
    for seed in range(5):
        game = Game(SMALL, 2, seed)
        while game.outcome is None and game.deck_size:
            game.act(situation_of(small, game).plan.action(game, usual(small, game)))
        if game.outcome is not None:
            continue
        situation = situation_of(small, game)
        hands = np.array([true_hand(situation, game)] * 3)
        actions = [usual(small, game)]
        scores = answer(try_moves(small, Trial(situation, hands, actions, 99, 5)), small)
        while game.outcome is None:
            game.act(situation_of(small, game).plan.action(game, usual(small, game)))
        assert (scores == game.outcome.score).all()


def test_equal_seeds_make_equal_moves_and_every_move_is_legal(small: Mind) -> None:
    for seed in range(3):
        games = []
        for _ in range(2):
            game = Game(SMALL, 2, seed)
            bots = [PolicySearchBot(seed, QUICK, mind_of(small)) for _ in range(2)]
            while game.outcome is None:
                choice = bots[game.to_act].act(game.view(game.to_act))
                assert choice.action in game.legal_actions()
                game.act(choice.action)
            games.append(game)
        assert games[0] == games[1]


@pytest.mark.parametrize(("seed", "usual_score", "best_score"), [(34, 24.2, 24.4), (143, 21, 23)])
def test_with_an_empty_deck_it_finds_the_best_move_of_all(
    seed: int, usual_score: float, best_score: float
) -> None:
    """The best over every hand that it could have, which leaves nothing to chance."""
    mind, plan = Mind.of(plan_of(BASE, 2)), plan_of(BASE, 2)
    game = Game(BASE, 2, seed)
    while game.deck_size:
        game.act(plan.action(game, usual(mind, game)))
    situation = situation_of(mind, game)
    likely = answer(Suspicion(0, 6000).find(situation, np.random.default_rng(0)), mind)
    actions = np.flatnonzero(situation.now.legal).tolist()
    scores = answer(try_moves(mind, Trial(situation, likely.hands, actions, 9, 1)), mind)
    exact = dict(zip(actions, likely.weights @ scores, strict=True))
    effort = PolicyEffort(samples=256, turns=9, moves=99, seconds=600)
    choice = PolicySearchBot(0, effort).act(game.view(game.to_act))
    assert exact[usual(mind, game)] == pytest.approx(usual_score)
    assert exact[plan.index(game, choice.action)] == pytest.approx(best_score)
    assert max(exact.values()) == pytest.approx(best_score)


def test_a_searcher_that_is_stopped_answers_with_what_it_has() -> None:
    view = Game(BASE, 2, 1).view(0)
    bot = PolicySearchBot(0, PolicyEffort(samples=10**9, seconds=10**6))
    assert answer_when_stopped(bot, view).action in view.legal_actions


def test_without_samples_it_plays_as_the_learned_player_does() -> None:
    game, bots = Game(BASE, 2, 5), [make_bot("learned"), make_bot("learned")]
    quiet = PolicySearchBot(0, PolicyEffort(samples=0, seconds=600))
    for _ in range(sized(12, 60)):
        view = game.view(game.to_act)
        action = bots[game.to_act].act(view).action
        assert quiet.act(view).action == action
        game.act(action)


def test_what_it_worked_out_in_one_game_is_forgotten_in_the_next(small: Mind) -> None:
    bot, plan = PolicySearchBot(0, QUICK, mind_of(small)), plan_of(SMALL, 2)
    seen = []
    for seed in (3, 4):
        game = Game(SMALL, 2, seed)
        for _ in range(3):
            if game.to_act == 0:
                bot.act(game.view(0))
                seen.append(bot._suspicion)
            game.act(plan.action(game, usual(small, game)))
    assert seen[0] is seen[1]
    assert seen[1] is not seen[2]
    assert seen[2] is seen[3]


def test_it_searches_first_among_learned_players_only() -> None:
    assert may_search(0, ["search:learned", "learned"])
    assert may_search(1, ["learned", "search"])
    assert may_search(0, ["search", "search"])
    assert not may_search(1, ["search", "search:learned"])
    assert not may_search(0, ["search:learned", None])
    assert not may_search(0, ["search:learned", "steady"])
    assert not may_search(0, ["search:learned", "search:steady"])


def test_search_takes_the_learned_player_where_it_has_weights_and_the_team_plays_like_it() -> None:
    for team, rules, kind in (
        (["search", "learned"], BASE, PolicySearchBot),
        (["search", "search"], BASE, PolicySearchBot),
        (["search", "friend"], BASE, SearchBot),
        (["search", None], BASE, SearchBot),
        (["search", "search"], SMALL, SearchBot),
    ):
        bot = make_bot("search", team=team)
        assert isinstance(bot, StrongestSearch)
        assert isinstance(bot._choose(Game(rules, 2, 1).view(0)), kind)
    assert isinstance(make_bot("search:learned"), PolicySearchBot)
    assert find_bot("search:learned").refusal(BASE, 3) is not None
    assert find_bot("search:learned").refusal(BASE, 2) is None


def test_words_and_critic_of_the_shipped_networks_fit_together() -> None:
    """The critic knows a won game from a lost one: with all cards known its judgements follow the scores."""
    mind, plan = Mind.of(plan_of(BASE, 2)), plan_of(BASE, 2)
    judged, reached = [], []
    for seed in range(6):
        game = Game(BASE, 2, 100 + seed)
        for _ in range(20):
            game.act(plan.action(game, usual(mind, game)))
        situation = situation_of(mind, game)
        hands = np.array([true_hand(situation, game)])
        trial = Trial(situation, hands, [usual(mind, game)], 0, 1)
        judged.append(float(answer(try_moves(mind, trial), mind)[0, 0]))
        reached.append(game.tally)
    assert 22 < np.mean(judged) < 25.5
    assert np.mean(reached) < 20


def test_pytorch_answers_as_numpy_does() -> None:
    pytest.importorskip("torch")
    from hanabi.learn.torch_mind import TorchMind

    mind = Mind.of(plan_of(BASE, 2))
    other = TorchMind.of(plan_of(BASE, 2), device="cpu")
    words = np.random.default_rng(0).integers(-(2**62), 2**62, (9, 19))
    for kind in (ACTIONS, VALUES):
        given = Question(kind, words if kind == VALUES else words[:, :17].copy())
        assert np.abs(mind.answer(given) - other.answer(given)).max() < 1e-2


def test_moves_tried_on_a_device_score_as_those_tried_turn_by_turn() -> None:
    """Trials of different lengths and moments together, more of them than there are places."""
    pytest.importorskip("torch")
    from hanabi.learn.playground import TorchPlayground
    from hanabi.learn.torch_mind import TorchMind

    plan = plan_of(BASE, 2)
    mind = TorchMind.of(plan, device="cpu")
    networks = (mind._actor, mind._critic)
    ground = TorchPlayground(plan, mind.policy, *networks, device="cpu", room=10)
    trials = []
    for seed, moves, turns in ((1, 0, 3), (2, 30, 99), (3, 45, 0)):
        game = Game(BASE, 2, seed)
        for _ in range(moves):
            game.act(plan.action(game, usual(mind, game)))
        situation = situation_of(mind, game)
        hands = np.array([true_hand(situation, game)] * 4)
        actions = np.flatnonzero(situation.now.legal)[:6].tolist()
        trials.append(Trial(situation, hands, actions, turns, seed))
    together = ground.play(trials)
    for trial, scores in zip(trials, together, strict=True):
        assert np.allclose(answer(try_moves(mind, trial), mind), scores, atol=1e-3)
        assert np.ptp(scores) > 0
