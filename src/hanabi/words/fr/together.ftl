### Revoir à plusieurs : relectures partagées, d’autres coups que ceux qui ont été joués, et résultats masqués.

## Résultats masqués

page-spoiler-free = Masquer les résultats des parties passées
page-show-result = Voir le résultat
page-show-result-of = Voir le résultat : { $game }
