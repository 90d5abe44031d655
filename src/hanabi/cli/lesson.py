"""`hanabi lesson`: learn the game in the terminal."""

from __future__ import annotations

from pathlib import Path

from hanabi.cli.rules_options import edition_or_own, parse_rules
from hanabi.cli.user import Lang, choose_language, data_folder, say

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
        No colours or other decoration.
    folder
        Where your progress and games are kept, instead of your data folder.
    """
    from hanabi.lessons import find_lesson, find_scene
    from hanabi.terminal.capability import Taste
    from hanabi.terminal.launch import GameOptions, start_game
    from hanabi.terminal.lines.lessons import ProgressFile, go_through, list_of_lessons
    from hanabi.terminal.saved_games import GamesFolder
    from hanabi.terminal.seats import own_seat

    language, home = choose_language(lang), folder or data_folder()
    file = ProgressFile(home / "lessons.json")
    progress = file.load()
    if name is None:
        for line in list_of_lessons(language, progress):
            say(line)
        return
    chosen = find_lesson(name)
    number = progress.scene(chosen) if scene is None else scene
    find_scene(chosen, number)
    if go_through(chosen, number, language, file, plain=plain):
        rules = parse_rules(edition_or_own(None, language))
        seats = f"{own_seat()},{PARTNER}"
        options = GameOptions(rules, seats=seats, first=None, seed=None, language=language)
        start_game(GamesFolder(home / "games"), options, Taste(plain=plain))
