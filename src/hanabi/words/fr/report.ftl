### Le rapport d’une analyse : dans le terminal, et en fichier

## Les coups, sans phrase

report-play = jouer { noun-card.the } { $place }
report-announce = jouer { noun-card.the } { $place } en annonçant { $suit }
report-discard = défausser { noun-card.the } { $place }
report-shown = { $move } ({ $card })
report-clue = indice pour { $name } : { $clue }
report-take = prendre { $card }
report-decline = ne rien prendre
report-line-move = { $name } : { $move }

## Le tableau

report-title = Analyse : { $title }
report-turn = Tour
report-move = Coup
report-verdict = Jugement
report-points = Score
report-perfect = Parfaite
report-lost = Perte
report-better = mieux : { $move }
report-better-because = mieux : { $move } – « { $reason } »
report-unlucky = malchance
report-no-more = dès lors impossible à gagner
report-turning-mark = tournant
report-plain-move = Tour { $turn }, { $name } : { $move }. { $verdict }.
report-plain-better = Mieux : { $move }.

## La partie entière

report-begins = Les premiers coups sont examinés. L’analyse prend une à deux minutes et grandit.
report-stopped = Arrêtée à { $done } : voici ce qu’on savait alors.
report-until = Seule la partie jusqu’au tour { $turn } est racontée ici.
report-could-be-won = Avec toutes les { noun-card.many } ouvertes, cette donne était gagnable.
report-could-not-be-won = Même avec toutes les { noun-card.many } ouvertes, cette donne n’était pas gagnable.
report-pace = Marge : { $first } au départ, au plus bas { $least } après le tour { $turn }.
report-line-of-course = { $what } : { $bars } { $first } → { $last }
report-lost-card = Tour { $turn }, { $name } : { $card } (−{ count-points })
report-turning-point = Tour { $turn }, { $move } (points : { $before } → { $after })
report-turning-loss = Tour { $turn }, { $move } (−{ $loss })
report-taken-for = Dans les parties simulées, les joueurs jouaient comme ces bots : { $bots }.
report-bot-of = { $name } comme { $bot }

## Un coup en détail

report-options = Ce qu’on pouvait faire d’autre
report-made = ce qui a été fait
report-best-found = le mieux
report-worlds = Donnes
report-line = Ce qui aurait suivi
report-knew = Ce qu’en savait { $name }
report-place = Nº
report-card = C’était
report-known = Dit
report-believed = Possible
report-hands = Les autres mains
report-to-graph = Vers le graphique
