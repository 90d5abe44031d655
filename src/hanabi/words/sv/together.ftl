### Titta tillbaka tillsammans: delade repriser, andra drag än de som gjordes, och dolda resultat.

## Dolda resultat

page-spoiler-free = Dölj resultat av tidigare spel
page-show-result = Visa resultat
page-show-result-of = Visa resultat: { $game }
