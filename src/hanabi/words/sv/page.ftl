### Sidan i webbläsaren.

page-title = Hanabi på nätet
page-home = Lobbyn
page-skip = Hoppa till innehållet
page-nav = Huvudmeny
page-language = Språk
page-close = Stäng
page-cancel = Avbryt
page-yes = Ja
page-no = Nej
page-save = Spara
page-copy = Kopiera
page-copied = Kopierat.
page-loading = Laddar…
page-unreachable = Det går inte att nå servern.
page-lost = Anslutningen bröts. Ansluter igen…
page-not-sent = Inte skickat: du är inte ansluten just nu.

## Lobbyn

page-welcome = Tänd himlen tillsammans
page-lead = Du ser allas kort utom dina egna. Ge varandra rätt ledtrådar och bygg fyrverkerierna från 1 till 5.
page-name = Ditt namn
page-default-name = Gäst
page-play-now = Spela nu
page-tables = Öppna bord
page-no-tables = Inga öppna bord just nu. Skapa ett och skicka länken till dina vänner.
page-your-games = Dina partier
page-go-on = Fortsätt
page-not-begun = inte börjat än
page-join = Gå med
page-watch = Titta på
page-past-games = Spelade partier
page-past-games-about = Bläddra bland spelade partier: alla från öppna bord här, och alla dina egna
page-upload = Ladda upp ett parti…
page-upload-link = Eller klistra in en länk från hanab.live
page-upload-link-send = Importera
page-set-table = Nytt bord
page-table-settings = Bordets inställningar
page-create = Skapa bord

## Att duka ett bord

page-edition = Utgåva
page-add-ons = Tillägg
page-seat = Plats { $seat }
page-seat-free = ledig plats
page-person = En spelare
page-bot = boten { $bot }
page-about-bots = Om botarna
page-first = Vem börjar
page-random = Slumpas
page-bot-delay = Botarna väntar ett ögonblick före varje drag
page-manners = Chatt och åskådare
page-take-backs = Drag får tas tillbaka om alla är överens
page-talk = Chatt
page-talk-silent = Av
page-talk-remarks = Färdiga fraser
page-talk-chat = På
page-spectators = Åskådare
page-spectators-none = Inte tillåtna
page-spectators-seat = Ser det en spelare ser
page-spectators-everything = Ser alla händer
page-public = Visa bordet i lobbyn
page-as-printed = Som tryckt
page-empty-clues = Tomma { noun-clue.many }
page-announced-plays = Annonsera färg
page-play-on = Spela tills det är perfekt eller förlorat
page-strikeout = Förlust genom { noun-strike.many }
page-strikeout-zero = Ger 0 poäng
page-strikeout-tally = Behåller poängen
page-number-tokens = Antal { noun-token.many }
page-number-strikes = Antal { noun-strike.many }
page-number-hand = Kort på hand
page-variant = Färger och { noun-clue.many } från en variant på hanab.live
page-clue-cost = Vad { noun-clue.a } kostar
page-named-values = Värden som får nämnas
page-colour-reach = Färger pekar också ut
page-value-reach = Värden pekar också ut
page-reach-same = Inget annat
page-reach-with-values = Värdet på sin plats
page-reach-lower = Alla lägre
page-reach-higher = Alla högre
page-reach-parity = Alla udda eller alla jämna
page-reach-nothing = Ingenting alls, inte ens det som nämns
page-special-value = Särskilt värde
page-special-none = Inget
page-special-colours = Färger som pekar ut det
page-special-values = Värden som pekar ut det
page-touched-own = Det egna
page-touched-every = Alla
page-touched-none = Inga av dem
page-touched-in-turn = Ett annat i varje färg
page-rules-summary = { $title }: { $cards } kort, högst { $maximum } poäng. Läs reglerna

## Före start

page-invite = Inbjudningslänk
page-only-here = Bara den här datorn kan öppna länken. Starta servern så här för att släppa in andra: hanabi serve --host 0.0.0.0
page-address = Adress
page-qr = QR-kod för länken
page-guests = Bjud in en gästbot
page-guests-about = Gästbotar körs av andra program och ansluter på samma sätt som till hanab.live.
page-guests-none = Inga gästbotar här just nu.
page-guest = gästbot
page-guest-places = { $number ->
        [0] ledig
        [one] spelar vid ett bord
       *[other] spelar vid { $number } bord
    }
