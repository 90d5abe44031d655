### Ein Satz für alles, was geschieht.

event-hand-dealt = { $player } bekommt { $cards }.
event-hand-dealt-hidden = { $player } bekommt { count-cards }.
event-card-drawn = { $player } zieht eine { $card }.
event-card-drawn-hidden = { $player } zieht { noun-card.a-acc }.
event-turn-began = Zug { $turn }: { $player }.

event-clue-given = { $giver } gibt { $target } einen Hinweis: { $clue }, { $cards }.
event-clue-given-empty = { $giver } gibt { $target } einen Hinweis: { $clue }.
event-clue-given-free = { $giver } gibt { $target } einen kostenlosen Hinweis: { $clue }, { $cards }.
event-clue-given-free-empty = { $giver } gibt { $target } einen kostenlosen Hinweis: { $clue }.

event-card-placed = { $player } spielt { $place }: { $card } – passt.
event-card-placed-announced = { $player } sagt { $announced } an und spielt { $place }: { $card } – wie angesagt.
event-card-misplayed = { $player } spielt { $place }: { $card } – passt nicht.
event-card-misplayed-announced = { $player } sagt { $announced } an und spielt { $place }: { $card } – richtige Farbe, passt aber nicht.
event-card-misplayed-wrong-colour = { $player } sagt { $announced } an und spielt { $place }: { $card } – falsche Farbe.
event-card-discarded = { $player } wirft { $place } ab: { $card }.
event-firework-completed = Das { $suit } Feuerwerk ist komplett.

event-token-spent = { $edition ->
       *[cocktail] Ein Plättchen weniger im Deckel: noch { $left }.
        [swedish] Ein blaues Plättchen weniger im Deckel: noch { $left }.
        [abacus] Ein Hinweisplättchen wird schwarz: noch { $left } weiße.
        [deluxe] Ein Uhrplättchen wird umgedreht: noch { $left } offen.
        [show] Ein HINWEIS-Plättchen weniger auf dem Beutel: noch { $left }.
    }
event-token-returned = { $edition ->
       *[cocktail] Ein Plättchen kommt in den Deckel zurück: { $left } von { $tokens }.
        [swedish] Ein blaues Plättchen kommt in den Deckel zurück: { $left } von { $tokens }.
        [abacus] Ein Hinweisplättchen wird wieder weiß: { $left } von { $tokens }.
        [deluxe] Ein Uhrplättchen wird wieder aufgedeckt: { $left } von { $tokens }.
        [show] Ein HINWEIS-Plättchen kommt auf den Beutel zurück: { $left } von { $tokens }.
    }
event-token-forfeited = Es gibt nichts zurückzugewinnen, weil { phrase-all-tokens }.
event-strike-taken = { $edition ->
       *[cocktail] Eine rote Karte wird umgedreht: { $strikes } von { $limit }.
        [swedish] Ein rotes Plättchen kommt in den Deckel: { $strikes } von { $limit }.
        [abacus] Blitz und Donner! Ein Gewitterplättchen wird umgedreht: { $strikes } von { $limit }.
        [deluxe] Die Lunte wird kürzer, umgedrehte Luntenplättchen: { $strikes } von { $limit }.
        [show] Ein FEHLER-Plättchen wird rot: { $strikes } von { $limit }.
    }
event-strike-mended = { $edition ->
       *[cocktail] Eine rote Karte wird zurückgedreht: { $strikes } von { $limit }.
        [swedish] Ein rotes Plättchen verlässt den Deckel: { $strikes } von { $limit }.
        [abacus] Der Himmel klart auf, ein Gewitterplättchen wird zurückgedreht: { $strikes } von { $limit }.
        [deluxe] Die Lunte ist geflickt, umgedrehte Luntenplättchen: { $strikes } von { $limit }.
        [show] Ein FEHLER-Plättchen wird wieder blau: { $strikes } von { $limit }.
    }

event-tile-revealed = { $player } deckt { noun-bonus.the } „{ $tile }“ auf und darf { $effect }. Noch verdeckt: { $left }.
event-tile-lost = Für { $player } verfällt { noun-bonus.the } „{ $tile }“.
event-card-reshuffled = { $player } mischt eine { $card } aus der Ablage zurück in den Stapel.
event-card-replayed = { $player } spielt eine { $card } aus der Ablage – passt.

event-hand-rearranged = { $number ->
        [0] { $player } sortiert eine leere Hand.
       *[other] { $player } sortiert die eigene Hand: { $order }.
    }
event-last-round-began = { $turns ->
        [one] Der Stapel ist leer: noch 1 Zug.
       *[other] Der Stapel ist leer: noch { $turns } Züge, einer für jeden.
    }

## Das Ende: was die Vorstellung wert war

outcome-score = Ergebnis: { $score } von { $maximum } Punkten.
outcome-score-black-powder = Ergebnis: { $score } von { $maximum } Schwarzpulver-Punkten.

## Wenn ein Zug zurückgenommen wird

taken-back = { $actions ->
        [one] { $name } hat den letzten Zug zurückgenommen.
       *[other] { $name } hat { $actions } Züge zurückgenommen.
    }
