### Zeit, und wie man merkt, dass man dran ist: Töne und Benachrichtigungen.

## Töne

page-sounds = Töne
page-sounds-on = Ton einschalten
page-sounds-off = Ton ausschalten
page-volume = Lautstärke

## Benachrichtigungen

page-noticing = Töne und Benachrichtigungen
page-notify = Benachrichtige mich, wenn ich dran bin
page-notify-denied = Benachrichtigungen sind für diese Seite blockiert. Du kannst sie in den Website-Einstellungen deines Browsers erlauben.
page-notify-impossible = Dieser Browser kann hier keine Benachrichtigungen zeigen. Die meisten brauchen dafür eine https-Adresse.
page-notify-offer = Du warst in einem anderen Tab, als du an die Reihe kamst.
page-notify-yes = Benachrichtigen
page-no-thanks = Nein danke

## Uhren

page-seconds = { $seconds } Sek.
page-minutes = { $minutes } Min.
page-time-of = Restzeit von { $name }
page-time-left = Du hast noch { $time }
page-clock = Uhr
page-clock-time = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-move = { $time } pro Zug
page-clock-game = { $time } pro Person
page-clock-game-increment = { $time } + { $increment } pro Person
page-clock-own-move = andere Zeit pro Zug …
page-clock-own-game = andere Zeit pro Person …
page-clock-seconds = Sekunden pro Zug
page-clock-minutes = Minuten pro Person
page-clock-increment = Zusätzliche Sekunden pro Zug
page-clock-line = { $clock }; danach { $out }
page-time-out = Wenn die Zeit abläuft
page-time-out-bot = macht ein Bot den Zug
page-time-out-end = endet die Partie

## Die Pause

page-pause = Pausieren
page-resume = Weiterspielen
page-paused = Pause
page-paused-by = { $name } hat die Partie pausiert.
page-paused-for = Pause seit
page-paused-about = Die Karten sind für alle verdeckt, und keine Uhr läuft. Alle, die mitspielen, können die Partie fortsetzen.
page-paused-wait = Die Karten sind verdeckt, bis jemand am Tisch die Partie fortsetzt.
page-resumed = Die Partie geht weiter.
page-key-pause = Partie pausieren oder fortsetzen
