### Profiler: vad en persons partier säger.

page-profile = Profil
page-your-profile = Din profil
page-all-your-games = Alla dina partier
page-games-with-name = Partier med { $name }
page-profile-since = Spelar här sedan { $date }
page-profile-note-you = Du ser alla dina partier. Andra ser bara de offentliga och dem de själva var med i.
page-profile-note = Du ser offentliga partier med { $name } och dem ni har spelat tillsammans.
page-profile-empty-you = Inga avslutade partier än. Spela ett så visas resultaten här.
page-profile-empty = Inga avslutade partier att visa än.

## Siffror

page-games = Partier
page-number-games = { $number ->
        [one] 1 parti
       *[other] { $number } partier
    }
page-number-players = { $number } spelare
page-average = Snittresultat
page-average-short = Snitt
page-average-about = av högsta möjliga poäng
page-average-points = Snittpoäng
page-perfect = Perfekta
page-perfect-shows = Perfekta föreställningar
page-perfect-streak = Perfekta i rad
page-day-streak = Dagar i rad
page-longest = Längst: { $number }
page-struck-out = Förlorade på fel
page-stopped = Avbrutna
page-stopped-about = räknas inte
page-best = Bäst
page-by-edition = Per utgåva
page-partners = Har spelat med
page-other-partners = Botar och andra
page-a-bot = bot
page-last-time = Senast

## Diagram

page-results-over-time = Resultat över tid
page-plot-time = { $number ->
        [one] Diagram över resultatet i det senaste partiet
       *[other] Diagram över resultaten i de senaste { $number } partierna, med glidande medelvärde
    }
page-plot-game = ett parti
page-plot-perfect = en perfekt föreställning
page-plot-average = snitt av de senaste { $number } partierna
page-plot-shares = Diagram över hur ofta varje resultat nåddes: { $title }
page-plot-table = Visa som tabell
page-games-a-month = Partier per månad
page-share-range = { $from } till { $to }
page-date = Datum
page-game = Parti
page-result = Resultat
page-month = Månad
