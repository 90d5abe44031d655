### Tables of a server in the terminal: hanabi join and hanabi watch

## Words of the commands. The first of each list is taught, the others are understood too.

command-say = say, chat
command-agree = agree
command-turn-down = refuse, no-undo
command-pause = pause
command-resume = resume, continue
command-start = start, deal
command-return = return, back
command-replace = replace
command-rematch = rematch, again
command-seats = seats, who, status

## The commands in a line each

terminal-help-say = say Hello!: say something to everyone at the table.
terminal-help-remarks = say 1: say one of the set phrases. say: list them.
terminal-help-take-back = undo: ask to take back your last move, agree when others ask, or change your mind. refuse: say no.
terminal-help-votes = end: vote for ending the game, or change your mind. replace: vote for a bot to take over for somebody who’s away.
terminal-help-pause = pause, resume: stop the game for everyone, and go on.
terminal-help-seats = seats: who’s there, how much time is left, and what else there is to know.
terminal-help-table-leave = quit: leave the terminal. Your seat is kept: come back with the same command.
terminal-help-start = start: deal the cards, if you’re the host.
terminal-help-return = return: take your seat back from the bot. rematch: play again with the same people.

## What is said there

terminal-joined = { $title } at { $place }
terminal-said = { $name }: “{ $text }”
terminal-seat-away = { $name } (away)
terminal-seat-free = open seat
terminal-time-left = Time left: { $times }.
terminal-remarks = Quick phrases here, by number: { $remarks }
terminal-who-is-away = Whose seat? Away: { $names }.
terminal-rematch-waits = A rematch is waiting for you.
terminal-connected-again = Connected again.
terminal-kept = Your seat is kept. To come back, type: { $command }

## What went wrong

terminal-no-server = Can’t reach the table. Technical details: { $reason }
terminal-not-understood = This version of hanabi can’t read what the server says. Technical details: { $reason }
terminal-game-over-there = The game at this table is over. To look at it, use hanabi watch.
terminal-game-runs-there = The game at this table has begun without you. To look on, use hanabi watch.
