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
