### La recherche parmi les parties jouées, et les étiquettes pour les retrouver.

page-names-example = Anne, Bo
page-more-filters = Plus de filtres
page-clear-filters = Effacer les filtres
page-points-from = Points, de
page-points-to = Points, à
page-since-day = Du
page-until-day = Au
page-only-perfect = Seulement les spectacles parfaits

## Étiquettes

page-tags = Étiquettes
page-tags-yours = Vos étiquettes
page-tags-about = Vos étiquettes ne sont visibles que par vous.
page-tag-new = Nouvelle étiquette
page-tag-add = Ajouter
page-tag-remove = Retirer l’étiquette { $tag }
