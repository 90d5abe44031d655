### Lektioner: korta ställningar där man lär sig spelet. Ada är den som lär sig; Ume och Kai spelar med.
###
### Varje scen är ett meddelande: rubriken, det man behöver veta, uppgiften, varför ett drag är rätt och varför andra inte är det.

## Den första lektionen

lesson-first = Ditt första parti
    .about = Sju drag vid ett riktigt bord, och sedan kan du spela Hanabi.

lesson-first-hands = Du ser allas händer utom din egen
    .text = Du är Ada och spelar med Ume och Kai. Du ser deras kort och de ser dina, men ingen ser sina egna. Tillsammans bygger ni fem fyrverkerier, ett i varje färg, kort för kort från 1 till 5. Ingenting ligger på bordet än, så varje etta passar.
    .task = Ume har en etta men vet inte om det. Ge Ume en ledtråd om den.
    .right = Ume förstod och spelade den: det röda fyrverkeriet har börjat. Varje ledtråd kostar en { noun-token }, och ni har { count-tokens } tillsammans.
    .wrong = Det får du göra, men det hjälper inte Ume. Umes kort 3 är den röda ettan.
    .wrong-play = Dina egna kort ser du inte, så det var en ren chansning. När ett kort inte passar är det förlorat, och ni måste { phrase-take-strike }. Tredje gången är partiet slut.
    .wrong-kai = Kai har inget att spela än. Det har Ume: den röda ettan.

lesson-first-touch = En ledtråd pekar ut allt som stämmer
    .text = Du nämner en färg eller en siffra, och då pekas alla kort på den handen ut som det stämmer på. Du får inte hoppa över något. Kai har tre gula kort, men bara ett av dem går att spela nu: ettan.
    .task = Säg något till Kai som inte lämnar något tvivel om vilket kort som ska spelas.
    .right = Det finns bara en etta på den handen, så Kai visste precis vad du menade.
    .wrong = Kai vet fortfarande ingenting om den gula ettan.
    .wrong-yellow = Gult stämmer på tre kort. Kai kunde inte veta vilket du menade och spelade fel.

lesson-first-play = En ledtråd till dig
    .text = Nu har Kai sagt något till dig: ditt kort 4 är en etta. Du vet inte vilken färg den har, men det gör Kai, som inte skulle slösa bort en { noun-token } på ett kort som du inte har nytta av.
    .task = Spela kortet som Kai pekade ut.
    .right = Det passar! Färgen visste du inte, men du kunde lita på Kai. Den som spelar ett kort drar ett nytt, utan att titta.
    .wrong = Det kan vänta. Tack vare Kai kan du spela kort 4 på en gång.
    .wrong-play = Det kortet vet du ingenting om. Kai menade kort 4.
    .wrong-away = Det var just det kortet Kai ville att du skulle spela. Nu ligger det i kasthögen.
    .wrong-discard = Kasta när du inte har något bättre för dig. Kort 4 går att spela på en gång.

lesson-first-discard = När { noun-token.many } tar slut
    .text = Ni har inga { noun-token.many } kvar, så ingen kan ge en ledtråd. Den som kastar ett kort får tillbaka en. Man brukar kasta sitt äldsta kort som ingen har sagt något om. Nya kort hamnar sist, så ditt äldsta är kort 1.
    .task = Vinn tillbaka en { noun-token }: kasta ditt äldsta kort utan ledtråd.
    .right = Nu har ni en { noun-token } igen, och Ume gjorde nytta av den. Ni blev av med en grön fyra, men det finns en till.
    .wrong = Visst ger det en { noun-token }. Men ditt lag räknar med att kort 1 är nästa som kastas och kan bara varna dig i tid om de kan lita på det.
    .wrong-play = Du vet inte om det kortet passar. Nu är det borta, och ni har fortfarande ingen { noun-token }.
    .wrong-five = Du visste att det är en femma, och det finns bara en i varje färg. Nu kan det vita fyrverkeriet aldrig bli klart.

