### Vänner och inbjudningar.

page-problem-no-such-person = Här finns ingen.
page-problem-not-played-together = Du kan bjuda in dem du har spelat med.
page-problem-takes-no-invitations = Personen tar inte emot inbjudningar.
page-problem-invited-already = Personen är redan inbjuden till det här bordet.
page-problem-too-many-invitations = Du har skickat många inbjudningar. Vänta en stund.
page-problem-sits-here = Personen sitter redan vid bordet.
page-problem-not-known = Slå dig först ned vid ett bord, så att vi vet vem du är.
page-problem-too-many-tags = Så många etiketter får inte plats.
