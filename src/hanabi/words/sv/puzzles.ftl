### Problem så som servern och terminalen berättar dem: vad som frågas, och lösningen med sina skäl

puzzle-title = Problemet för { $day }
puzzle-task = Du är { $name }, och det är din tur. De andra är botar som friend, som spelar efter de konventioner som människor använder. Hitta det bästa draget.
puzzle-right = Det är det bästa draget: { $deed }.
puzzle-wrong = Det finns något bättre. I snitt kostar det här { puzzle-points }: { $deed }.

## Lösningen

puzzle-answer = Det bästa draget: { $deed }.
puzzle-why-friend = Så motiverar boten friend det: { $reason }
puzzle-why-fits-surely = Inget annat skulle förklara vad de andra har gjort: { noun-card } { $place } passar.
puzzle-why-fits = I { $percent } % av de händer som skulle förklara vad de andra har gjort passar { noun-card } { $place }.
puzzle-why-useless-surely = Inget annat skulle förklara vad de andra har gjort: { noun-card } { $place } behövs inte längre.
puzzle-why-useless = I { $percent } % av de händer som skulle förklara vad de andra har gjort behövs { noun-card } { $place } inte längre.
puzzle-why-placed = Tack vare { noun-clue.the } spelas detta innan det är din tur igen: { $cards }.
puzzle-why-line = Inget annat drag hjälper de andra lika mycket. Fortsättningen visar hur.
puzzle-expected = Efter det kan { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } av { $maximum } poäng väntas.
puzzle-yours = Ditt drag, i snitt { puzzle-points } sämre: { $deed }.
puzzle-second = Det näst bästa draget, i snitt { puzzle-points } sämre: { $deed }.
puzzle-own = Vad du inte kunde se, din egen hand: { $cards }.
puzzle-friend-too = Boten friend, som spelar efter konventionerna, hittar också det bästa draget.
puzzle-friend = Boten friend, som spelar efter konventionerna, skulle förlora { puzzle-points }: { $deed }.
puzzle-steady = Boten steady, som inte kan några konventioner, skulle förlora { puzzle-points }: { $deed }.
puzzle-end = Om botar som friend spelar vidare efter det bästa draget slutar just det här partiet på { $end } poäng.
puzzle-end-instead = Om botar som friend spelar vidare slutar just det här partiet på { $end } poäng, efter ditt drag på { $instead }.
puzzle-how = Varje drag prövades i samma { $worlds } givar som du inte kunde skilja från den verkliga, och botar som friend spelade vidare. Poängen är den genomsnittliga skillnaden i slutresultat, och ± är medelfelet.
puzzle-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } poäng (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## I terminalen

command-answer = lösning, svar
puzzle-again = Försök med ett annat drag, eller skriv lösning.
puzzle-line = Så fortsätter just det här partiet:
puzzle-moves = Vad varje drag kostar i snitt:
puzzle-move = { puzzle-points }: { $deeds }
puzzle-help = Skriv ett drag som i ett parti, till exempel: spela 2, kasta 4, tipsa { $name } rött. lösning: se lösningen. bord, hand, kasthög, logg, regler: titta efter. sluta: gå härifrån.
puzzle-making = Gör problemet för { $day }. Ställningar som prövats: { $number }
puzzle-stopped = Avbrutet: problemet för { $day } är inte gjort än.
