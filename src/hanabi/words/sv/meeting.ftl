### Att träffas: startsidans två dörrar, det korta formuläret och väntrummet.

## Startsidan

page-play-now-with = Börja direkt med två botar
page-play-with-friends = Spela med vänner
page-play-with-friends-about = Få en länk att dela
page-no-account = Inget konto, inget att installera.

## Formuläret

page-more-options = Fler alternativ
page-options-usual = Standardinställningar
page-option = { $option }: { $value }
page-option-public = Syns i lobbyn
page-option-take-backs = Drag får tas tillbaka
page-winnable = Dela ut korten så att partiet går att vinna
page-option-winnable = Bara partier som går att vinna
page-quick-bots = Botarna drar utan paus
page-turns = Turordning

## Länken

page-copy-link = Kopiera länken
page-send-link = Skicka länken…
page-not-copied = Webbläsaren tillåter inte kopiering här. Länken är markerad, så du kan kopiera den själv.

## Väntrummet

page-add-bot = Lägg till en bot
page-other-bot = Annan bot…
page-add-other-bot = Välj bot för den här platsen
page-fill-with-bots = Fyll på med botar
page-start-without = Starta med { $number } spelare
page-kick = Ta bort
page-kick-who = Ta bort { $name }
page-kick-about = Den som tas bort kan inte gå med vid bordet igen.
page-kicked = Du har tagits bort från bordet
page-kicked-about = { $name } är värd och har tagit bort dig. Du kan inte gå med vid det bordet igen, men du kan skapa ett eget.
page-own-table = Skapa ett eget bord
page-full-own = Skapa ett eget bord och spela där.
page-full-watch = Du kan titta på när partiet börjar, eller skapa ett eget bord.
page-problem-kicked = Värden har tagit bort dig från det här bordet.
page-dealing = Korten delas ut…
page-problem-no-winnable-deal = Med de här reglerna hittades inget parti som går att vinna. Ändra reglerna eller tillåt alla partier.
page-problem-cannot-deal = Korten kunde inte delas ut. Försök igen eller tillåt alla partier.
