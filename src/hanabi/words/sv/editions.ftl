### De tryckta utgåvorna, deras tillägg, bonusbrickorna och de sätt en föreställning slutar på.

edition-cocktail = Hanabi (Cocktail Games)
edition-cocktail-about = Grundspelet med markörer och röda kort; varje ledtråd måste träffa ett kort.
edition-swedish = Hanabi, svensk utgåva
edition-swedish-about = Blå och röda marker, tomma ledtrådar är tillåtna, och tre egna tillägg.
edition-abacus = Hanabi (Abacusspiele)
edition-abacus-about = Tipsbrickor mot stormbrickor: tomma tips är tillåtna, och bryter ovädret ut står ni där utan poäng.
edition-deluxe = Hanabi Deluxe (R&R Games)
edition-deluxe-about = Rejäla brickor, en klocka och en brinnande stubin; fyra varianter, tre av dem med en flerfärgad svit.
edition-show = Hanabi Deluxe: What a Show!
edition-show-about = Den stora asken: flerfärgade och svarta kort, BONUS-brickor, och tomma ledtrådar är tillåtna.

rules-name-house = Husregler

addon-crowning-piece = Kronan på verket
addon-crowning-piece-about = Ingen sista runda: spela vidare tills föreställningen är perfekt eller förlorad.
addon-till-sista-droppen = Till sista droppen
addon-till-sista-droppen-about = Att leken tar slut hejdar er inte: föreställningen slutar perfekt eller förlorad.
addon-minutios-koreografi = Minutiös koreografi
addon-minutios-koreografi-about = Annonsera färgen på kortet du spelar: bonus om du har rätt, ett fel om du har fel.
addon-kaskad-av-farger = Kaskad av färger
addon-kaskad-av-farger-about = En sjätte färg med ett enda kort av varje värde.
addon-variant-1 = variant 1
addon-variant-1-about = En sjätte, flerfärgad svit som fungerar som de andra.
addon-variant-2 = variant 2
addon-variant-2-about = En flerfärgad svit med ett enda exemplar av varje värde.
addon-variant-3 = variant 3
addon-variant-3-about = En flerfärgad svit som varje färgledtråd träffar och som ingen får nämna.
addon-variant-4 = variant 4
addon-variant-4-about = Ingen sista runda; bara en perfekt föreställning räknas.
addon-final-flourish = Storslagen final
addon-final-flourish-about = Perfekt eller inget alls: föreställningen fortsätter när sista kortet är draget.
addon-colour-avalanche = Färglavin
addon-colour-avalanche-about = Tio flerfärgade kort som räknas som alla färger och aldrig får nämnas.
addon-black-powder = Svartkrut
addon-black-powder-about = Tio svarta kort utan färg, som byggs från 5 ned till 1; vart och ett som saknas kostar en poäng.
addon-flamboyants = 5 flamboyanta
addon-flamboyants-about = Ett fyrverkeri som blir komplett med en femma vänder upp en av sex BONUS-brickor.

tile-clue = Extra { noun-token }
tile-clue-effect = { phrase-return-token }
tile-mend = Lagning
tile-mend-effect = { phrase-mend-strike }, om det finns något att laga, och i vilket fall som helst { phrase-return-token }
tile-colour-clue = Färg{ noun-clue }
tile-colour-clue-effect = ge en lagkamrat { noun-clue.a } om en färg, utan kostnad
tile-value-clue = Värde{ noun-clue }
tile-value-clue-effect = ge en lagkamrat { noun-clue.a } om ett värde, utan kostnad
tile-reshuffle = Tillbaka i { noun-deck.the }
tile-reshuffle-effect = blanda in { $edition ->
       *[cocktail] ett valfritt kastat kort
        [deluxe] en valfri kastad bricka
    } i { noun-deck.the }
tile-replay = Repris
tile-replay-effect = spela { $edition ->
       *[cocktail] ett valfritt kastat kort, om det passar
        [deluxe] en valfri kastad bricka, om den passar
    }

reason-victory = Alla { noun-firework.many } är kompletta: en triumf!
reason-last-round = Den sista rundan är över.
reason-strikes = { $edition ->
       *[cocktail] Det sista röda kortet är vänt: föreställningen är förlorad.
        [swedish] Den sista röda markern ligger i locket: föreställningen är förlorad.
        [abacus] Ovädret bryter ut: föreställningen är förlorad.
        [deluxe] Stubinen har brunnit ned till krutet: föreställningen är förlorad.
        [show] Den sista FEL-brickan är röd: föreställningen är förlorad.
    }
reason-indispensable = { $edition ->
       *[cocktail] Ett kort som inget kan ersätta är borta: föreställningen är förlorad.
        [deluxe] En bricka som inget kan ersätta är borta: föreställningen är förlorad.
    }
reason-deadlock = Ingen kan fortsätta, utan { noun-card.many } att spela och { noun-token.many } att ta till: föreställningen är förlorad.
reason-ended = Spelarna kom överens om att sluta.
outcome-tally = På bordet låg { count-points }.
