### Die Dinge des Spiels, wie jede Ausgabe sie nennt. Jede Nachricht bekommt `$edition`.
###
### Alle Plättchen sind sächlich. `noun-card` ist je nach Ausgabe weiblich (Karte) oder männlich (Stein):
### `.a` und `.the` sind Nominativ, `.a-acc` und `.the-acc` Akkusativ, `.of` ist Genitiv.

noun-token = { $edition ->
       *[cocktail] Plättchen
        [swedish] blaues Plättchen
        [abacus] Hinweisplättchen
        [deluxe] Uhrplättchen
        [show] HINWEIS-Plättchen
    }
    .many = { $edition ->
       *[cocktail] Plättchen
        [swedish] blaue Plättchen
        [abacus] Hinweisplättchen
        [deluxe] Uhrplättchen
        [show] HINWEIS-Plättchen
    }
    .short = { $edition ->
       *[cocktail] Plättchen
        [swedish] Blau
        [abacus] Hinweise
        [deluxe] Uhren
        [show] HINWEIS
    }
noun-strike = { $edition ->
       *[cocktail] rote Karte
        [swedish] rotes Plättchen
        [abacus] Gewitterplättchen
        [deluxe] Luntenplättchen
        [show] FEHLER-Plättchen
    }
    .many = { $edition ->
       *[cocktail] rote Karten
        [swedish] rote Plättchen
        [abacus] Gewitterplättchen
        [deluxe] Luntenplättchen
        [show] FEHLER-Plättchen
    }
    .short = { $edition ->
       *[cocktail] Rot
        [swedish] Rot
        [abacus] Gewitter
        [deluxe] Lunten
        [show] FEHLER
    }
noun-card = { $edition ->
       *[cocktail] Karte
        [deluxe] Stein
    }
    .a = { $edition ->
       *[cocktail] eine Karte
        [deluxe] ein Stein
    }
    .a-acc = { $edition ->
       *[cocktail] eine Karte
        [deluxe] einen Stein
    }
    .the = { $edition ->
       *[cocktail] die Karte
        [deluxe] der Stein
    }
    .the-acc = { $edition ->
       *[cocktail] die Karte
        [deluxe] den Stein
    }
    .of = { $edition ->
       *[cocktail] einer Karte
        [deluxe] eines Steins
    }
    .your = { $edition ->
       *[cocktail] deine Karte
        [deluxe] deinen Stein
    }
    .no = { $edition ->
       *[cocktail] keine Karte
        [deluxe] keinen Stein
    }
    .any = { $edition ->
       *[cocktail] eine beliebige Karte
        [deluxe] einen beliebigen Stein
    }
    .many = { $edition ->
       *[cocktail] Karten
        [deluxe] Steine
    }
    .it = { $edition ->
       *[cocktail] sie
        [deluxe] er
    }
    .it-acc = { $edition ->
       *[cocktail] sie
        [deluxe] ihn
    }
noun-deck = Stapel
    .the = der Stapel
noun-clue = Hinweis
    .a = ein Hinweis
    .a-acc = einen Hinweis
    .the = der Hinweis
    .the-acc = den Hinweis
    .many = Hinweise
noun-firework = Feuerwerk
    .a = ein Feuerwerk
    .the = das Feuerwerk
    .many = Feuerwerke
noun-bonus = { $edition ->
       *[cocktail] Bonusplättchen
        [show] BONUS-Plättchen
    }
    .a = ein { noun-bonus }
    .the = das { noun-bonus }
    .many = { noun-bonus }

## Anzahlen

count-tokens = { $tokens ->
        [one] 1 { noun-token }
       *[other] { $tokens } { noun-token.many }
    }
count-strikes = { $strikes ->
        [one] 1 { noun-strike }
       *[other] { $strikes } { noun-strike.many }
    }
count-cards = { $cards ->
        [one] 1 { noun-card }
       *[other] { $cards } { noun-card.many }
    }
count-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Was mit den Plättchen geschieht, im Infinitiv ohne „zu“; und wie sie liegen, als Nebensatz mit dem Verb am Ende

phrase-spend-token = { $edition ->
       *[cocktail] ein Plättchen aus dem Deckel nehmen
        [swedish] ein blaues Plättchen aus dem Deckel nehmen
        [abacus] ein Hinweisplättchen auf die schwarze Seite drehen
        [deluxe] ein Uhrplättchen umdrehen
        [show] ein HINWEIS-Plättchen vom Beutel nehmen
    }
phrase-return-token = { $edition ->
       *[cocktail] ein Plättchen in den Deckel zurücklegen
        [swedish] ein blaues Plättchen in den Deckel zurücklegen
        [abacus] ein Hinweisplättchen auf die weiße Seite drehen
        [deluxe] ein Uhrplättchen wieder aufdecken
        [show] ein HINWEIS-Plättchen auf den Beutel zurücklegen
    }
