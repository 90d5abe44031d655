### The page in the browser.

page-title = Hanabi, the table
page-home = To the lobby
page-skip = Skip to the table
page-nav = Page
page-language = Language
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-save = Save
page-copy = Copy
page-copied = Copied.
page-loading = One moment…
page-unreachable = The server cannot be reached.
page-lost = Connection lost, trying again…
page-not-sent = Not sent: there is no connection at the moment.

## Lobby

page-welcome = Light up the sky together
page-lead = You see every hand but your own. Tell each other what matters, and build the fireworks from 1 to 5.
page-name = Your name
page-default-name = Guest
page-play-now = Play now
page-tables = Open tables
page-no-tables = No public table at the moment. Set one and send the link to your friends.
page-your-games = Your games
page-go-on = Go on
page-not-begun = has not begun
page-join = Sit down
page-watch = Watch
page-past-games = Past games
page-past-games-about = All games that were played to the end at public tables here, and your own
page-upload = Upload a record…
page-upload-link = Or paste a hanab.live link
page-upload-link-send = Read it
page-set-table = Set a table
page-create = Open the table

## Setting a table

page-edition = Edition
page-add-ons = Add-ons
page-seat = Seat { $seat }
page-seat-free = free seat
page-person = a person
page-bot = bot { $bot }
page-about-bots = What the bots are like
page-first = Who begins
page-random = chance decides
page-bot-delay = Bots take a moment before they act
page-manners = Manners
page-take-backs = Moves may be taken back when everybody agrees
page-talk = Talk
page-talk-silent = silence
page-talk-remarks = set remarks
page-talk-chat = open chat
page-spectators = Spectators
page-spectators-none = nobody may watch
page-spectators-seat = see what one seat sees
page-spectators-everything = see all hands
page-public = Show the table in the lobby
page-as-printed = as printed
page-empty-clues = Empty { noun-clue.many }
page-announced-plays = Announced plays
page-play-on = Play on to perfection
page-strikeout = A show lost by { noun-strike.many }
page-strikeout-zero = scores 0
page-strikeout-tally = keeps its points
page-number-tokens = Number of { noun-token.many }
page-number-strikes = Number of { noun-strike.many }
page-number-hand = Cards in hand
page-impossible = This table is not possible: { $reason }
page-rules-summary = { $title }: { $cards } cards, { $maximum } points at most. Read the rules

## Before the start

page-invite = Invite by this link
page-only-here = Only this computer can open this link. To let others in, start the server with: hanabi serve --host 0.0.0.0
page-address = Address
page-qr = QR code of the link
page-guests = Invite a guest
page-guests-about = Guests are bots that other programs play here, by the rules of hanab.live.
page-guests-none = No guest is here at the moment.
page-guest = guest
page-guest-places = { $number ->
        [0] is free
        [one] plays at one table
       *[other] plays at { $number } tables
    }
page-guest-invite = Invite
page-guest-replace = Let a bot go on for { $name }
page-start = Deal the cards
page-leave = Leave the table
page-host = host
page-you = you
page-away = away
page-waiting = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
page-not-here = Not here yet: { $names }.
page-not-here-host = Not here yet: { $names }. You can deal the cards all the same.
page-ready = Everybody is here.
page-wait-host = { $name } starts the game.
page-table-full = Every seat is taken.
page-no-table = This table cannot be shown

## The table

