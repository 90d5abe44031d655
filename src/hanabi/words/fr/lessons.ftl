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

## Les coups annoncés

lesson-announcing = Annoncer ce que l’on joue
    .about = Nommez la couleur en jouant, et récupérez { noun-token.a }.

lesson-announcing-known = Si vous connaissez la couleur, dites-la
    .text = Ume a dit rouge en montrant votre carte 2 : c’est donc le 1 rouge. À cette table, vous pouvez annoncer la couleur d’une carte avant de la jouer. Si elle est juste et que la carte convient, vous récupérez { noun-token.a }.
    .task = Jouez la carte 2 en annonçant sa couleur.
    .right = Rouge, comme annoncé : voilà { noun-token.a } de récupéré. Kai en a fait autant avec le vert.
    .wrong = Ume vient de vous dire quoi jouer : la carte 2.
    .wrong-colour = Vous saviez qu’elle était rouge ! Si l’annonce est fausse, la carte est perdue et il faut { phrase-take-strike }, même si elle convenait.
    .wrong-silent = Elle convient, mais vous connaissiez la couleur. En l’annonçant, vous auriez récupéré { noun-token.a }.

lesson-announcing-guess = Sinon, mieux vaut se taire
    .text = Kai vous dit que votre carte 4 est un 1. Quatre couleurs sont possibles, et elle conviendrait dans chacune. Mais si vous annoncez la mauvaise, la carte est perdue.
    .task = Jouez la carte 4 sans prendre de risque.
    .right = Elle convient. Rien n’oblige à annoncer.
    .wrong = Kai vient de vous dire quoi jouer : la carte 4.
    .wrong-guess = La carte aurait convenu, mais l’annonce était fausse : la voilà perdue, et il a fallu { phrase-take-strike }.
    .wrong-lucky = Bien deviné ! Mais il y avait quatre couleurs possibles, et avec une mauvaise annonce la carte était perdue.

lesson-announcing-twice = La dernière carte compte double
    .text = Grâce aux indices, vous savez que votre carte 2 est le 5 rouge. Elle termine le feu d’artifice rouge, et cela seul rapporte déjà { noun-token.a }. Si vous l’annoncez, vous en gagnez un deuxième.
    .task = Terminez le feu d’artifice rouge et tirez-en le maximum.
    .right = Un pour l’annonce, un pour le feu d’artifice. Bien joué !
    .wrong = Le 5 rouge peut être joué maintenant, et vous savez quelle carte c’est.
    .wrong-colour = Cette carte est rouge, et vous le saviez. Il n’y a qu’un seul 5 rouge, et le voilà perdu.
    .wrong-silent = Le feu d’artifice est terminé, mais il n’a rapporté qu’une fois. En annonçant rouge, vous auriez gagné le double.

## La couleur qui les vaut toutes

lesson-multicolour = Les cartes { suit-multicolour.many }
    .about = Une sixième couleur qui compte pour toutes les autres et que personne ne peut nommer.

lesson-multicolour-every = Deux couleurs sur une carte
    .text = Ume dit rouge et montre votre carte 2. Kai dit bleu et montre aussi votre carte 2. Une carte ne peut être les deux que si elle est { suit-multicolour } : ces cartes comptent pour toutes les couleurs. Leur feu d’artifice n’a pas encore commencé.
    .task = Jouez la carte qui a toutes les couleurs à la fois.
    .right = Le 1 { suit-multicolour } ! Avec ce sixième feu d’artifice, 30 points sont possibles.
    .wrong = Pensez à la carte 2 : rouge et bleue à la fois, et les deux voulaient que vous le sachiez.
    .wrong-play = Personne ne vous a rien dit de cette carte. Celle qui est rouge et bleue à la fois, c’est la carte 2.

lesson-multicolour-together = Elles sont toujours montrées aussi
    .text = Personne ne peut dire « { suit-multicolour.clue } ». Quelle que soit la couleur nommée, les cartes { suit-multicolour.many } sont montrées avec. La carte 2 de Kai est le 1 { suit-multicolour }, et elle peut être jouée maintenant.
    .task = Donnez à Kai un indice qui ne montre que la carte 2.
    .right = L’indice ne montrait rien d’autre, et Kai a pu la jouer.
    .wrong = Kai ne sait toujours rien de la carte 2.
    .wrong-colour = Cette couleur correspond à deux cartes de Kai, qui a joué l’autre.

## La poudre noire

lesson-powder = La poudre noire
    .about = Un feu d’artifice noir qui descend du 5 au 1 et qu’aucune couleur ne peut montrer.

