### Die Regeln eines Tisches, zusammengesetzt aus dem, was dort gilt.

rules-title = Hanabi-Regeln: { $name }
rules-name-with = { $name }, mit { $addons }

rules-heading-aim = Ziel
rules-heading-cards = { $edition ->
       *[cocktail] Karten
        [deluxe] Steine
    }
rules-heading-setup = Vorbereitung
rules-heading-turn = Ein Zug
rules-heading-clues = Hinweise
rules-heading-discarding = Abwerfen
rules-heading-playing = Spielen
rules-heading-bonus = Bonus
rules-heading-end = Ende
rules-heading-score = Punkte
rules-heading-ratings = Bewertung

## Ziel

rules-aim-team = Ihr seid ein Team von { $players } Feuerwerkern und gewinnt oder verliert gemeinsam. Pulver, Lunten und Raketen sind auf einem einzigen Haufen gelandet, das Publikum wartet, und die Vorstellung muss trotzdem steigen.
rules-aim-fireworks = { $number ->
        [one] Ihr baut ein einziges Feuerwerk: { $suits }.
       *[other] Ihr baut { $number } Feuerwerke, jedes in seiner Farbe: { $suits }.
    }
rules-aim-up = Es beginnt mit der 1 und wächst Wert für Wert bis zur 5.
rules-aim-all-up = Jedes beginnt mit der 1 und wächst Wert für Wert bis zur 5.
rules-aim-down = Es beginnt mit der 5 und sinkt Wert für Wert bis zur 1.
rules-aim-all-down = Jedes beginnt mit der 5 und sinkt Wert für Wert bis zur 1.
rules-aim-some-up = In { $suits } geht es Wert für Wert von der 1 hinauf zur 5.
rules-aim-some-down = In { $suits } geht es andersherum, von der 5 hinab zur 1.
rules-aim-hidden = Du siehst alle Hände, nur nicht deine eigene. Was du selbst hast, erfährst du durch die Hinweise deines Teams.

## Karten

rules-cards-deck = Insgesamt gibt es { count-cards }.
rules-cards-suits = { $number ->
        [one] In { $suits } gibt es { count-cards }: { $copies }.
       *[other] In { $suits } gibt es je { count-cards }: { $copies }.
    }
rules-cards-copies = { $number ->
        [one] die { $values } { rules-times }
       *[other] die { $values } je { rules-times }
    }
rules-times = { $copies ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
        [8] achtmal
       *[9] neunmal
    }
rules-cards-once = Jeder Wert kommt nur einmal in ein Feuerwerk; weitere Exemplare sind Reserve.

## Vorbereitung

rules-setup-tokens = { $edition ->
       *[cocktail] Legt { count-tokens } in den Schachteldeckel und { count-strikes } daneben.
        [swedish] Legt { count-tokens } in den Schachteldeckel und { count-strikes } daneben.
        [abacus] Legt { count-tokens } mit der weißen Seite nach oben aus und { count-strikes } mit dem Blitz nach unten.
        [deluxe] Legt { count-tokens } offen aus. Stapelt die Luntenplättchen, die längste Lunte zuoberst, sodass die Explosion zum Vorschein kommt, wenn ihr { count-strikes } umgedreht habt.
        [show] Legt { count-tokens } auf den flachen Beutel und { count-strikes } mit der blauen Seite nach oben in eine Reihe.
    }
rules-setup-no-tokens = An diesem Tisch gibt es keine { $edition ->
       *[cocktail] Plättchen
        [swedish] blauen Plättchen
        [abacus] Hinweisplättchen
        [deluxe] Uhrplättchen
        [show] HINWEIS-Plättchen
    }. Legt { count-strikes } aus.
