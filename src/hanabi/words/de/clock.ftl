### Zeit am Tisch: die Uhr, die abläuft, und die Pause.

handover-time = Die Zeit von { $name } ist abgelaufen: { $bot } hat den Zug gemacht.
handover-time-end = Die Zeit von { $name } ist abgelaufen, damit endet die Partie.
reason-time = Die Zeit von { $name } ist abgelaufen.

page-problem-paused = Die Partie ist pausiert.
page-problem-too-many-pauses = Du hast diese Partie schon zu oft pausiert.
