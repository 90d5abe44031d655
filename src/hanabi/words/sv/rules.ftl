### Reglerna vid ett bord, hopsatta efter vad som gäller där.

rules-title = Regler för Hanabi: { $name }
rules-name-with = { $name }, med { $addons }

rules-heading-aim = Målet
rules-heading-cards = { $edition ->
       *[cocktail] Korten
        [deluxe] Brickorna
    }
rules-heading-setup = Förberedelser
rules-heading-turn = Ett drag
rules-heading-clues = { $edition ->
       *[cocktail] Ledtrådar
        [abacus] Tips
    }
rules-heading-discarding = Att kasta
rules-heading-playing = Att spela
rules-heading-bonus = Bonus
rules-heading-end = Slutet
rules-heading-score = Poäng
rules-heading-ratings = Omdömen

## Målet

rules-aim-team = Ni är ett lag på { $players } fyrverkerimakare, och ni vinner eller förlorar tillsammans. Krut, stubiner och raketer har hamnat i en enda hög, publiken väntar, och föreställningen måste bli av ändå.
rules-aim-fireworks = { $number ->
        [one] Ni bygger ett enda { noun-firework }: { $suits }.
       *[other] Ni bygger { $number } { noun-firework.many }, ett i varje färg: { $suits }.
    }
rules-aim-up = Det börjar med 1 och stiger, ett värde i taget, till 5.
rules-aim-all-up = Vart och ett börjar med 1 och stiger, ett värde i taget, till 5.
rules-aim-down = Det börjar med 5 och sjunker, ett värde i taget, till 1.
rules-aim-all-down = Vart och ett börjar med 5 och sjunker, ett värde i taget, till 1.
rules-aim-some-up = I { $suits } bygger ni uppåt från 1 till 5, ett värde i taget.
rules-aim-some-down = I { $suits } bygger ni åt andra hållet, från 5 ned till 1.
rules-aim-hidden = Du ser allas händer utom din egen. Vad du själv har får du veta genom lagkamraternas { noun-clue.many }.

## Korten

rules-cards-deck = I { noun-deck.the } finns { count-cards }.
rules-cards-suits = { $number ->
        [one] I färgen { $suits } finns { count-cards }: { $copies }.
       *[other] I färgerna { $suits } finns { count-cards } vardera: { $copies }.
    }
rules-cards-copies = { $number ->
        [one] värdet { $values } { rules-times }
       *[other] värdena { $values } { rules-times } vardera
    }
rules-times = { $copies ->
        [1] en gång
        [2] två gånger
        [3] tre gånger
        [4] fyra gånger
        [5] fem gånger
        [6] sex gånger
        [7] sju gånger
        [8] åtta gånger
       *[9] nio gånger
    }
rules-cards-once = Varje värde läggs bara en gång i { noun-firework.a }; övriga exemplar är reserver.

## Förberedelser

rules-setup-tokens = { $edition ->
       *[cocktail] Lägg { count-tokens } i locket till asken och { count-strikes } bredvid.
        [swedish] Lägg { count-tokens } i locket och { count-strikes } utanför.
        [abacus] Lägg fram { count-tokens } med den vita sidan upp och { count-strikes } med blixten nedåt.
        [deluxe] Lägg fram { count-tokens } med framsidan upp. Stapla stubinbrickorna med den längsta stubinen överst, så att explosionen kommer fram när ni har vänt { count-strikes }.
        [show] Lägg { count-tokens } på den platta påsen och { count-strikes } på rad med den blå sidan upp.
    }
rules-setup-no-tokens = Vid det här bordet finns inga { noun-token.many }. Lägg fram { count-strikes }.
rules-setup-deck = Blanda alla { noun-card.many } och lägg dem i en hög med baksidan upp.
rules-setup-hand = Med { $players } spelare: { count-cards } var.
rules-setup-left = När alla har fått sina ligger { count-cards } kvar i { noun-deck.the }.
rules-setup-hold = { $edition ->
       *[cocktail] Håll handen med baksidorna mot dig. Alla andra ser den; det gör aldrig du.
        [deluxe] Ställ upp dina brickor med baksidorna mot dig. Alla andra ser dem; det gör aldrig du.
        [show] Ställ dina kort i hållaren med baksidorna mot dig. Alla andra ser dem; det gör aldrig du.
    }
