"""What somebody at a table wishes, decided: the facts it leads to, or a refusal. Nothing changes here."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from hanabi.core import (
    Action,
    CardId,
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Rearrange,
    Seat,
    Step,
    TakeBack,
)
from hanabi.core.codec import Plain, step_from_plain
from hanabi.core.json_reader import Node
from hanabi.table import facts
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import SUBSTITUTE, BotAnswer, BotFailure
from hanabi.table.table import Table

MOST_SAID = 500
"""Remarks and lines of chat at one table."""


LONGEST_NOTE = 300
MOST_NOTES = 1_000
"""How often one seat may write a note at one table."""

MOST_SORTED, MOST_SORTED_A_TURN = 300, 20
"""How often one seat may put its hand in another order in one game, and between two moves."""

MOST_VOTES = 500
"""How often one seat may vote at one table, or ask to take something back."""

MOST_PAUSES = 50
"""How often one seat may pause one game."""

REMARKS = (
    "hello",
    "know-nothing",
    "remember",
    "think",
    "well-done",
    "sorry",
    "good-game",
)
"""The set remarks; the page has words for each."""


# Moves


def act(
    table: Table,
    seat: int,
    action: Step | Plain | str,
    steps: int | None = None,
    seconds: float | None = None,
) -> list[Fact]:
    """An action: a value, plain data, or a line such as `clue Bo red`. `Table.apply` refuses it if the rules do.

    `steps` is how many steps the game had when it was chosen: if it has more by now, it is too late, and so it is
    if `seconds`, which whoever acts has thought, are more than the clock gives.
    """
    game = visible_game(table, seat)
    if game.to_act != seat:
        raise CommandRefused("not-your-turn", "it is another player's turn")
    if steps is not None and steps != len(game.steps):
        raise CommandRefused("late", "the game has moved on since")
    if is_late(table, seat, seconds):
        raise CommandRefused("late", "your time is up")
    if isinstance(action, str):
        action = game.parse(action, seat=seat)
    elif isinstance(action, dict):
        action = step_from_plain(game.rules, game.players, Node(action, "action"))
    if isinstance(action, Rearrange):
        raise CommandRefused("not-an-action", "rearranging is a command of its own")
    return [facts.Stepped(action, seconds=seconds)]


def rearrange(table: Table, seat: int, order: Sequence[int]) -> list[Fact]:
    """Put one's hand in another order. Whoever does it very often is refused: all of it is kept, and told to everybody."""
    steps = visible_game(table, seat).steps
    since = next((i for i, one in enumerate(reversed(steps)) if _is_move(one)), len(steps))
    if _sorted_by(seat, steps[len(steps) - since :]) >= MOST_SORTED_A_TURN:
        reason = (
            f"a hand is put in another order at most {MOST_SORTED_A_TURN} times between two moves"
        )
        raise CommandRefused("sorted-enough", reason)
    if _sorted_by(seat, steps) >= MOST_SORTED:
        reason = f"you have put your hand in another order {MOST_SORTED} times"
        raise CommandRefused("sorted-too-often", reason)
    return [facts.Stepped(Rearrange(Seat(seat), tuple(CardId(card) for card in order)))]


def _is_move(step: Step) -> bool:
    return not isinstance(step, Rearrange)


def _sorted_by(seat: int, steps: Sequence[Step]) -> int:
    return sum(isinstance(step, Rearrange) and step.seat == seat for step in steps)


def follow_bot(table: Table, seat: Seat, answer: BotAnswer | BotFailure) -> list[Fact]:
    """The move of a bot, or who plays on in its place. Nothing if even the substitute fails."""
    if isinstance(answer, BotAnswer):
        return [facts.Stepped(answer.action, answer.motive, answer.seconds)]
    if table.chairs[seat].bot == SUBSTITUTE:
        return []
    return [facts.HandedOver(seat, SUBSTITUTE, answer.cause)]


# Time


def pause(table: Table, seat: int, seconds: float | None) -> list[Fact]:
    """Let the game stand still and cover it. `seconds` is how long whoever is to act has thought so far."""
    _running(table, seat)
    if table.pause is not None:
        return []
    if table.pauses.get(seat, 0) >= MOST_PAUSES:
        raise CommandRefused("too-many-pauses", f"you have paused this game {MOST_PAUSES} times")
    return [facts.Paused(seat, seconds)]


def resume(table: Table, seat: int) -> list[Fact]:
    """Let the game go on, whoever paused it."""
    _running(table, seat)
    return [] if table.pause is None else [facts.Resumed(seat)]


