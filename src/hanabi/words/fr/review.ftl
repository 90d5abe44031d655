### Les analyses, sur la page et dans le terminal : ce que valaient les coups

review-label-best = Meilleur coup
review-label-good = Bon coup
review-label-inaccuracy = Imprécision
review-label-mistake = Erreur
review-label-blunder = Gaffe
review-label-forced = Seul coup possible
review-unlucky = Le bon coup, mais pas de chance.
review-worth = Promettait { $score } points (± { $error }) et { $perfect } de chances d’une partie parfaite.
review-better = Mieux :
review-gain = { $points } points de plus (± { $error }), parfaite { $perfect } plus souvent.
review-gain-points = { $points } points de plus (± { $error }).
review-graph = Score attendu et chances d’une partie parfaite, tour par tour
review-score = Score attendu
review-perfect = Chances d’une partie parfaite
review-turning = Tournants
review-moves = Tous les coups
review-solution = Cette donne était-elle gagnable ?
review-lost-at = Le tour { $turn } l’a fait perdre.
review-efficiency = Efficacité : { $number } { noun-clue.many } par { noun-card } jouée
review-lost = Derniers exemplaires perdus
review-shares = Qui a fait quoi
review-average = Points perdus par coup
review-eyes = Vu par { $name }
review-how = Comment les coups sont jugés
review-how-text = Chaque coup est essayé dans beaucoup de donnes que son joueur ne pouvait pas distinguer de la vraie. Ce qu’il perd par rapport au meilleur coup trouvé, moins une erreur type, décide : à partir de { $blunder } points, ou de { $blunder_chance } points de pourcentage des chances d’une partie parfaite, c’est une gaffe ; à partir de { $mistake } ou de { $mistake_chance }, une erreur ; à partir de { $inaccuracy } ou de { $inaccuracy_chance }, une imprécision. Un bon coup qui a rapporté au moins { $unlucky } points de moins que promis, alors qu’un autre aurait fait mieux, a manqué de chance.
