### Die Seite im Browser.

page-title = Hanabi online spielen
page-home = Lobby
page-skip = Zum Inhalt springen
page-nav = Hauptmenü
page-language = Sprache
page-close = Schließen
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert.
page-loading = Wird geladen …
page-unreachable = Der Server ist nicht erreichbar.
page-lost = Verbindung verloren. Neuer Versuch …
page-not-sent = Nicht gesendet: Gerade besteht keine Verbindung.

## Lobby

page-welcome = Bringt gemeinsam den Himmel zum Leuchten
page-lead = Du siehst alle Karten außer deinen eigenen. Gebt euch die richtigen Hinweise und baut die Feuerwerke von 1 bis 5.
page-name = Dein Name
page-default-name = Gast
page-play-now = Jetzt spielen
page-tables = Offene Tische
page-no-tables = Gerade gibt es keine öffentlichen Tische. Eröffne einen und schick deinen Freunden den Link.
page-your-games = Deine Partien
page-go-on = Weiterspielen
page-not-begun = noch nicht begonnen
page-join = Mitspielen
page-watch = Zusehen
page-past-games = Gespielte Partien
page-past-games-about = Gespielte Partien ansehen: alle von öffentlichen Tischen hier und alle deine eigenen
page-upload = Partie hochladen …
page-upload-link = Oder einen Link von hanab.live einfügen
page-upload-link-send = Importieren
page-set-table = Neuer Tisch
page-table-settings = Einstellungen des Tisches
page-create = Tisch eröffnen

## Einen Tisch einrichten

page-edition = Ausgabe
page-add-ons = Erweiterungen
page-seat = Platz { $seat }
page-seat-free = freier Platz
page-person = Mitspieler
page-bot = Bot { $bot }
page-about-bots = Über die Bots
page-first = Wer beginnt
page-random = Zufall
page-bot-delay = Bots warten einen Moment, bevor sie ziehen
page-manners = Chat und Zuschauer
page-take-backs = Züge dürfen zurückgenommen werden, wenn alle zustimmen
page-talk = Chat
page-talk-silent = Aus
page-talk-remarks = Nur feste Sätze
page-talk-chat = An
page-spectators = Zuschauer
page-spectators-none = Nicht erlaubt
page-spectators-seat = Sehen, was ein Platz sieht
page-spectators-everything = Sehen alle Hände
page-public = Tisch in der Lobby anzeigen
page-as-printed = Wie gedruckt
page-empty-clues = Leere Hinweise
page-announced-plays = Farben ansagen
page-play-on = Spielen, bis alles perfekt oder verloren ist
page-strikeout = Niederlage durch { noun-strike.many }
page-strikeout-zero = Zählt 0 Punkte
page-strikeout-tally = Behält die Punkte
page-number-tokens = Anzahl { noun-token.many }
page-number-strikes = Anzahl { noun-strike.many }
page-number-hand = Handkarten
page-variant = Farben und { noun-clue.many } einer Variante von hanab.live
page-clue-cost = Preis eines Hinweises
page-named-values = Werte, die genannt werden dürfen
page-colour-reach = Farben zeigen auch auf
page-value-reach = Werte zeigen auch auf
page-reach-same = Sonst nichts
page-reach-with-values = Den Wert an ihrer Stelle
page-reach-lower = Alle niedrigeren
page-reach-higher = Alle höheren
page-reach-parity = Alle ungeraden oder alle geraden
page-reach-nothing = Gar nichts, auch nicht das Genannte
page-special-value = Besonderer Wert
page-special-none = Keiner
page-special-colours = Farben, die auf ihn zeigen
page-special-values = Werte, die auf ihn zeigen
page-touched-own = Eigene
page-touched-every = Alle
page-touched-none = Keine davon
page-touched-in-turn = In jeder Farbe ein anderer
page-rules-summary = { $title }: { $cards } Karten, bis zu { $maximum } Punkte. Regeln lesen

## Vor dem Start

