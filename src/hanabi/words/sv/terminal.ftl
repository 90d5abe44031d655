### Terminalen: hanabi play och hanabi replay

## Kommandonas ord. Det första i varje lista lärs ut, de andra förstås också.

command-play = spela, s
command-discard = kasta, k
command-clue = tipsa, t, ledtråd
command-move = flytta, f
command-sort = sortera
command-take = ta
command-decline = avstå, nej
command-table = bord, visa, b
command-hand = hand, h
command-discards = kasthög, högen
command-log = logg
command-why = varför, v
command-hint = tips
command-note = anteckna, anteckning
command-undo = ångra
command-rules = regler
command-help = hjälp, ?
command-end = avsluta
command-quit = sluta, q
command-as = som
command-back = tillbaka

## Bordet

terminal-turn = Drag { $turn }. { $name } är på tur.
terminal-log-line = { $turn }. { $sentences }
terminal-seats = Vid bordet: { $seats }.
terminal-why = { $turn }. { $name }: { $reason }
terminal-why-silent = { $turn }. { $name } gav inget skäl.
terminal-why-nobody = Ingen bot har gjort något sedan ditt senaste drag, eller sedan du kom tillbaka.
terminal-hint = { $bot }: { $advice }
terminal-no-hints = Det finns inga tips i det här partiet.
terminal-no-undo = I det här partiet tas inget tillbaka.
terminal-hint-unavailable = Det går inte att få tips här. Teknisk information: { $reason }
terminal-bot = { $name } (boten { $bot })
terminal-counters = { $edition ->
    [swedish] Blå marker: { $tokens } av { $all_tokens }. Röda marker: { $strikes } av { $all_strikes }.
    [abacus] Tipsbrickor: { $tokens } av { $all_tokens }. Stormbrickor: { $strikes } av { $all_strikes }.
    [deluxe] Klockbrickor: { $tokens } av { $all_tokens }. Brunna stubinbrickor: { $strikes } av { $all_strikes }.
    [show] LEDTRÅDS-markörer: { $tokens } av { $all_tokens }. FEL-brickor: { $strikes } av { $all_strikes }.
   *[cocktail] Markörer: { $tokens } av { $all_tokens }. Vända röda kort: { $strikes } av { $all_strikes }.
}
terminal-score = Poäng: { $score } av { $maximum }, { $reachable } fortfarande möjliga.
terminal-final-score = Poäng: { $score } av { $maximum }.
terminal-deck = { $edition ->
    [deluxe] { $cards ->
        [one] En bricka kvar att dra.
       *[other] { $cards } brickor kvar att dra.
    }
   *[cocktail] { $cards ->
        [one] Ett kort kvar att dra.
       *[other] { $cards } kort kvar att dra.
    }
}
terminal-last-round = { $turns ->
    [one] Sista rundan: ett drag kvar.
   *[other] Sista rundan: { $turns } drag kvar.
}
terminal-pace = Buffert: { $pace }.
terminal-tiles = { $left ->
    [one] En bonusbricka ligger dold. Vända: { $revealed }.
   *[other] { $left } bonusbrickor ligger dolda. Vända: { $revealed }.
}
terminal-none = inga
terminal-fireworks = Fyrverkerier: { $list }.
terminal-firework = { $suit } väntar på { $next }
terminal-firework-complete = { $suit } är klart

## Händer

terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name } har inga kort.
terminal-card-marked = { $place } { $face } ({ noun-clue.many }: { $marks })
terminal-card-unmarked = { $place } { $face }
terminal-own-hand = Din hand, nyaste kortet sist:
terminal-own-hand-sorted = Din hand, i den ordning du har lagt den:
terminal-own-hand-empty = Du har inga kort.
terminal-own-card = { $place }: { $known }
terminal-known-not = inte { $clue }
terminal-known-both = { $marks }; { $barred }
terminal-unknown = { $edition ->
       *[cocktail] ingen ledtråd än
        [abacus] inget tips än
    }
terminal-detail-own = Vad du vet om din hand:
terminal-detail = Vad { $name } vet om sin hand:
terminal-detail-card = { $place }: { $known }. Möjligt: { $possible }.
terminal-detail-counted = Uteslutet genom att räkna korten som syns: { $gone }.
terminal-note = Din anteckning om kort { $place } hos { $name }: { $note }
terminal-any-card = vad som helst
terminal-discards-empty = Inget har kastats än.
terminal-discards = Kasthögen:
terminal-discards-suit = { $suit }: { $values }
terminal-gone = Förlorade för gott: { $cards }.

## Bonusbrickor

