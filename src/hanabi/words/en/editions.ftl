### The printed editions, their add-ons, the bonus tiles, and the ways a show ends.

edition-cocktail = Hanabi (Cocktail Games)
edition-cocktail-about = The base game with tokens and red cards; every clue has to touch a card.
edition-swedish = Hanabi, Swedish edition
edition-swedish-about = Blue and red markers, empty clues allowed, and three add-ons of its own.
edition-abacus = Hanabi (Abacusspiele)
edition-abacus-about = Note tokens against Storm tokens: empty hints are allowed, and a thunderstorm leaves you with nothing.
edition-deluxe = Hanabi Deluxe (R&R Games)
edition-deluxe-about = Sturdy tiles, a clock and a burning fuse; four variants, three of them with a multicolour suit.
edition-show = Hanabi Deluxe: What a Show!
edition-show-about = The big box: multi-coloured and black cards, BONUS tiles, and empty clues allowed.

rules-name-house = House rules

addon-crowning-piece = Crowning piece
addon-crowning-piece-about = No last round: play on until the show is perfect or lost.
addon-till-sista-droppen = To the last drop
addon-till-sista-droppen-about = The empty deck does not stop you: the show ends perfect or lost.
addon-minutios-koreografi = Meticulous choreography
addon-minutios-koreografi-about = Announce the colour of the card you play: a bonus if you are right, an error if you are wrong.
addon-kaskad-av-farger = Cascade of colours
addon-kaskad-av-farger-about = A sixth colour with a single card of each value.
addon-variant-1 = Variant 1
addon-variant-1-about = A sixth, multicolour suit that works like the others.
addon-variant-2 = Variant 2
addon-variant-2-about = A multicolour suit with a single copy of each value.
addon-variant-3 = Variant 3
addon-variant-3-about = A multicolour suit that every colour clue touches and nobody may name.
addon-variant-4 = Variant 4
addon-variant-4-about = No last round; only a perfect show counts.
addon-final-flourish = Final flourish
addon-final-flourish-about = Perfect or nothing: the show goes on after the last card is drawn.
addon-colour-avalanche = Colour avalanche
addon-colour-avalanche-about = Ten multi-coloured cards that count as every colour and can never be named.
addon-black-powder = Black powder
addon-black-powder-about = Ten black cards without a colour, built from 5 down to 1; each one missing costs a point.
addon-flamboyants = 5 Flamboyants
addon-flamboyants-about = A firework completed with a 5 turns up one of six BONUS tiles.

tile-clue = Extra { noun-token }
tile-clue-effect = { phrase-return-token }
tile-mend = Repair
tile-mend-effect = { phrase-mend-strike }, if there is one to mend, and { phrase-return-token } in any case
tile-colour-clue = Colour { noun-clue }
tile-colour-clue-effect = give a teammate a { noun-clue } about a colour, free of charge
tile-value-clue = Value { noun-clue }
tile-value-clue-effect = give a teammate a { noun-clue } about a value, free of charge
tile-reshuffle = Reshuffle
tile-reshuffle-effect = shuffle a discarded { noun-card } of your choice into { noun-deck.the }
tile-replay = Replay
tile-replay-effect = play a discarded { noun-card } of your choice, if it fits

reason-victory = Every { noun-firework } is complete: a triumph!
reason-last-round = The last round is over.
reason-strikes = { $edition ->
       *[cocktail] The last red card is flipped: the show is lost.
        [swedish] The last red marker lies in the lid: the show is lost.
        [abacus] The storm breaks loose: the show is lost.
        [deluxe] The fuse has burnt down to the powder: the show is lost.
        [show] The last ERROR tile is red: the show is lost.
    }
reason-indispensable = A { noun-card } that nothing can replace is gone: the show is lost.
reason-deadlock = Nobody can go on, with no { noun-card } to play and no { noun-token } to spend: the show is lost.
reason-ended = The players agreed to stop.
outcome-tally = On the table lay { count-points }.