page-invite = Einladungslink
page-only-here = Diesen Link kann nur dieser Computer öffnen. Damit andere mitspielen können, starte den Server mit: hanabi serve --host 0.0.0.0
page-address = Adresse
page-qr = QR-Code des Links
page-guests = Gast-Bot einladen
page-guests-about = Gast-Bots laufen in anderen Programmen und spielen hier so mit wie bei hanab.live.
page-guests-none = Gerade ist kein Gast-Bot da.
page-guest = Gast-Bot
page-guest-places = { $number ->
        [0] frei
        [one] spielt an 1 Tisch
       *[other] spielt an { $number } Tischen
    }
page-guest-invite = Einladen
page-guest-replace = { $name } durch einen Bot ersetzen
page-start = Partie starten
page-leave = Tisch verlassen
page-host = Host
page-you = du
page-away = weg
page-waiting = { $number ->
        [one] Noch ein Platz frei.
       *[other] Noch { $number } Plätze frei.
    }
page-not-here = Noch nicht da: { $names }.
page-not-here-host = Noch nicht da: { $names }. Du kannst trotzdem starten.
page-ready = Alle sind da.
page-wait-host = Warten, bis { $name } die Partie startet.
page-table-full = Dieser Tisch ist voll.
page-no-table = Dieser Tisch lässt sich nicht anzeigen

## Der Tisch

page-rules = Regeln
page-menu = Menü
page-rail = Anzeigen, Ablage und Verlauf
page-counters = Anzeigen
page-hands = Die Hände der anderen
page-panels = Mehr
page-score = Punkte
page-reachable = { $reachable } möglich
page-of = / { $all }
page-turns-left = { $turns ->
        [one] noch 1 Zug
       *[other] noch { $turns } Züge
    }
page-pace = Puffer
page-pace-about = Wie oft ihr noch abwerfen könnt, ohne die höchste mögliche Punktzahl zu verpassen
page-discards = Ablage
page-discarded = { $gone } von { $copies } abgeworfen
page-log = Verlauf
page-since = Seit deinem letzten Zug
page-since-last = Die letzten Züge
page-since-nothing = Noch keine Züge.
page-looking-back = Du siehst dir Zug { $turn } an.
page-your-turn-now = Du bist am Zug.
page-return-now = Zurück zum Spiel
page-why = Warum?
page-why-of = Warum? { $move }
page-jump-latest = { $number ->
        [0] ↓ Neueste
       *[other] ↓ { $number } neu
    }
page-firework = { $suit }: Höhe { $height }, braucht { $value }.
page-firework-complete = { $suit }: komplett.
page-needs = Braucht { $value }
page-copies-left = { $number ->
        [0] Kein Exemplar mehr da.
        [one] Noch 1 Exemplar da.
       *[other] Noch { $number } Exemplare da.
    }
page-capped = Kann nur noch Höhe { $height } erreichen.
page-your-turn = Du bist am Zug
page-turn-of-name = { $name } ist am Zug
page-to-act = am Zug
page-thinking = überlegt …
page-getting-ready = macht sich bereit …
page-stuck = hängt vielleicht
page-last-round = { $turns ->
        [one] Letzte Runde: noch 1 Zug
       *[other] Letzte Runde: noch { $turns } Züge
    }
page-watching = schaut zu
page-wait = { $name } ist am Zug. Inzwischen kannst du deine Hand sortieren, Notizen machen und deinen nächsten Zug vorbereiten.
page-over = Die Vorstellung ist vorbei: { $score } von { $maximum } Punkten
page-not-watched = An diesem Tisch sind keine Zuschauer erlaubt.

## Karten

page-your-hand = Deine Hand
page-hand-empty = keine { noun-card.many } mehr
page-card-hidden = verdeckt
page-card-yours = { $edition ->
       *[cocktail] Deine Karte
        [deluxe] Dein Stein
    } { $place }: { $card }
