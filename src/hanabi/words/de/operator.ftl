### Wer den Server betreibt: was allen gesagt wird und was entschieden wurde

page-notice = Vom Betreiber: { $text }
page-problem-banned = Du kannst auf diesem Server vorerst nicht spielen. Das hat sein Betreiber entschieden.
page-problem-silenced = Du kannst auf diesem Server vorerst nichts sagen. Das hat sein Betreiber entschieden.
page-problem-name-blocked = Diesen Namen kann hier niemand tragen. Wähle einen anderen.
page-problem-draining = Dieser Server startet gleich neu. Eröffne deinen Tisch in einer Minute.
reason-operator = Der Betreiber dieses Servers hat die Partie beendet.