rules-setup-deck = Mischt alle { noun-card.many } zu einem verdeckten Stapel.
rules-setup-hand = Bei { $players } Spielern: je { count-cards }.
rules-setup-left = Nach dem Austeilen sind noch { count-cards } im Stapel.
rules-setup-hold = { $edition ->
       *[cocktail] Halte deine Karten mit der Rückseite zu dir. Alle anderen sehen sie, nur du nicht.
        [deluxe] Stelle deine Steine mit der Rückseite zu dir auf. Alle anderen sehen sie, nur du nicht.
        [show] Stecke deine Karten mit der Rückseite zu dir in den Halter. Alle anderen sehen sie, nur du nicht.
    }
rules-setup-bonus = { $number ->
        [one] Legt 1 { noun-bonus } verdeckt neben den Stapel.
       *[other] Mischt { $number } { noun-bonus.many } und legt sie verdeckt neben den Stapel.
    }
rules-setup-first = { $edition ->
       *[cocktail] Bestimmt, wer anfängt: durch Los, oder wer am buntesten gekleidet ist. Danach geht es im Uhrzeigersinn weiter.
        [abacus] Bestimmt, wer anfängt: durch Los, oder wer am ältesten ist. Danach geht es im Uhrzeigersinn weiter.
    }

## Ein Zug

rules-turn-actions = { $tokens ->
        [0] Wenn du am Zug bist, spielst du { noun-card.a-acc }. Passen darfst du nicht.
       *[other] Wenn du am Zug bist, machst du genau eines: einen Hinweis geben, { noun-card.a-acc } abwerfen oder { noun-card.a-acc } spielen. Passen darfst du nicht.
    }
rules-turn-draw = { $tokens ->
        [0] Nach dem Spielen ziehst du zum Schluss vom Stapel nach, ohne hinzusehen, solange er reicht. Was du ziehst, kommt ans Ende deiner Hand.
       *[other] Nach dem Abwerfen oder Spielen ziehst du zum Schluss vom Stapel nach, ohne hinzusehen, solange er reicht. Was du ziehst, kommt ans Ende deiner Hand.
    }
rules-turn-order = Deine eigene Hand darfst du jederzeit umsortieren, das kostet keinen Zug. Die Reihenfolge ist für alle sichtbar, und was über { noun-card.a-acc } gesagt wurde, wandert mit.
rules-turn-pile = Die Ablage liegt offen aus; alle dürfen sie jederzeit ansehen.
rules-turn-talk = Abgesehen von Hinweisen wird geschwiegen: keine Kommentare, keine Ratschläge, keine vielsagenden Blicke. Wenn alle einverstanden sind, könnt ihr stattdessen ein paar feste Sätze oder freie Gespräche erlauben.

## Hinweise

rules-clue-cost = { $tokens ->
        [0] An diesem Tisch gibt es keine { $edition ->
           *[cocktail] Plättchen
            [swedish] blauen Plättchen
            [abacus] Hinweisplättchen
            [deluxe] Uhrplättchen
            [show] HINWEIS-Plättchen
        }, also kann niemand einen Hinweis bezahlen.
       *[other] Um einen Hinweis zu geben, musst du { phrase-spend-token }. Wenn { phrase-no-token }, musst du etwas anderes tun.
    }
rules-clue-dear = An diesem Tisch kostet ein Hinweis { $cost } auf einmal: Mit weniger kann niemand einen geben.
rules-clue-free = Nur ein { noun-bonus } erlaubt dir einen Hinweis, nach diesen Regeln:
rules-clue-what = Wähle jemanden aus dem Team, nie dich selbst, und nenne eine Farbe oder einen Wert. Zeige auf { $edition ->
       *[cocktail] jede Karte
        [deluxe] jeden Stein
    } dieser Hand, auf { $edition ->
       *[cocktail] die
        [deluxe] den
    } das zutrifft, ohne etwas auszulassen oder zu betonen. Damit ist auch über den Rest der Hand etwas bekannt: Dort trifft es nicht zu.
