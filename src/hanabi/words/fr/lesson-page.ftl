### Les leçons sur la page : la liste, le cadre autour d’une scène et l’offre de la page d’accueil

page-learn = Apprendre à jouer
page-learn-offer = Vous découvrez Hanabi ? Apprenez à jouer en dix minutes.
page-learn-offer-begun = Vous avez commencé votre première leçon.
page-learn-about = De courtes scènes à une vraie table. Vous jouez un coup et voyez aussitôt ce qui en résulte.
page-learn-state-new = { $scenes } scènes, environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
page-learn-state-begun = Vous en êtes à la scène { $number } sur { $scenes }
page-learn-state-done = Terminée
page-learn-open-new = Commencer
page-learn-open-begun = Continuer
page-learn-open-done = Recommencer
page-learn-all = Toutes les leçons

page-learn-nav = Parcours de la leçon
page-learn-place = { $number } sur { $scenes }
page-learn-back = Retour
page-learn-skip = Passer
page-learn-next = Suite
page-learn-again = Réessayer
page-learn-right = Exact !
page-learn-wrong = Pas tout à fait.
page-learn-happened = Ce qui s’est passé :
page-learn-would = Ce qui se serait passé :

page-learn-finished = Vous avez terminé la leçon « { $title } ».
page-learn-finished-first = Vous savez tout ce qu’il faut. Le reste vient en jouant.
page-learn-finished-other = À vous de jouer avec ces règles.
page-learn-play = Jouer une vraie partie
page-learn-play-about = Avec deux bots, et des conseils à la demande
page-learn-restart = Reprendre au début

page-problem-no-such-lesson = Il n’y a pas de leçon de ce nom ici.
page-problem-no-such-scene = Cette leçon n’a pas de scène portant ce numéro.
