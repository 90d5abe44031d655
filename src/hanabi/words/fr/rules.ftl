### Les règles d’une table, composées d’après ce qui y est en vigueur.

rules-title = Règles de Hanabi : { $name }
rules-name-with = { $name }, avec { $addons }

rules-heading-aim = But du jeu
rules-heading-cards = { $edition ->
       *[cocktail] Les cartes
        [deluxe] Les tuiles
    }
rules-heading-setup = Mise en place
rules-heading-turn = Un tour
rules-heading-clues = Les indices
rules-heading-discarding = Défausser
rules-heading-playing = Jouer
rules-heading-bonus = Bonus
rules-heading-end = Fin de la partie
rules-heading-score = Score
rules-heading-ratings = Appréciations

## But du jeu

rules-aim-team = Vous êtes une équipe de { $players } artificiers, et vous gagnez ou perdez ensemble. Poudre, mèches et fusées ont fini en un seul tas, le public attend, et le spectacle doit avoir lieu malgré tout.
rules-aim-fireworks = { $number ->
        [one] Vous composez un seul feu d’artifice : { $suits }.
       *[other] Vous composez { $number } feux d’artifice, chacun dans sa couleur : { $suits }.
    }
rules-aim-up = Il commence par le 1 et monte, une valeur à la fois, jusqu’au 5.
rules-aim-all-up = Chacun commence par le 1 et monte, une valeur à la fois, jusqu’au 5.
rules-aim-down = Il commence par le 5 et descend, une valeur à la fois, jusqu’au 1.
rules-aim-all-down = Chacun commence par le 5 et descend, une valeur à la fois, jusqu’au 1.
rules-aim-some-up = En { $suits }, vous montez du 1 au 5, une valeur à la fois.
rules-aim-some-down = En { $suits }, vous allez dans l’autre sens, du 5 au 1.
rules-aim-hidden = Vous voyez toutes les mains sauf la vôtre. Ce que vous avez, vous l’apprenez par les indices de votre équipe.

## Les cartes

rules-cards-deck = Il y a en tout { count-cards }.
rules-cards-suits = { $number ->
        [one] En { $suits }, il y a { count-cards } : { $copies }.
       *[other] En { $suits }, il y a chaque fois { count-cards } : { $copies }.
    }
rules-cards-copies = { $number ->
        [one] le { $values } { rules-times }
       *[other] les { $values } { rules-times } chacun
    }
rules-times = { $copies ->
        [1] une fois
        [2] deux fois
        [3] trois fois
        [4] quatre fois
        [5] cinq fois
        [6] six fois
        [7] sept fois
        [8] huit fois
       *[9] neuf fois
    }
rules-cards-once = Chaque valeur ne sert qu’une fois par feu d’artifice ; les autres exemplaires sont des réserves.

## Mise en place

rules-setup-tokens = { $edition ->
       *[cocktail] Placez { count-tokens } dans le couvercle de la boîte et { count-strikes } à côté.
        [swedish] Placez { count-tokens } dans le couvercle de la boîte et { count-strikes } à côté.
        [abacus] Disposez { count-tokens }, face blanche visible, et { count-strikes }, éclair caché.
        [deluxe] Disposez { count-tokens }, face visible. Empilez les tuiles Mèche, la plus longue sur le dessus, de sorte que l’explosion apparaisse une fois que vous en aurez retourné { $strikes }.
        [show] Placez { count-tokens } sur le sac mis à plat et { count-strikes } en ligne, face bleue visible.
    }
rules-setup-no-tokens = À cette table, il n’y a pas de { noun-token.many }. Disposez { count-strikes }.
rules-setup-deck = Mélangez toutes les { noun-card.many } en une pioche face cachée.
rules-setup-hand = À { $players } : { count-cards } par personne.
rules-setup-left = Après la distribution, la pioche compte { count-cards }.
rules-setup-hold = { $edition ->
       *[cocktail] Tenez vos cartes dos tourné vers vous. Tout le monde les voit, sauf vous.
        [deluxe] Dressez vos tuiles dos tourné vers vous. Tout le monde les voit, sauf vous.
        [show] Placez vos cartes sur le support, dos tourné vers vous. Tout le monde les voit, sauf vous.
    }
rules-setup-bonus = { $number ->
        [one] Posez { $number } { noun-bonus } face cachée à côté de la pioche.
       *[other] Mélangez { $number } { noun-bonus.many } et posez-les face cachée à côté de la pioche.
    }
