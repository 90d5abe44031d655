"""The first lesson: the base game in seven positions."""

from hanabi.lessons.lesson import Lesson
from hanabi.lessons.scene import Mistake, Scene

HANDS = Scene(
    "hands",
    "cocktail",
    hands=("r3 b4 y2 g4 w2", "b3 w4 r1 y5 g3", "y3 b5 g2 w3 r4"),
    draws="g2 w5",
    right=("clue Ume 1", "clue Ume red"),
    after="play 3; clue Ume 5",
    otherwise="clue Kai 5",
    mistakes=(Mistake("play", "wrong-play"), Mistake("clue Kai", "wrong-kai", "clue Kai 5")),
    cards="Ume 3",
    panels=("own-hand", "fireworks"),
)

TOUCH = Scene(
    "touch",
    "cocktail",
    hands=("r3 b4 g4 r2 w5", "r4 w1 g3 b5 b2", "y4 b3 y1 r3 y2"),
    draws="g4 w3 b1",
    before="clue Ume white; play 2; clue Ume 5",
    right=("clue Kai 1",),
    after="discard 1; play 3",
    otherwise="discard 1; discard 1",
    mistakes=(Mistake("clue Kai yellow", "wrong-yellow", "discard 1; play 1"),),
    cards="Kai 1 3 5",
    panels=("tokens",),
)

PLAY = Scene(
    "play",
    "cocktail",
    hands=("b4 r3 w4 y1 g4", "g2 r1 w3 b3 y5", "w5 b2 g3 r4 y2"),
    draws="g3 r2 w1",
    before="clue Ume red; play 2; clue Ada 1",
    right=("play 4",),
    after="clue Kai yellow; play 5",
    otherwise="clue Kai 5",
    mistakes=(
        Mistake("play", "wrong-play"),
        Mistake("discard 4", "wrong-away"),
        Mistake("discard", "wrong-discard"),
    ),
    cards="Ada 4",
    panels=("fireworks",),
)

DISCARD = Scene(
    "discard",
    "cocktail",
    hands=("g4 w5 b3 r2 y1", "g3 r1 y2 b4 w2", "b2 r4 g1 y5 w3"),
    draws="b5 w3 g3 w4 b1 y4",
    before=(
        "clue Ume 1; play 2; clue Ada 1; play 5; clue Ada red; clue Ume yellow; play 4; play 2;"
        "clue Ada 5; clue Kai 5; clue Kai 2; clue Ume 5"
    ),
    right=("discard 1",),
    after="clue Kai 1; play 3",
    otherwise="discard 1; discard 2",
    mistakes=(
        Mistake("play", "wrong-play"),
        Mistake("discard 2", "wrong-five"),
    ),
    cards="Ada 1",
    panels=("tokens",),
)

LAST = Scene(
    "last",
    "cocktail",
    hands=("r3 g4 w5 w3 r4", "y3 w2 g3 b5 r2", "y3 b4 w4 b1 g5"),
    draws="g2 y4 g4 b3",
    before="clue Kai 1; clue Ada 5; play 4; clue Ume 5; discard 1; clue Ume 2",
    right=("clue Kai 3", "clue Kai yellow"),
    after="discard 2; discard 2",
    otherwise="discard 2; discard 1",
    mistakes=(Mistake("clue Kai", "wrong-kai"),),
    cards="Kai 1",
    panels=("discards",),
)

FOCUS = Scene(
    "focus",
    "cocktail",
    hands=("g4 r4 w3 r2 b2", "b4 r1 g3 w4 y5", "y4 g1 b3 w2 r3"),
    draws="y2 w1 b1",
    before="clue Ume 1; play 2; clue Ada red",
    right=("play 4",),
    after="clue Kai red; play 5",
    otherwise="clue Kai 1",
    mistakes=(
        Mistake("play 2", "wrong-older"),
        Mistake("play", "wrong-play"),
    ),
    cards="Ada 2 4",
    panels=("fireworks",),
)

END = Scene(
    "end",
    "cocktail",
    hands=("g3 w4 w1 r2 w1", "r1 b2 y4 r4 y3", "w4 r3 b3 y1 y3"),
    draws=(
        "r1 w2 w2 g5 g2 b4 r5 r3 w5 r1 b5 g1 y4 g1 y1 g4 g3 b1"
        " b2 g1 b1 w1 b4 b1 w3 y2 r4 w3 b3 g2 g4 y5 r2 y2 y1"
    ),
    before=(
        "clue Ume red; clue Ada 1; clue Ada red; play 3; play 1; clue Ume white; play 3; play 5;"
        "discard 1; clue Kai 3; clue Kai yellow; play 3; play 3; discard 1; play 1; clue Ume 4;"
        "play 2; clue Ada red; play 5; discard 2; clue Ume 5; clue Kai green; play 5; discard 3;"
        "discard 3; discard 3; discard 3; clue Kai 5; discard 3; clue Ume blue; clue Kai white;"
        "play 5; clue Ume blue; discard 1; play 5; clue Ada 4; discard 2; clue Ada 1; play 1;"
        "clue Kai blue; discard 3; play 5; clue Kai 3; clue Ada blue; play 5; play 1;"
        "clue Kai yellow; play 5; play 1; discard 3; play 1; clue Ume green; play 5; play 1;"
        "clue Ume yellow; play 1; play 2"
    ),
    right=("clue Kai 4",),
    after="play 4; play 3",
    otherwise="play 4; discard 1",
    mistakes=(
        Mistake("clue Kai green", "wrong-green", "play 4; play 1"),
        Mistake("play", "wrong-play"),
    ),
    cards="Kai 3; Ume 4",
    panels=("deck", "score"),
)

FIRST = Lesson("first", 10, (HANDS, TOUCH, PLAY, DISCARD, LAST, FOCUS, END))
