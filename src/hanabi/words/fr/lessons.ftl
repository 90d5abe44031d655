### Les leçons : de courtes positions pour apprendre le jeu. Ada, c’est la personne qui apprend ; Ume et Kai jouent avec elle.
###
### Chaque scène est un message : son titre, ce qu’il faut savoir, la consigne, pourquoi un coup est bon et pourquoi d’autres ne le sont pas.

## La première leçon

lesson-first = Votre première partie
    .about = Sept coups à une vraie table, et vous saurez jouer à Hanabi.

lesson-first-hands = Vous voyez toutes les mains sauf la vôtre
    .text = Vous êtes Ada et vous jouez avec Ume et Kai. Vous voyez leurs cartes, ils voient les vôtres, mais personne ne voit les siennes. Ensemble, vous composez cinq feux d’artifice, un par couleur, carte après carte, du 1 au 5. Rien n’est encore posé : n’importe quel 1 convient.
    .task = Ume a un 1 et ne le sait pas. Donnez-lui un indice à ce sujet.
    .right = Ume a compris et l’a joué : le feu d’artifice rouge est lancé. Chaque indice coûte un jeton, et l’équipe en a { $tokens }.
    .wrong = C’est permis, mais cela n’avance pas Ume. Sa carte 3 est le 1 rouge.
    .wrong-play = Vous ne voyez pas vos cartes : c’était jouer à l’aveugle. Une carte qui ne convient pas est perdue, et il faut { phrase-take-strike }. À la troisième, la partie est finie.
    .wrong-kai = Kai n’a encore rien à jouer. Ume, si : le 1 rouge.

lesson-first-touch = Un indice montre tout ce qui correspond
    .text = Vous nommez une couleur ou un nombre, et l’indice montre toutes les cartes de la main qui correspondent. Impossible d’en oublier une. Kai a trois cartes jaunes, mais une seule peut être jouée maintenant : le 1.
    .task = Donnez à Kai un indice qui ne laisse aucun doute sur la carte à jouer.
    .right = Il n’y a qu’un seul 1 dans cette main : Kai a su tout de suite de quoi vous parliez.
    .wrong = Kai ne sait toujours rien du 1 jaune.
    .wrong-yellow = Jaune correspond à trois cartes. Kai ne pouvait pas deviner laquelle, et a joué la mauvaise.

lesson-first-play = Un indice pour vous
    .text = Cette fois, c’est Kai qui vous parle : votre carte 4 est un 1. Vous n’en connaissez pas la couleur, mais Kai, oui, et ne gâcherait pas un jeton pour une carte inutile.
    .task = Jouez la carte que Kai vous a montrée.
    .right = Elle convient ! Vous ne connaissiez pas la couleur, mais vous pouviez faire confiance à Kai. Qui joue une carte en pioche une autre, sans la regarder.
    .wrong = Cela peut attendre. Grâce à Kai, vous pouvez jouer la carte 4 tout de suite.
    .wrong-play = Vous ne savez rien de cette carte. Kai parlait de la carte 4.
    .wrong-away = C’est justement la carte que Kai voulait vous voir jouer. La voilà dans la défausse.
    .wrong-discard = On défausse quand il n’y a rien de mieux à faire. La carte 4 peut être jouée tout de suite.

lesson-first-discard = Quand il n’y a plus de jetons
    .text = Tous les jetons sont dépensés : plus personne ne peut donner d’indice. Défausser une carte permet d’en récupérer un. D’habitude, on défausse sa plus vieille carte sans indice. Les nouvelles se rangent à la fin : votre plus vieille est donc la carte 1.
    .task = Récupérez un jeton : défaussez votre plus vieille carte sans indice.
    .right = Vous avez de nouveau un jeton, et Ume en a fait bon usage. Un 4 vert est parti, mais il y en a un autre.
    .wrong = Cela rapporte bien un jeton. Mais votre équipe s’attend à voir partir la carte 1, et ne peut vous prévenir à temps que si elle peut compter dessus.
    .wrong-play = Vous ne savez pas si cette carte convient. La voilà perdue, et il n’y a toujours pas de jeton.
    .wrong-five = Vous saviez que c’était un 5, et il n’y en a qu’un par couleur. Le feu d’artifice blanc ne pourra plus être terminé.

