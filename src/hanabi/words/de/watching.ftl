### Zuschauen: wer es tut und was zu sehen ist.

page-spectators-delayed = mit allen Händen offen, zwei Runden später
page-visitor = ein Besucher
page-watched-by = { $number ->
        [one] Eine Person schaut zu
       *[other] { $number } Personen schauen zu
    }
page-watched-more = { $number ->
        [one] noch jemand
       *[other] { $number } weitere
    }
page-watched-seat = Wer zuschaut, sieht, was { $name } sieht.
page-watched-delayed = Wer zuschaut, sieht alle Hände, zwei Runden später.
page-watched-everything = Wer zuschaut, sieht alle Hände.
page-begins-watching-seat = { $name } schaut zu und sieht, was { $seat } sieht.
page-begins-watching-delayed = { $name } schaut zu und sieht alle Hände, zwei Runden später.
page-begins-watching-everything = { $name } schaut zu und sieht alle Hände.
page-also-here = Auch hier: { $names }
page-watching-behind = zwei Runden später
page-watch-later = Wer hier zuschaut, sieht alle Hände, zwei Runden später. Für dich hebt sich der Vorhang, sobald zwei Runden gespielt sind.
