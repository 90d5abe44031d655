### Freunde und Einladungen.

page-problem-no-such-person = Diesen Spieler gibt es nicht.
page-problem-not-played-together = Du kannst nur Leute einladen, mit denen du schon gespielt hast.
page-problem-takes-no-invitations = Diese Person nimmt keine Einladungen an.
page-problem-invited-already = Diese Person ist schon an diesen Tisch eingeladen.
page-problem-too-many-invitations = Du hast viele Einladungen verschickt. Warte eine Weile.
page-problem-sits-here = Diese Person sitzt schon an diesem Tisch.
page-problem-not-known = Spiel zuerst an einem Tisch mit, damit wir wissen, wer du bist.
page-problem-too-many-tags = Das sind zu viele Schlagwörter.
