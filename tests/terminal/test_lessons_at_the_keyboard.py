"""`hanabi lesson` in a real terminal: played through in every language, left and gone on with, and never a traceback."""

from __future__ import annotations

import json
import re
import sys
from itertools import cycle
from pathlib import Path

import pexpect
import pytest

from hanabi.lessons import FIRST, LESSONS, Scene
from hanabi.terminal.course import STEPS
from hanabi.words import LANGUAGES, Words
from test_session import GUARD, environment

HANABI = [sys.executable, "-m", "hanabi"]
PROMPT = "Ada> $"


def start(folder: Path, *options: str) -> pexpect.spawn[str]:
    child = pexpect.spawn(
        HANABI[0],
        [*HANABI[1:], "lesson", "--plain", "--folder", str(folder), *options],
        encoding="utf-8",
        timeout=GUARD,
        env=environment(),
        dimensions=(60, 2000),
    )
    child.delaybeforesend = None
    return child


def said(child: pexpect.spawn[str]) -> str:
    """What was shown since the last line was typed, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", child.before or "")


def typed(words: Words, scene: Scene, line: str) -> str:
    """A line of the notation in the words of this language."""
    verb, *rest = line.split()
    said = {suit.name: words.suit(suit.name, "clue") for suit in scene.rules.suits}
    said |= {small: word(words, f"command-{small}") for small in ("as", "back")}
    return " ".join([word(words, f"command-{verb}"), *(said.get(part, part) for part in rest)])


def word(words: Words, message: str) -> str:
    """The word that is taught for a command."""
    return words(message).split(", ")[0]


def a_wrong_move(scene: Scene) -> str:
    lines = map(scene.view.notation, scene.view.legal_actions)
    return next(line for line in lines if line not in scene.right)


def progress(folder: Path) -> dict[str, int]:
    behind: dict[str, int] = json.loads((folder / "lessons.json").read_bytes())["behind"]
    return behind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_is_played_through_in_every_language(
    tmp_path: Path, language: str
) -> None:
    words = Words(language)
    child = start(tmp_path, "first", "--lang", language)
    for number, scene in enumerate(FIRST.scenes, start=1):
        child.expect(PROMPT)
        shown = said(child)
        for part in ("", "text", "task"):
            assert FIRST.say(words, scene, part) in shown
        child.sendline(typed(words, scene, a_wrong_move(scene)))
        child.expect(PROMPT)
        assert words("lessons-would-have") in said(child)
        assert scene.answer(a_wrong_move(scene)).says.startswith("wrong")
        child.sendline(typed(words, scene, scene.right[0]))
        child.expect_exact(words("lessons-go-on"))
        assert FIRST.say(words, scene, "right") in said(child)
        assert progress(tmp_path) == {"first": number - 1}
        child.sendline()
    child.expect_exact(words("lessons-offer-game"))
    assert words("lessons-done", title=FIRST.say(words)) in said(child)
    child.sendline()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert progress(tmp_path) == {"first": len(FIRST.scenes)}


@pytest.mark.parametrize(
    ("key", "language"),
    list(zip([key for key in LESSONS if key != FIRST.key], cycle(LANGUAGES), strict=False)),
)
def test_every_other_lesson_is_played_through_too(tmp_path: Path, key: str, language: str) -> None:
    lesson = LESSONS[key]
    words = Words(language, lesson.rules.vocabulary)
    child = start(tmp_path, key, "--lang", language)
    for scene in lesson.scenes:
        child.expect(PROMPT)
        assert lesson.say(words, scene, "task") in said(child)
        child.sendline(typed(words, scene, scene.right[0]))
        child.expect_exact(words("lessons-go-on"))
        assert lesson.say(words, scene, "right") in said(child)
        child.sendline()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert words("lessons-done", title=lesson.say(words)) in said(child)
    assert progress(tmp_path) == {key: len(lesson.scenes)}


def test_scenes_can_be_skipped_repeated_and_gone_back_to_and_a_lesson_goes_on_where_it_was_left(
    tmp_path: Path,
) -> None:
    words = Words("en")

    def at(child: pexpect.spawn[str]) -> str:
        child.expect(PROMPT)
        return str(re.findall(r"^(\d) of 7", said(child), re.MULTILINE)[-1])

    child = start(tmp_path, "first")
    assert at(child) == "1"
    for line, number in (
        ("back", "1"),
        ("skip", "2"),
        ("skip", "3"),
        ("again", "3"),
        ("back", "2"),
    ):
        child.sendline(line)
        assert at(child) == number
    child.sendline("clue Kai 1")
    child.expect_exact(words("lessons-go-on"))
    child.sendline("again")
    assert at(child) == "2"
    child.sendline("quit")
    child.expect_exact(words("lessons-left", key="first"))
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    again = start(tmp_path, "first")
    assert at(again) == "2"
    again.sendintr()
    again.expect_exact(words("lessons-left", key="first"))
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 130
    chosen = start(tmp_path, "first", "--scene", "7")
    assert at(chosen) == "7"
    chosen.sendline("skip")
    chosen.expect_exact(words("lessons-offer-game"))
    chosen.sendeof()
    chosen.expect(pexpect.EOF)
    chosen.close()
    assert chosen.exitstatus == 0


def test_everything_can_be_looked_at_and_what_cannot_be_done_says_why(tmp_path: Path) -> None:
    child = start(tmp_path, "first", "--scene", "6")
    child.expect(PROMPT)
    for line, answer in (
        ("table", "Fireworks: white needs 1, red needs 2"),
        ("hand", "Could be: "),
        ("hand kai", "What Kai knows"),
        ("log", "1. Ada tells Ume: 1, card 2."),
        ("discards", "Nothing has been discarded yet."),
        ("rules", "Hanabi"),
        ("help", "skip: on to the next scene."),
        ("sort 5 4 3 2 1", "In a lesson, your hand stays the way it is."),
        ("clue kai 5", "touches no card"),
        ("sing", "no command sing"),
        ("", "Type what you want to do"),
        ("end", "no command end"),
    ):
        child.sendline(line)
        child.expect(PROMPT)
        assert answer in said(child), line
    child.sendline("play 4")
    child.expect_exact("Press Enter to go on.")
    child.sendline("table")
    child.expect_exact("Press Enter to go on.")
    assert "red needs 4" in said(child)
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_after_the_first_lesson_one_may_play_with_the_friend(tmp_path: Path) -> None:
    child = start(tmp_path, "first", "--scene", "7")
    child.expect(PROMPT)
    child.sendline("skip")
    child.expect_exact(Words("en")("lessons-offer-game"))
    child.sendline("yes")
    child.expect(r"At the table: .* \(friend bot\)")
    child.expect("> $")
    child.sendline("quit")
    child.expect("Game saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(list((tmp_path / "games").glob("*.running.json"))) == 1


def test_the_list_says_where_one_stands(tmp_path: Path) -> None:
    file = {"format": "hanabi-lessons", "version": 1, "behind": {"first": 3, "forgotten": 1}}
    (tmp_path / "lessons.json").write_text(json.dumps(file))
    child = start(tmp_path)
    child.expect(pexpect.EOF)
    shown = said(child)
    for key, lesson in LESSONS.items():
        assert f"{key}: {lesson.say(Words('en', lesson.rules.vocabulary))}." in shown
    assert "You’re at scene 4 of 7." in shown


@pytest.mark.parametrize(
    ("options", "content", "reason"),
    [
        (["second"], None, "lesson: 'second' is none of: first"),
        (["first", "--scene", "8"], None, "scene: 8 is none of 1 to 7"),
        (["first"], "{", "lessons.json: "),
        (["first"], '{"format": "hanabi-lessons", "version": 2, "behind": {}}', "version: 2"),
        (
            ["first"],
            '{"format": "hanabi-lessons", "version": 1, "behind": {"first": -1}}',
            "behind.first: -1 is not from 0",
        ),
        (
            ["first"],
            '{"format": "hanabi-lessons", "version": 1, "behind": []}',
            "behind: expected an object",
        ),
    ],
)
def test_what_is_wrong_is_one_line_and_a_damaged_file_is_kept(
    tmp_path: Path, options: list[str], content: str | None, reason: str
) -> None:
    file = tmp_path / "lessons.json"
    if content is not None:
        file.write_text(content)
    child = start(tmp_path, *options)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert said(child).startswith("hanabi: ")
    assert reason in said(child)
    assert said(child).count("\n") == 1
    assert content is None or file.read_text() == content


def test_no_step_between_scenes_is_without_words() -> None:
    for language in LANGUAGES:
        assert all(word(Words(language), f"command-{step}-scene") for step in STEPS)
