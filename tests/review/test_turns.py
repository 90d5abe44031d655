"""Verdicts turn by turn on recorded games."""

import pytest

from hanabi.bots import make_bot
from hanabi.core import Game, Record, edition
from hanabi.review import Undecided, Unwinnable, Winnable, count_turns, solve_turns
from sizes import sized
from small_decks import SMALL, reachable_score, small_game


@pytest.mark.parametrize("name", ["short", "announced", "play on", "tiles"])
def test_each_turn_agrees_with_all_lines(name: str) -> None:
    for seed in range(sized(4, 30)):
        game = small_game(SMALL[name], 2, seed)
        bot = make_bot("random", seed=seed)
        while game.outcome is None:
            game.act(bot.act(game.view(game.to_act)).action)
        record = Record.of(game)
        told = solve_turns(record)
        assert len(told.verdicts) == count_turns(record) + 1
        for turn, verdict in enumerate(told.verdicts):
            moment = record.replay(turn)
            winnable = reachable_score(moment) >= game.rules.maximum
            assert isinstance(verdict, Winnable if winnable else Unwinnable)
            if isinstance(verdict, Winnable):
                for step in verdict.line:
                    moment.take(step)
                assert moment.outcome is not None
                assert moment.outcome.score == game.rules.maximum


def test_the_move_that_gave_it_away_is_named() -> None:
    game = Game(edition("cocktail"), 2, 3)
    while not any(face.value == 5 for face in map(game.face, game.hands[game.to_act])):
        game.act(next(action for action in game.legal_actions() if str(action).startswith("clue")))
    if game.tokens == game.rules.clue_tokens:
        game.act(next(action for action in game.legal_actions() if str(action).startswith("clue")))
        game.act(next(action for action in game.legal_actions() if str(action).startswith("clue")))
    five = next(card for card in game.hands[game.to_act] if game.face(card).value == 5)
    game.act(f"discard #{five}")
    told = solve_turns(Record.of(game))
    assert told.lost_at == count_turns(Record.of(game)) == game.turn - 1
    kinds = [type(verdict) for verdict in told.verdicts]
    assert kinds == [*[Winnable] * told.lost_at, Unwinnable]


def test_a_game_without_time_stays_undecided() -> None:
    record = Record.of(Game(edition("show+flamboyants"), 3, 6))
    told = solve_turns(record, seconds=0)
    assert told.verdicts == (Undecided(25),)
    assert told.lost_at is None
