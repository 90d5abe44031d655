### Revoir une partie à plusieurs : replays partagés, d’autres coups que ceux qui ont été joués, et résultats masqués.

## Résultats masqués

page-spoiler-free = Masquer les résultats des parties jouées
page-show-result = Voir le résultat
page-show-result-of = Voir le résultat : { $game }

## Revoir à plusieurs

page-together = À plusieurs
page-look-together = Revoir à plusieurs
page-together-title = Revoir à plusieurs
page-together-about = Parcourez cette partie avec d’autres. Toute personne qui a le lien peut vous rejoindre et voir la partie.
page-together-link = Lien vers ce replay partagé
page-together-here = Présents
page-together-leads = { $name } guide
page-together-leading = guide
page-together-you-lead = Vous guidez
page-together-follow = Suivre { $name }
page-together-take = Prendre la main
page-together-own = explore
page-together-go-own = Explorer de mon côté
page-together-let-lead = Laisser { $name } guider
page-together-hide = Masquer le résultat pour tout le monde
page-together-join = Rejoindre
page-together-join-about = Cette partie est revue à plusieurs.
page-together-came = { $name } vient d’arriver.
page-together-left = { $name } n’est plus là.

## D’autres coups

page-what-if = Et si…
page-what-if-about = Essayer un autre coup et continuer à partir d’ici
page-what-if-at = Tour { $turn }, { $name } : et si le coup avait été différent ?
page-what-if-line = Et si : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } à partir du tour { $turn }
page-what-if-undo = Annuler le coup
page-what-if-back = Retour à la partie
page-suggestions = Propositions
page-suggests = { $name }, tour { $turn } : { $deed }
page-suggested = Proposition envoyée.
page-suggest-try = Essayer
page-suggest-dismiss = Écarter
page-suggest-withdraw = Retirer
page-would-choose = Jouez pour { $name } : choisissez une de ses { noun-card.many } pour la jouer ou la défausser, ou celle de quelqu’un d’autre pour donner un indice.
page-would-card = { $name } : { noun-card } { $place }
page-would-play = { $name } joue { noun-card.the } { $place }
page-would-announce = { $name } joue { noun-card.the } { $place } comme { $suit }
page-would-discard = { $name } défausse { noun-card.the } { $place }
page-would-clue = { $name } donne un indice à { $to } : { $clue }
page-would-take = { $name } prend { $card }
page-would-decline = { $name } ne prend rien

## Refus

page-problem-not-leading = Seule la personne qui guide peut le faire.
page-problem-not-there = Cette personne n’est plus là.
page-problem-line-too-long = On ne peut pas essayer plus de coups à la suite.
page-problem-room-full = Ce replay partagé est complet.
page-problem-too-many-rooms = Trop de replays partagés sont ouverts en ce moment. Réessayez un peu plus tard.
page-problem-game-too-long = Cette partie compte trop de coups pour être revue ensemble.
page-problem-not-entered = Rejoignez d’abord le replay partagé.