def is_late(table: Table, seat: int, seconds: float | None) -> bool:
    """Whether the time of this seat is up after so many seconds of thought."""
    allowance = table.time.allowance(seat)
    return allowance is not None and seconds is not None and seconds >= allowance


def time_out(
    table: Table, seat: Seat, seconds: float | None, answer: BotAnswer | BotFailure | None
) -> list[Fact]:
    """What happens when the time of this seat is up: a bot moves for it this once, or the game ends.

    `answer` is that of the substitute; one that fails is moved for as well. None where the game ends.
    """
    game = visible_game(table, seat)
    if answer is None:
        return [facts.TimedOut(seat, None, seconds), facts.Stopped()]
    if isinstance(answer, BotFailure):
        answer = BotAnswer(_harmless(game.legal_actions()), None, 0.0)
    moved = facts.Stepped(answer.action, answer.motive, answer.seconds)
    return [facts.TimedOut(seat, SUBSTITUTE, seconds), moved]


def _harmless(actions: Sequence[Action]) -> Action:
    """An action for somebody who is not there, of whom nothing is known: one that cannot fail, if there is any."""
    order = (Decline, TakeBack, Discard, GiveClue, Play)
    return min(actions, key=lambda action: order.index(type(action)))


# Talk and votes


def say(table: Table, seat: int, remark: str | None, text: str | None) -> list[Fact]:
    """One of the set remarks, or a line of chat, as the table allows."""
    _at_the_table(table, seat)
    if len(table.talk) >= MOST_SAID:
        raise CommandRefused("too-much", "this table has talked enough")
    if remark is not None and text is None:
        if table.settings.talk == "silent":
            raise CommandRefused("silent", "this table plays in silence")
        if remark not in REMARKS:
            raise CommandRefused("no-such-remark", f"remarks are: {', '.join(REMARKS)}")
        return [facts.Spoke(seat, remark, None)]
    if text is not None and remark is None:
        if table.settings.talk != "chat":
            raise CommandRefused("silent", "this table has no chat")
        line = _one_line(text)
        if not line:
            raise CommandRefused("empty", "say something")
        return [facts.Spoke(seat, None, line)]
    raise CommandRefused("empty", "give either a remark or a text")


def note(table: Table, seat: int, card: int, text: str) -> list[Fact]:
    """Write a note on a card in any hand, for the writer alone until the end. An empty one takes it away."""
    game = visible_game(table, seat)
    written = table.notes.get(seat, {})
    if card not in written and not any(card in hand for hand in game.hands):
        raise CommandRefused("no-card-to-note", f"card: nobody holds a card {card}")
    if len(text) > LONGEST_NOTE:
        raise CommandRefused("note-too-long", f"text: a note has at most {LONGEST_NOTE} characters")
    line = _one_line(text)
    if line == written.get(card, ""):
        return []
    if table.notes_written.get(seat, 0) >= MOST_NOTES:
        raise CommandRefused("too-many-notes", f"you have written {MOST_NOTES} notes at this table")
    return [facts.Noted(seat, card, line)]


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text).strip()


def vote_end(table: Table, seat: int, *, agree: bool) -> list[Fact]:
    """Agree, or no longer, to end the game now; it ends when all people agree. A guest may where no person plays."""
    _running(table, seat)
    if table.chairs[seat].guest and table.people:
        raise CommandRefused("no-vote", "people play here, and they decide when the game ends")
    _may_vote(table, seat)
    votes = table.end_votes | {seat} if agree else table.end_votes - {seat}
    vote = facts.EndVoted(seat, agree)
    return [vote, facts.Stopped()] if votes >= set(table.people) else [vote]


