### Lektionen: kurze Stellungen, in denen man das Spiel lernt. Ada ist, wer lernt; Ume und Kai spielen mit.
###
### Jede Szene ist eine Nachricht: Überschrift, was man wissen muss, die Aufgabe, warum ein Zug richtig ist und warum andere es nicht sind.

## Die erste Lektion

lesson-first = Deine erste Partie
    .about = Sieben Züge an einem echten Tisch, und du weißt, wie Hanabi geht.

lesson-first-hands = Du siehst alle Hände, nur nicht deine
    .text = Du bist Ada und spielst mit Ume und Kai. Du siehst ihre Karten und sie sehen deine, aber die eigenen sieht niemand. Gemeinsam baut ihr fünf Feuerwerke, eines in jeder Farbe, Karte für Karte von der 1 bis zur 5. Noch liegt nichts, also passt jede 1.
    .task = Ume hat eine 1 und weiß nichts davon. Gib Ume einen Hinweis darauf.
    .right = Ume hat verstanden und sie gespielt: Das rote Feuerwerk hat begonnen. Jeder Hinweis kostet ein { noun-token }, und ihr habt zusammen { count-tokens }.
    .wrong = Das darfst du, aber es bringt Ume nicht weiter. Umes Karte 3 ist die rote 1.
    .wrong-play = Deine eigenen Karten siehst du nicht, das war also blind geraten. Passt eine Karte nicht, ist sie verloren und du musst { phrase-take-strike }. Beim dritten Mal ist die Partie vorbei.
    .wrong-kai = Kai hat noch nichts zu spielen. Ume schon: die rote 1.

lesson-first-touch = Ein Hinweis zeigt auf alles, was passt
    .text = Du nennst eine Farbe oder eine Zahl, und gezeigt wird auf jede Karte der Hand, die dazu passt. Auslassen darfst du keine. Kai hat drei gelbe Karten, aber nur eine lässt sich jetzt spielen: die 1.
    .task = Sag Kai etwas, das keinen Zweifel lässt, welche Karte dran ist.
    .right = In dieser Hand ist nur eine 1, also wusste Kai genau, was du meinst.
    .wrong = Von der gelben 1 weiß Kai noch immer nichts.
    .wrong-yellow = Gelb passt auf drei Karten. Kai konnte nicht wissen, welche du meinst, und hat die falsche gespielt.

lesson-first-play = Ein Hinweis für dich
    .text = Jetzt hat Kai dir etwas gesagt: Deine Karte 4 ist eine 1. Die Farbe kennst du nicht, aber Kai kennt sie und würde kein { noun-token } für eine Karte verschwenden, die du nicht brauchen kannst.
    .task = Spiel die Karte, auf die Kai gezeigt hat.
    .right = Sie passt! Die Farbe kanntest du nicht, aber auf Kai war Verlass. Wer eine Karte spielt, zieht eine neue, ohne sie anzusehen.
    .wrong = Das hat Zeit. Dank Kai kannst du jetzt gleich Karte 4 spielen.
    .wrong-play = Über diese Karte weißt du nichts. Kai hat Karte 4 gemeint.
    .wrong-away = Genau diese Karte solltest du spielen. Jetzt liegt sie auf der Ablage.
    .wrong-discard = Wirf ab, wenn es nichts Besseres zu tun gibt. Karte 4 kannst du jetzt gleich spielen.

lesson-first-discard = Wenn die { noun-token.many } ausgehen
    .text = Jedes { noun-token } ist ausgegeben, also kann niemand einen Hinweis geben. Wer eine Karte abwirft, bekommt eines zurück. Üblich ist es, die älteste Karte abzuwerfen, zu der es noch keinen Hinweis gab. Neue Karten kommen ans Ende, also ist Karte 1 deine älteste.
    .task = Hol ein { noun-token } zurück: Wirf deine älteste Karte ohne Hinweis ab.
    .right = Ihr habt wieder ein { noun-token }, und Ume hat es gut genutzt. Eine grüne 4 ist weg, aber es gibt noch eine zweite.
    .wrong = Ein { noun-token } bringt das zwar. Aber dein Team rechnet damit, dass Karte 1 als Nächste geht, und kann dich nur rechtzeitig warnen, wenn darauf Verlass ist.
    .wrong-play = Ob diese Karte passt, weißt du nicht. Jetzt ist sie weg, und ihr habt noch immer kein { noun-token }.
    .wrong-five = Du wusstest, dass das eine 5 ist, und jede gibt es nur einmal. Das weiße Feuerwerk kann nun nicht mehr fertig werden.

