### Les analyses sur la page : ce que valait chaque coup d’une partie terminée

page-review = Analyse
page-review-close = Fermer l’analyse
page-review-about = Que valait chaque coup, et qu’est-ce qui aurait été mieux ? Il faut une à deux minutes, et l’analyse grandit sous vos yeux.
page-review-start = Analyser cette partie
page-review-again = Analyser le reste
page-review-stop = Arrêter
page-review-progress = Avancement de l’analyse
page-review-waiting = { $ahead ->
        [0] Préparation…
        [one] Une autre partie passe d’abord.
       *[other] { $ahead } autres parties passent d’abord.
    }
page-review-running = Analyse en cours… { $done }
page-review-solving = Recherche d’un chemin vers la victoire…
page-review-partial = L’analyse a été arrêtée à { $done }.
page-review-failed = L’analyse n’a pas abouti.
page-review-complete = L’analyse est terminée.
page-review-line = Montrer la suite
page-review-not-yet = Ce coup n’a pas encore été examiné.
page-review-go = Allez à un tour pour voir ce que valait son coup.
page-review-after = Après le tour { $turn } :
page-review-winning-line = { $turn ->
        [0] Montrer comment gagner
       *[other] Montrer comment gagner après le tour { $turn }
    }
page-review-engine = Il manque OR-Tools à ce serveur ; certains verdicts peuvent rester en suspens.
page-review-hidden = Vous masquez les résultats : seuls les tours déjà vus sont jugés ici.
page-review-next = Coup suivant
page-review-to-end = Jusqu’à la fin
page-review-share = Lien vers cette analyse
page-problem-review-missing = Ce serveur ne peut pas analyser de parties : son extra « fast » n’est pas installé.
page-problem-reviews-full = Trop de parties attendent une analyse. Réessayez plus tard.
page-problem-reviews-many = Vous avez déjà plusieurs analyses en cours. Attendez-en une.
page-problem-reviews-spent = C’est assez d’analyses pour cette heure.
page-problem-no-review = Aucune analyse de cette partie n’est en cours.
page-problem-not-your-review = Quelqu’un d’autre a lancé cette analyse.
page-review-here = Tour { $turn } : { $score } points attendus (± { $error }), { $perfect } de chances d’une partie parfaite
