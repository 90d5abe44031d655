### Se retrouver : les deux portes de la page d’accueil, le petit formulaire et la salle d’attente.

## La page d’accueil

page-play-now-with = Tout de suite, avec deux bots
page-play-with-friends = Jouer entre amis
page-play-with-friends-about = Obtenir un lien à envoyer
page-no-account = Sans compte, sans installation.

## Le formulaire

page-more-options = Plus d’options
page-options-usual = Tout comme d’habitude
page-option = { $option } : { $value }
page-option-public = Visible dans le salon
page-option-take-backs = On peut reprendre un coup
page-quick-bots = Les bots jouent sans pause
page-turns = Ordre du tour

## Le lien

page-copy-link = Copier le lien
page-send-link = Envoyer le lien…
page-not-copied = Votre navigateur ne permet pas de copier ici. Le lien est sélectionné : copiez-le vous-même.
