### Le temps, et comment on remarque que c’est à soi : les sons et les notifications.

## Les sons

page-sounds = Sons
page-sounds-on = Activer le son
page-sounds-off = Couper le son
page-volume = Volume

## Les notifications

page-noticing = Sons et notifications
page-notify = Me prévenir quand c’est mon tour
page-notify-denied = Les notifications sont bloquées pour ce site. Vous pouvez les autoriser dans les réglages de votre navigateur.
page-notify-impossible = Ce navigateur ne peut pas afficher de notifications ici. La plupart exigent une adresse https.
page-notify-offer = Votre tour est arrivé pendant que vous étiez dans un autre onglet.
page-notify-yes = Me prévenir
page-no-thanks = Non merci

## Les pendules

page-seconds = { $seconds } s
page-minutes = { $minutes } min
page-time-of = Temps restant pour { $name }
page-time-left = Il vous reste { $time }.
page-clock = Pendule
page-clock-time = Temps de réflexion
page-clock-none = illimité
page-clock-move = { $time } par coup
page-clock-game = { $time } par joueur
page-clock-game-increment = { $time } + { $increment } par joueur
page-clock-own-move = autre durée par coup…
page-clock-own-game = autre durée par joueur…
page-clock-seconds = Secondes par coup
page-clock-minutes = Minutes par joueur
page-clock-increment = Secondes ajoutées par coup
page-clock-line = { $clock } ; ensuite, { $out }
page-time-out = Quand le temps est écoulé
page-time-out-bot = un bot joue le coup
page-time-out-end = la partie s’arrête

## La pause

page-pause = Mettre en pause
page-resume = Reprendre
page-paused = Pause
page-paused-by = { $name } a mis la partie en pause.
page-paused-for = En pause depuis
page-paused-about = Les cartes sont cachées pour tout le monde et aucune pendule ne tourne. Chaque joueur peut reprendre la partie.
page-paused-wait = Les cartes sont cachées jusqu’à ce qu’un joueur reprenne la partie.
page-resumed = La partie reprend.
page-key-pause = mettre la partie en pause ou la reprendre
