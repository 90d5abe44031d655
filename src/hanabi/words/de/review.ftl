### Analysen, auf der Seite und im Terminal: was Züge wert waren

review-label-best = Bester Zug
review-label-good = Gut
review-label-inaccuracy = Ungenau
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-label-forced = Einziger Zug
review-unlucky = Der richtige Zug, nur Pech gehabt.
review-worth = Versprach { $score } Punkte (± { $error }) und mit { $perfect } eine perfekte Partie.
review-better = Besser:
review-gain = { $points } Punkte mehr (± { $error }), { $perfect } öfter perfekt.
review-gain-points = { $points } Punkte mehr (± { $error }).
review-graph = Erwartete Punkte und Aussicht auf eine perfekte Partie, Zug für Zug
review-score = Erwartete Punkte
review-perfect = Aussicht auf eine perfekte Partie
review-turning = Wendepunkte
review-moves = Alle Züge
review-solution = War dieses Blatt zu gewinnen?
review-lost-at = Mit Zug { $turn } war es vorbei.
review-efficiency = Effizienz: { $number } { noun-clue.many } je { noun-card } im Feuerwerk
review-lost = Letzte Exemplare verloren
review-shares = Wer was getan hat
review-average = Verlorene Punkte je Zug
review-eyes = Wie { $name } es sah
review-how = Wie Züge beurteilt werden
review-how-text = Jeder Zug wird in vielen Blättern ausprobiert, die für seinen Spieler vom wirklichen nicht zu unterscheiden waren. Was er gegenüber dem besten gefundenen Zug verliert, abzüglich eines Standardfehlers, entscheidet: Ab { $blunder } Punkten oder { $blunder_chance } Prozentpunkten der Aussicht auf eine perfekte Partie ist es ein grober Fehler, ab { $mistake } oder { $mistake_chance } ein Fehler, ab { $inaccuracy } oder { $inaccuracy_chance } ungenau. Ein richtiger Zug, der mindestens { $unlucky } Punkte weniger brachte, als er versprach, während ein anderer mehr gebracht hätte, war Pech.
