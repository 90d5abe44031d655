### Why something cannot be done.

refusal-game-over = The game is over.
refusal-not-your-turn = It’s someone else’s turn.
refusal-bonus-pending = First resolve { noun-bonus.the }.
refusal-no-bonus = There’s no { noun-bonus } waiting for a choice.
refusal-no-such-card = The player whose turn it is doesn’t have that { noun-card }.
refusal-no-such-seat = Nobody sits there.
refusal-clue-to-self = You can’t give yourself { noun-clue.a }.
refusal-no-tokens = You can’t give { noun-clue.a }: { phrase-no-token }.
refusal-all-tokens = You can’t discard: { phrase-all-tokens }.
refusal-not-a-clue = That { noun-clue } isn’t allowed at this table.
refusal-touches-nothing = That { noun-clue } touches no { noun-card }, and empty { noun-clue.many } aren’t allowed at this table.
refusal-no-announcing = Plays aren’t announced at this table.
refusal-no-such-suit = The colour you announced isn’t in this game.
refusal-not-discarded = That { noun-card } isn’t in the discard pile.
refusal-cannot-decline = You can’t decline this { noun-bonus }.
refusal-bad-order = The new order has to include every { noun-card } in the hand once.
refusal-not-an-action = That’s not a move in this game.
refusal-nothing-to-undo = Nothing has happened yet, so there’s nothing to undo.
