### Amis et invitations.

page-problem-no-such-person = Il n’y a personne ici.
page-problem-not-played-together = Vous pouvez inviter des personnes avec qui vous avez déjà joué.
page-problem-takes-no-invitations = Cette personne n’accepte pas d’invitations.
page-problem-invited-already = Cette personne est déjà invitée à cette table.
page-problem-too-many-invitations = Vous avez envoyé beaucoup d’invitations. Attendez un peu.
page-problem-sits-here = Cette personne est déjà à cette table.
page-problem-not-known = Asseyez-vous d’abord à une table, pour que nous sachions qui vous êtes.
page-problem-too-many-tags = Cela fait trop d’étiquettes.
