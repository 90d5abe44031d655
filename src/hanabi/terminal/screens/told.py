"""What a moment of a table says beside its cards: below the names, in the first line of the foot, in the help."""

from __future__ import annotations

from hanabi.core import Discard, GiveClue, HeldCard, Play, Refusal, Seat, TakeBack
from hanabi.terminal.at_table import Moment
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.screens.doing import Chooser, Doing
from hanabi.words import Words


def below_names(moment: Moment, words: Words) -> tuple[str, ...]:
    """For each seat what is to be known of whoever sits there."""
    told = []
    for seat, shown in enumerate(moment.seats):
        parts = []
        if seat in moment.seconds_left:
            parts.append(_clock(moment.seconds_left[Seat(seat)]))
        if shown.name is None:
            parts.append(words("page-seat-free"))
        elif shown.loading:
            parts.append(words("page-getting-ready"))
        elif shown.thinking:
            parts.append(words("page-thinking"))
        elif not shown.here:
            parts.append(words("page-away"))
        elif shown.bot is not None:
            parts.append(shown.bot)
        elif seat == moment.you:
            parts.append(words("page-you"))
        told.append(" ".join(parts))
    return tuple(told)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return f"{minutes}:{rest:02d}"


def prompt(moment: Moment, chooser: Chooser, doing: Doing, words: Words) -> str:
    """What is asked of whoever sits there now."""
    view = moment.view
    if view is None:
        return " ".join(moment.notices)
    if moment.state == "over":
        return moment.result or ""
    if doing.ending:
        return words("terminal-really-end")
    if not doing.idle or doing.through is not None:
        return _about_doing(moment, chooser, doing, words)
    if moment.notices:
        return moment.notices[-1]
    return _about_turn(moment, words)


def _about_doing(moment: Moment, chooser: Chooser, doing: Doing, words: Words) -> str:
    """What is begun."""
    names = moment.names
    if doing.pick is not None:
        return _asked(moment, chooser, doing, words)
    if doing.asked is not None:
        return words("page-clue-all", name=names[doing.asked])
    if doing.card is not None:
        return _about_card(moment, doing, words)
    assert doing.through is not None
    return words("page-through", name=names[doing.through])


def _about_turn(moment: Moment, words: Words) -> str:
    """What the viewer can do, or whom everybody waits for."""
    view, names = moment.view, moment.names
    assert view is not None
    legal = view.legal_actions
    if not legal:
        acting = moment.seats[view.to_act]
        state = "page-getting-ready" if acting.loading else "page-thinking"
        return f"{names[view.to_act]}: {words(state)}"
    if view.pending is not None:
        return BoardLines(words, names).tile_question(view)
    if not any(isinstance(one, GiveClue) for one in legal):
        return words("page-hint-no-clue", why=words.refusal(Refusal.NO_TOKENS))
    if not any(isinstance(one, Discard) for one in legal):
        return words("page-hint-no-discard")
    return words("page-hint")


def _asked(moment: Moment, chooser: Chooser, doing: Doing, words: Words) -> str:
    """The move that Enter makes, as a question."""
    view, pick = moment.view, doing.pick
    assert view is not None
    match pick:
        case GiveClue(target, clue):
            hand = view.hands[target]
            touched = chooser.touched(pick)
            places = {card.id: place for place, card in enumerate(hand, start=1)}
            if touched:
                cards = words.places([one.id for one in hand if one.id in touched], places)
                said = words.commas([words.clue(view.rules, clue), cards])
            else:
                said = words.no_clue(view.rules, clue)
            deed = words("page-deed-clue", name=moment.names[target], clue=said)
        case TakeBack(face):
            deed = words("page-deed-take", card=words.card(view.rules, face))
        case Play(card, None):
            deed = words("page-deed-play", place=_place(moment, card))
        case Play(card, suit) if suit is not None:
            named = words.suit(view.rules.suits[suit].name, "clue")
            deed = words("page-deed-announce", place=_place(moment, card), suit=named)
        case Discard(card):
            deed = words("page-deed-discard", place=_place(moment, card))
        case _:
            deed = words("page-deed-decline")
    return capital(words("page-ask", deed=deed))


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _place(moment: Moment, card: int) -> int:
    hand = () if moment.view is None else moment.view.hand
    return next((place for place, one in enumerate(hand, start=1) if one.id == card), 0)


def _about_card(moment: Moment, doing: Doing, words: Words) -> str:
    """All that is known of the chosen card, and what is noted on it."""
    view = moment.view
    assert view is not None
    for seat, hand in enumerate(view.hands):
        for place, card in enumerate(hand, start=1):
            if card.id == doing.card:
                return _details(moment, Seat(seat), card, place, words)
    return ""


def _details(moment: Moment, seat: Seat, card: HeldCard, place: int, words: Words) -> str:
    view = moment.view
    assert view is not None
    said = BoardLines(words, moment.names).card_in_detail(view, card, place)
    if seat != view.seat:
        said = f"{words('page-peek', name=moment.names[seat], place=place)}: {said}"
    note = moment.notes.get(card.id)
    return f"{said} {words('page-card-noted', note=note)}" if note else said


def first_word(words: Words, command: str) -> str:
    """The word that is taught for a command."""
    return words(command).split(",")[0]


def key_help(words: Words) -> list[tuple[str, str]]:
    """Every key of the table, and what it does."""
    return [
        ("1 – 9, ← →", words("page-key-select")),
        ("p", words("page-key-play")),
        ("d", words("page-key-discard")),
        ("c, ↑ ↓", words("page-key-clue")),
        ("1 – 5, a – z", words("page-key-clue-choose")),
        ("Enter", words("page-confirm")),
        ("Shift + ← →", words("page-key-move")),
        ("e", words("screen-help-eyes")),
        ("n", words("page-key-note")),
        ("h", words("page-key-hint")),
        ("w", words("screen-help-why")),
        ("u", words("page-ask-take-back")),
        ("l, PgUp, PgDn", words("screen-help-log")),
        ("t", words("page-key-talk")),
        (": /", words("screen-help-type")),
        ("x", words("page-vote-end")),
        ("F2 F3 F4", words("screen-help-look")),
        ("Esc", words("page-key-cancel")),
        ("q", words("screen-help-quit")),
        ("! + ✎", words("screen-help-signs")),
    ]
