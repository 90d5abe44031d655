### Reviews on the page: what every move of a finished game was worth

page-review = Review
page-review-close = Close the review
page-review-about = What was every move worth, and what would have been better? It takes a minute or two and grows while you watch.
page-review-start = Review this game
page-review-again = Review the rest
page-review-stop = Stop
page-review-progress = How far the review has come
page-review-waiting = { $ahead ->
        [0] Getting ready…
        [one] One other game is reviewed first.
       *[other] { $ahead } other games are reviewed first.
    }
page-review-running = Reviewing… { $done }
page-review-solving = Looking for a way to win…
page-review-partial = The review was stopped at { $done }.
page-review-failed = The review didn’t work out.
page-review-complete = The review is complete.
page-review-line = Show what follows
page-review-not-yet = This move hasn’t been looked at yet.
page-review-go = Go to a turn to see what its move was worth.
page-review-after = After turn { $turn }:
page-review-winning-line = { $turn ->
        [0] Show how to win
       *[other] Show how to win after turn { $turn }
    }
page-review-engine = This server lacks OR-Tools, so some verdicts may stay open.
page-review-hidden = You hide results: only turns you have looked at are judged here.
page-review-next = Next move
page-review-to-end = To the end
page-review-share = Link to this review
page-problem-review-missing = This server can’t review games: its extra “fast” isn’t installed.
page-problem-reviews-full = Too many games are waiting for a review. Try again later.
page-problem-reviews-many = You have several reviews under way. Wait for one of them.
page-problem-reviews-spent = That’s enough reviews for this hour.
page-problem-no-review = No review of this game is under way.
page-problem-not-your-review = Somebody else started this review.
# What the graph shows at the turn one has come to, read aloud
page-review-here = Turn { $turn }: expected score { $score } (± { $error }), { $perfect } chance of a perfect game
