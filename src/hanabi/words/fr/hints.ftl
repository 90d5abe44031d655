### Conseils : ce qu’un bot ferait à la place de qui le lui demande, et pourquoi

page-advice = Conseil
page-advice-about = Demander au bot friend ce qu’il ferait à votre place, et pourquoi
page-advice-of = Conseil du bot friend
page-advice-thinking = friend réfléchit…
page-key-hint = demander conseil à son tour
page-hints = On peut demander conseil au bot friend
page-option-hints = Conseils du bot friend
page-hints-note = À son tour, on peut demander au bot friend ce qu’il ferait.
page-problem-no-hints = À cette table, il n’y a pas de conseils.
page-problem-no-hint = Le bot n’a pas de conseil pour l’instant.
