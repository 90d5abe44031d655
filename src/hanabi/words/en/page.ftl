### The page in the browser.

page-title = Hanabi online
page-home = Lobby
page-skip = Skip to main content
page-nav = Main menu
page-language = Language
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-save = Save
page-copy = Copy
page-copied = Copied.
page-loading = Loading…
page-unreachable = Can’t reach the server.
page-lost = Connection lost. Reconnecting…
page-not-sent = Not sent: there’s no connection right now.

## Lobby

page-welcome = Light up the sky together
page-lead = You see everyone’s cards but your own. Give each other the right clues and build the fireworks from 1 to 5.
page-name = Your name
page-default-name = Guest
page-play-now = Play now
page-tables = Open tables
page-no-tables = No public tables right now. Create one and send your friends the link.
page-your-games = Your games
page-go-on = Resume
page-not-begun = not started yet
page-join = Join
page-watch = Watch
page-past-games = Past games
page-past-games-about = Browse finished games: everything from public tables here, and all of your own
page-upload = Upload a game…
page-upload-link = Or paste a hanab.live link
page-upload-link-send = Import
page-set-table = New table
page-table-settings = Table settings
page-create = Create table

## Setting a table

page-edition = Edition
page-add-ons = Add-ons
page-seat = Seat { $seat }
page-seat-free = open seat
page-person = Player
page-bot = { $bot } bot
page-about-bots = About the bots
page-first = First player
page-random = Random
page-bot-delay = Bots pause for a moment before they move
page-manners = Chat and spectators
page-take-backs = Allow take-backs when everyone agrees
page-talk = Chat
page-talk-silent = Off
page-talk-remarks = Quick phrases
page-talk-chat = On
page-spectators = Spectators
page-spectators-none = Not allowed
page-spectators-seat = See what one player sees
page-spectators-everything = See every hand
page-public = List this table in the lobby
page-as-printed = As printed
page-empty-clues = Empty { noun-clue.many }
page-announced-plays = Announcing colours
page-play-on = Play until perfect or lost
page-strikeout = A game lost by { noun-strike.many }
page-strikeout-zero = Scores 0
page-strikeout-tally = Keeps its points
page-number-tokens = Number of { noun-token.many }
page-number-strikes = Number of { noun-strike.many }
page-number-hand = Hand size
page-variant = Suits and { noun-clue.many } of a hanab.live variant
page-clue-cost = Price of { noun-clue.a }
page-named-values = Values that may be named
page-colour-reach = Colours also point out
page-value-reach = Values also point out
page-reach-same = Nothing else
page-reach-with-values = The value at their place
page-reach-lower = All lower ones
page-reach-higher = All higher ones
page-reach-parity = All odd or all even ones
page-reach-nothing = Nothing at all, not even their own
page-special-value = Special value
page-special-none = None
page-special-colours = Colours that point it out
page-special-values = Values that point it out
page-touched-own = Its own
page-touched-every = Every one
page-touched-none = None of them
page-touched-in-turn = Another in each colour
page-rules-summary = { $title }: { $cards } cards, up to { $maximum } points. Read the rules

## Before the start

page-invite = Invite link
page-only-here = Only this computer can open this link. To let others join, start the server with: hanabi serve --host 0.0.0.0
page-address = Address
page-qr = QR code of the link
page-guests = Invite a guest bot
page-guests-about = Guest bots run in other programs and join the way they would join hanab.live.
page-guests-none = No guest bots here right now.
page-guest = guest bot
page-guest-places = { $number ->
        [0] free
        [one] playing at 1 table
       *[other] playing at { $number } tables
    }
page-guest-invite = Invite
page-guest-replace = Replace { $name } with a bot
page-start = Start game
page-leave = Leave table
page-host = host
page-you = you
page-away = away
page-waiting = { $number ->
        [one] One seat left to fill.
       *[other] { $number } seats left to fill.
    }
page-not-here = Not here yet: { $names }.
page-not-here-host = Not here yet: { $names }. You can start anyway.
page-ready = Everyone’s here.
page-wait-host = Waiting for { $name } to start the game.
page-table-full = This table is full.
page-no-table = Can’t show this table

## The table

