"""`hanabi play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path

from hanabi.cli.rules_options import Add, House, OwnEdition, edition_or_own, parse_rules
from hanabi.cli.user import Lang, choose_language, data_folder


def play(
    file: Path | None = None,
    /,
    *,
    edition: OwnEdition = None,
    add: Add = None,
    house: House = None,
    seats: str | None = None,
    first: str | None = None,
    seed: int | None = None,
    winnable: bool = False,
    lang: Lang = None,
    plain: bool = False,
    calm: bool = False,
    resume: bool = False,
    folder: Path | None = None,
) -> None:
    """Play in the terminal, with bots or with people who share the keyboard.

    Parameters
    ----------
    file
        A saved game to go on with, instead of the latest.
    seats
        Such as Ada,Bo,steady or Ada,Kim=random: people and bots.
    first
        Who begins: a name or a seat from 1; else it follows from the seed.
    seed
        A number that makes the same deal again.
    winnable
        Deal only what can be won with all cards open.
    plain
        Lines in place of the full screen, without colours or other decoration.
    calm
        Nothing on the screen moves by itself.
    resume
        Go on with the game that was interrupted.
    folder
        Where games are kept, instead of your data folder.
    """
    from hanabi.terminal.capability import Taste
    from hanabi.terminal.launch import GameOptions, resume_game, start_game
    from hanabi.terminal.saved_games import GamesFolder

    taste = Taste(plain=plain, calm=calm)
    games = GamesFolder(folder or data_folder() / "games")
    if resume or file is not None:
        resume_game(games, file, language=lang, taste=taste)
        return
    language = choose_language(lang)
    options = GameOptions(
        rules=parse_rules(edition_or_own(edition, language), add, house),
        seats=seats,
        first=first,
        seed=seed,
        language=language,
        winnable=winnable,
    )
    start_game(games, options, taste)
