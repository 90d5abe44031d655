### Gemeinsam zurückblicken: geteilte Wiederholungen, andere Züge als die gespielten, und verborgene Ergebnisse.

## Verborgene Ergebnisse

page-spoiler-free = Ergebnisse früherer Partien verbergen
page-show-result = Ergebnis zeigen
page-show-result-of = Ergebnis zeigen: { $game }

## Ablehnungen

page-problem-not-leading = Das kann nur, wer gerade führt.
page-problem-not-there = Diese Person ist nicht mehr hier.
page-problem-line-too-long = Mehr Züge lassen sich hier nicht ausprobieren.
page-problem-room-full = Diese gemeinsame Wiederholung ist voll.
page-problem-too-many-rooms = Gerade sind zu viele gemeinsame Wiederholungen offen. Versuch es gleich noch einmal.
page-problem-not-entered = Tritt der gemeinsamen Wiederholung erst bei.
