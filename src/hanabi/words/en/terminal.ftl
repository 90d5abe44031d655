### The terminal: hanabi play and hanabi replay

## Words of the commands. The first of each list is taught, the others are understood too.

command-play = play, p
command-discard = discard, d
command-clue = clue, c, tell
command-move = move, m
command-sort = sort, s
command-take = take, t
command-decline = decline, no
command-table = table, look, l
command-hand = hand, h
command-discards = discards, pile
command-log = log
command-why = why
command-hint = hint, advice
command-note = note
command-undo = undo, u
command-rules = rules
command-help = help, ?
command-end = end
command-quit = quit, q, exit
command-as = as
command-back = back

## The table

terminal-turn = Turn { $turn }. { $name } to move.
terminal-log-line = { $turn }. { $sentences }
terminal-seats = At the table: { $seats }.
terminal-why = { $turn }. { $name }: { $reason }
terminal-why-silent = { $turn }. { $name } gave no reason.
terminal-why-nobody = No bot has moved since your last turn, or since you came back.
terminal-hint = { $bot }: { $advice }
terminal-no-hints = There’s no advice in this game.
terminal-no-undo = Nothing can be taken back in this game.
terminal-hint-unavailable = There’s no advice to be had here. Technical details: { $reason }
terminal-bot = { $name } ({ $bot } bot)
terminal-counters = { $edition ->
    [swedish] Blue markers: { $tokens } of { $all_tokens }. Red markers: { $strikes } of { $all_strikes }.
    [abacus] Note tokens: { $tokens } of { $all_tokens }. Storm tokens: { $strikes } of { $all_strikes }.
    [deluxe] Clock tiles: { $tokens } of { $all_tokens }. Fuse tiles burnt: { $strikes } of { $all_strikes }.
    [show] CLUE tokens: { $tokens } of { $all_tokens }. ERROR tiles: { $strikes } of { $all_strikes }.
   *[cocktail] Tokens: { $tokens } of { $all_tokens }. Red cards flipped: { $strikes } of { $all_strikes }.
}
terminal-score = Score: { $score } of { $maximum }, { $reachable } still possible.
terminal-final-score = Score: { $score } of { $maximum }.
terminal-deck = { $edition ->
    [deluxe] { $cards ->
        [one] One tile left to draw.
       *[other] { $cards } tiles left to draw.
    }
   *[cocktail] { $cards ->
        [one] One card left to draw.
       *[other] { $cards } cards left to draw.
    }
}
terminal-last-round = { $turns ->
    [one] Last round: one turn left.
   *[other] Last round: { $turns } turns left.
}
terminal-pace = Pace: { $pace }.
terminal-tiles = { $left ->
    [one] One bonus tile face down. Revealed: { $revealed }.
   *[other] { $left } bonus tiles face down. Revealed: { $revealed }.
}
terminal-none = none
terminal-fireworks = Fireworks: { $list }.
terminal-firework = { $suit } needs { $next }
terminal-firework-complete = { $suit } complete

## Hands

terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name } has no cards.
terminal-card-marked = { $place } { $face } ({ noun-clue.many }: { $marks })
terminal-card-unmarked = { $place } { $face }
terminal-own-hand = Your hand, newest card last:
terminal-own-hand-sorted = Your hand, in the order you gave it:
terminal-own-hand-empty = You have no cards.
terminal-own-card = { $place }: { $known }
terminal-known-not = not { $clue }
terminal-known-both = { $marks }; { $barred }
terminal-unknown = no { noun-clue } yet
terminal-detail-own = What you know about your hand:
terminal-detail = What { $name } knows about their hand:
terminal-detail-card = { $place }: { $known }. Could be: { $possible }.
terminal-detail-counted = Ruled out by counting the cards you can see: { $gone }.
terminal-note = Your note on { $name }’s card { $place }: { $note }
terminal-any-card = anything
terminal-discards-empty = Nothing has been discarded yet.
terminal-discards = The discard pile:
terminal-discards-suit = { $suit }: { $values }
terminal-gone = Lost for good: { $cards }.

