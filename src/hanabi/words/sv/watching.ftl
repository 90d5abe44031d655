### Att titta på: vilka som gör det och vad de ser.

page-spectators-delayed = Ser alla händer, två varv senare
page-visitor = en besökare
page-watched-by = { $number ->
        [one] En person tittar på
       *[other] { $number } personer tittar på
    }
page-watched-more = { $number ->
        [one] en till
       *[other] { $number } till
    }
page-watched-seat = Åskådare ser det som { $name } ser.
page-watched-delayed = Åskådare ser alla händer, två varv senare.
page-watched-everything = Åskådare ser alla händer.
page-begins-watching-seat = { $name } tittar på och ser det som { $seat } ser.
page-begins-watching-delayed = { $name } tittar på och ser alla händer, två varv senare.
page-begins-watching-everything = { $name } tittar på och ser alla händer.
page-also-here = Också här: { $names }
page-watching-behind = två varv efter
page-watch-later = Åskådare ser här alla händer, två varv senare. Ridån går upp för dig när två varv har spelats.