phrase-no-token = { $edition ->
       *[cocktail] kein Plättchen mehr im Deckel liegt
        [swedish] kein blaues Plättchen mehr im Deckel liegt
        [abacus] kein Hinweisplättchen mehr die weiße Seite zeigt
        [deluxe] kein Uhrplättchen mehr offen liegt
        [show] kein HINWEIS-Plättchen mehr auf dem Beutel liegt
    }
phrase-all-tokens = { $edition ->
       *[cocktail] alle Plättchen im Deckel liegen
        [swedish] alle blauen Plättchen im Deckel liegen
        [abacus] alle Hinweisplättchen die weiße Seite zeigen
        [deluxe] alle Uhrplättchen offen liegen
        [show] alle HINWEIS-Plättchen auf dem Beutel liegen
    }
phrase-take-strike = { $edition ->
       *[cocktail] eine rote Karte umdrehen
        [swedish] ein rotes Plättchen in den Deckel legen
        [abacus] ein Gewitterplättchen auf die Blitzseite drehen
        [deluxe] das oberste Luntenplättchen umdrehen
        [show] ein FEHLER-Plättchen auf die rote Seite drehen
    }
phrase-mend-strike = { $edition ->
       *[cocktail] eine rote Karte zurückdrehen
        [swedish] ein rotes Plättchen aus dem Deckel nehmen
        [abacus] ein Gewitterplättchen zurückdrehen
        [deluxe] ein Luntenplättchen zurückdrehen
        [show] ein FEHLER-Plättchen auf die blaue Seite zurückdrehen
    }
phrase-struck-out = { $edition ->
       *[cocktail] { $strikes ->
            [one] eine rote Karte umgedreht ist
           *[other] { $strikes } rote Karten umgedreht sind
        }
        [swedish] { $strikes ->
            [one] ein rotes Plättchen im Deckel liegt
           *[other] { $strikes } rote Plättchen im Deckel liegen
        }
        [abacus] { $strikes ->
            [one] ein Gewitterplättchen seinen Blitz zeigt
           *[other] { $strikes } Gewitterplättchen ihren Blitz zeigen
        }
        [deluxe] { $strikes ->
            [one] ein Luntenplättchen umgedreht ist und die Explosion offen liegt
           *[other] { $strikes } Luntenplättchen umgedreht sind und die Explosion offen liegt
        }
        [show] { $strikes ->
            [one] ein FEHLER-Plättchen rot ist
           *[other] { $strikes } FEHLER-Plättchen rot sind
        }
    }

## Farben: vor einem Wert (rote 3), `.clue` als eigenes Wort (Rot), `.many` vor „Karten“ oder „Steinen“ (die roten), `.firework` vor „Feuerwerk“ (das rote).

suit-white = weiße
    .clue = Weiß
    .many = weißen
    .firework = weiße
suit-red = rote
    .clue = Rot
    .many = roten
    .firework = rote
suit-blue = blaue
    .clue = Blau
    .many = blauen
    .firework = blaue
suit-yellow = gelbe
    .clue = Gelb
    .many = gelben
    .firework = gelbe
suit-green = grüne
    .clue = Grün
    .many = grünen
    .firework = grüne
suit-multicolour = bunte
    .clue = Bunt
    .many = bunten
    .firework = bunte
suit-black = schwarze
    .clue = Schwarz
    .many = schwarzen
    .firework = schwarze
suit-purple = violette
    .clue = Violett
    .many = violetten
    .firework = violette
suit-orange = orange
    .clue = Orange
    .many = orangen
    .firework = orange
suit-teal = türkise
    .clue = Türkis
    .many = türkisen
    .firework = türkise
suit-pink = rosa
    .clue = Rosa
    .many = rosa
    .firework = rosa
suit-brown = braune
    .clue = Braun
    .many = braunen
    .firework = braune
suit-grey = graue
    .clue = Grau
    .many = grauen
    .firework = graue
suit-omni = omnifarbene
    .clue = Omnifarben
    .many = omnifarbenen
    .firework = omnifarbene
suit-null = nullfarbene
    .clue = Nullfarben
    .many = nullfarbenen
    .firework = nullfarbene
suit-muddy-rainbow = trübbunte
    .clue = Trübbunt
    .many = trübbunten
    .firework = trübbunte
suit-light-pink = hellrosa
    .clue = Hellrosa
    .many = hellrosa
    .firework = hellrosa
suit-prism = prismatische
    .clue = Prismatisch
    .many = prismatischen
    .firework = prismatische
suit-dark-pink = dunkelrosa
    .clue = Dunkelrosa
    .many = dunkelrosa
    .firework = dunkelrosa
suit-dark-brown = dunkelbraune
    .clue = Dunkelbraun
    .many = dunkelbraunen
    .firework = dunkelbraune
suit-dark-omni = dunkelomnifarbene
    .clue = Dunkelomnifarben
    .many = dunkelomnifarbenen
    .firework = dunkelomnifarbene
suit-dark-null = dunkelnullfarbene
    .clue = Dunkelnullfarben
    .many = dunkelnullfarbenen
    .firework = dunkelnullfarbene
suit-cocoa-rainbow = kakaobunte
    .clue = Kakaobunt
    .many = kakaobunten
    .firework = kakaobunte