page-rules = Rules
page-menu = Table menu
page-rail = Counters, discards and log
page-counters = Counters
page-hands = Other players’ hands
page-panels = More
page-score = Score
page-reachable = { $reachable } possible
page-of = / { $all }
page-turns-left = { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
page-pace = Pace
page-pace-about = How many more discards you can afford and still reach the best possible score
page-discards = Discards
page-discarded = { $gone } of { $copies } discarded
page-log = Log
page-since = Since your last turn
page-since-last = Latest moves
page-since-nothing = No moves yet.
page-looking-back = You’re looking back at turn { $turn }.
page-your-turn-now = It’s your turn.
page-return-now = Back to the game
page-why = Why?
page-why-of = Why? { $move }
page-jump-latest = { $number ->
        [0] ↓ Latest
       *[other] ↓ { $number } new
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
page-turn-of-name = { $name }’s turn
page-to-act = to move
page-thinking = thinking…
page-getting-ready = getting ready…
page-stuck = stuck?
page-last-round = { $turns ->
        [one] Last round: 1 turn left
       *[other] Last round: { $turns } turns left
    }
page-watching = watching
page-wait = Waiting for { $name }. Meanwhile you can sort your hand, take notes and line up your next move.
page-over = The show is over: { $score } of { $maximum } points
page-not-watched = This table doesn’t allow spectators.

## Cards

page-your-hand = Your hand
page-hand-empty = no { noun-card.many } left
page-card-hidden = hidden
page-card-yours = Your { noun-card } { $place }: { $card }
page-card-theirs = { $name }, { noun-card } { $place }: { $card }
page-card-told = { noun-clue.many }: { $clues }
page-card-untold = no { noun-clue.many }
page-card-new = new
page-card-noted = note: { $note }
page-peek = What { $name } knows of { noun-card } { $place }
page-peek-you = What you know of { noun-card } { $place }
page-peek-possible = { $number ->
        [one] It can only be this:
       *[other] It could be any of { $number } { noun-card.many }.
    }
page-peek-can = possible
page-peek-counted = ruled out by counting
page-peek-out = ruled out
page-through = See this hand as { $name } sees it
page-note = Note
page-note-about = A note only you see until the game ends

## What to do

page-actions = Your move
page-hint = Pick one of your { noun-card.many } to play or discard, or a teammate’s to give { noun-clue.a }.
page-hint-no-clue = Pick one of your { noun-card.many } to play or discard. { $why }
page-hint-no-discard = Pick one of your { noun-card.many } to play, or a teammate’s to give { noun-clue.a }.
page-hint-bonus = Choose how to use { noun-bonus.the }.
page-own-card = Your { noun-card } { $place }
page-own-card-next = Next turn: your { noun-card } { $place }
page-play = Play
page-discard = Discard
page-announce = Play as
page-play-as = Play as { $suit }
page-move-left = Move left
page-move-right = Move right
page-clue-card = Give { $name } { noun-clue.a } about { noun-card } { $place }
page-clue-all = Give { $name } { noun-clue.a }
page-clue-empty = No matching { noun-card.many }:
page-for-next-turn = for your next turn
page-tell = { $name }: { $clue } { $cards }
page-confirm = Confirm
page-ask = { $deed }?
page-deed-play = play your { noun-card } { $place }
page-deed-announce = play your { noun-card } { $place } as { $suit }
page-deed-discard = discard your { noun-card } { $place }
page-deed-clue = tell { $name }: { $clue }
page-deed-take = take { $card }
page-deed-decline = take nothing
page-sending = Sending: { $deed }.
page-unsent = Not sent yet: { $deed }. It goes out as soon as you’re back online.
page-undo = Sending in { $seconds } s: { $deed }.
page-undo-told = { $seconds ->
        [one] Sending in one second. Press Escape to undo.
       *[other] Sending in { $seconds } seconds. Press Escape to undo.
    }
page-premove = Next turn: { $deed }.
page-premove-impossible = Next turn: { $deed }. Right now that wouldn’t be possible.
page-premove-none = Right now you couldn’t give { noun-clue.a }.
page-dropped = Your move was cancelled ({ $deed }). { $why }
page-dropped-changed = The table has changed since then.
page-bonus = Bonus for you: { $tile }
page-bonus-other = { $name } revealed “{ $tile }” and is choosing.

## Talk

page-say = Say something
page-send = Send
page-remark-hello = Hi everyone!
page-remark-know-nothing = I still know nothing about my hand.
page-remark-remember = Remember what you’re holding?
page-remark-think = Let me think.
page-remark-well-done = Well done!
page-remark-sorry = Sorry!
page-remark-good-game = Thanks for the game!

## Votes and links

page-vote-end = End game now
page-vote-end-alone = You’re the only person at the table, so the game ends right away.
page-ask-take-back = Take back my last move
page-take-back-asked = { $name } wants to take back their last move and everything after it.
page-take-back-yours = You asked to take back your last move.
page-take-back-agreed = Agreed: { $names }.
page-take-back-stands = No take-back: the move stands.
page-decline = Decline
page-end-votes = { $number ->
        [one] { $names } wants to end the game now.
       *[other] { $names } want to end the game now.
    }
page-agree = Agree
page-take-back = Undo
page-gone = { $number ->
        [0] { $name } is away.
       *[other] { $name } is away. Votes for a bot: { $number }.
    }
page-replace = Let a bot take over
page-replace-soon = Let a bot take over ({ $seconds } s)
page-replaced = A bot is playing for you.
page-return = Take back your seat
page-watch-link = Link to this table
page-personal-link = Play on another device
page-personal-link-about = This link is your seat. Open it on another device to keep playing there, and don’t share it.

## The end, replay and past games

page-finale = Finale
page-rematch = Rematch
page-rematch-join = Join the rematch
page-replay = Replay
page-record = Export
page-record-file = Download game file
page-record-theirs = Download for hanab.live
page-record-link = hanab.live link
page-record-lost-empty-clues = The link doesn’t say that empty { noun-clue.many } were given.
page-record-lost-played-on = The link doesn’t say that you played until perfect or lost.
page-record-lost-notes = The link leaves out the notes.
page-record-lost-annotations = hanab.live doesn’t get the date, the place or the comments on the moves.
page-record-lost-rest = hanab.live ends this game after turn { $turn }.
page-left-out-end = An extra ending after the game was over has been left out.
page-left-out-characters = The characters have been left out: this game was played without them.
page-see-table = View the table
page-turn = Turn
page-turn-of = Turn { $turn }: { $name }
page-first-turn = First turn
page-previous-turn = Previous turn
page-next-turn = Next turn
page-last-turn = Last turn
page-eyes = View as
page-all-open = All hands
page-player = Player name
page-players = Players
page-any = Any
page-ending = Result
page-ending-victory = Perfect show
page-ending-last-round = Last round
page-ending-strikes = Too many errors
page-ending-indispensable = Key card lost
page-ending-deadlock = No moves left
page-ending-ended = Ended early
page-only-mine = My games only
page-no-games = No games found.
page-newer = Newer
page-older = Older

## Settings of the browser

page-settings = Settings
page-theme = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-level = Clue marks on cards
page-level-none = None: I’ll remember
page-level-positive = What was said
page-level-everything = What was said and what that rules out
page-newest = Newest card in a hand
page-newest-right = Right
page-newest-left = Left
page-chop = Mark the chop: the oldest card in each hand without a clue, which many teams discard next
page-confirm-first = Confirm every move
page-undo-window = Time to undo a move before it’s sent
page-undo-0 = None
page-undo-1 = 1 second
page-undo-2 = 2 seconds
page-undo-3 = 3 seconds
page-use-keys = Keyboard shortcuts
page-motion = Animations

## Keys

page-shortcuts = Keyboard shortcuts
page-key-select = select one of your cards
page-key-play = play the selected card
page-key-discard = discard the selected card
page-key-clue = give a clue; press again for the next player
page-key-clue-choose = in the clue menu: give that number or colour
page-key-through = hold: see a hand as its owner sees it
page-key-walk = move between cards; Enter selects
page-key-move = move the selected card within your hand
page-key-note = add a note to the card
page-key-log = go to the log
page-key-talk = go to the chat
page-key-cancel = cancel; undo a move that hasn’t been sent
page-key-help = show this list
page-key-step = one turn back or forward
page-key-ends = first or last turn

## What went wrong

page-problem-late = The game has moved on.
page-problem-wrong-moment = You can’t do that right now.
page-problem-not-host = Only the host can do that.
page-problem-full = This table is full.
page-problem-name-taken = Someone here already has that name.
page-problem-seat-taken = That seat is taken.
page-problem-seats-free = All seats have to be filled first.
page-problem-seated = You’re already at this table.
page-problem-not-seated = You’re not at this table.
page-problem-silent = This table doesn’t allow that kind of chat.
page-problem-too-much = This table has reached its chat limit.
page-problem-no-card-to-note = You can only add notes to cards in someone’s hand.
page-problem-note-too-long = Notes can have up to 300 characters.
page-problem-too-many-notes = You’ve reached the limit for notes at this table.
page-problem-no-take-backs = This table doesn’t allow take-backs.
page-problem-guest-remembers = No take-backs with a guest bot at the table: it can’t forget what it was told.
page-problem-sorted-enough = You’ve rearranged your hand often enough this turn.
page-problem-sorted-too-often = You’ve rearranged your hand too often in this game.
page-problem-too-many-votes = You’ve voted too often at this table.
page-problem-worn-out = Too much has changed at this table. Open a new one.
page-problem-too-many-steps = This game has too many moves to be imported.
page-problem-too-many-uploads = You’ve imported a lot already. Try again later.
page-problem-too-fast = Too fast. Wait a moment.
page-problem-still-here = That player hasn’t left.
page-problem-too-soon = Give them a moment to come back.
page-problem-replaced = A bot is playing for you. Take back your seat first.
page-problem-not-replaced = No bot is playing for you.
page-problem-wrong-token = This link doesn’t belong to any seat at this table.
page-problem-no-such-table = This table doesn’t exist.
page-problem-no-such-game = There’s no finished game here.
page-problem-too-many-open-tables = You’ve got several public tables waiting already. Fill one of them first.
page-problem-store-failed = This can’t be saved right now. Try again in a moment.
page-problem-table-damaged = This table can’t be read any more. Tell whoever runs this server.
page-problem-game-damaged = This game can’t be read any more. Tell whoever runs this server.
page-problem-too-large = That’s too large.
page-problem-bot-unavailable = This bot isn’t available here. Technical details: { $reason }
page-problem-bot-players = This bot doesn’t play with that many players.
page-problem-bot-table = This bot wasn’t trained for this table.
page-problem-no-such-guest = That guest bot has left.
page-problem-no-vote = People are playing here, and they decide when the game ends.
page-problem-guest-busy = This guest bot is at another table. Only guest bots with names starting with “Bot-” sit at several.
page-problem-no-counterpart = hanab.live can’t play this game. Technical details: { $reason }
page-problem-no-counterpart-announced = hanab.live doesn’t know announced plays.
page-problem-no-counterpart-tiles = hanab.live has no bonus tiles.
page-problem-no-counterpart-tokens = hanab.live doesn’t play with that number of { noun-token.many }.
page-problem-no-counterpart-strikes = hanab.live doesn’t play with that number of { noun-strike.many }.
page-problem-no-counterpart-hands = hanab.live doesn’t deal hands of that size.
page-problem-no-counterpart-suits = hanab.live has no variant with these colours.
page-problem-unknown-variant = This variant of hanab.live isn’t played here. Technical details: { $reason }
page-problem-with-characters = This game was played with characters, which don’t exist here.
page-problem-variant-alternating = This variant of hanab.live isn’t played here: in it, colours and values have to be named in turn. Technical details: { $reason }
page-problem-variant-unspoken = This variant of hanab.live isn’t played here: in it, { noun-clue.many } don’t say what they name. Technical details: { $reason }
page-problem-variant-start-cards = This variant of hanab.live isn’t played here: in it, { noun-firework.many } have start cards and go up or down. Technical details: { $reason }
page-problem-variant-hidden-plays = This variant of hanab.live isn’t played here: in it, nobody sees what was played. Technical details: { $reason }
page-problem-variant-any-start = This variant of hanab.live isn’t played here: in it, { noun-firework.many } may begin with any value. Technical details: { $reason }
page-problem-variant-inverted = This variant of hanab.live isn’t played here: in it, playing and discarding are swapped for one suit. Technical details: { $reason }
page-problem-no-such-variant = hanab.live has no variant of this name. Names are written like “Pink (5 Suits)”.
page-problem-empty = Write something first.
page-problem-no-such-remark = That phrase doesn’t exist.
page-problem-no-such-bot = That bot doesn’t play at tables here.
page-problem-not-over = Only finished games can be imported.
page-problem-impossible-rules = These add-ons and house rules can’t be combined.
page-problem-impossible-hands = There aren’t enough { noun-card.many } for hands of that size.
page-problem-impossible-tokens = That number of { noun-token.many } isn’t possible.
page-problem-impossible-strikes = That number of { noun-strike.many } isn’t possible.
page-problem-bad-request = The server can’t read this. Technical details: { $reason }
page-problem-bad-message = { page-problem-bad-request }
page-problem-not-json = { page-problem-bad-request }
page-problem-wrong-origin = This request came from another site, so it was refused.
