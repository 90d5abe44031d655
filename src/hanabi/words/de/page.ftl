### Die Seite im Browser.

page-title = Hanabi am Tisch
page-home = Zur Lobby
page-skip = Zum Tisch springen
page-nav = Seite
page-language = Sprache
page-close = Schließen
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert.
page-loading = Einen Moment …
page-unreachable = Der Server ist nicht erreichbar.
page-lost = Verbindung verloren, neuer Versuch …
page-not-sent = Nicht gesendet: Gerade besteht keine Verbindung.

## Lobby

page-welcome = Bringt gemeinsam den Himmel zum Leuchten
page-lead = Du siehst alle Hände, nur nicht deine eigene. Gebt euch die richtigen Hinweise und baut die Feuerwerke von 1 bis 5.
page-name = Dein Name
page-default-name = Gast
page-play-now = Jetzt spielen
page-tables = Offene Tische
page-no-tables = Gerade gibt es keinen offenen Tisch. Eröffne einen und schick deinen Freunden den Link.
page-your-games = Deine Partien
page-go-on = Weiterspielen
page-not-begun = noch nicht begonnen
page-join = Mitspielen
page-watch = Zusehen
page-past-games = Gespielte Partien
page-past-games-about = Alle Partien, die hier an öffentlichen Tischen zu Ende gespielt wurden, und deine eigenen
page-upload = Partie hochladen …
page-upload-link = Oder einen Link zu hanab.live einfügen
page-upload-link-send = Importieren
page-set-table = Neuer Tisch
page-create = Tisch eröffnen

## Einen Tisch einrichten

page-edition = Ausgabe
page-add-ons = Erweiterungen
page-seat = Platz { $seat }
page-seat-free = freier Platz
page-person = ein Mensch
page-bot = Bot { $bot }
page-about-bots = Über die Bots
page-first = Wer anfängt
page-random = zufällig
page-bot-delay = Bots lassen sich beim Ziehen etwas Zeit
page-manners = Umgangsformen
page-take-backs = Züge dürfen zurückgenommen werden, wenn alle zustimmen
page-talk = Chat
page-talk-silent = aus
page-talk-remarks = feste Bemerkungen
page-talk-chat = frei
page-spectators = Zuschauen
page-spectators-none = nicht erlaubt
page-spectators-seat = aus der Sicht eines Platzes
page-spectators-everything = mit allen Händen offen
page-public = Tisch in der Lobby anzeigen
page-as-printed = wie gedruckt
page-empty-clues = Leere Hinweise
page-announced-plays = Angesagte Farben
page-play-on = Weiterspielen bis zur Perfektion
page-strikeout = Verloren durch { noun-strike.many }
page-strikeout-zero = zählt 0 Punkte
page-strikeout-tally = behält die Punkte
page-number-tokens = Wie viele { noun-token.many }
page-number-strikes = Wie viele { noun-strike.many }
page-number-hand = Karten auf der Hand
page-impossible = So geht es nicht: { $reason }
page-rules-summary = { $title }: { $cards } Karten, höchstens { $maximum } Punkte. Regeln lesen

## Vor dem Start

page-invite = Link zum Einladen
page-only-here = Diesen Link kann nur dieser Computer öffnen. Damit andere mitspielen können, starte den Server mit: hanabi serve --host 0.0.0.0
page-address = Adresse
page-qr = QR-Code des Links
page-guests = Gäste einladen
page-guests-about = Gäste sind Bots, die von anderen Programmen nach den Regeln von hanab.live gespielt werden.
page-guests-none = Gerade ist kein Gast da.
page-guest = Gast
page-guest-places = { $number ->
        [0] ist frei
        [one] spielt an einem Tisch
       *[other] spielt an { $number } Tischen
    }
