### Lessons: short positions in which the game is learned. Ada is whoever learns; Ume and Kai play with her.
###
### Each scene is one message: its title, what there is to know, the task, why a move is right, and why others are not.

## The first lesson

lesson-first = Your first game
    .about = Seven moves at a real table, and you know how Hanabi works.

lesson-first-hands = You see every hand but your own
    .text = You’re Ada, and you’re playing with Ume and Kai. You see their cards and they see yours, but nobody sees their own. Together you build five fireworks, one in each colour, card by card from 1 to 5. Nothing has been played yet, so any 1 fits.
    .task = Ume has a 1 and doesn’t know it. Give Ume a { noun-clue } about it.
    .right = Ume understood and played it: the red firework has begun. Every { noun-clue } costs you a { noun-token }, and you share { count-tokens } between you.
    .wrong = You may do that, but it doesn’t get Ume any further. Ume’s card 3 is the red 1.
    .wrong-play = You can’t see your own cards, so that was a shot in the dark. When a card doesn’t fit, it’s gone and you have to { phrase-take-strike }. The third one ends the game.
    .wrong-kai = Kai has nothing to play yet. Ume does: the red 1.

lesson-first-touch = A { noun-clue } points at every card it fits
    .text = You name one colour or one number, and it points at every card in that hand that fits. You can’t leave any of them out. Kai has three yellow cards, but only one of them can be played now: the 1.
    .task = Tell Kai something that leaves no doubt which card to play.
    .right = There’s just one 1 in that hand, so Kai knew exactly what you meant.
    .wrong = Kai still knows nothing about the yellow 1.
    .wrong-yellow = Yellow fits three cards. Kai couldn’t tell which one you had in mind, and played the wrong one.

lesson-first-play = A { noun-clue } for you
    .text = Now Kai has told you something: your card 4 is a 1. You don’t know its colour, but Kai does, and wouldn’t waste a { noun-token } on a card you can’t use.
    .task = Play the card Kai has told you about.
    .right = It fits! You didn’t know the colour, but you could trust Kai. Whoever plays a card draws a new one, without looking at it.
    .wrong = That can wait. Thanks to Kai, you can play card 4 right now.
    .wrong-play = You know nothing about that card. Kai meant card 4.
    .wrong-away = That’s the very card Kai wanted you to play. Now it’s on the discard pile.
    .wrong-discard = Discard when there’s nothing better to do. Card 4 can be played right now.

lesson-first-discard = When the { noun-token.many } run out
    .text = Every { noun-token } has been spent, so nobody can give { noun-clue.a }. When you discard a card, you get one back. Players usually discard the oldest card they haven’t been told about. New cards go to the end, so your card 1 is the oldest.
    .task = Win back a { noun-token }: discard your oldest card without { noun-clue.a }.
    .right = You have a { noun-token } again, and Ume made good use of it. You’ve lost a green 4, but there’s another one in the game.
    .wrong = That does win back a { noun-token }. But your team expects you to discard card 1 next, and can only warn you in time if they can rely on it.
    .wrong-play = You don’t know whether that card fits. Now it’s gone, and you still have no { noun-token }.
    .wrong-five = You’d been told that this is a 5, and there’s only one of each. Now the white firework can’t be finished any more.

lesson-first-last = The last one of its kind
    .text = In each colour there are three 1s, two 2s, two 3s and two 4s, but only one 5. One yellow 3 is already on the discard pile. The other one is Kai’s card 1, the very card Kai would discard next.
    .task = Warn Kai before it’s too late.
    .right = Kai kept the yellow 3 and discarded another card. You can still make all 25 points.
    .wrong = Kai had no idea and discarded the yellow 3. The yellow firework will never get past the 2.
    .wrong-kai = That doesn’t point at card 1, so Kai discarded it. The yellow firework will never get past the 2.

lesson-first-focus = Which one is meant?
    .text = Kai says red and points at two of your cards. The red firework needs a 2, but which one is it? Every { noun-clue } is about one card. If it points at your oldest card without { noun-clue.a }, it’s that one. If not, it’s the newest card it points at. Your oldest is card 1, and Kai didn’t point at it.
    .task = Play the card Kai means.
    .right = It’s the red 2! And you know that card 2 is red, too. It will come in handy later.
    .wrong = Kai wants you to play a card now: card 4, the newer one of the two.
    .wrong-older = Both are red, but the newer one is meant: card 4. Card 2 was the red 4.
    .wrong-play = Kai didn’t point at that card.

lesson-first-end = The last round
    .text = The last card has been drawn, so everyone has one more turn: first you, then Ume, then Kai. Every card in a firework is a point. You have 22 out of 25, and Ume knows about the yellow 5. Nothing in your own hand can be of use any more.
    .task = Make sure that Kai can play a card, too.
    .right = Ume completed the yellow firework and Kai added the green 4: 24 out of 25! For the green 5 you’d have needed one more turn.
    .wrong = Kai didn’t know what to play, so the game ended with 23 points.
    .wrong-green = Green fits two cards. Kai played card 1, which didn’t fit.
    .wrong-play = That was a shot in the dark, and nobody told Kai about the green 4.

## The list of the lessons

lessons-line = { $key }: { $title }. { $about } { $state }
lessons-state-new = { $scenes } scenes, about { $minutes } minutes.
lessons-state-begun = You’re at scene { $number } of { $scenes }.
lessons-state-done = Done!
lessons-how-to-start = To start or go on: hanabi lesson first

## A lesson in the terminal

command-skip-scene = skip, next
command-again-scene = again
command-back-scene = back
terminal-help-lesson = skip: on to the next scene. again: start this scene over. back: to the previous scene. quit: leave.

lessons-how = Type your moves, for example: clue Ume red, play 2 or discard 4. skip, again and back take you through the scenes, quit takes you out. Type help to see all commands.
lessons-scene = { $number } of { $scenes }: { $title }
lessons-would-have = This is what would have happened:
lessons-try-again = Nothing is lost, it was only a try. Have another go, or type skip.
lessons-no-sorting = In a lesson, your hand stays the way it is.
lessons-go-on = Press Enter to go on.
lessons-done = You’ve finished the lesson “{ $title }”.
lessons-offer-game = Would you like to play a real game now, with the bot friend? yes or no:
lessons-left = You can go on whenever you like: hanabi lesson { $key }

## What the server refuses

page-problem-no-such-lesson = There’s no lesson of that name here.
page-problem-no-such-scene = This lesson has no scene with that number.
