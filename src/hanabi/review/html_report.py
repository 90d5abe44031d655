"""A review as a page in one file: it needs no other file, no network and no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from hanabi.core import Card, Record, Seat, View
from hanabi.review.findings import GameReview, MoveReview
from hanabi.review.html_graph import graph
from hanabi.review.sentences import judging_sentence
from hanabi.review.summary_words import SIGNS, ReviewWords
from hanabi.review.told_moves import ToldMove, line_words, tell_moves
from hanabi.words import Words
from hanabi.words.known_cards import clue_words, face_words, known_words


def html_report(
    record: Record, review: GameReview, words: Words, *, until: int | None = None
) -> str:
    """The whole page. With `until` it says that the record was cut after this turn."""
    return _Report(record, review, words).page(until)


class _Report:
    def __init__(self, record: Record, review: GameReview, words: Words) -> None:
        self._record, self._review, self._words = record, review, words
        self._told = list(tell_moves(record, review, words))
        self._anchors: dict[int, str] = {}
        for told in self._told:
            self._anchors.setdefault(told.review.turn, _anchor(told.review))
        self._sums = ReviewWords(record, review, words, self._told)

    def page(self, until: int | None) -> str:
        words = self._words
        title = escape(words("report-title", title=words.title(self._record.rules)))
        style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
        body = "\n".join(part for part in self._parts(until) if part)
        return (
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<link rel="icon" href="data:,">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def _parts(self, until: int | None) -> Iterator[str]:
        words, maximum = self._words, self._record.rules.maximum
        yield from (f"<p>{escape(line)}</p>" for line in self._sums.about(until))
        yield f'<figure id="graph">{graph(words, self._review, maximum, self._anchors)}</figure>'
        yield _listed(
            words("review-turning"),
            (self._linked(turn, line) for turn, line in self._sums.turning_points()),
        )
        yield "".join(f"<p>{escape(line)}</p>" for line in self._sums.counts())
        yield _listed(
            words("review-lost"),
            (self._linked(turn, line) for turn, line in self._sums.lost()),
        )
        yield self._shares()
        yield f"<h2>{escape(words('review-moves'))}</h2>"
        yield "\n".join(map(self._move, self._told))
        yield (
            f"<h2>{escape(words('review-how'))}</h2><p>{escape(judging_sentence(words))}</p>"
            f"<p>{escape(self._sums.taken_for())}</p>"
        )

    def _linked(self, turn: int, line: str) -> str:
        anchor = self._anchors.get(turn)
        return f'<a href="#{anchor}">{escape(line)}</a>' if anchor else escape(line)

    def _shares(self) -> str:
        words = self._words
        names = (self._record.players[share.seat] for share in self._review.shares)
        rows = ([escape(cell) for cell in row] for row in self._sums.shares())
        heads = map(escape, (words("story-player"), *names))
        return (
            f"<h2>{escape(words('review-shares'))}</h2>"
            f"{_table(heads, rows, words('review-shares'))}"
        )

    # A move

    def _move(self, told: ToldMove) -> str:
        words, move = self._words, told.review
        verdict = words(f"review-label-{move.label}")
        if move.unlucky:
            verdict = words.commas([verdict, words("report-unlucky")])
        loss = f"−{words.decimal(move.loss)}" if told.better else ""
        return (
            f'<details class="move"><summary><span class="turn">{move.turn}</span>'
            f'<span class="sign {move.label}" aria-hidden="true">{SIGNS[move.label]}</span>'
            f"<span>{escape(words('report-line-move', name=told.name, move=told.action))}"
            f'<span class="verdict {move.label}">{escape(verdict)}</span></span>'
            f'<span class="loss">{loss}</span></summary>\n'
            f'<div class="about" id="{_anchor(move)}">{"".join(self._about(told))}</div></details>'
        )

    def _about(self, told: ToldMove) -> Iterator[str]:
        words, move = self._words, told.review
        if move.turn in self._review.turning_points:
            yield f"<p><b>◆ {escape(words('report-turning-mark'))}</b></p>"
        if move.turn == self._review.lost_at:
            yield f'<p class="blunder"><b>✕ {escape(words("report-no-more"))}</b></p>'
        if move.unlucky:
            yield f'<p class="unlucky">{escape(words("review-unlucky"))}</p>'
        yield f"<p>{escape(self._sums.worth(move))}</p>"
        if told.better:
            yield (
                f"<p><b>{escape(words('review-better'))}</b> {escape(told.better)} "
                f'<span class="quiet">{escape(self._sums.gain(move))}</span></p>'
            )
        if told.reason:
            yield f"<p>{escape(told.reason)}</p>"
        if len(told.options) > 1:
            yield f"<h3>{escape(words('report-options'))}</h3>"
            rows = ([escape(cell) for cell in row] for row in self._sums.options(told))
            yield _table(map(escape, self._sums.option_heads()), rows, words("report-options"))
        following = line_words(words, told)
        if following:
            lines = "".join(f"<li>{escape(line)}</li>" for line in following)
            yield f"<h3>{escape(words('report-line'))}</h3><ol>{lines}</ol>"
        yield from self._hands(told)
        yield f'<p><a href="#graph">{escape(words("report-to-graph"))}</a></p>'

    def _hands(self, told: ToldMove) -> Iterator[str]:
        """The table before the move: what its player knew of the own hand, and saw of the others."""
        words, rules, view = self._words, told.game.rules, told.game.view(told.review.seat)
        knew = words("report-knew", name=told.name)
        heads = ("report-place", "report-card", "report-known", "report-believed")
        rows = (
            (
                str(place),
                self._card(told.game.face(card.id)),
                escape(known_words(words, rules, card.knowledge)),
                escape(face_words(words, rules, card.knowledge.believed)),
            )
            for place, card in enumerate(view.hand, start=1)
        )
        yield f"<h3>{escape(knew)}</h3>"
        yield _table((escape(words(head)) for head in heads), rows, knew, of_text=True)
        yield f"<h3>{escape(words('report-hands'))}</h3>"
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                cards = " ".join(self._held(view, Seat(seat), place) for place in range(len(hand)))
                name = escape(view.names[seat])
                yield f"<p>{words('report-line-move', name=name, move=cards)}</p>"

    def _held(self, view: View, seat: Seat, place: int) -> str:
        card = view.hands[seat][place]
        assert card.face is not None
        marks = clue_words(self._words, view.rules, card.knowledge.marked)
        return self._card(card.face, f" ({marks})" if marks else "")

    def _card(self, face: Card, more: str = "") -> str:
        rules = self._record.rules
        name = self._words.card(rules, face) + more
        return f'<span class="card {escape(rules.suits[face.suit].name)}">{escape(name)}</span>'


def _anchor(move: MoveReview) -> str:
    return f"move-{move.step}"


def _listed(head: str, lines: Iterable[str]) -> str:
    """Lines of HTML beneath a heading; nothing if there are none."""
    entries = "".join(f"<li>{line}</li>" for line in lines)
    return f'<h2>{escape(head)}</h2><ul class="plain">{entries}</ul>' if entries else ""


def _table(
    heads: Iterable[str], rows: Iterable[Iterable[str]], name: str, *, of_text: bool = False
) -> str:
    """A table of HTML, whose first column names its rows. Where it is too wide it is moved by itself."""
    text = ' class="text"' if of_text else ""
    head = "".join(f'<th scope="col"{text}>{one}</th>' for one in heads)
    body = []
    for first, *rest in rows:
        cells = "".join(f"<td{text}>{cell}</td>" for cell in rest)
        body.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    return (
        f'<div class="scrolled" tabindex="0" role="group" aria-label="{escape(name)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )
