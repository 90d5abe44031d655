"""The story of a game in sentences: what happened, as the log says it, and what that meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core.cards import Card
from hanabi.core.events import ClueGiven, Event, GameEnded, faces_shown
from hanabi.core.rules import Rules
from hanabi.core.story import Kind, Story, StoryClue, StoryMoment
from hanabi.core.timeline import Timeline
from hanabi.words.words import Words


class StoryTeller:
    """The sentences of one game's story. `events` are those that an open table shows."""

    def __init__(
        self, words: Words, rules: Rules, events: Sequence[Event], names: Sequence[str]
    ) -> None:
        self._words, self._rules, self._events, self._names = words, rules, events, names
        self._timeline = Timeline.of(events, len(names))
        self._faces = faces_shown(events)

    def moment(self, moment: StoryMoment) -> str:
        """What happened, and what it meant."""
        words, event = self._words, self._events[moment.number]
        if isinstance(event, GameEnded):
            return words(f"reason-{event.outcome.reason}")
        positions = self._timeline[moment.number].positions()
        told = words.event(self._rules, event, self._names, positions)
        return " ".join([told, *self._meaning(moment)])

    def _meaning(self, moment: StoryMoment) -> Iterator[str]:
        match moment.kind:
            case _ if moment.points < 0:
                yield self._words("story-won-back", points=-moment.points)
            case Kind.LOST:
                yield self._words("story-lost", points=moment.points)
            case Kind.LATE:
                yield self._words("story-late")
            case Kind.CLUE:
                yield self._words("story-clue-led", cards=moment.points)
            case Kind.FIRST:
                yield self._words("story-first")

    def clue(self, clue: StoryClue) -> str:
        """Who was told what, and which of the cards were placed then: `Ann → Bo, red: red 1 and red 2`."""
        event: ClueGiven = clue.event
        return self._words(
            "story-clue",
            giver=self._names[event.giver],
            target=self._names[event.target],
            clue=self._words.clue(self._rules, event.clue),
            cards=self._words.list(self._card(self._faces[card]) for card in clue.placed),
        )

    def _card(self, face: Card) -> str:
        return self._words.card(self._rules, face)

    def sums(self, story: Story) -> list[str]:
        """What became of the points, and how much the clues achieved."""
        words, told = self._words, []
        if story.lost:
            told.append(words("story-sum-lost", points=story.lost, maximum=story.maximum))
        if story.unplayed:
            told.append(words("story-sum-unplayed", points=story.unplayed))
        clued = len({card for clue in story.clues for card in clue.placed})
        if story.clues:
            told.append(words("story-sum-clues", clues=len(story.clues), cards=clued))
        return told
