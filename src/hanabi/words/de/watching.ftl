### Zuschauen: wer es tut und was zu sehen ist.

page-spectators-delayed = Sehen alle Hände, zwei Runden später
page-visitor = ein Besucher
page-watched-by = { $number ->
        [one] Eine Person schaut zu
       *[other] { $number } Personen schauen zu
    }
page-watched-more = { $number ->
        [one] noch jemand
       *[other] { $number } weitere
    }
page-watched-seat = Zuschauer sehen, was { $name } sieht.
page-watched-delayed = Zuschauer sehen alle Hände, zwei Runden später.
page-watched-everything = Zuschauer sehen alle Hände.
page-begins-watching-seat = { $name } schaut zu und sieht, was { $seat } sieht.
page-begins-watching-delayed = { $name } schaut zu und sieht alle Hände, zwei Runden später.
page-begins-watching-everything = { $name } schaut zu und sieht alle Hände.
page-also-here = Auch hier: { $names }
page-watching-behind = zwei Runden später
page-watch-later = Zuschauer sehen hier alle Hände, zwei Runden später. Für dich hebt sich der Vorhang, sobald zwei Runden gespielt sind.
