### Die Geschichte einer Partie: was sie entschied und wessen Hinweise zu gespielten Karten wurden.

## Was ein Augenblick bedeutete, nach dem Satz des Protokolls

story-lost = { $points ->
        [one] Ein Punkt ist damit unerreichbar.
       *[other] { $points } Punkte sind damit unerreichbar.
    }
story-won-back = { $points ->
        [one] Ein Punkt ist wieder erreichbar.
       *[other] { $points } Punkte sind wieder erreichbar.
    }
story-late = Ab hier reichen die Züge nicht mehr für alles.
story-first = Die Vorstellung beginnt.
story-clue-led = { $cards } dieser { noun-card.many } werden später gespielt.
story-clue = { $giver } → { $target }, { $clue }: { $cards }

## Was aus den Punkten und den Hinweisen wurde

story-sum-lost = { $points ->
        [one] Einer von { $maximum } Punkten ging in der Ablage verloren.
       *[other] { $points } von { $maximum } Punkten gingen in der Ablage verloren.
    }
story-sum-unplayed = { $points ->
        [one] Ein weiterer Punkt wäre am Ende noch möglich gewesen.
       *[other] { $points } weitere Punkte wären am Ende noch möglich gewesen.
    }
story-sum-clues = Dank { $clues ->
        [one] einem Hinweis
       *[other] { $clues } Hinweisen
    } { $cards ->
        [one] wurde
       *[other] wurden
    } { count-cards } gespielt.

## Was jeder getan hat, als Spaltenköpfe

story-player = Name
story-placed = Gespielt
story-unclued = Ohne Hinweis
story-strikes = Fehlversuche
story-discards = Abgeworfen
story-given = Hinweise
story-led = Dadurch gespielt

## Auf der Seite

page-story = Die Geschichte
page-story-losses = Verluste und Fehlversuche
page-story-clues = Wer was verraten hat
page-story-tiles = Bonusplättchen
page-story-players = Wer was getan hat
page-story-turn = Zug { $turn }
