### Parties revues et analyses sur tout l’écran du terminal

looking-moves = coups
looking-note = { $writer }, { noun-card } { $place } de { $holder } : { $note }
looking-move = Coup
looking-board = Table
looking-summary = Bilan
