### Wer man auf diesem Server ist: Geräte, Passwörter, Meldungen.

page-problem-link-used-up = Dieser Link wurde in zu vielen Browsern geöffnet.
page-problem-nobody = Nimm zuerst irgendwo Platz: Vorher gibt es nichts zu merken.
page-problem-carry-spent = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erstelle auf deinem anderen Gerät einen neuen.
page-problem-too-many-tries = Zu viele Versuche. Warte eine Minute und versuche es noch einmal.
page-problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
page-problem-wrong-password = Name oder Passwort stimmt nicht.
page-problem-name-guarded = Mit diesem Namen meldet sich schon jemand an. Wähle zuerst einen anderen.