rules-setup-first = { $edition ->
       *[cocktail] Décidez qui commence : au hasard, ou la personne aux habits les plus colorés. On joue ensuite dans le sens horaire.
        [abacus] Décidez qui commence : au hasard, ou la personne la plus âgée. On joue ensuite dans le sens horaire.
    }

## Un tour

rules-turn-actions = { $tokens ->
        [0] À votre tour, vous jouez { noun-card.a }. Il est interdit de passer.
       *[other] À votre tour, vous faites une seule chose : donner un indice, défausser { noun-card.a } ou jouer { noun-card.a }. Il est interdit de passer.
    }
rules-turn-draw = { $tokens ->
        [0] Après avoir joué, vous finissez votre tour en piochant, sans regarder, tant que la pioche n’est pas vide. La nouvelle { noun-card } se place en dernier dans votre main.
       *[other] Après avoir défaussé ou joué, vous finissez votre tour en piochant, sans regarder, tant que la pioche n’est pas vide. La nouvelle { noun-card } se place en dernier dans votre main.
    }
rules-turn-order = Vous pouvez réorganiser votre main quand vous voulez, sans que cela compte comme un tour. L’ordre est public, et ce qui a été dit d’une { noun-card } la suit quand elle change de place.
rules-turn-pile = La défausse reste visible, et tout le monde peut la consulter à tout moment.
rules-turn-talk = En dehors des indices, la table se tait : ni commentaires, ni conseils, ni regards appuyés. Si tout le monde est d’accord, vous pouvez admettre quelques phrases toutes faites, ou la discussion libre.

## Les indices

rules-clue-cost = { $tokens ->
        [0] À cette table, il n’y a pas de { noun-token.many }, donc personne ne peut payer un indice.
       *[other] Pour donner un indice, il faut { phrase-spend-token }. Si { phrase-no-token }, vous devez faire autre chose.
    }
rules-clue-dear = À cette table, un indice coûte { $cost } d’un coup : avec moins, personne ne peut en donner.
rules-clue-free = Seule une { noun-bonus } permet d’en donner un, selon ces règles :
rules-clue-what = Choisissez quelqu’un d’autre dans l’équipe et nommez une couleur ou une valeur. Montrez chaque { noun-card } de cette main à laquelle elle s’applique, sans en omettre ni en souligner aucune. On apprend ainsi quelque chose sur les autres aussi : elle ne s’y applique pas.
rules-clue-colours = Couleurs que l’on peut nommer : { $suits }. Valeurs : de 1 à 5.
rules-clue-no-colours = À cette table, on ne peut nommer aucune couleur, seulement les valeurs de 1 à 5.
rules-clue-colours-values = Couleurs que l’on peut nommer : { $suits }. Valeurs : { $values }.
rules-clue-no-values = Couleurs que l’on peut nommer : { $suits }. À cette table, on ne peut nommer aucune valeur.
rules-clue-only-values = À cette table, on ne peut nommer aucune couleur, seulement ces valeurs : { $values }.
rules-clue-nothing = À cette table, on ne peut nommer ni couleur ni valeur : personne ne peut donner d’indice.
rules-clue-every = Les { noun-card.many } { $suits } comptent pour toutes les couleurs : quelle que soit la couleur nommée, on les montre avec elle. Personne ne peut dire « { $names } », pas même pour signaler qu’il n’y en a pas.
rules-clue-every-named = Les { noun-card.many } { $suits } comptent pour toutes les couleurs : quelle que soit la couleur nommée, on les montre avec elle. On peut aussi dire « { $names } ».
rules-clue-none = Les { noun-card.many } { $suits } n’ont pas de couleur qu’un indice puisse nommer : seules les valeurs les désignent. Personne ne peut dire « { $names } », pas même pour signaler qu’il n’y en a pas.
rules-clue-null = Les { noun-card.many } { $suits } n’ont ni couleur ni valeur qu’un indice puisse nommer : rien ne les désigne. Personne ne peut dire « { $names } », pas même pour signaler qu’il n’y en a pas.
rules-clue-mixed = Les { noun-card.many } { $suits } sont désignées par { $colours }.
rules-clue-in-turn = Les { noun-card.many } { $suits } sont désignées par une couleur après l’autre : { $turns }.
rules-clue-turn = { $suit } ({ $value })
rules-clue-every-value = Les { noun-card.many } { $suits } comptent pour toutes les valeurs : quelle que soit la valeur nommée, on les montre avec elle.
rules-clue-no-value = Aucune valeur ne désigne les { noun-card.many } { $suits } : seules les couleurs le font.
rules-reach-colours = { $reach ->
       *[nothing] Ici, les couleurs ne désignent rien du tout ; on peut les nommer quand même.
        [with-values] Chaque couleur désigne aussi la valeur qui est à sa place, quelle que soit la couleur de { noun-card.the } : { $turns }.
    }