page-card-theirs = { $name }, { noun-card } { $place }: { $card }
page-card-told = Hinweise: { $clues }
page-card-untold = ohne Hinweis
page-card-new = neu
page-card-noted = Notiz: { $note }
page-peek = Was { $name } über { noun-card } { $place } weiß
page-peek-you = Was du über { noun-card } { $place } weißt
page-peek-possible = { $number ->
        [one] Das kann nur sein:
       *[other] { $number } verschiedene { noun-card.many } sind möglich.
    }
page-peek-can = möglich
page-peek-counted = durch Abzählen ausgeschlossen
page-peek-out = ausgeschlossen
page-through = Die Hand so sehen wie { $name }
page-note = Notiz
page-note-about = Eine Notiz, die bis zum Ende der Partie nur du siehst

## Was zu tun ist

page-actions = Dein Zug
page-hint = Wähle { noun-card.a-acc } aus deiner Hand zum Spielen oder Abwerfen, oder { noun-card.a-acc } aus einer anderen Hand für einen Hinweis.
page-hint-no-clue = Wähle { noun-card.a-acc } aus deiner Hand zum Spielen oder Abwerfen. { $why }
page-hint-no-discard = Wähle { noun-card.a-acc } aus deiner Hand zum Spielen, oder { noun-card.a-acc } aus einer anderen Hand für einen Hinweis.
page-hint-bonus = Wähle, was { noun-bonus.the } bewirkt.
page-own-card = { $edition ->
       *[cocktail] Deine Karte
        [deluxe] Dein Stein
    } { $place }
page-own-card-next = Nächster Zug: { $edition ->
       *[cocktail] deine Karte
        [deluxe] dein Stein
    } { $place }
page-play = Spielen
page-discard = Abwerfen
page-announce = Spielen als
page-play-as = Als { $suit } spielen
page-move-left = Nach links
page-move-right = Nach rechts
page-clue-card = Hinweis für { $name } zu { noun-card } { $place }
page-clue-all = Hinweis für { $name }
page-clue-empty = Trifft nichts:
page-for-next-turn = für deinen nächsten Zug
page-tell = { $name }: { $clue } { $cards }
page-confirm = Bestätigen
page-ask = { $deed }?
page-deed-play = { noun-card.your } { $place } spielen
page-deed-announce = { noun-card.your } { $place } als { $suit } spielen
page-deed-discard = { noun-card.your } { $place } abwerfen
page-deed-clue = Hinweis an { $name }: { $clue }
page-deed-take = { $card } nehmen
page-deed-decline = nichts nehmen
page-sending = Wird gesendet: { $deed }.
page-unsent = Noch nicht gesendet: { $deed }. Das geht raus, sobald du wieder verbunden bist.
page-undo = Wird in { $seconds } s gesendet: { $deed }.
page-undo-told = { $seconds ->
        [one] Wird in einer Sekunde gesendet. Mit Escape nimmst du den Zug zurück.
       *[other] Wird in { $seconds } Sekunden gesendet. Mit Escape nimmst du den Zug zurück.
    }
page-premove = Nächster Zug: { $deed }.
page-premove-impossible = Nächster Zug: { $deed }. Im Moment ginge das nicht.
page-premove-none = Im Moment könntest du keinen Hinweis geben.
page-dropped = Dein Zug wurde gestrichen ({ $deed }). { $why }
page-dropped-changed = Am Tisch hat sich inzwischen etwas geändert.
page-bonus = Bonus für dich: { $tile }
page-bonus-other = { $name } hat „{ $tile }“ aufgedeckt und wählt gerade.

## Chat

page-say = Schreib etwas
page-send = Senden
page-remark-hello = Hallo zusammen!
page-remark-know-nothing = Ich weiß immer noch nichts über meine Hand.
page-remark-remember = Weißt du noch, was du auf der Hand hast?
page-remark-think = Lass mich nachdenken.
page-remark-well-done = Gut gemacht!
page-remark-sorry = Tut mir leid!
page-remark-good-game = Danke für die Partie!

