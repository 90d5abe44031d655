### Looking back together: shared replays, other moves than those that were made, and results kept hidden.

## Hidden results

page-spoiler-free = Hide results of past games
page-show-result = Show result
page-show-result-of = Show result: { $game }

## Refusals

page-problem-not-leading = Only whoever leads can do that.
page-problem-not-there = That person is no longer here.
page-problem-line-too-long = That is enough moves for one what-if.
page-problem-room-full = This shared replay is full.
page-problem-too-many-rooms = Too many shared replays are open right now. Try again in a while.
page-problem-not-entered = Join the shared replay first.
