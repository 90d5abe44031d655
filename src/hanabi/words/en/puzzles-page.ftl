### Puzzles on the page: find the best move, a new one each day

page-puzzle = Puzzle
page-puzzle-of-day = Puzzle of the day
page-puzzles = Puzzles
page-puzzles-about = A position from a real game each day. One move is surely the best: find it.
page-puzzles-earlier = Earlier puzzles
page-puzzles-older = Show older ones
page-puzzle-players = { $players } players
page-puzzle-solved = Solved
page-puzzle-seen = Answer seen
page-puzzle-streak = { $days ->
        [one] Solved one day in a row
       *[other] Solved { $days } days in a row
    }
page-puzzle-making = This puzzle is being made. It takes a few minutes, and you can wait here.
page-puzzle-failed = This puzzle couldn’t be made.
page-puzzle-find = Find the best move
page-puzzle-tried = Tried
page-puzzle-give-up = Show the answer
page-puzzle-why = Why?
page-puzzle-line = What follows
page-puzzle-start = The position
page-puzzle-step = { $step } of { $steps }
page-puzzle-moves = All moves
page-puzzle-move = Move
page-puzzle-costs = Costs
page-puzzle-end = Score here
page-puzzle-previous = Previous puzzle
page-puzzle-next = Next puzzle
page-problem-no-such-day = There’s no puzzle for that day.
page-problem-puzzle-missing = This server can’t make puzzles: its extra “fast” isn’t installed.
page-problem-puzzle-unmade = This puzzle is still being made.
