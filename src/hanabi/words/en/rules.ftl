### The rules of a table, put together from what its rules say.

rules-title = Hanabi rules: { $name }
rules-name-with = { $name }, with { $addons }

rules-heading-aim = Aim
rules-heading-cards = { $edition ->
       *[cocktail] Cards
        [deluxe] Tiles
    }
rules-heading-setup = Setting up
rules-heading-turn = A turn
rules-heading-clues = { $edition ->
       *[cocktail] Clues
        [abacus] Hints
    }
rules-heading-discarding = Discarding
rules-heading-playing = Playing
rules-heading-bonus = Bonus
rules-heading-end = End
rules-heading-score = Score
rules-heading-ratings = Ratings

## Aim

rules-aim-team = You are one team of { $players } firework makers, and you win or lose together. Powder, fuses and rockets have ended up in one heap, the audience is waiting, and the show has to go up anyway.
rules-aim-fireworks = { $number ->
        [one] You build a single { noun-firework }: { $suits }.
       *[other] You build { $number } { noun-firework.many }, each in its own colour: { $suits }.
    }
rules-aim-up = It starts with the 1 and climbs, one value at a time, to the 5.
rules-aim-all-up = Each of them starts with its 1 and climbs, one value at a time, to its 5.
rules-aim-down = It starts with the 5 and sinks, one value at a time, to the 1.
rules-aim-all-down = Each of them starts with its 5 and sinks, one value at a time, to its 1.
rules-aim-some-up = In { $suits } you climb from the 1 to the 5, one value at a time.
rules-aim-some-down = In { $suits } you go the other way, from the 5 down to the 1.
rules-aim-hidden = You see every hand but your own. What you hold, you learn from the { noun-clue.many } of your teammates.

## Cards

rules-cards-deck = The { noun-deck } has { count-cards }.
rules-cards-suits = { $number ->
        [one] In { $suits } there are { count-cards }: { $copies }.
       *[other] In each of { $suits } there are { count-cards }: { $copies }.
    }
rules-cards-copies = { $number ->
        [one] the { $values } { rules-times }
       *[other] the { $values } { rules-times } each
    }
rules-times = { $copies ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
        [6] six times
        [7] seven times
        [8] eight times
       *[9] nine times
    }
rules-cards-once = Each value goes onto { noun-firework.a } a single time; further copies are spares.

## Setting up

rules-setup-tokens = { $edition ->
       *[cocktail] Lay { count-tokens } in the open box lid and { count-strikes } beside it.
        [swedish] Lay { count-tokens } in the open box lid, with { count-strikes } outside.
        [abacus] Lay out { count-tokens }, white side up, and { count-strikes } with the lightning hidden.
        [deluxe] Lay out { count-tokens } face up. Stack the Fuse tiles, longest fuse on top, so that the explosion comes to light when you have flipped { count-strikes }.
        [show] Lay { count-tokens } on the flat bag and { count-strikes } in a row, blue side up.
    }
rules-setup-no-tokens = There are no { noun-token.many } at this table. Lay out { count-strikes }.
rules-setup-deck = Shuffle all { noun-card.many } into one face-down { noun-deck }.
rules-setup-hand = With { $players } players: { count-cards } each.
rules-setup-left = After the deal { noun-deck.the } holds { count-cards }.
rules-setup-hold = { $edition ->
       *[cocktail] Hold your hand with the backs towards you. Everybody else sees it; you never do.
        [deluxe] Stand your tiles up with the backs towards you. Everybody else sees them; you never do.
        [show] Set your cards on the holder with the backs towards you. Everybody else sees them; you never do.
    }
rules-setup-bonus = { $number ->
        [one] Lay 1 { noun-bonus } face down beside { noun-deck.the }.
       *[other] Shuffle { $number } { noun-bonus.many } and lay them face down beside { noun-deck.the }.
    }
rules-setup-first = { $edition ->
       *[cocktail] Choose who begins: at random, or whoever is dressed in the brightest colours. Turns then pass clockwise.
        [abacus] Choose who begins: at random, or the eldest among you. Turns then pass clockwise.
    }

## A turn

rules-turn-actions = { $tokens ->
        [0] On your turn you play { noun-card.a }. You may not pass.
       *[other] On your turn you do exactly one thing: give { noun-clue.a }, discard { noun-card.a } or play { noun-card.a }. You may not pass.
    }
rules-turn-draw = { $tokens ->
        [0] After playing, finish your turn by drawing, unseen, from { noun-deck.the } as long as it lasts. The new { noun-card } goes last in your hand.
       *[other] After discarding or playing, finish your turn by drawing, unseen, from { noun-deck.the } as long as it lasts. The new { noun-card } goes last in your hand.
    }
