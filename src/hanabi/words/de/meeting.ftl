### Sich treffen: die zwei Türen der Startseite, das kurze Formular und das Wartezimmer.

## Die Startseite

page-play-now-with = Sofort mit zwei Bots
page-play-with-friends = Mit Freunden spielen
page-play-with-friends-about = Link zum Verschicken holen
page-no-account = Ohne Konto, ohne Installation.

## Das Formular

page-more-options = Weitere Optionen
page-options-usual = Alles wie üblich
page-option = { $option }: { $value }
page-option-public = In der Lobby sichtbar
page-option-take-backs = Züge dürfen zurückgenommen werden
page-quick-bots = Bots ziehen ohne Pause
page-turns = Reihenfolge

## Der Link

page-copy-link = Link kopieren
page-send-link = Link senden …
page-not-copied = Dein Browser erlaubt hier kein Kopieren. Der Link ist markiert: Kopiere ihn selbst.

## Das Wartezimmer

page-add-bot = Bot dazusetzen
page-other-bot = anderer …
page-add-other-bot = Bot für diesen Platz wählen
page-fill-with-bots = Mit Bots auffüllen
page-start-without = Zu { $number }t spielen
page-kick = Entfernen
page-kick-who = { $name } entfernen
page-kick-about = Wer entfernt wird, kann sich an diesen Tisch nicht mehr setzen.
page-kicked = Du wurdest vom Tisch entfernt
page-kicked-about = { $name } leitet den Tisch und hat dich entfernt. Du kannst dich dort nicht mehr hinsetzen, aber einen eigenen Tisch eröffnen.
page-own-table = Eigenen Tisch eröffnen
page-full-own = Eröffne einen eigenen Tisch und spiele dort mit anderen.
page-full-watch = Sobald das Spiel beginnt, kannst du hier zuschauen, oder du eröffnest einen eigenen Tisch.
page-problem-kicked = Du wurdest von diesem Tisch entfernt.
