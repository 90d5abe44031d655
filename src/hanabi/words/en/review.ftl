### Reviews, on the page and in the terminal: what moves were worth

review-label-best = Best
review-label-good = Good
review-label-inaccuracy = Inaccuracy
review-label-mistake = Mistake
review-label-blunder = Blunder
review-label-forced = Only move
review-unlucky = The right move, and bad luck.
review-worth = Promised { $score } points (± { $error }) and a { $perfect } chance of a perfect game.
review-better = Better:
review-gain = { $points } points more (± { $error }), { $perfect } more often perfect.
review-gain-points = { $points } points more (± { $error }).
review-graph = Expected score and chance of a perfect game, turn by turn
review-score = Expected score
review-perfect = Chance of a perfect game
review-turning = Turning points
review-moves = All moves
review-solution = Could this deal be won?
review-lost-at = Turn { $turn } gave it away.
review-efficiency = Efficiency: { $number } { noun-clue.many } per { noun-card } played
review-lost = Last copies lost
review-shares = Who did what
review-average = Points lost per move
review-eyes = As { $name } saw it
review-how = How moves are judged
review-how-text = Every move is tried out in many deals that its player could not tell from the real one. What it loses against the best move found, less one standard error, decides: from { $blunder } points, or { $blunder_chance } percentage points of the chance of a perfect game, it is a blunder, from { $mistake } or { $mistake_chance } a mistake, from { $inaccuracy } or { $inaccuracy_chance } an inaccuracy. A right move that did at least { $unlucky } points worse than it promised, when another would have done better, was unlucky.
