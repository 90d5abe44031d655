### La page dans le navigateur.

page-title = Hanabi à table
page-home = Retour au salon
page-skip = Aller à la table
page-nav = Page
page-language = Langue
page-close = Fermer
page-cancel = Annuler
page-yes = Oui
page-no = Non
page-save = Enregistrer
page-copy = Copier
page-copied = Copié.
page-loading = Un instant…
page-unreachable = Le serveur est injoignable.
page-lost = Connexion perdue, nouvel essai…
page-not-sent = Pas envoyé : il n’y a pas de connexion en ce moment.

## Le salon

page-welcome = Illuminez le ciel ensemble
page-lead = Vous voyez toutes les mains sauf la vôtre. Donnez-vous les bons indices et composez les feux d’artifice de 1 à 5.
page-name = Votre nom
page-default-name = Invité
page-play-now = Jouer
page-tables = Tables ouvertes
page-no-tables = Aucune table publique pour le moment. Créez-en une et envoyez le lien à vos amis.
page-your-games = Vos parties
page-go-on = Continuer
page-not-begun = pas encore commencée
page-join = Prendre place
page-watch = Regarder
page-past-games = Parties jouées
page-past-games-about = Toutes les parties terminées ici à des tables publiques, et les vôtres
page-upload = Importer un fichier…
page-upload-link = Ou collez un lien hanab.live
page-upload-link-send = Importer
page-set-table = Nouvelle table
page-create = Créer la table

## Préparer une table

page-edition = Édition
page-add-ons = Extensions
page-seat = Place { $seat }
page-seat-free = place libre
page-person = un humain
page-bot = bot { $bot }
page-about-bots = À propos des bots
page-first = Qui commence
page-random = au hasard
page-bot-delay = Les bots prennent un instant avant de jouer
page-manners = Convivialité
page-take-backs = On peut reprendre un coup si tout le monde est d’accord
page-talk = Discussion
page-talk-silent = aucune
page-talk-remarks = remarques convenues
page-talk-chat = libre
page-spectators = Spectateurs
page-spectators-none = pas admis
page-spectators-seat = voient comme une place
page-spectators-everything = voient toutes les mains
page-public = Afficher la table dans le salon
page-as-printed = comme imprimé
page-empty-clues = Indices vides
page-announced-plays = Annoncer la couleur
page-play-on = Jouer jusqu’à la perfection
page-strikeout = Perdre par les { noun-strike.many }
page-strikeout-zero = donne 0 point
page-strikeout-tally = garde les points
page-number-tokens = Nombre de { noun-token.many }
page-number-strikes = Nombre de { noun-strike.many }
page-number-hand = Cartes en main
page-impossible = Cette table n’est pas possible : { $reason }
page-rules-summary = { $title } : { $cards } cartes, { $maximum } points au plus. Lire les règles

## Avant de commencer

page-invite = Lien d’invitation
page-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour accueillir d’autres personnes, lancez le serveur avec : hanabi serve --host 0.0.0.0
page-address = Adresse
page-qr = Code QR du lien
page-guests = Inviter un bot d’ailleurs
page-guests-about = Ces invités sont des bots que d’autres programmes font jouer ici, selon les règles de hanab.live.
page-guests-none = Aucun invité n’est là pour le moment.
page-guest = invité
page-guest-places = { $number ->
        [0] est libre
        [one] joue à une table
       *[other] joue à { $number } tables
    }
page-guest-invite = Inviter
page-guest-replace = Remplacer { $name } par un bot
page-start = Distribuer les cartes
page-leave = Quitter la table
page-host = hôte
page-you = vous
page-away = pas là
page-waiting = { $number ->
        [one] { $number } place est encore libre.
       *[other] { $number } places sont encore libres.
    }
page-not-here = Pas encore là : { $names }.
page-not-here-host = Pas encore là : { $names }. Vous pouvez distribuer quand même.
page-ready = Tout le monde est là.
page-wait-host = C’est { $name } qui lance la partie.
page-table-full = Toutes les places sont prises.
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
page-since-nothing = Personne n’a encore joué.
page-looking-back = Vous revoyez le tour { $turn }.
page-your-turn-now = C’est à vous de jouer.
page-return-now = Revenir au présent
page-why = Pourquoi ?
page-why-of = Pourquoi ? { $move }
page-jump-latest = { $number ->
        [0] ↓ Aller à la fin
        [one] ↓ Aller à la fin, { $number } nouveau
       *[other] ↓ Aller à la fin, { $number } nouveaux
    }
page-firework = { $suit } : hauteur { $height }, attend { $value }.
page-firework-complete = { $suit } : complet.
page-needs = Attend { $value }
page-copies-left = { $number ->
        [0] Plus aucun exemplaire.
        [one] Encore { $number } exemplaire.
       *[other] Encore { $number } exemplaires.
    }