## Bonus tiles

terminal-tile-colour-clue = The bonus tile gives you a free colour { noun-clue }. For example, type: clue NAME red.
terminal-tile-value-clue = The bonus tile gives you a free value { noun-clue }. For example, type: clue NAME 3.
terminal-tile-reshuffle = The bonus tile lets you shuffle a discarded card back into the deck. For example, type: take red 3. Choose from: { $cards }.
terminal-tile-replay = The bonus tile lets you play a discarded card. For example, type: take red 3; or decline. Choose from: { $cards }.

## Passing the keyboard, leaving, the end

terminal-welcome = { $title }. Type help to see the commands.
terminal-dealing = Looking for a deal that can be won…
terminal-resumed = Picking up where you left off.
terminal-hide-screen = Press Enter to hide your screen.
terminal-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
terminal-left = Game saved. To pick it up again: hanabi play --resume
terminal-really-end = End the game for everyone? yes or no:
terminal-yes = y
terminal-all-hands = All cards on the table:
terminal-record = The game is saved in { $path }
terminal-still-running = Turn { $turn }, { $name } to move: the game isn’t over.
terminal-replay-help = Enter: next turn. b: back. A number from 0 to { $last }: that turn. q: quit.

## Help

terminal-help-play = play 2: play your card 2.
terminal-help-announce = play 2 as red: play your card 2 and announce that it’s red.
terminal-help-discard = discard 4: discard your card 4.
terminal-help-clue = clue { $name } red, or clue { $name } 3: tell { $name } a colour or a value.
terminal-help-move = move 1 3: move your card 1 to place 3. Doesn’t cost a turn.
terminal-help-sort = sort { $order }: put your cards in this order. Doesn’t cost a turn.
terminal-help-take = take red 3, or decline: make your choice for a bonus tile.
terminal-help-look = table, hand, hand { $name }, discards, log, rules: take a look.
terminal-help-why = why: ask the bots why they made their moves since your last turn.
terminal-help-hint = hint: ask what the friend bot would do in your place, and why.
terminal-help-note = note 3 maybe red, or note { $name } 2 keep: write a note on a card. note 3 alone takes it away.
terminal-help-undo = undo: take back your last move and everything after it.
terminal-help-leave = quit: leave, with the game saved. end: end the game for everyone.
terminal-help-short = The first letter is enough: p 2, d 4, c { $name } r. You can shorten names, too.

## What would be right

terminal-say-something = Type what you want to do, for example: play 2. Type help to see all commands.
terminal-did-you-mean = There’s no command { $word }. Did you mean { $close }? Type help to see all commands.
terminal-unknown-command = There’s no command { $word }. Type help to see all commands.
terminal-how-to-play = Which card do you want to play, 1 to { $cards }? For example: play 2.
terminal-how-to-play-or-announce = Which card do you want to play, 1 to { $cards }? For example: play 2, or play 2 as red to announce it.
terminal-how-to-discard = Which card do you want to discard, 1 to { $cards }? For example: discard 4.
terminal-how-to-clue = Who gets which { noun-clue }? For example: clue { $name } red, or clue { $name } 3.
terminal-how-to-move = Which card goes where, 1 to { $cards }? For example: move 1 3.
terminal-how-to-sort = Give the new order of all your cards. For example: sort { $order }.
terminal-how-to-decline = Just type decline.
terminal-how-to-take = Which discarded card do you want? For example: take red 3.
terminal-how-to-note = Which card, and what do you want to write? For example: note 3 maybe red, or note { $name } 2 keep.
terminal-no-such-place = You have no card { $place }; your cards are 1 to { $cards }.
terminal-no-such-name = Nobody here is called { $name }. At the table: { $names }. The start of a name is enough if it fits only one.
terminal-no-such-suit = { $suit } isn’t one of the colours or values at this table. The colours are { $suits }, the values 1 to 5. The start of a colour is enough if it fits only one.
