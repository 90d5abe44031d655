### La page dans le navigateur.

page-title = Hanabi en ligne
page-home = Accueil
page-skip = Aller au contenu
page-nav = Menu principal
page-language = Langue
page-close = Fermer
page-cancel = Annuler
page-yes = Oui
page-no = Non
page-save = Enregistrer
page-copy = Copier
page-copied = Copié.
page-loading = Chargement…
page-unreachable = Le serveur est injoignable.
page-lost = Connexion perdue. Nouvelle tentative…
page-not-sent = Pas envoyé : pas de connexion pour le moment.

## Le salon

page-welcome = Illuminez le ciel ensemble
page-lead = Vous voyez toutes les cartes sauf les vôtres. Donnez-vous les bons indices et composez les feux d’artifice de 1 à 5.
page-name = Votre nom
page-default-name = Invité
page-play-now = Jouer
page-tables = Tables ouvertes
page-no-tables = Aucune table publique pour le moment. Créez-en une et envoyez le lien à vos amis.
page-your-games = Vos parties
page-go-on = Reprendre
page-not-begun = pas encore commencée
page-join = Rejoindre
page-watch = Regarder
page-past-games = Parties jouées
page-past-games-about = Parcourir les parties jouées : toutes celles des tables publiques d’ici, et toutes les vôtres
page-upload = Importer une partie…
page-upload-link = Ou collez un lien de hanab.live
page-upload-link-send = Importer
page-set-table = Nouvelle table
page-table-settings = Réglages de la table
page-create = Créer la table

## Préparer une table

page-edition = Édition
page-add-ons = Extensions
page-seat = Place { $seat }
page-seat-free = place libre
page-person = Un joueur
page-bot = bot { $bot }
page-about-bots = À propos des bots
page-first = Premier joueur
page-random = Au hasard
page-bot-delay = Les bots marquent une pause avant de jouer
page-manners = Discussion et spectateurs
page-take-backs = Reprendre un coup est permis si tout le monde est d’accord
page-talk = Discussion
page-talk-silent = Désactivée
page-talk-remarks = Phrases toutes faites
page-talk-chat = Libre
page-spectators = Spectateurs
page-spectators-none = Pas admis
page-spectators-seat = Voient ce que voit un joueur
page-spectators-everything = Voient toutes les mains
page-public = Afficher la table dans le salon
page-as-printed = Comme imprimé
page-empty-clues = Indices vides
page-announced-plays = Annoncer la couleur
page-play-on = Jouer jusqu’au sans-faute ou à la défaite
page-strikeout = Défaite par les { noun-strike.many }
page-strikeout-zero = Donne 0 point
page-strikeout-tally = Garde les points
page-number-tokens = Nombre de { noun-token.many }
page-number-strikes = Nombre de { noun-strike.many }
page-number-hand = Cartes en main
page-variant = Couleurs et { noun-clue.many } d’une variante de hanab.live
page-clue-cost = Prix d’un indice
page-named-values = Valeurs que l’on peut nommer
page-colour-reach = Les couleurs désignent aussi
page-value-reach = Les valeurs désignent aussi
page-reach-same = Rien d’autre
page-reach-with-values = La valeur qui est à leur place
page-reach-lower = Toutes les inférieures
page-reach-higher = Toutes les supérieures
page-reach-parity = Toutes les impaires ou toutes les paires
page-reach-nothing = Rien du tout, pas même ce qui est nommé
page-special-value = Valeur spéciale
page-special-none = Aucune
page-special-colours = Couleurs qui la désignent
page-special-values = Valeurs qui la désignent
page-touched-own = La sienne
page-touched-every = Toutes
page-touched-none = Aucune d’elles
page-touched-in-turn = Une autre dans chaque couleur
page-rules-summary = { $title } : { $cards } cartes, jusqu’à { $maximum } points. Lire les règles

## Avant de commencer

page-invite = Lien d’invitation
page-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour accueillir d’autres personnes, lancez le serveur avec : hanabi serve --host 0.0.0.0
page-address = Adresse
page-qr = Code QR du lien
page-guests = Inviter un bot externe
page-guests-about = Les bots externes tournent dans d’autres programmes et jouent ici comme sur hanab.live.
page-guests-none = Aucun bot externe n’est là pour le moment.
page-guest = bot externe
page-guest-places = { $number ->
        [0] libre
        [one] joue à { $number } table
       *[other] joue à { $number } tables
    }
