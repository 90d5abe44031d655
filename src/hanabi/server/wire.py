"""From views and tables to messages: the only way in which a game leaves for a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from hanabi.core import (
    VALUES,
    Action,
    Card,
    Clue,
    ColourClue,
    Discard,
    GiveClue,
    HeldCard,
    Motive,
    Outcome,
    Play,
    Rules,
    SuitIndex,
    View,
)
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.codec import card_to_plain, event_to_plain, step_to_plain
from hanabi.core.errors import Refusal
from hanabi.core.outcome import reachable_heights
from hanabi.core.tables import MOST_KEPT
from hanabi.core.timeline import Timeline
from hanabi.server import messages
from hanabi.table.table import Handover, Table
from hanabi.words import Words
from hanabi.words.game_log import NO_MOTIVES, Motives, game_log


class _Written:
    """Cards and clues of one rules value as they are written, each made once.

    Knowledge shares its tuples (`Tables.faces_in`, `Tables.clues_in`), so they are found again by identity.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._face = {face: card_to_plain(rules, face) for face in rules.faces}
        self._faces: dict[int, tuple[tuple[Card, ...], list[str]]] = {}
        self._clues: dict[int, tuple[tuple[Clue, ...], list[messages.ClueInfo]]] = {}

    def face(self, card: Card | None) -> str | None:
        return None if card is None else self._face[card]

    def faces(self, faces: tuple[Card, ...]) -> list[str]:
        found = self._faces.get(id(faces))
        if found is None:
            if len(self._faces) >= MOST_KEPT:
                self._faces.clear()
            found = self._faces[id(faces)] = (faces, [self._face[face] for face in faces])
        return found[1]

    def clues(self, clues: tuple[Clue, ...]) -> list[messages.ClueInfo]:
        found = self._clues.get(id(clues))
        if found is None:
            found = self._clues[id(clues)] = (clues, [self.clue(clue) for clue in clues])
        return found[1]

    def clue(self, clue: Clue) -> messages.ClueInfo:
        if isinstance(clue, ColourClue):
            return messages.ClueInfo(colour=self._rules.suits[clue.suit].name)
        return messages.ClueInfo(value=clue.value)

    def card(self, held: HeldCard) -> messages.CardInfo:
        known = held.knowledge
        return messages.CardInfo(
            held.id,
            self.face(held.face),
            self.clues(known.marked),
            self.clues(known.excluded),
            self.faces(known.possible),
            self.faces(known.believed),
        )


@lru_cache(maxsize=256)
def _written(rules: Rules) -> _Written:
    return _Written(rules)


def game_view(view: View, *, steps: int, words: Words | None) -> messages.GameView:
    """A view as it goes over the wire."""
    rules, written = view.rules, _written(view.rules)
    return messages.GameView(
        seat=view.seat,
        turn=view.turn,
        to_act=view.to_act,
        hands=[[written.card(held) for held in hand] for hand in view.hands],
        fireworks=list(_fireworks(view)),
        discards=[
            messages.PileInfo(card.id, card_to_plain(rules, card.face)) for card in view.discards
        ],
        tokens=view.tokens,
        strikes=view.strikes,
        last_strike=view.strikes + 1 >= rules.strikes,
        deck_size=view.deck_size,
        turns_left=view.turns_left,
        pending=view.pending,
        revealed_tiles=[str(tile) for tile in view.revealed_tiles],
        tiles_left=view.tiles_left,
        score=view.tally,
        reachable_maximum=view.reachable_maximum,
        pace=view.pace,
        legal_actions=[_action(view, action) for action in view.legal_actions],
        refusals=_refusals(view),
        steps=steps,
        outcome=None if view.outcome is None else outcome_info(rules, view.outcome, words),
    )


def _fireworks(view: View) -> Iterator[messages.FireworkInfo]:
    reachable = reachable_heights(view.rules, view.fireworks, view.discarded)
    for index, suit in enumerate(view.rules.suits):
        height, needed = view.fireworks[index], view.next_value(SuitIndex(index))
        face = None if needed is None else Card(SuitIndex(index), needed)
        top = Card(SuitIndex(index), suit.value_at(height - 1)) if height else None
        yield messages.FireworkInfo(
            suit=suit.name,
            height=height,
            top=_written(view.rules).face(top),
            next=needed,
            next_copies=0 if face is None else view.rules.copies(face),
            next_left=0 if face is None else view.copies_left(face),
            reachable=reachable[index],
            capped=reachable[index] < FIREWORK_HEIGHT,
        )


