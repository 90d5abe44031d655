"""What a review comes down to, as lines and cells: said alike by the table in the terminal and by the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core import Record
from hanabi.review.findings import GameReview, Label, MoveReview
from hanabi.review.told_moves import ToldMove
from hanabi.words import Words

SIGNS = {
    Label.BEST: "★",
    Label.GOOD: "✓",
    Label.INACCURACY: "?!",
    Label.MISTAKE: "?",
    Label.BLUNDER: "??",
    Label.FORCED: "□",
}
"""As chess players write them."""


class ReviewWords:
    """The words for one review; `told` are its moves."""

    def __init__(
        self, record: Record, review: GameReview, words: Words, told: Sequence[ToldMove]
    ) -> None:
        self._record, self._review, self._words, self._told = record, review, words, told

    # The game

    def about(self, until: int | None) -> Iterator[str]:
        """Who played, how it ended, and how much of it is told."""
        words, end = self._words, self._record.end
        yield words.list(self._record.players)
        if until is not None:
            yield words("report-until", turn=until)
        elif end is not None:
            yield words.outcome(self._record.rules, end)
        if not self._review.complete:
            yield words("report-stopped", done=words.percent(self._review.done))

    def turning_points(self) -> Iterator[tuple[int, str]]:
        """Each with its turn: what it cost, or how it changed what could be expected."""
        words = self._words
        scores = {one.turn: one.estimate.score for one in self._review.moments}
        told = {one.review.turn: one for one in self._told}
        for turn in self._review.turning_points:
            if turn in told:
                one = told[turn]
                move = words("report-line-move", name=one.name, move=one.action)
                if one.review.label in (Label.MISTAKE, Label.BLUNDER):
                    loss = words.decimal(one.review.loss)
                    yield turn, words("report-turning-loss", turn=turn, move=move, loss=loss)
                else:
                    before = scores[max(earlier for earlier in scores if earlier < turn)]
                    yield (
                        turn,
                        words(
                            "report-turning-point",
                            turn=turn,
                            move=move,
                            before=words.decimal(before),
                            after=words.decimal(scores[turn]),
                        ),
                    )

    def counts(self) -> Iterator[str]:
        """Whether it could be won, and when not any more; efficiency and pace."""
        words, review = self._words, self._review
        if review.winnable is not None:
            yield words("report-could-be-won" if review.winnable else "report-could-not-be-won")
        if review.lost_at is not None:
            yield words("review-lost-at", turn=review.lost_at)
        if review.efficiency is not None:
            yield words("review-efficiency", number=words.decimal(review.efficiency, 2))
        paces = [(one.pace, one.turn) for one in review.moments if one.pace is not None]
        if paces:
            least, turn = min(paces)
            yield words("report-pace", first=paces[0][0], least=least, turn=turn)

    def lost(self) -> Iterator[tuple[int, str]]:
        """Last copies that were lost, each with its turn."""
        for one in self._review.lost:
            card = self._words.card(self._record.rules, one.card)
            name = self._record.players[one.seat]
            yield (
                one.turn,
                self._words(
                    "report-lost-card", turn=one.turn, name=name, card=card, points=one.points
                ),
            )

    def shares(self) -> Iterator[Sequence[str]]:
        """A row for each thing that is counted, its name first, then a number for each player."""
        words, shares = self._words, self._review.shares
        averages = (words.decimal(share.average_loss, 2) for share in shares)
        yield words("review-average"), *averages
        for place, label in enumerate(Label):
            name = f"{SIGNS[label]} {words(f'review-label-{label}')}"
            yield name, *(str(share.labels[place][1]) for share in shares)
        yield words("story-placed"), *(str(share.placed) for share in shares)
        yield words("story-led"), *(str(share.clued) for share in shares)
        yield words("story-given"), *(str(share.clues) for share in shares)
        yield words("story-discards"), *(str(share.discards) for share in shares)
        yield words("story-strikes"), *(str(share.strikes) for share in shares)

    def taken_for(self) -> str:
        """How the players moved in the games that were tried out."""
        words = self._words
        named = zip(self._record.players, self._review.blueprints, strict=True)
        bots = words.list(words("report-bot-of", name=name, bot=bot) for name, bot in named)
        return words("report-taken-for", bots=bots)

    # A move

    def worth(self, move: MoveReview) -> str:
        """What it promised."""
        words, played = self._words, move.played
        return words(
            "review-worth",
            score=words.decimal(played.score),
            error=words.decimal(played.score_error),
            perfect=words.percent(played.perfect),
        )

    def gain(self, move: MoveReview) -> str:
        """What the better move would have added."""
        words = self._words
        return words(
            "review-gain",
            points=words.decimal(move.loss),
            error=words.decimal(move.loss_error),
            perfect=words.percent(max(0.0, move.perfect_loss)),
        )

    def option_heads(self) -> Sequence[str]:
        """The columns of `options`."""
        heads = ("report-move", "report-points", "report-perfect", "report-lost", "report-worlds")
        return [self._words(head) for head in heads]

    def options(self, told: ToldMove) -> Iterator[Sequence[str]]:
        """The moves that could have been made, the best first."""
        words, move = self._words, told.review
        for option in told.options:
            marks = [
                words(mark)
                for mark, action in (("report-best-found", move.best), ("report-made", move.action))
                if option.review.action == action
            ]
            worth, loss = option.review.estimate, max(0.0, option.review.loss)
            yield (
                f"{option.action} – {words.commas(marks)}" if marks else option.action,
                f"{words.decimal(worth.score)} ±{words.decimal(worth.score_error)}",
                words.percent(worth.perfect),
                f"{words.decimal(loss)} ±{words.decimal(option.review.loss_error)}",
                str(worth.worlds),
            )