page-guest-invite = Einladen
page-guest-replace = { $name } durch einen Bot ersetzen
page-start = Karten austeilen
page-leave = Tisch verlassen
page-host = Host
page-you = du
page-away = weg
page-waiting = { $number ->
        [one] Ein Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
page-not-here = Noch nicht da: { $names }.
page-not-here-host = Noch nicht da: { $names }. Du kannst trotzdem austeilen.
page-ready = Alle sind da.
page-wait-host = { $name } startet die Partie.
page-table-full = Alle Plätze sind besetzt.
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
page-pace = Spielraum
page-pace-about = Wie oft ihr noch abwerfen könnt, ohne die höchste mögliche Punktzahl zu verpassen
page-discards = Ablage
page-discarded = { $gone } von { $copies } abgeworfen
page-log = Verlauf
page-since = Seit deinem letzten Zug
page-since-last = Die letzten Züge
page-since-nothing = Noch niemand hat gezogen.
page-looking-back = Du siehst dir Zug { $turn } an.
page-your-turn-now = Du bist am Zug.
page-return-now = Zurück zum Spiel
page-why = Warum?
page-why-of = Warum? { $move }
page-jump-latest = { $number ->
        [0] ↓ Zum Neuesten
       *[other] ↓ Zum Neuesten, { $number } neu
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
page-last-round = { $turns ->
        [one] Letzte Runde: noch 1 Zug
       *[other] Letzte Runde: noch { $turns } Züge
    }
page-watching = du siehst zu
page-wait = { $name } ist am Zug. Du kannst inzwischen deine Hand sortieren, Notizen schreiben und deinen nächsten Zug wählen.
page-over = Die Vorstellung ist vorbei: { $score } von { $maximum } Punkten
page-not-watched = An diesem Tisch darf man nicht zuschauen.

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
        [one] Es kann nur das sein:
       *[other] { $number } verschiedene { noun-card.many } sind möglich.
    }
page-peek-can = möglich
page-peek-counted = durch Abzählen ausgeschlossen
page-peek-out = ausgeschlossen
page-through = Die Hand so sehen wie { $name }
page-note = Notiz
page-note-about = Eine Notiz für dich, bis zum Ende der Partie

## Was zu tun ist

page-actions = Dein Zug
page-hint = Wähle { noun-card.a-acc } von dir zum Spielen oder Abwerfen, oder { noun-card.a-acc } von jemand anderem für einen Hinweis.
page-hint-no-clue = Wähle { noun-card.a-acc } von dir zum Spielen oder Abwerfen. { $why }
page-hint-no-discard = Wähle { noun-card.a-acc } von dir zum Spielen, oder { noun-card.a-acc } von jemand anderem für einen Hinweis.
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
page-deed-decline = verzichten
page-sending = Wird gesendet: { $deed }.
page-unsent = Noch nicht gesendet: { $deed }. Das geschieht, sobald die Verbindung wieder da ist.
page-undo = Wird in { $seconds } s gesendet: { $deed }.
page-undo-told = { $seconds ->
        [one] Wird in einer Sekunde gesendet; Escape nimmt den Zug zurück.
       *[other] Wird in { $seconds } Sekunden gesendet; Escape nimmt den Zug zurück.
    }
page-premove = Nächster Zug: { $deed }.
page-premove-impossible = Nächster Zug: { $deed }. Im Moment wäre das nicht möglich.
page-premove-none = Im Moment könntest du keinen Hinweis geben.
page-dropped = Dein Zug wurde gestrichen ({ $deed }). { $why }
page-dropped-changed = Am Tisch hat sich inzwischen etwas geändert.
page-bonus = Ein Bonus für dich: { $tile }
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
page-vote-end-alone = Du bist der einzige Mensch am Tisch: Die Partie endet sofort.
page-ask-take-back = Meinen letzten Zug zurücknehmen
page-take-back-asked = { $name } möchte den letzten eigenen Zug zurücknehmen und alles, was danach kam.
page-take-back-yours = Du möchtest deinen letzten Zug zurücknehmen.
page-take-back-agreed = Einverstanden: { $names }.
page-take-back-stands = Es wurde nichts zurückgenommen: Der Zug gilt.
page-decline = Ablehnen
page-end-votes = { $number ->
        [one] { $names } möchte die Partie jetzt beenden.
       *[other] { $names } möchten die Partie jetzt beenden.
    }
page-agree = Zustimmen
page-take-back = Zurücknehmen
page-gone = { $number ->
        [0] { $name } ist weg.
       *[other] { $name } ist weg. Für einen Bot: { $number }.
    }
page-replace = Bot einsetzen
page-replace-soon = Bot einsetzen ({ $seconds } s)
page-replaced = Ein Bot spielt für dich.
page-return = Platz wieder einnehmen
page-watch-link = Link zum Tisch
page-personal-link = Auf einem anderen Gerät spielen
page-personal-link-about = Dieser Link ist dein Platz: Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Gib ihn nicht weiter.

## Ende, Wiederholung und gespielte Partien

page-finale = Finale
page-rematch = Noch einmal
page-rematch-join = Zur nächsten Partie
page-replay = Wiederholung
page-record = Partie
page-record-file = Partie herunterladen
page-record-theirs = Für hanab.live herunterladen
page-record-link = Link zu hanab.live
page-record-lost-empty-clues = Im Link fehlt, dass leere Hinweise gegeben wurden.
page-record-lost-played-on = Im Link fehlt, dass ihr bis zur Perfektion weitergespielt habt.
page-record-lost-notes = Im Link fehlen die Notizen.
page-record-lost-annotations = hanab.live erfährt nicht, wann und wo ihr gespielt habt und was zu den Zügen angemerkt ist.
page-record-lost-rest = hanab.live beendet diese Partie nach Zug { $turn }.
page-see-table = Tisch ansehen
page-turn = Zug
page-turn-of = Zug { $turn }: { $name }
page-first-turn = Erster Zug
page-previous-turn = Voriger Zug
page-next-turn = Nächster Zug
page-last-turn = Letzter Zug
page-eyes = Sicht
page-all-open = Alle Hände offen
page-player = Name
page-players = Spielerzahl
page-any = alle
page-ending = Ende
page-ending-victory = perfekte Vorstellung
page-ending-last-round = letzte Runde
page-ending-strikes = zu viele Fehler
page-ending-indispensable = wichtige Karte verloren
page-ending-deadlock = nichts ging mehr
page-ending-ended = abgebrochen
page-only-mine = Nur meine Partien
page-no-games = Noch keine solche Partie.
page-newer = Neuere
page-older = Ältere

## Einstellungen im Browser

page-settings = Einstellungen
page-theme = Farbschema
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-level = Hinweise auf den Karten
page-level-none = keine: Ich merke sie mir selbst
page-level-positive = was gesagt wurde
page-level-everything = was gesagt wurde und was das ausschließt
page-newest = Neueste Karte der Hand
page-newest-right = rechts
page-newest-left = links
page-chop = In jeder Hand die älteste Karte ohne Hinweis markieren: Viele Teams werfen sie als Nächstes ab und nennen sie Chop
page-confirm-first = Vor jedem Zug nachfragen
page-undo-window = Bedenkzeit, bevor ein Zug gesendet wird
page-undo-0 = keine
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
page-key-clue = einen Hinweis geben; noch einmal: die nächste Hand
page-key-clue-choose = bei offenen Hinweisen: diese Zahl oder Farbe nennen
page-key-through = gedrückt halten: eine Hand aus ihrer eigenen Sicht sehen
page-key-walk = durch die Karten gehen; Enter wählt
page-key-move = die gewählte Karte in deiner Hand verschieben
page-key-note = eine Notiz zur Karte schreiben
page-key-log = zum Verlauf
page-key-talk = zum Chat
page-key-cancel = alles zurücklegen; einen wartenden Zug zurücknehmen
page-key-help = diese Tasten zeigen
page-key-step = einen Zug zurück oder weiter
page-key-ends = erster oder letzter Zug

## Was schiefging

page-problem-late = Die Partie ist schon weiter.
page-problem-wrong-moment = Das geht gerade nicht.
page-problem-not-host = Das darf nur der Host.
page-problem-full = Alle Plätze sind besetzt.
page-problem-name-taken = Hier heißt schon jemand so.
page-problem-seat-taken = Dort sitzt schon jemand.
page-problem-seats-free = Zuerst müssen alle Plätze besetzt sein.
page-problem-seated = Du sitzt schon an diesem Tisch.
page-problem-not-seated = Du sitzt nicht an diesem Tisch.
page-problem-silent = An diesem Tisch wird so nicht gesprochen.
page-problem-too-much = An diesem Tisch wurde genug geredet.
page-problem-no-card-to-note = Notizen gehören zu Karten, die jemand auf der Hand hat.
page-problem-note-too-long = Eine Notiz hat höchstens 300 Zeichen.
page-problem-too-many-notes = Du hast an diesem Tisch genug Notizen geschrieben.
page-problem-no-take-backs = An diesem Tisch wird nichts zurückgenommen.
page-problem-guest-remembers = Mit einem Gast am Tisch lässt sich nichts zurücknehmen: Er vergisst nicht, was er erfahren hat.
page-problem-too-fast = Zu schnell, warte einen Moment.
page-problem-still-here = Diese Person ist da.
page-problem-too-soon = Warte noch kurz, vielleicht kommt die Person gleich zurück.
page-problem-replaced = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
page-problem-not-replaced = Für dich spielt kein Bot.
page-problem-wrong-token = Dieser Link gehört zu keinem Platz an diesem Tisch.
page-problem-no-such-table = Diesen Tisch gibt es nicht.
page-problem-no-such-game = Hier gibt es keine beendete Partie.
page-problem-too-large = Das ist zu groß.
page-problem-bot-unavailable = Dieser Bot ist hier nicht verfügbar: { $reason }
page-problem-bot-players = Dieser Bot spielt nicht in dieser Runde mit: falsche Spielerzahl.
page-problem-no-such-guest = Dieser Gast ist nicht mehr da.
page-problem-no-counterpart = Das kennt hanab.live nicht: { $reason }
