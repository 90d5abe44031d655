### En mening för varje sak som händer.

event-hand-dealt = { $player } får { $cards }.
event-hand-dealt-hidden = { $player } får { count-cards }.
event-card-drawn = { $player } drar { $card }.
event-card-drawn-hidden = { $player } drar { noun-card.a }.
event-turn-began = Drag { $turn }: { $player }.

event-clue-given = { $giver } säger till { $target }: { $clue }, { $cards }.
event-clue-given-empty = { $giver } säger till { $target }: { $clue }.
event-clue-given-free = { $giver } säger till { $target }, utan kostnad: { $clue }, { $cards }.
event-clue-given-free-empty = { $giver } säger till { $target }, utan kostnad: { $clue }.

event-card-placed = { $player } spelar { $place }: { $card }, som passar.
event-card-placed-announced = { $player } annonserar { $announced } och spelar { $place }: { $card }, precis som annonserat.
event-card-misplayed = { $player } spelar { $place }: { $card }, som inte passar.
event-card-misplayed-announced = { $player } annonserar { $announced } och spelar { $place }: { $card }, som har rätt färg men inte passar.
event-card-misplayed-wrong-colour = { $player } annonserar { $announced } och spelar { $place }: { $card }, som har fel färg.
event-card-discarded = { $player } kastar { $place }: { $card }.
event-firework-completed = Det { $suit } { noun-firework.the } är komplett.

event-token-spent = { $edition ->
       *[cocktail] En markör tas ur locket; { $left } kvar.
        [swedish] En blå marker tas ur locket; { $left } kvar.
        [abacus] En tipsbricka vänds till svart; { $left } kvar.
        [deluxe] En klockbricka vänds ned; { $left } kvar.
        [show] En LEDTRÅDS-markör tas från påsen; { $left } kvar.
    }
event-token-returned = { $edition ->
       *[cocktail] En markör läggs tillbaka i locket: { $left } av { $tokens }.
        [swedish] En blå marker läggs tillbaka i locket: { $left } av { $tokens }.
        [abacus] En tipsbricka vänds till vitt igen: { $left } av { $tokens }.
        [deluxe] En klockbricka vänds upp igen: { $left } av { $tokens }.
        [show] En LEDTRÅDS-markör läggs tillbaka på påsen: { $left } av { $tokens }.
    }
event-token-forfeited = Ingen { noun-token } att vinna tillbaka: { phrase-all-tokens }.
event-strike-taken = { $edition ->
       *[cocktail] Ett rött kort vänds: { $strikes } av { $limit }.
        [swedish] En röd marker läggs i locket: { $strikes } av { $limit }.
        [abacus] Blixten slår ned! En stormbricka vänds: { $strikes } av { $limit }.
        [deluxe] Stubinen brinner; vända stubinbrickor: { $strikes } av { $limit }.
        [show] En FEL-bricka blir röd: { $strikes } av { $limit }.
    }
event-strike-mended = { $edition ->
       *[cocktail] Ett rött kort vänds tillbaka: { $strikes } av { $limit }.
        [swedish] En röd marker tas ur locket: { $strikes } av { $limit }.
        [abacus] Himlen klarnar och en stormbricka vänds tillbaka: { $strikes } av { $limit }.
        [deluxe] Stubinen lagas; vända stubinbrickor: { $strikes } av { $limit }.
        [show] En FEL-bricka blir blå igen: { $strikes } av { $limit }.
    }

event-tile-revealed = { $player } vänder upp { noun-bonus.the } ”{ $tile }” och får { $effect }. Ännu inte uppvända: { $left }.
event-tile-lost = För { $player } blir det ingenting av { noun-bonus.the } ”{ $tile }”.
event-card-reshuffled = { $player } blandar in { $card } från kasthögen i { noun-deck.the }.
event-card-replayed = { $player } spelar { $card } från kasthögen, som passar.

event-hand-rearranged = { $number ->
        [0] { $player } ordnar om en tom hand.
       *[other] { $player } ordnar om sin hand: { $order }.
    }
event-last-round-began = { $turns ->
        [one] Det finns inget mer att dra: 1 drag återstår.
       *[other] Det finns inget mer att dra: { $turns } drag återstår, ett för varje spelare.
    }

## Slutet: vad föreställningen var värd

outcome-score = Resultat: { $score } av { $maximum } poäng.
outcome-score-black-powder = Resultat: { $score } av { $maximum } svartkrutspoäng.

## När ett drag tas tillbaka

taken-back = { $actions ->
        [one] { $name } har tagit tillbaka sitt senaste drag.
       *[other] { $name } har tagit tillbaka { $actions } drag.
    }
