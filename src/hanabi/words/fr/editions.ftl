### Les éditions imprimées, leurs extensions, les tuiles bonus, et les façons dont un spectacle se termine.

edition-cocktail = Hanabi (Cocktail Games)
edition-cocktail-about = Le jeu de base avec jetons et cartes rouges ; chaque indice doit désigner au moins une carte.
edition-swedish = Hanabi, édition suédoise
edition-swedish-about = Jetons bleus et rouges, indices vides autorisés, et trois extensions bien à elle.
edition-abacus = Hanabi (Abacusspiele)
edition-abacus-about = Jetons Indice contre jetons Orage : les indices vides sont autorisés, et si l’orage éclate, il ne vous reste rien.
edition-deluxe = Hanabi Deluxe (R&R Games)
edition-deluxe-about = De belles tuiles, une horloge et une mèche qui brûle ; quatre variantes, dont trois avec une série multicolore.
edition-show = Hanabi Deluxe : What a Show!
edition-show-about = La grande boîte : cartes multicolores et noires, tuiles BONUS, et indices vides autorisés.

rules-name-house = Règles maison

addon-crowning-piece = Le clou du spectacle
addon-crowning-piece-about = Pas de dernier tour : on joue jusqu’à ce que le spectacle soit parfait ou perdu.
addon-till-sista-droppen = Jusqu’à la dernière goutte
addon-till-sista-droppen-about = La pioche vide ne vous arrête pas : le spectacle finit parfait ou perdu.
addon-minutios-koreografi = Chorégraphie minutieuse
addon-minutios-koreografi-about = Annoncez la couleur de la carte que vous jouez : un bonus si elle est juste, une erreur sinon.
addon-kaskad-av-farger = Cascade de couleurs
addon-kaskad-av-farger-about = Une sixième couleur avec une seule carte de chaque valeur.
addon-variant-1 = Variante 1
addon-variant-1-about = Une sixième série, multicolore, qui se joue comme les autres.
addon-variant-2 = Variante 2
addon-variant-2-about = Une série multicolore avec un seul exemplaire de chaque valeur.
addon-variant-3 = Variante 3
addon-variant-3-about = Une série multicolore que toute couleur désigne et que personne ne peut nommer.
addon-variant-4 = Variante 4
addon-variant-4-about = Pas de dernier tour ; seul un spectacle parfait compte.
addon-final-flourish = Bouquet final
addon-final-flourish-about = Parfait ou rien : le spectacle continue une fois la dernière carte piochée.
addon-colour-avalanche = Avalanche de couleurs
addon-colour-avalanche-about = Dix cartes multicolores qui comptent pour toutes les couleurs et que l’on ne nomme jamais.
addon-black-powder = Poudre noire
addon-black-powder-about = Dix cartes noires sans couleur, posées de 5 à 1 ; chacune qui manque coûte un point.
addon-flamboyants = Les 5 flamboyants
addon-flamboyants-about = Un feu d’artifice complété par un 5 révèle l’une des six tuiles BONUS.

tile-clue = { $edition ->
       *[cocktail] Jeton en plus
        [deluxe] Tuile en plus
    }
tile-clue-effect = { phrase-return-token }
tile-mend = Réparation
tile-mend-effect = { phrase-mend-strike }, s’il y a quelque chose à réparer, et dans tous les cas { phrase-return-token }
tile-colour-clue = Indice de couleur
tile-colour-clue-effect = donner gratuitement un indice de couleur à quelqu’un
tile-value-clue = Indice de valeur
tile-value-clue-effect = donner gratuitement un indice de valeur à quelqu’un
tile-reshuffle = Retour à la pioche
tile-reshuffle-effect = mélanger dans la pioche { noun-card.a } défaussée au choix
tile-replay = Rappel
tile-replay-effect = jouer { noun-card.a } défaussée au choix, si elle convient

reason-victory = Tous les feux d’artifice sont complets : un triomphe !
reason-last-round = Le dernier tour est terminé.
reason-strikes = { $edition ->
       *[cocktail] La dernière carte rouge est retournée : le spectacle est perdu.
        [swedish] Le dernier jeton rouge est dans le couvercle : le spectacle est perdu.
        [abacus] L’orage éclate : le spectacle est perdu.
        [deluxe] La mèche a brûlé jusqu’à la poudre : le spectacle est perdu.
        [show] La dernière tuile ERREUR est rouge : le spectacle est perdu.
    }
reason-indispensable = Une { noun-card } irremplaçable a disparu : le spectacle est perdu.
reason-deadlock = Plus rien n’est possible, ni { noun-card } à jouer ni { noun-token } à dépenser : le spectacle est perdu.
reason-ended = Vous avez décidé d’en rester là.
outcome-tally = Il y avait { count-points } sur la table.
