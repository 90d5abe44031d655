### Rätsel auf der Seite: den besten Zug finden, jeden Tag ein neues

page-puzzle = Rätsel
page-puzzle-of-day = Rätsel des Tages
page-puzzles = Rätsel
page-puzzles-about = Jeden Tag eine Stellung aus einer echten Partie. Ein Zug ist sicher der beste: Finde ihn.
page-puzzles-earlier = Frühere Rätsel
page-puzzles-older = Ältere zeigen
page-puzzle-players = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
page-puzzle-solved = Gelöst
page-puzzle-seen = Lösung angesehen
page-puzzle-streak = { $days ->
        [one] Einen Tag in Folge gelöst
       *[other] { $days } Tage in Folge gelöst
    }
page-puzzle-making = Dieses Rätsel wird gerade gemacht. Das dauert ein paar Minuten, du kannst hier warten.
page-puzzle-failed = Dieses Rätsel ließ sich nicht machen.
page-puzzle-find = Finde den besten Zug
page-puzzle-tried = Versucht
page-puzzle-give-up = Lösung zeigen
page-puzzle-why = Warum?
page-puzzle-line = Wie es weitergeht
page-puzzle-start = Die Stellung
page-puzzle-step = { $step } von { $steps }
page-puzzle-moves = Alle Züge
page-puzzle-move = Zug
page-puzzle-costs = Kostet
page-puzzle-end = Ergebnis hier
page-puzzle-previous = Voriges Rätsel
page-puzzle-next = Nächstes Rätsel
page-problem-no-such-day = Für diesen Tag gibt es kein Rätsel.
page-problem-puzzle-missing = Dieser Server kann keine Rätsel machen: Sein Zusatz „fast“ ist nicht installiert.
page-problem-puzzle-unmade = Dieses Rätsel wird noch gemacht.
