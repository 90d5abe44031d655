"""Reviews of games at every kind of table, by whoever keeps to no convention, and of those from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanabi import Deal, Game, Reason, Record
from hanabi.bots import make_bot
from hanabi.formats import hanab_live
from hanabi.review import (
    Effort,
    GameReview,
    Round,
    RunningGame,
    loads_review,
    review,
    review_to_plain,
)
from hanabi.review.html_report import html_report
from hanabi.words import Words
from small_decks import SMALL, small_game

THEIRS = Path(__file__).parents[1] / "formats" / "golden"
FROM_ELSEWHERE = sorted(path.name for path in THEIRS.glob("*.json") if "running" not in path.name)
LITTLE = Effort(8, (Round(2, 100), Round(3, 2)), 0.0)


def complete_review(record: Record) -> GameReview:
    """The review, which can be written down, told, and is made of all moves."""
    *_, last = review(record, effort=LITTLE, threads=1)
    assert last.complete
    assert all(last.moves)
    plain = json.dumps(review_to_plain(record.rules, last))
    assert loads_review(record, plain) == last
    assert html_report(record, last, Words("de", record.rules.vocabulary)).endswith("</html>\n")
    return last


@pytest.mark.parametrize("bot", ["random", "steady"])
@pytest.mark.parametrize("name", SMALL)
def test_games_without_conventions_are_reviewed_at_every_table(name: str, bot: str) -> None:
    game = small_game(SMALL[name], 2, 7)
    game.play_out([make_bot(bot, 7, seat=seat) for seat in range(2)])
    complete_review(Record.of(game))


@pytest.mark.parametrize("name", FROM_ELSEWHERE)
def test_games_from_elsewhere_are_reviewed(name: str) -> None:
    record = hanab_live.loads((THEIRS / name).read_bytes())
    found = complete_review(record)
    assert set(found.blueprints) == {"friend"}, "people are taken for friends"


def test_a_game_that_runs_elsewhere_is_not_reviewed() -> None:
    record = hanab_live.loads((THEIRS / "color_mute_running.json").read_bytes())
    with pytest.raises(RunningGame):
        review(record)


def test_hands_that_were_sorted_and_an_end_by_agreement_change_no_move() -> None:
    game = small_game(SMALL["longer hands"], 2, 1)
    game.rearrange(0, game.hands[0][::-1])
    for _ in range(4):
        game.act(make_bot("steady").act(game.view(game.to_act)).action)
    game.rearrange(1, game.hands[1][::-1])
    game.end()
    record = Record.of(game)
    assert record.end is not None
    assert record.end.reason is Reason.ENDED
    assert len(complete_review(record).moves) == 4


def test_a_move_is_judged_by_what_its_player_could_know() -> None:
    """Another card in their own hand, and the review of the move is the same; seen by the other, it is not."""
    game = small_game(SMALL["longer hands"], 2, 1)
    own, deck = game.hands[game.to_act][0], list(game.deal.deck)
    deck[own], deck[-1] = deck[-1], deck[own]
    assert deck[own] != deck[-1]
    other = Game(game.rules, 2, deal=Deal(tuple(deck)), first=game.first)
    found = []
    for one in (game, other):
        one.act(f"discard {1}" if one.tokens < one.rules.clue_tokens else "play 2")
        if one.outcome is None:
            one.end()
        (move,) = complete_review(Record.of(one)).moves
        assert move is not None
        found.append((move.played, move.options, move.best, move.label))
    assert found[0] == found[1]
