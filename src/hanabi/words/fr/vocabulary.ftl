### Les objets du jeu, comme chaque édition les appelle. Chaque message reçoit `$edition`.
###
### « carte » et « tuile » sont féminins : les phrases peuvent s’accorder sans savoir de laquelle il s’agit.
### « jeton » est masculin, mais l’édition Deluxe parle de « tuile Horloge » : devant `noun-token`, pas d’article.

noun-token = { $edition ->
       *[cocktail] jeton
        [swedish] jeton bleu
        [abacus] jeton Indice
        [deluxe] tuile Horloge
        [show] jeton INDICE
    }
    .a = { $edition ->
       *[cocktail] un jeton
        [swedish] un jeton bleu
        [abacus] un jeton Indice
        [deluxe] une tuile Horloge
        [show] un jeton INDICE
    }
    .many = { $edition ->
       *[cocktail] jetons
        [swedish] jetons bleus
        [abacus] jetons Indice
        [deluxe] tuiles Horloge
        [show] jetons INDICE
    }
    .short = { $edition ->
       *[cocktail] jetons
        [swedish] bleus
        [abacus] indices
        [deluxe] horloges
        [show] INDICE
    }
noun-strike = { $edition ->
       *[cocktail] carte rouge
        [swedish] jeton rouge
        [abacus] jeton Orage
        [deluxe] tuile Mèche
        [show] tuile ERREUR
    }
    .many = { $edition ->
       *[cocktail] cartes rouges
        [swedish] jetons rouges
        [abacus] jetons Orage
        [deluxe] tuiles Mèche
        [show] tuiles ERREUR
    }
    .short = { $edition ->
       *[cocktail] rouges
        [swedish] rouges
        [abacus] orages
        [deluxe] mèches
        [show] ERREUR
    }
noun-card = { $edition ->
       *[cocktail] carte
        [deluxe] tuile
    }
    .a = une { noun-card }
    .the = la { noun-card }
    .many = { noun-card }s
noun-deck = pioche
    .the = la pioche
noun-clue = indice
    .a = un indice
    .the = l’indice
    .many = indices
noun-firework = feu d’artifice
    .a = un feu d’artifice
    .the = le feu d’artifice
    .many = feux d’artifice
noun-bonus = { $edition ->
       *[cocktail] tuile bonus
        [show] tuile BONUS
    }
    .a = une { noun-bonus }
    .the = la { noun-bonus }
    .many = { $edition ->
       *[cocktail] tuiles bonus
        [show] tuiles BONUS
    }

## Les nombres. En français, 0 et 1 sont au singulier.

count-tokens = { $tokens ->
        [one] { $tokens } { noun-token }
       *[other] { $tokens } { noun-token.many }
    }
count-strikes = { $strikes ->
        [one] { $strikes } { noun-strike }
       *[other] { $strikes } { noun-strike.many }
    }
count-cards = { $cards ->
        [one] { $cards } { noun-card }
       *[other] { $cards } { noun-card.many }
    }
count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce que l’on fait des jetons, à l’infinitif, et comment ils se trouvent quand il en reste tous ou aucun

phrase-spend-token = { $edition ->
       *[cocktail] retirer un jeton du couvercle
        [swedish] retirer un jeton bleu du couvercle
        [abacus] retourner un jeton Indice sur sa face noire
        [deluxe] retourner une tuile Horloge face cachée
        [show] retirer un jeton INDICE du sac
    }
phrase-return-token = { $edition ->
       *[cocktail] remettre un jeton dans le couvercle
        [swedish] remettre un jeton bleu dans le couvercle
        [abacus] retourner un jeton Indice sur sa face blanche
        [deluxe] retourner une tuile Horloge face visible
        [show] remettre un jeton INDICE sur le sac
    }
phrase-no-token = { $edition ->
       *[cocktail] plus aucun jeton n’est dans le couvercle
        [swedish] plus aucun jeton bleu n’est dans le couvercle
        [abacus] plus aucun jeton Indice ne montre sa face blanche
        [deluxe] plus aucune tuile Horloge n’est face visible
        [show] plus aucun jeton INDICE n’est sur le sac
    }