## Abstimmungen und Links

page-vote-end = Partie jetzt beenden
page-vote-end-alone = Außer dir spielt niemand am Tisch mit, also endet die Partie sofort.
page-ask-take-back = Meinen letzten Zug zurücknehmen
page-take-back-asked = { $name } möchte den letzten Zug zurücknehmen und alles, was danach kam.
page-take-back-yours = Du möchtest deinen letzten Zug zurücknehmen.
page-take-back-agreed = Einverstanden: { $names }.
page-take-back-stands = Nichts wurde zurückgenommen: Der Zug gilt.
page-decline = Ablehnen
page-end-votes = { $number ->
        [one] { $names } möchte die Partie jetzt beenden.
       *[other] { $names } möchten die Partie jetzt beenden.
    }
page-agree = Zustimmen
page-take-back = Zurücknehmen
page-gone = { $number ->
        [0] { $name } ist weg.
       *[other] { $name } ist weg. Stimmen für einen Bot: { $number }.
    }
page-replace = Bot übernehmen lassen
page-replace-soon = Bot übernehmen lassen ({ $seconds } s)
page-replaced = Ein Bot spielt für dich.
page-return = Wieder selbst spielen
page-watch-link = Link zum Tisch
page-personal-link = Auf einem anderen Gerät spielen
page-personal-link-about = Dieser Link ist dein Platz. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen, und gib ihn nicht weiter.

## Ende, Wiederholung und gespielte Partien

page-finale = Finale
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-replay = Wiederholung
page-record = Exportieren
page-record-file = Partie herunterladen
page-record-theirs = Für hanab.live herunterladen
page-record-link = Link zu hanab.live
page-record-lost-empty-clues = Im Link fehlt, dass leere Hinweise gegeben wurden.
page-record-lost-played-on = Im Link fehlt, dass ihr bis zum perfekten Ende oder zur Niederlage gespielt habt.
page-record-lost-notes = Im Link fehlen die Notizen.
page-record-lost-annotations = hanab.live bekommt weder Datum und Ort noch die Kommentare zu den Zügen.
page-record-lost-rest = hanab.live beendet diese Partie nach Zug { $turn }.
page-left-out-end = Ein zusätzliches Ende nach dem Ende der Partie wurde weggelassen.
page-left-out-characters = Die Charaktere wurden weggelassen: Diese Partie wurde ohne sie gespielt.
page-see-table = Tisch ansehen
page-turn = Zug
page-turn-of = Zug { $turn }: { $name }
page-first-turn = Erster Zug
page-previous-turn = Voriger Zug
page-next-turn = Nächster Zug
page-last-turn = Letzter Zug
page-eyes = Ansicht als
page-all-open = Alle Hände
page-player = Spielername
page-players = Spieler
page-any = Alle
page-ending = Ergebnis
page-ending-victory = Perfekte Vorstellung
page-ending-last-round = Letzte Runde
page-ending-strikes = Zu viele Fehler
page-ending-indispensable = Wichtige Karte verloren
page-ending-deadlock = Nichts ging mehr
page-ending-ended = Vorzeitig beendet
page-only-mine = Nur meine Partien
page-no-games = Keine Partien gefunden.
page-newer = Neuere
page-older = Ältere

## Einstellungen im Browser

page-settings = Einstellungen
page-theme = Design
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-level = Hinweise auf den Karten
page-level-none = Keine: Ich merke sie mir
page-level-positive = Was gesagt wurde
page-level-everything = Was gesagt wurde und was das ausschließt
page-newest = Neueste Karte in der Hand
page-newest-right = Rechts
page-newest-left = Links
page-chop = Den Chop markieren: in jeder Hand die älteste Karte ohne Hinweis, die viele Teams als Nächstes abwerfen
page-confirm-first = Jeden Zug bestätigen
page-undo-window = Zeit zum Zurücknehmen, bevor ein Zug gesendet wird
page-undo-0 = Keine
page-undo-1 = 1 Sekunde
page-undo-2 = 2 Sekunden
page-undo-3 = 3 Sekunden
page-use-keys = Tastenkürzel
page-motion = Animationen

