### Les problèmes sur la page : trouver le meilleur coup, un nouveau chaque jour

page-puzzle = Problème
page-puzzle-of-day = Problème du jour
page-puzzles = Problèmes
page-puzzles-about = Chaque jour, une position tirée d’une vraie partie. Un coup y est sûrement le meilleur : trouvez-le.
page-puzzles-earlier = Problèmes précédents
page-puzzles-older = Voir les plus anciens
page-puzzle-players = à { $players }
page-puzzle-solved = Résolu
page-puzzle-seen = Solution vue
page-puzzle-streak = { $days ->
        [one] Résolu { $days } jour de suite
       *[other] Résolu { $days } jours de suite
    }
page-puzzle-making = Ce problème est en préparation. Cela prend quelques minutes, et vous pouvez attendre ici.
page-puzzle-failed = Ce problème n’a pas pu être préparé.
page-puzzle-find = Trouvez le meilleur coup
page-puzzle-tried = Essayé
page-puzzle-give-up = Voir la solution
page-puzzle-why = Pourquoi ?
page-puzzle-line = La suite
page-puzzle-start = La position
page-puzzle-step = { $step } sur { $steps }
page-puzzle-moves = Tous les coups
page-puzzle-move = Coup
page-puzzle-costs = Coûte
page-puzzle-end = Score ici
page-puzzle-previous = Problème précédent
page-puzzle-next = Problème suivant
page-problem-no-such-day = Il n’y a pas de problème pour ce jour.
page-problem-puzzle-missing = Ce serveur ne peut pas préparer de problèmes : son extension « fast » n’est pas installée.
page-problem-puzzle-unmade = Ce problème est encore en préparation.
