### Vänner och inbjudningar.

page-problem-no-such-person = Spelaren finns inte.
page-problem-not-played-together = Du kan bara bjuda in dem du har spelat med.
page-problem-takes-no-invitations = Spelaren tar inte emot inbjudningar.
page-problem-invited-already = Spelaren är redan inbjuden till det här bordet.
page-problem-too-many-invitations = Du har skickat många inbjudningar. Vänta en stund.
page-problem-sits-here = Spelaren sitter redan vid bordet.
page-problem-not-known = Gå med vid ett bord först, så att vi vet vem du är.
page-problem-too-many-tags = Det är för många etiketter.

## Vänner

page-friends = Vänner
page-no-friends = När du har spelat ett parti med någon till slut hittar du personen här.
page-games-together = { $number ->
        [one] 1 parti tillsammans
       *[other] { $number } partier tillsammans
    }
page-average-of = { $share } i snitt
page-last-played = senast { $date }
page-show-all = Visa alla { $number }
page-ignore = Ignorera
page-ignore-who = Ignorera inbjudningar från { $name }
page-ignore-about = Du ser inte längre personens inbjudningar. Personen får inte veta det.
page-unignore = Sluta ignorera
page-unignore-who = Sluta ignorera { $name }
page-ignored = ignoreras
page-take-invitations = De jag har spelat med får bjuda in mig

## Bjuda in

page-invite-friends = Bjud in vänner
page-invite-friend = Bjud in
page-invite-again = Bjud in igen
page-invite-who = Bjud in { $name }
page-invite-to-yours = Till bordet där du väntar
page-invite-to-new = Skapar ett nytt bord och bjuder in dit
page-invited-now = { $name } är inbjuden.
page-invited = inbjuden
page-takes-no-invitations = tar inte emot inbjudningar
page-sits-at-your-table = sitter vid ditt bord

## Inbjudningar

page-invitations = Inbjudningar
page-invitations-waiting = { $number ->
        [one] 1 inbjudan
       *[other] { $number } inbjudningar
    }
page-invited-by = { $name } bjuder in dig till ett parti: { $title }.
