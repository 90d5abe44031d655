"""`hanabi bots`: the bots there are, or a check of one of them."""

from __future__ import annotations

from hanabi.cli.user import Lang, choose_language, say


def bots(*, check: str | None = None, lang: Lang = None) -> None:
    """List the bots: what they are, how strong, and whether they can be used here.

    Parameters
    ----------
    check
        Play every printed table with this bot instead, and tell whether it keeps the rules.
    """
    from hanabi.cli.bot_list import bot_lines, checked_bot

    language = choose_language(lang)
    for line in bot_lines(language) if check is None else [checked_bot(check, language)]:
        say(line)