lesson-powder-down = Le noir commence par le 5
    .text = Le feu d’artifice noir se compose à l’envers, du 5 au 1. Il ne rapporte rien, mais chaque carte noire qui manque à la fin vous coûte un point. Aucune couleur ne montre les cartes noires : on ne peut dire que leur nombre.
    .task = La carte 2 d’Ume est un 5 noir. Dites-le-lui.
    .right = Aucun autre feu d’artifice n’attend encore un 5, donc Ume a compris : il est noir. Viennent ensuite le 4, le 3, le 2 et le 1.
    .wrong = Ume ne sait toujours pas que la carte 2 peut être jouée.

lesson-powder-only = La seule qui convienne
    .text = Kai vous dit que votre carte 4 est un 4. Regardez les feux d’artifice : où un 4 pourrait-il aller maintenant ?
    .task = Jouez la carte que Kai vous a montrée.
    .right = Le 4 noir ! Les autres feux d’artifice n’ont même pas leur 1. Mais attention : s’il y a trois 5 noirs, il n’y a qu’un seul 1 noir.
    .wrong = Seul le noir attend un 4 : Kai voulait donc dire que la carte 4 convient.
    .wrong-play = Vous ne savez rien de cette carte. Celle qui convient, c’est la carte 4.

## Les tuiles bonus

lesson-tiles = Les { noun-bonus.many }
    .about = Terminez un feu d’artifice et choisissez bien : trois coups avec les { noun-bonus.many }.

lesson-tiles-five = Un 5 révèle une tuile
    .text = Il ne manque que le 5 au blanc, et vous savez que c’est votre carte 2. Qui termine un feu d’artifice avec un 5 révèle { noun-bonus.a } au lieu de récupérer { noun-token.a }.
    .task = Terminez le feu d’artifice blanc.
    .right = Terminé ! La tuile vous offre un indice, que vous donnez aussitôt, avant tout autre coup.
    .wrong = Cela peut attendre. Votre carte 2 est le 5 blanc, et il convient.
    .wrong-away = C’était le seul 5 blanc. Le feu d’artifice blanc ne pourra plus être terminé.

lesson-tiles-free = Un indice gratuit
    .text = Votre tuile dit : un nombre, gratuitement. Les règles habituelles s’appliquent, mais cela ne vous coûte rien. La carte 3 de Kai est le 1 rouge, et le feu d’artifice rouge n’a pas commencé.
    .task = Servez-vous de cet indice gratuit pour le 1 rouge de Kai.
    .right = Kai l’a joué, et vous avez gardé tous vos { noun-token.many }.
    .wrong = Cela n’a rien coûté, mais rien rapporté non plus : Kai ne sait toujours rien du 1 rouge.

lesson-tiles-replay = De retour de la défausse
    .text = Une autre tuile permet de jouer une carte défaussée, si elle convient. Vous pouvez aussi renoncer. Il y a deux cartes dans la défausse : un 1 bleu et un 3 vert.
    .task = Choisissez la carte qui convient.
    .right = Le feu d’artifice bleu a commencé malgré tout. Et Ume a déjà vu la suite : votre carte 1 est bleue.
    .wrong = Le 3 vert ne convient pas : le vert commence par le 1. La tuile n’a servi à rien.
    .wrong-decline = C’est permis, mais le 1 bleu aurait convenu. La tuile n’a servi à rien.

## Jouer jusqu’au bout

lesson-playing-on = Jusqu’à la perfection
    .about = Pas de dernier tour : on joue jusqu’à ce que le spectacle soit parfait, ou perdu.

lesson-playing-on-careful = Chaque dernier exemplaire compte
    .text = Quand on joue jusqu’à la perfection, le spectacle est perdu dès que disparaît le dernier exemplaire d’une carte utile. Tous les jetons sont dépensés : il faut défausser ou jouer. La carte 1 est un 5. La carte 4 est un 1 rouge, et le feu d’artifice rouge est déjà plus loin.
    .task = Récupérez un jeton sans courir aucun risque.
    .right = Personne n’a besoin d’un autre 1 rouge. Et Ume a fait bon usage du jeton.
    .wrong = Vous ne savez rien de cette carte. Si elle avait été la dernière de son espèce, tout était fini. La carte 4, elle, ne sert plus à rien.
    .wrong-five = Il n’y a qu’un 5 par couleur. Sans lui, le spectacle ne peut plus être parfait : il est perdu sur-le-champ.
    .wrong-play = Vous ne savez rien de cette carte. La carte 4, elle, ne sert plus à rien : défaussez-la.

lesson-playing-on-on = Une { noun-deck } vide n’arrête personne
    .text = Il n’y a plus rien à piocher, et vous continuez avec des mains de plus en plus petites. Il manque une seule carte au spectacle parfait : la carte 3 d’Ume, le 5 rouge. Ume ne le sait pas.
    .task = Dites à Ume ce qui manque.
    .right = 25 sur 25 : parfait ! Toute autre fin n’aurait rien rapporté.
    .wrong = Ume ne le sait pas encore. Il n’y a pas de dernier tour, mais les mains diminuent à chaque coup, et le 5 rouge pourrait être défaussé.

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
