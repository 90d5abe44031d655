### Tipps: was ein Bot an der Stelle dessen täte, der fragt, und warum

hint-play = An deiner Stelle würde ich { noun-card.your } { $place } spielen.
hint-announce = An deiner Stelle würde ich { noun-card.your } { $place } als { $suit } spielen.
hint-discard = An deiner Stelle würde ich { noun-card.your } { $place } abwerfen.
hint-clue = An deiner Stelle würde ich { $name } einen Hinweis geben: { $clue }.
hint-take = An deiner Stelle würde ich das nehmen: { $card }.
hint-decline = An deiner Stelle würde ich nichts nehmen.

## Gründe, in denen von dem die Rede ist, der fragt. Alle anderen sind dieselben wie bei den Zügen der Bots.

hint-why-play-prompted = Damit { $clue } einen Sinn ergibt, muss zuerst etwas gespielt werden, worüber du schon einen Hinweis hast: { $card }.
hint-why-play-finessed = Damit { $clue } einen Sinn ergibt, muss zuerst etwas gespielt werden, worüber du noch keinen Hinweis hast: { $card }.
hint-why-play-forced = Etwas anderes bleibt nicht, und am ehesten passt { $card }.
hint-why-clue-stall = Es gibt nichts Besseres zu tun, und das schadet nicht.
hint-why-discard-duplicate = Ich nehme an, dass jemand anders das Gleiche hat wie du: { $card }.
hint-why-discard-chop = Es gibt nichts Besseres zu tun, und am längsten ohne Hinweis ist { $card }.
hint-why-discard-least = Es gibt nichts Besseres zu tun, und am wenigsten fehlen wird uns { $card }.
hint-why-discard-last-round = Es spielt keine Rolle mehr, was du abwirfst.

## Am Tisch im Browser

page-advice = Tipp
page-advice-about = Den Bot friend fragen, was er an deiner Stelle täte, und warum
page-advice-of = Tipp vom Bot friend
page-advice-thinking = friend denkt nach …
page-key-hint = um einen Tipp bitten, wenn du am Zug bist
page-hints = Der Bot friend darf um Tipps gebeten werden
page-option-hints = Tipps vom Bot friend
page-hints-note = Wer am Zug ist, darf den Bot friend fragen, was er täte.
page-problem-no-hints = An diesem Tisch gibt es keine Tipps.
page-problem-no-hint = Der Bot hat gerade keinen Tipp.

## Im Terminal

terminal-hint = { $bot }: { $advice }
terminal-no-hints = In dieser Partie gibt es keine Tipps.
terminal-hint-unavailable = Hier sind keine Tipps zu haben. Technische Details: { $reason }
