### Une phrase pour chaque chose qui arrive.

event-hand-dealt = { $player } reçoit : { $cards }.
event-hand-dealt-hidden = { $player } reçoit { count-cards }.
event-card-drawn = { $player } pioche un { $card }.
event-card-drawn-hidden = { $player } pioche { noun-card.a }.
event-turn-began = Tour { $turn } : { $player }.

event-clue-given = { $giver } donne un indice à { $target } : { $clue }, { $cards }.
event-clue-given-empty = { $giver } donne un indice à { $target } : { $clue }.
event-clue-given-free = { $giver } donne un indice gratuit à { $target } : { $clue }, { $cards }.
event-clue-given-free-empty = { $giver } donne un indice gratuit à { $target } : { $clue }.

event-card-placed = { $player } joue sa { $place } : { $card }, qui convient.
event-card-placed-announced = { $player } annonce { $announced } et joue sa { $place } : { $card }, comme annoncé.
event-card-misplayed = { $player } joue sa { $place } : { $card }, qui ne convient pas.
event-card-misplayed-announced = { $player } annonce { $announced } et joue sa { $place } : { $card }, la bonne couleur, mais qui ne convient pas.
event-card-misplayed-wrong-colour = { $player } annonce { $announced } et joue sa { $place } : { $card }, la mauvaise couleur.
event-card-discarded = { $player } défausse sa { $place } : { $card }.
event-firework-completed = Le feu d’artifice { $suit } est complet.

event-token-spent = { $edition ->
       *[cocktail] Un jeton quitte le couvercle : { $left } en réserve.
        [swedish] Un jeton bleu quitte le couvercle : { $left } en réserve.
        [abacus] Un jeton Indice passe au noir : { $left } encore côté blanc.
        [deluxe] Une tuile Horloge est retournée : { $left } encore face visible.
        [show] Un jeton INDICE quitte le sac : { $left } en réserve.
    }
event-token-returned = { $edition ->
       *[cocktail] Un jeton revient dans le couvercle : { $left } sur { $tokens }.
        [swedish] Un jeton bleu revient dans le couvercle : { $left } sur { $tokens }.
        [abacus] Un jeton Indice repasse au blanc : { $left } sur { $tokens }.
        [deluxe] Une tuile Horloge redevient visible : { $left } sur { $tokens }.
        [show] Un jeton INDICE revient sur le sac : { $left } sur { $tokens }.
    }
event-token-forfeited = Rien à récupérer : { phrase-all-tokens }.
event-strike-taken = { $edition ->
       *[cocktail] Une carte rouge est retournée : { $strikes } sur { $limit }.
        [swedish] Un jeton rouge va dans le couvercle : { $strikes } sur { $limit }.
        [abacus] Un éclair ! Un jeton Orage est retourné : { $strikes } sur { $limit }.
        [deluxe] La mèche raccourcit ; tuiles Mèche retournées : { $strikes } sur { $limit }.
        [show] Une tuile ERREUR passe au rouge : { $strikes } sur { $limit }.
    }
event-strike-mended = { $edition ->
       *[cocktail] Une carte rouge est remise à l’endroit : { $strikes } sur { $limit }.
        [swedish] Un jeton rouge quitte le couvercle : { $strikes } sur { $limit }.
        [abacus] Le ciel se dégage, un jeton Orage est remis à l’endroit : { $strikes } sur { $limit }.
        [deluxe] La mèche est réparée ; tuiles Mèche retournées : { $strikes } sur { $limit }.
        [show] Une tuile ERREUR repasse au bleu : { $strikes } sur { $limit }.
    }

event-tile-revealed = { $player } révèle la { noun-bonus } « { $tile } » et peut { $effect }. Encore face cachée : { $left }.
event-tile-lost = Pour { $player }, la { noun-bonus } « { $tile } » est perdue.
event-card-reshuffled = { $player } remélange un { $card } de la défausse dans la pioche.
event-card-replayed = { $player } joue un { $card } de la défausse, qui convient.

event-hand-rearranged = { $number ->
        [0] { $player } réorganise une main vide.
       *[other] { $player } réorganise sa main : { $order }.
    }
event-last-round-began = { $turns ->
        [one] La pioche est vide : il reste { $turns } tour.
       *[other] La pioche est vide : il reste { $turns } tours, un par personne.
    }

## La fin : ce que valait le spectacle

outcome-score = Score : { $score } sur { $maximum }.
outcome-score-black-powder = Score : { $score } sur { $maximum } points « poudre noire ».

## Quand un coup est repris

taken-back = { $actions ->
        [one] { $name } a repris son dernier coup.
       *[other] { $name } a repris { $actions } coups.
    }