lesson-first-last = Det sista av sitt slag
    .text = I varje färg finns tre ettor, två tvåor, två treor och två fyror, men bara en femma. En gul trea ligger redan i kasthögen. Den andra är Kais kort 1, just det som Kai skulle kasta härnäst.
    .task = Varna Kai innan det är för sent.
    .right = Kai behöll den gula trean och kastade ett annat kort. Ni kan fortfarande få alla 25 poäng.
    .wrong = Kai anade ingenting och kastade den gula trean. Det gula fyrverkeriet kommer aldrig längre än till tvåan.
    .wrong-kai = Den ledtråden pekar inte ut kort 1, så Kai kastade det. Det gula fyrverkeriet kommer aldrig längre än till tvåan.

lesson-first-focus = Vilket kort är det som menas?
    .text = Kai säger rött och pekar ut två av dina kort. Det röda fyrverkeriet behöver en tvåa, men vilket kort är det? En ledtråd handlar alltid om ett enda kort. Pekar den ut ditt äldsta kort utan ledtråd är det om det, annars är det om det nyaste av dem den pekar ut. Ditt äldsta är kort 1, och det pekade Kai inte ut.
    .task = Spela kortet som Kai menar.
    .right = Den röda tvåan! Och nu vet du att kort 2 också är rött. Det har du nytta av senare.
    .wrong = Kai vill att du spelar ett kort nu: kort 4, det nyare av de två.
    .wrong-older = Båda är röda, men det är det nyare som menas: kort 4. Kort 2 var den röda fyran.
    .wrong-play = Det kortet pekade Kai inte ut.

lesson-first-end = Den sista rundan
    .text = Det sista kortet är draget, så alla har ett drag kvar: först du, sedan Ume, sedan Kai. Varje kort i ett fyrverkeri är en poäng. Ni har 22 av 25, och Ume känner till sin gula femma. På din egen hand finns inget mer som hjälper.
    .task = Se till att också Kai kan spela ett kort.
    .right = Ume gjorde det gula fyrverkeriet komplett och Kai lade den gröna fyran: 24 av 25! För den gröna femman hade det behövts ett drag till.
    .wrong = Kai visste inte vad som passade, så partiet slutade på 23 poäng.
    .wrong-green = Grönt stämmer på två kort. Kai spelade kort 1, som inte passade.
    .wrong-play = Det var en ren chansning, och Kai fick inte veta något om den gröna fyran.

## Annonserade kort

lesson-announcing = Annonsera det du spelar
    .about = Säg färgen när du spelar, och vinn tillbaka en { noun-token }.

lesson-announcing-known = Vet du färgen så säg den
    .text = Ume sade rött och pekade ut ditt kort 2, så det måste vara den röda ettan. Vid det här bordet får du annonsera färgen på ett kort innan du spelar det. Har du rätt och kortet passar får du tillbaka en { noun-token }.
    .task = Spela kort 2 och annonsera färgen.
    .right = Rött, precis som du sade: ni får tillbaka en { noun-token }. Kai gjorde likadant med grönt.
    .wrong = Ume har just sagt vad du kan spela: kort 2.
    .wrong-colour = Du visste ju att det var rött! Med fel annonsering är kortet förlorat och ni måste { phrase-take-strike }, även om det hade passat.
    .wrong-silent = Det passar, men du visste färgen. Hade du annonserat den hade ni fått tillbaka en { noun-token }.

lesson-announcing-guess = Annars är det bäst att vara tyst
    .text = Kai säger att ditt kort 4 är en etta. Fyra färger är möjliga, och den skulle passa i alla. Men annonserar du fel färg är kortet förlorat.
    .task = Spela kort 4 på det säkra sättet.
    .right = Det passar. Ingen måste annonsera.
    .wrong = Kai har just sagt vad du kan spela: kort 4.
    .wrong-guess = Kortet hade passat, men du annonserade fel färg: det är förlorat, och ni måste { phrase-take-strike }.
    .wrong-lucky = Rätt gissat! Men fyra färger var möjliga, och med fel färg hade kortet varit förlorat.

