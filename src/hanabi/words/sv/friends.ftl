### Vänner och inbjudningar.

page-problem-no-such-person = Spelaren finns inte.
page-problem-not-played-together = Du kan bara bjuda in dem du har spelat med.
page-problem-takes-no-invitations = Spelaren tar inte emot inbjudningar.
page-problem-invited-already = Spelaren är redan inbjuden till det här bordet.
page-problem-too-many-invitations = Du har skickat många inbjudningar. Vänta en stund.
page-problem-sits-here = Spelaren sitter redan vid bordet.
page-problem-not-known = Gå med vid ett bord först, så att vi vet vem du är.
page-problem-too-many-tags = Det är för många taggar.
