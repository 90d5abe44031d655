### Pourquoi quelque chose n’est pas possible.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = C’est le tour de quelqu’un d’autre.
refusal-bonus-pending = Il faut d’abord appliquer la { noun-bonus }.
refusal-no-bonus = Aucune { noun-bonus } n’attend de choix.
refusal-no-such-card = La personne dont c’est le tour n’a pas cette { noun-card } en main.
refusal-no-such-seat = Personne n’est assis là.
refusal-clue-to-self = Vous ne pouvez pas vous donner un indice à vous-même.
refusal-no-tokens = Impossible de donner un indice : { phrase-no-token }.
refusal-all-tokens = Impossible de défausser : { phrase-all-tokens }.
refusal-not-a-clue = Cet indice n’est pas autorisé à cette table.
refusal-touches-nothing = Cet indice ne désigne aucune { noun-card }, et les indices vides ne sont pas autorisés à cette table.
refusal-no-announcing = À cette table, on n’annonce pas la couleur.
refusal-no-such-suit = La couleur annoncée n’existe pas dans cette partie.
refusal-not-discarded = Cette { noun-card } n’est pas dans la défausse.
refusal-cannot-decline = On ne peut pas renoncer à cette { noun-bonus }.
refusal-bad-order = Le nouvel ordre doit citer chaque { noun-card } de la main une fois.
refusal-not-an-action = Ce n’est pas un coup de ce jeu.
refusal-nothing-to-undo = Rien n’a encore été joué, il n’y a donc rien à reprendre.