page-guest-invite = Inviter
page-guest-replace = Remplacer { $name } par un bot
page-start = Lancer la partie
page-leave = Quitter la table
page-host = hôte
page-you = vous
page-away = pas là
page-waiting = { $number ->
        [one] Encore { $number } place libre.
       *[other] Encore { $number } places libres.
    }
page-not-here = Pas encore là : { $names }.
page-not-here-host = Pas encore là : { $names }. Vous pouvez commencer quand même.
page-ready = Tout le monde est là.
page-wait-host = { $name } va lancer la partie.
page-table-full = Cette table est complète.
page-no-table = Impossible d’afficher cette table

## La table

page-rules = Règles
page-menu = Menu de la table
page-rail = Compteurs, défausse et journal
page-counters = Compteurs
page-hands = Les mains des autres
page-panels = Plus
page-score = Score
page-reachable = { $reachable } possible
page-of = / { $all }
page-turns-left = { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }
page-pace = Marge
page-pace-about = Combien de fois vous pouvez encore défausser sans renoncer au plus haut score possible
page-discards = Défausse
page-discarded = { $gone } sur { $copies } dans la défausse
page-log = Journal
page-since = Depuis votre dernier tour
page-since-last = Les derniers coups
page-since-nothing = Aucun coup pour l’instant.
page-looking-back = Vous revoyez le tour { $turn }.
page-your-turn-now = C’est à vous de jouer.
page-return-now = Revenir à la partie
page-why = Pourquoi ?
page-why-of = Pourquoi ? { $move }
page-jump-latest = { $number ->
        [0] ↓ Aller à la fin
        [one] ↓ { $number } nouveau
       *[other] ↓ { $number } nouveaux
    }
page-firework = { $suit } : hauteur { $height }, attend le { $value }.
page-firework-complete = { $suit } : complet.
page-needs = Attend le { $value }
page-copies-left = { $number ->
        [0] Plus aucun exemplaire.
        [one] Encore { $number } exemplaire.
       *[other] Encore { $number } exemplaires.
    }
page-capped = Ne peut plus dépasser { $height }.
page-your-turn = À vous de jouer
page-turn-of-name = À { $name } de jouer
page-to-act = à jouer
page-thinking = réfléchit…
page-getting-ready = se prépare…
page-stuck = peut-être bloqué
page-last-round = { $turns ->
        [one] Dernier tour de table : encore { $turns } coup
       *[other] Dernier tour de table : encore { $turns } coups
    }
page-watching = spectateur
page-wait = À { $name } de jouer. En attendant, vous pouvez trier votre main, prendre des notes et préparer votre prochain coup.
page-over = Le spectacle est terminé : { $score } points sur { $maximum }
page-not-watched = Cette table n’admet pas de spectateurs.

## Les cartes

page-your-hand = Votre main
page-hand-empty = plus de { noun-card.many }
page-card-hidden = cachée
page-card-yours = Votre { noun-card } { $place } : { $card }
page-card-theirs = { $name }, { noun-card } { $place } : { $card }
page-card-told = indices : { $clues }
page-card-untold = aucun indice
page-card-new = nouvelle
page-card-noted = note : { $note }
page-peek = Ce que sait { $name } de la { noun-card } { $place }
page-peek-you = Ce que vous savez de la { noun-card } { $place }
page-peek-possible = { $number ->
        [one] Une seule possibilité :
       *[other] { $number } { noun-card.many } différentes sont possibles.
    }
page-peek-can = possible
page-peek-counted = exclue par le décompte
page-peek-out = exclue
page-through = Voir la main comme { $name }
page-note = Note
page-note-about = Une note privée jusqu’à la fin de la partie

## Que faire

