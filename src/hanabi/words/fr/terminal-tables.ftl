### Les tables d’un serveur dans le terminal : hanabi join et hanabi watch

## Les mots des commandes. Le premier de chaque liste est enseigné, les autres sont compris aussi.

command-say = dis, dire
command-agree = accepter
command-turn-down = refuser
command-pause = pause
command-resume = poursuivre, continuer
command-start = lancer, distribuer
command-return = revenir, retour
command-replace = remplacer
command-rematch = revanche, encore
command-seats = places, qui

## Les commandes, une par ligne

terminal-help-say = dis Salut ! : parler à toute la table.
terminal-help-remarks = dis 1 : dire l’une des phrases toutes faites. dis : les afficher.
terminal-help-take-back = annuler : demander à reprendre votre dernier coup, accepter la demande des autres ou changer d’avis. refuser : dire non.
terminal-help-votes = terminer : voter pour arrêter la partie ou changer d’avis. remplacer : voter pour qu’un bot joue à la place d’une personne absente.
terminal-help-pause = pause, poursuivre : arrêter la partie pour tout le monde, puis la reprendre.
terminal-help-seats = places : qui est là, combien de temps il reste et tout ce qu’il faut savoir.
terminal-help-table-leave = quitter : quitter le terminal. Votre place est gardée : revenez avec la même commande.
terminal-help-start = lancer : distribuer les cartes, si la table est à vous.
terminal-help-return = revenir : reprendre votre place au bot. revanche : rejouer avec les mêmes personnes.

## Ce qui s’y dit

terminal-joined = { $title } sur { $place }
terminal-said = { $name } : « { $text } »
terminal-seat-away = { $name } (absence)
terminal-seat-free = place libre
terminal-time-left = Temps restant : { $times }.
terminal-remarks = Les phrases possibles ici, par numéro : { $remarks }
terminal-who-is-away = La place de qui ? Absence : { $names }.
terminal-rematch-waits = Une revanche vous attend.
terminal-connected-again = La connexion est rétablie.
terminal-kept = Votre place est gardée. Pour revenir, tapez : { $command }

## Ce qui n’a pas marché

terminal-no-server = La table est injoignable. Détails techniques : { $reason }
terminal-not-understood = Cette version de hanabi ne comprend pas ce que dit le serveur. Détails techniques : { $reason }
terminal-game-over-there = La partie de cette table est terminée. Pour la voir, utilisez hanabi watch.
terminal-game-runs-there = La partie de cette table a commencé sans vous. Pour la regarder, utilisez hanabi watch.