page-capped = Ne peut plus dépasser { $height }.
page-your-turn = À vous de jouer
page-turn-of-name = À { $name } de jouer
page-to-act = doit jouer
page-thinking = réfléchit…
page-getting-ready = se prépare…
page-last-round = { $turns ->
        [one] Dernier tour de table : encore { $turns } coup
       *[other] Dernier tour de table : encore { $turns } coups
    }
page-watching = vous regardez
page-wait = À { $name } de jouer. En attendant, vous pouvez trier votre main, prendre des notes et préparer votre prochain coup.
page-over = Le spectacle est terminé : { $score } points sur { $maximum }
page-not-watched = Cette table joue sans spectateurs.

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
page-peek = Ce que { $name } sait de la { noun-card } { $place }
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
page-note-about = Une note pour vous, jusqu’à la fin

## Que faire

page-actions = Votre coup
page-hint = Choisissez une { noun-card } à vous pour la jouer ou la défausser, ou celle de quelqu’un d’autre pour donner un indice.
page-hint-no-clue = Choisissez une { noun-card } à vous pour la jouer ou la défausser. { $why }
page-hint-no-discard = Choisissez une { noun-card } à vous pour la jouer, ou celle de quelqu’un d’autre pour donner un indice.
page-hint-bonus = Choisissez l’effet de la { noun-bonus }.
page-own-card = Votre { noun-card } { $place }
page-own-card-next = Prochain tour : votre { noun-card } { $place }
page-play = Jouer
page-discard = Défausser
page-announce = Jouer comme
page-play-as = Jouer comme { $suit }
page-move-left = Vers la gauche
page-move-right = Vers la droite
page-clue-card = Indice à { $name } sur la { noun-card } { $place }
page-clue-all = Indice à { $name }
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
page-deed-decline = renoncer
page-sending = Envoi en cours : { $deed }.
page-unsent = Pas encore envoyé : { $deed }. Ce sera fait dès que la connexion reviendra.
page-undo = Envoi dans { $seconds } s : { $deed }.
page-undo-told = { $seconds ->
        [one] Envoi dans { $seconds } seconde ; Échap annule.
       *[other] Envoi dans { $seconds } secondes ; Échap annule.
    }
page-premove = À votre prochain tour : { $deed }.
page-premove-impossible = À votre prochain tour : { $deed }. Pour l’instant, ce ne serait pas possible.
page-premove-none = Pour l’instant, vous ne pourriez pas donner d’indice.
page-dropped = Votre coup a été abandonné ({ $deed }). { $why }
page-dropped-changed = La situation a changé entre-temps.
page-bonus = Un bonus pour vous : { $tile }
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
page-vote-end-alone = Il n’y a que vous à la table : la partie s’arrête aussitôt.
page-ask-take-back = Reprendre mon dernier coup
page-take-back-asked = { $name } voudrait reprendre son dernier coup, et tout ce qui a suivi.
page-take-back-yours = Vous avez demandé à reprendre votre dernier coup.
page-take-back-agreed = D’accord : { $names }.
page-take-back-stands = Rien n’a été repris : le coup est maintenu.
page-decline = Refuser
page-end-votes = { $number ->
        [one] { $names } voudrait terminer la partie.
       *[other] { $names } voudraient terminer la partie.
    }
page-agree = Accepter
page-take-back = Retirer
page-gone = { $number ->
        [0] { $name } n’est plus là.
       *[other] { $name } n’est plus là. Pour un bot : { $number }.
    }
page-replace = Mettre un bot à sa place
page-replace-soon = Mettre un bot à sa place ({ $seconds } s)
page-replaced = Un bot joue pour vous.
page-return = Reprendre votre place
page-watch-link = Lien vers la table
page-personal-link = Jouer sur un autre appareil
page-personal-link-about = Ce lien est votre place : ouvrez-le sur un autre appareil pour y continuer. Ne le partagez pas.

## Fin, replay et parties jouées

