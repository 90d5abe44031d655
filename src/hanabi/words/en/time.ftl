### Time, and how one notices one's turn: sounds and notifications.

## Sounds

page-sounds = Sounds
page-sounds-on = Turn sounds on
page-sounds-off = Mute sounds
page-volume = Volume

## Notifications

page-noticing = Sounds and notifications
page-notify = Notify me when it’s my turn
page-notify-denied = Notifications are blocked for this site. You can allow them in your browser’s site settings.
page-notify-impossible = This browser cannot show notifications here. Most browsers need an https address for it.
page-notify-offer = Your turn came while you were in another tab.
page-notify-yes = Notify me
page-no-thanks = No thanks
