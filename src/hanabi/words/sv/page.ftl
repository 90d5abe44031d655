### Sidan i webbläsaren.

page-title = Hanabi, bordet
page-home = Till lobbyn
page-skip = Hoppa till bordet
page-nav = Sidan
page-language = Språk
page-close = Stäng
page-cancel = Avbryt
page-yes = Ja
page-no = Nej
page-save = Spara
page-copy = Kopiera
page-copied = Kopierat.
page-loading = Ett ögonblick…
page-unreachable = Servern går inte att nå.
page-lost = Förbindelsen bröts, försöker igen…
page-not-sent = Inte skickat: det finns ingen anslutning just nu.

## Lobbyn

page-welcome = Tänd himlen tillsammans
page-lead = Du ser allas händer utom din egen. Berätta för varandra det som behövs och bygg fyrverkerierna från 1 till 5.
page-name = Ditt namn
page-default-name = Gäst
page-play-now = Spela nu
page-tables = Öppna bord
page-no-tables = Inget öppet bord just nu. Duka ett och skicka länken till dina vänner.
page-your-games = Dina partier
page-go-on = Fortsätt
page-not-begun = har inte börjat
page-join = Slå dig ned
page-watch = Titta på
page-past-games = Spelade partier
page-past-games-about = Alla partier som har spelats klart vid öppna bord här, och dina egna
page-upload = Ladda upp ett protokoll…
page-upload-link = Eller klistra in en länk till hanab.live
page-upload-link-send = Läs in
page-set-table = Duka ett bord
page-create = Öppna bordet

## Att duka ett bord

page-edition = Utgåva
page-add-ons = Tillägg
page-seat = Plats { $seat }
page-seat-free = ledig plats
page-person = en människa
page-bot = boten { $bot }
page-about-bots = Hur botarna är
page-first = Vem som börjar
page-random = slumpen avgör
page-bot-delay = Botarna tar en liten paus innan de gör något
page-manners = Bordsskick
page-take-backs = Drag får tas tillbaka om alla är överens
page-talk = Prat
page-talk-silent = tystnad
page-talk-remarks = färdiga repliker
page-talk-chat = fritt prat
page-spectators = Åskådare
page-spectators-none = ingen får titta på
page-spectators-seat = ser det som en plats ser
page-spectators-everything = ser alla händer
page-public = Visa bordet i lobbyn
page-as-printed = som tryckt
page-empty-clues = Tomma { noun-clue.many }
page-announced-plays = Spela med utrop
page-play-on = Spela vidare till perfektion
page-strikeout = En föreställning som förloras genom { noun-strike.many }
page-strikeout-zero = ger 0
page-strikeout-tally = behåller sina poäng
page-number-tokens = Antal { noun-token.many }
page-number-strikes = Antal { noun-strike.many }
page-number-hand = Kort på hand
page-impossible = Det här bordet går inte: { $reason }
page-rules-summary = { $title }: { $cards } kort, högst { $maximum } poäng. Läs reglerna

## Före start

page-invite = Bjud in med den här länken
page-only-here = Bara den här datorn kan öppna länken. Starta servern med hanabi serve --host 0.0.0.0 för att släppa in andra.
page-address = Adress
page-qr = QR-kod för länken
page-guests = Bjud in en gäst
page-guests-about = Gäster är botar som andra program spelar här, enligt reglerna på hanab.live.
page-guests-none = Ingen gäst är här just nu.
page-guest = gäst
page-guest-places = { $number ->
        [0] är ledig
        [one] spelar vid ett bord
       *[other] spelar vid { $number } bord
    }
page-guest-invite = Bjud in
page-guest-replace = Låt en bot ta över för { $name }
page-start = Dela ut korten
page-leave = Lämna bordet
page-host = värd
page-you = du
page-away = borta
page-waiting = { $number ->
        [one] En plats är fortfarande ledig.
       *[other] { $number } platser är fortfarande lediga.
    }
