### Botar: vad var och en är, varför den gjorde som den gjorde, och vem som spelar vidare när en fallerar.

bot-about-steady = spelar det som är säkert och pekar ut det som andra kan spela
bot-about-random = gör ett tillåtet drag på måfå
bot-about-hat = lägger ett budskap till alla i varje ledtråd; stark bland sina likar, en gåta för människor
bot-about-friend = spelar efter de konventioner som människor använder och säger varför
bot-about-search = tänker igenom varje drag, vilket tar några sekunder
bot-about-learned = spelar det den har lärt sig själv, vid de bord den har tränat för
bot-about-cheater = tjuvkikar på sina egna kort: ett riktmärke för de andra, ingen medspelare

## Listan över botarna

bots-line = { $name }: { $about }
bots-players = { $least } till { $most } spelare.
bots-some-games = { $numbers } spelare, i { $games } av de { $all } tryckta spelen.
bots-at-tables = Kan sitta vid ett bord.
bots-not-at-tables = Sitter inte vid bord med människor.
bots-unavailable = Går inte att använda här: { $reason }
bots-ignored = Används inte: { $name } från { $source }. Det finns redan en bot med det namnet.
bots-score = { $players } spelare: i snitt { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } poäng (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) på { NUMBER($games) } partier
bots-score-single = { $players } spelare: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } poäng i ett enda parti
bots-speed = { $score }, { NUMBER($speed, maximumSignificantDigits: 3) } beslut i sekunden
bots-checked = { $name } håller sig till reglerna: { $games } partier, { $moves } drag, och { $worlds } gånger andra kort där den inte kunde titta.

## Varför en bot gjorde så, med dess egna ord. `$card` och `$clue` är fraser härnedanför.

why-play-certain = Jag vet att { $card } passar.
why-play-read = Jag förstår { $clue } så att { $card } passar.
why-play-inferred = Av { $clue }, och av det som har hänt sedan dess, drar jag slutsatsen att { $card } passar.
why-play-prompted = För att { $clue } ska ha någon mening måste { noun-card.a } som jag har fått veta något om spelas först: { $card }.
why-play-finessed = För att { $clue } ska ha någon mening måste { noun-card.a } som jag inte har fått veta något om spelas först: { $card }.
why-play-gamble-last-round = Jag är inte säker på { $card }, men vi har inget mer att förlora.
why-play-forced = Jag hade inget annat att göra, och { $card } passar troligast.

why-clue-play = Jag vill att { $card } ska spelas.
why-clue-prompt = Jag vill att { $card } ska spelas först: den som har det har fått veta något om det och kan räkna ut det.
why-clue-finesse = Jag vill att { $card } ska spelas först: den som har det har inte fått veta något om det men kan räkna ut det.
why-clue-save = Jag vill att { $card } ska sparas: det kommer att behövas.
why-clue-save-five = Jag vill att { $card } ska sparas: inget annat kan göra det { noun-firework.the } komplett.
why-clue-save-two = Jag vill att { $card } ska sparas: det kommer att behövas tidigt.
why-clue-save-last = Jag vill att { $card } ska sparas: det är det sista exemplaret.
why-clue-fix = Jag vill inte att { $card } ska spelas av misstag.
why-clue-useless = Jag vill att alla ska veta att { $card } inte längre behövs.
why-clue-more = Jag vill att vi ska veta mer.
why-clue-stall = Jag hade inget bättre för mig, och det här gör ingen skada.

why-discard-useless = Jag vet att vi inte längre behöver { $card }.
why-discard-duplicate = Jag tror att någon annan har ett exemplar av { $card }.
why-discard-chop = Jag hade inget bättre för mig, och { $card } är det äldsta som jag inte har fått veta något om.
why-discard-least = Jag hade inget bättre för mig, och { $card } är det vi skulle sakna minst.
why-discard-last-round = Det spelar inte längre någon roll vad jag kastar.

why-tile-place = Jag spelar det som hjälper oss mest.
why-tile-reshuffle = Jag tar tillbaka det som vi behöver mest.
why-tile-decline = Jag ser inget där som skulle hjälpa.

why-search = Jag prövade alla drag i många givar som kan vara den rätta, och det här gick bäst.

## Vad som hörs i stället medan partiet pågår, av den som inte får veta mer

why-play-told = Efter { $clue } tror jag att det går att chansa på { $card }.
why-play-untold = Ingen har sagt något om { $card }, men jag tror att det går att chansa på { noun-card.it }.
why-clue-fits = Jag vill att det ska vara känt att { $card } kan spelas.
why-clue-keep = Jag vill att det ska vara känt att { $card } måste sparas: det är det sista exemplaret.
why-clue-tell = Jag vill att det här ska vara känt. Mer får jag inte säga än.
why-discard-spare = Jag tror att vi klarar oss utan { $card }.

why-other = Jag har inga ord för det. Jag kallar det ”{ $reason }”.

## Vad skälen handlar om

why-card-mine = { $edition ->
       *[cocktail] mitt kort { $place }
        [deluxe] min bricka { $place }
    }
why-card-yours = { noun-card.your } { $place }
why-card-theirs = { noun-card } { $place } hos { $name }
why-card-shown = { $card } ({ $faces })
why-clue-yours = { noun-clue.the } ”{ $clue }” från dig
why-clue-theirs = { noun-clue.the } ”{ $clue }” från { $name }
why-clue-somebodys = { noun-clue.the } ”{ $clue }”

## Någon annan spelar vidare

handover-away = { $name } är borta, så boten { $bot } spelar vidare.
handover-back = { $name } är tillbaka och spelar vidare.
handover-left = { $name } har lämnat bordet, så boten { $bot } spelar vidare.
handover-failed = { $name } (boten { $was }) har slutat fungera, så { $bot } spelar vidare.
handover-slow = { $name } (boten { $was }) tog för lång tid på sig, så { $bot } spelar vidare.

## Tips: vad en bot skulle göra i stället för den som frågar, och varför

hint-play = I ditt ställe skulle jag spela { noun-card.your } { $place }.
hint-announce = I ditt ställe skulle jag spela { noun-card.your } { $place } som { $suit }.
hint-discard = I ditt ställe skulle jag kasta { noun-card.your } { $place }.
hint-clue = I ditt ställe skulle jag säga till { $name }: { $clue }.
hint-take = I ditt ställe skulle jag ta { $card }.
hint-decline = I ditt ställe skulle jag inte ta något.

## Skäl som handlar om den som frågade. Alla andra är desamma som för botarnas egna drag.

hint-why-play-prompted = För att { $clue } ska ha någon mening måste { noun-card.a } som du har fått veta något om spelas först: { $card }.
hint-why-play-finessed = För att { $clue } ska ha någon mening måste { noun-card.a } som du inte har fått veta något om spelas först: { $card }.
hint-why-play-forced = Det finns inget annat att göra, och { $card } passar troligast.
hint-why-clue-stall = Det finns inget bättre att göra, och det här gör ingen skada.
hint-why-discard-duplicate = Jag tror att någon annan har ett exemplar av { $card }.
hint-why-discard-chop = Det finns inget bättre att göra, och { $card } är det äldsta som du inte har fått veta något om.
hint-why-discard-least = Det finns inget bättre att göra, och { $card } är det vi skulle sakna minst.
hint-why-discard-last-round = Det spelar inte längre någon roll vad du kastar.