lesson-announcing-twice = Det sista kortet räknas dubbelt
    .text = Av det du har fått veta förstår du att ditt kort 2 är den röda femman. Med den blir det röda fyrverkeriet komplett, och bara det ger tillbaka en { noun-token }. Annonserar du också blir det två.
    .task = Gör det röda fyrverkeriet komplett och få ut så mycket som möjligt.
    .right = En { noun-token } för annonseringen och en för fyrverkeriet. Bra spelat!
    .wrong = Den röda femman går att spela nu, och du vet vilket kort det är.
    .wrong-colour = Det kortet är rött, och det visste du. Det finns bara en röd femma, och nu är den borta.
    .wrong-silent = Fyrverkeriet är komplett, men det gav bara en { noun-token }. Hade du annonserat rött hade det blivit två.

## Färgen som är alla färger

lesson-multicolour = De flerfärgade korten
    .about = En sjätte färg som räknas som alla andra och som ingen får nämna.

lesson-multicolour-every = Två färger på ett kort
    .text = Ume säger rött och pekar ut ditt kort 2. Kai säger blått och pekar också ut ditt kort 2. Båda på en gång kan bara ett flerfärgat kort vara: det räknas som alla färger. Det fyrverkeriet har inte börjat än.
    .task = Spela kortet som har alla färger på en gång.
    .right = Den flerfärgade ettan! Med det sjätte fyrverkeriet kan ni få 30 poäng.
    .wrong = Tänk på kort 2: rött och blått på en gång, och båda ville att du skulle veta det.
    .wrong-play = Det kortet har ingen sagt något om. Rött och blått på en gång är kort 2.

lesson-multicolour-together = De pekas alltid ut, de också
    .text = Ingen får säga ”{ suit-multicolour.clue }”. Vilken färg du än nämner pekas de flerfärgade korten ut tillsammans med den. Kais kort 2 är den flerfärgade ettan, och den går att spela nu.
    .task = Säg något till Kai som bara pekar ut kort 2.
    .right = Ingenting annat pekades ut, så Kai kunde spela det.
    .wrong = Kai vet fortfarande ingenting om kort 2.
    .wrong-colour = Den färgen stämmer på två av Kais kort, och Kai spelade det andra.

## Svartkrut

lesson-powder = Svartkrut
    .about = Ett svart fyrverkeri som går nedåt från 5 till 1 och som ingen färg pekar ut.

lesson-powder-down = Svart börjar med femman
    .text = Det svarta fyrverkeriet bygger ni baklänges, från 5 ned till 1. Det ger inga poäng, men varje svart kort som saknas på slutet kostar er en. Ingen färg pekar någonsin ut svarta kort: man kan bara säga deras siffra.
    .task = Umes kort 2 är en svart femma. Ge Ume en ledtråd om den.
    .right = Inget annat fyrverkeri behöver en femma än, så Ume förstod att den är svart. Sedan kommer fyran, trean, tvåan och ettan.
    .wrong = Ume vet fortfarande inte att kort 2 går att spela.

lesson-powder-only = Den enda som passar
    .text = Kai säger att ditt kort 4 är en fyra. Titta på fyrverkerierna: var skulle en fyra kunna passa nu?
    .task = Spela kortet som Kai pekade ut.
    .right = Den svarta fyran! De andra fyrverkerierna har inte ens sin etta. Men se upp: det finns tre svarta femmor men bara en svart etta.
    .wrong = Bara svart behöver en fyra nu, så Kai ville säga att kort 4 passar.
    .wrong-play = Det kortet vet du ingenting om. Det som passar är kort 4.

## Bonusbrickor

lesson-tiles = { noun-bonus.many }
    .about = Gör ett fyrverkeri komplett och välj rätt: tre korta drag med brickorna.

lesson-tiles-five = En femma vänder upp en bricka
    .text = Vitt behöver bara sin femma, och du vet att den är ditt kort 2. Den som gör ett fyrverkeri komplett med en femma vänder upp { noun-bonus.a } i stället för att vinna tillbaka en { noun-token }.
    .task = Gör det vita fyrverkeriet komplett.
    .right = Komplett! Brickan ger dig en gratis ledtråd, och den ger du genast, innan någon annan gör något.
    .wrong = Det kan vänta. Ditt kort 2 är den vita femman, och den passar.
    .wrong-away = Det var den enda vita femman. Nu kan det vita fyrverkeriet aldrig bli klart.

