### Revoir une partie à plusieurs : replays partagés, d’autres coups que ceux qui ont été joués, et résultats masqués.

## Résultats masqués

page-spoiler-free = Masquer les résultats des parties passées
page-show-result = Voir le résultat
page-show-result-of = Voir le résultat : { $game }

## Refus

page-problem-not-leading = Seule la personne qui guide peut le faire.
page-problem-not-there = Cette personne n’est plus là.
page-problem-line-too-long = On ne peut pas essayer plus de coups à la suite.
page-problem-room-full = Ce replay partagé est complet.
page-problem-too-many-rooms = Trop de replays partagés sont ouverts en ce moment. Réessayez un peu plus tard.
page-problem-not-entered = Rejoignez d’abord le replay partagé.
