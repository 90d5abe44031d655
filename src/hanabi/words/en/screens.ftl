### On the full screen: hanabi play

screen-key-eyes = peek
screen-key-type = type
screen-help-eyes = see a hand as its owner sees it; again for the next one
screen-help-why = show or hide the bots’ reasons in the log
screen-help-log = the whole log, and back; scroll it
screen-help-type = type a command, such as help, hand or rules
screen-help-look = dark or light; colours for the colour-blind; animations on or off
screen-help-quit = leave; the game is saved
screen-help-signs = on a card: told of by the latest clue; newly drawn; with a note of yours
screen-help-mouse = Click a card to choose it, and a teammate’s card to try clues on it. Drag your cards to sort them.
screen-note-on = Note on { $name }’s card { $place }
screen-too-small = This terminal is too small: at least 60 columns and 20 rows are needed.
terminal-odd-company = The clues of the { $bot } bot are a riddle to people: it plays well only among its own kind.
