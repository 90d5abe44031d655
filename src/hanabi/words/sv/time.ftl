### Tid, och hur man märker att det är ens tur: ljud och aviseringar.

## Ljud

page-sounds = Ljud
page-sounds-on = Sätt på ljudet
page-sounds-off = Stäng av ljudet
page-volume = Volym

## Aviseringar

page-noticing = Ljud och aviseringar
page-notify = Avisera mig när det är min tur
page-notify-denied = Aviseringar är blockerade för den här webbplatsen. Du kan tillåta dem i webbläsarens inställningar.
page-notify-impossible = Webbläsaren kan inte visa aviseringar här. De flesta webbläsare kräver en https-adress.
page-notify-offer = Det blev din tur medan du var på en annan flik.
page-notify-yes = Avisera mig
page-no-thanks = Nej tack

## Klockor

page-seconds = { $seconds } sek
page-minutes = { $minutes } min
page-time-of = Tid kvar för { $name }
page-time-left = Du har { $time } kvar.
page-clock = Klocka
page-clock-time = Betänketid
page-clock-none = obegränsad
page-clock-move = { $time } per drag
page-clock-game = { $time } per spelare
page-clock-game-increment = { $time } + { $increment } per spelare
page-clock-own-move = annan tid per drag…
page-clock-own-game = annan tid per spelare…
page-clock-seconds = Sekunder per drag
page-clock-minutes = Minuter per spelare
page-clock-increment = Sekunder extra per drag
page-clock-line = { $clock }; sedan { $out }
page-time-out = När tiden är ute
page-time-out-bot = gör en bot draget
page-time-out-end = slutar partiet

## Pausen

page-pause = Pausa
page-resume = Fortsätt
page-paused = Paus
page-paused-by = { $name } har pausat partiet.
page-paused-for = Paus i
page-paused-about = Korten är dolda för alla och ingen klocka går. Alla som spelar kan fortsätta partiet.
page-paused-wait = Korten är dolda tills någon av spelarna fortsätter partiet.
page-resumed = Partiet fortsätter.
page-key-pause = pausa partiet, eller fortsätt
