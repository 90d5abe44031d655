"""`hanabi lesson`: learn the game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.rules_options import edition_or_own, parse_rules
from hanabi.cli.user import Lang, choose_language, data_folder, say

if TYPE_CHECKING:
    from hanabi.lessons import Progress
    from hanabi.terminal.screens.paint import Paint

PARTNER = "friend"
"""The bot that a newcomer plays with."""


def lesson(
    name: str | None = None,
    /,
    *,
    scene: int | None = None,
    lang: Lang = None,
    plain: bool = False,
    folder: Path | None = None,
) -> None:
    """Learn the game, or an add-on, in a few short positions; without a name, see what there is.

    Parameters
    ----------
    name
        A lesson, such as first.
    scene
        Begin at this one, counted from 1, instead of where you stopped.
    plain
        Lines in place of the full screen, without colours or other decoration.
    folder
        Where your progress and games are kept, instead of your data folder.
    """
    from hanabi.lessons import find_lesson, find_scene
    from hanabi.terminal.capability import Taste, has_screen, paint_of
    from hanabi.terminal.course import Course, ProgressFile
    from hanabi.terminal.launch import GameOptions, start_game
    from hanabi.terminal.lines.lessons import go_through, list_of_lessons
    from hanabi.terminal.saved_games import GamesFolder
    from hanabi.terminal.seats import own_seat
    from hanabi.words import Words

    language, home = choose_language(lang), folder or data_folder()
    file, taste = ProgressFile(home / "lessons.json"), Taste(plain=plain)
    progress = file.load()
    if name is None and has_screen(taste):
        name = _choose(language, progress, paint_of(taste))
        if name is None:
            return
    if name is None:
        for line in list_of_lessons(language, progress):
            say(line)
        return
    chosen = find_lesson(name)
    number = progress.scene(chosen) if scene is None else scene
    find_scene(chosen, number)
    course = Course(chosen, Words(language, chosen.rules.vocabulary), file, number)
    if has_screen(taste):
        from hanabi.terminal.screens.lesson import LessonScreen
        from hanabi.terminal.screens.looking_app import show_screen

        paint = paint_of(taste)
        screen = LessonScreen(course, paint)
        show_screen(screen, paint)
        wants_a_game = screen.wants_a_game
    else:
        wants_a_game = go_through(course, plain=plain)
    if wants_a_game:
        rules = parse_rules(edition_or_own(None, language))
        seats = f"{own_seat()},{PARTNER}"
        options = GameOptions(rules, seats=seats, first=None, seed=None, language=language)
        start_game(GamesFolder(home / "games"), options, taste)


def _choose(language: str, progress: Progress, paint: Paint) -> str | None:
    """The lesson that is chosen from the list."""
    from hanabi.terminal.screens.lesson import LessonList
    from hanabi.terminal.screens.looking_app import show_screen
    from hanabi.words import Words

    return show_screen(LessonList(Words(language), paint, progress), paint)
