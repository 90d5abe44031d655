### Auf dem ganzen Bildschirm: hanabi play

screen-key-eyes = sehen wie
screen-key-type = tippen
screen-help-eyes = eine Hand sehen, wie ihr Besitzer sie sieht; noch einmal für die nächste
screen-help-why = die Gründe der Bots im Verlauf zeigen oder verbergen
screen-help-log = der ganze Verlauf und zurück; darin blättern
screen-help-type = einen Befehl tippen, etwa hilfe, hand oder regeln
screen-help-look = dunkel oder hell; Farben für Farbenblinde; Bewegung an oder aus
screen-help-quit = gehen; die Partie wird gespeichert
screen-help-signs = auf einer Karte: vom letzten Hinweis berührt; neu gezogen; mit deiner Notiz
screen-help-mouse = Klick auf eine Karte wählt sie, auf die Karte von jemand anderem probiert Hinweise aus. Eigene Karten lassen sich mit der Maus verschieben.
screen-note-on = Notiz zur Karte { $place } von { $name }
screen-too-small = Dieses Terminal ist zu klein: Es braucht mindestens 60 Spalten und 20 Zeilen.
terminal-odd-company = Die Hinweise des Bots { $bot } sind für Menschen ein Rätsel: Er spielt nur unter seinesgleichen gut.