page-rules = The rules
page-menu = Table menu
page-rail = Counters, discards and log
page-counters = Counters
page-hands = The hands of the others
page-panels = More
page-score = Score
page-reachable = { $reachable } possible
page-of = / { $all }
page-turns-left = { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
page-pace = Pace
page-pace-about = How many more discards you can afford and still reach the highest possible score
page-discards = Discards
page-discarded = { $gone } of { $copies } discarded
page-log = Log
page-since = Since your last turn
page-since-last = The last moves
page-since-nothing = Nobody has acted yet.
page-looking-back = You are looking back at turn { $turn }.
page-your-turn-now = It is your turn.
page-return-now = Return to now
page-why = Why?
page-why-of = Why? { $move }
page-jump-latest = { $number ->
        [0] ↓ To the latest
       *[other] ↓ To the latest, { $number } new
    }
page-firework = { $suit }: height { $height }, needs { $value }.
page-firework-complete = { $suit }: complete.
page-needs = Needs { $value }
page-copies-left = { $number ->
        [0] No copy left.
        [one] 1 copy left.
       *[other] { $number } copies left.
    }
page-capped = Can only reach height { $height }.
page-your-turn = Your turn
page-turn-of-name = { $name } is to act
page-to-act = to act
page-thinking = thinking…
page-getting-ready = getting ready…
page-last-round = { $turns ->
        [one] Last round: 1 turn left
       *[other] Last round: { $turns } turns left
    }
page-watching = you are watching
page-wait = Waiting for { $name }. You may sort your hand, write notes and choose your next move.
page-over = The show is over: { $score } of { $maximum } points
page-not-watched = This table plays without spectators.

## Cards

page-your-hand = Your hand
page-hand-empty = no { noun-card.many } left
page-card-hidden = hidden
page-card-yours = Your { noun-card } { $place }: { $card }
page-card-theirs = { $name }, { noun-card } { $place }: { $card }
page-card-told = told { $clues }
page-card-untold = told nothing
page-card-new = new
page-card-noted = note: { $note }
page-peek = What { $name } knows of { noun-card } { $place }
page-peek-you = What you know of { noun-card } { $place }
page-peek-possible = { $number ->
        [one] It can only be this:
       *[other] { $number } different { noun-card.many } are possible.
    }
page-peek-can = possible
page-peek-counted = ruled out by counting
page-peek-out = ruled out
page-through = See the hand as { $name } sees it
page-note = Note
page-note-about = A note for yourself, until the end

## What to do

page-actions = What to do
page-hint = Choose { noun-card.a } of your own to play or discard, or somebody else’s to give { noun-clue.a }.
page-hint-no-clue = Choose { noun-card.a } of your own to play or discard. { $why }
page-hint-no-discard = Choose { noun-card.a } of your own to play, or somebody else’s to give { noun-clue.a }.
page-hint-bonus = Choose what { noun-bonus.the } does.
page-own-card = Your { noun-card } { $place }
page-own-card-next = Next turn: your { noun-card } { $place }
page-play = Play
page-discard = Discard
page-announce = Play as
page-play-as = Play as { $suit }
page-move-left = Move to the left
page-move-right = Move to the right
page-clue-card = Tell { $name } about { noun-card } { $place }
page-clue-all = Tell { $name }
page-clue-empty = Touches nothing:
page-for-next-turn = for your next turn
page-tell = { $name }: { $clue } { $cards }
page-confirm = Do it
page-ask = { $deed }?
page-deed-play = play your { noun-card } { $place }
page-deed-announce = play your { noun-card } { $place } as { $suit }
page-deed-discard = discard your { noun-card } { $place }
page-deed-clue = tell { $name }: { $clue }
page-deed-take = take { $card }
page-deed-decline = do without
page-sending = On its way: { $deed }.
page-unsent = Not sent yet: { $deed }. It goes out when the connection is back.
page-undo = Sent in { $seconds } s: { $deed }.
page-undo-told = { $seconds ->
        [one] Sent in one second; Escape takes it back.
       *[other] Sent in { $seconds } seconds; Escape takes it back.
    }
page-premove = On your next turn: { $deed }.
page-premove-impossible = On your next turn: { $deed }. As things stand it would not be possible.
page-premove-none = As things stand you could not give { noun-clue.a }.
page-dropped = Your move was dropped ({ $deed }). { $why }
page-dropped-changed = The table has changed since.
page-bonus = A bonus for you: { $tile }
page-bonus-other = { $name } has turned up “{ $tile }” and is choosing.

## Talk

page-say = Say something
page-send = Send
page-remark-hello = Hello everybody!
page-remark-know-nothing = I still know nothing about my hand.
page-remark-remember = Do you remember what you hold?
page-remark-think = Let me think.
page-remark-well-done = Well done!
page-remark-sorry = Sorry!
page-remark-good-game = Thanks for the game!

## Votes and links

page-vote-end = End the game now
page-vote-end-alone = You are the only person at the table: the game ends at once.
page-ask-take-back = Take back my last move
page-take-back-asked = { $name } would like to take back their last move, and what came after it.
page-take-back-yours = You asked to take back your last move.
page-take-back-agreed = Agreed: { $names }.
page-take-back-stands = Nothing was taken back: the move stands.
page-decline = Decline
page-end-votes = { $number ->
        [one] { $names } wants to end the game now.
       *[other] { $names } want to end the game now.
    }
page-agree = Agree
page-take-back = Take it back
page-gone = { $number ->
        [0] { $name } is away.
       *[other] { $name } is away. For a bot: { $number }.
    }
page-replace = Let a bot go on
page-replace-soon = Let a bot go on ({ $seconds } s)
page-replaced = A bot is playing for you.
page-return = Take your seat back
page-watch-link = Link to the table
page-personal-link = Play on another device
page-personal-link-about = This link is your seat: open it on another device to go on there. Do not share it.

## The end, replay and past games

page-finale = Finale
page-rematch = Play again
page-rematch-join = To the next game
page-replay = Replay
page-record = Record
page-record-file = Download the record
page-record-theirs = Download for hanab.live
page-record-link = Link to hanab.live
page-record-lost-empty-clues = The link does not say that empty { noun-clue.many } were given.
page-record-lost-played-on = The link does not say that you played on to perfection.
page-record-lost-notes = The link leaves out the notes.
page-record-lost-annotations = hanab.live is not told when and where you played, nor what is said about the moves.
page-record-lost-rest = hanab.live ends this game after turn { $turn }.
page-see-table = Look at the table
page-turn = Turn
page-turn-of = Turn { $turn }: { $name }
page-first-turn = First turn
page-previous-turn = Previous turn
page-next-turn = Next turn
page-last-turn = Last turn
page-eyes = Whose eyes
page-all-open = All hands open
page-player = Player
page-players = Players
page-any = any
page-ending = End
page-ending-victory = perfect show
page-ending-last-round = last round
page-ending-strikes = too many errors
page-ending-indispensable = a needed card lost
page-ending-deadlock = nothing left to do
page-ending-ended = ended by the players
page-only-mine = Only my games
page-no-games = No such game yet.
page-newer = Newer
page-older = Older

## Settings of the browser

page-settings = Settings
page-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-level = What is drawn on the cards
page-level-none = nothing: I remember the clues myself
page-level-positive = what was told
page-level-everything = what was told and what it rules out
page-newest = Where the newest card of a hand lies
page-newest-right = at the right
page-newest-left = at the left
page-chop = Mark in each hand the oldest card that no clue has touched: many teams discard it next and call it the chop
page-confirm-first = Ask before every action
page-undo-window = Time to take a move back before it is sent
page-undo-0 = none
page-undo-1 = 1 second
page-undo-2 = 2 seconds
page-undo-3 = 3 seconds
page-use-keys = Single keys are shortcuts
page-motion = Cards and fireworks move

## Keys

page-shortcuts = Keys
page-key-select = choose a card of your own
page-key-play = play the chosen card
page-key-discard = discard the chosen card
page-key-clue = give a clue; again for the next teammate
page-key-clue-choose = with the clues open: give that number or colour
page-key-through = hold: see a hand as its owner sees it
page-key-walk = walk along the cards; Enter chooses
page-key-move = move the chosen card within your hand
page-key-note = write a note about the card
page-key-log = go to the log
page-key-talk = go to the talk
page-key-cancel = put everything back; take back a move that waits
page-key-help = show these keys
page-key-step = one turn back or on
page-key-ends = first or last turn

## What went wrong

page-problem-late = The game has moved on since.
page-problem-wrong-moment = That is not possible now.
page-problem-not-host = Only the host may do this.
page-problem-full = Every seat is taken.
page-problem-name-taken = Somebody here already has that name.
page-problem-seat-taken = Somebody sits there.
page-problem-seats-free = Every seat has to be taken first.
page-problem-seated = You sit at this table already.
page-problem-not-seated = You do not sit at this table.
page-problem-silent = This table does not talk that way.
page-problem-too-much = This table has talked enough.
page-problem-no-card-to-note = Notes are written on cards in somebody’s hand.
page-problem-note-too-long = A note has at most 300 characters.
page-problem-too-many-notes = You have written enough notes at this table.
page-problem-no-take-backs = Nothing is taken back at this table.
page-problem-guest-remembers = Nothing can be taken back with a guest at the table: it does not forget what it was told.
page-problem-too-fast = Too fast; wait a moment.
page-problem-still-here = That person is here.
page-problem-too-soon = Give them a moment to come back.
page-problem-replaced = A bot is playing for you. Take your seat back first.
page-problem-not-replaced = No bot is playing for you.
page-problem-wrong-token = This link belongs to no seat of this table.
page-problem-no-such-table = There is no such table.
page-problem-no-such-game = There is no finished game here.
page-problem-too-large = That is too large.
page-problem-bot-unavailable = This bot cannot be used here: { $reason }
page-problem-bot-players = This bot does not play with so many.
page-problem-no-such-guest = That guest is no longer here.
page-problem-no-counterpart = hanab.live does not play this: { $reason }
