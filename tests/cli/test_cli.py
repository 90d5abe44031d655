"""The command `hanabi`: what it prints, and one line with exit code 2 for whatever is wrong."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pexpect
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanabi
from hanabi import EDITIONS, Record
from hanabi.cli import main
from hanabi.words import LANGUAGES, Words
from make_golden import FOLDER

GOLDEN = FOLDER / "show+flamboyants.json"


def run(*arguments: str, text: str = "") -> tuple[int, str, str]:
    """Exit code, output and errors of `hanabi` with these arguments, in this process."""
    raw, err = io.BytesIO(), io.StringIO()
    out = io.TextIOWrapper(raw, "utf-8", write_through=True)
    with tempfile.TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", data)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setenv("LC_ALL", "C.UTF-8")
        with pytest.raises(SystemExit) as left:
            main(arguments)
    return int(left.value.code or 0), raw.getvalue().decode(), err.getvalue()


def test_help_names_every_command() -> None:
    code, out, _ = run("--help")
    assert code == 0
    commands = (
        "play",
        "serve",
        "rules",
        "editions",
        "bots",
        "replay",
        "convert",
        "solve",
        "review",
        "deals",
        "arena",
        "reports",
    )
    for command in commands:
        assert f"\n  {command}: " in out


def test_the_version_is_the_one_of_the_package() -> None:
    assert run("--version")[1].strip() == hanabi.__version__


def test_python_dash_m_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", "editions"], capture_output=True, text=True, check=True
    )
    assert "cocktail" in done.stdout


@pytest.mark.parametrize("module", ["hanabi", "hanabi.cli"])
def test_nothing_is_imported_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"fluent", "babel", "platformdirs", "numpy", "asyncio"}
    if module == "hanabi":
        assert not loaded & {"cyclopts", "rich"}
    rooms = {name for name in done.stdout.split() if name.startswith("hanabi.")}
    assert not [room for room in rooms if not room.startswith("hanabi.cli")]


def test_the_names_of_the_core_are_those_of_the_package() -> None:
    assert hanabi.__all__ == hanabi.core.__all__
    assert set(hanabi.__all__) <= set(dir(hanabi))
    for name in hanabi.__all__:
        assert getattr(hanabi, name) is getattr(hanabi.core, name)
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        getattr(hanabi, "Gmae")  # noqa: B009  # mypy would find it


# Rules and editions


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("name", EDITIONS)
def test_the_rules_of_an_edition_are_printed(name: str, language: str) -> None:
    code, out, _ = run("rules", name, "--lang", language)
    assert code == 0
    words = Words(language, name)
    assert words.edition(name) in out
    whole = " ".join(out.split())
    for paragraph in words.rules_text(EDITIONS[name].rules).splitlines():
        assert " ".join(paragraph.split()) in whole


def test_the_rules_tell_add_ons_and_house_rules() -> None:
    plain = run("rules", "show")[1]
    black = run("rules", "show", "--add", "black-powder", "--house", "clue-tokens=5")[1]
    assert "black" in black
    assert "black" not in plain
    assert "5 CLUE tokens" in black


@pytest.mark.parametrize(
    "line",
    [
        ["show+black-powder+flamboyants"],
        ["show", "--add", "black-powder", "flamboyants"],
        ["show", "--add", "black-powder", "--add", "flamboyants"],
        ["show+black-powder", "--add", "Flamboyants"],
        ["show", "--add=black-powder", "--add", "5 Flamboyants"],
    ],
    ids=" ".join,
)
def test_add_ons_are_named_in_one_way_everywhere(line: list[str]) -> None:
    expected = hanabi.edition("show", "black-powder", "flamboyants")
    told = run("rules", *line)[1]
    words = Words("en", expected.vocabulary)
    assert told.split() == words.rules_text(expected).split()
    with tempfile.TemporaryDirectory() as folder:
        seats = ["--seats", "random,random", "--folder", folder]
        assert run("play", "--edition", *line, *seats)[0] == 0
        (record,) = Path(folder).rglob("*.json")
        assert Record.loads(record.read_bytes()).rules == expected


def test_house_rules_follow_one_option_or_several() -> None:
    several = run("rules", "show", "--house", "clue-tokens=5", "strikes=2")[1]
    assert several == run("rules", "show", "--house", "clue-tokens=5", "--house", "strikes=2")[1]
    assert "5 CLUE tokens" in several


def test_editions_are_listed_with_their_add_ons() -> None:
    code, out, _ = run("editions")
    assert code == 0
    for key, book in EDITIONS.items():
        assert f"{key}: " in out
        for add_on in book.add_ons:
            assert f"  {add_on}: " in out


def test_editions_as_json_hold_the_rules_as_data() -> None:
    code, out, _ = run("editions", "--json")
    assert code == 0
    listed = {entry["edition"]: entry for entry in json.loads(out)}
    assert list(listed) == list(EDITIONS)
    assert listed["show"]["add_ons"] == list(EDITIONS["show"].add_ons)
    assert listed["abacus"]["rules"]["empty_clues"] is True
    assert listed["deluxe"]["deck_size"] == 50


# Replays


def test_a_replay_tells_the_whole_game_and_its_end() -> None:
    record = Record.loads(GOLDEN.read_bytes())
    code, out, _ = run("replay", str(GOLDEN))
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == record.replay().turn + 1
    assert record.end is not None
    words = Words("en", "show")
    assert words.outcome(record.rules, record.end) in out


def test_a_replay_shows_any_turn_from_any_seat() -> None:
    record = Record.loads(GOLDEN.read_bytes())
    _, opened, _ = run("replay", str(GOLDEN), "--turn", "5")
    _, seen, _ = run("replay", str(GOLDEN), "--turn", "5", "--seat", record.players[1])
    _, by_number, _ = run("replay", str(GOLDEN), "--turn", "5", "--seat", "2")
    assert seen == by_number
    assert f"{record.players[1]}: 1 " in opened
    assert f"{record.players[1]}: 1 " not in seen
    assert f"{record.players[0]}: 1 " in seen


def test_a_replay_as_json_is_the_view() -> None:
    view = json.loads(run("replay", str(GOLDEN), "--json", "--turn", "3", "--seat", "1")[1])
    assert view["turn"] == 4
    assert all(card["face"] is None for card in view["hands"][0])
    assert all(card["face"] for card in view["hands"][1])
    last = json.loads(run("replay", str(GOLDEN), "--json")[1])
    assert last["outcome"]["reason"] == "victory"
    assert all(card["face"] for hand in last["hands"] for card in hand)


def test_a_replay_reads_standard_input() -> None:
    assert run("replay", "-", text=GOLDEN.read_text(encoding="utf-8"))[0] == 0


def test_in_a_terminal_a_replay_goes_step_by_step() -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "hanabi", "replay", str(GOLDEN), "--plain"],
        encoding="utf-8",
        timeout=30,
        dimensions=(60, 200),
    )
    last = Record.loads(GOLDEN.read_bytes()).replay().turn
    child.expect(f"0/{last}> ")
    child.sendline("")
    child.expect(f"1/{last}> ")
    child.sendline("b")
    child.expect(f"0/{last}> ")
    child.sendline(str(last))
    child.expect(r"Score: \d+ of 25")
    child.expect(f"{last}/{last}> ")
    child.sendline("nonsense")
    child.expect("Enter: next turn")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# What is wrong is said in one line


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "--edition", "coktail"], "did you mean 'cocktail'?"),
        (["play", "--edition", "abacus", "--add", "variant-1"], "it prints none"),
        (["play", "--edition", "show+"], "no add-on called ''"),
        (["play", "--edition", "show+blackpowder"], "did you mean 'black-powder'?"),
        (["play", "--add"], "--add"),
        (
            ["play", "--edition", "deluxe", "--add", "variant-1", "--add", "variant-3"],
            "multicolour is already",
        ),
        (["play", "--seats", "Ada"], "1 cannot play here; 2 to 5 can"),
        (["play", "--seats", "a,b,c,d,e,f"], "6 cannot play here; 2 to 5 can"),
        (["play", "--seats", "Ada,Ada"], "two players are called Ada"),
        (["play", "--seats", "Ada,"], "printable characters"),
        (["play", "--seats", "Ada,Kim=alien"], "no bot is called 'alien'"),
        (["play", "--first", "Zed", "--seats", "Ada,steady"], "nobody called 'Zed'"),
        (["play", "--seed", "-1"], "seed: -1 is not a whole number from 0"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--lang", "tlh"], "no words exist in 'tlh'"),
        (["play", "--house", "luck=7"], "no option is called 'luck'"),
        (["play", "--house", "hand-size=30"], "need 60 cards"),
        (["play", "--house", "strikes=0"], "0 is not possible"),
        (["play", "--house", "empty-clues=maybe"], "neither yes nor no"),
        (["play", "--house", "suits=red,mauve"], "no suit is called 'mauve'"),
        (["play", "--house", "suits=red"], "the deck has 10"),
        (["play", "--house", "strikeout=half"], "none of: zero, tally"),
        (["play", "--colour"], "--colour"),
        (
            ["serve", "--connections", "0"],
            "connections: 0 is not possible; a whole number, at least 1",
        ),
        (["rules", "chess"], "no edition is called 'chess'"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["replay", str(FOLDER)], "Is a directory"),
        (["replay", str(FOLDER / "outcomes.json")], "not a Hanabi record"),
        (["replay", str(GOLDEN), "--turn", "999"], "there is no turn 999"),
        (["replay", str(GOLDEN), "--seat", "9"], "nobody called '9'"),
        (["replay"], "FILE"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_two(
    arguments: list[str], reason: str, tmp_path: Path
) -> None:
    folder = ["--folder", str(tmp_path)] if arguments[0] == "play" else []
    code, out, err = run(*arguments, *folder)
    assert code == 2
    assert reason in err
    assert err.startswith("hanabi: ")
    assert err.count("\n") == 1
    assert out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code, _, err = run("play", "--seats", "random,random", "--folder", str(file / "games"))
    assert code == 2
    assert err.startswith("hanabi: ")
    assert str(file) in err
    assert err.count("\n") == 1


def test_a_broken_record_names_the_place(tmp_path: Path) -> None:
    plain = json.loads(GOLDEN.read_bytes())
    plain["actions"][4] = {"do": "play", "card": 99}
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    code, _, err = run("replay", str(path))
    assert code == 2
    assert "actions[4]" in err


GOOD_LINES = [
    [
        "play",
        "--edition",
        "show",
        "--add",
        "black-powder",
        "--seats",
        "steady,random",
        "--seed",
        "1",
    ],
    ["play", "--house", "clue-tokens=3", "--seats", "Ada,steady", "--first", "Ada", "--plain"],
    ["rules", "swedish", "--lang", "sv", "--add", "kaskad-av-farger"],
    ["editions", "--json"],
    ["replay", str(GOLDEN), "--turn", "4", "--seat", "1", "--json"],
    ["convert", str(FOLDER / "show.json"), "--to", "link"],
]


@settings(max_examples=150)
@given(line=st.sampled_from(GOOD_LINES), data=st.data())
def test_a_mutated_command_line_works_or_is_refused_in_one_line(
    line: list[str], data: st.DataObject
) -> None:
    arguments = list(line)
    junk = st.one_of(
        st.text(st.characters(exclude_characters="\0"), max_size=6),
        st.sampled_from(
            ["--seed", "--add", "-1", "999999999999999999999", "--", "=", ",", "--house"]
        ),
    )
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(arguments) - 1))
        match data.draw(st.sampled_from(["replace", "insert", "delete", "cut"])):
            case "replace":
                arguments[at] = data.draw(junk)
            case "insert":
                arguments.insert(at, data.draw(junk))
            case "delete":
                arguments = arguments[:at] + arguments[at + 1 :] or ["play"]
            case _:
                arguments[at] = arguments[at][: data.draw(st.integers(0, 6))]
    code, _, err = run(*arguments)
    assert code in (0, 2)
    if code == 2:
        assert err.startswith("hanabi: ")
        assert err.count("\n") == 1
