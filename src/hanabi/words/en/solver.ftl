### What the solver says, with all cards open: whether a score can be reached, and why not.

solver-works = Working it out: { $seconds } s of computing at most; Ctrl-C stops it.
verdict-winnable = { $points ->
        [one] One point can be reached.
       *[other] { $points } points can be reached.
    }
verdict-unwinnable = { $points ->
        [one] Not even one point can be reached.
       *[other] { $points } points cannot be reached.
    }
verdict-unwinnable-because = { $points ->
        [one] Not even one point can be reached: { $cause }.
       *[other] { $points } points cannot be reached: { $cause }.
    }
verdict-undecided = { $points ->
        [one] Whether one point can be reached was not settled in the time given.
       *[other] Whether { $points } points can be reached was not settled in the time given.
    }

## Why not, after a colon

cause-over = the game is over
cause-lost-card = every { $card } is gone
cause-pace = there are fewer turns left than { noun-card.many } to play
cause-too-deep = the { $card } lies too deep in { noun-deck.the }
cause-too-many-deep = too many { noun-card.many } that are needed lie deep in { noun-deck.the }
cause-hands-full = before the { $card } is drawn, more { noun-card.many } have to be kept than all hands can hold

## Turn by turn

verdict-of-deal = The deal: { $verdict }
verdict-after-turn = After turn { $turn }: { $verdict }
verdict-given-away = Given away in turn { $turn } by { $name }: { $move }
