### Se retrouver : les deux portes de la page d’accueil, le petit formulaire et la salle d’attente.

## La page d’accueil

page-play-now-with = Tout de suite, avec deux bots
page-play-with-friends = Jouer entre amis
page-play-with-friends-about = Obtenir un lien à partager
page-no-account = Sans compte, sans installation.

## Le formulaire

page-more-options = Plus d’options
page-options-usual = Réglages par défaut
page-option = { $option } : { $value }
page-option-public = Visible dans le salon
page-option-take-backs = Reprise de coup permise
page-winnable = Distribuer les cartes de façon que la partie puisse être gagnée
page-option-winnable = Parties gagnables uniquement
page-quick-bots = Les bots jouent sans pause
page-turns = Déroulement

## Le lien

page-copy-link = Copier le lien
page-send-link = Envoyer le lien…
page-not-copied = Votre navigateur ne permet pas de copier ici. Le lien est sélectionné, vous pouvez le copier vous-même.

## La salle d’attente

page-add-bot = Ajouter un bot
page-other-bot = Autre bot…
page-add-other-bot = Choisir le bot de cette place
page-fill-with-bots = Compléter avec des bots
page-start-without = Commencer à { $number }
page-kick = Exclure
page-kick-who = Exclure { $name }
page-kick-about = Cette personne ne pourra plus rejoindre cette table.
page-kicked = Vous avez été exclu de la table
page-kicked-about = { $name } tient la table et vous a exclu. Vous ne pouvez plus la rejoindre, mais vous pouvez créer la vôtre.
page-own-table = Créer votre table
page-full-own = Créez votre propre table et jouez-y.
page-full-watch = Vous pourrez regarder dès que la partie commencera, ou créer votre propre table.
page-problem-kicked = Vous avez été exclu de cette table.
page-dealing = Distribution des cartes…
page-problem-no-winnable-deal = Aucune partie gagnable n’a été trouvée avec ces règles. Changez-les, ou acceptez toutes les parties.
page-problem-cannot-deal = Les cartes n’ont pas pu être distribuées. Réessayez, ou acceptez toutes les parties.
