### Analysen auf der Seite: was jeder Zug einer beendeten Partie wert war

page-review = Analyse
page-review-close = Analyse schließen
page-review-about = Was war jeder Zug wert, und was wäre besser gewesen? Das dauert ein bis zwei Minuten und wächst, während du zusiehst.
page-review-start = Diese Partie analysieren
page-review-again = Den Rest analysieren
page-review-stop = Anhalten
page-review-progress = Wie weit die Analyse ist
page-review-waiting = { $ahead ->
        [0] Gleich geht es los …
        [one] Vorher ist noch eine andere Partie dran.
       *[other] Vorher sind noch { $ahead } andere Partien dran.
    }
page-review-running = Die Analyse läuft … { $done }
page-review-partial = Die Analyse wurde bei { $done } angehalten.
page-review-failed = Die Analyse hat nicht geklappt.
page-review-complete = Die Analyse ist fertig.
page-review-label-best = Bester Zug
page-review-label-good = Gut
page-review-label-inaccuracy = Ungenau
page-review-label-mistake = Fehler
page-review-label-blunder = Grober Fehler
page-review-label-forced = Einziger Zug
page-review-unlucky = Der richtige Zug, nur Pech gehabt.
page-review-worth = Versprach { $score } Punkte (± { $error }) und mit { $perfect } eine perfekte Partie.
page-review-better = Besser:
page-review-gain = { $points } Punkte mehr (± { $error }), { $perfect } öfter perfekt.
page-review-line = Zeigen, was folgt
page-review-eyes = Wie { $name } es sah
page-review-not-yet = Dieser Zug ist noch nicht untersucht.
page-review-go = Geh zu einem Zug, um zu sehen, was er wert war.
page-review-graph = Erwartete Punkte und Aussicht auf eine perfekte Partie, Zug für Zug
page-review-score = Erwartete Punkte
page-review-perfect = Aussicht auf eine perfekte Partie
page-review-turning = Wendepunkte
page-review-moves = Alle Züge
page-review-solution = War dieses Blatt zu gewinnen?
page-review-after = Nach Zug { $turn }:
page-review-lost-at = Mit Zug { $turn } war es vorbei.
page-review-winning-line = { $turn ->
        [0] Zeigen, wie man gewinnt
       *[other] Zeigen, wie man nach Zug { $turn } gewinnt
    }
page-review-engine = Diesem Server fehlt OR-Tools, deshalb bleiben manche Urteile offen.
page-review-efficiency = { noun-clue.many } je gespielter { noun-card }: { $number }
page-review-lost = Letzte Exemplare verloren
page-review-shares = Wer was getan hat
page-review-average = Verlorene Punkte je Zug
page-review-hidden = Du verbirgst Ergebnisse: Hier werden nur Züge beurteilt, die du schon gesehen hast.
page-review-next = Nächster Zug
page-review-to-end = Bis zum Ende
page-review-how = Wie Züge beurteilt werden
page-review-how-text = Jeder Zug wird in vielen Blättern ausprobiert, die für seinen Spieler vom wirklichen nicht zu unterscheiden waren. Ein grober Fehler kostet sicher 2 Punkte oder die halbe Aussicht auf eine perfekte Partie, ein Fehler 1 Punkt oder 30 %, eine Ungenauigkeit 0,4 Punkte oder 15 %.
page-problem-review-missing = Dieser Server kann keine Partien analysieren: Sein Extra „fast“ ist nicht installiert.
page-problem-reviews-full = Zu viele Partien warten auf eine Analyse. Versuch es später noch einmal.
page-problem-reviews-many = Von dir laufen schon mehrere Analysen. Warte auf eine davon.
page-problem-reviews-spent = Das sind genug Analysen für diese Stunde.
page-problem-no-review = Diese Partie wird gerade nicht analysiert.
page-problem-not-your-review = Jemand anders hat diese Analyse begonnen.
