### Gemeinsam zurückblicken: geteilte Wiederholungen, andere Züge als die gespielten, und verborgene Ergebnisse.

## Verborgene Ergebnisse

page-spoiler-free = Ergebnisse früherer Partien verbergen
page-show-result = Ergebnis zeigen
page-show-result-of = Ergebnis zeigen: { $game }