lesson-first-last = La dernière de son espèce
    .text = Dans chaque couleur, il y a trois 1, deux 2, deux 3, deux 4, mais un seul 5. Un 3 jaune est déjà dans la défausse. L’autre est la carte 1 de Kai : justement celle que Kai va défausser.
    .task = Prévenez Kai avant qu’il ne soit trop tard.
    .right = Kai a gardé le 3 jaune et défaussé une autre carte. Les 25 points sont toujours possibles.
    .wrong = Kai ne se doutait de rien et a défaussé le 3 jaune. Le feu d’artifice jaune ne dépassera jamais le 2.
    .wrong-kai = Cet indice ne montre pas la carte 1, et Kai l’a défaussée. Le feu d’artifice jaune ne dépassera jamais le 2.

lesson-first-focus = De quelle carte s’agit-il ?
    .text = Kai dit rouge et montre deux de vos cartes. Il manque le 2 au feu d’artifice rouge, mais lequel est-ce ? Un indice parle d’une seule carte. S’il montre votre plus vieille carte sans indice, c’est celle-là ; sinon, c’est la plus récente de celles qu’il montre. Votre plus vieille est la carte 1, et Kai ne l’a pas montrée.
    .task = Jouez la carte dont parle Kai.
    .right = Le 2 rouge ! Et vous savez aussi que la carte 2 est rouge : cela vous servira plus tard.
    .wrong = Kai voudrait que vous jouiez une carte maintenant : la carte 4, la plus récente des deux.
    .wrong-older = Les deux sont rouges, mais c’est la plus récente qui compte : la carte 4. La carte 2 était le 4 rouge.
    .wrong-play = Kai n’a pas montré cette carte.

lesson-first-end = Le dernier tour de table
    .text = La dernière carte est piochée : chacun joue encore une fois, d’abord vous, puis Ume, puis Kai. Chaque carte posée vaut un point. Vous en avez 22 sur 25, et Ume sait qu’il faut jouer le 5 jaune. Dans votre main, plus rien ne peut servir.
    .task = Faites en sorte que Kai puisse aussi jouer une carte.
    .right = Ume a terminé le feu d’artifice jaune et Kai a posé le 4 vert : 24 sur 25 ! Pour le 5 vert, il aurait fallu un tour de plus.
    .wrong = Kai ne savait pas quoi jouer, et la partie s’est terminée sur 23 points.
    .wrong-green = Vert correspond à deux cartes. Kai a joué la carte 1, qui ne convenait pas.
    .wrong-play = C’était jouer à l’aveugle, et Kai n’a rien su du 4 vert.

## La liste des leçons

lessons-line = { $key } : { $title }. { $about } { $state }
lessons-state-new = { $scenes } scènes, environ { $minutes } minutes.
lessons-state-begun = Vous en êtes à la scène { $number } sur { $scenes }.
lessons-state-done = Terminée !
lessons-how-to-start = Pour commencer ou continuer : hanabi lesson first

## Une leçon dans le terminal

command-skip-scene = passer, passe, suivant
command-again-scene = encore, recommencer
command-back-scene = retour, précédent
terminal-help-lesson = passer : à la scène suivante. encore : recommencer cette scène. retour : à la scène précédente. quitter : sortir.

lessons-how = Écrivez vos coups, par exemple : indice Ume rouge, jouer 2 ou défausser 4. Avec passer, encore et retour, vous allez d’une scène à l’autre ; avec quitter, vous sortez. Écrivez aide pour voir toutes les commandes.
lessons-scene = { $number } sur { $scenes } : { $title }
lessons-would-have = Voici ce qui se serait passé :
lessons-try-again = Rien n’est perdu, ce n’était qu’un essai. Essayez encore, ou écrivez passer.
lessons-no-sorting = Dans une leçon, votre main reste comme elle est.
lessons-go-on = Appuyez sur Entrée pour continuer.
lessons-done = Vous avez terminé la leçon « { $title } ».
lessons-offer-game = Voulez-vous jouer maintenant une vraie partie, avec le bot friend ? oui ou non :
lessons-left = Vous pouvez continuer quand vous voulez : hanabi lesson { $key }

## Ce que le serveur refuse

page-problem-no-such-lesson = Il n’y a pas de leçon de ce nom ici.
page-problem-no-such-scene = Cette leçon n’a pas de scène portant ce numéro.
