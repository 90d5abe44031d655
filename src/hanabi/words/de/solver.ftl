### Was der Löser bei offenen Karten sagt: ob eine Punktzahl zu erreichen ist und warum nicht.

solver-works = Wird ausgerechnet: höchstens { $seconds } s Rechenzeit; Strg-C bricht ab.
verdict-winnable = { $points ->
        [one] Ein Punkt ist zu erreichen.
       *[other] { $points } Punkte sind zu erreichen.
    }
verdict-unwinnable = { $points ->
        [one] Nicht einmal ein Punkt ist zu erreichen.
       *[other] { $points } Punkte sind nicht zu erreichen.
    }
verdict-unwinnable-because = { $points ->
        [one] Nicht einmal ein Punkt ist zu erreichen: { $cause }.
       *[other] { $points } Punkte sind nicht zu erreichen: { $cause }.
    }
verdict-undecided = { $points ->
        [one] Ob ein Punkt zu erreichen ist, war in der Zeit nicht zu klären.
       *[other] Ob { $points } Punkte zu erreichen sind, war in der Zeit nicht zu klären.
    }

## Warum nicht, nach einem Doppelpunkt

cause-over = Die Partie ist vorbei
cause-lost-card = Jede { $card } ist weg
cause-pace = Es sind weniger Züge übrig, als noch { noun-card.many } zu spielen sind
cause-too-deep = Die { $card } liegt zu tief im Stapel
cause-too-many-deep = Zu viele { noun-card.many }, die gebraucht werden, liegen tief im Stapel
cause-hands-full = Bis die { $card } gezogen wird, müssen mehr { noun-card.many } aufgehoben werden, als alle zusammen halten können

## Zug um Zug

verdict-of-deal = Zu Beginn: { $verdict }
verdict-after-turn = Nach Zug { $turn }: { $verdict }
verdict-given-away = Vergeben in Zug { $turn } von { $name }: { $move }
