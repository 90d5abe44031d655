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