lesson-tiles-free = En gratis ledtråd
    .text = På din bricka står det: en siffra, gratis. De vanliga reglerna gäller, men den kostar ingen { noun-token }. Kais kort 3 är den röda ettan, och det röda fyrverkeriet har inte börjat.
    .task = Använd din gratis ledtråd till Kais röda etta.
    .right = Kai spelade den, och det kostade er ingenting.
    .wrong = Det kostade ingenting men gav ingenting heller: Kai vet fortfarande inget om den röda ettan.

lesson-tiles-replay = Tillbaka från kasthögen
    .text = Med en annan bricka får du spela ett kastat kort, om det passar. Du får också avstå. I kasthögen ligger två kort: en blå etta och en grön trea.
    .task = Välj kortet som passar.
    .right = Så kom det blå fyrverkeriet i gång till slut. Och Ume har redan sett fortsättningen: ditt kort 1 är blått.
    .wrong = Den gröna trean passar inte: grönt börjar med ettan. Brickan gick till spillo.
    .wrong-decline = Det får du göra, men den blå ettan hade passat. Nu gick brickan till spillo.

## Att spela vidare

lesson-playing-on = Spela vidare till perfektion
    .about = Ingen sista runda: ni spelar tills föreställningen är perfekt eller förlorad.

lesson-playing-on-careful = Varje sista exemplar räknas
    .text = När man spelar vidare till perfektion är föreställningen förlorad i samma stund som det sista exemplaret av ett kort ni behöver försvinner. Ni har inga { noun-token.many } kvar, så du måste kasta eller spela. Kort 1 är en femma. Kort 4 är en röd etta, och den har det röda fyrverkeriet redan passerat.
    .task = Vinn tillbaka en { noun-token } utan att ta någon risk.
    .right = Ingen behöver en röd etta till. Och Ume gjorde nytta av er { noun-token }.
    .wrong = Det kortet vet du ingenting om. Hade det varit det sista av sitt slag hade allt varit slut. Kort 4 behövs säkert inte.
    .wrong-five = Det finns bara en femma i varje färg. Utan den kan föreställningen inte bli perfekt, så den är förlorad på stället.
    .wrong-play = Det kortet vet du ingenting om. Kort 4 behövs säkert inte, så kasta det.

lesson-playing-on-on = En tom { noun-deck } stoppar ingen
    .text = Det finns inget kvar att dra, och ni spelar vidare med allt mindre händer. Ett enda kort saknas för en perfekt föreställning: Umes kort 3, den röda femman. Ume vet inte om det.
    .task = Tala om för Ume vad som saknas.
    .right = 25 av 25: perfekt! Varje annat slut hade varit värt noll.
    .wrong = Ume vet det inte än. Det finns ingen sista runda, men händerna krymper för varje drag, och den röda femman kan bli kastad.

## Listan över lektionerna

lessons-line = { $key }: { $title }. { $about } { $state }
lessons-state-new = { $scenes } scener, ungefär { $minutes } minuter.
lessons-state-begun = Du är vid scen { $number } av { $scenes }.
lessons-state-done = Klart!
lessons-how-to-start = Börja eller fortsätt så här: hanabi lesson first

## En lektion i terminalen

command-skip-scene = hoppa, nästa
command-again-scene = igen
command-back-scene = tillbaka
terminal-help-lesson = hoppa: till nästa scen. igen: börja om scenen. tillbaka: till förra scenen. sluta: lämna lektionen.

lessons-how = Skriv dina drag, till exempel: tipsa Ume rött, spela 2 eller kasta 4. Med hoppa, igen och tillbaka går du mellan scenerna, och med sluta går du härifrån. Skriv hjälp för alla kommandon.
lessons-scene = { $number } av { $scenes }: { $title }
lessons-would-have = Det här skulle ha hänt:
lessons-try-again = Ingen fara, det var bara ett försök. Pröva igen, eller skriv hoppa.
lessons-no-sorting = I en lektion ligger handen kvar som den är.
lessons-go-on = Tryck på Enter för att gå vidare.
lessons-done = Du är klar med lektionen ”{ $title }”.
lessons-offer-game = Vill du spela ett riktigt parti nu, med boten friend? ja eller nej:
lessons-left = Du kan fortsätta när du vill: hanabi lesson { $key }