page-guest-invite = Bjud in
page-guest-replace = Ersätt { $name } med en bot
page-start = Starta partiet
page-leave = Lämna bordet
page-host = värd
page-you = du
page-away = borta
page-waiting = { $number ->
        [one] En plats kvar att fylla.
       *[other] { $number } platser kvar att fylla.
    }
page-not-here = Inte här än: { $names }.
page-not-here-host = Inte här än: { $names }. Du kan starta ändå.
page-ready = Alla är här.
page-wait-host = Väntar på att { $name } startar partiet.
page-table-full = Bordet är fullt.
page-no-table = Det här bordet kan inte visas

## Bordet

page-rules = Regler
page-menu = Bordets meny
page-rail = Räknare, kastade kort och logg
page-counters = Räknare
page-hands = De andras händer
page-panels = Mer
page-score = Poäng
page-reachable = { $reachable } möjliga
page-of = / { $all }
page-turns-left = { $turns ->
        [one] 1 drag kvar
       *[other] { $turns } drag kvar
    }
page-pace = Buffert
page-pace-about = Hur många gånger till ni kan kasta och ändå nå högsta möjliga poäng
page-discards = Kasthög
page-discarded = { $gone } av { $copies } kastade
page-log = Logg
page-since = Sedan ditt senaste drag
page-since-last = De senaste dragen
page-since-nothing = Inga drag än.
page-looking-back = Du tittar tillbaka på drag { $turn }.
page-your-turn-now = Det är din tur.
page-return-now = Tillbaka till spelet
page-why = Varför?
page-why-of = Varför? { $move }
page-jump-latest = { $number ->
        [0] ↓ Senaste
        [one] ↓ 1 ny
       *[other] ↓ { $number } nya
    }
page-firework = { $suit }: höjd { $height }, väntar på { $value }.
page-firework-complete = { $suit }: klart.
page-needs = Väntar på { $value }
page-copies-left = { $number ->
        [0] Inget exemplar kvar.
        [one] 1 exemplar kvar.
       *[other] { $number } exemplar kvar.
    }
page-capped = Kan bara nå höjd { $height }.
page-your-turn = Din tur
page-turn-of-name = { $name }s tur
page-to-act = på tur
page-thinking = tänker…
page-getting-ready = gör sig redo…
page-stuck = har kanske fastnat
page-last-round = { $turns ->
        [one] Sista rundan: 1 drag kvar
       *[other] Sista rundan: { $turns } drag kvar
    }
page-watching = tittar på
page-wait = Väntar på { $name }. Under tiden kan du sortera din hand, skriva anteckningar och förbereda ditt nästa drag.
page-over = Föreställningen är slut: { $score } av { $maximum } poäng
page-not-watched = Det här bordet tillåter inga åskådare.

## Kort

page-your-hand = Din hand
page-hand-empty = inga { noun-card.many } kvar
page-card-hidden = dolt
page-card-yours = { $edition ->
       *[cocktail] Ditt kort
        [deluxe] Din bricka
    } { $place }: { $card }
page-card-theirs = { $name }, { noun-card } { $place }: { $card }
page-card-told = { noun-clue.many }: { $clues }
page-card-untold = inga { noun-clue.many }
page-card-new = nytt
page-card-noted = anteckning: { $note }
page-peek = Vad { $name } vet om { noun-card } { $place }
page-peek-you = Vad du vet om { noun-card } { $place }
page-peek-possible = { $number ->
        [one] Det kan bara vara:
       *[other] { $number } olika { noun-card.many } är möjliga.
    }
page-peek-can = möjligt
page-peek-counted = uteslutet genom räkning
page-peek-out = uteslutet
page-through = Se handen som { $name } ser den
page-note = Anteckning
page-note-about = En anteckning som bara du ser tills partiet är slut

## Vad du kan göra

page-actions = Ditt drag
page-hint = Välj { noun-card.a } på din hand att spela eller kasta, eller på en medspelares för att ge { noun-clue.a }.
page-hint-no-clue = Välj { noun-card.a } på din hand att spela eller kasta. { $why }
page-hint-no-discard = Välj { noun-card.a } på din hand att spela, eller på en medspelares för att ge { noun-clue.a }.
page-hint-bonus = Välj vad { noun-bonus.the } ska göra.
page-own-card = { $edition ->
       *[cocktail] Ditt kort
        [deluxe] Din bricka
    } { $place }
