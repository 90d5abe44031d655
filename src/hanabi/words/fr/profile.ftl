### Profils : ce que disent les parties d’une personne.

page-profile = Profil
page-your-profile = Votre profil
page-all-your-games = Toutes vos parties
page-games-with-name = Parties avec { $name }
page-profile-since = Joue ici depuis le { $date }
page-profile-note-you = Vous voyez toutes vos parties. Les autres ne voient que les parties publiques et celles qu’ils ont jouées avec vous.
page-profile-note = Vous voyez vos parties communes avec { $name } et ses parties publiques.
page-profile-empty-you = Aucune partie terminée pour l’instant. Jouez-en une, et vos résultats apparaîtront ici.
page-profile-empty = Aucune partie terminée à montrer pour l’instant.

## Chiffres

page-games = Parties
page-number-games = { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
page-number-players = à { $number }
page-average = Moyenne
page-average-short = Moy.
page-average-about = du score maximal
page-average-points = Score moyen
page-perfect = Parfaits
page-perfect-shows = Spectacles parfaits
page-perfect-streak = Parfaits d’affilée
page-day-streak = Jours d’affilée
page-longest = Record : { $number }
page-struck-out = Perdues par erreurs
page-stopped = Arrêtées
page-stopped-about = ne comptent pas
page-best = Meilleur
page-by-edition = Par édition
page-partners = A joué avec
page-other-partners = Bots et autres
page-a-bot = bot
page-last-time = Dernière fois

## Graphiques

page-results-over-time = Résultats au fil du temps
page-plot-time = { $number ->
        [one] Graphique du résultat de la dernière partie
       *[other] Graphique des résultats des { $number } dernières parties et de leur moyenne mobile
    }
page-plot-game = une partie
page-plot-perfect = un spectacle parfait
page-plot-average = moyenne des { $number } dernières parties
page-plot-shares = Graphique de la fréquence de chaque résultat : { $title }
page-plot-table = Afficher en tableau
page-games-a-month = Parties par mois
page-share-range = { $from } à { $to }
page-date = Date
page-game = Partie
page-result = Résultat
page-month = Mois
