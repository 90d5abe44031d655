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

## Angesagtes Spielen

lesson-announcing = Ansagen, was du spielst
    .about = Nenn beim Spielen die Farbe und hol ein { noun-token } zurück.

lesson-announcing-known = Wer die Farbe kennt, sagt sie an
    .text = Ume hat Rot gesagt und auf deine Karte 2 gezeigt, also muss es die rote 1 sein. An diesem Tisch darfst du die Farbe einer Karte ansagen, bevor du sie spielst. Stimmt sie und die Karte passt, bekommst du ein { noun-token } zurück.
    .task = Spiel Karte 2 und sag ihre Farbe an.
    .right = Rot, wie angesagt: Das { noun-token } gehört euch. Kai hat es mit Grün genauso gemacht.
    .wrong = Ume hat dir gerade gesagt, was du spielen kannst: Karte 2.
    .wrong-colour = Du wusstest doch, dass sie rot ist! Bei einer falschen Ansage ist die Karte verloren und du musst { phrase-take-strike }, selbst wenn sie gepasst hätte.
    .wrong-silent = Sie passt, aber du kanntest die Farbe. Mit einer Ansage hättest du ein { noun-token } zurückgeholt.

lesson-announcing-guess = Wer sie nicht kennt, schweigt
    .text = Kai sagt, dass deine Karte 4 eine 1 ist. Vier Farben kommen infrage, und in jeder davon würde sie passen. Sagst du aber die falsche an, ist die Karte verloren.
    .task = Spiel Karte 4 auf die sichere Art.
    .right = Sie passt. Ansagen muss niemand etwas.
    .wrong = Kai hat dir gerade gesagt, was du spielen kannst: Karte 4.
    .wrong-guess = Die Karte hätte gepasst, aber die Ansage war falsch: Sie ist verloren, und du musstest { phrase-take-strike }.
    .wrong-lucky = Glück gehabt! Aber vier Farben kamen infrage, und bei einer falschen wäre die Karte verloren gewesen.

lesson-announcing-twice = Die letzte Karte zählt doppelt
    .text = Aus den Hinweisen weißt du, dass deine Karte 2 die rote 5 ist. Sie vollendet das rote Feuerwerk, und schon das bringt ein { noun-token } zurück. Sagst du sie an, sind es zwei.
    .task = Vollende das rote Feuerwerk und hol das meiste heraus.
    .right = Ein { noun-token } für die Ansage, eines für das Feuerwerk. Gut gespielt!
    .wrong = Die rote 5 lässt sich jetzt spielen, und du weißt, welche Karte es ist.
    .wrong-colour = Diese Karte ist rot, und du wusstest es. Es gibt nur eine rote 5, und die ist nun weg.
    .wrong-silent = Das Feuerwerk ist komplett, hat aber nur ein { noun-token } gebracht. Mit der Ansage Rot wären es zwei gewesen.

## Die Farbe, die alle Farben ist

lesson-multicolour = Die { suit-multicolour.many } Karten
    .about = Eine sechste Farbe, die als jede andere zählt und die niemand nennen darf.

lesson-multicolour-every = Zwei Farben auf einer Karte
    .text = Ume sagt Rot und zeigt auf deine Karte 2. Kai sagt Blau und zeigt auch auf deine Karte 2. Beides zugleich kann nur eine { suit-multicolour } Karte sein: Sie zählt als jede Farbe. Ihr Feuerwerk hat noch nicht begonnen.
    .task = Spiel die Karte, die alle Farben zugleich hat.
    .right = Die { suit-multicolour } 1! Mit diesem sechsten Feuerwerk sind 30 Punkte möglich.
    .wrong = Denk an Karte 2: Rot und Blau zugleich, und beide wollten, dass du das weißt.
    .wrong-play = Über diese Karte hat dir niemand etwas gesagt. Rot und Blau zugleich ist Karte 2.

lesson-multicolour-together = Gezeigt wird immer auch auf sie
    .text = „{ suit-multicolour.clue }“ darf niemand sagen. Welche Farbe du auch nennst, auf { suit-multicolour } Karten wird mitgezeigt. Kais Karte 2 ist die { suit-multicolour } 1, und sie lässt sich jetzt spielen.
    .task = Sag Kai etwas, das allein auf Karte 2 zeigt.
    .right = Auf nichts anderes wurde gezeigt, also konnte Kai sie spielen.
    .wrong = Von Karte 2 weiß Kai noch immer nichts.
    .wrong-colour = Diese Farbe passt auf zwei von Kais Karten, und Kai hat die andere gespielt.

## Schwarzpulver

lesson-powder = Schwarzpulver
    .about = Ein schwarzes Feuerwerk, das von der 5 zur 1 hinabgeht und auf das keine Farbe zeigt.

lesson-powder-down = Schwarz beginnt mit der 5
    .text = Das schwarze Feuerwerk baut ihr rückwärts, von der 5 hinab zur 1. Punkte bringt es keine, aber jede schwarze Karte, die am Ende fehlt, kostet euch einen. Keine Farbe zeigt je auf schwarze Karten: Ihr könnt nur ihre Zahl nennen.
    .task = Umes Karte 2 ist eine schwarze 5. Gib Ume einen Hinweis darauf.
    .right = Kein anderes Feuerwerk braucht schon eine 5, also wusste Ume: Sie ist schwarz. Als Nächstes kommen 4, 3, 2 und 1.
    .wrong = Ume weiß noch immer nicht, dass Karte 2 gespielt werden kann.

