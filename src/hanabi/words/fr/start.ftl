### L’écran d’accueil dans le terminal, avec ses listes et ses formulaires

start-play-about = Avec des bots, ou à plusieurs sur le même clavier
start-join-about = Une table sur un serveur, par son lien
start-learn-about = Dix minutes, et vous savez jouer à Hanabi
start-puzzle-about = Un coup est sûrement le meilleur : trouvez-le
start-past-about = Les revoir, et ce que valait chaque coup
start-rules-about = De chaque édition
start-left = Tour { $turn }, avec { $names }
start-quit = Quitter

start-key-walk = choisir
start-key-open = ouvrir
start-key-change = changer
start-key-read = lire
start-key-hide = Cacher les résultats

start-join-ask = Collez le lien d’une table. Vous pouvez y prendre place, ou simplement regarder.
start-teammates = Coéquipiers
start-people = plusieurs ici
start-people-about = Vous vous passez le clavier. Tapez les noms, séparés par des virgules.
