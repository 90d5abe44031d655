"""A lesson for each kind of add-on, at a table that prints it."""

from hanabi.core import Seat, Tile
from hanabi.lessons.lesson import Lesson
from hanabi.lessons.scene import Mistake, Scene

UME = Seat(1)

# Announced plays

KNOWN = Scene(
    "known",
    "swedish+minutios-koreografi",
    hands=("b4 r1 w3 g4 y2", "g3 w4 b5 y3 r3", "w2 y4 g1 b3 r4"),
    draws="b2 w1 g2",
    first=UME,
    before="clue Ada red; clue Ume 5",
    right=("play 2 as red",),
    after="clue Kai green; play 3 as green",
    otherwise="clue Kai green",
    mistakes=(Mistake("play 2 as", "wrong-colour"), Mistake("play 2", "wrong-silent")),
    cards="Ada 2",
    panels=("tokens",),
)

GUESS = Scene(
    "guess",
    "swedish+minutios-koreografi",
    hands=("b4 r3 w4 y1 g4", "g2 r1 w3 b3 y5", "w5 b2 g3 r4 y2"),
    draws="g3 r2 w1",
    before="clue Ume red; play 2 as red; clue Ada 1",
    right=("play 4",),
    after="clue Kai yellow; play 5 as yellow",
    otherwise="clue Kai 5",
    mistakes=(
        Mistake("play 4 as yellow", "wrong-lucky"),
        Mistake("play 4 as", "wrong-guess"),
    ),
    cards="Ada 4",
    panels=("fireworks",),
)

TWICE = Scene(
    "twice",
    "swedish+minutios-koreografi",
    hands=("r1 g3 r4 r5 w3", "g3 r2 y4 b5 w4", "y3 w2 r3 g4 b1"),
    draws="g2 b4 y2 b3 w1",
    before=(
        "clue Ume 2; clue Ada red; clue Ume 5; play 1 as red; play 2; clue Ada 4; clue Kai red;"
        "clue Ada 5; play 3 as red; play 2 as red; clue Kai blue; play 4 as blue"
    ),
    right=("play 2 as red",),
    after="clue Kai 1; play 5",
    otherwise="discard 1",
    mistakes=(Mistake("play 2 as", "wrong-colour"), Mistake("play 2", "wrong-silent")),
    cards="Ada 2",
    panels=("fireworks", "tokens"),
)

ANNOUNCING = Lesson("announcing", 4, (KNOWN, GUESS, TWICE))

# The suit that is every colour at once

EVERY = Scene(
    "every",
    "show+colour-avalanche",
    hands=("g4 m1 w3 y4 g3", "r4 w2 b3 y5 g2", "w4 m4 y3 r3 b1"),
    draws="b4 y2 w2",
    first=UME,
    before="clue Ada red; clue Ada blue",
    right=("play 2",),
    after="clue Kai 1; play 5",
    otherwise="clue Kai 1",
    mistakes=(Mistake("play", "wrong-play"),),
    cards="Ada 2",
    panels=("fireworks",),
)

TOGETHER = Scene(
    "together",
    "show+colour-avalanche",
    hands=("b4 g4 r3 w3 y4", "g3 w1 y5 r4 b2", "r4 m1 y3 b3 w4"),
    draws="g2 b4 y2 w2",
    before="clue Ume 1; play 2; clue Ume 5",
    right=("clue Kai 1", "clue Kai green"),
    after="discard 1; play 2",
    otherwise="discard 1; discard 1",
    mistakes=(
        Mistake("clue Kai red", "wrong-colour", "discard 1; play 1"),
        Mistake("clue Kai yellow", "wrong-colour", "discard 1; play 3"),
        Mistake("clue Kai blue", "wrong-colour", "discard 1; play 4"),
        Mistake("clue Kai white", "wrong-colour", "discard 1; play 5"),
    ),
    cards="Kai 2",
)

MULTICOLOUR = Lesson("multicolour", 3, (EVERY, TOGETHER))

# Black powder

DOWN = Scene(
    "down",
    "show+black-powder",
    hands=("r4 b3 y2 g4 w4", "w2 k5 g3 b4 r3", "y4 b2 g4 w3 r2"),
    draws="k4 y3",
    right=("clue Ume 5",),
    after="play 2; clue Ume 4",
    otherwise="clue Kai 4",
    cards="Ume 2",
    panels=("fireworks",),
)

ONLY = Scene(
    "only",
    "show+black-powder",
    hands=("r3 b2 g3 k4 w2", "w3 k5 g2 b3 r2", "y3 w4 b1 r4 g4"),
    draws="y2 b4 g2",
    before="clue Ume 5; play 2; clue Ada 4",
    right=("play 4",),
    after="clue Kai 1; play 3",
    otherwise="clue Kai 1; play 3",
    mistakes=(Mistake("play", "wrong-play"),),
    cards="Ada 4",
    panels=("fireworks",),
)

