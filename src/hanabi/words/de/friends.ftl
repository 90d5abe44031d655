### Freunde und Einladungen.

page-problem-no-such-person = Diesen Spieler gibt es nicht.
page-problem-not-played-together = Du kannst nur Leute einladen, mit denen du schon gespielt hast.
page-problem-takes-no-invitations = Diese Person nimmt keine Einladungen an.
page-problem-invited-already = Diese Person ist schon an diesen Tisch eingeladen.
page-problem-too-many-invitations = Du hast viele Einladungen verschickt. Warte eine Weile.
page-problem-sits-here = Diese Person sitzt schon an diesem Tisch.
page-problem-not-known = Spiel zuerst an einem Tisch mit, damit wir wissen, wer du bist.
page-problem-too-many-tags = Das sind zu viele Schlagwörter.

## Freunde

page-friends = Freunde
page-no-friends = Wenn du mit jemandem eine Partie zu Ende gespielt hast, findest du die Person hier.
page-games-together = { $number ->
        [one] 1 gemeinsame Partie
       *[other] { $number } gemeinsame Partien
    }
page-average-of = im Schnitt { $share }
page-last-played = zuletzt { $date }
page-show-all = Alle { $number } anzeigen
page-ignore = Ignorieren
page-ignore-who = Einladungen von { $name } ignorieren
page-ignore-about = Du siehst die Einladungen dieser Person nicht mehr. Sie erfährt davon nichts.
page-unignore = Nicht mehr ignorieren
page-unignore-who = { $name } nicht mehr ignorieren
page-ignored = ignoriert
page-take-invitations = Wer mit mir gespielt hat, darf mich einladen

## Einladen

page-invite-friends = Freunde einladen
page-invite-friend = Einladen
page-invite-again = Wieder einladen
page-invite-who = { $name } einladen
page-invite-to-yours = An den Tisch, an dem du wartest
page-invite-to-new = Eröffnet einen neuen Tisch und lädt dorthin ein
page-invited-now = { $name } ist eingeladen.
page-invited = eingeladen
page-takes-no-invitations = nimmt keine Einladungen an
page-sits-at-your-table = sitzt an deinem Tisch

## Einladungen

page-invitations = Einladungen
page-invitations-waiting = { $number ->
        [one] 1 Einladung
       *[other] { $number } Einladungen
    }
page-invited-by = { $name } lädt dich zum Spielen ein: { $title }.
