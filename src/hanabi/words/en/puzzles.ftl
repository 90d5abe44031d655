### Puzzles as the server and the terminal tell them: what is asked, and the answer with its reasons

puzzle-title = Puzzle of { $day }
puzzle-task = You’re { $name }, and it’s your turn. The others are friend bots, which play by conventions that people use. Find the best move.
puzzle-right = That’s the best move: { $deed }.
puzzle-wrong = There’s something better. On average, this costs { puzzle-points }: { $deed }.

## The answer

puzzle-answer = The best move: { $deed }.
puzzle-why-friend = The friend bot’s reason: { $reason }
puzzle-why-fits-surely = Nothing else would explain what the others have done: { noun-card } { $place } fits.
puzzle-why-fits = In { $percent }% of the hands that would explain what the others have done, { noun-card } { $place } fits.
puzzle-why-useless-surely = Nothing else would explain what the others have done: { noun-card } { $place } is no longer needed.
puzzle-why-useless = In { $percent }% of the hands that would explain what the others have done, { noun-card } { $place } is no longer needed.
puzzle-why-placed = With this { noun-clue }, before it’s your turn again, this gets played: { $cards }.
puzzle-why-line = No other move leaves the others as well off. What follows shows how.
puzzle-expected = After it, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $maximum } points can be expected.
puzzle-yours = Your move, { puzzle-points } behind on average: { $deed }.
puzzle-second = The next best move, { puzzle-points } behind on average: { $deed }.
puzzle-own = What you couldn’t see, your own hand: { $cards }.
puzzle-friend-too = The friend bot, which plays by the conventions, finds the best move too.
puzzle-friend = The friend bot, which plays by the conventions, would lose { puzzle-points }: { $deed }.
puzzle-steady = The steady bot, which knows no conventions, would lose { puzzle-points }: { $deed }.
puzzle-end = If friend bots play on from the best move, this very game ends with a score of { $end }.
puzzle-end-instead = If friend bots play on, this very game ends with a score of { $end }; after your move, with { $instead }.
puzzle-how = Every move was tried in the same { $worlds } deals that you couldn’t tell from the real one, with friend bots playing on. Points are the average difference in the final score, and ± is the standard error.
puzzle-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## In the terminal

command-answer = answer, solution
puzzle-again = Try another move, or type answer.
puzzle-line = What follows in this very game:
puzzle-moves = What each move costs on average:
puzzle-move = { puzzle-points }: { $deeds }
puzzle-help = Type a move as in a game, for example: play 2, discard 4, clue { $name } red. answer: see the answer. table, hand, discards, log, rules: take a look. quit: leave.
puzzle-making = Making the puzzle of { $day }. Positions looked at: { $number }
puzzle-stopped = Stopped: the puzzle of { $day } is not made yet.
