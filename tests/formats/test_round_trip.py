"""Whatever is played here and there comes back the same, as JSON and as a link."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import Card, CardId, Game, HanabiError, Rearrange, Reason, Record, Rules, Seat
from hanabi.bots import make_bot
from hanabi.core.editions import printed_rules, rules_name
from hanabi.core.events import CardDiscarded, CardMisplayed, CardPlaced, ClueGiven, HandDealt
from hanabi.formats import hanab_live
from hanabi.formats.hanab_live import VARIANTS
from hanabi.formats.hanab_live.variants import rules_of, variant_of
from sizes import sized
from worlds import choose, rearrange_sometimes

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
GAMES = sized(6, 20)
"""Of each printed table with each number of players."""


def has_counterpart(rules: Rules) -> bool:
    return not (rules.announced_plays or rules.bonus_tiles or len(rules.suits) > 6)


PRINTED = [rules for rules in printed_rules() if has_counterpart(rules)]


def played(rules: Rules, players: int, first: int, chance: random.Random) -> Record:
    """A game somewhere on its way, at its end, or ended by the players."""
    game = Game(rules, players, chance.randrange(2**53), first=first)
    bot = make_bot("steady") if chance.random() < 0.3 else None
    skill = chance.choice([0.0, 0.9, 1.0])
    for _ in range(chance.choice([chance.randrange(60), 1000])):
        if game.outcome is not None:
            break
        rearrange_sometimes(game, chance)
        if bot is None:
            game.act(choose(game, chance, skill))
        else:
            game.act(bot.act(game.view(game.to_act)).action)
    if game.outcome is None and chance.random() < 0.5:
        game.end()
    return Record.of(game, NAMES[:players])


def ended_there(record: Record) -> Record:
    """The record, ended if their server would have ended it: nothing can be played any more."""
    game = record.replay()
    if game.outcome is None and not any(map(game.fits, cards_to_come(game))):
        game.end()
    return Record.of(game, record.players)


def cards_to_come(game: Game) -> list[Card]:
    """All the cards that somebody can still play."""
    turns = game.players if game.turns_left is None else game.turns_left
    seats = [*range(game.players), *range(game.players)][game.to_act :][:turns]
    return [*game.deck, *(game.face(card) for seat in seats for card in game.hands[seat])]


def without_rearranging(record: Record) -> tuple[object, ...]:
    return tuple(step for step in record.steps if not isinstance(step, Rearrange))


def story(record: Record) -> Iterator[object]:
    """What happened, told by seats counted from the one that began and by faces, not by ids."""
    game = record.replay()
    turned = {seat: (seat - game.first) % game.players for seat in range(game.players)}

    def faces(cards: tuple[CardId, ...]) -> list[Card]:
        return sorted(game.face(card) for card in cards)

    def of(seat: Seat) -> int:
        return turned[seat]

    yield game.deal.deck[game.players * game.rules.hand_size(game.players) :]
    yield sorted(
        (of(event.seat), event.faces) for event in game.events if isinstance(event, HandDealt)
    )
    for event in game.events:
        match event:
            case CardPlaced() | CardMisplayed() | CardDiscarded():
                yield type(event), of(event.seat), event.face
            case ClueGiven():
                yield of(event.giver), of(event.target), event.clue, faces(event.touched)
            case _:
                continue


def check_json(record: Record) -> None:
    again = hanab_live.loads(hanab_live.dumps(record))
    expected = ended_there(record)
    assert replace(again.rules, vocabulary=record.rules.vocabulary) == record.rules
    assert (again.players, again.first) == (record.players, record.first)
    assert again.steps == without_rearranging(record)
    assert again.end == expected.end
    assert list(story(again)) == list(story(record))
    assert hanab_live.loads(hanab_live.dumps(again)) == again


def check_link(record: Record) -> None:
    again = hanab_live.read_link(hanab_live.write_link(record))
    assert again.first == 0
    assert list(story(again)) == list(story(record))
    check_guessed_end(record, again)
    assert hanab_live.write_link(again) == hanab_live.write_link(record)


def check_guessed_end(record: Record, again: Record) -> None:
    """The same end, but for what a link leaves open: whether they played on."""
    if again.rules.play_on == record.rules.play_on:
        assert again.end == ended_there(record).end
    elif record.rules.play_on:
        # Every move fits plain rules as well, and so does the end, or there is none.
        plain = replace(record, rules=replace(record.rules, play_on=False))
        assert again.end == ended_there(plain).end
    else:
        # A running game, but its last move would have been the end of one that is played on.
        assert ended_there(record).end is None
        assert again.end is not None
        assert again.end.reason is Reason.INDISPENSABLE


def test_the_printed_tables_with_a_counterpart_are_these() -> None:
    assert len(PRINTED) == 21
    for rules in PRINTED:
        assert variant_of(rules)
    for rules in set(printed_rules()) - set(PRINTED):
        with pytest.raises(HanabiError):
            hanab_live.dumps(Record.of(Game(rules, 2, seed=1), NAMES[:2]))


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (rules, players)
        for place, rules in enumerate(PRINTED)
        for players in (2, 3, 4, 5)
        if (place + players) % sized(2, 1) == 0
    ],
)
def test_games_of_every_printed_table_come_back(rules: Rules, players: int) -> None:
    reasons = set[Reason | None]()
    for number in range(GAMES):
        chance = random.Random(f"{rules_name(rules)}{players}{number}")
        record = played(rules, players, chance.randrange(players), chance)
        check_json(record)
        check_link(record)
        reasons.add(record.end.reason if record.end else None)
    assert len(reasons) > 1


@st.composite
def games_of_theirs(draw: st.DrawFn) -> Record:
    """Games of any of their variants with any of their options."""
    variant = draw(st.sampled_from(list(VARIANTS.values())))
    players = draw(st.integers(2, 6))
    rules = rules_of(
        variant,
        players,
        extra_cards=draw(st.sampled_from([0, 0, 1, -1])),
        empty_clues=draw(st.booleans()),
        play_on=draw(st.booleans()),
    )
    chance = random.Random(draw(st.integers(0, 10**9)))
    return played(rules, players, draw(st.integers(0, players - 1)), chance)


@settings(max_examples=sized(60, 600))
@given(games_of_theirs())
def test_games_of_every_variant_come_back(record: Record) -> None:
    check_json(record)
    usual = rules_of(variant_of(record.rules), len(record.players)).hand_sizes
    if record.rules.hand_sizes == usual:
        check_link(record)