## Tasten

page-shortcuts = Tastenkürzel
page-key-select = eine eigene Karte wählen
page-key-play = die gewählte Karte spielen
page-key-discard = die gewählte Karte abwerfen
page-key-clue = einen Hinweis geben; noch einmal drücken: nächste Hand
page-key-clue-choose = im Hinweismenü: diese Zahl oder Farbe nennen
page-key-through = gedrückt halten: eine Hand so sehen wie ihr Besitzer
page-key-walk = durch die Karten gehen; Enter wählt
page-key-move = die gewählte Karte in deiner Hand verschieben
page-key-note = eine Notiz zur Karte schreiben
page-key-log = zum Verlauf
page-key-talk = zum Chat
page-key-cancel = abbrechen; einen noch nicht gesendeten Zug zurücknehmen
page-key-help = diese Liste zeigen
page-key-step = einen Zug zurück oder weiter
page-key-ends = erster oder letzter Zug

## Was schiefging

page-problem-late = Die Partie ist schon weiter.
page-problem-wrong-moment = Das geht gerade nicht.
page-problem-not-host = Das darf nur der Host.
page-problem-full = Dieser Tisch ist voll.
page-problem-name-taken = Hier heißt schon jemand so.
page-problem-seat-taken = Dieser Platz ist besetzt.
page-problem-seats-free = Zuerst müssen alle Plätze besetzt sein.
page-problem-seated = Du sitzt schon an diesem Tisch.
page-problem-not-seated = Du sitzt nicht an diesem Tisch.
page-problem-silent = So ein Chat ist an diesem Tisch nicht erlaubt.
page-problem-too-much = Das Chat-Limit dieses Tisches ist erreicht.
page-problem-no-card-to-note = Notizen kannst du nur zu Karten machen, die jemand auf der Hand hat.
page-problem-note-too-long = Eine Notiz darf höchstens 300 Zeichen haben.
page-problem-too-many-notes = Mehr Notizen gehen an diesem Tisch nicht.
page-problem-no-take-backs = An diesem Tisch dürfen Züge nicht zurückgenommen werden.
page-problem-guest-remembers = Mit einem Gast-Bot am Tisch lässt sich nichts zurücknehmen: Er kann nicht vergessen, was er erfahren hat.
page-problem-sorted-enough = In diesem Zug hast du deine Hand oft genug umsortiert.
page-problem-sorted-too-often = Du hast deine Hand in dieser Partie zu oft umsortiert.
page-problem-too-many-votes = Du hast an diesem Tisch zu oft abgestimmt.
page-problem-worn-out = An diesem Tisch hat sich zu viel geändert. Öffne einen neuen.
page-problem-too-many-steps = Diese Partie hat zu viele Züge und lässt sich nicht importieren.
page-problem-too-many-uploads = Du hast schon viel importiert. Versuch es später noch einmal.
page-problem-too-fast = Zu schnell. Warte einen Moment.
page-problem-still-here = Dieser Platz ist nicht verlassen.
page-problem-too-soon = Warte noch einen Moment, vielleicht geht es gleich weiter.
page-problem-replaced = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
page-problem-not-replaced = Für dich spielt kein Bot.
page-problem-wrong-token = Dieser Link gehört zu keinem Platz an diesem Tisch.
page-problem-no-such-table = Diesen Tisch gibt es nicht.
page-problem-no-such-game = Hier gibt es keine beendete Partie.
page-problem-too-many-open-tables = Du hast schon mehrere öffentliche Tische offen. Besetze zuerst einen davon.
page-problem-store-failed = Das lässt sich gerade nicht speichern. Versuche es gleich noch einmal.
page-problem-table-damaged = Dieser Tisch lässt sich nicht mehr lesen. Sag es denen, die diesen Server betreiben.
page-problem-game-damaged = Diese Partie lässt sich nicht mehr lesen. Sag es denen, die diesen Server betreiben.
page-problem-too-large = Das ist zu groß.
page-problem-bot-unavailable = Dieser Bot ist hier nicht verfügbar. Technische Details: { $reason }
page-problem-bot-players = Dieser Bot spielt nicht mit so vielen.
page-problem-bot-table = Dieser Bot hat für diesen Tisch nicht geübt.
page-problem-no-such-guest = Dieser Gast-Bot ist nicht mehr da.
page-problem-no-vote = Hier spielen Menschen, und sie entscheiden, wann die Partie endet.
page-problem-guest-busy = Dieser Gast-Bot sitzt an einem anderen Tisch. Nur Gast-Bots, deren Name mit „Bot-“ beginnt, sitzen an mehreren.
page-problem-no-counterpart = hanab.live kann diese Partie nicht spielen. Technische Details: { $reason }
page-problem-no-counterpart-announced = hanab.live kennt keine angesagten Farben.
page-problem-no-counterpart-tiles = hanab.live hat keine Bonusplättchen.
page-problem-no-counterpart-tokens = hanab.live spielt nicht mit dieser Anzahl { noun-token.many }.
page-problem-no-counterpart-strikes = hanab.live spielt nicht mit dieser Anzahl { noun-strike.many }.
page-problem-no-counterpart-hands = hanab.live teilt keine Handkarten in dieser Anzahl aus.
page-problem-no-counterpart-suits = hanab.live hat keine Variante mit diesen Farben.
page-problem-unknown-variant = Diese Variante von hanab.live wird hier nicht gespielt. Technische Details: { $reason }
page-problem-with-characters = Diese Partie wurde mit Charakteren gespielt, die es hier nicht gibt.
page-problem-variant-alternating = Diese Variante von hanab.live wird hier nicht gespielt: Dort müssen Farben und Werte abwechselnd genannt werden. Technische Details: { $reason }
page-problem-variant-unspoken = Diese Variante von hanab.live wird hier nicht gespielt: Dort sagen { noun-clue.many } nicht, was sie nennen. Technische Details: { $reason }
page-problem-variant-start-cards = Diese Variante von hanab.live wird hier nicht gespielt: Dort gibt es Startkarten, und es geht aufwärts oder abwärts. Technische Details: { $reason }
page-problem-variant-hidden-plays = Diese Variante von hanab.live wird hier nicht gespielt: Dort sieht niemand, was gespielt wurde. Technische Details: { $reason }
page-problem-variant-any-start = Diese Variante von hanab.live wird hier nicht gespielt: Dort kann jede Farbe mit jedem Wert beginnen. Technische Details: { $reason }
page-problem-variant-inverted = Diese Variante von hanab.live wird hier nicht gespielt: Dort sind bei einer Farbe Spielen und Abwerfen vertauscht. Technische Details: { $reason }
page-problem-no-such-variant = hanab.live hat keine Variante dieses Namens. Namen werden geschrieben wie „Pink (5 Suits)“.
page-problem-empty = Schreib zuerst etwas.
page-problem-no-such-remark = Diesen Satz gibt es nicht.
page-problem-no-such-bot = Dieser Bot spielt hier nicht am Tisch mit.
page-problem-not-over = Nur beendete Partien lassen sich importieren.
page-problem-impossible-rules = Diese Erweiterungen und Hausregeln lassen sich nicht kombinieren.
page-problem-impossible-hands = Für so große Hände reichen die { noun-card.many } nicht.
page-problem-impossible-tokens = Diese Anzahl { noun-token.many } ist nicht möglich.
page-problem-impossible-strikes = Diese Anzahl { noun-strike.many } ist nicht möglich.
page-problem-bad-request = Das kann der Server nicht lesen. Technische Details: { $reason }
page-problem-bad-message = { page-problem-bad-request }
page-problem-not-json = { page-problem-bad-request }
page-problem-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
