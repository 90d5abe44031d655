### Genomgångar på sidan: vad varje drag i ett avslutat parti var värt

page-review = Genomgång
page-review-close = Stäng genomgången
page-review-about = Vad var varje drag värt, och vad hade varit bättre? Det tar en minut eller två och växer medan du tittar på.
page-review-start = Gå igenom partiet
page-review-again = Gå igenom resten
page-review-stop = Stoppa
page-review-progress = Hur långt genomgången har kommit
page-review-waiting = { $ahead ->
        [0] Gör i ordning…
        [one] Ett annat parti gås igenom först.
       *[other] { $ahead } andra partier gås igenom först.
    }
page-review-running = Går igenom… { $done }
page-review-partial = Genomgången stoppades vid { $done }.
page-review-failed = Genomgången misslyckades.
page-review-complete = Genomgången är klar.
page-review-label-best = Bästa draget
page-review-label-good = Bra
page-review-label-inaccuracy = Oprecist
page-review-label-mistake = Misstag
page-review-label-blunder = Grovt misstag
page-review-label-forced = Enda draget
page-review-unlucky = Rätt drag, men otur.
page-review-worth = Lovade { $score } poäng (± { $error }) och { $perfect } chans till ett perfekt parti.
page-review-better = Bättre:
page-review-gain = { $points } poäng mer (± { $error }), { $perfect } oftare perfekt.
page-review-line = Visa vad som följer
page-review-eyes = Som { $name } såg det
page-review-not-yet = Det här draget är inte undersökt än.
page-review-go = Gå till ett drag för att se vad det var värt.
page-review-graph = Väntad poäng och chans till ett perfekt parti, drag för drag
page-review-score = Väntad poäng
page-review-perfect = Chans till ett perfekt parti
page-review-turning = Vändpunkter
page-review-moves = Alla drag
page-review-solution = Gick given att vinna?
page-review-after = Efter drag { $turn }:
page-review-lost-at = Drag { $turn } gav bort det.
page-review-winning-line = { $turn ->
        [0] Visa hur man vinner
       *[other] Visa hur man vinner efter drag { $turn }
    }
page-review-engine = Servern saknar OR-Tools, så en del svar kan stå öppna.
page-review-efficiency = { noun-clue.many } per spelat { noun-card }: { $number }
page-review-lost = Sista exemplar som gick förlorade
page-review-shares = Vem som gjorde vad
page-review-average = Förlorade poäng per drag
page-review-hidden = Du döljer resultat: här bedöms bara drag som du redan har sett.
page-review-next = Nästa drag
page-review-to-end = Till slutet
page-review-how = Hur drag bedöms
page-review-how-text = Varje drag prövas i många givar som spelaren inte kunde skilja från den verkliga. Ett grovt misstag kostar säkert 2 poäng eller halva chansen till ett perfekt parti, ett misstag 1 poäng eller 30 %, ett oprecist drag 0,4 poäng eller 15 %.
page-problem-review-missing = Servern kan inte gå igenom partier: dess tillval ”fast” är inte installerat.
page-problem-reviews-full = För många partier väntar på en genomgång. Försök igen senare.
page-problem-reviews-many = Du har redan flera genomgångar på gång. Vänta på en av dem.
page-problem-reviews-spent = Det räcker med genomgångar för den här timmen.
page-problem-no-review = Ingen genomgång av det här partiet pågår.
page-problem-not-your-review = Någon annan startade den här genomgången.
