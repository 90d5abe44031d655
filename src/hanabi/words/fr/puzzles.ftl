### Les problèmes, comme le serveur et le terminal les racontent : ce qui est demandé, et la solution avec ses raisons

puzzle-title = Problème du { $day }
puzzle-task = Vous êtes { $name }, et c’est à vous de jouer. Les autres sont des bots friend, qui jouent selon les conventions que les gens utilisent. Trouvez le meilleur coup.
puzzle-right = C’est le meilleur coup : { $deed }.
puzzle-wrong = Il y a mieux. En moyenne, cela coûte { puzzle-points } : { $deed }.

## La solution

puzzle-answer = Le meilleur coup : { $deed }.
puzzle-why-friend = La raison que donne le bot friend : { $reason }
puzzle-why-fits-surely = Rien d’autre n’expliquerait ce que les autres ont fait : la { noun-card } { $place } convient.
puzzle-why-fits = Dans { $percent } % des mains qui expliqueraient ce que les autres ont fait, la { noun-card } { $place } convient.
puzzle-why-useless-surely = Rien d’autre n’expliquerait ce que les autres ont fait : la { noun-card } { $place } ne sert plus.
puzzle-why-useless = Dans { $percent } % des mains qui expliqueraient ce que les autres ont fait, la { noun-card } { $place } ne sert plus.
puzzle-why-placed = Grâce à cet indice, avant que ce soit de nouveau à vous, voici ce qui est joué : { $cards }.
puzzle-why-line = Aucun autre coup n’aide autant les autres. La suite montre comment.
puzzle-expected = Après lui, on peut espérer { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points sur { $maximum }.
puzzle-yours = Votre coup, moins bon de { puzzle-points } en moyenne : { $deed }.
puzzle-second = Le deuxième meilleur coup, moins bon de { puzzle-points } en moyenne : { $deed }.
puzzle-own = Ce que vous ne pouviez pas voir, votre propre main : { $cards }.
puzzle-friend-too = Le bot friend, qui joue selon les conventions, trouve lui aussi le meilleur coup.
puzzle-friend = Le bot friend, qui joue selon les conventions, perdrait { puzzle-points } : { $deed }.
puzzle-steady = Le bot steady, qui ne connaît aucune convention, perdrait { puzzle-points } : { $deed }.
puzzle-end = Si des bots friend continuent après le meilleur coup, cette partie se termine avec un score de { $end }.
puzzle-end-instead = Si des bots friend continuent, cette partie se termine avec un score de { $end } ; après votre coup, de { $instead }.
puzzle-how = Chaque coup a été essayé dans les mêmes { $worlds } donnes, que vous ne pouviez pas distinguer de la vraie, et des bots friend ont joué la suite. Les points sont l’écart moyen sur le score final, et ± est l’erreur type.
puzzle-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $points ->
        [one] point
       *[other] points
    } (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Dans le terminal

command-answer = solution, réponse, reponse
puzzle-again = Essayez un autre coup, ou tapez solution.
puzzle-line = La suite dans cette partie :
puzzle-moves = Ce que chaque coup coûte en moyenne :
puzzle-move = { puzzle-points } : { $deeds }
puzzle-help = Tapez un coup comme dans une partie, par exemple : jouer 2, défausser 4, indice { $name } rouge. solution : voir la solution. table, main, rebut, journal, règles : regarder. quitter : partir.
puzzle-making = Préparation du problème du { $day }. Positions examinées : { $number }
puzzle-stopped = Interrompu : le problème du { $day } n’est pas encore prêt.
