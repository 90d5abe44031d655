### Rätsel, wie Server und Terminal sie erzählen: was gefragt ist, und die Lösung mit ihren Gründen

puzzle-title = Rätsel vom { $day }
puzzle-task = Du bist { $name } und am Zug. Die anderen sind Bots wie friend, die nach den Konventionen spielen, die auch Menschen benutzen. Finde den besten Zug.
puzzle-right = Das ist der beste Zug: { $deed }.
puzzle-wrong = Es geht noch besser. Im Schnitt kostet das { puzzle-points }: { $deed }.

## Die Lösung

puzzle-answer = Der beste Zug: { $deed }.
puzzle-why-friend = Die Begründung des Bots friend: { $reason }
puzzle-why-fits-surely = Anders lässt sich nicht erklären, was die anderen getan haben: { noun-card } { $place } passt.
puzzle-why-fits = In { $percent } % der Hände, die erklären würden, was die anderen getan haben, passt { noun-card } { $place }.
puzzle-why-useless-surely = Anders lässt sich nicht erklären, was die anderen getan haben: { noun-card } { $place } wird nicht mehr gebraucht.
puzzle-why-useless = In { $percent } % der Hände, die erklären würden, was die anderen getan haben, wird { noun-card } { $place } nicht mehr gebraucht.
puzzle-why-placed = Mit diesem Hinweis wird noch vor deinem nächsten Zug gespielt: { $cards }.
puzzle-why-line = Kein anderer Zug hilft den anderen so sehr. Wie, zeigt der weitere Verlauf.
puzzle-expected = Danach sind { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $maximum } Punkten zu erwarten.
puzzle-yours = Dein Zug, im Schnitt { puzzle-points } schlechter: { $deed }.
puzzle-second = Der nächstbeste Zug, im Schnitt { puzzle-points } schlechter: { $deed }.
puzzle-own = Was du nicht sehen konntest, deine eigene Hand: { $cards }.
puzzle-friend-too = Der Bot friend, der nach den Konventionen spielt, findet den besten Zug auch.
puzzle-friend = Der Bot friend, der nach den Konventionen spielt, würde { puzzle-points } verschenken: { $deed }.
puzzle-steady = Der Bot steady, der keine Konventionen kennt, würde { puzzle-points } verschenken: { $deed }.
puzzle-end = Spielen nach dem besten Zug Bots wie friend weiter, endet genau diese Partie mit { $end } Punkten.
puzzle-end-instead = Spielen Bots wie friend weiter, endet genau diese Partie mit { $end } Punkten, nach deinem Zug mit { $instead }.
puzzle-how = Jeder Zug wurde in denselben { $worlds } Kartenverteilungen ausprobiert, die du nicht von der wirklichen unterscheiden konntest; danach spielten Bots wie friend weiter. Punkte sind der mittlere Unterschied im Endergebnis, ± ist der Standardfehler.
puzzle-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Im Terminal

command-answer = lösung, antwort
puzzle-again = Versuch einen anderen Zug, oder gib lösung ein.
puzzle-line = Wie es in genau dieser Partie weitergeht:
puzzle-moves = Was jeder Zug im Schnitt kostet:
puzzle-move = { puzzle-points }: { $deeds }
puzzle-help = Gib einen Zug ein wie in einer Partie, zum Beispiel: spiel 2, wirf 4, tipp { $name } rot. lösung: die Lösung sehen. tisch, hand, ablage, verlauf, regeln: nachsehen. verlassen: aufhören.
puzzle-making = Das Rätsel vom { $day } wird gemacht. Angesehene Stellungen: { $number }
puzzle-stopped = Abgebrochen: Das Rätsel vom { $day } gibt es noch nicht.
