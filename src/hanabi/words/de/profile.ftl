### Profile: was die Partien einer Person sagen.

page-profile = Profil
page-your-profile = Dein Profil
page-all-your-games = Alle deine Partien
page-games-with-name = Partien mit { $name }
page-profile-since = Spielt hier seit { $date }
page-profile-note-you = Du siehst alle deine Partien. Andere sehen nur die öffentlichen und die, bei denen sie dabei waren.
page-profile-note = Du siehst die öffentlichen Partien mit { $name } und die, die ihr zusammen gespielt habt.
page-profile-empty-you = Noch keine Partie zu Ende gespielt. Nach der ersten stehen hier deine Ergebnisse.
page-profile-empty = Noch keine beendeten Partien zu sehen.

## Zahlen

page-games = Partien
page-number-games = { $number ->
        [one] 1 Partie
       *[other] { $number } Partien
    }
page-number-players = { $number ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }
page-average = Durchschnitt
page-average-short = Schnitt
page-average-about = der höchsten möglichen Punktzahl
page-average-points = Ø Punkte
page-perfect = Perfekt
page-perfect-shows = Perfekte Vorstellungen
page-perfect-streak = Perfekte in Folge
page-day-streak = Tage in Folge
page-longest = Rekord: { $number }
page-struck-out = An Fehlern gescheitert
page-stopped = Abgebrochen
page-stopped-about = zählen nicht mit
page-best = Bestes
page-by-edition = Nach Ausgabe
page-partners = Hat gespielt mit
page-other-partners = Bots und andere
page-a-bot = Bot
page-last-time = Zuletzt

## Diagramme

page-results-over-time = Ergebnisse im Lauf der Zeit
page-plot-time = { $number ->
        [one] Diagramm mit dem Ergebnis der letzten Partie
       *[other] Diagramm mit den Ergebnissen der letzten { $number } Partien und ihrem gleitenden Durchschnitt
    }
page-plot-game = eine Partie
page-plot-perfect = eine perfekte Vorstellung
page-plot-average = Durchschnitt der letzten { $number } Partien
page-plot-shares = Diagramm, wie oft welches Ergebnis erreicht wurde: { $title }
page-plot-table = Als Tabelle anzeigen
page-games-a-month = Partien pro Monat
page-share-range = { $from } bis { $to }
page-date = Datum
page-game = Partie
page-result = Ergebnis
page-month = Monat
