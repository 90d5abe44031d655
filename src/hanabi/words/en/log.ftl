### One sentence for each thing that happens.

event-hand-dealt = { $player } is dealt { $cards }.
event-hand-dealt-hidden = { $player } is dealt { count-cards }.
event-card-drawn = { $player } draws { $card }.
event-card-drawn-hidden = { $player } draws { noun-card.a }.
event-turn-began = Turn { $turn }: { $player }.

event-clue-given = { $giver } tells { $target }: { $clue }, { $cards }.
event-clue-given-empty = { $giver } tells { $target }: { $clue }.
event-clue-given-free = { $giver } tells { $target }, free of charge: { $clue }, { $cards }.
event-clue-given-free-empty = { $giver } tells { $target }, free of charge: { $clue }.

event-card-placed = { $player } plays { $place }: { $card }, which fits.
event-card-placed-announced = { $player } announces { $announced } and plays { $place }: { $card }, as promised.
event-card-misplayed = { $player } plays { $place }: { $card }, which does not fit.
event-card-misplayed-announced = { $player } announces { $announced } and plays { $place }: { $card }, the right colour, but it does not fit.
event-card-misplayed-wrong-colour = { $player } announces { $announced } and plays { $place }: { $card }, the wrong colour.
event-card-discarded = { $player } discards { $place }: { $card }.
event-firework-completed = The { $suit } { noun-firework } is complete.

event-token-spent = { $edition ->
       *[cocktail] A token leaves the lid; { $left } left.
        [swedish] A blue marker leaves the lid; { $left } left.
        [abacus] A Note token turns black; { $left } still white.
        [deluxe] A Clock tile is flipped face down; { $left } still face up.
        [show] A CLUE token leaves the bag; { $left } left.
    }
event-token-returned = { $edition ->
       *[cocktail] A token returns to the lid: { $left } of { $tokens }.
        [swedish] A blue marker returns to the lid: { $left } of { $tokens }.
        [abacus] A Note token turns white again: { $left } of { $tokens }.
        [deluxe] A Clock tile is flipped face up: { $left } of { $tokens }.
        [show] A CLUE token returns to the bag: { $left } of { $tokens }.
    }
event-token-forfeited = No { noun-token } to win back: { phrase-all-tokens }.
event-strike-taken = { $edition ->
       *[cocktail] A red card is flipped: { $strikes } of { $limit }.
        [swedish] A red marker goes into the lid: { $strikes } of { $limit }.
        [abacus] Lightning! A Storm token is turned: { $strikes } of { $limit }.
        [deluxe] The fuse burns shorter; Fuse tiles flipped: { $strikes } of { $limit }.
        [show] An ERROR tile turns red: { $strikes } of { $limit }.
    }
event-strike-mended = { $edition ->
       *[cocktail] A red card is flipped back: { $strikes } of { $limit }.
        [swedish] A red marker leaves the lid: { $strikes } of { $limit }.
        [abacus] The sky clears, and a Storm token is turned back: { $strikes } of { $limit }.
        [deluxe] The fuse is mended; Fuse tiles flipped: { $strikes } of { $limit }.
        [show] An ERROR tile turns blue again: { $strikes } of { $limit }.
    }

event-tile-revealed = { $player } turns up { noun-bonus.the } “{ $tile }”: { $effect }. Still face down: { $left }.
event-tile-lost = For { $player }, { noun-bonus.the } “{ $tile }” comes to nothing.
event-card-reshuffled = { $player } shuffles { $card } from the discard pile back into { noun-deck.the }.
event-card-replayed = { $player } plays { $card } from the discard pile, which fits.

event-hand-rearranged = { $number ->
        [0] { $player } rearranges an empty hand.
       *[other] { $player } rearranges their hand: { $order }.
    }
event-last-round-began = { $turns ->
        [one] The { noun-deck } is empty: 1 turn is left.
       *[other] The { noun-deck } is empty: { $turns } turns are left, one for each player.
    }

## The end: what a show was worth

outcome-score = Score: { $score } of { $maximum } points.
outcome-score-black-powder = Score: { $score } of { $maximum } “black powder” points.

## When a move is taken back

taken-back = { $actions ->
        [one] { $name } took back their last move.
       *[other] { $name } took back { $actions } moves.
    }
