"""Policies by the batch: the same choices in the arena and at a table, beside compiled players, and failures by name."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arenas import BROUGHT, EXAMPLES, brought_bots, run  # noqa: F401  # a fixture
from hanabi import Game, edition
from hanabi.arena import First, Match, NamedRules, Run, Save, make_plan, parse_team
from hanabi.arena.batches import seat_team
from hanabi.arena.work import FAILED, Result, Work, play_work, plays_in_batches
from hanabi.bots import Bot, PolicyFailed, check, make_bot
from hanabi.bots.policy import to_device
from hanabi.bots.policy_batch import batch_device, play_batch
from hanabi.core import Rules
from hanabi.kernel import BadBatch, Batch, Plan
from hanabi.kernel.players import RANDOM, STEADY

pytestmark = pytest.mark.usefixtures("brought_bots")

TABLES = (
    "cocktail",
    "cocktail+crowning-piece",
    "show+black-powder+flamboyants",
    "show+colour-avalanche",
    "deluxe+variant-2",
)


def play(
    team: str,
    players: int,
    games: int,
    table: str = "cocktail",
    first: First = First.ROTATED,
    **options: bool,
) -> Result:
    match = Match(parse_team(team), NamedRules(table, edition(table)), players, games)
    return play_work(Work(match, 3, games, first, Save.ALL), **options)


# The same choices everywhere


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("team", ["tidy", "dicer", "tidy+dicer", "steady,dicer"])
def test_a_policy_chooses_the_same_in_a_batch_and_at_a_table(team: str, table: str) -> None:
    players = 3
    batched = play(team, players, 4, table, batched=True)
    one_by_one = play(team, players, 4, table, batched=False)
    assert batched.games == one_by_one.games
    assert batched.records == one_by_one.records
    assert not batched.failures


def test_games_do_not_depend_on_how_the_work_is_cut() -> None:
    match = Match(parse_team("dicer+tidy"), NamedRules("cocktail", Rules()), 3, 40)
    whole = play_work(Work(match, 5, 40)).games
    assert whole == play_work(Work(match, 5, 7)).games + play_work(Work(match, 12, 33)).games
    assert len({game.steps for game in whole}) > 5


@pytest.mark.parametrize("name", ["steady", "random", "hat"])
def test_compiled_players_choose_as_in_a_batch_of_their_own(name: str) -> None:
    team = seat_team((name,) * 3, Rules(), 3)
    among_themselves, in_step = (
        Batch(Rules(), 3, 50, seed=9, auto_reset=False, checked=False) for _ in range(2)
    )
    among_themselves.play(team, noise=77)  # type: ignore[arg-type]
    assert play_batch(in_step, team, noise=77) == {}
    assert (among_themselves.rows == in_step.rows).all()


def test_compiled_players_and_policies_share_a_table() -> None:
    assert plays_in_batches(["tidy", "hat", "dicer"])
    result = play("steady,tidy,hat", 3, 60)
    assert not result.failures
    assert all(game.end != FAILED for game in result.games)


# Strength


def test_the_numpy_policy_beats_random_clearly_and_never_strikes_out() -> None:
    arena = Run(make_plan(["tidy", "random"], players=[2, 4], games=150))
    arena.play()
    for standing in arena.standings():
        assert standing.mean is not None
        assert standing.struck_out is not None
        if str(standing.match.team) == "tidy":
            assert standing.mean.mean > 13
            assert standing.struck_out.count == 0
        else:
            assert standing.mean.mean < 3


def test_the_numpy_policy_keeps_the_rules_of_bots() -> None:
    tables = [(edition(name), players) for name in TABLES for players in (2, 4)]
    assert check("tidy", tables=tables).games == len(tables)


# Failures


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("bad-shape", "the shape of its actions is (5, 1), and (5,) is needed"),
        ("bad-type", "the type of its actions is float32, and whole numbers are needed"),
        ("bad-pair", "its answer is no pair of actions and state, but ndarray"),
        ("bad-state", "the shape of its state is (5, 1), and (5, 2) is needed"),
        ("bad-crash", "ZeroDivisionError: over its own feet"),
        ("bad-unmade", "FileNotFoundError: no weights here"),
    ],
)
def test_a_wrong_answer_fails_the_games_it_was_given_in(bot: str, reason: str) -> None:
    result = play(f"steady+{bot}", 2, 10, first=First.FIXED)
    assert len(result.failures) == 10
    assert {failure.bot for failure in result.failures} == {bot}
    assert {failure.error for failure in result.failures} == {reason}
    assert {game.end for game in result.games} == {FAILED}
    assert set(result.records) == set(range(3, 13))


def test_an_illegal_choice_fails_that_game_alone() -> None:
    result = play("steady+bad-illegal", 3, 30)
    failed = [seed for seed, game in enumerate(result.games, start=3) if game.end == FAILED]
    assert 0 < len(failed) < 30
    assert [failure.seed for failure in result.failures] == failed
    assert {failure[1:] for failure in result.failures} == {
        ("bad-illegal", "its choice was not legal")
    }


def test_a_table_refuses_the_same_wrong_answers() -> None:
    for name in ("bad-shape", "bad-type", "bad-pair"):
        bot: Bot = make_bot(name)
        with pytest.raises(PolicyFailed, match=r"is needed|are needed|no pair"):
            bot.act(Game(Rules(), 2, 0).view(0))


def test_a_batch_that_cannot_be_driven_is_refused() -> None:
    free = {"auto_reset": False, "checked": False}
    with pytest.raises(BadBatch, match="team: there are 3"):
        play_batch(Batch(Rules(), 2, 4, **free), [STEADY, RANDOM, STEADY])  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match="auto_reset=False and checked=False"):
        play_batch(Batch(Rules(), 2, 4), [STEADY, RANDOM])


def test_a_policy_is_asked_about_all_its_seats_at_once() -> None:
    from policies import Dicer  # of the package that the fixture brings

    batch = Batch(Rules(), 2, 64, auto_reset=False, checked=False)
    batch.reset(0, np.arange(64) % 2)
    rows: list[int] = []

    class Counting(Dicer):
        def act(
            self, observations: Any, legal: Any, state: dict[str, Any]
        ) -> tuple[Any, dict[str, Any]]:
            rows.append(len(legal))
            return super().act(observations, legal, state)

    assert play_batch(batch, [Counting(batch.plan)] * 2) == {}
    assert rows[0] == 64
    assert batch.done.all()


# On a GPU


class Weighing:
    """Weighs actions by fixed random numbers and by how often its seat has decided, with NumPy or PyTorch alike."""

    def __init__(self, plan: Plan, device: str) -> None:
        self.device = device
        chance = np.random.default_rng(0)
        self._weights = to_device(
            chance.integers(-3, 4, (plan.layout.bits, plan.actions)).astype(np.float64), device
        )
        self._places = to_device(np.arange(plan.actions, dtype=np.float64), device)

    def initial_state(self, seeds: Any) -> Any:
        return to_device((seeds % np.uint64(97)).astype(np.float64)[:, None], self.device)

    def act(self, observations: Any, legal: Any, state: Any) -> tuple[Any, Any]:
        library: Any = np if self.device == "cpu" else import_module("torch")
        bits = library.where(observations > 0, 1.0, 0.0) + 0 * state
        weighed = bits @ self._weights + (state * self._places) % 7 + self._places / 2**20
        return library.where(legal, weighed, -1e18).argmax(1), state + 1


def test_games_and_policies_of_a_gpu_are_those_of_the_processor() -> None:
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("no CUDA device")
    rules = edition("show+black-powder+flamboyants")
    here, beside = (Batch(rules, 3, 64, auto_reset=False, checked=False) for _ in range(2))
    there = Batch(rules, 3, 64, auto_reset=False, checked=False, device="cuda")
    team = [Weighing(there.plan, "cuda")] * 3
    assert batch_device(team) == "cuda"
    assert play_batch(here, [Weighing(here.plan, "cpu")] * 3) == {}
    assert play_batch(there, team) == play_batch(beside, team) == {}
    assert (there.rows.copy_to_host() == here.rows).all()
    assert (beside.rows == here.rows).all()
    mixed = Batch(rules, 2, 64, auto_reset=False, checked=False)
    assert play_batch(mixed, [STEADY, Weighing(mixed.plan, "cuda")]) == {}


def test_the_weighing_policy_plays_on_the_processor() -> None:
    batch = Batch(Rules(), 2, 16, auto_reset=False, checked=False)
    assert play_batch(batch, [Weighing(batch.plan, "cpu")] * 2) == {}


# Everywhere by its name


def test_the_command_plays_a_policy(tmp_path: Path) -> None:
    code, out, err = run(
        *("tidy", "steady,tidy", "--players", "2", "--games", "40", "--workers", "2"),
        *("--out", str(tmp_path / "run")),
    )
    assert code == 0, err
    assert "steady,tidy" in out
    assert "FAILED" not in out


def test_a_policy_sits_down_in_the_terminal(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", "play", "--seats", "tidy,tidy", "--seed", "4", "--plain"],
        capture_output=True,
        text=True,
        check=False,
        env={
            "PATH": "/usr/bin:/bin",
            "XDG_DATA_HOME": str(tmp_path),
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": f"{BROUGHT}:{EXAMPLES}",
        },
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "of 25" in done.stdout
