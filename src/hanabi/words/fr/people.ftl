### Qui l’on est sur ce serveur : appareils, mots de passe, signalements.

page-problem-link-used-up = Ce lien a été ouvert dans trop de navigateurs.
page-problem-nobody = Rejoignez d’abord une table : avant cela, il n’y a rien à conserver.
page-problem-carry-spent = Ce lien a déjà servi, ou il a plus de dix minutes. Créez-en un autre sur votre autre appareil.
page-problem-too-many-tries = Trop d’essais. Attendez une minute et recommencez.
page-problem-bad-password = Un mot de passe compte de 8 à 200 caractères.
page-problem-wrong-password = Nom ou mot de passe incorrect.
page-problem-name-guarded = Quelqu’un d’autre se connecte avec ce nom. Choisissez-en d’abord un autre.
page-problem-wrong-name = Ce n’est pas votre nom.
page-problem-report-of-oneself = C’est vous.
page-problem-too-many-reports = Vous avez envoyé beaucoup de signalements aujourd’hui. Réessayez demain.
