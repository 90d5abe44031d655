### Titta tillbaka tillsammans: delade repriser, andra drag än de som gjordes, och dolda resultat.

## Dolda resultat

page-spoiler-free = Dölj resultat av spelade partier
page-show-result = Visa resultat
page-show-result-of = Visa resultat: { $game }

## Titta tillbaka tillsammans

page-together = Tillsammans
page-look-together = Titta tillbaka tillsammans
page-together-title = Titta tillbaka tillsammans
page-together-about = Gå igenom partiet med andra. Alla som har länken kan vara med och se partiet.
page-together-link = Länk till den delade reprisen
page-together-here = Här just nu
page-together-leads = { $name } leder
page-together-leading = leder
page-together-you-lead = Du leder
page-together-follow = Följ { $name }
page-together-take = Ta över ledningen
page-together-own = på egen hand
page-together-go-own = Titta på egen hand
page-together-let-lead = Låt { $name } leda
page-together-hide = Dölj resultatet för alla
page-together-join = Gå med
page-together-join-about = Flera tittar på partiet tillsammans.
page-together-came = { $name } är här.
page-together-left = { $name } har gått.

## Andra drag

page-what-if = Tänk om…
page-what-if-about = Pröva ett annat drag och spela vidare härifrån
page-what-if-at = Drag { $turn }: tänk om { $name } hade gjort något annat?
page-what-if-line = Tänk om: { $moves } drag från drag { $turn }
page-what-if-undo = Ångra
page-what-if-back = Tillbaka till partiet
page-suggestions = Förslag
page-suggests = { $name }, drag { $turn }: { $deed }
page-suggested = Föreslaget.
page-suggest-try = Pröva
page-suggest-dismiss = Ta bort
page-suggest-withdraw = Ta tillbaka
page-would-choose = Välj { noun-card.a } på handen hos { $name } att spela eller kasta, eller hos någon annan för att ge { noun-clue.a }.
page-would-card = { $name }: { noun-card } { $place }
page-would-play = { $name } spelar { noun-card } { $place }
page-would-announce = { $name } spelar { noun-card } { $place } som { $suit }
page-would-discard = { $name } kastar { noun-card } { $place }
page-would-clue = { $name } säger till { $to }: { $clue }
page-would-take = { $name } tar { $card }
page-would-decline = { $name } tar inget

## Avslag

page-problem-not-leading = Bara den som leder kan göra det.
page-problem-not-there = Personen är inte kvar.
page-problem-line-too-long = Fler drag än så går inte att pröva.
page-problem-room-full = Den här delade reprisen är full.
page-problem-too-many-rooms = För många delade repriser är öppna just nu. Försök igen om en stund.
page-problem-game-too-long = Det här partiet har för många drag för att ses tillsammans.
page-problem-not-entered = Gå med i den delade reprisen först.
