"""What `print` and `repr` show: short, readable, and of a view nothing that is hidden."""

from __future__ import annotations

from hypothesis import given

import hanabi
from hanabi import (
    EDITIONS,
    Deal,
    Game,
    Record,
    Rules,
    Suit,
    Tile,
    Touched,
    edition,
    house_rules,
)
from worlds import PRINTED, house_rules_values, running_games

BOARD = """\
Turn 4: Ada to act
Tally 0 of 25, clue tokens 7 of 8, strikes 0 of 3, deck 44
Bonus tiles: none revealed, 6 left
Fireworks: white -, red -, blue -, yellow -, green -, black -
Discards: green 4
         1         2         3         4         5
Ada      ?         ?         ?         ?         ?
Bo       white 3   black 5   blue 2    yellow 1  black 5
  knows  ? 3       ?         ?         ?         ?
Cy       yellow 2  red 1     yellow 1  black 1   green 5
  knows  ?         ? 1       ? 1       ? 1       ?"""


def started() -> Game:
    game = Game(edition("show", "black-powder", "flamboyants"), 3, 7)
    for line in ("clue Bo 3", "clue Cy 1", "discard 1"):
        game.act(line)
    return game


def test_a_view_prints_as_a_small_board() -> None:
    assert str(started().view(0)) == BOARD


def test_a_game_prints_with_all_hands_open() -> None:
    hidden, shown = BOARD.splitlines()[6], str(started()).splitlines()[6]
    assert hidden.startswith("Ada      ? ")
    assert shown == "Ada      black 3   white 1   red 4     blue 1    blue 1"


def test_one_s_own_hand_shows_what_is_known() -> None:
    game = Game(edition("abacus"), 2, 7)  # Bo holds white 3, green 5, blue 1, blue 3, white 3
    for line in ("clue 3", "clue 1", "clue white", "clue 1", "clue green"):
        game.act(line)
    own = str(game.view(1)).splitlines()[-1]
    assert own == "Bo       white 3  green ?  ?        ? 3      white 3"
    game.end()
    assert str(game).startswith("Over (ended): 0 of 25 points\n")


@given(running_games())
def test_every_table_can_be_printed(game: Game) -> None:
    for shown in (game, *(game.view(seat) for seat in range(game.players))):
        assert max(map(len, str(shown).splitlines())) < 200
        assert "\n" not in repr(shown)
        assert len(repr(shown)) < 300
    board = str(game.view(0)).splitlines()
    own = next(line for line in board if line.startswith("Ada"))
    assert own.count("?") >= sum(
        1 for held in game.view(0).hand if len(held.knowledge.possible) > 5
    )


def test_rules_read_as_they_are_made() -> None:
    names = vars(hanabi)
    for rules in PRINTED:
        assert eval(repr(rules), dict(names)) == rules  # noqa: S307  # our own
    assert repr(edition("show", "black-powder")) == "edition('show', 'black-powder')"
    house = house_rules(edition("show", "black-powder"), clue_tokens=5)
    assert repr(house) == "house_rules(edition('show', 'black-powder'), clue_tokens=5)"
    assert repr(Suit("red")) == "Suit('red')"
    assert repr(Suit("x", touched=Touched.EVERY, nameable=False)) == (
        "Suit('x', touched='every', nameable=False)"
    )


@given(house_rules_values())
def test_house_rules_read_as_they_are_made(rules: Rules) -> None:
    assert eval(repr(rules), dict(vars(hanabi))) == rules  # noqa: S307  # our own


def test_every_other_value_reads_well() -> None:
    game = started()
    told = "<View of Bo: show+black-powder+flamboyants; Turn 4: Ada to act>"
    assert repr(game.view(1)) == told
    assert repr(game.open_view()).startswith("<View with all hands open: show+")
    assert repr(game) == (
        "<Game of Ada, Bo, Cy: show+black-powder+flamboyants; Turn 4: Ada to act>"
    )
    assert repr(game.deal) == "<Deal: 60 cards, 6 tiles, seed 7>"
    assert repr(Deal((), (Tile.MEND,), (3,))) == "<Deal: 0 cards, 1 tiles, places (3,)>"
    assert repr(Record.of(game)) == (
        "<Record of Ada, Bo, Cy: show+black-powder+flamboyants; 3 steps, running>"
    )
    assert repr(game.view(1).hand[0]) == (
        "HeldCard(id=5, face=None, knowledge=<Knowledge: marked (ValueClue(value=3),), "
        "excluded (), 6 possible, 6 believed>)"
    )
    assert repr(EDITIONS["abacus"]) == "<Edition abacus, add-ons: none>"
    game.end()
    assert repr(game.outcome) == "Outcome('ended', score=0, tally=0, rating=(0, 5))"
    assert repr(Record.of(game)).endswith("3 steps, ended, 0 points>")
