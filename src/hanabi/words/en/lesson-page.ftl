### Lessons on the page: the list, the frame around a scene, and the offer on the front page

page-learn = Learn the game
page-learn-offer = New to Hanabi? Learn it in ten minutes.
page-learn-offer-begun = You’ve started your first lesson.
page-learn-about = Short positions at a real table. You make a move, and see at once what comes of it.
page-learn-state-new = { $scenes } scenes, about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
page-learn-state-begun = You’re at scene { $number } of { $scenes }
page-learn-state-done = Done
page-learn-open-new = Start
page-learn-open-begun = Continue
page-learn-open-done = Once more
page-learn-all = All lessons

page-learn-nav = Way through the lesson
page-learn-place = { $number } of { $scenes }
page-learn-back = Back
page-learn-skip = Skip
page-learn-next = Next
page-learn-again = Try again
page-learn-right = Right!
page-learn-wrong = Not quite.
page-learn-happened = What happened:
page-learn-would = What would have happened:

page-learn-finished = You’ve finished the lesson “{ $title }”.
page-learn-finished-first = That’s all you need to know. The rest comes with playing.
page-learn-finished-other = Now play by these rules.
page-learn-play = Play a real game
page-learn-play-about = With two bots, and advice when you want it
page-learn-restart = Start over

page-problem-no-such-lesson = There’s no lesson of that name here.
page-problem-no-such-scene = This lesson has no scene with that number.
