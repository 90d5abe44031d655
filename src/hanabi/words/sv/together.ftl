### Titta tillbaka tillsammans: delade repriser, andra drag än de som gjordes, och dolda resultat.

## Dolda resultat

page-spoiler-free = Dölj resultat av tidigare spel
page-show-result = Visa resultat
page-show-result-of = Visa resultat: { $game }

## Avslag

page-problem-not-leading = Det kan bara den göra som leder.
page-problem-not-there = Den personen är inte kvar här.
page-problem-line-too-long = Fler drag än så går inte att pröva.
page-problem-room-full = Den här delade reprisen är full.
page-problem-too-many-rooms = För många delade repriser är öppna just nu. Försök igen om en stund.
page-problem-not-entered = Gå med i den delade reprisen först.
