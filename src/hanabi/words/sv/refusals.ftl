### Varför något inte går.

refusal-game-over = Partiet är slut.
refusal-not-your-turn = Det är någon annans tur.
refusal-bonus-pending = Först måste { noun-bonus.the } användas.
refusal-no-bonus = Ingen { noun-bonus } väntar på ett val.
refusal-no-such-card = { $edition ->
       *[cocktail] Den som står i tur har inget sådant kort på handen.
        [deluxe] Den som står i tur har ingen sådan bricka på handen.
    }
refusal-no-such-seat = Där sitter ingen.
refusal-clue-to-self = Du kan inte ge dig själv { noun-clue.a }.
refusal-no-tokens = Du kan inte ge { noun-clue.a }: { phrase-no-token }.
refusal-all-tokens = Du kan inte kasta något: { phrase-all-tokens }.
refusal-not-a-clue = { $edition ->
       *[cocktail] Den ledtråden får inte ges vid det här bordet.
        [abacus] Det tipset får inte ges vid det här bordet.
    }
refusal-touches-nothing = { $edition ->
       *[cocktail] Ledtråden träffar inget kort, och tomma ledtrådar är inte tillåtna vid det här bordet.
        [abacus] Tipset träffar inget kort, och tomma tips är inte tillåtna vid det här bordet.
        [deluxe] Ledtråden träffar ingen bricka, och tomma ledtrådar är inte tillåtna vid det här bordet.
    }
refusal-no-announcing = Vid det här bordet annonseras inte färgen.
refusal-no-such-suit = Färgen du annonserade finns inte i partiet.
refusal-not-discarded = { $edition ->
       *[cocktail] Något sådant kort ligger inte i kasthögen.
        [deluxe] Någon sådan bricka ligger inte i kasthögen.
    }
refusal-cannot-decline = Du kan inte avstå från den här { noun-bonus.the }.
refusal-bad-order = Den nya ordningen måste ta upp { $edition ->
       *[cocktail] vart och ett av handens kort
        [deluxe] var och en av handens brickor
    } en gång.
refusal-not-an-action = Det är inget drag i det här spelet.
refusal-nothing-to-undo = Inget har hänt än, så det finns inget att ångra.
