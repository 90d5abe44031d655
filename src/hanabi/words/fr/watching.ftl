### Regarder : qui regarde, et ce que l’on voit.

page-spectators-delayed = Voient toutes les mains, deux tours plus tard
page-visitor = un visiteur
page-watched-by = { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
page-watched-more = { $number ->
        [one] { $number } autre
       *[other] { $number } autres
    }
page-watched-seat = Les spectateurs voient ce que voit { $name }.
page-watched-delayed = Les spectateurs voient toutes les mains, deux tours plus tard.
page-watched-everything = Les spectateurs voient toutes les mains.
page-begins-watching-seat = { $name } regarde et voit ce que voit { $seat }.
page-begins-watching-delayed = { $name } regarde et voit toutes les mains, deux tours plus tard.
page-begins-watching-everything = { $name } regarde et voit toutes les mains.
page-also-here = Également ici : { $names }
page-watching-behind = deux tours plus tard
page-watch-later = Ici, les spectateurs voient toutes les mains, deux tours plus tard. Pour vous, le rideau se lèvera après deux tours de table.
