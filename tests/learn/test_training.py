"""Runs of training: they learn, stop, go on as if they had not stopped, and lose nothing when they are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanabi.cli import main
from hanabi.core import HanabiError

torch = pytest.importorskip("torch")

from hanabi.bots.learned.tensors import BadWeights, read_tensors  # noqa: E402
from hanabi.learn import BadSettings, Settings, Trainer, find_preset, train  # noqa: E402
from hanabi.learn.checkpoint import load_checkpoint, save_checkpoint  # noqa: E402
from hanabi.learn.command import Wishes, choose_settings  # noqa: E402
from hanabi.learn.curve import Moment  # noqa: E402
from sizes import sized  # noqa: E402

ROOT = Path(__file__).parents[2]
TINY = find_preset("tiny").changed({"games": 16, "part": 64, "evaluate_games": 0})


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def learn(folder: Path, settings: Settings, steps: int) -> Trainer:
    trainer = Trainer(folder, settings, "cpu")
    train(trainer, until=None, most_steps=steps, show=lambda _moment: None)
    return trainer


def everything(folder: Path) -> dict[str, np.ndarray]:
    found = load_checkpoint(folder)
    assert found is not None
    return found[0]


def everything_about(folder: Path) -> dict[str, float]:
    found = load_checkpoint(folder)
    assert found is not None
    told: dict[str, float] = found[1]["progress"]
    return told


def test_a_run_resumed_ten_times_equals_one_that_was_not_interrupted(tmp_path: Path) -> None:
    steps = 22 * TINY.batch
    whole = learn(tmp_path / "whole", TINY, steps)
    for part in range(1, 12):
        resumed = learn(tmp_path / "parts", TINY, part * steps // 11)
    assert resumed.progress.begun == 11
    assert resumed.progress.steps == whole.progress.steps == steps
    one, other = everything(tmp_path / "whole"), everything(tmp_path / "parts")
    assert one.keys() == other.keys()
    for name, array in one.items():
        if name not in ("totals", "facts"):  # they count from the last report on
            assert np.array_equal(array, other[name]), name


def test_a_run_interrupted_by_ctrl_c_equals_one_that_was_not(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", TINY, 12 * TINY.batch)
    stopped = Trainer(tmp_path / "stopped", TINY, "cpu")
    interrupt = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    interrupt.start()
    with pytest.raises(KeyboardInterrupt):
        train(stopped, until=None, most_steps=10**9, show=lambda _moment: None)
    interrupt.join()
    assert 0 < stopped.progress.steps == everything_about(tmp_path / "stopped")["steps"]
    steps = max(stopped.progress.steps, whole.progress.steps)
    one = learn(tmp_path / "whole", TINY, steps)
    other = learn(tmp_path / "stopped", TINY, steps)
    assert torch.equal(one.actor, other.actor)
    assert torch.equal(one.critic, other.critic)


def test_a_small_checkpoint_goes_on_with_the_same_networks_and_other_games(tmp_path: Path) -> None:
    small = TINY.changed({"exact": False})
    before = learn(tmp_path, small, 6 * small.batch)
    arrays = everything(tmp_path)
    assert arrays["actor.mean"].dtype == np.int16
    assert not any(name.startswith("games") for name in arrays)
    after = Trainer(tmp_path, small, "cpu")
    assert torch.equal(before.actor, after.actor)
    assert torch.allclose(before.teacher.actor.mean, after.teacher.actor.mean, rtol=0.01)
    assert not np.array_equal(before.player.games.batch.seeds, after.player.games.batch.seeds)
    assert after.share == before.share
    train(after, until=None, most_steps=8 * small.batch, show=lambda _moment: None)
    assert after.progress.steps == 8 * small.batch


def test_it_learns_a_tiny_game(tmp_path: Path) -> None:
    settings = find_preset("tiny").changed({"plan_steps": 50_000})
    trainer = Trainer(tmp_path, settings, "cpu")
    untrained = trainer.evaluate(500)
    moments: list[Moment] = []
    train(trainer, until=None, most_steps=None, show=moments.append)
    trained = trainer.evaluate(500)
    assert trainer.done
    assert trained.score > untrained.score + 1 > 1
    assert trained.score_error < 0.1
    assert moments[-1].greedy is not None
    lines = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["steps"] for line in lines] == [moment.steps for moment in moments]


def test_an_evaluation_is_that_of_the_exported_player(tmp_path: Path) -> None:
    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.bots.learned.weights import read_weights
    from hanabi.bots.policy_batch import play_batch
    from hanabi.kernel import Batch

    trainer = learn(tmp_path, TINY, 40 * TINY.batch)
    trainer.export(tmp_path / "policy.safetensors", bits=16)
    weights = read_weights(tmp_path / "policy.safetensors")
    batch = Batch(TINY.rules, 2, 300, seed=77, auto_reset=False, checked=False)
    policy = LearnedPolicy(weights, batch.plan)
    assert play_batch(batch, [policy, policy]) == {}
    found = trainer.evaluate(300, first_deal=77)
    assert found.score == pytest.approx(batch.scores.mean(), abs=0.05)
    assert found.perfect == pytest.approx((batch.scores == TINY.rules.maximum).mean(), abs=0.02)


def test_networks_are_taken_over_from_another_run_or_a_file(tmp_path: Path) -> None:
    first = learn(tmp_path / "first", TINY, 4 * TINY.batch)
    first.export(tmp_path / "policy.safetensors", bits=16)
    second = Trainer(tmp_path / "second", TINY.changed({"seed": 9}), "cpu")
    assert not torch.equal(first.actor, second.actor)
    second.begin_from(tmp_path / "first")
    assert torch.equal(first.actor, second.actor)
    assert torch.equal(first.critic, second.critic)
    third = Trainer(tmp_path / "third", TINY.changed({"seed": 9}), "cpu")
    third.begin_from(tmp_path / "policy.safetensors")
    for shape, one, other in (
        (third.networks.actor, first.actor, third.actor),
        (third.networks.critic, first.critic, third.critic),
    ):
        for name, part in shape.named(one).items():
            assert torch.allclose(part, shape.named(other)[name], atol=1e-3), name
    wider = Trainer(tmp_path / "wider", TINY.changed({"width": 40}), "cpu")
    with pytest.raises(BadWeights, match="its actor has another size"):
        wider.begin_from(tmp_path / "first")
    with pytest.raises(BadWeights, match="the network of the file has another size"):
        wider.begin_from(tmp_path / "policy.safetensors")
    with pytest.raises(BadWeights, match="its critic has another size"):
        Trainer(tmp_path / "first", TINY.changed({"critic_width": 40}), "cpu")


def test_the_plan_raises_the_rate_and_lets_it_fall(tmp_path: Path) -> None:
    settings = TINY.changed(
        {"plan_steps": 100 * TINY.batch, "rate_rise": 0.1, "loss_from": 0.2, "loss_full": 0.4}
    )
    trainer = Trainer(tmp_path, settings, "cpu")
    told = []
    for lessons in (0, 10, 30, 50, 99):
        trainer.progress.steps = lessons * settings.batch
        trainer.schedule()
        told.append((trainer.teacher.rate.item(), trainer.player.loss_share.item()))
    rates, losses = zip(*told, strict=True)
    assert rates[0] < rates[2]
    assert rates[1] == max(rates) == pytest.approx(0.9 * settings.rate)
    assert rates[4] == pytest.approx(0.01 * settings.rate)
    assert losses == pytest.approx((0, 0, 0.5, 1, 1))


def test_a_plan_can_be_finished_when_the_time_is_over(tmp_path: Path) -> None:
    settings = TINY.changed({"plan_steps": 10**9, "rate_rise": 0.0})
    trainer = Trainer(tmp_path, settings, "cpu")
    train(
        trainer, until=time.monotonic() + 3, most_steps=None, show=lambda _moment: None, finish=True
    )
    assert trainer.progress.steps > 0
    assert trainer.teacher.rate.item() < 0.2 * settings.rate
    assert Trainer(tmp_path, settings, "cpu").share < 1e-3


# Checkpoints


def test_a_checkpoint_is_spread_over_files_of_limited_size(tmp_path: Path) -> None:
    arrays: dict[str, np.ndarray] = {
        "long": np.arange(1000, dtype=np.float32).reshape(10, 100),
        "one": np.array([7], np.int64),
        "none": np.zeros((0, 3), np.float32),
    }
    shapes = {name: list(array.shape) for name, array in arrays.items()}
    save_checkpoint(tmp_path, arrays, {"shapes": shapes, "told": 5}, 1500)
    files = sorted(tmp_path.glob("checkpoint-*/*.safetensors"))
    assert len(files) == 3
    for file in files:
        assert sum(array.nbytes for array in read_tensors(file)[0].values()) <= 1500
    found = load_checkpoint(tmp_path)
    assert found is not None
    assert found[1] == {"told": 5}
    for name, array in arrays.items():
        assert np.array_equal(found[0][name], array)
        assert found[0][name].dtype == array.dtype
    files[1].unlink()
    with pytest.raises(BadWeights, match="2 of its 3 files"):
        load_checkpoint(tmp_path)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    save_checkpoint(tmp_path, {"a": np.ones(9, np.float32)}, {"shapes": {"a": [9]}}, 1 << 20)
    (file,) = tmp_path.glob("checkpoint-*/*.safetensors")
    content = bytearray(file.read_bytes())
    content[-1] ^= 1
    file.write_bytes(content)
    with pytest.raises(BadWeights, match="checksum"):
        load_checkpoint(tmp_path)


WRITER = """
import sys
from pathlib import Path
import numpy as np
from hanabi.learn.checkpoint import save_checkpoint
print("ready", flush=True)
for number in range(10**9):
    array = np.full(200_000, number, np.int64)
    save_checkpoint(Path(sys.argv[1]), {"a": array, "b": array}, {"shapes": {"a": [200_000], "b": [200_000]}}, 1 << 20)
