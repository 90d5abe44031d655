### Partiets historia: vad som avgjorde, och vems ledtrådar som blev spelade kort.

## Vad ett ögonblick betydde, efter loggens mening

story-lost = { $points ->
        [one] En poäng är utom räckhåll.
       *[other] { $points } poäng är utom räckhåll.
    }
story-won-back = { $points ->
        [one] En poäng är inom räckhåll igen.
       *[other] { $points } poäng är inom räckhåll igen.
    }
story-late = Härifrån räcker dragen inte längre till allt.
story-first = Föreställningen börjar.
story-clue-led = { $cards } av { noun-card.all } spelas sedan.
story-clue = { $giver } → { $target }, { $clue }: { $cards }

## Vad det blev av poängen och av ledtrådarna

story-sum-lost = { $points ->
        [one] En av { $maximum } poäng gick förlorad i kasthögen.
       *[other] { $points } av { $maximum } poäng gick förlorade i kasthögen.
    }
story-sum-unplayed = { $points ->
        [one] En poäng till var fortfarande möjlig vid slutet.
       *[other] { $points } poäng till var fortfarande möjliga vid slutet.
    }
story-sum-clues = { $clues ->
        [one] En { noun-clue } ledde
       *[other] { $clues } { noun-clue.many } ledde
    } till { $cards } spelade { noun-card.many }.

## Vad var och en gjorde, som kolumnrubriker

story-player = Spelare
story-placed = Spelade
story-unclued = Utan ledtråd
story-strikes = Felspelade
story-discards = Kastade
story-given = { $edition ->
       *[cocktail] Ledtrådar
        [abacus] Tips
    }
story-led = Spelade tack vare dem

## På sidan

page-story = Historien
page-story-losses = Förluster och felspel
page-story-clues = Vem som tipsade om vad
page-story-tiles = Bonusbrickor
page-story-players = Vem som gjorde vad
page-story-turn = Drag { $turn }
