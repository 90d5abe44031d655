### Bots: what each of them is, why it moved, and who plays on when one fails.

bot-about-steady = plays what is sure and tells what can be played
bot-about-random = does anything that is allowed
bot-about-hat = packs a message for everybody into every clue; strong among its own kind, a riddle to people
bot-about-friend = plays by the conventions that people use, and says why
bot-about-search = thinks every move through before it is made; takes a few seconds
bot-about-cheater = sees its own cards: a yardstick for the others, and no player

## The list of the bots

bots-line = { $name }: { $about }
bots-players = { $least } to { $most } players.
bots-at-tables = It may sit at a table.
bots-not-at-tables = It sits at no table with people.
bots-unavailable = It cannot be used here: { $reason }
bots-ignored = Ignored: { $name } from { $source }. There is another bot of that name.
bots-score = { $players } players: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) in { NUMBER($games) } games
bots-score-single = { $players } players: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points in a single game
bots-speed = { $score }, { NUMBER($speed, maximumSignificantDigits: 3) } decisions a second
bots-checked = { $name } keeps the rules: { $games } games, { $moves } moves, and { $worlds } times other cards where it could not look.

## Why a bot moved, in its own words. `$card` and `$clue` are phrases from below.

why-play-certain = I know that { $card } fits.
why-play-read = I take { $clue } to mean that { $card } fits.
why-play-inferred = From { $clue }, and from what has happened since, I conclude that { $card } fits.
why-play-prompted = For { $clue } to make sense, { noun-card.a } that I have been told about has to be played first: { $card }.
why-play-finessed = For { $clue } to make sense, { noun-card.a } that I have not been told about has to be played first: { $card }.
why-play-gamble-last-round = I am not sure of { $card }, but there is nothing to lose any more.
why-play-forced = I had nothing else to do, and { $card } is the likeliest to fit.

why-clue-play = I want { $card } to be played.
why-clue-prompt = I want { $card } to be played first: whoever holds it has been told about it, and can work it out.
why-clue-finesse = I want { $card } to be played first: whoever holds it has not been told about it, but can work it out.
why-clue-save = I want { $card } to be kept: it will be needed.
why-clue-save-five = I want { $card } to be kept: nothing else can complete that { noun-firework }.
why-clue-save-two = I want { $card } to be kept: it will be needed early.
why-clue-save-last = I want { $card } to be kept: it is the last copy.
why-clue-fix = I do not want { $card } to be played by mistake.
why-clue-useless = I want it to be known that { $card } is no longer needed.
why-clue-more = I want more to be known.
why-clue-stall = I had nothing better to do, and this does no harm.

why-discard-useless = I know that we no longer need { $card }.
why-discard-duplicate = I take it that somebody else has a copy of { $card }.
why-discard-chop = I had nothing better to do, and { $card } is the oldest that I have not been told about.
why-discard-least = I had nothing better to do, and { $card } is what we would miss least.
why-discard-last-round = It no longer matters what I discard.

why-tile-place = I play what helps us most.
why-tile-reshuffle = I take back what we need most.
why-tile-decline = I see nothing there that would help.

why-search = I tried every move in many deals that may be the true one, and this one did best.

## What is heard instead while the game runs, by whoever may not know more

why-clue-focus = I mean one { noun-card }: it can be played, or it has to be kept. I may not say more yet.
why-clue-tell = I want this to be known. I may not say more yet.
why-discard-spare = I believe that we can do without { $card }.
why-later = I will say why when the show is over: it has to do with { noun-card.many } that you may not see.

why-other = I have no words for it; I call it “{ $reason }”.

## What the reasons are about

why-card-mine = my { noun-card } { $place }
why-card-theirs = { $name }’s { noun-card } { $place }
why-card-shown = { $card } ({ $faces })
why-clue-yours = your { noun-clue } “{ $clue }”
why-clue-theirs = { noun-clue.the } “{ $clue }” from { $name }
why-clue-somebodys = { noun-clue.the } “{ $clue }”

## Somebody else plays on

handover-away = { $name } is away, and the bot { $bot } plays on.
handover-back = { $name } is back and plays on.
handover-failed = { $name } (the bot { $was }) has failed, and { $bot } plays on.
handover-slow = { $name } (the bot { $was }) took too long, and { $bot } plays on.
