### Meeting: the two doors of the front page, the short form, and the waiting room.

## The front page

page-play-now-with = Start right away with two bots
page-play-with-friends = Play with friends
page-play-with-friends-about = Get a link to share
page-no-account = No account, nothing to install.

## The form

page-more-options = More options
page-options-usual = Default settings
page-option = { $option }: { $value }
page-option-public = Listed in the lobby
page-option-take-backs = Take-backs allowed
page-winnable = Deal the cards so that the game can be won
page-option-winnable = Only winnable deals
page-quick-bots = Bots move without a pause
page-turns = Turns

## The link

page-copy-link = Copy link
page-send-link = Send link…
page-not-copied = Your browser doesn’t allow copying here. The link is selected, so you can copy it yourself.

## The waiting room

page-add-bot = Add a bot
page-other-bot = Other bot…
page-add-other-bot = Choose the bot for this seat
page-fill-with-bots = Fill up with bots
page-start-without = Start with { $number } players
page-kick = Remove
page-kick-who = Remove { $name }
page-kick-about = They won’t be able to rejoin this table.
page-kicked = You were removed from the table
page-kicked-about = { $name } is the host and has removed you. You can’t rejoin that table, but you can create your own.
page-own-table = Create your own table
page-full-own = Create your own table and play there.
page-full-watch = You can watch once the game starts, or create your own table.
page-problem-kicked = The host has removed you from this table.
page-dealing = Dealing…
page-problem-no-winnable-deal = No winnable deal was found for these rules. Change them, or allow every deal.
page-problem-cannot-deal = The cards couldn’t be dealt. Try again, or allow every deal.
