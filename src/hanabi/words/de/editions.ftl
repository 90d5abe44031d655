### Die gedruckten Ausgaben, ihre Erweiterungen, die Bonusplättchen, und wie eine Vorstellung endet.

edition-cocktail = Hanabi (Cocktail Games)
edition-cocktail-about = Das Grundspiel mit Plättchen und roten Karten; jeder Hinweis muss eine Karte treffen.
edition-swedish = Hanabi, schwedische Ausgabe
edition-swedish-about = Blaue und rote Plättchen, leere Hinweise sind erlaubt, dazu drei eigene Erweiterungen.
edition-abacus = Hanabi (Abacusspiele)
edition-abacus-about = Hinweisplättchen gegen Gewitterplättchen: Leere Hinweise sind erlaubt, und wenn das Gewitter losbricht, steht ihr mit nichts da.
edition-deluxe = Hanabi Deluxe (R&R Games)
edition-deluxe-about = Handfeste Steine, eine Uhr und eine brennende Lunte; vier Varianten, drei davon mit einer bunten Reihe.
edition-show = Hanabi Deluxe: What a Show!
edition-show-about = Die große Schachtel: bunte und schwarze Karten, BONUS-Plättchen, und leere Hinweise sind erlaubt.

rules-name-house = Hausregeln

addon-crowning-piece = Krönender Abschluss
addon-crowning-piece-about = Keine letzte Runde: Ihr spielt weiter, bis die Vorstellung perfekt oder verloren ist.
addon-till-sista-droppen = Bis zum letzten Tropfen
addon-till-sista-droppen-about = Der leere Stapel hält euch nicht auf: Die Vorstellung endet perfekt oder verloren.
addon-minutios-koreografi = Minutiöse Choreografie
addon-minutios-koreografi-about = Sag die Farbe der Karte an, die du spielst: Bonus, wenn sie stimmt, ein Fehler, wenn nicht.
addon-kaskad-av-farger = Farbkaskade
addon-kaskad-av-farger-about = Eine sechste Farbe mit nur einer Karte je Wert.
addon-variant-1 = Variante 1
addon-variant-1-about = Eine sechste, bunte Reihe, die sich wie die anderen spielt.
addon-variant-2 = Variante 2
addon-variant-2-about = Eine bunte Reihe mit nur einem Stein je Wert.
addon-variant-3 = Variante 3
addon-variant-3-about = Eine bunte Reihe, die jeder Farbhinweis trifft und die niemand nennen darf.
addon-variant-4 = Variante 4
addon-variant-4-about = Keine letzte Runde; nur eine perfekte Vorstellung zählt.
addon-final-flourish = Grandioses Finale
addon-final-flourish-about = Perfekt oder gar nichts: Die Vorstellung geht weiter, wenn die letzte Karte gezogen ist.
addon-colour-avalanche = Farblawine
addon-colour-avalanche-about = Zehn bunte Karten, die als jede Farbe zählen und nie genannt werden dürfen.
addon-black-powder = Schwarzpulver
addon-black-powder-about = Zehn schwarze Karten ohne Farbe, von 5 hinab bis 1 gelegt; jede fehlende kostet einen Punkt.
addon-flamboyants = 5 Flamboyants
addon-flamboyants-about = Ein Feuerwerk, das mit einer 5 komplett wird, deckt eines von sechs BONUS-Plättchen auf.

tile-clue = Zusätzliches { noun-token }
tile-clue-effect = { phrase-return-token }
tile-mend = Reparatur
tile-mend-effect = { phrase-mend-strike }, wenn es etwas zu reparieren gibt, und in jedem Fall { phrase-return-token }
tile-colour-clue = Farbhinweis
tile-colour-clue-effect = jemandem im Team kostenlos einen Hinweis zu einer Farbe geben
tile-value-clue = Werthinweis
tile-value-clue-effect = jemandem im Team kostenlos einen Hinweis zu einem Wert geben
tile-reshuffle = Zurück in den Stapel
tile-reshuffle-effect = { noun-card.any } aus der Ablage in den Stapel mischen
tile-replay = Zugabe
tile-replay-effect = { noun-card.any } aus der Ablage spielen, wenn { noun-card.it } passt

reason-victory = Alle Feuerwerke sind komplett: ein Triumph!
reason-last-round = Die letzte Runde ist vorbei.
reason-strikes = { $edition ->
       *[cocktail] Die letzte rote Karte ist umgedreht: Die Vorstellung ist verloren.
        [swedish] Das letzte rote Plättchen liegt im Deckel: Die Vorstellung ist verloren.
        [abacus] Das Gewitter bricht los: Die Vorstellung ist verloren.
        [deluxe] Die Lunte ist bis zum Pulver abgebrannt: Die Vorstellung ist verloren.
        [show] Das letzte FEHLER-Plättchen ist rot: Die Vorstellung ist verloren.
    }
reason-indispensable = { $edition ->
       *[cocktail] Eine unersetzliche Karte ist weg: Die Vorstellung ist verloren.
        [deluxe] Ein unersetzlicher Stein ist weg: Die Vorstellung ist verloren.
    }
reason-deadlock = Nichts geht mehr, es gibt weder { noun-card.many } zum Spielen noch { noun-token.many } für Hinweise: Die Vorstellung ist verloren.
reason-ended = Ihr habt euch geeinigt aufzuhören.
outcome-tally = Auf dem Tisch lagen { count-points }.
