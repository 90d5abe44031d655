### Qui s’occupe du serveur : ce qui est dit à tout le monde et ce qui a été décidé

page-notice = De l’administrateur : { $text }
page-problem-banned = Vous ne pouvez pas jouer sur ce serveur pour le moment. C’est une décision de son administrateur.
page-problem-silenced = Vous ne pouvez pas écrire sur ce serveur pour le moment. C’est une décision de son administrateur.
page-problem-name-blocked = Personne ne peut porter ce nom ici. Choisissez-en un autre.
page-problem-draining = Ce serveur va redémarrer. Ouvrez votre table dans une minute.
reason-operator = L’administrateur de ce serveur a mis fin à la partie.
