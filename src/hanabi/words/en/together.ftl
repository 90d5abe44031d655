### Looking back together: shared replays, other moves than those that were made, and results kept hidden.

## Hidden results

page-spoiler-free = Hide results of past games
page-show-result = Show result
page-show-result-of = Show result: { $game }