lesson-powder-only = Die einzige, die passt
    .text = Kai sagt, dass deine Karte 4 eine 4 ist. Sieh dir die Feuerwerke an: Wo würde jetzt eine 4 hinpassen?
    .task = Spiel die Karte, auf die Kai gezeigt hat.
    .right = Die schwarze 4! Den anderen Feuerwerken fehlt sogar noch die 1. Aber Vorsicht: Von der schwarzen 5 gibt es drei, von der schwarzen 1 nur eine.
    .wrong = Nur Schwarz braucht jetzt eine 4. Kai wollte dir also sagen, dass Karte 4 passt.
    .wrong-play = Über diese Karte weißt du nichts. Karte 4 ist die, die passt.

## Bonusplättchen

lesson-tiles = Die { noun-bonus.many }
    .about = Erst das Feuerwerk, dann die Wahl: drei kurze Züge mit den Plättchen.

lesson-tiles-five = Eine 5 deckt ein Plättchen auf
    .text = Weiß fehlt nur noch die 5, und du weißt, dass sie deine Karte 2 ist. Wer ein Feuerwerk mit einer 5 vollendet, deckt { noun-bonus.a } auf, statt ein { noun-token } zurückzugewinnen.
    .task = Vollende das weiße Feuerwerk.
    .right = Komplett! Das Plättchen schenkt dir einen Hinweis, und den gibst du sofort, bevor jemand anders zieht.
    .wrong = Das hat Zeit. Deine Karte 2 ist die weiße 5, und sie passt.
    .wrong-away = Das war die einzige weiße 5. Das weiße Feuerwerk kann nun nicht mehr fertig werden.

lesson-tiles-free = Ein Hinweis geschenkt
    .text = Auf deinem Plättchen steht: eine Zahl, kostenlos. Es gelten die üblichen Regeln, nur kostet es kein { noun-token }. Kais Karte 3 ist die rote 1, und das rote Feuerwerk hat noch nicht begonnen.
    .task = Nutz den geschenkten Hinweis für Kais rote 1.
    .right = Kai hat sie gespielt, und es hat euch kein einziges { noun-token } gekostet.
    .wrong = Gekostet hat das nichts, aber gebracht auch nicht: Von der roten 1 weiß Kai noch immer nichts.

lesson-tiles-replay = Zurück von der Ablage
    .text = Mit einem anderen Plättchen darfst du eine Karte von der Ablage spielen, wenn sie passt. Verzichten darfst du auch. Auf der Ablage liegen zwei Karten: eine blaue 1 und eine grüne 3.
    .task = Wähl die Karte, die passt.
    .right = So hat das blaue Feuerwerk doch noch begonnen. Und Ume hat schon gesehen, wie es weitergeht: Deine Karte 1 ist blau.
    .wrong = Die grüne 3 passt nicht: Grün beginnt mit der 1. Das Plättchen ist verbraucht.
    .wrong-decline = Das darfst du, aber die blaue 1 hätte gepasst. Nun ist das Plättchen verbraucht.

## Weiterspielen

lesson-playing-on = Weiterspielen bis zur Perfektion
    .about = Keine letzte Runde: Ihr spielt, bis die Vorstellung perfekt oder verloren ist.

lesson-playing-on-careful = Jedes letzte Exemplar zählt
    .text = Wer bis zur Perfektion weiterspielt, verliert in dem Moment, in dem das letzte Exemplar einer gebrauchten Karte weg ist. Alle { noun-token.many } sind ausgegeben, du musst also abwerfen oder spielen. Karte 1 ist eine 5. Karte 4 ist eine rote 1, und über die ist das rote Feuerwerk hinaus.
    .task = Hol ohne jedes Risiko ein { noun-token } zurück.
    .right = Noch eine rote 1 braucht niemand. Und Ume hat das { noun-token } gut genutzt.
    .wrong = Über diese Karte weißt du nichts. Wäre sie die letzte ihrer Art gewesen, wäre alles vorbei. Sicher entbehrlich ist Karte 4.
    .wrong-five = Jede 5 gibt es nur einmal. Ohne sie kann die Vorstellung nicht mehr perfekt werden, also ist sie auf der Stelle verloren.
    .wrong-play = Über diese Karte weißt du nichts. Sicher entbehrlich ist Karte 4, also wirf die ab.

lesson-playing-on-on = Ein leerer { noun-deck } hält niemanden auf
    .text = Zu ziehen gibt es nichts mehr, und ihr spielt mit immer kleineren Händen weiter. Zur perfekten Vorstellung fehlt eine einzige Karte: Umes Karte 3, die rote 5. Ume weiß es nicht.
    .task = Sag Ume, was noch fehlt.
    .right = 25 von 25: perfekt! Jedes andere Ende hätte gar nichts gezählt.
    .wrong = Ume weiß es noch nicht. Eine letzte Runde gibt es zwar nicht, aber die Hände werden mit jedem Zug kleiner, und die rote 5 könnte abgeworfen werden.

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