phrase-all-tokens = { $edition ->
       *[cocktail] tous les jetons sont dans le couvercle
        [swedish] tous les jetons bleus sont dans le couvercle
        [abacus] tous les jetons Indice montrent leur face blanche
        [deluxe] toutes les tuiles Horloge sont face visible
        [show] tous les jetons INDICE sont sur le sac
    }
phrase-take-strike = { $edition ->
       *[cocktail] retourner une carte rouge
        [swedish] mettre un jeton rouge dans le couvercle
        [abacus] retourner un jeton Orage côté éclair
        [deluxe] retourner la tuile Mèche du dessus
        [show] retourner une tuile ERREUR sur sa face rouge
    }
phrase-mend-strike = { $edition ->
       *[cocktail] remettre une carte rouge à l’endroit
        [swedish] retirer un jeton rouge du couvercle
        [abacus] remettre un jeton Orage à l’endroit
        [deluxe] remettre une tuile Mèche à l’endroit
        [show] remettre une tuile ERREUR sur sa face bleue
    }
phrase-struck-out = { $edition ->
       *[cocktail] { $strikes ->
            [one] { $strikes } carte rouge est retournée
           *[other] { $strikes } cartes rouges sont retournées
        }
        [swedish] { $strikes ->
            [one] { $strikes } jeton rouge est dans le couvercle
           *[other] { $strikes } jetons rouges sont dans le couvercle
        }
        [abacus] { $strikes ->
            [one] { $strikes } jeton Orage montre son éclair
           *[other] { $strikes } jetons Orage montrent leur éclair
        }
        [deluxe] { $strikes ->
            [one] { $strikes } tuile Mèche est retournée et que l’explosion apparaît
           *[other] { $strikes } tuiles Mèche sont retournées et que l’explosion apparaît
        }
        [show] { $strikes ->
            [one] { $strikes } tuile ERREUR est rouge
           *[other] { $strikes } tuiles ERREUR sont rouges
        }
    }

## Les couleurs : après une valeur (3 vert), `.clue` comme nom (le vert), `.many` après « cartes » ou « tuiles » (vertes), `.firework` après « feu d’artifice » (vert).

suit-white = blanc
    .clue = blanc
    .many = blanches
    .firework = blanc
suit-red = rouge
    .clue = rouge
    .many = rouges
    .firework = rouge
suit-blue = bleu
    .clue = bleu
    .many = bleues
    .firework = bleu
suit-yellow = jaune
    .clue = jaune
    .many = jaunes
    .firework = jaune
suit-green = vert
    .clue = vert
    .many = vertes
    .firework = vert
suit-multicolour = multicolore
    .clue = multicolore
    .many = multicolores
    .firework = multicolore
suit-black = noir
    .clue = noir
    .many = noires
    .firework = noir
suit-purple = violet
    .clue = violet
    .many = violettes
    .firework = violet
suit-orange = orange
    .clue = orange
    .many = orange
    .firework = orange
suit-teal = turquoise
    .clue = turquoise
    .many = turquoise
    .firework = turquoise
suit-pink = rose
    .clue = rose
    .many = roses
    .firework = rose
suit-brown = brun
    .clue = brun
    .many = brunes
    .firework = brun
suit-grey = gris
    .clue = gris
    .many = grises
    .firework = gris
suit-omni = omni
    .clue = omni
    .many = omni
    .firework = omni
suit-null = néant
    .clue = néant
    .many = néant
    .firework = néant
suit-muddy-rainbow = arc-en-ciel boueux
    .clue = arc-en-ciel boueux
    .many = arc-en-ciel boueux
    .firework = arc-en-ciel boueux
suit-light-pink = rose clair
    .clue = rose clair
    .many = rose clair
    .firework = rose clair
suit-prism = prisme
    .clue = prisme
    .many = prisme
    .firework = prisme
suit-dark-pink = rose foncé
    .clue = rose foncé
    .many = rose foncé
    .firework = rose foncé
suit-dark-brown = brun foncé
    .clue = brun foncé
    .many = brun foncé
    .firework = brun foncé
