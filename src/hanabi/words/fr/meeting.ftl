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

## La salle d’attente

page-add-bot = Ajouter un bot
page-other-bot = un autre…
page-add-other-bot = Choisir le bot de cette place
page-fill-with-bots = Compléter avec des bots
page-start-without = Jouer à { $number }
page-kick = Exclure
page-kick-who = Exclure { $name }
page-kick-about = Cette personne ne pourra plus s’asseoir à cette table.
page-kicked = Vous avez été exclu de la table
page-kicked-about = { $name } tient la table et vous a exclu. Vous ne pouvez plus vous y asseoir, mais vous pouvez ouvrir la vôtre.
page-own-table = Ouvrir votre table
page-full-own = Ouvrez votre propre table pour y jouer avec d’autres.
page-full-watch = Vous pourrez regarder ici dès le début de la partie, ou ouvrir votre propre table.
page-problem-kicked = Vous avez été exclu de cette table.