rules-reach-values = { $reach ->
       *[nothing] Ici, les valeurs ne désignent rien du tout ; on peut les nommer quand même.
        [lower] Chaque valeur désigne aussi toutes les valeurs inférieures.
        [higher] Chaque valeur désigne aussi toutes les valeurs supérieures.
        [parity] Une valeur impaire désigne toutes les impaires, une valeur paire toutes les paires.
    }
rules-special-colours = { $touched ->
       *[every] Chaque { $value } compte pour toutes les couleurs : quelle que soit la couleur nommée, on le montre avec elle.
        [none] Aucune couleur ne désigne un { $value }.
    }
rules-special-values = { $touched ->
       *[every] Chaque { $value } compte pour toutes les valeurs : quelle que soit la valeur nommée, on le montre avec elle.
        [none] Aucune valeur ne désigne un { $value }.
        [in-turn] Un { $value } est désigné par une autre valeur dans chaque couleur : { $turns }.
    }
rules-special-suits-first = Ce qui vaut pour toutes les { noun-card.many } d’une couleur l’emporte sur ce qui vaut pour une valeur.
rules-clue-empty = Les indices vides sont autorisés : vous pouvez dire à quelqu’un qu’il n’y a aucun 4 dans sa main, par exemple, ou rien d’une couleur que l’on peut nommer, et cela coûte autant. C’est possible même pour une main vide.
rules-clue-touch = Les indices vides ne sont pas autorisés : il faut au moins une { noun-card } à montrer.

## Défausser

rules-discard = { $tokens ->
        [0] Comme il n’y a rien à récupérer, personne ne peut défausser.
       *[other] Posez une { noun-card } de votre main face visible sur la défausse. Vous pouvez alors { phrase-return-token }. Tant que { phrase-all-tokens }, il est interdit de défausser.
    }

## Jouer

rules-play = Choisissez une { noun-card } de votre main et révélez-la. Inutile de savoir d’avance ce que c’est.
rules-play-fits = Si c’est exactement la { noun-card } que son feu d’artifice attend, elle y prend place.
rules-play-strike = Sinon, elle va dans la défausse, et vous devez { phrase-take-strike }.
rules-play-announce = Avant de la révéler, vous pouvez annoncer sa couleur, l’une de celles-ci : { $suits }.
rules-play-announce-right = Si l’annonce est juste et que la { noun-card } convient, vous pouvez { phrase-return-token }, et une seconde fois si le feu d’artifice est alors complet. Il n’y a jamais plus de { count-tokens } ; le surplus est perdu.
rules-play-announce-right-once = Si l’annonce est juste et que la { noun-card } convient, vous pouvez { phrase-return-token }. Il n’y a jamais plus de { count-tokens } ; le surplus est perdu.
rules-play-announce-wrong = Si l’annonce est fausse, la { noun-card } est défaussée et vous devez { phrase-take-strike }, même si elle aurait convenu. Si la couleur est juste mais que la { noun-card } ne convient pas, c’est une erreur comme une autre.
rules-play-announce-every = Pour les { noun-card.many } { $suits }, seule l’annonce « { $names } » est juste.

## Bonus

