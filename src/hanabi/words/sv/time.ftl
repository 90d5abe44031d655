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
