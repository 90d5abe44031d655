### Replays and reviews on the full screen of the terminal

looking-turns = turns
looking-note = { $writer } on { noun-card } { $place } of { $holder }: { $note }
looking-move = The move
looking-board = The board
looking-summary = Summary
looking-turning = turning point
looking-stopped = Stopped at { $done }
looking-left-to = Up to turn { $turn }