rules-setup-bonus = { $number ->
        [one] Lägg 1 { noun-bonus } med baksidan upp bredvid { noun-deck.the }.
       *[other] Blanda { $number } { noun-bonus.many } och lägg dem med baksidan upp bredvid { noun-deck.the }.
    }
rules-setup-first = { $edition ->
       *[cocktail] Bestäm vem som börjar: lotta, eller låt den göra det som är brokigast klädd. Sedan går turen medurs.
        [abacus] Bestäm vem som börjar: lotta, eller låt den äldsta göra det. Sedan går turen medurs.
    }

## Ett drag

rules-turn-actions = { $tokens ->
        [0] När det är din tur spelar du { noun-card.a }. Du får inte stå över.
       *[other] När det är din tur gör du precis en sak: ger { noun-clue.a }, kastar { noun-card.a } eller spelar { noun-card.a }. Du får inte stå över.
    }
rules-turn-draw = { $tokens ->
        [0] När du har spelat avslutar du med att dra från { noun-deck.the }, utan att titta, så länge { noun-deck.it } räcker. Det du drar ställs sist på handen.
       *[other] När du har kastat eller spelat avslutar du med att dra från { noun-deck.the }, utan att titta, så länge { noun-deck.it } räcker. Det du drar ställs sist på handen.
    }
rules-turn-order = Du får ordna om din egen hand när du vill, utan att det kostar ett drag. Ordningen är öppen för alla, och det som har sagts om { noun-card.a } följer med när { noun-card.it } flyttas.
rules-turn-pile = Kasthögen ligger öppen, och vem som helst får se igenom den när som helst.
rules-turn-talk = Bortsett från { noun-clue.many } är det tyst kring bordet: inga kommentarer, inga råd, inga menande blickar. Om alla är överens kan ni i stället tillåta några färdiga fraser eller fritt samtal.

## Ledtrådar

rules-clue-cost = { $tokens ->
        [0] Vid det här bordet finns inga { noun-token.many }, så ingen kan betala för { noun-clue.a }.
       *[other] För att ge { noun-clue.a } måste du { phrase-spend-token }. Om { phrase-no-token } måste du göra något annat.
    }
rules-clue-dear = Vid det här bordet kostar { noun-clue.a } { $cost } på en gång: med färre kan ingen ge en sådan.
rules-clue-free = Bara { noun-bonus.a } ger dig rätt till det, enligt följande regler:
rules-clue-what = Välj en lagkamrat, aldrig dig själv, och nämn en färg eller ett värde. Peka ut allt på den handen som det stämmer på, utan att utelämna eller betona något. Därmed får din lagkamrat också veta något om resten: där stämmer det inte.
rules-clue-colours = Färger som får nämnas: { $suits }. Värden: 1 till 5.
rules-clue-no-colours = Vid det här bordet får ingen färg nämnas, bara värden från 1 till 5.
rules-clue-colours-values = Färger som får nämnas: { $suits }. Värden: { $values }.
rules-clue-no-values = Färger som får nämnas: { $suits }. Vid det här bordet får inget värde nämnas.
rules-clue-only-values = Vid det här bordet får ingen färg nämnas, bara de här värdena: { $values }.
rules-clue-nothing = Vid det här bordet får varken färger eller värden nämnas, så ingen kan ge { noun-clue.a }.
rules-clue-every = De { $suits } { noun-card.all } räknas som alla färger: vilken färg som än nämns pekas de ut tillsammans med den. Ingen får säga { $names }, inte ens för att tala om att det saknas.
rules-clue-every-named = De { $suits } { noun-card.all } räknas som alla färger: vilken färg som än nämns pekas de ut tillsammans med den. Det går också bra att säga { $names }.
rules-clue-none = De { $suits } { noun-card.all } har ingen färg som { noun-clue.a } kan nämna: bara värden pekar ut dem. Ingen får säga { $names }, inte ens för att tala om att det saknas.
rules-clue-null = De { $suits } { noun-card.all } har varken en färg eller ett värde som { noun-clue.a } kan nämna: ingenting pekar ut dem. Ingen får säga { $names }, inte ens för att tala om att det saknas.
rules-clue-mixed = De { $suits } { noun-card.all } pekas ut med { $colours }.
rules-clue-in-turn = De { $suits } { noun-card.all } pekas ut med en färg efter den andra: { $turns }.
rules-clue-turn = { $suit } ({ $value })
rules-clue-every-value = De { $suits } { noun-card.all } räknas som alla värden: vilket värde som än nämns pekas de ut tillsammans med det.
rules-clue-no-value = Inget värde pekar ut de { $suits } { noun-card.all }: det gör bara färger.
rules-reach-colours = { $reach ->
       *[nothing] Färger pekar inte ut någonting här; de får nämnas ändå.
        [with-values] Varje färg pekar också ut värdet på sin plats, vilken färg det än har: { $turns }.
    }