rules-turn-order = You may rearrange your own hand whenever you like, without using a turn. The order is public, and whatever has been said about { noun-card.a } stays with it when it moves.
rules-turn-pile = The discard pile lies face up, and anybody may look through it at any time.
rules-turn-talk = Apart from { noun-clue.many } the table is silent: no comments, no advice, no meaning looks. If you all agree, you may allow a few set phrases or free conversation instead.

## Clues

rules-clue-cost = { $tokens ->
        [0] This table plays with no { noun-token.many }, so nobody can pay for { noun-clue.a }.
       *[other] To give { noun-clue.a }, { phrase-spend-token }. If { phrase-no-token }, you have to do something else.
    }
rules-clue-dear = At this table { noun-clue.a } costs { $cost } at once: with fewer, nobody can give one.
rules-clue-free = Only { noun-bonus.a } lets you give one, by these rules:
rules-clue-what = Choose one teammate, never yourself, and name one colour or one value. Point out every { noun-card } in that hand that it is true of, leaving none out and stressing none. Your teammate thereby learns about the others, too: it is not true of them.
rules-clue-colours = Colours that may be named: { $suits }. Values: 1 to 5.
rules-clue-no-colours = No colour may be named at this table, only values from 1 to 5.
rules-clue-colours-values = Colours that may be named: { $suits }. Values: { $values }.
rules-clue-no-values = Colours that may be named: { $suits }. No value may be named at this table.
rules-clue-only-values = No colour may be named at this table, only these values: { $values }.
rules-clue-nothing = Neither a colour nor a value may be named at this table, so nobody can give { noun-clue.a }.
rules-clue-every = The { $suits } { noun-card.many } count as every colour: whichever colour is named, they are pointed out with it. Nobody may name { $names }, not even to say that there is none.
rules-clue-every-named = The { $suits } { noun-card.many } count as every colour: whichever colour is named, they are pointed out with it. It is also allowed to name { $names }.
rules-clue-none = The { $suits } { noun-card.many } have no colour that { noun-clue.a } could name: only values point them out. Nobody may name { $names }, not even to say that there is none.
rules-clue-null = The { $suits } { noun-card.many } have neither a colour nor a value that { noun-clue.a } could name: nothing points them out. Nobody may name { $names }, not even to say that there is none.
rules-clue-mixed = The { $suits } { noun-card.many } are pointed out with { $colours }.
rules-clue-in-turn = The { $suits } { noun-card.many } are pointed out with one colour after another: { $turns }.
rules-clue-turn = { $suit } ({ $value })
rules-clue-every-value = The { $suits } { noun-card.many } count as every value: whichever value is named, they are pointed out with it.
rules-clue-no-value = No value points out the { $suits } { noun-card.many }: only colours do.
rules-reach-colours = { $reach ->
       *[nothing] Colours point out nothing at all here; they may be named all the same.
        [with-values] Each colour also points out the value at its place, whatever the colour of the { noun-card }: { $turns }.
    }
rules-reach-values = { $reach ->
       *[nothing] Values point out nothing at all here; they may be named all the same.
        [lower] Each value also points out all lower ones.
        [higher] Each value also points out all higher ones.
        [parity] An odd value points out all odd ones, an even value all even ones.
    }
rules-special-colours = { $touched ->
       *[every] Every { $value } counts as every colour: whichever colour is named, it is pointed out with it.
        [none] No colour points out a { $value }.
    }
rules-special-values = { $touched ->
       *[every] Every { $value } counts as every value: whichever value is named, it is pointed out with it.
        [none] No value points out a { $value }.
        [in-turn] A { $value } is pointed out with another value in each colour: { $turns }.
    }
rules-special-suits-first = What holds for all { noun-card.many } of a colour comes before what holds for a value.
rules-clue-empty = An empty { noun-clue } is allowed: you may tell a teammate that they have no 4s, say, or nothing of a colour that may be named, and it costs the same. Even a teammate without { noun-card.many } can be told so.
rules-clue-touch = Empty { noun-clue.many } are not allowed: there must be at least one { noun-card } to point out.

## Discarding

rules-discard = { $tokens ->
        [0] With no { noun-token.many } to win back, nobody may discard.
       *[other] Lay { noun-card.a } from your hand face up on the discard pile and { phrase-return-token }. While { phrase-all-tokens }, you may not discard.
    }

## Playing

