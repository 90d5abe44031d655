### Meeting: the two doors of the front page, the short form, and the waiting room.

## The front page

page-play-now-with = Start at once with two bots
page-play-with-friends = Play with friends
page-play-with-friends-about = Get a link to send them
page-no-account = No account, nothing to install.

## The form

page-more-options = More options
page-options-usual = Everything as usual
page-option = { $option }: { $value }
page-option-public = Listed in the lobby
page-option-take-backs = Moves can be taken back
page-quick-bots = Bots move without a pause
page-turns = Turns

## The link

page-copy-link = Copy link
page-send-link = Send link…
page-not-copied = Your browser does not allow copying here. The link is selected: copy it yourself.

## The waiting room

page-add-bot = Add a bot
page-other-bot = another…
page-add-other-bot = Choose the bot for this seat
page-fill-with-bots = Fill up with bots
page-start-without = Play with the { $number } of you
page-kick = Remove
page-kick-who = Remove { $name }
page-kick-about = They cannot sit down again at this table.
page-kicked = You were removed from the table
page-kicked-about = { $name } is the host and has removed you. You cannot sit down at that table again, but you can open one of your own.
page-own-table = Open your own table
page-full-own = Open a table of your own, and play there with others.
page-full-watch = You can watch here as soon as the game begins, or open a table of your own.
page-problem-kicked = The host has removed you from this table.
