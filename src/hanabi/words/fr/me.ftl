### Soi-même : nom, appareils, mot de passe, suppression ; et signalements.

page-me = Vous
page-me-about = Pas besoin de compte : ce navigateur se souvient de vous.
page-me-nobody = Vous n’avez pas encore joué ici. Dès que vous prenez place à une table, ce navigateur se souvient de vous et de vos parties.
page-rename = Changer de nom
page-rename-about = Le nouveau nom apparaît à la prochaine table que vous rejoignez.
page-renamed = Nom modifié.
page-now-you-are = Vous êtes maintenant { $name }.

## Un autre appareil

page-carry = Utiliser un autre appareil
page-carry-about = Ouvrez ce lien sur votre téléphone ou un autre ordinateur : vous y serez la même personne, avec toutes vos parties.
page-carry-make = Créer un lien
page-carry-again = Créer un nouveau lien
page-carry-link = Lien pour votre autre appareil
page-carry-until = Valable une fois, jusqu’à { $time }. Ne le partagez pas : la personne qui l’ouvre devient vous.
page-carry-offer = Continuer sous le nom { $name } ?
page-carry-offer-about = { $name } pourra alors jouer aussi dans ce navigateur, avec toutes ses parties.
page-carry-take = Continuer sous le nom { $name }
page-carry-here = Vous êtes déjà { $name }
page-carry-here-about = Ouvrez ce lien sur votre autre appareil.
page-replaced-here = Dans ce navigateur, vous êtes actuellement { $name }. Cela s’arrête ici.
page-replaced-seats = { $number ->
        [one] { $name } a encore une place à une table en cours.
       *[other] { $name } a encore des places à { $number } tables en cours.
    }
page-replaced-password = Avec le mot de passe, vous pourrez redevenir { $name }.
page-replaced-devices = Vous restez { $name } sur vos autres appareils.
page-replaced-lost = Impossible de redevenir { $name } ensuite, à moins de choisir d’abord un mot de passe pour { $name }.

## Mot de passe

page-password = Mot de passe
page-password-none = Pas de mot de passe : seuls ce navigateur et les appareils que vous reliez sont vous. Avec un mot de passe, vous pouvez vous connecter partout.
page-password-set = Vous avez un mot de passe. Connectez-vous partout avec votre nom et ce mot de passe.
page-password-new = Nouveau mot de passe (8 caractères au moins)
page-password-old = Votre mot de passe
page-password-of = Mot de passe pour { $name }
page-password-save = Choisir ce mot de passe
page-password-change = Changer de mot de passe
page-password-remove = Supprimer le mot de passe
page-password-saved = Mot de passe enregistré.
page-password-removed = Mot de passe supprimé.
page-sign-in = Se connecter
page-sign-in-about = Vous avez déjà joué ici et choisi un mot de passe ?
page-sign-in-with = Se connecter avec nom et mot de passe

## Appareils

page-devices = Vos appareils
page-this-device = celui-ci
page-some-device = Un navigateur
page-device-since = depuis le { $date }
page-sign-out-others = Se déconnecter partout ailleurs
page-sign-out-others-about = Vos autres appareils ne seront plus vous.
page-signed-out = Déconnexion partout ailleurs effectuée.

## Se supprimer

page-delete-me = Me supprimer
page-delete-about = Votre nom disparaît de ce serveur, pour tout le monde.
page-delete-what = Votre nom est remplacé par N.N. dans toutes les parties, passées et en cours. Vos messages, vos notes, vos étiquettes, votre profil et vos appareils sont supprimés.
page-delete-games = { $number ->
        [0] Vous n’avez de place à aucune table en ce moment.
        [one] Vous quittez votre place à une table ; si la partie est en cours, un bot continue.
       *[other] Vous quittez vos places à { $number } tables ; là où une partie est en cours, un bot continue.
    }
page-delete-final = C’est irréversible.
page-delete-confirm = Tapez votre nom pour confirmer : { $name }
page-delete-yes = Me supprimer définitivement
page-deleted = C’est fait. Au revoir !

## Les personnes à la table, et les signalements

page-people-here = Masquer ou signaler
page-mute = Masquer
page-muted = Masqué
page-mute-who = Masquer { $name }
page-mute-about = Masquer cache ce que dit cette personne, sur votre écran seulement.
page-report = Signaler
page-report-who = Signaler { $name }
page-report-about = La personne qui gère ce serveur lira le signalement, avec la discussion de votre table. La personne signalée n’en saura rien.
page-report-reason = Quel est le problème ?
page-report-for-name = Nom choquant
page-report-for-talk = Ce que dit cette personne
page-report-for-play = Gâche des parties exprès
page-report-for-other = Autre chose
page-report-text = Quelque chose à ajouter ? (facultatif)
page-report-send = Envoyer
page-reported = Merci. Votre signalement a été envoyé.
