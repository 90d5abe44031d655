### Genomgångar, på sidan och i terminalen: vad drag var värda

review-label-best = Bästa draget
review-label-good = Bra
review-label-inaccuracy = Oprecist
review-label-mistake = Misstag
review-label-blunder = Grovt misstag
review-label-forced = Enda draget
review-unlucky = Rätt drag, men otur.
review-worth = Lovade { $score } poäng (± { $error }) och { $perfect } chans till ett perfekt parti.
review-better = Bättre:
review-gain = { $points } poäng mer (± { $error }), { $perfect } oftare perfekt.
review-gain-points = { $points } poäng mer (± { $error }).
review-graph = Väntad poäng och chans till ett perfekt parti, drag för drag
review-score = Väntad poäng
review-perfect = Chans till ett perfekt parti
review-turning = Vändpunkter
review-moves = Alla drag
review-solution = Gick given att vinna?
review-lost-at = Drag { $turn } gav bort det.
review-efficiency = Effektivitet: { $number } { noun-clue.many } per { noun-card } i fyrverkeriet
review-lost = Sista exemplar som gick förlorade
review-shares = Vem som gjorde vad
review-average = Förlorade poäng per drag
review-eyes = Som { $name } såg det
review-how = Hur drag bedöms
review-how-text = Varje drag prövas i många givar som spelaren inte kunde skilja från den verkliga. Vad det förlorar mot det bästa draget som hittats, minus ett standardfel, avgör: från { $blunder } poäng eller { $blunder_chance } procentenheter av chansen till ett perfekt parti är det ett grovt misstag, från { $mistake } eller { $mistake_chance } ett misstag, från { $inaccuracy } eller { $inaccuracy_chance } oprecist. Ett rätt drag som gav minst { $unlucky } poäng mindre än det lovade, när ett annat hade gett mer, hade otur.
