"""Golden games replay to the ends they had, and positions have as many continuations as they had."""

from __future__ import annotations

import json

import pytest

from hanabi import Game, Record, Rules, edition, house_rules
from make_golden import FOLDER, OUTCOMES, file_name, golden_names, summary

KEPT = json.loads(OUTCOMES.read_text(encoding="utf-8"))


def test_every_printed_combination_has_its_golden_game() -> None:
    wanted = {file_name(name, add_ons) for name, add_ons in golden_names()}
    assert {path.name for path in FOLDER.iterdir()} == {*wanted, OUTCOMES.name}
    assert set(KEPT) == wanted


def test_the_golden_games_show_what_can_happen() -> None:
    assert {kept["reason"] for kept in KEPT.values()} >= {
        "victory",
        "last-round",
        "strikes",
        "indispensable",
    }
    assert {tile for kept in KEPT.values() for tile in kept["tiles"]} == {
        *("clue", "mend", "colour-clue", "value-clue", "reshuffle", "replay"),
    }


@pytest.mark.parametrize(("name", "add_ons"), golden_names())
def test_a_golden_game_ends_as_it_did(name: str, add_ons: tuple[str, ...]) -> None:
    path = FOLDER / file_name(name, add_ons)
    text = path.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    assert record.rules == edition(name, *add_ons)
    assert summary(record.replay()) == KEPT[path.name]


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many actions there are from here; a game that ends earlier counts once."""
    legal = game.legal_actions()
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = game.copy()
        twin.act(action)
        total += perft(twin, depth - 1)
    return total


TINY = house_rules(
    edition("show", "flamboyants", "final-flourish"),
    suits=edition("show").suits[:2],
    hand_sizes=(2, 2),
    clue_tokens=2,
    announced_plays=True,
)

COUNTS = [
    (edition("cocktail"), 2, 1, [11, 163, 2409, 37334]),
    (edition("abacus"), 3, 2, [25, 725, 21125]),
    (edition("swedish", "minutios-koreografi", "kaskad-av-farger"), 2, 3, [46, 2171, 104211]),
    (edition("deluxe", "variant-3"), 4, 4, [26, 766, 24222]),
    (edition("show", "black-powder", "flamboyants"), 5, 5, [44, 2096]),
    (TINY, 2, 6, [13, 183, 2302, 26861]),
]


BONUS_COUNTS = [
    ("show+flamboyants.json", 27, [20, 960, 45520]),
    ("show+flamboyants.json", 39, [4, 32, 896]),
    ("show+black-powder+flamboyants.json", 43, [9, 270, 8100]),
    ("show+colour-avalanche+flamboyants.json", 57, [5, 50, 750]),
    ("show+final-flourish+colour-avalanche+flamboyants.json", 59, [20, 160, 4480]),
]
"""Golden game, turn in which a bonus tile asks, and counts from there."""


@pytest.mark.parametrize(("rules", "players", "seed", "counts"), COUNTS)
def test_the_number_of_action_sequences_is_known(
    rules: Rules, players: int, seed: int, counts: list[int]
) -> None:
    game = Game(rules, players, seed)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("name", "turn", "counts"), BONUS_COUNTS)
def test_the_number_of_action_sequences_in_a_bonus_phase_is_known(
    name: str, turn: int, counts: list[int]
) -> None:
    record = Record.loads((FOLDER / name).read_bytes())
    game = record.replay(turn - 1)
    for step in record.steps[len(game.steps) :]:
        if game.pending is not None:
            break
        game.take(step)
    assert game.turn == turn
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts
