### Man selbst: Name, Geräte, Passwort, Löschen; und Meldungen über andere.

page-me = Du
page-me-about = Du brauchst kein Konto. Dieser Browser merkt sich, wer du bist.
page-me-nobody = Du hast hier noch nicht gespielt. Sobald du dich an einen Tisch setzt, merkt sich dieser Browser dich und deine Partien.
page-rename = Namen ändern
page-rename-about = Der neue Name gilt ab dem nächsten Tisch, an den du dich setzt.
page-renamed = Name geändert.
page-now-you-are = Du bist jetzt { $name }.

## Ein anderes Gerät

page-carry = Anderes Gerät verwenden
page-carry-about = Öffne diesen Link auf dem Handy oder einem anderen Computer: Dort bist du dann dieselbe Person, mit allen deinen Partien.
page-carry-make = Link erstellen
page-carry-again = Neuen Link erstellen
page-carry-link = Link für dein anderes Gerät
page-carry-until = Gilt einmal, bis { $time }. Gib ihn nicht weiter: Wer ihn öffnet, spielt als du.
page-carry-offer = Als { $name } weiterspielen?
page-carry-offer-about = Dann gehört auch dieser Browser zu { $name }, mit allen Partien.
page-carry-take = Als { $name } weiterspielen
page-carry-here = Du bist schon { $name }
page-carry-here-about = Öffne diesen Link auf deinem anderen Gerät.
page-replaced-here = Im Moment bist du in diesem Browser { $name }. Das endet hier.
page-replaced-seats = { $number ->
        [one] { $name } hat noch einen Platz an einem laufenden Tisch.
       *[other] { $name } hat noch Plätze an { $number } laufenden Tischen.
    }
page-replaced-password = Mit dem Passwort kannst du dich wieder als { $name } anmelden.
page-replaced-devices = Auf deinen anderen Geräten bist du weiterhin { $name }.
page-replaced-lost = Zu { $name } führt kein Weg zurück, außer du legst vorher ein Passwort für { $name } fest.

## Passwort

page-password = Passwort
page-password-none = Kein Passwort: Nur dieser Browser und verknüpfte Geräte sind du. Mit Passwort kannst du dich überall anmelden.
page-password-set = Du hast ein Passwort. Melde dich überall mit Name und Passwort an.
page-password-new = Neues Passwort (mindestens 8 Zeichen)
page-password-old = Dein Passwort
page-password-of = Passwort von { $name }
page-password-save = Passwort festlegen
page-password-change = Passwort ändern
page-password-remove = Passwort entfernen
page-password-saved = Passwort gespeichert.
page-password-removed = Passwort entfernt.
page-sign-in = Anmelden
page-sign-in-about = Hast du hier schon gespielt und ein Passwort festgelegt?
page-sign-in-with = Mit Name und Passwort anmelden

## Geräte

page-devices = Deine Geräte
page-this-device = dieses
page-some-device = Irgendein Browser
page-device-since = seit { $date }
page-sign-out-others = Auf allen anderen Geräten abmelden
page-sign-out-others-about = Deine anderen Geräte sind dann nicht mehr du.
page-signed-out = Auf allen anderen Geräten abgemeldet.

## Sich löschen

page-delete-me = Mich löschen
page-delete-about = Dein Name verschwindet von diesem Server, für alle.
page-delete-what = Dein Name wird in allen Partien durch N.N. ersetzt, in alten wie in laufenden. Was du im Chat geschrieben hast, deine Notizen, Schlagwörter, dein Profil und deine Geräte werden gelöscht.
page-delete-games = { $number ->
        [0] Du hast gerade keinen Platz an einem Tisch.
        [one] Du gibst deinen Platz an einem Tisch auf; läuft die Partie schon, spielt ein Bot weiter.
       *[other] Du gibst deine Plätze an { $number } Tischen auf; wo eine Partie läuft, spielt ein Bot weiter.
    }
page-delete-final = Das lässt sich nicht rückgängig machen.
page-delete-confirm = Gib zur Bestätigung deinen Namen ein: { $name }
page-delete-yes = Mich endgültig löschen
page-deleted = Du bist gelöscht. Mach’s gut!

## Leute am Tisch, und Meldungen

page-people-here = Stummschalten oder melden
page-mute = Stummschalten
page-muted = Stumm
page-mute-who = { $name } stummschalten
page-mute-about = Dann siehst nur du nicht mehr, was diese Person schreibt.
page-report = Melden
page-report-who = { $name } melden
page-report-about = Wer diesen Server betreibt, liest die Meldung, zusammen mit dem Chat an deinem Tisch. Die gemeldete Person erfährt nichts davon.
page-report-reason = Was ist los?
page-report-for-name = Anstößiger Name
page-report-for-talk = Was die Person schreibt
page-report-for-play = Verdirbt absichtlich Partien
page-report-for-other = Etwas anderes
page-report-text = Noch etwas? (freiwillig)
page-report-send = Meldung senden
page-reported = Danke. Deine Meldung ist abgeschickt.
