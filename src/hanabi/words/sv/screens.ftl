### På hela skärmen: hanabi play

screen-key-eyes = kika
screen-key-type = skriv
screen-help-eyes = se en hand som ägaren ser den; igen för nästa
screen-help-why = visa eller dölj botarnas skäl i loggen
screen-help-log = hela loggen, och tillbaka; bläddra i den
screen-help-type = skriv ett kommando, till exempel hjälp, hand eller regler
screen-help-look = mörkt eller ljust; färger för färgblinda; animationer på eller av
screen-help-quit = lämna bordet; partiet sparas
screen-help-signs = på ett kort: berört av senaste ledtråden; nydraget; med en anteckning av dig
screen-help-mouse = Klicka på ett kort för att välja det, på någon annans kort för att pröva ledtrådar. Dra dina kort för att sortera dem.
screen-note-on = Anteckning om kort { $place } hos { $name }
screen-too-small = Terminalen är för liten: minst 60 kolumner och 20 rader behövs.
terminal-odd-company = Ledtrådarna från boten { $bot } är en gåta för människor: den spelar bara bra bland sina likar.