rules-play = Choose { noun-card.a } from your hand and turn { noun-card.it } up. You do not have to know what it is.
rules-play-fits = If it is the very { noun-card } that its { noun-firework } needs next, it is placed there.
rules-play-strike = If not, it goes to the discard pile, and you have to { phrase-take-strike }.
rules-play-announce = Before you turn it up you may announce its colour, any of these: { $suits }.
rules-play-announce-right = If you are right and it fits, { phrase-return-token }, and a second time if { noun-firework.the } is now complete. There are never more than { count-tokens }; what is over is lost.
rules-play-announce-right-once = If you are right and it fits, { phrase-return-token }. There are never more than { count-tokens }; what is over is lost.
rules-play-announce-wrong = If you are wrong, it is discarded and you have to { phrase-take-strike }, even if it would have fitted. If you are right but it does not fit, it counts as any other mistake.
rules-play-announce-every = For the { $suits } { noun-card.many } only { $names } is right.

## Bonus

rules-bonus-completed = Whoever places the last { noun-card } of { noun-firework.a } may { phrase-return-token }, at no cost. If { phrase-all-tokens } already, there is nothing to gain.
rules-bonus-completed-down = Whoever completes { noun-firework.a } downwards, with its 1, may { phrase-return-token }, at no cost. If { phrase-all-tokens } already, there is nothing to gain.
rules-bonus-tile = Whoever completes { noun-firework.a } with its 5 turns up the next { noun-bonus } instead of winning back a { noun-token }. It is carried out at once, by the same player, before anybody draws or does anything else, and is then set aside.
rules-bonus-won = Completing the last open { noun-firework } wins the show on the spot, without turning up a tile.
rules-bonus-out = When no { noun-bonus } is left, { phrase-return-token } instead.
rules-bonus-announced = An announced 5 that completes { noun-firework.a } earns its { noun-token } first and then turns up the tile.
rules-bonus-tiles = The tiles:
rules-bonus-tile-item = { $number ->
        [one] - { $tile }: { $effect }.
       *[other] - { $tile } ({ $number } of them): { $effect }.
    }
rules-bonus-clue = A free { noun-clue } obeys every rule for { noun-clue.many } except the cost. It has to be given if any is possible; otherwise the tile is lost.
rules-bonus-reshuffle = “{ tile-reshuffle }” may not be declined. With an empty { noun-deck } you may play { noun-card.the } instead of shuffling it in.
rules-bonus-replay = Playing from the discard pile may be declined. If you decline, or choose something that does not fit, the tile is lost and nothing worse happens. If a 5 from there completes { noun-firework.a }, the next tile is turned up at once.
rules-bonus-replay-announced = Nothing played from the discard pile can be announced.
rules-bonus-no-pile = If the discard pile is empty, a tile that needs it is lost.

## End

rules-end-strikes = As soon as { phrase-struck-out }, the show is over and lost.
rules-end-victory = { $number ->
        [one] As soon as { noun-firework.the } is complete, the show is over and won.
       *[other] As soon as all { $number } { noun-firework.many } are complete, the show is over and won.
    }
rules-end-last-round = When somebody draws the last { noun-card } of { noun-deck.the }, everybody has exactly one more turn, that player too. Nothing is drawn in this last round, and after it the show is over.
rules-end-dealt-out = If the deal leaves nothing in { noun-deck.the } ({ $players } players), the last round begins at once.
rules-end-play-on = An empty { noun-deck } ends nothing: you play on, with ever smaller hands, until the show is won or lost.
rules-end-indispensable = The show is also lost, at once, when the last copy of { noun-card.a } that its { noun-firework } still needs reaches the discard pile, whether discarded or played by mistake.
rules-end-indispensable-tiles = That holds even if { noun-bonus.a } that is still face down might have brought it back.
rules-end-deadlock = And it is lost when somebody whose turn it is has nothing in hand and { phrase-no-token }.
rules-end-agreed = You may also agree to stop early.

## Score

rules-score-top = Each { noun-firework } is worth the value of its highest { noun-card }. Add them up.
rules-score-some-top = A { noun-firework } in { $suits } is worth the value of its highest { noun-card }.
rules-score-count = A { noun-firework } in { $suits } is worth a point for each { noun-card } on it.
rules-score-penalty = A { noun-firework } in { $suits } is worth nothing, but a point is taken off for each { noun-card } it lacks. The score never falls below 0, and it is counted in “black powder” points.
rules-score-maximum = A perfect show scores { count-points }.
rules-score-strikeout = { $strikeout ->
       *[zero] A show lost by { noun-strike.many } scores 0, whatever lies on the table.
        [tally] A show lost by { noun-strike.many } keeps the points that lie on the table.
    }
rules-score-perfect = Nothing but a perfect show counts: every other end scores 0.

## Ratings

rules-rating-intro = This is how the audience takes it:
rules-rating-band = { $points }: { $line }
rules-rating-perfect = None: the show is perfect, or it is lost.
rules-rating-none = None: the scale is made for perfect scores of 25 or 30.
