### The report of a review: in the terminal, and as a file

## Moves, as phrases

report-play = play { noun-card } { $place }
report-announce = play { noun-card } { $place } as { $suit }
report-discard = discard { noun-card } { $place }
report-shown = { $move } ({ $card })
report-clue = tell { $name }: { $clue }
report-take = take { $card }
report-decline = take nothing
report-line-move = { $name }: { $move }

## The table

report-title = Review: { $title }
report-turn = Turn
report-move = Move
report-verdict = Verdict
report-points = Points
report-perfect = Perfect
report-lost = Lost
report-better = better: { $move }
report-better-because = better: { $move } – “{ $reason }”
report-unlucky = unlucky
report-no-more = from here on it could not be won
report-turning-mark = turning point
report-plain-move = Turn { $turn }, { $name }: { $move }. { $verdict }.
report-plain-better = Better: { $move }.

## The game as a whole

report-begins = The first moves are looked at. The review takes a minute or two and grows.
report-stopped = Stopped at { $done }: this is what was known by then.
report-until = Only the game up to turn { $turn } is told here.
report-could-be-won = With all { noun-card.many } open, this deal could be won.
report-could-not-be-won = Even with all { noun-card.many } open, this deal could not be won.
report-pace = Pace: { $first } at the deal, at the least { $least } after turn { $turn }.
report-line-of-course = { $what }: { $bars } { $first } → { $last }
report-lost-card = Turn { $turn }, { $name }: { $card } (−{ count-points })
report-turning-point = Turn { $turn }, { $move } (points: { $before } → { $after })
report-turning-loss = Turn { $turn }, { $move } (−{ $loss })
report-taken-for = In the games that were tried out, the players moved like these bots: { $bots }.
report-bot-of = { $name } like { $bot }

## One move in detail

report-options = What else could be done
report-made = what was done
report-best-found = best
report-worlds = Deals
report-line = What would have followed
report-knew = What { $name } knew
report-place = No.
report-card = It was
report-known = Told
report-believed = Could be
report-hands = The other hands
report-to-graph = To the graph
