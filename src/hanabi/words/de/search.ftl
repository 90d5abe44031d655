### Die Suche unter gespielten Partien, und Schlagwörter, um sie wiederzufinden.

page-names-example = Anna, Ben
page-more-filters = Weitere Filter
page-clear-filters = Filter zurücksetzen
page-points-from = Punkte ab
page-points-to = Punkte bis
page-since-day = Von
page-until-day = Bis
page-only-perfect = Nur perfekte Vorstellungen

## Schlagwörter

page-tags = Schlagwörter
page-tags-yours = Deine Schlagwörter
page-tags-about = Deine Schlagwörter siehst nur du.
page-tag-new = Neues Schlagwort
page-tag-add = Hinzufügen
page-tag-remove = Schlagwort { $tag } entfernen
