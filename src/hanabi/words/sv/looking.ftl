### Repriser och analyser på hela terminalens skärm

looking-moves = drag
looking-note = { $writer } om { noun-card } { $place } hos { $holder }: { $note }
looking-move = Drag
looking-board = Bord
looking-summary = Summering
