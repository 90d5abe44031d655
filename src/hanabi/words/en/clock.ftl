### Time at a table: the clock that runs out, and the pause.

handover-time = { $name } ran out of time: { $bot } moved for them.
handover-time-end = { $name } ran out of time, and that ends the game.
reason-time = { $name } ran out of time.

page-problem-paused = The game is paused.
page-problem-too-many-pauses = You’ve paused this game too often.
