"""Fireworks and the discard pile as a table with a row for each suit."""

from __future__ import annotations

from rich.style import Style

from hanabi.core import Card, SuitIndex
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.outcome import reachable_heights
from hanabi.terminal.screens.canvas import Canvas, fitted
from hanabi.terminal.screens.card_art import CardArt, Size
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.picture import Picture, Recent

UNDERLINED = Style(underline=True)
LEAST_WIDTH = 18
NAMED = 34
"""Columns from which on suits are also called by their names."""


def piles(picture: Picture, paint: Paint, art: CardArt, new: Recent, width: int) -> Canvas:
    """Each suit with the height of its firework and its discarded cards."""
    view, words = picture.view, picture.words
    suits, quiet = view.rules.suits, paint.style("quiet")
    canvas = Canvas(width, len(suits) + 1)
    name = max(len(words.suit(suit.name, "clue")) for suit in suits) + 1 if width >= NAMED else 0
    at = 4 + name
    heading, discards = _heading(words("noun-firework.many")), words("page-discards")
    start = at + 4
    if len(heading) + 1 + len(discards) <= width:
        start = max(start, len(heading) + 1)
        canvas.put(start, 0, discards, quiet)
    canvas.put(0, 0, fitted(heading, width), quiet)
    reach = reachable_heights(view.rules, view.fireworks, view.discarded)
    most = max(sum(1 for card in view.discards if card.face.suit == i) for i in range(len(suits)))
    spaced = 2 * most - 1 <= width - start
    for index, suit in enumerate(suits):
        row, height = index + 1, view.fireworks[index]
        here = SuitIndex(index)
        ground = paint.face(suit.name) if height else art.sign_style(here)
        canvas.put(0, row, f" {art.sign(here)} ", ground)
        if name:
            canvas.put(4, row, words.suit(suit.name, "clue"), art.sign_style(here))
        top = str(suit.value_at(height - 1)) if height else "–"
        grown = (
            paint.style("gold", bold=True) if here in new.placed else paint.style("ink", bold=True)
        )
        canvas.put(at, row, top, grown if height else quiet)
        if height == FIREWORK_HEIGHT:
            canvas.put(at + 1, row, "✓" if paint.signs else "!", paint.style("good", bold=True))
        elif reach[index] < FIREWORK_HEIGHT:
            last = suit.value_at(reach[index] - 1) if reach[index] else 0
            limit = f"≤{last}" if not suit.descending else f"≥{last}"
            canvas.put(at + 1, row, limit if reach[index] else "✗", paint.style("bad"))
        _row(canvas, picture, paint, new, here, start, spaced=spaced)
        canvas.mark(0, row, width, 1, ("suit", here))
    return canvas


def _row(
    canvas: Canvas,
    picture: Picture,
    paint: Paint,
    new: Recent,
    suit: SuitIndex,
    x: int,
    *,
    spaced: bool,
) -> None:
    """The discarded cards of a suit: lost ones in red, those that came lately underlined in gold."""
    view = picture.view
    cards = sorted((one.face.value, one.id) for one in view.discards if one.face.suit == suit)
    for value, card in cards:
        face = Card(suit, value)
        lost = view.is_needed(face) and view.copies_left(face) == 0
        style = paint.style("bad", bold=True) if lost else paint.style("ink")
        if not view.is_needed(face):
            style = paint.style("quiet")
        if card in new.gone:
            style += paint.style("gold", bold=True)
            style += UNDERLINED
        canvas.put(x, canvas_row(suit), str(value), style)
        x += 2 if spaced else 1


def canvas_row(suit: SuitIndex) -> int:
    return suit + 1


def fireworks(picture: Picture, art: CardArt, new: Recent, size: Size, gap: int) -> Canvas:
    """The tops of all fireworks side by side."""
    view = picture.view
    suits = view.rules.suits
    canvas = Canvas(len(suits) * (size.width + gap), size.height)
    for index, suit in enumerate(suits):
        height = view.fireworks[index]
        here = SuitIndex(index)
        value = suit.value_at(height - 1) if height else None
        card = art.firework(here, value, size, fresh=here in new.placed)
        canvas.lay(card, index * (size.width + gap), 0)
        canvas.mark(index * (size.width + gap), 0, size.width, size.height, ("suit", here))
    return canvas


def _heading(text: str) -> str:
    return text[:1].upper() + text[1:]
