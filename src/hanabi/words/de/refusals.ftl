### Warum etwas nicht geht.

refusal-game-over = Die Partie ist vorbei.
refusal-not-your-turn = Jemand anders ist am Zug.
refusal-bonus-pending = Zuerst musst du { noun-bonus.the } ausführen.
refusal-no-bonus = Gerade wartet kein { noun-bonus } auf deine Wahl.
refusal-no-such-card = { $edition ->
       *[cocktail] Wer am Zug ist, hat keine solche Karte auf der Hand.
        [deluxe] Wer am Zug ist, hat keinen solchen Stein auf der Hand.
    }
refusal-no-such-seat = Dort sitzt niemand.
refusal-clue-to-self = Du kannst dir nicht selbst einen Hinweis geben.
refusal-no-tokens = Du kannst keinen Hinweis geben, weil { phrase-no-token }.
refusal-all-tokens = Du kannst nichts abwerfen, weil { phrase-all-tokens }.
refusal-not-a-clue = Dieser Hinweis ist an diesem Tisch nicht erlaubt.
refusal-touches-nothing = Der Hinweis trifft { noun-card.no }, und leere Hinweise sind an diesem Tisch nicht erlaubt.
refusal-no-announcing = An diesem Tisch wird die Farbe nicht angesagt.
refusal-no-such-suit = Die angesagte Farbe gibt es in dieser Partie nicht.
refusal-not-discarded = { $edition ->
       *[cocktail] In der Ablage liegt keine solche Karte.
        [deluxe] In der Ablage liegt kein solcher Stein.
    }
refusal-cannot-decline = Auf dieses { noun-bonus } kannst du nicht verzichten.
refusal-bad-order = Die neue Reihenfolge muss { $edition ->
       *[cocktail] jede Karte
        [deluxe] jeden Stein
    } der Hand genau einmal nennen.
refusal-not-an-action = Das ist kein Zug in diesem Spiel.
refusal-nothing-to-undo = Es ist noch nichts geschehen, also lässt sich nichts zurücknehmen.
