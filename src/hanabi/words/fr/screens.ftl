### En plein écran: hanabi play

screen-key-eyes = regard
screen-key-type = taper
screen-help-eyes = voir une main comme la voit son propriétaire ; encore pour la suivante
screen-help-why = montrer ou cacher les raisons des bots dans le journal
screen-help-log = tout le journal, et retour ; le faire défiler
screen-help-type = taper une commande, comme aide, main ou règles
screen-help-look = sombre ou clair ; couleurs pour daltoniens ; animations ou non
screen-help-quit = partir ; la partie est sauvegardée
screen-help-signs = sur une carte : désignée par le dernier indice ; tirée depuis peu ; avec une note de vous
screen-help-mouse = Cliquez sur une carte pour la choisir, sur celle d’un autre joueur pour essayer des indices. Faites glisser vos cartes pour les trier.
screen-note-on = Note pour la carte { $place } ({ $name })
screen-too-small = Ce terminal est trop petit : il faut au moins 60 colonnes et 20 lignes.
terminal-odd-company = Les indices du bot { $bot } sont une énigme pour les humains : il ne joue bien qu’avec ses semblables.
