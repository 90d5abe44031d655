### Watching: who does, and what they see.

page-spectators-delayed = See every hand, two rounds later
page-visitor = a visitor
page-watched-by = { $number ->
        [one] One person is watching
       *[other] { $number } people are watching
    }
page-watched-more = { $number ->
        [one] one more
       *[other] { $number } more
    }
page-watched-seat = Spectators see what { $name } sees.
page-watched-delayed = Spectators see all hands, two rounds later.
page-watched-everything = Spectators see all hands.
page-begins-watching-seat = { $name } is watching and sees what { $seat } sees.
page-begins-watching-delayed = { $name } is watching and can see all hands, two rounds later.
page-begins-watching-everything = { $name } is watching and can see all hands.
page-also-here = Also here: { $names }
page-watching-behind = two rounds behind
page-watch-later = Spectators here see all hands, two rounds later. The curtain rises for you once two rounds have been played.