page-own-card-next = Nästa drag: { noun-card.your } { $place }
page-play = Spela
page-discard = Kasta
page-announce = Spela som
page-play-as = Spela som { $suit }
page-move-left = Flytta åt vänster
page-move-right = Flytta åt höger
page-clue-card = Ge { $name } { noun-clue.a } om { noun-card } { $place }
page-clue-all = Ge { $name } { noun-clue.a }
page-clue-empty = Stämmer inte på något:
page-for-next-turn = till ditt nästa drag
page-tell = { $name }: { $clue } { $cards }
page-confirm = Bekräfta
page-ask = { $deed }?
page-deed-play = spela { noun-card.your } { $place }
page-deed-announce = spela { noun-card.your } { $place } som { $suit }
page-deed-discard = kasta { noun-card.your } { $place }
page-deed-clue = säg till { $name }: { $clue }
page-deed-take = ta { $card }
page-deed-decline = ta inget
page-sending = Skickar: { $deed }.
page-unsent = Inte skickat än: { $deed }. Det skickas så snart du är ansluten igen.
page-undo = Skickas om { $seconds } s: { $deed }.
page-undo-told = { $seconds ->
        [one] Skickas om en sekund. Tryck Escape för att ångra.
       *[other] Skickas om { $seconds } sekunder. Tryck Escape för att ångra.
    }
page-premove = Nästa drag: { $deed }.
page-premove-impossible = Nästa drag: { $deed }. Just nu skulle det inte gå.
page-premove-none = Just nu skulle du inte kunna ge { noun-clue.a }.
page-dropped = Ditt drag avbröts ({ $deed }). { $why }
page-dropped-changed = Bordet har ändrats sedan dess.
page-bonus = Bonus till dig: { $tile }
page-bonus-other = { $name } vände upp ”{ $tile }” och väljer.

## Prat

page-say = Säg något
page-send = Skicka
page-remark-hello = Hej allihop!
page-remark-know-nothing = Jag vet fortfarande inget om min hand.
page-remark-remember = Minns du vad du har på hand?
page-remark-think = Låt mig tänka.
page-remark-well-done = Bra gjort!
page-remark-sorry = Förlåt!
page-remark-good-game = Tack för partiet!

## Omröstningar och länkar

page-vote-end = Avsluta partiet nu
page-vote-end-alone = Du är ensam spelare vid bordet, så partiet slutar genast.
page-ask-take-back = Ta tillbaka mitt senaste drag
page-take-back-asked = { $name } vill ta tillbaka sitt senaste drag och allt som hände efter det.
page-take-back-yours = Du har bett att få ta tillbaka ditt senaste drag.
page-take-back-agreed = Går med på det: { $names }.
page-take-back-stands = Inget togs tillbaka: draget gäller.
page-decline = Neka
page-end-votes = { $number ->
        [one] { $names } vill avsluta partiet nu.
       *[other] { $names } vill avsluta partiet nu.
    }
page-agree = Godkänn
page-take-back = Ångra
page-gone = { $number ->
        [0] { $name } är borta.
       *[other] { $name } är borta. Röster för en bot: { $number }.
    }
page-replace = Låt en bot ta över
page-replace-soon = Låt en bot ta över ({ $seconds } s)
page-replaced = En bot spelar åt dig.
page-return = Ta tillbaka din plats
page-watch-link = Länk till bordet
page-personal-link = Spela på en annan enhet
page-personal-link-about = Länken är din plats. Öppna den på en annan enhet för att spela vidare där, och dela den inte.

## Slutet, repriser och spelade partier

