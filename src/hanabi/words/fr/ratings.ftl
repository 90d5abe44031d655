### Ce que dit le public, selon le plus bas score de chaque palier. La ligne de 25 vaut aussi de 25 à 29 sur 30.

rating-0 = { $edition ->
       *[cocktail] Un fiasco : les sifflets ont couvert les fusées.
        [swedish] Lamentable. La place était vide avant que la fumée se dissipe.
        [abacus] Aïe ! Même les dieux ont détourné le regard.
        [deluxe] La honte de la guilde : la foule veut être remboursée.
        [show] Navrant ! Les huées sont plus fortes que les pétards.
    }
rating-6 = { $edition ->
       *[cocktail] Maigre : quelques personnes ont applaudi, par gentillesse.
        [swedish] Tiède : quelqu’un a applaudi, tout au fond.
        [abacus] Faible ! On a entendu une seule paire de mains.
        [deluxe] Piteux : quelqu’un a toussé, et une tante a applaudi.
        [show] Plat ! Quelques bravos, surtout par politesse.
    }
rating-11 = { $edition ->
       *[cocktail] Correct, et oublié au petit déjeuner.
        [swedish] Pas mal du tout, mais lundi, plus personne n’y pensera.
        [abacus] Passable ! Le public a connu de meilleures soirées.
        [deluxe] Un essai honnête, dont personne ne parlera demain.
        [show] Sympathique ! Mais cela n’entrera pas dans l’histoire.
    }
rating-16 = { $edition ->
       *[cocktail] Splendide : tout le monde est rentré heureux.
        [swedish] Vraiment beau : des sourires tout le long du quai.
        [abacus] Bien joué ! On a crié de joie entre les détonations.
        [deluxe] Du travail de maître : la foule a eu ce qu’elle voulait.
        [show] Formidable ! Le public est captivé et ravi.
    }
rating-21 = { $edition ->
       *[cocktail] Époustouflant : on en parlera encore dans des années.
        [swedish] Incroyable ! Toute la ville en vivra jusqu’au printemps.
        [abacus] Superbe ! Le public s’est levé d’un bond.
        [deluxe] Merveilleux : en ville, on ne parle plus que de cela.
        [show] Phénoménal ! Cette soirée brillera dans toutes les mémoires.
    }
rating-25 = { $edition ->
       *[cocktail] Digne d’une légende : plus un mot, rien que des yeux qui brillent.
        [swedish] Un conte de fées : personne n’a trouvé les mots, tout le monde souriait.
        [abacus] Inoubliable ! Ils le raconteront à leurs petits-enfants.
        [deluxe] Une légende est née : la foule se tait, éblouie.
        [show] Fabuleux ! Bouche bée, personne n’a pensé à applaudir.
    }
rating-30 = { $edition ->
       *[cocktail] Au-delà de toute légende : les étoiles elles-mêmes se sont arrêtées pour regarder.
        [swedish] Céleste : à côté, le ciel nocturne paraît bien pâle.
        [abacus] Divin ! Le ciel réclame un rappel.
        [deluxe] Immortel : la guilde grave vos noms dans la pierre.
        [show] Hors du commun ! La lune voudrait une place au premier rang.
    }
