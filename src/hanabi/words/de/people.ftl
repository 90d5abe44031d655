### Wer man auf diesem Server ist: Geräte, Passwörter, Meldungen.

page-problem-link-used-up = Dieser Link wurde in zu vielen Browsern geöffnet.
page-problem-nobody = Spiel zuerst irgendwo mit: Vorher gibt es nichts zu speichern.
page-problem-carry-spent = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erstelle auf deinem anderen Gerät einen neuen.
page-problem-too-many-tries = Zu viele Versuche. Warte eine Minute und versuche es noch einmal.
page-problem-bad-password = Ein Passwort muss 8 bis 200 Zeichen haben.
page-problem-wrong-password = Name oder Passwort ist falsch.
page-problem-name-guarded = Mit diesem Namen meldet sich schon jemand an. Wähle zuerst einen anderen.
page-problem-wrong-name = Das ist nicht dein Name.
page-problem-report-of-oneself = Das bist du selbst.
page-problem-too-many-reports = Du hast heute schon viel gemeldet. Versuche es morgen wieder.
