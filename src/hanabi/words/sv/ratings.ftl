### Vad publiken säger, efter lägsta poängen för varje omdöme. Raden för 25 gäller också 25 till 29 av 30.

rating-0 = { $edition ->
       *[cocktail] Fiasko: visslingarna överröstade raketerna.
        [swedish] Bedrövligt. Torget var tomt innan röken hade skingrats.
        [abacus] Aj då! Till och med gudarna tittade bort.
        [deluxe] En skam för skrået: folk vill ha pengarna tillbaka.
        [show] Uselt! Burop, så att smällarna knappt hörs.
    }
rating-6 = { $edition ->
       *[cocktail] Tunt: några klappade händerna, av ren vänlighet.
        [swedish] Ljummet: en och annan klappade, längst bak.
        [abacus] Svagt! Ett enda par händer hördes.
        [deluxe] Klent: någon hostade, och någons moster applåderade.
        [show] Platt! Lite handklapp, mest för att vara artig.
    }
rating-11 = { $edition ->
       *[cocktail] Aktningsvärt, och bortglömt till frukost.
        [swedish] Helt hyggligt, men på måndag minns ingen det.
        [abacus] Godkänt! Publiken har haft roligare kvällar.
        [deluxe] Ett ärligt försök, som ingen nämner i morgon.
        [show] Trevligt! Men till historieböckerna går det knappast.
    }
rating-16 = { $edition ->
       *[cocktail] Präktigt: alla gick glada hem.
        [swedish] Riktigt fint: nöjda miner längs hela kajen.
        [abacus] Bra gjort! Det jublades mellan smällarna.
        [deluxe] Ett mästarprov: publiken fick vad den kom för.
        [show] Toppen! Publiken är trollbunden och strålar.
    }
rating-21 = { $edition ->
       *[cocktail] Hänförande: om många år talas det ännu om den här kvällen.
        [swedish] Otroligt! På det här lever hela stan till våren.
        [abacus] Storartat! Publiken står upp och jublar.
        [deluxe] Underbart: i stan talas det inte om något annat.
        [show] Fenomenalt! Kvällen kommer att glöda i allas minne.
    }
rating-25 = { $edition ->
       *[cocktail] En legend: inte ett ord, bara glänsande ögon.
        [swedish] Som en saga: ingen fann ord, och alla log.
        [abacus] Oförglömligt! Det här får barnbarnen höra om.
        [deluxe] En legend är född: folk står bländade och tysta.
        [show] Fantastiskt! Alla gapade och glömde att klappa.
    }
rating-30 = { $edition ->
       *[cocktail] Bortom alla legender: själva stjärnorna stannade för att titta.
        [swedish] Himmelskt: intill det här ser natthimlen blek ut.
        [abacus] Gudalikt! Himlen ropar på extranummer.
        [deluxe] Odödligt: skrået hugger in era namn i sten.
        [show] Utomjordiskt! Månen ber om en plats på första raden.
    }
