### Vem man är på servern: enheter, lösenord, anmälningar.

page-problem-link-used-up = Länken har öppnats i för många webbläsare.
page-problem-nobody = Gå med vid ett bord först. Innan dess finns det inget att spara.
page-problem-carry-spent = Länken är redan använd eller äldre än tio minuter. Skapa en ny på din andra enhet.
page-problem-too-many-tries = För många försök. Vänta en minut och försök igen.
page-problem-bad-password = Ett lösenord ska ha 8 till 200 tecken.
page-problem-wrong-password = Fel namn eller lösenord.
page-problem-name-guarded = Någon annan loggar in med det namnet. Välj ett annat namn först.
page-problem-wrong-name = Det är inte ditt namn.
page-problem-report-of-oneself = Det är du själv.
page-problem-too-many-reports = Du har skickat många anmälningar i dag. Försök igen i morgon.
