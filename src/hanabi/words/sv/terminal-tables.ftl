### En servers bord i terminalen: hanabi join och hanabi watch

## Kommandonas ord. Det första i varje lista lärs ut, de andra förstås också.

command-say = säg, prata
command-agree = godkänn
command-turn-down = avböj
command-pause = paus, pausa
command-resume = fortsätt
command-start = starta, dela
command-return = återvänd, tillbaka
command-replace = ersätt
command-rematch = revansch, igen
command-seats = platser, vilka

## Kommandona, ett på varje rad

terminal-help-say = säg Hej!: säg något till alla vid bordet.
terminal-help-remarks = säg 1: säg en av de färdiga fraserna. säg: visa dem.
terminal-help-take-back = ångra: be att få ta tillbaka ditt senaste drag, godkänn när andra ber, eller ändra dig. avböj: säg nej.
terminal-help-votes = avsluta: rösta för att avsluta partiet, eller ändra dig. ersätt: rösta för att en bot spelar vidare för någon som är borta.
terminal-help-pause = paus, fortsätt: stoppa partiet för alla, och gå vidare.
terminal-help-seats = platser: vilka som är här, hur mycket tid som är kvar och vad annat som är bra att veta.
terminal-help-table-leave = sluta: lämna terminalen. Din plats finns kvar: kom tillbaka med samma kommando.
terminal-help-start = starta: dela ut korten, om du är värd.
terminal-help-return = återvänd: ta tillbaka din plats från boten. revansch: spela igen med samma personer.

## Vad som sägs där

terminal-joined = { $title } på { $place }
terminal-said = { $name }: ”{ $text }”
terminal-seat-away = { $name } (borta)
terminal-seat-free = ledig plats
terminal-time-left = Tid kvar: { $times }.
terminal-remarks = Färdiga fraser här, efter nummer: { $remarks }
terminal-who-is-away = Vems plats? Borta: { $names }.
terminal-rematch-waits = En revansch väntar på dig.
terminal-connected-again = Anslutningen är tillbaka.
terminal-kept = Din plats finns kvar. Kom tillbaka med: { $command }

## Vad som gick fel

terminal-no-server = Bordet går inte att nå. Teknisk information: { $reason }
terminal-not-understood = Den här versionen av hanabi förstår inte vad servern säger. Teknisk information: { $reason }
terminal-game-over-there = Partiet vid det här bordet är slut. Titta på det med hanabi watch.
terminal-game-runs-there = Partiet vid det här bordet har börjat utan dig. Titta på med hanabi watch.
