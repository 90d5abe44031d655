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