page-actions = Votre coup
page-hint = Choisissez une de vos { noun-card.many } pour la jouer ou la défausser, ou celle d’un coéquipier pour donner un indice.
page-hint-no-clue = Choisissez une de vos { noun-card.many } pour la jouer ou la défausser. { $why }
page-hint-no-discard = Choisissez une de vos { noun-card.many } pour la jouer, ou celle d’un coéquipier pour donner un indice.
page-hint-bonus = Choisissez comment utiliser la { noun-bonus }.
page-own-card = Votre { noun-card } { $place }
page-own-card-next = Prochain tour : votre { noun-card } { $place }
page-play = Jouer
page-discard = Défausser
page-announce = Jouer comme
page-play-as = Jouer comme { $suit }
page-move-left = Vers la gauche
page-move-right = Vers la droite
page-clue-card = Donner un indice à { $name } sur la { noun-card } { $place }
page-clue-all = Donner un indice à { $name }
page-clue-empty = Ne désigne rien :
page-for-next-turn = pour votre prochain tour
page-tell = { $name } : { $clue } { $cards }
page-confirm = Confirmer
page-ask = { $deed } ?
page-deed-play = jouer votre { noun-card } { $place }
page-deed-announce = jouer votre { noun-card } { $place } comme { $suit }
page-deed-discard = défausser votre { noun-card } { $place }
page-deed-clue = indice à { $name } : { $clue }
page-deed-take = prendre { $card }
page-deed-decline = ne rien prendre
page-sending = Envoi en cours : { $deed }.
page-unsent = Pas encore envoyé : { $deed }. L’envoi se fera dès que la connexion sera rétablie.
page-undo = Envoi dans { $seconds } s : { $deed }.
page-undo-told = { $seconds ->
        [one] Envoi dans { $seconds } seconde. Appuyez sur Échap pour annuler.
       *[other] Envoi dans { $seconds } secondes. Appuyez sur Échap pour annuler.
    }
page-premove = Prochain tour : { $deed }.
page-premove-impossible = Prochain tour : { $deed }. Pour l’instant, ce ne serait pas possible.
page-premove-none = Pour l’instant, vous ne pourriez pas donner d’indice.
page-dropped = Votre coup a été annulé ({ $deed }). { $why }
page-dropped-changed = La situation a changé entre-temps.
page-bonus = Bonus pour vous : { $tile }
page-bonus-other = { $name } a révélé « { $tile } » et fait son choix.

## Discussion

page-say = Dites quelque chose
page-send = Envoyer
page-remark-hello = Bonjour tout le monde !
page-remark-know-nothing = Je ne sais toujours rien de ma main.
page-remark-remember = Tu te souviens de ce que tu as en main ?
page-remark-think = Laissez-moi réfléchir.
page-remark-well-done = Bien joué !
page-remark-sorry = Désolé !
page-remark-good-game = Merci pour la partie !

## Votes et liens

page-vote-end = Terminer la partie
page-vote-end-alone = Il n’y a que des bots avec vous : la partie s’arrête aussitôt.
page-ask-take-back = Reprendre mon dernier coup
page-take-back-asked = { $name } voudrait reprendre son dernier coup et tout ce qui a suivi.
page-take-back-yours = Vous avez demandé à reprendre votre dernier coup.
page-take-back-agreed = D’accord : { $names }.
page-take-back-stands = Rien n’a été repris : le coup est maintenu.
page-decline = Refuser
page-end-votes = { $number ->
        [one] { $names } voudrait terminer la partie.
       *[other] { $names } voudraient terminer la partie.
    }
page-agree = Accepter
page-take-back = Annuler
page-gone = { $number ->
        [0] { $name } n’est plus là.
       *[other] { $name } n’est plus là. Votes pour un bot : { $number }.
    }
page-replace = Laisser jouer un bot
page-replace-soon = Laisser jouer un bot ({ $seconds } s)
page-replaced = Un bot joue pour vous.
page-return = Reprendre votre place
page-watch-link = Lien vers cette table
page-personal-link = Jouer sur un autre appareil
page-personal-link-about = Ce lien est votre place. Ouvrez-le sur un autre appareil pour continuer à y jouer, et ne le partagez pas.

## Fin, replay et parties jouées

page-finale = Bouquet final
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-replay = Revoir
page-record = Exporter
page-record-file = Télécharger la partie
page-record-theirs = Télécharger pour hanab.live
page-record-link = Lien vers hanab.live
page-record-lost-empty-clues = Le lien ne dit pas que des indices vides ont été donnés.
page-record-lost-played-on = Le lien ne dit pas que vous avez joué jusqu’au sans-faute ou à la défaite.
page-record-lost-notes = Le lien ne contient pas les notes.
page-record-lost-annotations = hanab.live ne reçoit ni la date, ni le lieu, ni les commentaires des coups.
page-record-lost-rest = hanab.live arrête cette partie après le tour { $turn }.
page-left-out-end = Une fin en trop, après la fin de la partie, a été laissée de côté.
page-left-out-characters = Les personnages ont été laissés de côté : cette partie s’est jouée sans eux.
page-see-table = Voir la table
page-turn = Tour
page-turn-of = Tour { $turn } : { $name }
page-first-turn = Premier tour
page-previous-turn = Tour précédent
page-next-turn = Tour suivant
page-last-turn = Dernier tour
page-eyes = Voir comme
page-all-open = Toutes les mains
page-player = Nom du joueur
page-players = Joueurs
page-any = Tous
page-ending = Résultat
page-ending-victory = Spectacle parfait
page-ending-last-round = Dernier tour
page-ending-strikes = Trop d’erreurs
page-ending-indispensable = Carte clé perdue
page-ending-deadlock = Plus aucun coup
page-ending-ended = Arrêtée avant la fin
page-only-mine = Mes parties seulement
page-no-games = Aucune partie trouvée.
page-newer = Plus récentes
page-older = Plus anciennes