def vote_replace(
    table: Table,
    seat: int,
    gone: int,
    connected: Collection[int],
    *,
    agree: bool,
    wait: float = 0,
    seconds: float | None = None,
) -> list[Fact]:
    """Agree, or no longer, to hand the seat of somebody who is gone, or of a guest, to a bot.

    `wait` is how many seconds a person who is gone still has to come back by themselves; guests have none.
    `seconds` is how long whoever is to act has thought so far.
    Those who are here decide: it happens when all of them agree. It never ends the game. Votes to end it
    are forgotten then, also the votes of those who stay, for they were given to another company; whoever
    was replaced has no vote until they are back, and may come back at any time.
    """
    _running(table, seat)
    _may_vote(table, seat)
    if gone not in table.seated or gone == seat:
        raise CommandRefused("no-such-seat", "no other person sits there")
    if not table.chairs[gone].guest:
        if gone in connected:
            raise CommandRefused("still-here", "that person is here")
        if agree and wait > 0:
            left = f"{math.ceil(wait)} s are left to come back"
            raise CommandRefused("too-soon", f"{table.names[gone]} has just gone: {left}")
    votes = set(table.replace_votes.get(gone, ()))
    votes = votes | {seat} if agree else votes - {seat}
    vote = facts.ReplaceVoted(gone, seat, agree)
    deciding = {one for one in table.people if one in connected or one == seat} - {gone}
    if not votes >= deciding:
        return [vote]
    thought = seconds if gone == table.thinking else None
    return [vote, facts.HandedOver(gone, SUBSTITUTE, seconds=thought)]


def come_back(table: Table, seat: int) -> list[Fact]:
    """Have the own seat back from the bot that plays on there, at once, whatever it is thinking."""
    if table.state != "playing":
        raise CommandRefused("wrong-moment", "no game is running")
    if not table.chairs[seat].substitute:
        raise CommandRefused("not-replaced", "no bot plays on for you")
    return [facts.CameBack(seat)]


def take_back_votes(table: Table, seat: int | None) -> list[Fact]:
    """The votes to replace the person of this seat, taken back. Guests may be voted out while they are here."""
    if seat is None or seat not in table.people:
        return []
    votes = sorted(table.replace_votes.get(seat, ()))
    return [facts.ReplaceVoted(seat, by, agree=False) for by in votes]


def vote_take_back(
    table: Table, seat: int, steps: int, *, agree: bool, seconds: float | None = None
) -> list[Fact]:
    """Ask to go back to before one's own last action, or answer whoever asked; it happens when all people agree.

    `steps` is how many steps the game had when this was wished: if it has more by now, it is too late. `seconds` is
    how long whoever is to act has thought so far.
    """
    game = visible_game(table, seat)
    if not table.settings.take_backs:
        raise CommandRefused("no-take-backs", "nothing is taken back at this table")
    if steps != len(game.steps):
        raise CommandRefused("late", "the game has moved on since")
    _may_vote(table, seat)
    asked = table.take_back
    if asked is None:
        return _ask_take_back(table, seat, seconds) if agree else []
    if not agree:
        return [facts.TakeBackVoted(seat, agree=False)]
    if seat in asked.agreed:
        return []
    vote = facts.TakeBackVoted(seat, agree=True)
    unanimous = asked.agreed | {seat} >= set(table.people)
    return [vote, facts.TakenBack(asked.seat, asked.steps, seconds)] if unanimous else [vote]


def _ask_take_back(table: Table, seat: int, seconds: float | None) -> list[Fact]:
    if any(chair.guest for chair in table.chairs):  # even one for whom a bot plays on by now
        raise CommandRefused("guest-remembers", "a guest cannot forget what it was told")
    assert table.game is not None
    own = [
        number
        for number, (move, step) in enumerate(zip(table.moves, table.game.steps, strict=True))
        if move.seat == seat and not isinstance(step, Rearrange)
    ]
    if not own:
        raise CommandRefused("nothing-to-undo", "you have done nothing yet")
    if table.people == [seat]:
        return [facts.TakenBack(seat, own[-1], seconds)]
    return [facts.TakeBackAsked(seat, own[-1])]


def check_rematch(table: Table, seat: int) -> None:
    """Refuse if there is nothing to play again."""
    _at_the_table(table, seat)
    if table.state != "over" or table.rematch is not None:
        raise CommandRefused("wrong-moment", "there is nothing to play again")


# What has to hold


def _may_vote(table: Table, seat: int) -> None:
    if table.votes_cast.get(seat, 0) >= MOST_VOTES:
        raise CommandRefused("too-many-votes", f"you have voted {MOST_VOTES} times at this table")


def _at_the_table(table: Table, seat: int) -> None:
    if table.chairs[seat].bot is not None:
        raise CommandRefused("replaced", "a bot plays on for you")


def visible_game(table: Table, seat: int) -> Game:
    """The game that runs, for somebody who plays in it, unless it is covered."""
    game = _running(table, seat)
    if table.pause is not None:
        raise CommandRefused("paused", "the game is paused")
    return game


def _running(table: Table, seat: int) -> Game:
    _at_the_table(table, seat)
    if table.game is None or table.game.outcome is not None:
        raise CommandRefused("wrong-moment", "no game is running")
    return table.game