POWDER = Lesson("powder", 3, (DOWN, ONLY))

# Bonus tiles

HANDS = ("w1 b2 w4 w5 r3", "g3 w2 y4 b5 r4", "b1 y3 w3 g4 r1")
DRAWS = "g2 y2 b3 b4 r2 y3 g4 r3"
WHITE_TO_4 = (
    "clue Ume 2; clue Ada white; discard 1; play 1; play 2; clue Ada 4; clue Kai white;"
    "clue Ada 5; play 2; play 2; discard 1; clue Ume 5"
)

FIVE = Scene(
    "five",
    "show+flamboyants",
    hands=HANDS,
    draws=DRAWS,
    tiles=(Tile.VALUE_CLUE,),
    before=WHITE_TO_4,
    right=("play 2",),
    otherwise="discard 1",
    mistakes=(Mistake("discard 2", "wrong-away"),),
    cards="Ada 2",
    panels=("fireworks", "tiles"),
)

FREE = Scene(
    "free",
    "show+flamboyants",
    hands=HANDS,
    draws=DRAWS,
    tiles=(Tile.VALUE_CLUE,),
    before=f"{WHITE_TO_4}; play 2",
    right=("clue Kai 1",),
    after="discard 1; play 3",
    otherwise="discard 1; discard 1",
    cards="Kai 3",
    panels=("tiles",),
)

REPLAY = Scene(
    "replay",
    "show+flamboyants",
    hands=HANDS,
    draws=DRAWS,
    tiles=(Tile.REPLAY,),
    before=f"{WHITE_TO_4}; play 2",
    right=("take back blue 1",),
    after="clue Ada blue; discard 1",
    otherwise="clue Kai 1",
    mistakes=(Mistake("decline", "wrong-decline"),),
    panels=("discards", "tiles"),
)

TILES = Lesson("tiles", 4, (FIVE, FREE, REPLAY))

# Playing on to perfection

CAREFUL = Scene(
    "careful",
    "cocktail+crowning-piece",
    hands=("w5 g4 b3 r1 r2", "g3 r1 b2 y5 w2", "y1 r3 b1 w4 g5"),
    draws="w3 y3 b4 g4 y4 w4 g3",
    before=(
        "clue Ume red; play 2; clue Ada red; play 5; clue Ada 5; clue Ume 5; clue Kai 1;"
        "clue Kai 5; play 1; clue Ume 2; clue Ada 1; play 2"
    ),
    right=("discard 4",),
    after="clue Kai red; play 1",
    mistakes=(
        Mistake("discard 1", "wrong-five"),
        Mistake("play 1", "wrong-five"),
        Mistake("play", "wrong-play"),
    ),
    cards="Ada 4 1",
    panels=("discards",),
)

ON = Scene(
    "on",
    "cocktail+crowning-piece",
    hands=("w4 r3 b3 g4 g2", "y3 w4 b2 y4 w2", "b1 r3 g2 y1 g5"),
    draws=(
        "y1 r1 b4 g4 y1 r4 y3 w5 g1 y4 r2 y2 b4 w2 g3 y2 y5 g1"
        " g3 b5 b1 r4 w1 w1 r2 b2 w3 w3 g1 r5 r1 w1 b1 b3 r1"
    ),
    first=UME,
    before=(
        "clue Kai 1; play 1; clue Ume blue; play 3; play 3; clue Ume red; play 5; clue Ada 3;"
        "play 3; clue Kai blue; play 5; clue Ume 4; discard 1; discard 1; clue Kai 4;"
        "clue Kai green; discard 3; clue Kai green; clue Kai 5; play 5; discard 1; clue Ada red;"
        "discard 5; play 5; clue Kai 2; play 1; play 1; discard 3; play 2; clue Ume 3;"
        "clue Kai white; play 3; discard 1; clue Kai 5; discard 5; clue Kai blue; play 4; play 5;"
        "discard 1; clue Ada white; discard 5; play 5; clue Ada 3; play 3; play 4;"
        "clue Ada white; discard 4; play 5; play 1; play 2; discard 1; play 1; play 2;"
        "discard 1; play 1; play 1"
    ),
    right=("clue Ume red", "clue Ume 5"),
    after="play 3",
    otherwise="discard 1; discard 1",
    cards="Ume 3",
    panels=("deck", "fireworks"),
)

PLAYING_ON = Lesson("playing-on", 3, (CAREFUL, ON))

ADD_ON_LESSONS = (ANNOUNCING, MULTICOLOUR, POWDER, TILES, PLAYING_ON)