## Réglages du navigateur

page-settings = Réglages
page-theme = Thème
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-level = Indices sur les cartes
page-level-none = Aucun : je les retiens
page-level-positive = Ce qui a été dit
page-level-everything = Ce qui a été dit et ce que cela exclut
page-newest = Carte la plus récente de la main
page-newest-right = À droite
page-newest-left = À gauche
page-chop = Marquer le « chop » : la plus ancienne carte sans indice de chaque main, que beaucoup d’équipes défaussent ensuite
page-confirm-first = Confirmer chaque coup
page-undo-window = Délai pour annuler un coup avant l’envoi
page-undo-0 = Aucun
page-undo-1 = 1 seconde
page-undo-2 = 2 secondes
page-undo-3 = 3 secondes
page-use-keys = Raccourcis clavier
page-motion = Animations

## Touches

page-shortcuts = Raccourcis clavier
page-key-select = choisir une de vos cartes
page-key-play = jouer la carte choisie
page-key-discard = défausser la carte choisie
page-key-clue = donner un indice ; appuyer encore : la main suivante
page-key-clue-choose = dans le menu des indices : donner ce chiffre ou cette couleur
page-key-through = maintenir : voir une main comme la voit son propriétaire
page-key-walk = passer d’une carte à l’autre ; Entrée choisit
page-key-move = déplacer la carte choisie dans votre main
page-key-note = écrire une note sur la carte
page-key-log = aller au journal
page-key-talk = aller à la discussion
page-key-cancel = annuler ; reprendre un coup pas encore envoyé
page-key-help = afficher cette liste
page-key-step = un tour en arrière ou en avant
page-key-ends = premier ou dernier tour

## Ce qui n’a pas marché

