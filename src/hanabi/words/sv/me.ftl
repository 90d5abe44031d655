### Man själv: namn, enheter, lösenord, radering; och anmälningar av andra.

page-me = Du
page-me-about = Du behöver inget konto. Webbläsaren minns vem du är.
page-me-nobody = Du har inte spelat här än. Så fort du sätter dig vid ett bord minns webbläsaren dig och dina partier.
page-rename = Byt namn
page-rename-about = Det nya namnet syns vid nästa bord du sätter dig vid.
page-renamed = Namnet är bytt.
page-now-you-are = Nu är du { $name }.

## En annan enhet

page-carry = Använd en annan enhet
page-carry-about = Öppna länken på mobilen eller en annan dator, så är du samma person där, med alla dina partier.
page-carry-make = Skapa en länk
page-carry-again = Skapa en ny länk
page-carry-link = Länk till din andra enhet
page-carry-until = Fungerar en gång, fram till { $time }. Dela den inte: den som öppnar länken blir du.
page-carry-offer = Fortsätta som { $name }?
page-carry-offer-about = Då hör även den här webbläsaren till { $name }, med alla partier.
page-carry-take = Fortsätt som { $name }
page-carry-here = Du är redan { $name }
page-carry-here-about = Öppna länken på din andra enhet.
page-replaced-here = Just nu är du { $name } i den här webbläsaren. Det upphör här.
page-replaced-seats = { $number ->
        [one] { $name } har en plats vid ett bord som fortfarande är igång.
       *[other] { $name } har platser vid { $number } bord som fortfarande är igång.
    }
page-replaced-password = Du kan logga in som { $name } igen med lösenordet.
page-replaced-devices = Du är fortfarande { $name } på dina andra enheter.
page-replaced-lost = Det finns ingen väg tillbaka till { $name }, om du inte först väljer ett lösenord för { $name }.

## Lösenord

page-password = Lösenord
page-password-none = Inget lösenord: bara den här webbläsaren och enheter du länkar är du. Med ett lösenord kan du logga in var som helst.
page-password-set = Du har ett lösenord. Logga in var som helst med namn och lösenord.
page-password-new = Nytt lösenord (minst 8 tecken)
page-password-old = Ditt lösenord
page-password-of = Lösenord för { $name }
page-password-save = Spara lösenord
page-password-change = Byt lösenord
page-password-remove = Ta bort lösenordet
page-password-saved = Lösenordet är sparat.
page-password-removed = Lösenordet är borttaget.
page-sign-in = Logga in
page-sign-in-about = Har du spelat här förut och valt ett lösenord?
page-sign-in-with = Logga in med namn och lösenord

## Enheter

page-devices = Dina enheter
page-this-device = den här
page-some-device = En webbläsare
page-device-since = sedan { $date }
page-sign-out-others = Logga ut på alla andra enheter
page-sign-out-others-about = Dina andra enheter är då inte längre du.
page-signed-out = Utloggad på alla andra enheter.

## Radera sig själv

page-delete-me = Radera mig
page-delete-about = Ditt namn försvinner från servern, för alla.
page-delete-what = Ditt namn ersätts med N.N. i alla partier, gamla som pågående. Det du skrivit i chatten, dina anteckningar, etiketter, din profil och dina enheter raderas.
page-delete-games = { $number ->
        [0] Du har ingen plats vid något bord just nu.
        [one] Du lämnar din plats vid ett bord; om partiet är igång spelar en bot vidare.
       *[other] Du lämnar dina platser vid { $number } bord; där ett parti är igång spelar en bot vidare.
    }
page-delete-final = Det går inte att ångra.
page-delete-confirm = Skriv ditt namn för att bekräfta: { $name }
page-delete-yes = Radera mig för gott
page-deleted = Du är raderad. Hej då!

## Personer vid bordet, och anmälningar

page-people-here = Tysta eller anmäl
page-mute = Tysta
page-muted = Tystad
page-mute-who = Tysta { $name }
page-mute-about = Då döljs det personen säger, bara på din skärm.
page-report = Anmäl
page-report-who = Anmäl { $name }
page-report-about = Den som driver servern läser anmälan, tillsammans med chatten vid ditt bord. Den du anmäler får inte veta det.
page-report-reason = Vad är fel?
page-report-for-name = Stötande namn
page-report-for-talk = Det som sägs
page-report-for-play = Förstör partier med flit
page-report-for-other = Något annat
page-report-text = Något att tillägga? (frivilligt)
page-report-send = Skicka anmälan
page-reported = Tack. Din anmälan är skickad.
