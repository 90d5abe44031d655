"""What is asked for: the messages that the code and the page name, and the codes with which something is refused."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import hanabi
from hanabi import ADD_ONS, EDITIONS, Reason, Refusal, Strikeout, Tile
from hanabi.core.outcome import Band
from hanabi.formats import LeftOut, Lost
from hanabi.lessons import LESSONS
from hanabi.server.report_messages import Reason as ReportReason
from hanabi.server.review_messages import ReviewLabel
from hanabi.table.decisions import REMARKS
from hanabi.table.facts import Cause
from hanabi.table.settings import Spectators, Talk, TimeOut
from hanabi.words.motives import ADVISED, HEARD_MOTIVES, MOTIVES
from hanabi.words.speech import Form

SOURCE = Path(hanabi.__file__).parent

SUITS = (
    *("white", "red", "blue", "yellow", "green", "multicolour", "black"),
    *("purple", "orange", "teal", "pink", "brown", "grey"),
    # Suits of hanab.live
    *("omni", "null", "muddy-rainbow", "light-pink", "prism", "dark-pink", "dark-brown"),
    *("dark-omni", "dark-null", "cocoa-rainbow", "grey-pink", "dark-prism", "tomato", "mahogany"),
    *("carrot", "emerald", "olive", "berry", "navy", "sky", "ice", "aqua", "ocean", "tangerine"),
    *("peach", "ruby", "yam", "geas", "beatnik", "plum", "taupe", "gold", "violet", "magenta"),
    *("cardinal", "maroon", "lime", "jungle", "jade", "tan", "cyan", "indigo", "cobalt"),
)
SUIT_FORMS = tuple(f".{form}" for form in get_args(Form) if form != "plain")
BANDS = (
    *(Band(0, 5), Band(6, 10), Band(11, 15), Band(16, 20), Band(21, 24)),
    *(Band(25, 25), Band(25, 29), Band(30, 30)),
)
BOTS = ("steady", "random", "hat", "friend", "search", "learned", "cheater")


# The code


@cache
def trees() -> dict[Path, python.Module]:
    return {
        file.relative_to(SOURCE): python.parse(file.read_text("utf-8"))
        for file in sorted(SOURCE.rglob("*.py"))
    }


@cache
def code() -> tuple[python.AST, ...]:
    """Everything that stands in the code of the package."""
    return tuple(node for tree in trees().values() for node in python.walk(tree))


def texts(nodes: Iterable[python.AST]) -> set[str]:
    return {
        node.value
        for node in nodes
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def called(node: python.Call) -> str:
    return str(getattr(node.func, "id", None) or getattr(node.func, "attr", ""))


@cache
def asked() -> frozenset[str]:
    """The messages that code asks for by their whole name, wherever words are called."""
    speakers = {"say", "words", "_words"}
    found: list[python.AST] = []
    for node in code():
        if isinstance(node, python.Call) and node.args:
            message = node.args[0]
            name = called(node)
            if name in speakers or (isinstance(node.func, python.Name) and name == "self"):
                if isinstance(message, python.IfExp):
                    found += (message.body, message.orelse)
                else:
                    found.append(message)
    return frozenset(text for text in texts(found) if "-" in text)


# The page


@cache
def scripts() -> str:
    """Everything that stands in the scripts of the page."""
    files = (path for path in (SOURCE / "web").rglob("*.js") if path.parent.name != "vendor")
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


def asked_by_page() -> set[str]:
    return set(re.findall(r'\bsay\(\s*"([^"]+)"', scripts()))


def named_by_page() -> set[str]:
    """The messages that the page names whole."""
    return set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?)"', scripts()))


def begun_by_page() -> set[str]:
    """How the names begin that the page puts together, such as `page-theme-`."""
    return set(re.findall(r"`(page-[a-z0-9-]*)\$\{", scripts()))


def listed(name: str) -> tuple[str, ...]:
    """What a list of the page holds: `const THEMES = (["auto", "light"])`."""
    found = re.findall(rf"\b{name} = [^\[;]*\[([^\]]*)\]", scripts())
    assert len(found) == 1, f"{name} is listed {len(found)} times in the scripts of the page"
    return tuple(part.strip().strip('"') for part in found[0].split(",") if part.strip())


def page_families() -> dict[str, set[str]]:
    """Every beginning of a name that the page completes, with everything it can complete it to."""

    def family(prefix: str, members: Iterable[object]) -> tuple[str, set[str]]:
        return prefix, {f"{prefix}{member}" for member in members}

    watching = [seen for seen in get_args(Spectators) if seen != "none"]
    return dict(
        [
            family("page-", ("talk", "spectators")),
            family("page-theme-", listed("THEMES")),
            family("page-level-", listed("LEVELS")),
            family("page-newest-", listed("SIDES")),
            family("page-undo-", listed("UNDO_SECONDS")),
            family("page-notify-", ("denied", "impossible")),
            family("page-clock-", ("seconds", "minutes", "increment")),
            family("page-time-out-", get_args(TimeOut)),
            family("page-talk-", get_args(Talk)),
            family("page-spectators-", get_args(Spectators)),
            family("page-watched-", watching),
            family("page-begins-watching-", watching),
            family("page-strikeout-", Strikeout),
            family("page-ending-", Reason),
            family("page-remark-", REMARKS),
            family("review-label-", get_args(ReviewLabel)),
            family("page-learn-state-", ("new", "begun", "done")),
            family("page-learn-open-", ("new", "begun", "done")),
            family("page-report-for-", get_args(ReportReason)),
            family("page-record-lost-", Lost),
            family("page-left-out-", LeftOut),
            family("page-problem-", refusal_codes() - set(Refusal)),
            family("reason-", Reason),
            family("refusal-", Refusal),
            family("suit-", (f"{name}{form}" for name in SUITS for form in ("", *SUIT_FORMS))),
            family("tile-", (f"{tile}{part}" for tile in Tile for part in ("", "-effect"))),
        ]
    )


def families() -> set[str]:
    """The messages that code or page ask for by the name of a thing."""
    named = {f"rating-{band.low}" for band in BANDS}
    named |= {f"edition-{key}{part}" for key in EDITIONS for part in ("", "-about")}
    named |= {f"addon-{key}{part}" for key in ADD_ONS for part in ("", "-about")}
    named |= {f"list-{last}" for last in ("and", "or")}
    named |= {f"why-{name}" for name in MOTIVES | HEARD_MOTIVES}
    named |= {f"hint-why-{name}" for name in ADVISED}
    named |= {f"bot-about-{name}" for name in BOTS}
    named |= {message for lesson in LESSONS.values() for message in lesson.messages()}
    named |= {f"handover-{cause}" for cause in (*get_args(Cause), "back", "time", "time-end")}
    return named.union(*page_families().values())


# Refusals

BAD_REQUEST = 400
CODE_AT = {"CommandRefused": 0, "RequestRefused": 1, "Refused": 1, "Problem": 0}
"""Where a refusal is given its code."""

TOLD_ELSEWHERE = {"code", "code_of(error)", "refusal", "refusal.code", "NOT_PLAYED[why]"}
"""Codes that are passed on: what they can be stands where they come from."""


@cache
def refusal_codes() -> frozenset[str]:
    """Every code with which the server can refuse what the page asks for."""
    found = {str(refusal) for refusal in Refusal}
    for file, tree in trees().items():
        if file.parts[0] == "table" or (
            file.parts[0] == "server" and "hanab_live" not in file.parts
        ):
            for node in python.walk(tree):
                found |= set(_codes(node))
    return frozenset(found)


def _codes(node: python.AST) -> Iterator[str]:
    match node:
        case python.Call() if called(node) in CODE_AT and node.args:
            given = node.args[min(CODE_AT[called(node)], len(node.args) - 1)]
            yield from _written(given)
        case python.Tuple(
            elts=[python.Constant(value=int(status)), python.Constant(value=str(text)), *_]
        ) if status >= BAD_REQUEST:
            yield text  # a refusal on its way to be raised
        case python.FunctionDef(name="code_of"):
            yield from texts(
                one.value
                for one in python.walk(node)
                if isinstance(one, python.Return) and one.value
            )
        case python.Assign(
            targets=[
                python.Name(id="IMPOSSIBLE" | "NO_COUNTERPART" | "NOT_PLAYED" | "OTHER_TURNS")
            ],
            value=python.Dict(values=values),
        ):
            yield from texts(values)
        case _:
            return


def _written(given: python.expr) -> Iterator[str]:
    match given:
        case python.Constant(value=str(text)):
            yield text
        case python.IfExp(body=body, orelse=orelse):
            yield from _written(body)
            yield from _written(orelse)
        case python.Starred(value=value):
            yield from _written(value)
        case _:
            assert python.unparse(given) in TOLD_ELSEWHERE, (
                f"{python.unparse(given)}: write the code of a refusal where it is refused, or in a tuple"
            )
