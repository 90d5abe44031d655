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
page-notify-impossible = This browser can’t show notifications here. Most browsers need an https address for that.
page-notify-offer = Your turn came while you were in another tab.
page-notify-yes = Notify me
page-no-thanks = No thanks

## Clocks

page-seconds = { $seconds } s
page-minutes = { $minutes } min
page-time-of = Time left for { $name }
page-time-left = You have { $time } left.
page-clock = Clock
page-clock-time = Time to think
page-clock-none = no limit
page-clock-move = { $time } per move
page-clock-game = { $time } per player
page-clock-game-increment = { $time } + { $increment } per player
page-clock-own-move = other time per move…
page-clock-own-game = other time per player…
page-clock-seconds = Seconds per move
page-clock-minutes = Minutes per player
page-clock-increment = Seconds added per move
page-clock-line = { $clock }; then { $out }
page-time-out = When time runs out
page-time-out-bot = a bot makes the move
page-time-out-end = the game ends

## The pause

page-pause = Pause
page-resume = Resume
page-paused = Paused
page-paused-by = { $name } paused the game.
page-paused-for = Paused for
page-paused-about = The cards are hidden from everybody, and no clock is running. Anyone playing can resume.
page-paused-wait = The cards are hidden until one of the players resumes.
page-resumed = The game goes on.
page-key-pause = pause the game, or resume it