rules-bonus-completed = Qui pose la dernière { noun-card } d’un feu d’artifice peut { phrase-return-token }, gratuitement. Si { phrase-all-tokens }, il n’y a rien à gagner.
rules-bonus-completed-down = Qui complète un feu d’artifice en descendant, avec son 1, peut { phrase-return-token }, gratuitement. Si { phrase-all-tokens }, il n’y a rien à gagner.
rules-bonus-tile = Qui complète un feu d’artifice avec son 5 révèle la { noun-bonus } suivante au lieu de récupérer { noun-token.a }. La même personne l’applique aussitôt, avant que quiconque pioche ou fasse autre chose ; la tuile est ensuite mise de côté.
rules-bonus-won = Compléter le dernier feu d’artifice ouvert gagne le spectacle sur-le-champ, sans révéler de tuile.
rules-bonus-out = Quand il ne reste plus de { noun-bonus }, vous pouvez { phrase-return-token } à la place.
rules-bonus-announced = Un 5 annoncé qui complète un feu d’artifice rapporte d’abord { noun-token.a }, puis révèle la tuile.
rules-bonus-tiles = Les tuiles :
rules-bonus-tile-item = { $number ->
        [one] - { $tile } : { $effect }.
       *[other] - { $tile } ({ $number } exemplaires) : { $effect }.
    }
rules-bonus-clue = Un indice gratuit suit toutes les règles des indices, sauf le prix. S’il est possible d’en donner un, il le faut ; sinon, la tuile est perdue.
rules-bonus-reshuffle = On ne peut pas renoncer à « { tile-reshuffle } ». Si la pioche est vide, vous pouvez jouer la { noun-card } au lieu de la remélanger.
rules-bonus-replay = On peut renoncer à jouer depuis la défausse. Si vous renoncez, ou si votre choix ne convient pas, la tuile est perdue, sans autre conséquence. Si un 5 ainsi joué complète un feu d’artifice, on révèle aussitôt la tuile suivante.
rules-bonus-replay-announced = Ce que l’on joue depuis la défausse ne s’annonce pas.
rules-bonus-no-pile = Si la défausse est vide, une tuile qui en a besoin est perdue.

## Fin de la partie

rules-end-strikes = Dès que { phrase-struck-out }, le spectacle est fini, et perdu.
rules-end-victory = { $number ->
        [one] Dès que le feu d’artifice est complet, le spectacle est fini, et gagné.
       *[other] Dès que les { $number } feux d’artifice sont complets, le spectacle est fini, et gagné.
    }
rules-end-last-round = Quand quelqu’un prend la dernière { noun-card } de la pioche, tout le monde joue encore exactement un tour, cette personne aussi. On ne pioche plus pendant ce dernier tour, et le spectacle se termine ensuite.
rules-end-dealt-out = Si la distribution vide la pioche (à { $players }), le dernier tour commence aussitôt.
rules-end-play-on = Une pioche vide ne met fin à rien : vous continuez, avec des mains de plus en plus petites, jusqu’à ce que le spectacle soit gagné ou perdu.
rules-end-indispensable = Le spectacle est aussi perdu, sur-le-champ, quand le dernier exemplaire d’une { noun-card } dont son feu d’artifice a encore besoin arrive dans la défausse, qu’il soit défaussé ou joué par erreur.
rules-end-indispensable-tiles = C’est vrai même si une { noun-bonus } encore cachée aurait pu le récupérer.
rules-end-deadlock = Et il est perdu quand quelqu’un doit jouer avec une main vide et que { phrase-no-token }.
rules-end-agreed = Vous pouvez aussi décider d’arrêter avant.

## Score

rules-score-top = Chaque feu d’artifice vaut autant de points que sa plus haute { noun-card }. Additionnez-les.
rules-score-some-top = Un feu d’artifice en { $suits } vaut autant de points que sa plus haute { noun-card }.
rules-score-count = Un feu d’artifice en { $suits } vaut un point par { noun-card } posée.
rules-score-penalty = Un feu d’artifice en { $suits } ne vaut rien, mais chaque { noun-card } qui y manque coûte un point. Le score ne descend jamais sous 0, et il se compte en points « poudre noire ».
rules-score-maximum = Un spectacle parfait vaut { count-points }.
rules-score-strikeout = { $strikeout ->
       *[zero] Un spectacle perdu à cause des { noun-strike.many } vaut 0 point, quoi qu’il y ait sur la table.
        [tally] Un spectacle perdu à cause des { noun-strike.many } garde les points qui sont sur la table.
    }
rules-score-perfect = Seul un spectacle parfait compte : toute autre fin vaut 0 point.

## Appréciations

rules-rating-intro = Voici comment le public le reçoit :
rules-rating-band = { $points } : { $line }
rules-rating-perfect = Aucune : le spectacle est parfait, ou il est perdu.
rules-rating-none = Aucune : l’échelle est faite pour un maximum de 25 ou 30 points.