rules-reach-values = { $reach ->
       *[nothing] Värden pekar inte ut någonting här; de får nämnas ändå.
        [lower] Varje värde pekar också ut alla lägre.
        [higher] Varje värde pekar också ut alla högre.
        [parity] Ett udda värde pekar ut alla udda, ett jämnt alla jämna.
    }
rules-special-colours = { $touched ->
       *[every] Varje { $value } räknas som alla färger: vilken färg som än nämns pekas den ut tillsammans med den.
        [none] Ingen färg pekar ut en { $value }.
    }
rules-special-values = { $touched ->
       *[every] Varje { $value } räknas som alla värden: vilket värde som än nämns pekas den ut tillsammans med det.
        [none] Inget värde pekar ut en { $value }.
        [in-turn] En { $value } pekas ut med ett annat värde i varje färg: { $turns }.
    }
rules-special-suits-first = Det som gäller alla { noun-card.many } i en färg går före det som gäller ett värde.
rules-clue-empty = Tomma { noun-clue.many } är tillåtna: du får tala om för en lagkamrat att där inte finns några fyror, till exempel, eller inget i en färg som får nämnas, och det kostar lika mycket. Även den som inte har några { noun-card.many } kvar kan få höra det.
rules-clue-touch = Tomma { noun-clue.many } är inte tillåtna: det måste finnas minst { noun-card.a } att peka ut.

## Att kasta

rules-discard = { $tokens ->
        [0] Eftersom det inte finns några { noun-token.many } att vinna tillbaka får ingen kasta.
       *[other] Lägg { noun-card.a } från handen öppet i kasthögen. Då får du { phrase-return-token }. Så länge { phrase-all-tokens } får du inte kasta.
    }

## Att spela

rules-play = Välj { noun-card.a } på handen och vänd upp { noun-card.it }. Du behöver inte veta vad det är.
rules-play-fits = Är det just { noun-card.the } som { noun-firework.the } i den färgen behöver härnäst läggs { noun-card.it } dit.
rules-play-strike = Annars hamnar { noun-card.it } i kasthögen, och du måste { phrase-take-strike }.
rules-play-announce = Innan du vänder upp { noun-card.the } får du annonsera färgen, någon av dessa: { $suits }.
rules-play-announce-right = Har du rätt och { noun-card.the } passar får du { phrase-return-token }, och en gång till om { noun-firework.the } därmed är komplett. Det finns aldrig fler än { count-tokens }; det som är över går förlorat.
rules-play-announce-right-once = Har du rätt och { noun-card.the } passar får du { phrase-return-token }. Det finns aldrig fler än { count-tokens }; det som är över går förlorat.
rules-play-announce-wrong = Har du fel kastas { noun-card.the } och du måste { phrase-take-strike }, även om { noun-card.it } hade passat. Har du rätt men { noun-card.the } inte passar räknas det som vilket misstag som helst.
rules-play-announce-every = För de { $suits } { noun-card.all } är bara { $names } rätt.

## Bonus

rules-bonus-completed = { $edition ->
       *[cocktail] Den som lägger det sista kortet i { noun-firework.a } får { phrase-return-token }, utan kostnad.
        [deluxe] Den som lägger den sista brickan i { noun-firework.a } får { phrase-return-token }, utan kostnad.
    } Om { phrase-all-tokens } finns inget att vinna.
