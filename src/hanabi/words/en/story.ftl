### The story of a game: what decided it, and whose clues became plays.

## What a moment meant, after the sentence of the log

story-lost = { $points ->
        [one] One point is out of reach.
       *[other] { $points } points are out of reach.
    }
story-won-back = { $points ->
        [one] One point is within reach again.
       *[other] { $points } points are within reach again.
    }
story-late = From here on there are too few turns left to reach everything.
story-first = The show begins.
story-clue-led = { $cards } of these { noun-card.many } get played.
story-clue = { $giver } → { $target }, { $clue }: { $cards }

## What became of the points, and of the clues

story-sum-lost = { $points ->
        [one] One of { $maximum } points was lost in the discards.
       *[other] { $points } of { $maximum } points were lost in the discards.
    }
story-sum-unplayed = { $points ->
        [one] One more point was still possible at the end.
       *[other] { $points } more points were still possible at the end.
    }
story-sum-clues = { $clues ->
        [one] One { noun-clue } led
       *[other] { $clues } { noun-clue.many } led
    } to { $cards ->
        [one] one play.
       *[other] { $cards } plays.
    }

## What each player did, as the heads of columns

story-player = Player
story-placed = Played
story-unclued = Unclued
story-strikes = Misplayed
story-discards = Discarded
story-given = { $edition ->
       *[cocktail] Clues
        [abacus] Hints
    }
story-led = Plays from them

## On the page

page-story = The story
page-story-losses = Losses and misplays
page-story-clues = Clues that got cards played
page-story-tiles = Bonus tiles
page-story-players = Who did what
page-story-turn = Turn { $turn }
