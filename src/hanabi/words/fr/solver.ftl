### Ce que dit le solveur, toutes cartes ouvertes : si un score est accessible, et sinon pourquoi.

solver-works = Calcul en cours : { $seconds } s au plus ; Ctrl-C l’arrête.
verdict-winnable = { $points ->
        [one] { $points } point est accessible.
       *[other] { $points } points sont accessibles.
    }
verdict-unwinnable = { $points ->
        [one] Même { $points } point est hors d’atteinte.
       *[other] { $points } points sont hors d’atteinte.
    }
verdict-unwinnable-because = { $points ->
        [one] Même { $points } point est hors d’atteinte : { $cause }.
       *[other] { $points } points sont hors d’atteinte : { $cause }.
    }
verdict-undecided = { $points ->
        [one] Le temps accordé n’a pas suffi pour savoir si { $points } point est accessible.
       *[other] Le temps accordé n’a pas suffi pour savoir si { $points } points sont accessibles.
    }

## Pourquoi, après deux-points

cause-over = la partie est finie
cause-lost-card = il n’y a plus de { $card }
cause-pace = il reste moins de tours que de { noun-card.many } à jouer
cause-too-deep = le { $card } est trop loin dans la pioche
cause-too-many-deep = trop de { noun-card.many } nécessaires sont loin dans la pioche
cause-hands-full = avant la pioche du { $card }, il faudrait garder plus de { noun-card.many } que toutes les mains n’en contiennent

## Tour par tour

verdict-of-deal = Au départ : { $verdict }
verdict-after-turn = Après le tour { $turn } : { $verdict }
verdict-given-away = Perdue au tour { $turn } par { $name } : { $move }