rules-clue-colours = Farben, die genannt werden dürfen: { $suits }. Werte: 1 bis 5.
rules-clue-no-colours = An diesem Tisch darf keine Farbe genannt werden, nur Werte von 1 bis 5.
rules-clue-colours-values = Farben, die genannt werden dürfen: { $suits }. Werte: { $values }.
rules-clue-no-values = Farben, die genannt werden dürfen: { $suits }. Werte dürfen an diesem Tisch nicht genannt werden.
rules-clue-only-values = An diesem Tisch darf keine Farbe genannt werden, nur diese Werte: { $values }.
rules-clue-nothing = An diesem Tisch dürfen weder Farben noch Werte genannt werden, also kann niemand einen Hinweis geben.
rules-clue-every = Die { $suits } { noun-card.many } zählen als jede Farbe: Welche Farbe auch genannt wird, auf sie wird mitgezeigt. Niemand darf { $names } nennen, auch nicht, um zu sagen, dass es fehlt.
rules-clue-every-named = Die { $suits } { noun-card.many } zählen als jede Farbe: Welche Farbe auch genannt wird, auf sie wird mitgezeigt. Auch { $names } darf genannt werden.
rules-clue-none = Die { $suits } { noun-card.many } haben keine Farbe, die ein Hinweis nennen könnte: Nur Werte zeigen auf sie. Niemand darf { $names } nennen, auch nicht, um zu sagen, dass es fehlt.
rules-clue-null = Die { $suits } { noun-card.many } haben weder eine Farbe noch einen Wert, den ein Hinweis nennen könnte: Nichts zeigt auf sie. Niemand darf { $names } nennen, auch nicht, um zu sagen, dass es fehlt.
rules-clue-mixed = Auf die { $suits } { noun-card.many } wird mit { $colours } gezeigt.
rules-clue-in-turn = Auf die { $suits } { noun-card.many } wird mit einer Farbe nach der anderen gezeigt: { $turns }.
rules-clue-turn = { $suit } ({ $value })
rules-clue-every-value = Die { $suits } { noun-card.many } zählen als jeder Wert: Welcher Wert auch genannt wird, auf sie wird mitgezeigt.
rules-clue-no-value = Kein Wert zeigt auf die { $suits } { noun-card.many }: Das tun nur Farben.
rules-reach-colours = { $reach ->
       *[nothing] Farben zeigen hier auf gar nichts; sie dürfen trotzdem genannt werden.
        [with-values] Jede Farbe zeigt auch auf den Wert an ihrer Stelle, welche Farbe { noun-card.the } auch hat: { $turns }.
    }
rules-reach-values = { $reach ->
       *[nothing] Werte zeigen hier auf gar nichts; sie dürfen trotzdem genannt werden.
        [lower] Jeder Wert zeigt auch auf alle niedrigeren.
        [higher] Jeder Wert zeigt auch auf alle höheren.
        [parity] Ein ungerader Wert zeigt auf alle ungeraden, ein gerader auf alle geraden.
    }
rules-special-colours = { $touched ->
       *[every] Jede { $value } zählt als jede Farbe: Welche Farbe auch genannt wird, auf sie wird mitgezeigt.
        [none] Keine Farbe zeigt auf eine { $value }.
    }
rules-special-values = { $touched ->
       *[every] Jede { $value } zählt als jeder Wert: Welcher Wert auch genannt wird, auf sie wird mitgezeigt.
        [none] Kein Wert zeigt auf eine { $value }.
        [in-turn] Auf eine { $value } wird in jeder Farbe mit einem anderen Wert gezeigt: { $turns }.
    }
rules-special-suits-first = Was für alle { noun-card.many } einer Farbe gilt, geht dem vor, was für einen Wert gilt.
rules-clue-empty = Leere Hinweise sind erlaubt: Du darfst jemandem zum Beispiel sagen, dass dort keine Vieren sind oder nichts in einer Farbe, die genannt werden darf, und es kostet dasselbe. Das geht sogar, wenn eine Hand leer ist.
rules-clue-touch = Leere Hinweise sind nicht erlaubt: Es muss wenigstens { noun-card.a } da sein, auf { $edition ->
       *[cocktail] die
        [deluxe] den
    } du zeigen kannst.

