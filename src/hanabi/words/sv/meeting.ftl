### Att träffas: startsidans två dörrar, det korta formuläret och väntrummet.

## Startsidan

page-play-now-with = Börja direkt med två botar
page-play-with-friends = Spela med vänner
page-play-with-friends-about = Få en länk att skicka
page-no-account = Inget konto, inget att installera.

## Formuläret

page-more-options = Fler val
page-options-usual = Allt som vanligt
page-option = { $option }: { $value }
page-option-public = Syns i lobbyn
page-option-take-backs = Drag får tas tillbaka
page-quick-bots = Botarna drar utan paus
page-turns = Turordning

## Länken

page-copy-link = Kopiera länken
page-send-link = Skicka länken…
page-not-copied = Webbläsaren tillåter inte kopiering här. Länken är markerad: kopiera den själv.
