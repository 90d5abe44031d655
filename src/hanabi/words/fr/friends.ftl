### Amis et invitations.

page-problem-no-such-person = Ce joueur n’existe pas.
page-problem-not-played-together = Vous ne pouvez inviter que des personnes avec qui vous avez joué.
page-problem-takes-no-invitations = Cette personne n’accepte pas d’invitations.
page-problem-invited-already = Cette personne est déjà invitée à cette table.
page-problem-too-many-invitations = Vous avez envoyé beaucoup d’invitations. Attendez un peu.
page-problem-sits-here = Cette personne est déjà à cette table.
page-problem-not-known = Rejoignez d’abord une table, pour que nous sachions qui vous êtes.
page-problem-too-many-tags = Cela fait trop d’étiquettes.

## Amis

page-friends = Amis
page-no-friends = Quand vous aurez terminé une partie avec quelqu’un, vous retrouverez cette personne ici.
page-games-together = { $number ->
        [one] { $number } partie ensemble
       *[other] { $number } parties ensemble
    }
page-average-of = { $share } en moyenne
page-last-played = dernière partie : { $date }
page-show-all = Afficher les { $number }
page-ignore = Ignorer
page-ignore-who = Ignorer { $name } et ses invitations
page-ignore-about = Vous ne verrez plus les invitations de cette personne. Elle n’en saura rien.
page-unignore = Ne plus ignorer
page-unignore-who = Ne plus ignorer { $name }
page-ignored = ignoré
page-take-invitations = Les personnes avec qui j’ai joué peuvent m’inviter

## Inviter

page-invite-friends = Inviter des amis
page-invite-friend = Inviter
page-invite-again = Réinviter
page-invite-who = Inviter { $name }
page-invite-to-yours = À la table où vous attendez
page-invite-to-new = Ouvre une nouvelle table et y envoie une invitation
page-invited-now = Invitation envoyée à { $name }.
page-invited = invitation envoyée
page-takes-no-invitations = n’accepte pas d’invitations
page-sits-at-your-table = à votre table

## Invitations

page-invitations = Invitations reçues
page-invitations-waiting = { $number ->
        [one] { $number } invitation reçue
       *[other] { $number } invitations reçues
    }
page-invited-by = { $name } vous invite à jouer : { $title }.
