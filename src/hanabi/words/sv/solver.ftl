### Vad lösaren säger med alla kort öppna: om en poäng kan nås, och varför inte.

solver-works = Räknar: högst { $seconds } s räknetid; Ctrl-C avbryter.
verdict-winnable = { count-points } går att nå.
verdict-unwinnable = { count-points } går inte att nå.
verdict-unwinnable-because = { count-points } går inte att nå: { $cause }.
verdict-undecided = Om { count-points } går att nå hann inte avgöras på den tid som fanns.

## Varför inte, efter ett kolon

cause-over = partiet är slut
cause-lost-card = alla { $card } är borta
cause-pace = det finns färre drag kvar än { noun-card.many } att spela
cause-too-deep = { $card } ligger för djupt ner i { noun-deck.the }
cause-too-many-deep = för många { noun-card.many } som behövs ligger djupt ner i { noun-deck.the }
cause-hands-full = innan { $card } dras måste fler { noun-card.many } sparas än alla händer rymmer

## Drag för drag

verdict-of-deal = Från början: { $verdict }
verdict-after-turn = Efter drag { $turn }: { $verdict }
verdict-given-away = Bortspelat i drag { $turn } av { $name }: { $move }
