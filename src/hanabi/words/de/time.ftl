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
