### Der Bericht einer Analyse: im Terminal und als Datei

## Züge, als Wortgruppen

report-play = { noun-card } { $place } spielen
report-announce = { noun-card } { $place } als { $suit } spielen
report-discard = { noun-card } { $place } abwerfen
report-shown = { $move } ({ $card })
report-clue = Hinweis an { $name }: { $clue }
report-take = { $card } nehmen
report-decline = nichts nehmen
report-line-move = { $name }: { $move }

## Die Tabelle

report-title = Analyse: { $title }
report-turn = Zug
report-move = Was geschah
report-verdict = Urteil
report-points = Punkte
report-perfect = Perfekt
report-lost = Verlust
report-better = besser: { $move }
report-better-because = besser: { $move } – „{ $reason }“
report-unlucky = Pech
report-no-more = ab hier nicht mehr zu gewinnen
report-turning-mark = Wendepunkt
report-plain-move = Zug { $turn }, { $name }: { $move }. { $verdict }.
report-plain-better = Besser: { $move }.

## Die ganze Partie

report-begins = Die ersten Züge werden untersucht. Die Analyse dauert ein bis zwei Minuten und wächst.
report-stopped = Bei { $done } angehalten: Das war bis dahin bekannt.
report-until = Hier wird nur die Partie bis Zug { $turn } erzählt.
report-could-be-won = Wenn alle { noun-card.many } offen lägen, wäre diese Partie zu gewinnen gewesen.
report-could-not-be-won = Selbst wenn alle { noun-card.many } offen lägen, wäre diese Partie nicht zu gewinnen gewesen.
report-pace = Puffer: { $first } zu Beginn, am wenigsten nach Zug { $turn }: { $least }.
report-line-of-course = { $what }: { $bars } { $first } → { $last }
report-lost-card = Zug { $turn }, { $name }: { $card } (−{ count-points })
report-turning-point = Zug { $turn }, { $move } (Punkte: { $before } → { $after })
report-turning-loss = Zug { $turn }, { $move } (−{ $loss })
report-taken-for = In den durchgespielten Partien zogen die Spieler wie diese Bots: { $bots }.
report-bot-of = { $name } wie { $bot }

## Ein Zug genauer

report-options = Was sonst möglich war
report-made = was geschah
report-best-found = am besten
report-worlds = Blätter
report-line = Was darauf gefolgt wäre
report-knew = Was { $name } wusste
report-place = Nr.
report-card = Es war
report-known = Gesagt
report-believed = Möglich
report-hands = Die anderen Hände
report-to-graph = Zur Kurve
