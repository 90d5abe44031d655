### Das Terminal: hanabi play und hanabi replay

## Wörter der Befehle. Das erste jeder Liste wird gelehrt, die anderen werden auch verstanden.

command-play = spiel, s, spiele, spielen
command-discard = wirf, w, abwerfen, a
command-clue = tipp, t, hinweis
command-move = schieb, verschieben
command-sort = sortier, sortieren
command-take = nimm, nehmen
command-decline = verzichte, verzichten, nein
command-table = tisch, zeig, zeigen
command-hand = hand, h
command-discards = ablage
command-log = verlauf, v
command-why = warum
command-hint = rat
command-note = notiz, notiere
command-undo = zurücknehmen, z
command-rules = regeln
command-help = hilfe, ?
command-end = beenden
command-quit = verlassen, q, tschüss, raus
command-as = als
command-back = zurück

## Der Tisch

terminal-turn = Zug { $turn }. { $name } ist am Zug.
terminal-log-line = { $turn }. { $sentences }
terminal-seats = Am Tisch: { $seats }.
terminal-why = { $turn }. { $name }: { $reason }
terminal-why-silent = { $turn }. { $name } hat keinen Grund genannt.
terminal-why-nobody = Seit deinem letzten Zug, oder seit du zurück bist, hat kein Bot gezogen.
terminal-hint = { $bot }: { $advice }
terminal-no-hints = In dieser Partie gibt es keine Tipps.
terminal-no-undo = In dieser Partie wird nichts zurückgenommen.
terminal-hint-unavailable = Hier sind keine Tipps zu haben. Technische Details: { $reason }
terminal-bot = { $name } (der Bot { $bot })
terminal-counters = { $edition ->
    [swedish] Blaue Plättchen: { $tokens } von { $all_tokens }. Rote Plättchen: { $strikes } von { $all_strikes }.
    [abacus] Hinweisplättchen: { $tokens } von { $all_tokens }. Gewitterplättchen: { $strikes } von { $all_strikes }.
    [deluxe] Uhrplättchen: { $tokens } von { $all_tokens }. Abgebrannte Luntenplättchen: { $strikes } von { $all_strikes }.
    [show] HINWEIS-Plättchen: { $tokens } von { $all_tokens }. FEHLER-Plättchen: { $strikes } von { $all_strikes }.
   *[cocktail] Plättchen: { $tokens } von { $all_tokens }. Umgedrehte rote Karten: { $strikes } von { $all_strikes }.
}
terminal-score = Punkte: { $score } von { $maximum }, noch { $reachable } möglich.
terminal-final-score = Punkte: { $score } von { $maximum }.
terminal-deck = { $edition ->
    [deluxe] { $cards ->
        [one] Noch ein Stein im Stapel.
       *[other] Noch { $cards } Steine im Stapel.
    }
   *[cocktail] { $cards ->
        [one] Noch eine Karte im Stapel.
       *[other] Noch { $cards } Karten im Stapel.
    }
}
terminal-last-round = { $turns ->
    [one] Letzte Runde: noch ein Zug.
   *[other] Letzte Runde: noch { $turns } Züge.
}
terminal-pace = Puffer: { $pace }.
terminal-tiles = { $left ->
    [one] Ein Bonusplättchen verdeckt. Aufgedeckt: { $revealed }.
   *[other] { $left } Bonusplättchen verdeckt. Aufgedeckt: { $revealed }.
}
terminal-none = keine
terminal-fireworks = Feuerwerke: { $list }.
terminal-firework = { $suit } braucht { $next }
terminal-firework-complete = { $suit } komplett

## Hände

terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name } hat keine Karten.
terminal-card-marked = { $place } { $face } (Hinweise: { $marks })
terminal-card-unmarked = { $place } { $face }
terminal-own-hand = Deine Hand, die neueste Karte zuletzt:
terminal-own-hand-sorted = Deine Hand, in deiner Reihenfolge:
terminal-own-hand-empty = Du hast keine Karten.
terminal-own-card = { $place }: { $known }
terminal-known-not = nicht { $clue }
terminal-known-both = { $marks }; { $barred }
terminal-unknown = noch kein Hinweis
terminal-detail-own = Was du über deine Hand weißt:
terminal-detail = Was { $name } über die eigene Hand weiß:
terminal-detail-card = { $place }: { $known }. Möglich: { $possible }.
terminal-detail-counted = Durch Abzählen der sichtbaren Karten ausgeschlossen: { $gone }.
terminal-note = Deine Notiz zur Karte { $place } von { $name }: { $note }
terminal-any-card = alles möglich
terminal-discards-empty = Es wurde noch nichts abgeworfen.
terminal-discards = Die Ablage:
terminal-discards-suit = { $suit }: { $values }
terminal-gone = Endgültig verloren: { $cards }.

## Bonusplättchen

