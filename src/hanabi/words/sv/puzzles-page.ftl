### Problem på sidan: hitta det bästa draget, ett nytt varje dag

page-puzzle = Problem
page-puzzle-of-day = Dagens problem
page-puzzles = Problem
page-puzzles-about = Varje dag en ställning ur ett riktigt parti. Ett drag är säkert det bästa: hitta det.
page-puzzles-earlier = Tidigare problem
page-puzzles-older = Visa äldre
page-puzzle-players = { $players } spelare
page-puzzle-solved = Löst
page-puzzle-seen = Lösningen visad
page-puzzle-streak = { $days ->
        [one] Löst en dag i rad
       *[other] Löst { $days } dagar i rad
    }
page-puzzle-making = Det här problemet håller på att göras. Det tar några minuter, och du kan vänta här.
page-puzzle-failed = Det här problemet gick inte att göra.
page-puzzle-find = Hitta det bästa draget
page-puzzle-tried = Prövat
page-puzzle-give-up = Visa lösningen
page-puzzle-why = Varför?
page-puzzle-line = Så går det vidare
page-puzzle-start = Ställningen
page-puzzle-step = { $step } av { $steps }
page-puzzle-moves = Alla drag
page-puzzle-move = Drag
page-puzzle-costs = Kostar
page-puzzle-end = Poäng här
page-puzzle-previous = Föregående problem
page-puzzle-next = Nästa problem
page-problem-no-such-day = Det finns inget problem för den dagen.
page-problem-puzzle-missing = Servern kan inte göra problem: dess tillval ”fast” är inte installerat.
page-problem-puzzle-unmade = Det här problemet håller fortfarande på att göras.