page-not-here = Inte här än: { $names }.
page-not-here-host = Inte här än: { $names }. Du kan dela ut korten ändå.
page-ready = Alla är här.
page-wait-host = { $name } startar partiet.
page-table-full = Alla platser är tagna.
page-no-table = Det här bordet kan inte visas

## Bordet

page-rules = Reglerna
page-menu = Bordets meny
page-rail = Räknare, kastade kort och logg
page-counters = Räknare
page-hands = De andras händer
page-panels = Mer
page-score = Poäng
page-reachable = { $reachable } kan nås
page-of = / { $all }
page-turns-left = { $turns ->
        [one] 1 drag kvar
       *[other] { $turns } drag kvar
    }
page-pace = Marginal
page-pace-about = Hur många gånger ni till kan kasta och ändå nå högsta möjliga poäng
page-discards = Kasthög
page-discarded = { $gone } av { $copies } kastade
page-log = Logg
page-since = Sedan ditt senaste drag
page-since-last = De senaste dragen
page-since-nothing = Ingen har gjort något än.
page-looking-back = Du tittar tillbaka på drag { $turn }.
page-your-turn-now = Det är din tur.
page-return-now = Tillbaka till nu
page-why = Varför?
page-why-of = Varför? { $move }
page-jump-latest = { $number ->
        [0] ↓ Till det senaste
        [one] ↓ Till det senaste, 1 nytt
       *[other] ↓ Till det senaste, { $number } nya
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
page-turn-of-name = { $name } är på tur
page-to-act = på tur
page-thinking = tänker…
page-getting-ready = gör sig redo…
page-last-round = { $turns ->
        [one] Sista rundan: 1 drag kvar
       *[other] Sista rundan: { $turns } drag kvar
    }
page-watching = du tittar på
page-wait = Väntar på { $name }. Du får sortera din hand, skriva anteckningar och välja ditt nästa drag.
page-over = Föreställningen är slut: { $score } av { $maximum } poäng
page-not-watched = Det här bordet spelar utan åskådare.

## Kort

page-your-hand = Din hand
page-hand-empty = inga { noun-card.many } kvar
page-card-hidden = dolt
page-card-yours = Din plats { $place }: { $card }
page-card-theirs = { $name }, plats { $place }: { $card }
page-card-told = vet { $clues }
page-card-untold = vet inget
page-card-new = nytt
page-card-noted = anteckning: { $note }
page-peek = Vad { $name } vet om plats { $place }
page-peek-you = Vad du vet om plats { $place }
page-peek-possible = { $number ->
        [one] Det kan bara vara:
       *[other] { $number } olika { noun-card.many } är möjliga.
    }
page-peek-can = möjligt
page-peek-counted = uteslutet genom räkning
page-peek-out = uteslutet
page-through = Se handen som { $name } ser den
page-note = Anteckning
page-note-about = En anteckning för dig själv, till slutet

## Vad du kan göra

page-actions = Vad du kan göra
page-hint = Välj { noun-card.a } ur din hand att spela eller kasta, eller ur någon annans för att ge { noun-clue.a }.
page-hint-no-clue = Välj { noun-card.a } ur din hand att spela eller kasta. { $why }
page-hint-no-discard = Välj { noun-card.a } ur din hand att spela, eller ur någon annans för att ge { noun-clue.a }.
page-hint-bonus = Välj vad { noun-bonus.the } ska göra.
page-own-card = Plats { $place } i din hand
page-own-card-next = Nästa drag: plats { $place }
page-play = Spela
page-discard = Kasta
page-announce = Spela som
page-play-as = Spela som { $suit }
page-move-left = Flytta åt vänster
page-move-right = Flytta åt höger
page-clue-card = Berätta för { $name } om plats { $place }
page-clue-all = Berätta för { $name }
page-clue-empty = Berör inget:
page-for-next-turn = till ditt nästa drag
page-tell = { $name }: { $clue } { $cards }
page-confirm = Gör det
page-ask = { $deed }?
page-deed-play = spela plats { $place }
page-deed-announce = spela plats { $place } som { $suit }
page-deed-discard = kasta plats { $place }
page-deed-clue = berätta för { $name }: { $clue }
page-deed-take = ta { $card }
page-deed-decline = avstå
page-sending = På väg: { $deed }.
page-unsent = Inte skickat än: { $deed }. Det skickas när anslutningen är tillbaka.
page-undo = Skickas om { $seconds } s: { $deed }.
page-undo-told = { $seconds ->
        [one] Skickas om en sekund; Escape tar tillbaka det.
       *[other] Skickas om { $seconds } sekunder; Escape tar tillbaka det.
    }
page-premove = Ditt nästa drag: { $deed }.
page-premove-impossible = Ditt nästa drag: { $deed }. Som det ser ut nu skulle det inte gå.
page-premove-none = Som det ser ut nu skulle du inte kunna ge { noun-clue.a }.
page-dropped = Ditt drag ströks ({ $deed }). { $why }
page-dropped-changed = Bordet har ändrats sedan dess.
page-bonus = En bonus till dig: { $tile }
page-bonus-other = { $name } har vänt ”{ $tile }” och väljer.

## Prat

page-say = Säg något
page-send = Skicka
page-remark-hello = Hej allihop!
page-remark-know-nothing = Jag vet fortfarande inget om min hand.
page-remark-remember = Minns du vad du har på handen?
page-remark-think = Låt mig tänka.
page-remark-well-done = Bra gjort!
page-remark-sorry = Förlåt!
page-remark-good-game = Tack för partiet!

## Omröstningar och länkar

page-vote-end = Avsluta partiet nu
page-vote-end-alone = Du är den enda människan vid bordet: partiet slutar genast.
page-ask-take-back = Ta tillbaka mitt senaste drag
page-take-back-asked = { $name } vill ta tillbaka sitt senaste drag och det som hände efter det.
page-take-back-yours = Du har bett att få ta tillbaka ditt senaste drag.
page-take-back-agreed = Håller med: { $names }.
page-take-back-stands = Inget togs tillbaka: draget står kvar.
page-decline = Säg nej
page-end-votes = { $number ->
        [one] { $names } vill avsluta partiet nu.
       *[other] { $names } vill alla avsluta partiet nu.
    }
page-agree = Håll med
page-take-back = Ta tillbaka
page-gone = { $number ->
        [0] { $name } är borta.
       *[other] { $name } är borta. För en bot: { $number }.
    }
page-replace = Låt en bot ta över
page-replace-soon = Låt en bot ta över ({ $seconds } s)
page-replaced = En bot spelar åt dig.
page-return = Ta tillbaka din plats
page-watch-link = Länk till bordet
page-personal-link = Spela på en annan enhet
page-personal-link-about = Länken är din plats: öppna den på en annan enhet och spela vidare där. Dela den inte med någon.

## Slutet, repriser och spelade partier

page-finale = Final
page-rematch = Spela igen
page-rematch-join = Till nästa parti
page-replay = Repris
page-record = Protokoll
page-record-file = Ladda ned protokollet
page-record-theirs = Ladda ned för hanab.live
page-record-link = Länk till hanab.live
page-record-lost-empty-clues = Länken säger inte att tomma { noun-clue.many } gavs.
page-record-lost-played-on = Länken säger inte att ni spelade vidare till perfektion.
page-record-lost-notes = Länken utelämnar anteckningarna.
page-record-lost-annotations = hanab.live får inte veta när och var ni spelade, och inte vad som sägs om dragen.
page-record-lost-rest = hanab.live avslutar partiet efter drag { $turn }.
page-see-table = Se på bordet
page-turn = Drag
page-turn-of = Drag { $turn }: { $name }
page-first-turn = Första draget
page-previous-turn = Föregående drag
page-next-turn = Nästa drag
page-last-turn = Sista draget
page-eyes = Vems ögon
page-all-open = Alla händer öppna
page-player = Spelarens namn
page-players = Spelare
page-any = alla
page-ending = Slut
page-ending-victory = perfekt föreställning
page-ending-last-round = sista rundan
page-ending-strikes = för många fel
page-ending-indispensable = ett nödvändigt kort borta
page-ending-deadlock = inget kvar att göra
page-ending-ended = avslutat av spelarna
page-only-mine = Bara mina partier
page-no-games = Inget sådant parti än.
page-newer = Nyare
page-older = Äldre

## Webbläsarens inställningar

page-settings = Inställningar
page-theme = Färger
page-theme-auto = som enheten
page-theme-light = ljust
page-theme-dark = mörkt
page-level = Vad som ritas på korten
page-level-none = inget: jag minns själv
page-level-positive = det som har sagts
page-level-everything = det som har sagts och det som det utesluter
page-newest = Var det nyaste kortet på en hand ligger
page-newest-right = till höger
page-newest-left = till vänster
page-chop = Märk ut det äldsta kortet på varje hand som ingen ledtråd har pekat på: många lag kastar det härnäst och kallar det choppen
page-confirm-first = Fråga före varje handling
page-undo-window = Tid att ångra ett drag innan det skickas
page-undo-0 = ingen
page-undo-1 = 1 sekund
page-undo-2 = 2 sekunder
page-undo-3 = 3 sekunder
page-use-keys = Enstaka tangenter är genvägar
page-motion = Kort och fyrverkerier rör sig

## Tangenter

page-shortcuts = Tangenter
page-key-select = välj ett kort ur din hand
page-key-play = spela det valda kortet
page-key-discard = kasta det valda kortet
page-key-clue = ge en ledtråd; igen för nästa medspelare
page-key-clue-choose = när ledtrådarna visas: ge den siffran eller färgen
page-key-through = håll ned: se en hand som dess ägare ser den
page-key-walk = gå längs korten; Enter väljer
page-key-move = flytta det valda kortet i din hand
page-key-note = skriv en anteckning om kortet
page-key-log = till loggen
page-key-talk = till pratet
page-key-cancel = lägg tillbaka allt; ångra ett drag som väntar
page-key-help = visa de här tangenterna
page-key-step = ett drag bakåt eller framåt
page-key-ends = första eller sista draget

## Vad som gick fel

page-problem-late = Partiet har hunnit vidare.
page-problem-wrong-moment = Det går inte just nu.
page-problem-not-host = Bara värden får göra det.
page-problem-full = Alla platser är tagna.
page-problem-name-taken = Någon här heter redan så.
page-problem-seat-taken = Någon sitter där.
page-problem-seats-free = Först måste alla platser vara tagna.
page-problem-seated = Du sitter redan vid bordet.
page-problem-not-seated = Du sitter inte vid bordet.
page-problem-silent = Så pratar man inte vid det här bordet.
page-problem-too-much = Det här bordet har pratat nog.
page-problem-no-card-to-note = Anteckningar görs på kort som någon har på hand.
page-problem-note-too-long = En anteckning får ha högst 300 tecken.
page-problem-too-many-notes = Du har skrivit nog med anteckningar vid det här bordet.
page-problem-no-take-backs = Vid det här bordet tas inget tillbaka.
page-problem-guest-remembers = Inget kan tas tillbaka med en gäst vid bordet: den glömmer inte vad den har fått veta.
page-problem-too-fast = För fort, vänta ett ögonblick.
page-problem-still-here = Den personen är här.
page-problem-too-soon = Vänta en liten stund, så hinner de komma tillbaka.
page-problem-replaced = En bot spelar åt dig. Ta först tillbaka din plats.
page-problem-not-replaced = Ingen bot spelar åt dig.
page-problem-wrong-token = Länken hör inte till någon plats vid bordet.
page-problem-no-such-table = Det finns inget sådant bord.
page-problem-no-such-game = Här finns inget avslutat parti.
page-problem-too-large = Det är för stort.
page-problem-bot-unavailable = Den boten går inte att använda här: { $reason }
page-problem-bot-players = Den boten spelar inte med så många.
page-problem-no-such-guest = Den gästen är inte här längre.
page-problem-no-counterpart = hanab.live spelar inte det här: { $reason }