lesson-first-last = Die letzte ihrer Art
    .text = In jeder Farbe gibt es drei Einsen, je zwei Zweien, Dreien und Vieren, aber nur eine 5. Eine gelbe 3 liegt schon auf der Ablage. Die andere ist Kais Karte 1, und genau die würde Kai als Nächstes abwerfen.
    .task = Warne Kai, bevor es zu spät ist.
    .right = Kai hat die gelbe 3 behalten und eine andere Karte abgeworfen. Noch sind alle 25 Punkte möglich.
    .wrong = Kai ahnte nichts und hat die gelbe 3 abgeworfen. Das gelbe Feuerwerk kommt nie mehr über die 2 hinaus.
    .wrong-kai = Das zeigt nicht auf Karte 1, und so hat Kai sie abgeworfen. Das gelbe Feuerwerk kommt nie mehr über die 2 hinaus.

lesson-first-focus = Welche ist gemeint?
    .text = Kai sagt Rot und zeigt auf zwei deiner Karten. Dem roten Feuerwerk fehlt die 2, aber welche ist es? Ein Hinweis meint immer eine bestimmte Karte. Zeigt er auf deine älteste Karte ohne Hinweis, dann diese, sonst die neueste, auf die er zeigt. Deine älteste ist Karte 1, und auf die hat Kai nicht gezeigt.
    .task = Spiel die Karte, die Kai meint.
    .right = Die rote 2! Und dass Karte 2 rot ist, weißt du jetzt auch. Das hilft dir später noch.
    .wrong = Kai möchte, dass du jetzt eine Karte spielst: Karte 4, die neuere der beiden.
    .wrong-older = Rot sind beide, aber gemeint ist die neuere, Karte 4. Karte 2 war die rote 4.
    .wrong-play = Auf diese Karte hat Kai nicht gezeigt.

lesson-first-end = Die letzte Runde
    .text = Die letzte Karte ist gezogen, alle haben also noch einen Zug: erst du, dann Ume, dann Kai. Jede Karte in einem Feuerwerk ist ein Punkt. Ihr habt 22 von 25, und Ume weiß von der gelben 5. In deiner eigenen Hand hilft nichts mehr.
    .task = Sorg dafür, dass auch Kai eine Karte spielen kann.
    .right = Ume hat das gelbe Feuerwerk vollendet und Kai die grüne 4 angelegt: 24 von 25! Für die grüne 5 hätte es noch einen Zug gebraucht.
    .wrong = Kai wusste nicht, was passt, und so ging die Partie mit 23 Punkten zu Ende.
    .wrong-green = Grün passt auf zwei Karten. Kai hat Karte 1 gespielt, und die passte nicht.
    .wrong-play = Das war blind geraten, und von der grünen 4 hat Kai nichts erfahren.

## Die Liste der Lektionen

lessons-line = { $key }: { $title }. { $about } { $state }
lessons-state-new = { $scenes } Szenen, etwa { $minutes } Minuten.
lessons-state-begun = Du bist bei Szene { $number } von { $scenes }.
lessons-state-done = Geschafft!
lessons-how-to-start = So fängst du an oder machst weiter: hanabi lesson first

## Eine Lektion im Terminal

command-skip-scene = weiter, überspringen
command-again-scene = nochmal, noch
command-back-scene = zurück
terminal-help-lesson = weiter: zur nächsten Szene. nochmal: diese Szene von vorn. zurück: zur vorigen Szene. verlassen: aufhören.

lessons-how = Gib deine Züge ein, zum Beispiel: tipp Ume rot, spiel 2 oder wirf 4. Mit weiter, nochmal und zurück kommst du durch die Szenen, mit verlassen nach draußen. Der Befehl hilfe zeigt alle Befehle.
lessons-scene = { $number } von { $scenes }: { $title }
lessons-would-have = Das wäre passiert:
lessons-try-again = Nichts passiert, das war nur ein Versuch. Probier es noch einmal, oder gib weiter ein.
lessons-no-sorting = In einer Lektion bleibt deine Hand, wie sie ist.
lessons-go-on = Weiter mit der Eingabetaste.
lessons-done = Du hast die Lektion „{ $title }“ geschafft.
lessons-offer-game = Möchtest du jetzt eine echte Partie spielen, mit dem Bot friend? ja oder nein:
lessons-left = Du kannst jederzeit weitermachen: hanabi lesson { $key }

## Was der Server ablehnt

page-problem-no-such-lesson = Eine solche Lektion gibt es hier nicht.
page-problem-no-such-scene = So viele Szenen hat diese Lektion nicht.
