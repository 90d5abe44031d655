"""The head of the board: whose turn it is, tokens, strikes, deck, score and pace."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style

from hanabi.core import View
from hanabi.terminal.folding import folded
from hanabi.terminal.screens.canvas import Canvas, fitted
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture
from hanabi.words import Words

Piece = tuple[str, Style]
Item = list[Piece]

MOST_PIPS = 12
"""Tokens that are drawn one by one."""
DETAILS = (2, 1, 0)
"""How much is told: words and pips, words, signs."""


def head(picture: Picture, paint: Paint, width: int) -> Canvas:
    """The lines above the table."""
    tiles = _tile_lines(picture, width)
    canvas = Canvas(width, 2 + len(tiles))
    _banner(canvas, picture, paint)
    _counters(canvas, picture, paint)
    for row, line in enumerate(tiles, start=2):
        canvas.put(1, row, line, paint.style("quiet"))
    return canvas


def head_height(picture: Picture, width: int) -> int:
    """The rows of the head."""
    return 2 + len(_tile_lines(picture, width))


def _tile_lines(picture: Picture, width: int) -> list[str]:
    view = picture.view
    if not view.rules.bonus_tiles:
        return []
    return folded(_tiles(view, picture.words), width - 2)


def _banner(canvas: Canvas, picture: Picture, paint: Paint) -> None:
    view, words = picture.view, picture.words
    mine = view.outcome is None and view.seat is not None and bool(view.legal_actions)
    if view.outcome is not None:
        said = words("page-over", score=view.outcome.score, maximum=view.rules.maximum)
    elif mine:
        said = words("page-your-turn")
    else:
        said = words("page-turn-of-name", name=picture.names[view.to_act])
    banner = picture.banner or said
    turn = f"{words('page-turn')} {view.turn}"
    style = paint.button(main=mine or view.outcome is not None)
    canvas.fill(0, 0, canvas.width, 1, paint.style("ink", "raised"))
    turn_width = cell_len(turn) + 2
    text = f" {fitted(banner, canvas.width - turn_width - 3)} "
    canvas.put(0, 0, text, style)
    at = cell_len(text) + 1
    at = canvas.put(at, 0, f"{turn} ", paint.style("ink", bold=True))
    title = words.title(view.rules)
    if at + cell_len(title) + 2 <= canvas.width:
        canvas.put(canvas.width - cell_len(title) - 1, 0, title, paint.style("quiet"))


def _counters(canvas: Canvas, picture: Picture, paint: Paint) -> None:
    """As much as the line has room for."""
    for detail in DETAILS:
        items = list(_items(picture, paint, detail))
        for gap in (4, 3, 2, 1):
            width = sum(cell_len(text) for item in items for text, _ in item)
            if width + gap * (len(items) - 1) + 2 <= canvas.width:
                _put_items(canvas, items, gap)
                return
    _put_items(canvas, list(_items(picture, paint, 0)), 1)


def _put_items(canvas: Canvas, items: list[Item], gap: int) -> None:
    x = 1
    for item in items:
        for text, style in item:
            x = canvas.put(x, 1, text, style)
        x += gap


def _items(picture: Picture, paint: Paint, detail: int) -> Iterator[Item]:
    view, words, rules = picture.view, picture.words, picture.view.rules
    quiet, strong = paint.style("quiet"), paint.style("ink", bold=True)

    def label(text: str) -> Piece:
        return (f"{text} " if detail else "", quiet)

    full, empty = ("●", "○") if paint.signs else ("*", ".")
    pips = detail == max(DETAILS) and rules.clue_tokens <= MOST_PIPS
    tokens = f"{view.tokens}/{rules.clue_tokens}"
    yield [
        label(words("noun-token.short")) if detail else ((full + " "), paint.style("gold")),
        (full * view.tokens if pips else "", paint.style("gold")),
        (empty * (rules.clue_tokens - view.tokens) + " " if pips else "", quiet),
        (tokens, strong),
    ]
    cross = "✖" if paint.signs else "X"
    pips = detail > 0 and rules.strikes <= MOST_PIPS
    bad = paint.style("bad", bold=True) if view.strikes else quiet
    yield [
        label(words("noun-strike.short")) if detail else ((cross + " "), bad),
        (cross * view.strikes if pips else "", bad),
        ("·" * (rules.strikes - view.strikes) + " " if pips else "", quiet),
        (f"{view.strikes}/{rules.strikes}", strong if view.strikes else quiet),
    ]
    score = view.tally if view.outcome is None else view.outcome.score
    reachable = view.reachable_maximum
    worse = view.outcome is None and reachable < rules.maximum
    yield [
        label(words("page-score")),
        (f"{score}/{rules.maximum}", strong),
        (f" ({reachable})" if worse else "", paint.style("bad")),
    ]
    if view.turns_left is not None and view.outcome is None:
        yield [(words("page-last-round", turns=view.turns_left), paint.style("bad", bold=True))]
    else:
        yield [label(words("noun-deck")), (str(view.deck_size), strong)]
    if view.pace is not None and view.outcome is None:
        tight = paint.style("bad", bold=True) if view.pace <= 0 else strong
        yield [label(words("page-pace")), (str(view.pace), tight)]


def _tiles(view: View, words: Words) -> str:
    revealed = words.list([words.tile(tile) for tile in view.revealed_tiles])
    return words(
        "terminal-tiles", left=view.tiles_left, revealed=revealed or words("terminal-none")
    )