## Abwerfen

rules-discard = { $tokens ->
        [0] Da es nichts zurückzugewinnen gibt, darf niemand abwerfen.
       *[other] Lege { noun-card.a-acc } aus deiner Hand offen auf die Ablage. Dafür darfst du { phrase-return-token }. Solange { phrase-all-tokens }, darfst du nicht abwerfen.
    }

## Spielen

rules-play = Wähle { noun-card.a-acc } aus deiner Hand und decke { noun-card.it-acc } auf. Du musst nicht wissen, was es ist.
rules-play-fits = Ist es genau { noun-card.the }, { $edition ->
       *[cocktail] die
        [deluxe] der
    } im Feuerwerk dieser Farbe als Nächstes fehlt, wird { noun-card.it } dort angelegt.
rules-play-strike = Wenn nicht, kommt { noun-card.it } auf die Ablage, und du musst { phrase-take-strike }.
rules-play-announce = Vor dem Aufdecken darfst du die Farbe ansagen, eine von diesen: { $suits }.
rules-play-announce-right = Stimmt sie und { noun-card.the } passt, darfst du { phrase-return-token }, und noch einmal, wenn das Feuerwerk damit komplett ist. Mehr als { count-tokens } gibt es nie; was darüber hinausgeht, verfällt.
rules-play-announce-right-once = Stimmt sie und { noun-card.the } passt, darfst du { phrase-return-token }. Mehr als { count-tokens } gibt es nie; was darüber hinausgeht, verfällt.
rules-play-announce-wrong = Stimmt sie nicht, wird { noun-card.the } abgeworfen und du musst { phrase-take-strike }, selbst wenn { noun-card.it } gepasst hätte. Stimmt die Farbe, aber { noun-card.the } passt nicht, ist das ein Fehler wie jeder andere.
rules-play-announce-every = Für die { $suits } { noun-card.many } stimmt nur die Ansage { $names }.

## Bonus

rules-bonus-completed = { $edition ->
       *[cocktail] Wer die letzte Karte eines Feuerwerks anlegt, darf { phrase-return-token }, einfach so.
        [deluxe] Wer den letzten Stein eines Feuerwerks anlegt, darf { phrase-return-token }, einfach so.
    } Wenn { phrase-all-tokens }, gibt es nichts zu gewinnen.
rules-bonus-completed-down = Wer ein Feuerwerk abwärts, also mit der 1, vollendet, darf { phrase-return-token }, einfach so. Wenn { phrase-all-tokens }, gibt es nichts zu gewinnen.
rules-bonus-tile = Wer ein Feuerwerk mit der 5 vollendet, deckt das nächste { noun-bonus } auf, statt ein { noun-token } zurückzugewinnen. Es wird sofort und von derselben Person ausgeführt, bevor jemand zieht oder etwas anderes tut, und kommt dann beiseite.
rules-bonus-won = Wer das letzte offene Feuerwerk vollendet, gewinnt die Vorstellung auf der Stelle, ohne ein { noun-bonus } aufzudecken.
rules-bonus-out = Wenn kein { noun-bonus } mehr da ist, darfst du stattdessen { phrase-return-token }.
rules-bonus-announced = Eine angesagte 5, die ein Feuerwerk vollendet, bringt zuerst ihr { noun-token } und deckt dann das { noun-bonus } auf.
rules-bonus-tiles = Die Plättchen:
rules-bonus-tile-item = { $number ->
        [one] - { $tile }: Du darfst { $effect }.
       *[other] - { $tile } ({ $number }-mal): Du darfst { $effect }.
    }
