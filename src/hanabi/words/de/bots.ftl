### Bots: was jeder ist, warum er so gezogen hat, und wer weiterspielt, wenn einer ausfällt.

bot-about-steady = spielt, was sicher ist, und zeigt, was andere spielen können
bot-about-random = macht irgendeinen erlaubten Zug
bot-about-hat = packt in jeden Hinweis eine Botschaft an alle; stark unter seinesgleichen, für Menschen ein Rätsel
bot-about-friend = spielt nach den Konventionen, die auch Menschen benutzen, und sagt, warum
bot-about-search = denkt jeden Zug gründlich durch, das dauert ein paar Sekunden
bot-about-learned = spielt, was er sich selbst beigebracht hat, an den Tischen, für die er geübt hat
bot-about-cheater = schummelt und sieht die eigenen Karten: ein Maßstab für die anderen, kein Mitspieler

## Die Liste der Bots

bots-line = { $name }: { $about }
bots-players = { $least } bis { $most } Spieler.
bots-some-games = { $numbers } Spieler, in { $games } der { $all } gedruckten Spiele.
bots-at-tables = Kann am Tisch mitspielen.
bots-not-at-tables = Spielt nicht mit Menschen am Tisch.
bots-unavailable = Hier nicht verfügbar: { $reason }
bots-ignored = Nicht geladen: { $name } aus { $source }. Es gibt schon einen Bot mit diesem Namen.
bots-score = bei { $players } Spielern: im Schnitt { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) in { NUMBER($games) } Partien
bots-score-single = bei { $players } Spielern: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte in einer einzigen Partie
bots-speed = { $score }, { NUMBER($speed, maximumSignificantDigits: 3) } Entscheidungen pro Sekunde
bots-checked = { $name } hält die Regeln ein: { $games } Partien, { $moves } Züge, und { $worlds }-mal andere Karten, wo er nicht hinsehen konnte.

## Warum ein Bot so gezogen hat, in seinen eigenen Worten. `$card` und `$clue` sind Wendungen von weiter unten und stehen im Nominativ.

why-play-certain = Ich weiß, dass { $card } passt.
why-play-read = Für mich heißt { $clue }, dass { $card } passt.
why-play-inferred = Mir sagt { $clue } zusammen mit allem, was seitdem geschehen ist, dass { $card } passt.
why-play-prompted = Damit { $clue } einen Sinn ergibt, muss zuerst etwas gespielt werden, worüber ich schon einen Hinweis habe: { $card }.
why-play-finessed = Damit { $clue } einen Sinn ergibt, muss zuerst etwas gespielt werden, worüber ich noch keinen Hinweis habe: { $card }.
why-play-gamble-last-round = Sicher bin ich nicht, dass { $card } passt, aber wir haben nichts mehr zu verlieren.
why-play-forced = Etwas anderes blieb mir nicht, und am ehesten passt { $card }.

why-clue-play = Ich möchte, dass { $card } gespielt wird.
why-clue-prompt = Ich möchte, dass zuerst { $card } gespielt wird: Dazu gab es schon einen Hinweis, und der Rest lässt sich erschließen.
why-clue-finesse = Ich möchte, dass zuerst { $card } gespielt wird: Dazu gab es noch keinen Hinweis, aber es lässt sich erschließen.
why-clue-save = Ich möchte, dass { $card } behalten wird: Wir brauchen das noch.
why-clue-save-five = Ich möchte, dass { $card } behalten wird: Nichts anderes kann dieses Feuerwerk vollenden.
why-clue-save-two = Ich möchte, dass { $card } behalten wird: Wir brauchen das schon bald.
why-clue-save-last = Ich möchte, dass { $card } behalten wird: Das ist das letzte Exemplar.
why-clue-fix = Ich möchte nicht, dass { $card } versehentlich gespielt wird.
why-clue-useless = Ich möchte zeigen, dass { $card } nicht mehr gebraucht wird.
why-clue-more = Ich möchte, dass wir mehr wissen.
why-clue-stall = Ich hatte nichts Besseres zu tun, und das schadet nicht.

why-discard-useless = Ich weiß, dass { $card } nicht mehr gebraucht wird.
why-discard-duplicate = Ich nehme an, dass jemand anders das Gleiche hat wie ich: { $card }.
why-discard-chop = Ich hatte nichts Besseres zu tun, und am längsten ohne Hinweis ist { $card }.
why-discard-least = Ich hatte nichts Besseres zu tun, und am wenigsten fehlen wird uns { $card }.
why-discard-last-round = Es spielt keine Rolle mehr, was ich abwerfe.

why-tile-place = Ich spiele, was uns am meisten hilft.
why-tile-reshuffle = Ich hole zurück, was wir am dringendsten brauchen.
why-tile-decline = Ich sehe dort nichts, was uns helfen würde.

why-search = Ich habe jeden Zug in vielen Verteilungen ausprobiert, die die echte sein könnten, und dieser war der beste.

## Was man stattdessen hört, solange die Partie läuft und man nicht mehr wissen darf

why-play-told = Für mich spricht { $clue } dafür, dass { $card } einen Versuch wert ist.
why-play-untold = Dazu gab es keinen Hinweis, aber einen Versuch wert ist { $card }.
why-clue-fits = Ich möchte zeigen, dass { $card } gespielt werden kann.
why-clue-keep = Ich möchte zeigen, dass { $card } behalten werden muss: Das ist das letzte Exemplar.
why-clue-tell = Ich möchte, dass das bekannt ist. Mehr darf ich noch nicht sagen.
why-discard-spare = Ich glaube, entbehrlich ist { $card }.

why-other = Dafür fehlen mir die Worte; ich nenne es „{ $reason }“.

## Worum es in den Gründen geht

why-card-mine = { $edition ->
       *[cocktail] meine Karte { $place }
        [deluxe] mein Stein { $place }
    }
why-card-yours = { $edition ->
       *[cocktail] deine Karte { $place }
        [deluxe] dein Stein { $place }
    }
why-card-theirs = { noun-card } { $place } von { $name }
why-card-shown = { $card } ({ $faces })
why-clue-yours = dein Hinweis „{ $clue }“
why-clue-theirs = der Hinweis „{ $clue }“ von { $name }
why-clue-somebodys = der Hinweis „{ $clue }“

## Jemand anders spielt weiter

handover-away = { $name } ist weg, der Bot { $bot } spielt weiter.
handover-back = { $name } ist wieder da und spielt weiter.
handover-left = { $name } hat den Tisch verlassen, der Bot { $bot } spielt weiter.
handover-failed = { $name } (der Bot { $was }) ist ausgefallen, { $bot } spielt weiter.
handover-slow = { $name } (der Bot { $was }) hat zu lange gebraucht, { $bot } spielt weiter.

## Tipps: was ein Bot an der Stelle dessen täte, der fragt, und warum

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
