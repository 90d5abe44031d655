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
page-review-solving = Es wird ein Weg zum Sieg gesucht …
page-review-partial = Die Analyse wurde bei { $done } angehalten.
page-review-failed = Die Analyse hat nicht geklappt.
page-review-complete = Die Analyse ist fertig.
page-review-line = Zeigen, was folgt
page-review-not-yet = Dieser Zug ist noch nicht untersucht.
page-review-go = Geh zu einem Zug, um zu sehen, was er wert war.
page-review-after = Nach Zug { $turn }:
page-review-winning-line = { $turn ->
        [0] Zeigen, wie man gewinnt
       *[other] Zeigen, wie man nach Zug { $turn } gewinnt
    }
page-review-engine = Diesem Server fehlt OR-Tools, deshalb bleiben manche Urteile offen.
page-review-hidden = Du verbirgst Ergebnisse: Hier werden nur Züge beurteilt, die du schon gesehen hast.
page-review-next = Nächster Zug
page-review-to-end = Bis zum Ende
page-review-share = Link zu dieser Analyse
page-problem-review-missing = Dieser Server kann keine Partien analysieren: Sein Extra „fast“ ist nicht installiert.
page-problem-reviews-full = Zu viele Partien warten auf eine Analyse. Versuch es später noch einmal.
page-problem-reviews-many = Von dir laufen schon mehrere Analysen. Warte auf eine davon.
page-problem-reviews-spent = Das sind genug Analysen für diese Stunde.
page-problem-no-review = Diese Partie wird gerade nicht analysiert.
page-problem-not-your-review = Jemand anders hat diese Analyse begonnen.
page-review-here = Zug { $turn }: { $score } Punkte erwartet (± { $error }), zu { $perfect } eine perfekte Partie
