### Amis et invitations.

page-problem-no-such-person = Ce joueur n’existe pas.
page-problem-not-played-together = Vous ne pouvez inviter que des personnes avec qui vous avez joué.
page-problem-takes-no-invitations = Cette personne n’accepte pas d’invitations.
page-problem-invited-already = Cette personne est déjà invitée à cette table.
page-problem-too-many-invitations = Vous avez envoyé beaucoup d’invitations. Attendez un peu.
page-problem-sits-here = Cette personne est déjà à cette table.
page-problem-not-known = Rejoignez d’abord une table, pour que nous sachions qui vous êtes.
page-problem-too-many-tags = Cela fait trop d’étiquettes.