page-finale = Bouquet final
page-rematch = Rejouer
page-rematch-join = Vers la partie suivante
page-replay = Revoir
page-record = Fichier
page-record-file = Télécharger la partie
page-record-theirs = Télécharger pour hanab.live
page-record-link = Lien vers hanab.live
page-record-lost-empty-clues = Le lien ne dit pas que des indices vides ont été donnés.
page-record-lost-played-on = Le lien ne dit pas que vous avez joué jusqu’à la perfection.
page-record-lost-notes = Le lien laisse de côté les notes.
page-record-lost-annotations = hanab.live ne saura ni quand ni où vous avez joué, ni ce qui est dit des coups.
page-record-lost-rest = hanab.live arrête cette partie après le tour { $turn }.
page-see-table = Voir la table
page-turn = Tour
page-turn-of = Tour { $turn } : { $name }
page-first-turn = Premier tour
page-previous-turn = Tour précédent
page-next-turn = Tour suivant
page-last-turn = Dernier tour
page-eyes = Voir comme
page-all-open = Toutes les mains visibles
page-player = Nom
page-players = Joueurs
page-any = tous
page-ending = Fin
page-ending-victory = spectacle parfait
page-ending-last-round = dernier tour
page-ending-strikes = trop d’erreurs
page-ending-indispensable = carte indispensable perdue
page-ending-deadlock = plus rien à faire
page-ending-ended = arrêtée par l’équipe
page-only-mine = Seulement mes parties
page-no-games = Aucune partie de ce genre pour l’instant.
page-newer = Plus récentes
page-older = Plus anciennes

## Réglages du navigateur

page-settings = Réglages
page-theme = Thème
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-level = Indices sur les cartes
page-level-none = rien : je les retiens
page-level-positive = ce qui a été dit
page-level-everything = ce qui a été dit et ce que cela exclut
page-newest = Carte la plus récente d’une main
page-newest-right = à droite
page-newest-left = à gauche
page-chop = Marquer dans chaque main la plus ancienne carte sans indice : beaucoup d’équipes la défaussent ensuite et l’appellent le « chop »
page-confirm-first = Demander avant chaque coup
page-undo-window = Délai pour annuler un coup avant l’envoi
page-undo-0 = aucun
page-undo-1 = 1 seconde
page-undo-2 = 2 secondes
page-undo-3 = 3 secondes
page-use-keys = Raccourcis clavier
page-motion = Animations

## Touches

page-shortcuts = Raccourcis clavier
page-key-select = choisir une carte à vous
page-key-play = jouer la carte choisie
page-key-discard = défausser la carte choisie
page-key-clue = donner un indice ; de nouveau : la main suivante
page-key-clue-choose = avec les indices ouverts : donner ce chiffre ou cette couleur
page-key-through = maintenir : voir une main comme la personne qui la tient
page-key-walk = parcourir les cartes ; Entrée choisit
page-key-move = déplacer la carte choisie dans votre main
page-key-note = écrire une note sur la carte
page-key-log = aller au journal
page-key-talk = aller à la discussion
page-key-cancel = tout remettre en place ; annuler un coup en attente
page-key-help = afficher ces touches
page-key-step = un tour en arrière ou en avant
page-key-ends = premier ou dernier tour

## Ce qui n’a pas marché

page-problem-late = La partie a continué entre-temps.
page-problem-wrong-moment = Ce n’est pas possible maintenant.
page-problem-not-host = Seul l’hôte peut faire cela.
page-problem-full = Toutes les places sont prises.
page-problem-name-taken = Quelqu’un ici porte déjà ce nom.
page-problem-seat-taken = Cette place est prise.
page-problem-seats-free = Il faut d’abord que toutes les places soient prises.
page-problem-seated = Vous avez déjà une place à cette table.
page-problem-not-seated = Vous n’avez pas de place à cette table.
page-problem-silent = On ne parle pas ainsi à cette table.
page-problem-too-much = On a assez parlé à cette table.
page-problem-no-card-to-note = Une note se met sur une carte que quelqu’un a en main.
page-problem-note-too-long = Une note compte au plus 300 caractères.
page-problem-too-many-notes = Vous avez écrit assez de notes à cette table.
page-problem-no-take-backs = À cette table, on ne reprend pas ses coups.
page-problem-guest-remembers = Impossible de reprendre un coup avec un invité à la table : il n’oublie pas ce qu’il a appris.
page-problem-too-fast = Trop vite, attendez un instant.
page-problem-still-here = Cette personne est là.
page-problem-too-soon = Laissez-lui un instant pour revenir.
page-problem-replaced = Un bot joue pour vous. Reprenez d’abord votre place.
page-problem-not-replaced = Aucun bot ne joue pour vous.
page-problem-wrong-token = Ce lien ne correspond à aucune place de cette table.
page-problem-no-such-table = Cette table n’existe pas.
page-problem-no-such-game = Il n’y a pas de partie terminée ici.
page-problem-too-large = C’est trop volumineux.
page-problem-bot-unavailable = Ce bot n’est pas disponible ici : { $reason }
page-problem-bot-players = Ce bot ne joue pas à ce nombre.
page-problem-no-such-guest = Cet invité n’est plus là.
page-problem-no-counterpart = hanab.live ne connaît pas cela : { $reason }
