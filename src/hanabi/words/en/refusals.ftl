### Why something cannot be done.

refusal-game-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn.
refusal-bonus-pending = First { noun-bonus.the } has to be carried out.
refusal-no-bonus = No { noun-bonus } is waiting for a choice.
refusal-no-such-card = There is no such { noun-card } in the hand of the player to act.
refusal-no-such-seat = Nobody sits there.
refusal-clue-to-self = You cannot give yourself { noun-clue.a }.
refusal-no-tokens = You cannot give { noun-clue.a }: { phrase-no-token }.
refusal-all-tokens = You cannot discard: { phrase-all-tokens }.
refusal-not-a-clue = That { noun-clue } may not be given at this table.
refusal-touches-nothing = That { noun-clue } touches no { noun-card }, and empty { noun-clue.many } are not allowed at this table.
refusal-no-announcing = At this table nobody announces what they play.
refusal-no-such-suit = The colour you announced is not on this table.
refusal-not-discarded = There is no such { noun-card } on the discard pile.
refusal-cannot-decline = You cannot decline this { noun-bonus }.
refusal-bad-order = The new order has to name each { noun-card } of the hand once.
refusal-not-an-action = That is not something a player can do.
refusal-nothing-to-undo = Nothing has been done yet, so nothing can be undone.
