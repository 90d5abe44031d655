### Sich treffen: die zwei Türen der Startseite, das kurze Formular und das Wartezimmer.

## Die Startseite

page-play-now-with = Sofort mit zwei Bots
page-play-with-friends = Mit Freunden spielen
page-play-with-friends-about = Link zum Teilen holen
page-no-account = Ohne Konto, ohne Installation.

## Das Formular

page-more-options = Weitere Optionen
page-options-usual = Standardeinstellungen
page-option = { $option }: { $value }
page-option-public = In der Lobby sichtbar
page-option-take-backs = Züge dürfen zurückgenommen werden
page-winnable = So austeilen, dass die Partie zu gewinnen ist
page-option-winnable = Nur gewinnbare Partien
page-quick-bots = Bots ziehen ohne Pause
page-turns = Reihenfolge

## Der Link

page-copy-link = Link kopieren
page-send-link = Link senden …
page-not-copied = Dein Browser erlaubt hier kein Kopieren. Der Link ist markiert, du kannst ihn selbst kopieren.

## Das Wartezimmer

page-add-bot = Bot hinzufügen
page-other-bot = Anderer Bot …
page-add-other-bot = Bot für diesen Platz wählen
page-fill-with-bots = Mit Bots auffüllen
page-start-without = { $number ->
        [2] Zu zweit starten
        [3] Zu dritt starten
        [4] Zu viert starten
       *[other] Zu { $number } starten
    }
page-kick = Entfernen
page-kick-who = { $name } entfernen
page-kick-about = Wer entfernt wird, kann an diesem Tisch nicht mehr mitspielen.
page-kicked = Du wurdest vom Tisch entfernt
page-kicked-about = { $name } leitet den Tisch und hat dich entfernt. Dort kannst du nicht mehr mitspielen, aber du kannst einen eigenen Tisch eröffnen.
page-own-table = Eigenen Tisch eröffnen
page-full-own = Eröffne einen eigenen Tisch und spiel dort.
page-full-watch = Sobald die Partie beginnt, kannst du hier zuschauen. Oder du eröffnest einen eigenen Tisch.
page-problem-kicked = Du wurdest von diesem Tisch entfernt.
page-dealing = Karten werden ausgeteilt …
page-problem-no-winnable-deal = Mit diesen Regeln wurde keine gewinnbare Partie gefunden. Ändere die Regeln oder lass jede Partie zu.
page-problem-cannot-deal = Die Karten konnten nicht ausgeteilt werden. Versuch es noch einmal oder lass jede Partie zu.
