### Le terminal : hanabi play et hanabi replay

## Les mots des commandes. Le premier de chaque liste est celui que l’on enseigne, les autres sont compris aussi.

command-play = jouer, j, joue
command-discard = défausser, d, défausse, defausser, defausse
command-clue = indice, i
command-move = déplacer, deplacer
command-sort = trier, tri
command-take = prendre, prends
command-decline = renoncer, non
command-table = table, voir, v
command-hand = main, m
command-discards = rebut, pile
command-log = journal
command-why = pourquoi
command-hint = conseil
command-note = note, noter
command-undo = annuler, a
command-rules = règles, regles
command-help = aide, ?
command-end = terminer
command-quit = quitter, q
command-as = comme, en
command-back = retour

## La table

terminal-turn = Tour { $turn }. À { $name } de jouer.
terminal-log-line = { $turn }. { $sentences }
terminal-seats = À la table : { $seats }.
terminal-why = { $turn }. { $name } : { $reason }
terminal-why-silent = { $turn }. { $name } n’a pas donné de raison.
terminal-why-nobody = Aucun bot n’a joué depuis votre dernier tour, ou depuis votre retour.
terminal-hint = { $bot } : { $advice }
terminal-no-hints = Il n’y a pas de conseils dans cette partie.
terminal-no-undo = Dans cette partie, rien ne peut être repris.
terminal-hint-unavailable = Pas de conseils possibles ici. Détails techniques : { $reason }
terminal-bot = { $name } (le bot { $bot })
terminal-counters = { $edition ->
    [swedish] Jetons bleus : { $tokens } sur { $all_tokens }. Jetons rouges : { $strikes } sur { $all_strikes }.
    [abacus] Jetons Indice : { $tokens } sur { $all_tokens }. Jetons Orage : { $strikes } sur { $all_strikes }.
    [deluxe] Tuiles Horloge : { $tokens } sur { $all_tokens }. Tuiles Mèche brûlées : { $strikes } sur { $all_strikes }.
    [show] Jetons INDICE : { $tokens } sur { $all_tokens }. Tuiles ERREUR : { $strikes } sur { $all_strikes }.
   *[cocktail] Jetons : { $tokens } sur { $all_tokens }. Cartes rouges retournées : { $strikes } sur { $all_strikes }.
}
terminal-score = Score : { $score } sur { $maximum }, maximum possible : { $reachable }.
terminal-final-score = Score : { $score } sur { $maximum }.
terminal-deck = { $edition ->
    [deluxe] { $cards ->
        [one] Pioche : { $cards } tuile.
       *[other] Pioche : { $cards } tuiles.
    }
   *[cocktail] { $cards ->
        [one] Pioche : { $cards } carte.
       *[other] Pioche : { $cards } cartes.
    }
}
terminal-last-round = { $turns ->
    [one] Dernier tour de table : encore { $turns } coup.
   *[other] Dernier tour de table : encore { $turns } coups.
}
terminal-pace = Marge : { $pace }.
terminal-tiles = { $left ->
    [one] { $left } tuile bonus face cachée. Révélées : { $revealed }.
   *[other] { $left } tuiles bonus face cachée. Révélées : { $revealed }.
}
terminal-none = aucune
terminal-fireworks = Feux d’artifice : { $list }.
terminal-firework = { $suit } attend le { $next }
terminal-firework-complete = { $suit } complet

## Les mains

terminal-hand = { $name } : { $cards }.
terminal-hand-empty = { $name } n’a plus de cartes.
terminal-card-marked = { $place }) { $face } (indices : { $marks })
terminal-card-unmarked = { $place }) { $face }
terminal-own-hand = Votre main, la carte la plus récente en dernier :
terminal-own-hand-sorted = Votre main, dans l’ordre que vous avez choisi :
terminal-own-hand-empty = Vous n’avez plus de cartes.
terminal-own-card = { $place } : { $known }
terminal-known-not = pas { $clue }
terminal-known-both = { $marks } ; { $barred }
terminal-unknown = pas encore d’indice
terminal-detail-own = Ce que vous savez de votre main :
terminal-detail = Ce que sait { $name } de sa main :
terminal-detail-card = { $place } : { $known }. Possible : { $possible }.
terminal-detail-counted = Exclu en comptant les cartes visibles : { $gone }.
terminal-note = Votre note pour la carte { $place } ({ $name }) : { $note }
terminal-any-card = tout est possible
terminal-discards-empty = Rien n’a été défaussé.
terminal-discards = La défausse :
terminal-discards-suit = { $suit } : { $values }
terminal-gone = Perdus pour de bon : { $cards }.

## Tuiles bonus

