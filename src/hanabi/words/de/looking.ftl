### Wiederholungen und Analysen auf dem ganzen Bildschirm des Terminals

looking-moves = Züge
looking-note = { $writer } zu { noun-card } { $place } von { $holder }: { $note }
looking-move = Zug
looking-board = Tisch
looking-summary = Bilanz