terminal-tile-colour-clue = Bonusbrickan ger dig en gratis färgledtråd. Skriv till exempel: tipsa NAMN röd.
terminal-tile-value-clue = Bonusbrickan ger dig en gratis värdeledtråd. Skriv till exempel: tipsa NAMN 3.
terminal-tile-reshuffle = Bonusbrickan låter dig blanda in ett kastat kort i leken igen. Skriv till exempel: ta röd 3. Välj bland: { $cards }.
terminal-tile-replay = Bonusbrickan låter dig spela ett kastat kort. Skriv till exempel: ta röd 3; eller avstå. Välj bland: { $cards }.

## Lämna över, lämna bordet, slutet

terminal-welcome = { $title }. Skriv hjälp för att se kommandona.
terminal-dealing = Letar efter ett parti som går att vinna…
terminal-resumed = Partiet fortsätter där du slutade.
terminal-hide-screen = Tryck Enter för att dölja din skärm.
terminal-pass-keyboard = Lämna tangentbordet till { $name }. { $name }, tryck Enter när ingen annan tittar.
terminal-left = Partiet är sparat. Fortsätt med: hanabi play --resume
terminal-really-end = Avsluta partiet för alla? ja eller nej:
terminal-yes = j,y
terminal-all-hands = Alla kort på bordet:
terminal-record = Partiet ligger i { $path }
terminal-still-running = Drag { $turn }, { $name } är på tur: partiet är inte slut.
terminal-replay-help = Enter: nästa drag. b: bakåt. Ett tal från 0 till { $last }: det draget. q: sluta.

## Hjälp

terminal-help-play = spela 2: spela ditt kort 2.
terminal-help-announce = spela 2 som röd: spela ditt kort 2 och annonsera att det är rött.
terminal-help-discard = kasta 4: kasta ditt kort 4.
terminal-help-clue = tipsa { $name } röd, eller tipsa { $name } 3: ge { $name } en färg eller ett värde.
terminal-help-move = flytta 1 3: lägg ditt kort 1 på plats 3. Det kostar inget drag.
terminal-help-sort = sortera { $order }: lägg dina kort i den ordningen. Det kostar inget drag.
terminal-help-take = ta röd 3, eller avstå: välj för en bonusbricka.
terminal-help-look = bord, hand, hand { $name }, kasthög, logg, regler: titta på något.
terminal-help-why = varför: fråga botarna varför de drog som de gjorde sedan ditt senaste drag.
terminal-help-hint = tips: fråga vad boten friend skulle göra i ditt ställe, och varför.
terminal-help-note = anteckna 3 kanske röd, eller anteckna { $name } 2 spara: skriv en anteckning om ett kort. anteckna 3 ensamt tar bort den.
terminal-help-undo = ångra: ta tillbaka ditt senaste drag och allt därefter.
terminal-help-leave = sluta: lämna bordet; partiet sparas. avsluta: avsluta partiet för alla.
terminal-help-short = Första bokstaven räcker: s 2, k 4, t { $name } r. Även namn kan förkortas. De engelska orden går lika bra.

## Vad som hade varit rätt

terminal-say-something = Skriv vad du vill göra, till exempel: spela 2. Skriv hjälp för alla kommandon.
terminal-did-you-mean = Det finns inget kommando { $word }. Menade du { $close }? Skriv hjälp för alla kommandon.
terminal-unknown-command = Det finns inget kommando { $word }. Skriv hjälp för alla kommandon.
terminal-how-to-play = Vilket kort vill du spela, 1 till { $cards }? Till exempel: spela 2.
terminal-how-to-play-or-announce = Vilket kort vill du spela, 1 till { $cards }? Till exempel: spela 2, eller spela 2 som röd för att annonsera färgen.
terminal-how-to-discard = Vilket kort vill du kasta, 1 till { $cards }? Till exempel: kasta 4.
terminal-how-to-clue = Vem ska få veta vad? Till exempel: tipsa { $name } röd, eller tipsa { $name } 3.
terminal-how-to-move = Vilket kort ska vart, 1 till { $cards }? Till exempel: flytta 1 3.
terminal-how-to-sort = Skriv den nya ordningen för alla dina kort. Till exempel: sortera { $order }.
terminal-how-to-decline = Skriv bara avstå.
terminal-how-to-take = Vilket kastat kort vill du ha? Till exempel: ta röd 3.
terminal-how-to-note = Vilket kort, och vad vill du skriva? Till exempel: anteckna 3 kanske röd, eller anteckna { $name } 2 spara.
terminal-no-such-place = Du har inget kort { $place }; dina kort är 1 till { $cards }.
terminal-no-such-name = Ingen här heter { $name }. Vid bordet: { $names }. Början av namnet räcker om den bara passar på en.
terminal-no-such-suit = { $suit } är ingen färg eller siffra vid det här bordet. Färgerna är { $suits }, siffrorna 1 till 5. Början av en färg räcker om den bara passar på en.
