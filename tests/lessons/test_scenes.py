"""Lessons: every scene can be said, looked at, solved and got wrong, and what it teaches is so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from hanabi import (
    EDITIONS,
    Action,
    BadRecord,
    Card,
    CardDiscarded,
    Game,
    IllegalAction,
    Rearrange,
    Tile,
)
from hanabi.bots import make_bot
from hanabi.lessons import LESSONS, Lesson, Progress, Scene, UnknownLesson, find_lesson, find_scene
from hanabi.lessons.scene import LEARNER, NAMES
from hanabi.terminal.log_lines import log_lines
from hanabi.words import LANGUAGES, Words

SCENES = [(lesson, scene) for lesson in LESSONS.values() for scene in lesson.scenes]

each_scene = pytest.mark.parametrize(
    ("lesson", "scene"), SCENES, ids=[f"{lesson.key}-{scene.name}" for lesson, scene in SCENES]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def scene_of(lesson: str, name: str) -> Scene:
    return next(scene for scene in LESSONS[lesson].scenes if scene.name == name)


def friends_move(game: Game) -> str:
    """What the friend would do in the seat that is to act."""
    return game.notation(make_bot("friend").act(game.view(game.to_act)).action)


def moves(scene: Scene) -> Iterator[tuple[Action, str]]:
    for action in scene.view.legal_actions:
        yield action, scene.view.notation(action)


@each_scene
def test_a_scene_is_a_moment_of_a_real_game_in_which_the_learner_acts(
    lesson: Lesson, scene: Scene
) -> None:
    game = scene.game()
    assert (game.to_act, game.outcome, game.names) == (LEARNER, None, NAMES)
    assert scene.table == lesson.table
    assert scene.view == game.view(LEARNER)
    held = {card.id for hand in scene.view.hands for card in hand}
    assert set(scene.look_at.cards) <= held
    assert scene.look_at.cards or scene.look_at.panels


@each_scene
def test_a_scene_has_right_moves_wrong_ones_and_words_for_no_others(
    lesson: Lesson, scene: Scene
) -> None:
    lines = dict(moves(scene)).values()
    assert set(scene.right) <= set(lines)
    assert set(scene.right) != set(lines)
    said = {scene.answer(action).says for action, _ in moves(scene)}
    assert said | {"text", "task"} == set(scene.parts), lesson.key


@each_scene
def test_every_legal_move_is_answered_with_what_really_happens(
    lesson: Lesson, scene: Scene
) -> None:
    words = Words("en", lesson.rules.vocabulary)
    for action, line in moves(scene):
        before = scene.view
        answer = scene.answer(action)
        assert answer.right == (line in scene.right) == (answer.says == "right"), line
        game = scene.game()
        happened = game.act(action)
        told = answer.view.events[answer.since :]
        assert told[: len(happened)] == tuple(one.seen_by(LEARNER) for one in happened)
        assert list(log_lines(answer.view, words, NAMES, since=answer.since))
        assert scene.view == before


@each_scene
def test_after_a_right_move_the_teammates_do_all_that_is_written(
    lesson: Lesson, scene: Scene
) -> None:
    replies = [line for line in scene.after.split(";") if line.strip()]
    for line in scene.right:
        answer = scene.answer(line)
        assert answer.steps == scene.steps + 1 + len(replies), lesson.key


@each_scene
def test_what_is_not_legal_is_refused_and_changes_nothing(lesson: Lesson, scene: Scene) -> None:
    before = scene.view
    with pytest.raises(IllegalAction):
        scene.answer("clue Ada 1")
    with pytest.raises(IllegalAction):
        scene.answer(Rearrange(LEARNER, tuple(card.id for card in scene.view.hand)))
    assert scene.view == before, lesson.key


@each_language
@each_scene
def test_every_scene_is_said_in_every_language(lesson: Lesson, scene: Scene, language: str) -> None:
    words = Words(language, lesson.rules.vocabulary)
    said = [lesson.say(words, scene, part) for part in ("", *scene.parts)]
    assert all(text.strip() for text in said)
    assert len(set(said)) == len(said)
    assert lesson.say(words)
    assert lesson.say(words, part="about")


def test_every_lesson_is_at_a_printed_table() -> None:
    for key, lesson in LESSONS.items():
        assert lesson.key == key
        assert set(lesson.add_ons) <= set(EDITIONS[lesson.edition].add_ons)
    assert next(iter(LESSONS)) == "first"
    assert 5 <= len(LESSONS["first"].scenes) <= 7


def test_unknown_lessons_and_scenes_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLesson, match="lesson: 'second' is none of: first"):
        find_lesson("second")
    for number in (0, 8):
        with pytest.raises(UnknownLesson, match=f"scene: {number} is none of 1 to 7"):
            find_scene(find_lesson("first"), number)


def test_lessons_need_no_compiler_and_no_bots() -> None:
    check = (
        "import hanabi.lessons, sys; assert not {'numba', 'numpy', 'hanabi.bots'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


# What the lessons say is so


@each_scene
def test_the_friend_would_do_what_is_called_right(lesson: Lesson, scene: Scene) -> None:
    assert friends_move(scene.game()) in scene.right, lesson.key


@each_scene
def test_of_the_own_cards_only_those_fit_that_a_right_move_plays(
    lesson: Lesson, scene: Scene
) -> None:
    """So no guess is rewarded, and what is called right works out."""
    game, played = scene.game(), {line.split()[1] for line in scene.right if "play" in line}
    for place, card in enumerate(game.hands[LEARNER], start=1):
        assert game.fits(game.face(card)) == (str(place) in played), lesson.key


def test_the_card_to_warn_of_is_indispensable_and_next_to_be_discarded() -> None:
    scene = scene_of("first", "last")
    (card,) = scene.look_at.cards
    (held,) = (held for held in scene.view.hands[2] if held.id == card)
    assert held.face is not None
    assert scene.view.is_indispensable(held.face)
    assert not held.knowledge.marked
    for action, line in moves(scene):
        after = scene.answer(action)
        lost = card in {e.card for e in after.view.events if isinstance(e, CardDiscarded)}
        assert lost != (line in scene.right)
        assert (after.view.reachable_maximum == 25) == (line in scene.right)


def test_the_friend_gives_the_clue_of_the_focus_scene_and_reads_it_so() -> None:
    scene = scene_of("first", "focus")
    game = scene.game()
    step = game.undo()
    assert step is not None
    assert (NAMES[game.to_act], game.notation(step)) == ("Kai", "clue Ada red")
    assert friends_move(game) == "clue Ada red"
    assert friends_move(scene.game()) == "play 4"


def test_the_yellow_clue_of_the_second_scene_makes_the_friend_play_the_wrong_card() -> None:
    game = scene_of("first", "touch").game()
    for line in ("clue Kai yellow", "discard 1"):
        game.act(line)
    assert friends_move(game) == "play 1"


def test_no_token_is_left_where_discarding_is_taught() -> None:
    scene = scene_of("first", "discard")
    assert scene.view.tokens == 0
    unmarked = [card for card in scene.view.hand if not card.knowledge.marked]
    assert scene.right == (f"discard {scene.view.hand.index(unmarked[0]) + 1}",)
    assert unmarked[0].id == min(card.id for card in unmarked)


def test_the_last_scene_ends_the_game_with_the_points_it_names() -> None:
    scene = scene_of("first", "end")
    assert (scene.view.tally, scene.view.deck_size, scene.view.turns_left) == (22, 0, 3)
    for action, line in moves(scene):
        outcome = scene.answer(action).view.outcome
        assert outcome is not None
        assert outcome.score == (24 if line in scene.right else 23), line


# What the other lessons say is so


def test_a_colour_is_announced_only_where_it_is_known_and_pays() -> None:
    for name, won in (("known", 1), ("twice", 2)):
        scene = scene_of("announcing", name)
        (held,) = (card for card in scene.view.hand if card.id in scene.look_at.cards)
        assert {held.suit for held in held.knowledge.possible} == {1}
        silent, aloud = (scene.game() for _ in range(2))
        silent.act("play 2")
        aloud.act("play 2 as red")
        assert aloud.tokens == scene.view.tokens + won == silent.tokens + 1
    guessed = scene_of("announcing", "guess")
    (held,) = (card for card in guessed.view.hand if card.id in guessed.look_at.cards)
    assert len([face for face in held.knowledge.possible if guessed.view.fits(face)]) == 4


def test_a_card_of_two_colours_is_known_to_be_multicolour() -> None:
    scene = scene_of("multicolour", "every")
    (held,) = (card for card in scene.view.hand if card.id in scene.look_at.cards)
    assert {scene.rules.suits[face.suit].name for face in held.knowledge.possible} == {
        "multicolour"
    }
    together = scene_of("multicolour", "together")
    for line in together.right:
        game = together.game()
        (clue, *_) = game.act(line)
        assert clue.touched == together.look_at.cards  # type: ignore[union-attr]


def test_only_black_needs_the_cards_that_are_told_of_in_black_powder() -> None:
    for name, value in (("down", 5), ("only", 4)):
        view = scene_of("powder", name).view
        fitting = [face for face in view.rules.faces if face.value == value and view.fits(face)]
        assert [view.rules.suits[face.suit].name for face in fitting] == ["black"]


def test_the_tiles_are_those_that_the_scenes_speak_of() -> None:
    five, free, replay = LESSONS["tiles"].scenes
    assert five.answer("play 2").view.pending is free.view.pending is Tile.VALUE_CLUE
    assert replay.view.pending is Tile.REPLAY
    assert free.answer("clue Kai 1").view.tokens == free.view.tokens + 1  # Ume discards
    assert [name_of(replay, card.face) for card in replay.view.discards] == ["blue 1", "green 3"]


def name_of(scene: Scene, face: Card) -> str:
    return f"{scene.rules.suits[face.suit].name} {face.value}"


def test_playing_on_a_lost_last_copy_ends_the_show_and_an_empty_deck_does_not() -> None:
    careful, on = LESSONS["playing-on"].scenes
    for action, line in moves(careful):
        outcome = careful.answer(action).view.outcome
        assert (outcome is not None) == line.endswith(" 1"), line
        assert outcome is None or (outcome.lost and outcome.score == 0)
    assert on.view.deck_size == 0
    assert on.view.turns_left is None
    for action, line in moves(on):
        outcome = on.answer(action).view.outcome
        assert (outcome is not None) == (line in on.right), line
        assert outcome is None or outcome.score == 25


# How far somebody has come


def test_progress_is_what_was_written_and_a_finished_lesson_begins_again() -> None:
    first, progress = LESSONS["first"], Progress()
    assert (progress.scene(first), progress.is_finished(first)) == (1, False)
    progress.go_to(first, 4)
    read = Progress.from_plain(progress.to_plain())
    assert read == progress
    assert (read.scene(first), read.is_finished(first)) == (4, False)
    read.go_to(first, 8)
    assert (read.scene(first), read.is_finished(first)) == (1, True)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "hanabi-record"}, "format"),
        ({"version": 2}, "version"),
        ({"behind": ["first"]}, "behind"),
        ({"behind": {"first": "two"}}, "behind.first"),
        ({"behind": {"first": 100}}, "behind.first"),
        ({"more": 1}, "more"),
    ],
)
def test_progress_that_is_none_is_refused_with_its_place(
    change: dict[str, object], place: str
) -> None:
    with pytest.raises(BadRecord, match=place):
        Progress.from_plain(Progress({"first": 2}).to_plain() | change)


def test_progress_in_a_lesson_that_is_gone_is_forgotten() -> None:
    assert Progress.from_plain(Progress({"gone": 2}).to_plain()) == Progress()