def _refusals(view: View) -> dict[str, str]:
    """Why the viewer can neither play, nor discard, nor give a clue, for each of them that they cannot."""
    kinds = {"play": Play, "discard": Discard, "clue": GiveClue}
    impossible = [
        name
        for name, kind in kinds.items()
        if not any(isinstance(action, kind) for action in view.legal_actions)
    ]
    if view.outcome is not None:
        return dict.fromkeys(impossible, Refusal.GAME_OVER)
    if view.to_act != view.seat:
        return dict.fromkeys(impossible, Refusal.NOT_YOUR_TURN)
    if view.pending is not None:
        return dict.fromkeys(impossible, Refusal.BONUS_PENDING)
    reasons = {
        "play": Refusal.NO_SUCH_CARD,
        "discard": Refusal.ALL_TOKENS,
        "clue": Refusal.NO_TOKENS if view.tokens == 0 else Refusal.NOT_A_CLUE,
    }
    return {kind: reasons[kind] for kind in impossible}


def _action(view: View, action: Action) -> messages.ActionInfo:
    plain = step_to_plain(view.rules, action)
    if "as" in plain:
        plain["as_"] = plain.pop("as")
    if isinstance(action, GiveClue):
        plain["touches"] = [
            held.id
            for held in view.hands[action.target]
            if held.face is not None and view.rules.touches(action.clue, held.face)
        ]
    return messages.ActionInfo(**plain)


def outcome_info(rules: Rules, outcome: Outcome, words: Words | None) -> messages.OutcomeInfo:
    text = None if words is None else words.outcome(rules, outcome)
    return messages.OutcomeInfo(outcome.reason, outcome.score, outcome.tally, outcome.rating, text)


def log_entries(
    view: View,
    words: Words | None,
    names: Sequence[str],
    *,
    since: int = 0,
    motives: Motives = NO_MOTIVES,
    timeline: Timeline | None = None,
) -> list[messages.LogEntry]:
    """The events of a view from `since` on, as sentences too where a language was asked for.

    `motives` are those that the viewer may hear.
    """
    rules = view.rules
    timeline = timeline or Timeline.of(view.events, view.players)
    entries = [
        messages.LogEntry(timeline[number].turn, event_to_plain(rules, view.events[number]))
        for number in range(since, len(view.events))
    ]
    for number, motive in motives.items():
        entries[number - since].why = _reason(rules, motive)
    if words is not None:
        lines = game_log(view, words, names, since=since, motives=motives, timeline=timeline)
        for entry, line in zip(entries, lines, strict=True):
            entry.text = line.text
            if entry.why is not None:
                entry.why.text = line.why
    return entries


def _reason(rules: Rules, motive: Motive) -> messages.ReasonInfo:
    return messages.ReasonInfo(
        motive.name,
        motive.card,
        motive.seat,
        [card_to_plain(rules, face) for face in motive.faces],
        None if motive.clue is None else _written(rules).clue(motive.clue),
    )


def rules_info(rules: Rules, players: int | None, words: Words) -> messages.RulesInfo:
    return messages.RulesInfo(
        title=words.title(rules),
        vocabulary=rules.vocabulary,
        suits=[
            messages.SuitInfo(
                suit.name, suit.copies, suit.descending, suit.nameable, suit.scoring == "penalty"
            )
            for suit in rules.suits
        ],
        values=VALUES,
        clue_tokens=rules.clue_tokens,
        strikes=rules.strikes,
        hand_size=None if players is None else rules.hand_size(players),
        maximum=rules.maximum,
        empty_clues=rules.empty_clues,
        announced_plays=rules.announced_plays,
        play_on=rules.play_on,
        bonus_tiles=[str(tile) for tile in rules.bonus_tiles],
    )


def table_info(
    table: Table, connected: Collection[int], spectators: int, words: Words | None
) -> messages.TableInfo:
    rules = table.rules
    speaker = words or Words("en", rules.vocabulary)
    return messages.TableInfo(
        id=table.id,
        state=table.state,
        settings=table.settings.to_plain(),
        rules=rules_info(rules, len(table.chairs), speaker),
        seats=[
            messages.SeatInfo(
                chair.name,
                chair.bot,
                chair.guest and chair.bot is None,
                _is_there(table, i, connected),
            )
            for i, chair in enumerate(table.chairs)
        ],
        host=table.host,
        end_votes=sorted(table.end_votes),
        replace_votes={str(seat): sorted(by) for seat, by in table.replace_votes.items() if by},
        handovers=[_handover(table, one, words) for one in table.handovers],
        rematch=table.rematch,
        spectators=spectators,
    )


def _is_there(table: Table, seat: int, connected: Collection[int]) -> bool:
    """Bots always are; a guest has done its part when the game is over."""
    chair = table.chairs[seat]
    done = chair.guest and table.state == "over"
    return seat in connected or chair.bot is not None or done


def _handover(table: Table, one: Handover, words: Words | None) -> messages.HandoverInfo:
    text = None
    if words is not None:
        name = table.chairs[one.seat].name or ""
        text = words(f"handover-{one.cause}", name=name, bot=one.bot, was=one.was or "")
    return messages.HandoverInfo(one.seat, one.bot, one.was, one.cause, one.after, text)
