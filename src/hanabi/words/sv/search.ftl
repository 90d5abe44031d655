### Sökning bland spelade partier, och etiketter att hitta dem igen med.

page-names-example = Anna, Bo
page-more-filters = Fler filter
page-clear-filters = Rensa filter
page-points-from = Poäng från
page-points-to = Poäng till
page-since-day = Från och med
page-until-day = Till och med
page-only-perfect = Bara perfekta föreställningar

## Etiketter

page-tags = Etiketter
page-tags-yours = Dina etiketter
page-tags-about = Bara du ser dina etiketter.
page-tag-new = Ny etikett
page-tag-add = Lägg till
page-tag-remove = Ta bort etiketten { $tag }