rules-bonus-clue = Für einen kostenlosen Hinweis gelten alle Regeln für Hinweise, nur der Preis entfällt. Ist einer möglich, muss er gegeben werden; sonst verfällt das Plättchen.
rules-bonus-reshuffle = Auf „{ tile-reshuffle }“ kannst du nicht verzichten. Ist der Stapel leer, darfst du { noun-card.the-acc } spielen, statt { noun-card.it-acc } einzumischen.
rules-bonus-replay = Auf das Spielen aus der Ablage darfst du verzichten. Verzichtest du oder wählst etwas, das nicht passt, verfällt das Plättchen, aber sonst passiert nichts. Vollendet eine 5 von dort ein Feuerwerk, wird sofort das nächste Plättchen aufgedeckt.
rules-bonus-replay-announced = Was aus der Ablage gespielt wird, lässt sich nicht ansagen.
rules-bonus-no-pile = Ist die Ablage leer, verfällt ein Plättchen, das sie braucht.

## Ende

rules-end-strikes = Sobald { phrase-struck-out }, ist die Vorstellung vorbei und verloren.
rules-end-victory = { $number ->
        [one] Sobald das Feuerwerk komplett ist, ist die Vorstellung vorbei und gewonnen.
       *[other] Sobald alle { $number } Feuerwerke komplett sind, ist die Vorstellung vorbei und gewonnen.
    }
rules-end-last-round = Wer zieht und damit den Stapel leert, läutet die letzte Runde ein: Alle haben noch genau einen Zug, auch diese Person. In der letzten Runde wird nicht mehr gezogen, danach ist die Vorstellung vorbei.
rules-end-dealt-out = Ist der Stapel schon nach dem Austeilen leer (bei { $players } Spielern), beginnt sofort die letzte Runde.
rules-end-play-on = Ein leerer Stapel beendet nichts: Ihr spielt mit immer kleineren Händen weiter, bis die Vorstellung gewonnen oder verloren ist.
rules-end-indispensable = Sofort verloren ist die Vorstellung auch, wenn das letzte Exemplar { noun-card.of }, { $edition ->
       *[cocktail] die
        [deluxe] der
    } in einem Feuerwerk noch fehlt, auf der Ablage landet, ob abgeworfen oder falsch gespielt.
rules-end-indispensable-tiles = Das gilt auch dann, wenn ein noch verdecktes { noun-bonus } sie hätte retten können.
rules-end-deadlock = Und sie ist verloren, wenn jemand mit leerer Hand am Zug ist und { phrase-no-token }.
rules-end-agreed = Ihr könnt euch auch darauf einigen, vorzeitig aufzuhören.

## Punkte

rules-score-top = Jedes Feuerwerk zählt so viele Punkte wie der höchste Wert darin. Zählt sie zusammen.
rules-score-some-top = Ein Feuerwerk in { $suits } zählt so viele Punkte wie der höchste Wert darin.
rules-score-count = Ein Feuerwerk in { $suits } zählt einen Punkt für { $edition ->
       *[cocktail] jede Karte
        [deluxe] jeden Stein
    }.
rules-score-penalty = Ein Feuerwerk in { $suits } zählt nichts, aber für { $edition ->
       *[cocktail] jede Karte, die
        [deluxe] jeden Stein, der
    } dort fehlt, wird ein Punkt abgezogen. Weniger als 0 Punkte gibt es nicht, und gezählt wird in Schwarzpulver-Punkten.
rules-score-maximum = Eine perfekte Vorstellung bringt { count-points }.
rules-score-strikeout = { $strikeout ->
       *[zero] Eine Vorstellung, die durch { noun-strike.many } verloren geht, zählt 0 Punkte, egal was auf dem Tisch liegt.
        [tally] Eine Vorstellung, die durch { noun-strike.many } verloren geht, behält die Punkte, die auf dem Tisch liegen.
    }
rules-score-perfect = Nur eine perfekte Vorstellung zählt: Jedes andere Ende bringt 0 Punkte.

## Bewertung

rules-rating-intro = So kommt es beim Publikum an:
rules-rating-band = { $points }: { $line }
rules-rating-perfect = Keine: Die Vorstellung ist perfekt oder verloren.
rules-rating-none = Keine: Die Skala ist für höchstens 25 oder 30 Punkte gemacht.