page-problem-late = La partie a continué entre-temps.
page-problem-wrong-moment = Ce n’est pas possible maintenant.
page-problem-not-host = Seul l’hôte peut faire cela.
page-problem-full = Cette table est complète.
page-problem-name-taken = Quelqu’un ici porte déjà ce nom.
page-problem-seat-taken = Cette place est prise.
page-problem-seats-free = Toutes les places doivent d’abord être prises.
page-problem-seated = Vous avez déjà une place à cette table.
page-problem-not-seated = Vous n’avez pas de place à cette table.
page-problem-silent = Ce genre de message n’est pas permis à cette table.
page-problem-too-much = La limite de messages de cette table est atteinte.
page-problem-no-card-to-note = On ne peut annoter que les cartes que quelqu’un a en main.
page-problem-note-too-long = Une note compte au plus 300 caractères.
page-problem-too-many-notes = Vous avez atteint la limite de notes à cette table.
page-problem-no-take-backs = À cette table, on ne reprend pas ses coups.
page-problem-guest-remembers = Impossible de reprendre un coup avec un bot externe à la table : il ne peut pas oublier ce qu’il a appris.
page-problem-sorted-enough = Vous avez assez trié votre main pour ce tour.
page-problem-sorted-too-often = Vous avez trié votre main trop souvent dans cette partie.
page-problem-too-many-votes = Vous avez voté trop souvent à cette table.
page-problem-worn-out = Trop de choses ont changé à cette table. Ouvrez-en une autre.
page-problem-too-many-steps = Cette partie compte trop de coups pour être importée.
page-problem-too-many-uploads = Vous avez déjà beaucoup importé. Réessayez plus tard.
page-problem-too-fast = Trop vite. Attendez un instant.
page-problem-still-here = Ce joueur n’est pas parti.
page-problem-too-soon = Laissez-lui le temps de revenir.
page-problem-replaced = Un bot joue pour vous. Reprenez d’abord votre place.
page-problem-not-replaced = Aucun bot ne joue pour vous.
page-problem-wrong-token = Ce lien ne correspond à aucune place de cette table.
page-problem-no-such-table = Cette table n’existe pas.
page-problem-no-such-game = Il n’y a pas de partie terminée ici.
page-problem-too-many-open-tables = Vous avez déjà plusieurs tables publiques en attente. Remplissez-en une d’abord.
page-problem-store-failed = Impossible d’enregistrer pour le moment. Réessayez dans un instant.
page-problem-table-damaged = Cette table n’est plus lisible. Prévenez les responsables de ce serveur.
page-problem-game-damaged = Cette partie n’est plus lisible. Prévenez les responsables de ce serveur.
page-problem-too-large = C’est trop volumineux.
page-problem-bot-unavailable = Ce bot n’est pas disponible ici. Détails techniques : { $reason }
page-problem-bot-players = Ce bot ne joue pas à ce nombre de joueurs.
page-problem-bot-table = Ce bot ne s’est pas entraîné pour cette table.
page-problem-no-such-guest = Ce bot externe n’est plus là.
page-problem-no-vote = Des personnes jouent ici, et ce sont elles qui décident de la fin de la partie.
page-problem-guest-busy = Ce bot externe est à une autre table. Seuls les bots externes dont le nom commence par « Bot- » jouent à plusieurs.
page-problem-no-counterpart = hanab.live ne peut pas jouer cette partie. Détails techniques : { $reason }
page-problem-no-counterpart-announced = hanab.live ne connaît pas les couleurs annoncées.
page-problem-no-counterpart-tiles = hanab.live n’a pas de tuiles bonus.
page-problem-no-counterpart-tokens = hanab.live ne joue pas avec ce nombre de { noun-token.many }.
page-problem-no-counterpart-strikes = hanab.live ne joue pas avec ce nombre de { noun-strike.many }.
page-problem-no-counterpart-hands = hanab.live ne distribue pas de mains de cette taille.
page-problem-no-counterpart-suits = hanab.live n’a pas de variante avec ces couleurs.
page-problem-unknown-variant = Cette variante de hanab.live ne se joue pas ici. Détails techniques : { $reason }
page-problem-with-characters = Cette partie s’est jouée avec des personnages, qui n’existent pas ici.
page-problem-variant-alternating = Cette variante de hanab.live ne se joue pas ici : on doit y nommer tour à tour des couleurs et des valeurs. Détails techniques : { $reason }
page-problem-variant-unspoken = Cette variante de hanab.live ne se joue pas ici : les { noun-clue.many } n’y disent pas ce qu’ils nomment. Détails techniques : { $reason }
page-problem-variant-start-cards = Cette variante de hanab.live ne se joue pas ici : elle a des cartes de départ, et l’on y monte ou descend. Détails techniques : { $reason }
page-problem-variant-hidden-plays = Cette variante de hanab.live ne se joue pas ici : personne n’y voit ce qui a été joué. Détails techniques : { $reason }
page-problem-variant-any-start = Cette variante de hanab.live ne se joue pas ici : chaque couleur peut y commencer par n’importe quelle valeur. Détails techniques : { $reason }
page-problem-variant-inverted = Cette variante de hanab.live ne se joue pas ici : jouer et défausser y sont inversés pour une couleur. Détails techniques : { $reason }
page-problem-no-such-variant = hanab.live n’a pas de variante de ce nom. Les noms s’écrivent comme « Pink (5 Suits) ».
page-problem-empty = Écrivez d’abord quelque chose.
page-problem-no-such-remark = Cette phrase n’existe pas.
page-problem-no-such-bot = Ce bot ne joue pas aux tables d’ici.
page-problem-not-over = Seules les parties terminées peuvent être importées.
page-problem-impossible-rules = Ces extensions et ces règles maison ne peuvent pas être combinées.
page-problem-impossible-hands = Il n’y a pas assez de { noun-card.many } pour des mains aussi grandes.
page-problem-impossible-tokens = Ce nombre de { noun-token.many } n’est pas possible.
page-problem-impossible-strikes = Ce nombre de { noun-strike.many } n’est pas possible.
page-problem-bad-request = Le serveur ne peut pas lire cela. Détails techniques : { $reason }
page-problem-bad-message = { page-problem-bad-request }
page-problem-not-json = { page-problem-bad-request }
page-problem-wrong-origin = Cette demande venait d’un autre site, elle a été refusée.
