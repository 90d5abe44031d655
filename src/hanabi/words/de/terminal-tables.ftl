### Tische eines Servers im Terminal: hanabi join und hanabi watch

## Wörter der Befehle. Das erste jeder Liste wird gelehrt, die anderen werden auch verstanden.

command-say = sag, sage, sagen
command-agree = zustimmen
command-turn-down = ablehnen
command-pause = pause, anhalten
command-resume = weiter
command-start = start, austeilen
command-return = zurückkehren, zurück
command-replace = ersetzen
command-rematch = revanche, nochmal
command-seats = plätze, wer, stand

## Die Befehle, jeder in einer Zeile

terminal-help-say = sag Hallo!: etwas zu allen am Tisch sagen.
terminal-help-remarks = sag 1: einen der festen Sätze sagen. sag: die Sätze zeigen.
terminal-help-take-back = zurücknehmen: darum bitten, den letzten Zug zurückzunehmen, anderen zustimmen oder es sich anders überlegen. ablehnen: Nein sagen.
terminal-help-votes = beenden: dafür stimmen, die Partie zu beenden, oder es sich anders überlegen. ersetzen: dafür stimmen, dass ein Bot für jemanden weiterspielt, der weg ist.
terminal-help-pause = pause, weiter: die Partie für alle anhalten und fortsetzen.
terminal-help-seats = plätze: wer da ist, wie viel Zeit bleibt und was sonst zu wissen ist.
terminal-help-table-leave = verlassen: das Terminal verlassen. Dein Platz bleibt dir: Komm mit demselben Befehl zurück.
terminal-help-start = start: austeilen, wenn du den Tisch eröffnet hast.
terminal-help-return = zurückkehren: deinen Platz vom Bot zurückholen. revanche: mit denselben Leuten noch einmal spielen.

## Was dort gesagt wird

terminal-joined = { $title } auf { $place }
terminal-said = { $name }: „{ $text }“
terminal-seat-away = { $name } (weg)
terminal-seat-free = freier Platz
terminal-time-left = Verbleibende Zeit: { $times }.
terminal-remarks = Feste Sätze hier, nach Nummer: { $remarks }
terminal-who-is-away = Wessen Platz? Weg: { $names }.
terminal-rematch-waits = Eine Revanche wartet auf dich.
terminal-connected-again = Die Verbindung steht wieder.
terminal-kept = Dein Platz bleibt dir. Zurück kommst du mit: { $command }

## Was schiefging

terminal-no-server = Der Tisch ist nicht zu erreichen. Technische Details: { $reason }
terminal-not-understood = Diese Version von hanabi versteht nicht, was der Server sagt. Technische Details: { $reason }
terminal-game-over-there = Die Partie an diesem Tisch ist vorbei. Ansehen kannst du sie mit hanabi watch.
terminal-game-runs-there = Die Partie an diesem Tisch hat ohne dich begonnen. Zusehen kannst du mit hanabi watch.
