### Rapporten från en genomgång: i terminalen och som fil

## Drag, som fraser

report-play = spela { noun-card } { $place }
report-announce = spela { noun-card } { $place } som { $suit }
report-discard = kasta { noun-card } { $place }
report-shown = { $move } ({ $card })
report-clue = ledtråd till { $name }: { $clue }
report-take = ta { $card }
report-decline = ta ingenting
report-line-move = { $name }: { $move }

## Tabellen

report-title = Genomgång: { $title }
report-turn = Drag
report-move = Vad som gjordes
report-verdict = Omdöme
report-points = Poäng
report-perfect = Perfekt
report-lost = Förlust
report-better = bättre: { $move }
report-better-because = bättre: { $move } – ”{ $reason }”
report-unlucky = otur
report-no-more = härifrån gick det inte att vinna
report-turning-mark = vändpunkt
report-plain-move = Drag { $turn }, { $name }: { $move }. { $verdict }.
report-plain-better = Bättre: { $move }.

## Hela partiet

report-begins = De första dragen undersöks. Genomgången tar en minut eller två och växer.
report-stopped = Stoppad vid { $done }: det här var känt då.
report-until = Här berättas bara om partiet till och med drag { $turn }.
report-could-be-won = Med alla { noun-card.many } öppna gick given att vinna.
report-could-not-be-won = Inte ens med alla { noun-card.many } öppna gick given att vinna.
report-pace = Buffert: { $first } från början, som minst { $least } efter drag { $turn }.
report-line-of-course = { $what }: { $bars } { $first } → { $last }
report-lost-card = Drag { $turn }, { $name }: { $card } (−{ count-points })
report-turning-point = Drag { $turn }, { $move } (poäng: { $before } → { $after })
report-turning-loss = Drag { $turn }, { $move } (−{ $loss })
report-taken-for = I partierna som prövades drog spelarna som de här botarna: { $bots }.
report-bot-of = { $name } som { $bot }

## Ett drag i detalj

report-options = Vad som annars gick att göra
report-made = vad som gjordes
report-best-found = bäst
report-worlds = Givar
report-line = Vad som hade följt
report-knew = Vad { $name } visste
report-place = Nr
report-card = Det var
report-known = Sagt
report-believed = Möjligt
report-hands = De andra händerna
report-to-graph = Till kurvan
