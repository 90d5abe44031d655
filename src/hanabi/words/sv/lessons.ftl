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

## Vad servern säger nej till

page-problem-no-such-lesson = Det finns ingen sådan lektion här.
page-problem-no-such-scene = Den här lektionen har ingen scen med det numret.