page-finale = Final
page-rematch = Spela igen
page-rematch-join = Gå med i nästa parti
page-replay = Repris
page-record = Exportera
page-record-file = Ladda ned partiet
page-record-theirs = Ladda ned för hanab.live
page-record-link = Länk till hanab.live
page-record-lost-empty-clues = I länken framgår inte att tomma { noun-clue.many } gavs.
page-record-lost-played-on = I länken framgår inte att ni spelade tills det var perfekt eller förlorat.
page-record-lost-notes = I länken saknas anteckningarna.
page-record-lost-annotations = hanab.live får inte datum, plats eller kommentarer till dragen.
page-record-lost-rest = hanab.live avslutar partiet efter drag { $turn }.
page-left-out-end = Ett extra slut efter partiets slut har utelämnats.
page-left-out-characters = Karaktärerna har utelämnats: det här partiet spelades utan dem.
page-see-table = Visa bordet
page-turn = Drag
page-turn-of = Drag { $turn }: { $name }
page-first-turn = Första draget
page-previous-turn = Föregående drag
page-next-turn = Nästa drag
page-last-turn = Sista draget
page-eyes = Visa som
page-all-open = Alla händer
page-player = Spelarens namn
page-players = Spelare
page-any = Alla
page-ending = Resultat
page-ending-victory = Perfekt föreställning
page-ending-last-round = Sista rundan
page-ending-strikes = För många fel
page-ending-indispensable = Nyckelkort borta
page-ending-deadlock = Inga drag kvar
page-ending-ended = Avslutat i förtid
page-only-mine = Bara mina partier
page-no-games = Inga partier hittades.
page-newer = Nyare
page-older = Äldre

## Webbläsarens inställningar

page-settings = Inställningar
page-theme = Tema
page-theme-auto = Som enheten
page-theme-light = Ljust
page-theme-dark = Mörkt
page-level = Ledtrådar på korten
page-level-none = Inga: jag minns själv
page-level-positive = Det som har sagts
page-level-everything = Det som har sagts och vad det utesluter
page-newest = Nyaste kortet på handen
page-newest-right = Till höger
page-newest-left = Till vänster
page-chop = Markera choppen: det äldsta kortet utan ledtråd på varje hand, som många lag kastar härnäst
page-confirm-first = Bekräfta varje drag
page-undo-window = Tid att ångra ett drag innan det skickas
page-undo-0 = Ingen
page-undo-1 = 1 sekund
page-undo-2 = 2 sekunder
page-undo-3 = 3 sekunder
page-use-keys = Kortkommandon
page-motion = Animationer

## Tangenter

page-shortcuts = Kortkommandon
page-key-select = välj ett av dina kort
page-key-play = spela det valda kortet
page-key-discard = kasta det valda kortet
page-key-clue = ge en ledtråd; tryck igen för nästa spelare
page-key-clue-choose = i ledtrådsmenyn: ge den siffran eller färgen
page-key-through = håll ned: se en hand som dess ägare ser den
page-key-walk = gå mellan korten; Enter väljer
page-key-move = flytta det valda kortet i din hand
page-key-note = skriv en anteckning om kortet
page-key-log = gå till loggen
page-key-talk = gå till chatten
page-key-cancel = avbryt; ångra ett drag som inte har skickats
page-key-help = visa den här listan
page-key-step = ett drag bakåt eller framåt
page-key-ends = första eller sista draget

## Vad som gick fel

