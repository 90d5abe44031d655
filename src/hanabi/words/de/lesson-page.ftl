### Lektionen auf der Seite: die Liste, der Rahmen um eine Szene und das Angebot auf der Startseite

page-learn = Spiel lernen
page-learn-offer = Neu bei Hanabi? In zehn Minuten kannst du es.
page-learn-offer-begun = Du hast deine erste Lektion begonnen.
page-learn-about = Kurze Szenen an einem echten Tisch. Du machst einen Zug und siehst sofort, was daraus wird.
page-learn-state-new = { $scenes } Szenen, etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
page-learn-state-begun = Du bist bei Szene { $number } von { $scenes }
page-learn-state-done = Geschafft
page-learn-open-new = Anfangen
page-learn-open-begun = Weitermachen
page-learn-open-done = Noch einmal
page-learn-all = Alle Lektionen

page-learn-nav = Weg durch die Lektion
page-learn-place = { $number } von { $scenes }
page-learn-back = Zurück
page-learn-skip = Überspringen
page-learn-next = Weiter
page-learn-again = Noch ein Versuch
page-learn-right = Richtig!
page-learn-wrong = Nicht ganz.
page-learn-happened = Das ist geschehen:
page-learn-would = Das wäre geschehen:

page-learn-finished = Du hast die Lektion „{ $title }“ geschafft.
page-learn-finished-first = Mehr musst du nicht wissen. Der Rest kommt beim Spielen.
page-learn-finished-other = Jetzt spiel nach diesen Regeln.
page-learn-play = Eine echte Partie spielen
page-learn-play-about = Mit zwei Bots, und mit Tipps, wenn du magst
page-learn-restart = Von vorn anfangen

page-problem-no-such-lesson = Eine solche Lektion gibt es hier nicht.
page-problem-no-such-scene = So viele Szenen hat diese Lektion nicht.
