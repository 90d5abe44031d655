### Conseils : ce qu’un bot ferait à la place de qui le lui demande, et pourquoi

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

## À la table dans le navigateur

page-advice = Conseil
page-advice-about = Demander au bot friend ce qu’il ferait à votre place, et pourquoi
page-advice-of = Conseil du bot friend
page-advice-thinking = friend réfléchit…
page-key-hint = demander conseil à son tour
page-hints = On peut demander conseil au bot friend
page-option-hints = Conseils du bot friend
page-hints-note = À son tour, on peut demander au bot friend ce qu’il ferait.
page-problem-no-hints = À cette table, il n’y a pas de conseils.
page-problem-no-hint = Le bot n’a pas de conseil pour l’instant.

## Dans le terminal

terminal-hint = { $bot } : { $advice }
terminal-no-hints = Il n’y a pas de conseils dans cette partie.
terminal-hint-unavailable = Pas de conseils possibles ici. Détails techniques : { $reason }
