"""Values of the core are frozen, and otherwise are dataclasses like any other."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from hanabi import CardId, Discard, Event, Game, Play, SuitIndex, TurnBegan, View, edition


def test_nothing_in_them_can_be_changed() -> None:
    play = Play(CardId(3))
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'card'"):
        play.card = CardId(4)  # type: ignore[misc]  # that is the point
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'card'"):
        del play.card
    with pytest.raises(FrozenInstanceError):
        play.colour = 1  # type: ignore[attr-defined]  # that is the point


def test_they_compare_hash_and_match_by_their_fields() -> None:
    assert Play(CardId(3)) == Play(card=CardId(3), announced=None) != Play(CardId(3), SuitIndex(0))
    assert len({Play(CardId(3)), Play(CardId(3)), Discard(CardId(3))}) == 2
    match Play(CardId(3), SuitIndex(1)):
        case Play(card, announced):
            assert (card, announced) == (3, 1)
    assert replace(Play(CardId(3)), card=CardId(4)) == Play(CardId(4))
    assert [field.name for field in fields(Play)] == ["card", "announced"]
    assert list(inspect.signature(Play).parameters) == ["card", "announced"]
    assert repr(TurnBegan(1, 0)) == "TurnBegan(turn=1, seat=0)"  # type: ignore[arg-type]  # a seat
    with pytest.raises(TypeError):
        Play()  # type: ignore[call-arg]  # that is the point


def test_they_can_be_pickled_and_copied() -> None:
    game = Game(edition("show", "flamboyants"), 2, 7)
    game.act("clue 3")
    view: View = game.view(1)
    events: tuple[Event, ...] = game.events
    for twin in (pickle.loads(pickle.dumps((view, events))), copy.deepcopy((view, events))):  # noqa: S301  # our own
        assert twin == (view, events)
        with pytest.raises(FrozenInstanceError):
            twin[0].tokens = 9  # type: ignore[misc]  # that is the point


def test_rules_from_another_process_hash_as_those_of_this_one() -> None:
    """There the hashes of texts are others, and rules remember theirs."""
    script = (
        "import pickle, sys, hanabi; rules = hanabi.edition('show'); hash(rules);"
        "sys.stdout.buffer.write(pickle.dumps(rules))"
    )
    written = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    assert {edition("show"): "found"}[pickle.loads(written)] == "found"  # noqa: S301  # our own
