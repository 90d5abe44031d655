### The start screen in the terminal, and the lists and forms behind it

start-play-about = With bots, or with people who share the keyboard
start-join-about = A table on a server, by its link
start-learn-about = Ten minutes, and you know how Hanabi works
start-puzzle-about = One move is surely the best: find it
start-past-about = See them again, and what every move was worth
start-rules-about = Of every edition
start-left = Turn { $turn }, with { $names }
start-quit = Quit

start-key-walk = choose
start-key-open = open
start-key-change = change
start-key-read = read
start-key-hide = Hide results

start-join-ask = Paste the link of a table. You can sit down there, or just look on.
start-teammates = Teammates
start-people = people here
start-people-about = You pass the keyboard around. Type the names, with commas between them.