terminal-tile-colour-clue = La tuile bonus vous offre un indice de couleur. Écrivez par exemple : indice NOM rouge.
terminal-tile-value-clue = La tuile bonus vous offre un indice de valeur. Écrivez par exemple : indice NOM 3.
terminal-tile-reshuffle = La tuile bonus vous fait remélanger une carte défaussée dans la pioche. Écrivez par exemple : prendre rouge 3. Au choix : { $cards }.
terminal-tile-replay = La tuile bonus vous permet de jouer une carte défaussée. Écrivez par exemple : prendre rouge 3 ; ou renoncer. Au choix : { $cards }.

## Passer le clavier, partir, la fin

terminal-welcome = { $title }. Écrivez aide pour voir les commandes.
terminal-dealing = Recherche d’une partie gagnable…
terminal-resumed = La partie reprend là où vous l’aviez laissée.
terminal-hide-screen = Appuyez sur Entrée pour cacher votre écran.
terminal-pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-left = La partie est sauvegardée. Pour continuer : hanabi play --resume
terminal-really-end = Terminer la partie pour tout le monde ? oui ou non :
terminal-yes = o,y
terminal-all-hands = Toutes les cartes sur la table :
terminal-record = La partie est dans { $path }
terminal-still-running = Tour { $turn }, à { $name } de jouer : la partie n’est pas finie.
terminal-replay-help = Entrée : tour suivant. b : en arrière. Un nombre de 0 à { $last } : ce tour. q : quitter.

## Aide

terminal-help-play = jouer 2 : jouer votre carte 2.
terminal-help-announce = jouer 2 comme rouge : jouer votre carte 2 en annonçant qu’elle est rouge.
terminal-help-discard = défausser 4 : défausser votre carte 4.
terminal-help-clue = indice { $name } rouge, ou indice { $name } 3 : indiquer une couleur ou une valeur.
terminal-help-move = déplacer 1 3 : mettre votre carte 1 à la place 3. Cela ne coûte pas de tour.
terminal-help-sort = trier { $order } : mettre vos cartes dans cet ordre. Cela ne coûte pas de tour.
terminal-help-take = prendre rouge 3, ou renoncer : choisir pour une tuile bonus.
terminal-help-look = table, main, main { $name }, rebut, journal, règles : voir où en est la partie.
terminal-help-why = pourquoi : demander aux bots pourquoi ils ont joué ainsi depuis votre dernier tour.
terminal-help-hint = conseil : demander ce que le bot friend ferait à votre place, et pourquoi.
terminal-help-note = note 3 peut-être rouge, ou note { $name } 2 garder : écrire une note sur une carte. note 3 seul l’efface.
terminal-help-undo = annuler : reprendre votre dernier coup et tout ce qui a suivi.
terminal-help-leave = quitter : partir, la partie est sauvegardée. terminer : finir la partie pour tout le monde.
terminal-help-short = L’initiale suffit : j 2, d 4, i { $name } r. Les noms s’abrègent aussi. Les mots anglais marchent également.

## Ce qu’il aurait fallu écrire

terminal-say-something = Écrivez ce que vous voulez faire, par exemple : jouer 2. Écrivez aide pour voir toutes les commandes.
terminal-did-you-mean = Il n’y a pas de commande { $word }. Vouliez-vous dire { $close } ? Écrivez aide pour voir toutes les commandes.
terminal-unknown-command = Il n’y a pas de commande { $word }. Écrivez aide pour voir toutes les commandes.
terminal-how-to-play = Quelle carte voulez-vous jouer, de 1 à { $cards } ? Par exemple : jouer 2.
terminal-how-to-play-or-announce = Quelle carte voulez-vous jouer, de 1 à { $cards } ? Par exemple : jouer 2, ou jouer 2 comme rouge pour annoncer la couleur.
terminal-how-to-discard = Quelle carte voulez-vous défausser, de 1 à { $cards } ? Par exemple : défausser 4.
terminal-how-to-clue = Quel indice, et à qui ? Par exemple : indice { $name } rouge, ou indice { $name } 3.
terminal-how-to-move = Quelle carte va où, de 1 à { $cards } ? Par exemple : déplacer 1 3.
terminal-how-to-sort = Donnez le nouvel ordre de toutes vos cartes. Par exemple : trier { $order }.
terminal-how-to-decline = Écrivez seulement renoncer.
terminal-how-to-take = Quelle carte défaussée voulez-vous ? Par exemple : prendre rouge 3.
terminal-how-to-note = Sur quelle carte, et quelle note ? Par exemple : note 3 peut-être rouge, ou note { $name } 2 garder.
terminal-no-such-place = Vous n’avez pas de carte { $place } ; vos cartes vont de 1 à { $cards }.
terminal-no-such-name = Personne ici ne s’appelle { $name }. À la table : { $names }. Le début d’un nom suffit s’il n’y a pas d’ambiguïté.
terminal-no-such-suit = { $suit } n’est ni une couleur ni une valeur de cette table. Les couleurs sont { $suits }, les valeurs vont de 1 à 5. Le début d’une couleur suffit s’il n’y a pas d’ambiguïté.
