### Tips: vad en bot skulle göra i stället för den som frågar, och varför

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

## Vid bordet i webbläsaren

page-advice = Tips
page-advice-about = Fråga boten friend vad den skulle göra i ditt ställe, och varför
page-advice-of = Tips från boten friend
page-advice-thinking = friend tänker…
page-key-hint = be om ett tips när det är din tur
page-hints = Boten friend får tillfrågas om tips
page-option-hints = Tips från boten friend
page-hints-note = Den som är i tur får fråga boten friend vad den skulle göra.
page-problem-no-hints = Det finns inga tips vid det här bordet.
page-problem-no-hint = Boten har inget tips just nu.

## I terminalen

terminal-hint = { $bot }: { $advice }
terminal-no-hints = Det finns inga tips i det här partiet.
terminal-hint-unavailable = Det går inte att få tips här. Teknisk information: { $reason }
