### Freunde und Einladungen.

page-problem-no-such-person = Hier gibt es niemanden.
page-problem-not-played-together = Du kannst Leute einladen, mit denen du schon gespielt hast.
page-problem-takes-no-invitations = Diese Person nimmt keine Einladungen an.
page-problem-invited-already = Diese Person ist schon an diesen Tisch eingeladen.
page-problem-too-many-invitations = Du hast viele Einladungen verschickt. Warte eine Weile.
page-problem-sits-here = Diese Person sitzt schon an diesem Tisch.
page-problem-not-known = Setz dich zuerst an einen Tisch, damit wir wissen, wer du bist.
page-problem-too-many-tags = So viele Schlagwörter passen nicht.
