### Gemeinsam zurückblicken: geteilte Wiederholungen, andere Züge als die gespielten, und verborgene Ergebnisse.

## Verborgene Ergebnisse

page-spoiler-free = Ergebnisse gespielter Partien verbergen
page-show-result = Ergebnis zeigen
page-show-result-of = Ergebnis zeigen: { $game }

## Gemeinsam zurückblicken

page-together = Gemeinsam
page-look-together = Gemeinsam ansehen
page-together-title = Gemeinsam ansehen
page-together-about = Geh die Partie mit anderen durch. Wer den Link hat, kann dazukommen und die Partie sehen.
page-together-link = Link zur gemeinsamen Wiederholung
page-together-here = Gerade hier
page-together-leads = { $name } führt
page-together-leading = führt
page-together-you-lead = Du führst
page-together-follow = { $name } folgen
page-together-take = Führung übernehmen
page-together-own = auf eigene Faust
page-together-go-own = Auf eigene Faust ansehen
page-together-let-lead = { $name } führen lassen
page-together-hide = Ergebnis vor allen verbergen
page-together-join = Mitmachen
page-together-join-about = Diese Partie wird gerade gemeinsam angesehen.
page-together-came = { $name } ist da.
page-together-left = { $name } ist gegangen.

## Andere Züge

page-what-if = Was wäre, wenn …
page-what-if-about = Einen anderen Zug ausprobieren und von hier aus weiterspielen
page-what-if-at = Zug { $turn }: Was, wenn { $name } anders gezogen hätte?
page-what-if-line = Was wäre, wenn: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } ab Zug { $turn }
page-what-if-undo = Zurücknehmen
page-what-if-back = Zurück zur Partie
page-suggestions = Vorschläge
page-suggests = { $name }, Zug { $turn }: { $deed }
page-suggested = Vorgeschlagen.
page-suggest-try = Ausprobieren
page-suggest-dismiss = Verwerfen
page-suggest-withdraw = Zurückziehen
page-would-choose = Wähle { noun-card.a-acc } von { $name } zum Spielen oder Abwerfen, oder { noun-card.a-acc } aus einer anderen Hand für einen Hinweis.
page-would-card = { $name }: { noun-card } { $place }
page-would-play = { $name } spielt { noun-card } { $place }
page-would-announce = { $name } spielt { noun-card } { $place } als { $suit }
page-would-discard = { $name } wirft { noun-card } { $place } ab
page-would-clue = { $name } gibt { $to } einen Hinweis: { $clue }
page-would-take = { $name } nimmt { $card }
page-would-decline = { $name } nimmt nichts

## Ablehnungen

page-problem-not-leading = Das geht nur, wenn man gerade führt.
page-problem-not-there = Diese Person ist nicht mehr hier.
page-problem-line-too-long = Mehr Züge lassen sich hier nicht ausprobieren.
page-problem-room-full = Diese gemeinsame Wiederholung ist voll.
page-problem-too-many-rooms = Gerade sind zu viele gemeinsame Wiederholungen offen. Versuch es gleich noch einmal.
page-problem-game-too-long = Diese Partie hat zu viele Züge, um sie gemeinsam anzusehen.
page-problem-not-entered = Mach zuerst bei der gemeinsamen Wiederholung mit.