rules-bonus-completed-down = Den som gör { noun-firework.a } komplett nedåt, med en etta, får { phrase-return-token }, utan kostnad. Om { phrase-all-tokens } finns inget att vinna.
rules-bonus-tile = Den som gör { noun-firework.a } komplett med en femma vänder upp nästa { noun-bonus } i stället för att vinna tillbaka en { noun-token }. Den genomförs genast, av samma spelare, innan någon drar eller gör något annat, och läggs sedan åt sidan.
rules-bonus-won = När det sista öppna { noun-firework.the } blir komplett är föreställningen vunnen på stället, och ingen { noun-bonus } vänds upp.
rules-bonus-out = När ingen { noun-bonus } är kvar får du i stället { phrase-return-token }.
rules-bonus-announced = En annonserad femma som gör { noun-firework.a } komplett ger först sin { noun-token }; därefter vänds { noun-bonus.the } upp.
rules-bonus-tiles = Brickorna:
rules-bonus-tile-item = { $number ->
        [one] - { $tile }: du får { $effect }.
       *[other] - { $tile } ({ $number } stycken): du får { $effect }.
    }
rules-bonus-clue = För gratis { noun-clue.many } gäller alla vanliga regler utom priset. Går det att ge { noun-clue.a } måste du göra det; annars är brickan förlorad.
rules-bonus-reshuffle = ”{ tile-reshuffle }” får du inte avstå från. Är { noun-deck.the } tom får du spela { noun-card.the } i stället för att blanda in { noun-card.it }.
rules-bonus-replay = Att spela från kasthögen får du avstå från. Avstår du, eller väljer du något som inte passar, är brickan förlorad, men inget värre händer. Om en femma därifrån gör { noun-firework.a } komplett vänds nästa bricka upp genast.
rules-bonus-replay-announced = Det som spelas från kasthögen kan inte annonseras.
rules-bonus-no-pile = Är kasthögen tom går en bricka som behöver den förlorad.

## Slutet

rules-end-strikes = Så snart { phrase-struck-out } är föreställningen slut och förlorad.
rules-end-victory = { $number ->
        [one] Så snart { noun-firework.the } är komplett är föreställningen slut och vunnen.
       *[other] Så snart alla { $number } { noun-firework.many } är kompletta är föreställningen slut och vunnen.
    }
rules-end-last-round = När någon tömmer { noun-deck.the } har alla precis ett drag kvar, även den som drog sist. Under den sista rundan dras inget, och efter den är föreställningen slut.
rules-end-dealt-out = Blir { noun-deck.the } tom redan från början ({ $players } spelare) inleds den sista rundan genast.
rules-end-play-on = Att { noun-deck.the } tar slut avgör ingenting: ni spelar vidare, med allt mindre händer, tills föreställningen är vunnen eller förlorad.
rules-end-indispensable = Föreställningen är också förlorad, på stället, när det sista exemplaret av { noun-card.a } som ännu behövs i sitt { noun-firework } hamnar i kasthögen, vare sig { noun-card.it } kastas eller spelas av misstag.
rules-end-indispensable-tiles = Det gäller även om { noun-bonus.a } som ännu inte har vänts upp kunde ha räddat { noun-card.it }.
rules-end-deadlock = Och den är förlorad när den som står i tur inte har något på handen och { phrase-no-token }.
rules-end-agreed = Ni får också komma överens om att sluta i förtid.

## Poäng

rules-score-top = Varje { noun-firework } ger lika många poäng som värdet på dess högsta { noun-card }. Lägg ihop dem.
rules-score-some-top = Ett { noun-firework } i { $suits } ger lika många poäng som värdet på dess högsta { noun-card }.
rules-score-count = Ett { noun-firework } i { $suits } ger en poäng för varje { noun-card }.
rules-score-penalty = Ett { noun-firework } i { $suits } ger inga poäng, men ett avdrag på en poäng för varje { noun-card } som saknas. Summan blir aldrig lägre än 0 och räknas i svartkrutspoäng.
rules-score-maximum = En perfekt föreställning ger { count-points }.
rules-score-strikeout = { $strikeout ->
       *[zero] En föreställning som förloras på { noun-strike.many } ger 0 poäng, vad som än ligger på bordet.
        [tally] En föreställning som förloras på { noun-strike.many } behåller poängen som ligger på bordet.
    }
rules-score-perfect = Bara en perfekt föreställning räknas: varje annat slut ger 0 poäng.

## Omdömen

rules-rating-intro = Så tar publiken emot den:
rules-rating-band = { $points }: { $line }
rules-rating-perfect = Inga: antingen är föreställningen perfekt, eller så är den förlorad.
rules-rating-none = Inga: skalan är gjord för högst 25 eller 30 poäng.
