"""Why a server refused something, or cannot be had, in the language of whoever asked."""

from __future__ import annotations

from hanabi.client import LineClosed, NoHanabiServer, NotSent, Problem, Unreachable
from hanabi.core import HanabiError, Refusal
from hanabi.words import Words


def problem_text(words: Words, error: HanabiError) -> str:
    """The error as a sentence. A refusal that there are no words for is told as the server said it."""
    match error:
        case Problem(code=code, reason=reason) | LineClosed(code=code, reason=reason):
            return _refusal(words, code, reason)
        case NotSent():
            return words("page-not-sent")
        case Unreachable() | NoHanabiServer():
            return words("terminal-no-server", reason=str(error))
        case _:
            return str(error)


def _refusal(words: Words, code: str, reason: str) -> str:
    if code in set(Refusal):
        return words.refusal(Refusal(code))
    message = f"page-problem-{code}"
    return words(message, reason=reason) if words.has(message) else reason