suit-grey-pink = graurosa
    .clue = Graurosa
    .many = graurosa
    .firework = graurosa
suit-dark-prism = dunkelprismatische
    .clue = Dunkelprismatisch
    .many = dunkelprismatischen
    .firework = dunkelprismatische
suit-tomato = tomatenrote
    .clue = Tomatenrot
    .many = tomatenroten
    .firework = tomatenrote
suit-mahogany = mahagonirote
    .clue = Mahagonirot
    .many = mahagoniroten
    .firework = mahagonirote
suit-carrot = karottenrote
    .clue = Karottenrot
    .many = karottenroten
    .firework = karottenrote
suit-emerald = smaragdgrüne
    .clue = Smaragdgrün
    .many = smaragdgrünen
    .firework = smaragdgrüne
suit-olive = olivgrüne
    .clue = Olivgrün
    .many = olivgrünen
    .firework = olivgrüne
suit-berry = beerenblaue
    .clue = Beerenblau
    .many = beerenblauen
    .firework = beerenblaue
suit-navy = marineblaue
    .clue = Marineblau
    .many = marineblauen
    .firework = marineblaue
suit-sky = himmelblaue
    .clue = Himmelblau
    .many = himmelblauen
    .firework = himmelblaue
suit-ice = eisblaue
    .clue = Eisblau
    .many = eisblauen
    .firework = eisblaue
suit-aqua = aquablaue
    .clue = Aquablau
    .many = aquablauen
    .firework = aquablaue
suit-ocean = ozeanblaue
    .clue = Ozeanblau
    .many = ozeanblauen
    .firework = ozeanblaue
suit-tangerine = mandarinenfarbene
    .clue = Mandarinenfarben
    .many = mandarinenfarbenen
    .firework = mandarinenfarbene
suit-peach = pfirsichfarbene
    .clue = Pfirsichfarben
    .many = pfirsichfarbenen
    .firework = pfirsichfarbene
suit-ruby = rubinrote
    .clue = Rubinrot
    .many = rubinroten
    .firework = rubinrote
suit-yam = yamfarbene
    .clue = Yamfarben
    .many = yamfarbenen
    .firework = yamfarbene
suit-geas = geasfarbene
    .clue = Geasfarben
    .many = geasfarbenen
    .firework = geasfarbene
suit-beatnik = beatnikfarbene
    .clue = Beatnikfarben
    .many = beatnikfarbenen
    .firework = beatnikfarbene
suit-plum = pflaumenfarbene
    .clue = Pflaumenfarben
    .many = pflaumenfarbenen
    .firework = pflaumenfarbene
suit-taupe = taupefarbene
    .clue = Taupefarben
    .many = taupefarbenen
    .firework = taupefarbene
suit-gold = goldfarbene
    .clue = Goldfarben
    .many = goldfarbenen
    .firework = goldfarbene
suit-violet = veilchenblaue
    .clue = Veilchenblau
    .many = veilchenblauen
    .firework = veilchenblaue
suit-magenta = magentafarbene
    .clue = Magentafarben
    .many = magentafarbenen
    .firework = magentafarbene
suit-cardinal = kardinalrote
    .clue = Kardinalrot
    .many = kardinalroten
    .firework = kardinalrote
suit-maroon = kastanienbraune
    .clue = Kastanienbraun
    .many = kastanienbraunen
    .firework = kastanienbraune
suit-lime = limettengrüne
    .clue = Limettengrün
    .many = limettengrünen
    .firework = limettengrüne
suit-jungle = dschungelgrüne
    .clue = Dschungelgrün
    .many = dschungelgrünen
    .firework = dschungelgrüne
suit-jade = jadegrüne
    .clue = Jadegrün
    .many = jadegrünen
    .firework = jadegrüne
suit-tan = lohfarbene
    .clue = Lohfarben
    .many = lohfarbenen
    .firework = lohfarbene
suit-cyan = cyanblaue
    .clue = Cyanblau
    .many = cyanblauen
    .firework = cyanblaue
suit-indigo = indigoblaue
    .clue = Indigoblau
    .many = indigoblauen
    .firework = indigoblaue
suit-cobalt = kobaltblaue
    .clue = Kobaltblau
    .many = kobaltblauen
    .firework = kobaltblaue

## Karten und Hinweise

card-face = { $suit } { $value }
card-places = { $number ->
        [one] { noun-card } { $places }
       *[other] { noun-card.many } { $places }
    }
card-unplaced = Nr. { $id }
clue-colour = { $suit }
clue-value = { $value }
clue-no-colour = kein { $suit }
clue-no-value = { $value ->
        [1] keine Einsen
        [2] keine Zweien
        [3] keine Dreien
        [4] keine Vieren
        [5] keine Fünfen
       *[other] nichts mit dem Wert { $value }
    }
clue-odd = ungerade
clue-even = gerade
clue-no-odd = nichts Ungerades
clue-no-even = nichts Gerades
clue-hollow = { $clue }, was hier auf nichts zeigt

## Aufzählungen

list-comma = { $rest }, { $next }
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