page-problem-late = Partiet har gått vidare.
page-problem-wrong-moment = Det går inte just nu.
page-problem-not-host = Bara värden får göra det.
page-problem-full = Bordet är fullt.
page-problem-name-taken = Någon här heter redan så.
page-problem-seat-taken = Platsen är upptagen.
page-problem-seats-free = Alla platser måste fyllas först.
page-problem-seated = Du sitter redan vid bordet.
page-problem-not-seated = Du sitter inte vid bordet.
page-problem-silent = Den sortens chatt är inte tillåten vid det här bordet.
page-problem-too-much = Gränsen för chatten vid det här bordet är nådd.
page-problem-no-card-to-note = Du kan bara anteckna på kort som någon har på hand.
page-problem-note-too-long = En anteckning får ha högst 300 tecken.
page-problem-too-many-notes = Du har nått gränsen för anteckningar vid det här bordet.
page-problem-no-take-backs = Vid det här bordet får drag inte tas tillbaka.
page-problem-guest-remembers = Inget kan tas tillbaka med en gästbot vid bordet: den kan inte glömma vad den har fått veta.
page-problem-sorted-enough = Du har sorterat om din hand tillräckligt många gånger under det här draget.
page-problem-sorted-too-often = Du har sorterat om din hand för många gånger i det här partiet.
page-problem-too-many-votes = Du har röstat för många gånger vid det här bordet.
page-problem-worn-out = För mycket har ändrats vid det här bordet. Öppna ett nytt.
page-problem-too-many-steps = Partiet har för många drag för att kunna importeras.
page-problem-too-many-uploads = Du har redan importerat mycket. Försök igen senare.
page-problem-too-fast = För snabbt. Vänta ett ögonblick.
page-problem-still-here = Spelaren är kvar.
page-problem-too-soon = Vänta lite, så hinner spelaren komma tillbaka.
page-problem-replaced = En bot spelar åt dig. Ta först tillbaka din plats.
page-problem-not-replaced = Ingen bot spelar åt dig.
page-problem-wrong-token = Länken hör inte till någon plats vid bordet.
page-problem-no-such-table = Bordet finns inte.
page-problem-no-such-game = Här finns inget avslutat parti.
page-problem-too-many-open-tables = Du har redan flera öppna bord som väntar. Fyll ett av dem först.
page-problem-store-failed = Det går inte att spara just nu. Försök igen om en stund.
page-problem-table-damaged = Det här bordet går inte längre att läsa. Säg till dem som driver servern.
page-problem-game-damaged = Det här partiet går inte längre att läsa. Säg till dem som driver servern.
page-problem-too-large = Det är för stort.
page-problem-bot-unavailable = Den boten går inte att använda här. Teknisk information: { $reason }
page-problem-bot-players = Den boten spelar inte med så många.
page-problem-bot-table = Den boten har inte tränat för det här bordet.
page-problem-no-such-guest = Gästboten är inte kvar.
page-problem-no-vote = Här spelar människor, och de bestämmer när partiet tar slut.
page-problem-guest-busy = Gästboten sitter vid ett annat bord. Bara gästbotar vars namn börjar med ”Bot-” sitter vid flera.
page-problem-no-counterpart = hanab.live kan inte spela det här partiet. Teknisk information: { $reason }
page-problem-no-counterpart-announced = hanab.live känner inte till annonserade färger.
page-problem-no-counterpart-tiles = hanab.live har inga bonusbrickor.
page-problem-no-counterpart-tokens = hanab.live spelas inte med det antalet { noun-token.many }.
page-problem-no-counterpart-strikes = hanab.live spelas inte med det antalet { noun-strike.many }.
page-problem-no-counterpart-hands = hanab.live delar inte ut så stora händer.
page-problem-no-counterpart-suits = hanab.live har ingen variant med de här färgerna.
page-problem-unknown-variant = Den här varianten av hanab.live spelas inte här. Teknisk information: { $reason }
page-problem-with-characters = Det här partiet spelades med karaktärer, som inte finns här.
page-problem-variant-alternating = Den här varianten från hanab.live spelas inte här: i den måste färger och värden nämnas växelvis. Teknisk information: { $reason }
page-problem-variant-unspoken = Den här varianten från hanab.live spelas inte här: i den säger { noun-clue.many } inte vad de nämner. Teknisk information: { $reason }
page-problem-variant-start-cards = Den här varianten från hanab.live spelas inte här: den har startkort, och det går uppåt eller nedåt. Teknisk information: { $reason }
page-problem-variant-hidden-plays = Den här varianten från hanab.live spelas inte här: i den ser ingen vad som har spelats. Teknisk information: { $reason }
page-problem-variant-any-start = Den här varianten från hanab.live spelas inte här: i den kan varje färg börja med vilket värde som helst. Teknisk information: { $reason }
page-problem-variant-inverted = Den här varianten från hanab.live spelas inte här: i den är spela och kasta ombytta för en färg. Teknisk information: { $reason }
page-problem-no-such-variant = hanab.live har ingen variant med det namnet. Namnen skrivs som ”Pink (5 Suits)”.
page-problem-empty = Skriv något först.
page-problem-no-such-remark = Den frasen finns inte.
page-problem-no-such-bot = Den boten spelar inte vid bord här.
page-problem-not-over = Bara avslutade partier kan importeras.
page-problem-impossible-rules = De här tilläggen och husreglerna går inte att kombinera.
page-problem-impossible-hands = { $edition ->
       *[cocktail] Korten
        [deluxe] Brickorna
    } räcker inte till så stora händer.
page-problem-impossible-tokens = Det antalet { noun-token.many } går inte.
page-problem-impossible-strikes = Det antalet { noun-strike.many } går inte.
page-problem-bad-request = Servern kan inte läsa det här. Teknisk information: { $reason }
page-problem-bad-message = { page-problem-bad-request }
page-problem-not-json = { page-problem-bad-request }
page-problem-wrong-origin = Begäran kom från en annan webbplats och avvisades.
