### Hints: what a bot would do in the place of whoever asks, and why

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

## At the table in the browser

page-advice = Advice
page-advice-about = Ask the friend bot what it would do in your place, and why
page-advice-of = Advice from the friend bot
page-advice-thinking = friend is thinking…
page-key-hint = ask for advice on your turn
page-hints = Players may ask the friend bot for advice
page-option-hints = Advice from the friend bot
page-hints-note = On their own turn, players may ask the friend bot what it would do.
page-problem-no-hints = There’s no advice at this table.
page-problem-no-hint = The bot has no advice right now.

## In the terminal

terminal-hint = { $bot }: { $advice }
terminal-no-hints = There’s no advice in this game.
terminal-hint-unavailable = There’s no advice to be had here. Technical details: { $reason }
