### Replays and reviews on the full screen of the terminal

looking-moves = moves
looking-note = { $writer } on { noun-card } { $place } of { $holder }: { $note }
looking-move = Move
looking-board = Board
looking-summary = Summary