suit-dark-omni = omni foncé
    .clue = omni foncé
    .many = omni foncé
    .firework = omni foncé
suit-dark-null = néant foncé
    .clue = néant foncé
    .many = néant foncé
    .firework = néant foncé
suit-cocoa-rainbow = arc-en-ciel cacao
    .clue = arc-en-ciel cacao
    .many = arc-en-ciel cacao
    .firework = arc-en-ciel cacao
suit-grey-pink = rose grisé
    .clue = rose grisé
    .many = rose grisé
    .firework = rose grisé
suit-dark-prism = prisme foncé
    .clue = prisme foncé
    .many = prisme foncé
    .firework = prisme foncé
suit-tomato = tomate
    .clue = tomate
    .many = tomate
    .firework = tomate
suit-mahogany = acajou
    .clue = acajou
    .many = acajou
    .firework = acajou
suit-carrot = carotte
    .clue = carotte
    .many = carotte
    .firework = carotte
suit-emerald = émeraude
    .clue = émeraude
    .many = émeraude
    .firework = émeraude
suit-olive = olive
    .clue = olive
    .many = olive
    .firework = olive
suit-berry = myrtille
    .clue = myrtille
    .many = myrtille
    .firework = myrtille
suit-navy = marine
    .clue = marine
    .many = marine
    .firework = marine
suit-sky = ciel
    .clue = ciel
    .many = ciel
    .firework = ciel
suit-ice = glacier
    .clue = glacier
    .many = glacier
    .firework = glacier
suit-aqua = aigue-marine
    .clue = aigue-marine
    .many = aigue-marine
    .firework = aigue-marine
suit-ocean = océan
    .clue = océan
    .many = océan
    .firework = océan
suit-tangerine = mandarine
    .clue = mandarine
    .many = mandarine
    .firework = mandarine
suit-peach = pêche
    .clue = pêche
    .many = pêche
    .firework = pêche
suit-ruby = rubis
    .clue = rubis
    .many = rubis
    .firework = rubis
suit-yam = igname
    .clue = igname
    .many = igname
    .firework = igname
suit-geas = geas
    .clue = geas
    .many = geas
    .firework = geas
suit-beatnik = beatnik
    .clue = beatnik
    .many = beatnik
    .firework = beatnik
suit-plum = prune
    .clue = prune
    .many = prune
    .firework = prune
suit-taupe = taupe
    .clue = taupe
    .many = taupe
    .firework = taupe
suit-gold = or
    .clue = or
    .many = or
    .firework = or
suit-violet = violette
    .clue = violette
    .many = violette
    .firework = violette
suit-magenta = magenta
    .clue = magenta
    .many = magenta
    .firework = magenta
suit-cardinal = cardinal
    .clue = cardinal
    .many = cardinal
    .firework = cardinal
suit-maroon = bordeaux
    .clue = bordeaux
    .many = bordeaux
    .firework = bordeaux
suit-lime = citron vert
    .clue = citron vert
    .many = citron vert
    .firework = citron vert
suit-jungle = jungle
    .clue = jungle
    .many = jungle
    .firework = jungle
suit-jade = jade
    .clue = jade
    .many = jade
    .firework = jade
suit-tan = havane
    .clue = havane
    .many = havane
    .firework = havane
suit-cyan = cyan
    .clue = cyan
    .many = cyan
    .firework = cyan
suit-indigo = indigo
    .clue = indigo
    .many = indigo
    .firework = indigo
suit-cobalt = cobalt
    .clue = cobalt
    .many = cobalt
    .firework = cobalt

## Cartes et indices

card-face = { $value } { $suit }
card-places = { $number ->
        [one] { noun-card } { $places }
       *[other] { noun-card.many } { $places }
    }
card-unplaced = nº { $id }
clue-colour = { $suit }
clue-value = { $value }
clue-no-colour = rien en { $suit }
clue-no-value = aucun { $value }
clue-odd = impair
clue-even = pair
clue-no-odd = rien d’impair
clue-no-even = rien de pair
clue-hollow = { $clue }, qui ne désigne rien ici

## Énumérations

list-comma = { $rest }, { $next }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
