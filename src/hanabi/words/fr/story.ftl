### Le récit d’une partie : ce qui l’a décidée, et quels indices ont mené à des cartes jouées.

## Ce qu’un moment a changé, après la phrase du journal

story-lost = { $points ->
        [one] { $points } point est désormais hors d’atteinte.
       *[other] { $points } points sont désormais hors d’atteinte.
    }
story-won-back = { $points ->
        [one] { $points } point redevient possible.
       *[other] { $points } points redeviennent possibles.
    }
story-late = À partir d’ici, il ne reste plus assez de tours pour tout atteindre.
story-first = Le spectacle commence.
story-clue-led = { $cards } de ces { noun-card.many } seront jouées.
story-clue = { $giver } → { $target }, { $clue } : { $cards }

## Ce que sont devenus les points et les indices

story-sum-lost = { $points ->
        [one] { $points } point sur { $maximum } a été perdu dans la défausse.
       *[other] { $points } points sur { $maximum } ont été perdus dans la défausse.
    }
story-sum-unplayed = { $points ->
        [one] { $points } point restait encore possible à la fin.
       *[other] { $points } points restaient encore possibles à la fin.
    }
story-sum-clues = { $clues ->
        [one] { $clues } indice a fait jouer
       *[other] { $clues } indices ont fait jouer
    } { count-cards }.

## Ce que chacun a fait, en têtes de colonnes

story-player = Nom
story-placed = Jouées
story-unclued = Sans indice
story-strikes = Erreurs
story-discards = Défaussées
story-given = Indices
story-led = Jouées grâce à eux

## Sur la page

page-story = Le récit
page-story-losses = Pertes et erreurs
page-story-clues = Qui a indiqué quoi
page-story-tiles = Tuiles bonus
page-story-players = Qui a fait quoi
page-story-turn = Tour { $turn }
