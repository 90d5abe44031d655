### Looking back together: shared replays, other moves than those that were made, and results kept hidden.

## Hidden results

page-spoiler-free = Hide results of past games
page-show-result = Show result
page-show-result-of = Show result: { $game }

## Looking back together

page-together = Together
page-look-together = Look back together
page-together-title = Looking back together
page-together-about = Look through this game with others. Anyone with the link can join and see the game.
page-together-link = Link to this shared replay
page-together-here = Here now
page-together-leads = { $name } leads
page-together-leading = leading
page-together-you-lead = You lead
page-together-follow = Follow { $name }
page-together-take = Take the lead
page-together-own = exploring
page-together-go-own = Explore on my own
page-together-let-lead = Let { $name } lead
page-together-hide = Hide the result from everyone
page-together-join = Join
page-together-join-about = This game is being looked at together.
page-together-came = { $name } joined.
page-together-left = { $name } left.

## Other moves

page-what-if = What if…
page-what-if-about = Try a different move and play on from here
page-what-if-at = Turn { $turn }: what if { $name } had done something else?
page-what-if-line = What if: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } from turn { $turn }
page-what-if-undo = Undo
page-what-if-back = Back to the real game
page-suggestions = Suggestions
page-suggests = { $name }, turn { $turn }: { $deed }
page-suggested = Suggested.
page-suggest-try = Try it
page-suggest-dismiss = Dismiss
page-suggest-withdraw = Withdraw
page-would-choose = Pick one of { $name }’s { noun-card.many } to play or discard, or someone else’s to give { noun-clue.a }.
page-would-card = { $name }: { noun-card } { $place }
page-would-play = { $name } plays { noun-card } { $place }
page-would-announce = { $name } plays { noun-card } { $place } as { $suit }
page-would-discard = { $name } discards { noun-card } { $place }
page-would-clue = { $name } tells { $to }: { $clue }
page-would-take = { $name } takes { $card }
page-would-decline = { $name } takes nothing

## Refusals

page-problem-not-leading = Only the person leading can do that.
page-problem-not-there = That person has left.
page-problem-line-too-long = That’s as many moves as one what-if can have.
page-problem-room-full = This shared replay is full.
page-problem-too-many-rooms = Too many shared replays are open right now. Try again in a while.
page-problem-game-too-long = This game has too many moves to be looked at together.
page-problem-not-entered = Join the shared replay first.
