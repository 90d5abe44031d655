### Bots: what each of them is, why it moved, and who plays on when one fails.

bot-about-steady = plays what’s certain and points out what others can play
bot-about-random = makes any legal move, at random
bot-about-hat = packs a message for everyone into every clue; strong among its own kind, a riddle to people
bot-about-friend = plays by the conventions people use, and can say why
bot-about-search = thinks every move through, which takes a few seconds
bot-about-learned = plays what it has taught itself, at the tables it was trained for
bot-about-cheater = peeks at its own cards: a benchmark for the others, not a partner

## The list of the bots

bots-line = { $name }: { $about }
bots-players = { $least } to { $most } players.
bots-some-games = { $numbers } players, in { $games } of the { $all } printed games.
bots-at-tables = Can join a table.
bots-not-at-tables = Doesn’t join tables with people.
bots-unavailable = Not available here: { $reason }
bots-ignored = Ignored: { $name } from { $source }. There’s already a bot with that name.
bots-score = { $players } players: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) in { NUMBER($games) } games
bots-score-single = { $players } players: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points in a single game
bots-speed = { $score }, { NUMBER($speed, maximumSignificantDigits: 3) } decisions a second
bots-checked = { $name } keeps to the rules: { $games } games, { $moves } moves, and { $worlds } times with different cards where it couldn’t look.

## Why a bot moved, in its own words. `$card` and `$clue` are phrases from below.

why-play-certain = I know that { $card } fits.
why-play-read = I take { $clue } to mean that { $card } fits.
why-play-inferred = From { $clue }, and from what has happened since, I conclude that { $card } fits.
why-play-prompted = For { $clue } to make sense, { noun-card.a } I’ve been told about has to be played first: { $card }.
why-play-finessed = For { $clue } to make sense, { noun-card.a } I haven’t been told about has to be played first: { $card }.
why-play-gamble-last-round = I’m not sure about { $card }, but there’s nothing left to lose.
why-play-forced = I had nothing else to do, and { $card } is the most likely to fit.

why-clue-play = I want { $card } to be played.
why-clue-prompt = I want { $card } to be played first: whoever holds it has been told about it, and can work it out.
why-clue-finesse = I want { $card } to be played first: whoever holds it has not been told about it, but can work it out.
why-clue-save = I want { $card } to be kept: we’re going to need it.
why-clue-save-five = I want { $card } to be kept: nothing else can complete that { noun-firework }.
why-clue-save-two = I want { $card } to be kept: we’ll need it early on.
why-clue-save-last = I want { $card } to be kept: it’s the last copy.
why-clue-fix = I don’t want { $card } to be played by mistake.
why-clue-useless = I want everyone to know that { $card } is no longer needed.
why-clue-more = I want us to know more.
why-clue-stall = I had nothing better to do, and this does no harm.

why-discard-useless = I know we no longer need { $card }.
why-discard-duplicate = I think someone else has a copy of { $card }.
why-discard-chop = I had nothing better to do, and { $card } is the oldest one I haven’t been told about.
why-discard-least = I had nothing better to do, and { $card } is the one we’d miss least.
why-discard-last-round = It no longer matters what I discard.

why-tile-place = I play what helps us most.
why-tile-reshuffle = I take back what we need most.
why-tile-decline = I see nothing there that would help.

why-search = I tried every move in many deals that could be the real one, and this one did best.

## What is heard instead while the game runs, by whoever may not know more

why-play-told = After { $clue }, I think { $card } is worth a try.
why-play-untold = Nobody has told me about { $card }, but I think it’s worth a try.
why-clue-fits = I want it known that { $card } can be played.
why-clue-keep = I want it known that { $card } has to be kept: it’s the last copy.
why-clue-tell = I want this to be known. I can’t say more yet.
why-discard-spare = I think we can do without { $card }.

why-other = I don’t have the words for it. I call it “{ $reason }”.

## What the reasons are about

why-card-mine = my { noun-card } { $place }
why-card-yours = your { noun-card } { $place }
why-card-theirs = { $name }’s { noun-card } { $place }
why-card-shown = { $card } ({ $faces })
why-clue-yours = your { noun-clue } “{ $clue }”
why-clue-theirs = { noun-clue.the } “{ $clue }” from { $name }
why-clue-somebodys = { noun-clue.the } “{ $clue }”

## Somebody else plays on

handover-away = { $name } is away, so the { $bot } bot plays on.
handover-back = { $name } is back and plays on.
handover-left = { $name } has left, so the { $bot } bot plays on.
handover-failed = { $name } (the { $was } bot) has failed, so { $bot } plays on.
handover-slow = { $name } (the { $was } bot) took too long, so { $bot } plays on.

## Hints: what a bot would do in the place of whoever asks, and why

hint-play = In your place, I’d play your { noun-card } { $place }.
hint-announce = In your place, I’d play your { noun-card } { $place } and announce that it’s { $suit }.
hint-discard = In your place, I’d discard your { noun-card } { $place }.
hint-clue = In your place, I’d tell { $name }: { $clue }.
hint-take = In your place, I’d take { $card }.
hint-decline = In your place, I’d take nothing.

## Reasons that speak of whoever asked. All others are the same as for the bot’s own moves.

hint-why-play-prompted = For { $clue } to make sense, { noun-card.a } you’ve been told about has to be played first: { $card }.
hint-why-play-finessed = For { $clue } to make sense, { noun-card.a } you haven’t been told about has to be played first: { $card }.
hint-why-play-forced = There’s nothing else to do, and { $card } is the most likely to fit.
hint-why-clue-stall = There’s nothing better to do, and this does no harm.
hint-why-discard-duplicate = I think someone else has a copy of { $card }.
hint-why-discard-chop = There’s nothing better to do, and { $card } is the oldest one you haven’t been told about.
hint-why-discard-least = There’s nothing better to do, and { $card } is the one we’d miss least.
hint-why-discard-last-round = It no longer matters what you discard.