"""


def test_a_process_killed_while_it_writes_leaves_a_whole_checkpoint(tmp_path: Path) -> None:
    chance = np.random.default_rng(0)
    last = -1
    for _ in range(sized(2, 8)):
        running = subprocess.Popen(
            [sys.executable, "-c", WRITER, tmp_path], stdout=subprocess.PIPE, env=environment()
        )
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(0.05 + chance.random() * 0.3)
        running.kill()
        running.wait()
        running.stdout.close()
        found = load_checkpoint(tmp_path)
        if found is not None:
            arrays = found[0]
            last = int(arrays["a"][0])
            assert (arrays["a"] == last).all()
            assert (arrays["b"] == last).all()
    assert last >= 0
    save_checkpoint(tmp_path, {"a": np.ones(1)}, {"shapes": {"a": [1]}}, 1 << 20)
    assert len(list(tmp_path.glob("checkpoint-*"))) == 1


# Settings


def test_settings_are_written_and_read_again(tmp_path: Path) -> None:
    from hanabi.learn import PRESETS, read_settings

    for settings in PRESETS.values():
        (tmp_path / "settings.toml").write_text(settings.to_toml())
        assert read_settings(tmp_path / "settings.toml") == settings


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"part": 100}, "part: 100 does not divide"),
        ({"width": "wide"}, "width: 'wide' is no whole number"),
        ({"epochs": 0}, "epochs: 0 is not possible; at least 1"),
        ({"precision": "float8"}, "precision: 'float8' is none of auto"),
        ({"games_": 1}, "games_: no such setting; there are: belief_weight"),
        ({"plan_steps": 0, "plan_minutes": 0}, "plan_minutes"),
        ({"residual": 1}, "residual: 1 is no true or false"),
    ],
)
def test_settings_that_are_not_possible_are_named(change: dict[str, object], told: str) -> None:
    with pytest.raises(BadSettings, match=told):
        TINY.changed(change)


# The command


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def command(*given: object) -> list[str]:
    return [sys.executable, "-m", "hanabi", "train", *map(str, given)]


def test_the_command_is_interrupted_goes_on_evaluates_and_exports(tmp_path: Path) -> None:
    run, policy = tmp_path / "run", tmp_path / "p.safetensors"
    small = ["--preset", "tiny", "--set", "games=16", "part=64", "plan_steps=10000000"]
    running = subprocess.Popen(
        command(run, *small), stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert running.stderr is not None
    assert any(line.startswith("ready") for line in running.stderr)
    time.sleep(1)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "the same command goes on" in told
    steps = int(everything_about(run)["steps"])
    done = subprocess.run(
        command(run, "--steps", steps + 1000, "--evaluate", 50, "--export", policy),
        capture_output=True,
        text=True,
        timeout=240,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("50 games: ")
    assert policy.stat().st_size > 1000
    assert json.loads((run / "evaluation.json").read_text())["games"] == 50
    assert (run / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert everything_about(run)["begun"] == 2
    assert everything_about(run)["steps"] >= steps + 1000


@pytest.mark.parametrize(
    ("wished", "told"),
    [
        ({"preset": "huge"}, "preset: 'huge' is none"),
        ({"changes": ["width"]}, "not of the form name=value"),
        ({"minutes": -1}, "minutes: -1 is not possible; at least 0"),
        ({"threads": 0}, "threads: 0 is not possible; at least 1"),
        ({"finish": True}, "finish: it needs minutes"),
        ({"preset": "tiny", "settings": Path("s.toml")}, "a preset or a file, not both"),
    ],
)
def test_a_wish_that_is_not_possible_is_named(
    tmp_path: Path, wished: dict[str, Any], told: str
) -> None:
    with pytest.raises(HanabiError, match=told):
        choose_settings(Wishes(tmp_path, **wished))


def test_a_run_keeps_its_settings_and_takes_changes(tmp_path: Path) -> None:
    Trainer(tmp_path, TINY, "cpu").save()
    found = choose_settings(Wishes(tmp_path, changes=["rate=0.5", "precision=float32"]))
    assert found == TINY.changed({"rate": 0.5, "precision": "float32"})
    with pytest.raises(HanabiError, match="holds a run with its own"):
        choose_settings(Wishes(tmp_path, preset="tiny"))


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", str(tmp_path), "--preset", "tiny", "--from", str(tmp_path)])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert "no run is there" in said
    assert said.count("\n") == 1
