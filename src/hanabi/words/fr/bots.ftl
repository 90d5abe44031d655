### Les bots : ce qu’est chacun, pourquoi il a joué ainsi, et qui continue quand l’un d’eux tombe en panne.

bot-about-steady = joue ce qui est sûr et montre ce que les autres peuvent jouer
bot-about-random = joue n’importe quel coup permis
bot-about-hat = glisse dans chaque indice un message pour tout le monde ; fort avec ses semblables, une énigme pour les humains
bot-about-friend = joue selon les conventions que les gens utilisent, et dit pourquoi
bot-about-search = étudie chaque coup à fond, ce qui prend quelques secondes
bot-about-learned = joue ce qu’il a appris tout seul, aux tables pour lesquelles il s’est entraîné
bot-about-cheater = triche et voit ses propres cartes : un étalon pour les autres, pas un partenaire

## La liste des bots

bots-line = { $name } : { $about }
bots-players = De { $least } à { $most } joueurs.
bots-some-games = { $numbers } joueurs, dans { $games } des { $all } jeux imprimés.
bots-at-tables = Peut jouer à une table.
bots-not-at-tables = Ne joue pas à une table avec des humains.
bots-unavailable = Pas disponible ici : { $reason }
bots-ignored = Pas chargé : { $name }, de { $source }. Un autre bot porte déjà ce nom.
bots-score = à { $players } : { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en moyenne (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) sur { NUMBER($games) } parties
bots-score-single = à { $players } : { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en une seule partie
bots-speed = { $score }, { NUMBER($speed, maximumSignificantDigits: 3) } décisions par seconde
bots-checked = { $name } respecte les règles : { $games } parties, { $moves } coups, et { $worlds } fois d’autres cartes là où il ne pouvait pas voir.

## Pourquoi un bot a joué ainsi, dans ses propres mots. `$card` et `$clue` sont des expressions définies plus bas.

why-play-certain = Je sais que { $card } convient.
why-play-read = Je comprends { $clue } ainsi : { $card } convient.
why-play-inferred = D’après { $clue } et tout ce qui s’est passé depuis, { $card } convient.
why-play-prompted = Pour que { $clue } ait un sens, il faut d’abord jouer { noun-card.a } sur laquelle j’ai déjà un indice : { $card }.
why-play-finessed = Pour que { $clue } ait un sens, il faut d’abord jouer { noun-card.a } sur laquelle je n’ai pas d’indice : { $card }.
why-play-gamble-last-round = Pour { $card }, je n’ai pas de certitude, mais il n’y a plus rien à perdre.
why-play-forced = Je n’avais rien d’autre à faire, et { $card } a le plus de chances de convenir.

why-clue-play = J’aimerais que { $card } soit jouée.
why-clue-prompt = J’aimerais que { $card } soit jouée d’abord : il y a déjà un indice dessus, et le reste peut se déduire.
why-clue-finesse = J’aimerais que { $card } soit jouée d’abord : il n’y a pas encore d’indice dessus, mais cela peut se déduire.
why-clue-save = J’aimerais que { $card } soit gardée : on en aura besoin.
why-clue-save-five = J’aimerais que { $card } soit gardée : rien d’autre ne peut compléter ce feu d’artifice.
why-clue-save-two = J’aimerais que { $card } soit gardée : on en aura bientôt besoin.
why-clue-save-last = J’aimerais que { $card } soit gardée : c’est le dernier exemplaire.
why-clue-fix = Je voudrais éviter que { $card } soit jouée par erreur.
why-clue-useless = Je voudrais que l’on sache que { $card } ne sert plus.
why-clue-more = Je voudrais que l’on en sache plus.
why-clue-stall = Je n’avais rien de mieux à faire, et cela ne fait pas de mal.

why-discard-useless = Je sais que { $card } ne sert plus.
why-discard-duplicate = Je suppose que quelqu’un d’autre a la même chose que moi : { $card }.
why-discard-chop = Je n’avais rien de mieux à faire, et { $card } est la plus ancienne sur laquelle je n’ai pas d’indice.
why-discard-least = Je n’avais rien de mieux à faire, et { $card } est ce qui nous manquera le moins.
why-discard-last-round = Ce que je défausse n’a plus d’importance.

why-tile-place = Je joue ce qui nous aide le plus.
why-tile-reshuffle = Je reprends ce dont nous avons le plus besoin.
why-tile-decline = Je n’y vois rien d’utile.

why-search = J’ai essayé chaque coup dans beaucoup de donnes qui pourraient être la bonne, et celui-ci était le meilleur.

## Ce que l’on entend à la place pendant la partie, quand on ne doit pas en savoir plus

why-play-told = D’après { $clue }, je crois que { $card } vaut la peine d’être tentée.
why-play-untold = Je n’ai pas d’indice dessus, mais je crois que { $card } vaut la peine d’être tentée.
why-clue-fits = Je voudrais que l’on sache que { $card } peut être jouée.
why-clue-keep = Je voudrais que l’on sache que { $card } doit être gardée : c’est le dernier exemplaire.
why-clue-tell = Je voudrais que cela se sache. Je ne peux pas encore en dire plus.
why-discard-spare = Je crois que l’on peut se passer de ceci : { $card }.

why-other = Je n’ai pas de mots pour cela ; je l’appelle « { $reason } ».

## De quoi parlent les raisons

why-card-mine = ma { noun-card } { $place }
why-card-yours = votre { noun-card } { $place }
why-card-theirs = la { noun-card } { $place } chez { $name }
why-card-shown = { $card } ({ $faces })
why-clue-yours = votre indice « { $clue } »
why-clue-theirs = l’indice « { $clue } » donné par { $name }
why-clue-somebodys = l’indice « { $clue } »

## Quelqu’un d’autre continue

handover-away = { $name } n’est plus là, le bot { $bot } continue.
handover-back = { $name } est de retour et reprend sa place.
handover-left = { $name } a quitté la table, le bot { $bot } continue.
handover-failed = { $name } (le bot { $was }) est en panne, { $bot } continue.
handover-slow = { $name } (le bot { $was }) a mis trop de temps, { $bot } continue.

## Conseils : ce qu’un bot ferait à la place de qui le lui demande, et pourquoi

hint-play = À votre place, je jouerais votre { noun-card } { $place }.
hint-announce = À votre place, je jouerais votre { noun-card } { $place } comme { $suit }.
hint-discard = À votre place, je défausserais votre { noun-card } { $place }.
hint-clue = À votre place, je donnerais un indice à { $name } : { $clue }.
hint-take = À votre place, je prendrais { $card }.
hint-decline = À votre place, je ne prendrais rien.

## Les raisons qui parlent de qui a demandé. Toutes les autres sont celles que les bots donnent de leurs coups.

hint-why-play-prompted = Pour que { $clue } ait un sens, il faut d’abord jouer { noun-card.a } sur laquelle vous avez déjà un indice : { $card }.
hint-why-play-finessed = Pour que { $clue } ait un sens, il faut d’abord jouer { noun-card.a } sur laquelle vous n’avez pas d’indice : { $card }.
hint-why-play-forced = Il n’y a rien d’autre à faire, et { $card } a le plus de chances de convenir.
hint-why-clue-stall = Il n’y a rien de mieux à faire, et cela ne fait pas de mal.
hint-why-discard-duplicate = Je suppose que quelqu’un d’autre a la même chose que vous : { $card }.
hint-why-discard-chop = Il n’y a rien de mieux à faire, et { $card } est la plus ancienne sur laquelle vous n’avez pas d’indice.
hint-why-discard-least = Il n’y a rien de mieux à faire, et { $card } est ce qui nous manquera le moins.
hint-why-discard-last-round = Ce que vous défaussez n’a plus d’importance.
