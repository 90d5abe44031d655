### Lektioner på sidan: listan, ramen runt en scen och erbjudandet på startsidan

page-learn = Lär dig spelet
page-learn-offer = Ny på Hanabi? Lär dig spelet på tio minuter.
page-learn-offer-begun = Du har börjat på din första lektion.
page-learn-about = Korta scener vid ett riktigt bord. Du gör ett drag och ser direkt vad det leder till.
page-learn-state-new = { $scenes } scener, ungefär { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }
page-learn-state-begun = Du är vid scen { $number } av { $scenes }
page-learn-state-done = Klar
page-learn-open-new = Börja
page-learn-open-begun = Fortsätt
page-learn-open-done = En gång till
page-learn-all = Alla lektioner

page-learn-nav = Vägen genom lektionen
page-learn-place = { $number } av { $scenes }
page-learn-back = Tillbaka
page-learn-skip = Hoppa över
page-learn-next = Nästa
page-learn-again = Försök igen
page-learn-right = Rätt!
page-learn-wrong = Inte riktigt.
page-learn-happened = Det här hände:
page-learn-would = Det här skulle ha hänt:

page-learn-finished = Du är klar med lektionen ”{ $title }”.
page-learn-finished-first = Mer behöver du inte veta. Resten kommer när du spelar.
page-learn-finished-other = Spela nu efter de här reglerna.
page-learn-play = Spela ett riktigt parti
page-learn-play-about = Med två botar, och tips när du vill
page-learn-restart = Börja om

page-problem-no-such-lesson = Det finns ingen sådan lektion här.
page-problem-no-such-scene = Den här lektionen har ingen scen med det numret.