terminal-tile-colour-clue = Das Bonusplättchen schenkt dir einen Farbhinweis. Gib zum Beispiel ein: tipp NAME rot.
terminal-tile-value-clue = Das Bonusplättchen schenkt dir einen Werthinweis. Gib zum Beispiel ein: tipp NAME 3.
terminal-tile-reshuffle = Mit dem Bonusplättchen mischst du eine abgeworfene Karte zurück in den Stapel. Gib zum Beispiel ein: nimm rot 3. Zur Wahl: { $cards }.
terminal-tile-replay = Mit dem Bonusplättchen darfst du eine abgeworfene Karte spielen. Gib zum Beispiel ein: nimm rot 3; oder verzichte. Zur Wahl: { $cards }.

## Tastatur weitergeben, gehen, das Ende

terminal-welcome = { $title }. Gib hilfe ein, um die Befehle zu sehen.
terminal-dealing = Eine gewinnbare Partie wird gesucht …
terminal-resumed = Es geht weiter, wo du aufgehört hast.
terminal-hide-screen = Drück Enter, um deinen Bildschirm zu verdecken.
terminal-pass-keyboard = Gib die Tastatur weiter an { $name }. { $name }, drück Enter, wenn niemand sonst hinsieht.
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: hanabi play --resume
terminal-really-end = Die Partie für alle beenden? ja oder nein:
terminal-yes = j,y
terminal-all-hands = Alle Karten auf dem Tisch:
terminal-record = Die Partie liegt in { $path }
terminal-still-running = Zug { $turn }, { $name } ist am Zug: Die Partie läuft noch.
terminal-replay-help = Enter: nächster Zug. b: zurück. Eine Zahl von 0 bis { $last }: dieser Zug. q: beenden.

## Hilfe

terminal-help-play = spiel 2: deine Karte 2 spielen.
terminal-help-announce = spiel 2 als rot: deine Karte 2 spielen und ansagen, dass sie rot ist.
terminal-help-discard = wirf 4: deine Karte 4 abwerfen.
terminal-help-clue = tipp { $name } rot, oder tipp { $name } 3: eine Farbe oder einen Wert nennen.
terminal-help-move = schieb 1 3: deine Karte 1 an Stelle 3 schieben. Das kostet keinen Zug.
terminal-help-sort = sortier { $order }: deine Karten in diese Reihenfolge bringen. Das kostet keinen Zug.
terminal-help-take = nimm rot 3, oder verzichte: für ein Bonusplättchen wählen.
terminal-help-look = tisch, hand, hand { $name }, ablage, verlauf, regeln: ansehen, wie es steht.
terminal-help-why = warum: die Bots fragen, warum sie seit deinem letzten Zug so gezogen haben.
terminal-help-hint = rat: fragen, was der Bot friend an deiner Stelle täte, und warum.
terminal-help-note = notiz 3 vielleicht rot, oder notiz { $name } 2 behalten: eine Notiz zu einer Karte schreiben. notiz 3 allein löscht sie.
terminal-help-undo = zurücknehmen: deinen letzten Zug und alles danach zurücknehmen.
terminal-help-leave = verlassen: gehen, die Partie wird gespeichert. beenden: die Partie für alle beenden.
terminal-help-short = Der Anfangsbuchstabe genügt: s 2, w 4, t { $name } r. Auch Namen lassen sich abkürzen. Die englischen Wörter gehen genauso.

## Was richtig wäre

terminal-say-something = Gib ein, was du tun willst, zum Beispiel: spiel 2. Mit dem Befehl hilfe siehst du alle Befehle.
terminal-did-you-mean = Den Befehl { $word } gibt es nicht. Meintest du { $close }? Mit dem Befehl hilfe siehst du alle Befehle.
terminal-unknown-command = Den Befehl { $word } gibt es nicht. Mit dem Befehl hilfe siehst du alle Befehle.
terminal-how-to-play = Welche Karte willst du spielen, 1 bis { $cards }? Zum Beispiel: spiel 2.
terminal-how-to-play-or-announce = Welche Karte willst du spielen, 1 bis { $cards }? Zum Beispiel: spiel 2, oder spiel 2 als rot, um die Farbe anzusagen.
terminal-how-to-discard = Welche Karte willst du abwerfen, 1 bis { $cards }? Zum Beispiel: wirf 4.
terminal-how-to-clue = Wer bekommt welchen Hinweis? Zum Beispiel: tipp { $name } rot, oder tipp { $name } 3.
terminal-how-to-move = Welche Karte soll wohin, 1 bis { $cards }? Zum Beispiel: schieb 1 3.
terminal-how-to-sort = Gib die neue Reihenfolge aller deiner Karten an. Zum Beispiel: sortier { $order }.
terminal-how-to-decline = Gib nur verzichte ein.
terminal-how-to-take = Welche abgeworfene Karte willst du? Zum Beispiel: nimm rot 3.
terminal-how-to-note = Zu welcher Karte willst du was notieren? Zum Beispiel: notiz 3 vielleicht rot, oder notiz { $name } 2 behalten.
terminal-no-such-place = Du hast keine Karte { $place }; deine Karten sind 1 bis { $cards }.
terminal-no-such-name = Niemand hier heißt { $name }. Am Tisch: { $names }. Der Anfang eines Namens genügt, wenn er eindeutig ist.
terminal-no-such-suit = { $suit } ist an diesem Tisch keine Farbe und kein Wert. Die Farben sind { $suits }, die Werte 1 bis 5. Der Anfang einer Farbe genügt, wenn er eindeutig ist.
