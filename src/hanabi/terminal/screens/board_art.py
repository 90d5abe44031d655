"""The board on a canvas: head, hands, fireworks and discards, in the largest size that fits."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from hanabi.core import HeldCard, Seat
from hanabi.terminal.screens.canvas import Canvas, fitted
from hanabi.terminal.screens.card_art import LEAST_BACK, SIZES, TALL, CardArt, Signs, Size
from hanabi.terminal.screens.counters_art import head, head_height
from hanabi.terminal.screens.paint import Paint, suit_letters
from hanabi.terminal.screens.picture import Picture, Recent, recent
from hanabi.terminal.screens.piles_art import LEAST_WIDTH, fireworks, piles

GAP = 1
"""Columns between cards."""
LEAST_NAME, LONGEST_NAME = 8, 16
"""Columns for names beside the hands."""
AIR = 3
"""Columns between the hands and what lies beside them, where there is room."""
MOST_AIR = 2
"""Rows between hands beyond those that are always there."""
PANEL_WIDTHS = (44, 36, 26, LEAST_WIDTH)
"""What fireworks and discards may take of the width, the best first."""


class OnCard(NamedTuple):
    """A card under the pointer."""

    seat: Seat
    card: int


class OnName(NamedTuple):
    """A name under the pointer."""

    seat: Seat


class Plan(NamedTuple):
    """How a board is laid out."""

    size: Size
    names: int
    """Columns for names beside the hands."""
    panel: int
    """Columns for fireworks and discards beside the hands; 0 if they are below."""
    height: int
    """Rows that this takes."""
    show: bool
    """Whether the fireworks lie there as cards, above the hands."""


class BoardArt:
    """Draws boards in one look."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint

    # How large everything can be

    def plan(self, picture: Picture, width: int, height: int) -> Plan:
        """The largest cards for which everything fits, or the smallest there are."""
        plans = (self._plan(picture, size, width) for size in SIZES)
        return next((one for one in plans if one and one.height <= height), None) or self._narrow(
            picture, width
        )

    def _plan(self, picture: Picture, size: Size, width: int) -> Plan | None:
        cards = self._most_cards(picture) * (size.width + GAP)
        longest = max(cell_len(text) for text in (*picture.names, *picture.about))
        names = min(LONGEST_NAME, max(LEAST_NAME, longest + 3))
        panels = PANEL_WIDTHS if size.height < LEAST_BACK else PANEL_WIDTHS[:-1]
        panel = next((one for one in panels if names + cards + one <= width), panels[-1])
        names = min(names, width - cards - panel)
        if names < LEAST_NAME:
            return None
        show = size.height >= TALL
        if show and names + self._row_of_fireworks(picture, size) > width:
            return None
        rows = self._rows(picture, size, width, panel, show=show)
        return Plan(size, names, panel, rows, show)

    def least_width(self, picture: Picture, plan: Plan) -> int:
        """The columns that a layout takes."""
        hands = plan.names + self._most_cards(picture) * (plan.size.width + GAP)
        wide = hands + (plan.panel + AIR if plan.panel else 0)
        if plan.show:
            wide = max(wide, plan.names + self._row_of_fireworks(picture, plan.size))
        return wide

    @staticmethod
    def _row_of_fireworks(picture: Picture, size: Size) -> int:
        return len(picture.view.rules.suits) * (size.width + GAP)

    def _narrow(self, picture: Picture, width: int) -> Plan:
        """Hands with the fireworks below: for a screen on which they do not fit side by side."""
        most, names = self._most_cards(picture), LEAST_NAME
        size = next(
            (one for one in SIZES[5:] if names + most * (one.width + GAP) <= width), SIZES[-1]
        )
        rows = self._rows(picture, size, width, 0, show=False) + len(picture.view.rules.suits) + 1
        return Plan(size, names, 0, rows, show=False)

    @staticmethod
    def _most_cards(picture: Picture) -> int:
        view = picture.view
        return max(view.rules.hand_size(view.players), *map(len, view.hands))

    def _rows(self, picture: Picture, size: Size, width: int, panel: int, *, show: bool) -> int:
        view = picture.view
        rows = head_height(picture, width) + (size.height + 1 if show else 0)
        hands = 0
        for seat in picture.order:
            hands += self._hand_rows(picture, seat, size)
        return rows + max(hands, len(view.rules.suits) + 1 if panel else 0)

    def _hand_rows(self, picture: Picture, seat: Seat, size: Size) -> int:
        between = 1 if size.height > SIZES[-1].height else 0
        if seat == picture.view.seat:
            return 1 + max(size.height, LEAST_BACK)
        return size.height + between

    # Drawing

    def draw(self, picture: Picture, width: int, height: int) -> Canvas:
        """The board on so many cells."""
        plan = self.plan(picture, width, height)
        view = picture.view
        canvas = Canvas(width, height, self.paint.style("ink", "sky"))
        art = CardArt(self.paint, view.rules, suit_letters(view.rules, picture.words))
        new = recent(picture)
        top = head(picture, self.paint, width)
        canvas.lay(top, 0, 0)
        y = top.height
        spare = height - plan.height
        if spare > 0:
            y, spare = y + 1, spare - 1
        panel = piles(picture, self.paint, art, new, plan.panel or width)
        if plan.show:
            row = fireworks(picture, art, new, plan.size, GAP)
            canvas.lay(row, plan.names, y)
            y += plan.size.height + 1
            if spare > 1:
                y, spare = y + 1, spare - 1
        if plan.panel:
            hands = plan.names + self._most_cards(picture) * (plan.size.width + GAP)
            canvas.lay(panel, min(width - plan.panel, hands + AIR), y)
        between = min(MOST_AIR, max(0, spare) // view.players)
        for seat in picture.order:
            y += self._hand(canvas, picture, art, new, seat, plan, y) + between
        if not plan.panel:
            canvas.lay(panel, 0, y)
        return canvas

    def _hand(
        self,
        canvas: Canvas,
        picture: Picture,
        art: CardArt,
        new: Recent,
        seat: Seat,
        plan: Plan,
        y: int,
    ) -> int:
        """One hand from this row on; the rows it takes."""
        view, paint = picture.view, self.paint
        own = seat == view.seat
        rows = self._hand_rows(picture, seat, plan.size)
        size = plan.size
        if own:
            size = Size(size.width, max(size.height, LEAST_BACK))
        to_act = seat == view.to_act and view.outcome is None
        cards_at = y + (1 if own else 0)
        pointer = ("▶ " if paint.signs else "> ") if to_act else "  "
        name = fitted(picture.names[seat], plan.names - 3)
        style = paint.style("gold" if to_act else "ink", bold=True)
        canvas.put(0, cards_at, pointer, style)
        canvas.put(2, cards_at, name, style)
        if picture.about and picture.about[seat]:
            about = fitted(picture.about[seat], plan.names - 3)
            canvas.put(2, cards_at + 1, about, paint.style("quiet"))
        canvas.mark(0, cards_at, plan.names, size.height, OnName(seat))
        for place, card in enumerate(view.hands[seat]):
            x = plan.names + place * (size.width + GAP)
            if own:
                number = str(place + 1)
                strong = card.id == picture.chosen
                style = paint.style("gold" if strong else "quiet", bold=strong)
                canvas.put(x + (size.width - 1) // 2, y, number, style)
            drawn = self._card(picture, art, new, seat, card, size)
            canvas.lay(drawn, x, cards_at)
            canvas.mark(x, y, size.width, rows, OnCard(seat, card.id))
        return rows

    @staticmethod
    def _card(
        picture: Picture, art: CardArt, new: Recent, seat: Seat, card: HeldCard, size: Size
    ) -> Canvas:
        signs = Signs(
            noted=card.id in picture.notes,
            fresh=card.id in new.drawn,
            told=card.id in new.told and card.id in new.latest,
            framed=card.id == picture.chosen or card.id in picture.touched,
            passed=picture.asked == seat
            and bool(picture.touched)
            and card.id not in picture.touched,
            goal=card.id == picture.goal,
        )
        if picture.is_hidden(seat, card) or card.face is None:
            return art.back(card.knowledge, size, signs)
        return art.face(card.face, card.knowledge.marked, size, signs)
