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

## Announced plays

lesson-announcing = Announcing what you play
    .about = Name the colour as you play, and win back a { noun-token }.

lesson-announcing-known = If you know the colour, say so
    .text = Ume said red and pointed at your card 2, so it must be the red 1. At this table, you may announce the colour of a card before you play it. If you’re right and it fits, you get a { noun-token } back.
    .task = Play card 2, and announce its colour.
    .right = Red, as promised: the { noun-token } is yours. Kai has done the same with green.
    .wrong = Ume has just told you what to play: card 2.
    .wrong-colour = You knew that it’s red! With a wrong announcement, the card is lost and you have to { phrase-take-strike }, even though it would have fitted.
    .wrong-silent = It fits, but you knew the colour. By announcing it you’d have won back a { noun-token }.

lesson-announcing-guess = If you don’t, keep quiet
    .text = Kai says that your card 4 is a 1. There are four colours it could be, and it would fit in any of them. But if you announce the wrong one, the card is lost.
    .task = Play card 4 the safe way.
    .right = It fits. Nobody has to announce anything.
    .wrong = Kai has just told you what to play: card 4.
    .wrong-guess = The card would have fitted, but you announced the wrong colour: it’s lost, and you had to { phrase-take-strike }.
    .wrong-lucky = Lucky guess! But there were four colours to choose from. With a wrong one, you’d have lost the card.

lesson-announcing-twice = The last card counts twice
    .text = From what you’ve been told, you know that your card 2 is the red 5. It completes the red firework, and that alone wins back a { noun-token }. Announce it, and you win two.
    .task = Complete the red firework, and get the most out of it.
    .right = One { noun-token } for the announcement, one for the firework. Well played!
    .wrong = The red 5 can be played now, and you know which card it is.
    .wrong-colour = That card is red, and you knew it. There’s only one red 5, and now it’s gone.
    .wrong-silent = The firework is complete, but you won only one { noun-token }. Announcing red would have won you two.

## The suit that is every colour at once

lesson-multicolour = The { suit-multicolour } cards
    .about = A sixth colour that counts as all the others, and that nobody may name.

lesson-multicolour-every = Two colours on one card
    .text = Ume says red and points at your card 2. Kai says blue and points at your card 2 as well. A card can only be both if it’s { suit-multicolour }: those cards count as every colour. Their firework hasn’t begun yet.
    .task = Play the card that’s every colour at once.
    .right = The { suit-multicolour } 1! With this sixth firework, you can make 30 points.
    .wrong = Think about card 2: red and blue at once, and both of them wanted you to know it.
    .wrong-play = Nobody has told you anything about that card. Card 2 is the one that’s red and blue at once.

lesson-multicolour-together = It’s always touched, too
    .text = Nobody may name “{ suit-multicolour.clue }”. Whatever colour you name, the { suit-multicolour } cards are pointed at as well. Kai’s card 2 is the { suit-multicolour } 1, and it can be played now.
    .task = Tell Kai something that points at card 2 only.
    .right = That pointed at nothing else, so Kai could play it.
    .wrong = Kai still knows nothing about card 2.
    .wrong-colour = That colour fits two of Kai’s cards, and Kai played the other one.

## Black powder

lesson-powder = Black powder
    .about = A black firework that goes down from 5 to 1, and that no colour can point at.

lesson-powder-down = Black begins with the 5
    .text = The black firework is built backwards, from 5 down to 1. It earns no points, but every black card that’s missing at the end costs you one. No colour ever points at black cards: you can only tell someone their number.
    .task = Ume’s card 2 is a black 5. Tell Ume about it.
    .right = No other firework could use a 5 yet, so Ume knew: it’s black. Next come the 4, the 3, the 2 and the 1.
    .wrong = Ume still doesn’t know that card 2 can be played.

lesson-powder-only = The only one that fits
    .text = Kai says that your card 4 is a 4. Look at the fireworks: where could a 4 go now?
    .task = Play the card Kai has told you about.
    .right = The black 4! The other fireworks don’t even have their 1. But be careful: while there are three black 5s, there’s only one black 1.
    .wrong = Only black needs a 4 now, so Kai was telling you that card 4 fits.
    .wrong-play = You know nothing about that card. Card 4 is the one that fits.

## Bonus tiles

lesson-tiles = The { noun-bonus.many }
    .about = Complete a firework and choose well: three short moves with { noun-bonus.many }.

lesson-tiles-five = A 5 turns up a tile
    .text = White only needs its 5, and you know it’s your card 2. If you complete a firework with a 5, you turn up { noun-bonus.a } instead of winning back a { noun-token }.
    .task = Complete the white firework.
    .right = Complete! The tile lets you give a { noun-clue } for free, and you do that right away, before anyone else moves.
    .wrong = That can wait. Your card 2 is the white 5, and it fits.
    .wrong-away = That was the only white 5. Now the white firework can’t be finished any more.

lesson-tiles-free = A { noun-clue } for free
    .text = Your tile says: a number, for free. The usual rules apply, but it costs you no { noun-token }. Kai’s card 3 is the red 1, and the red firework hasn’t begun.
    .task = Use your free { noun-clue } for Kai’s red 1.
    .right = Kai played it, and you still have all your { noun-token.many }.
    .wrong = That cost nothing, but it gained nothing either: Kai still knows nothing about the red 1.

lesson-tiles-replay = Back from the discard pile
    .text = Another tile lets you play a discarded card, if it fits. You may also decline. There are two cards on the discard pile: a blue 1 and a green 3.
    .task = Choose the card that fits.
    .right = The blue firework has begun after all. And Ume has already seen what comes next: your card 1 is blue.
    .wrong = The green 3 doesn’t fit: green begins with the 1. The tile is used up for nothing.
    .wrong-decline = You may do that, but the blue 1 would have fitted. Now the tile is used up for nothing.

## Playing on

lesson-playing-on = Playing on to perfection
    .about = No last round: you play until the show is perfect, or lost.

lesson-playing-on-careful = Every last copy counts
    .text = When you play on to perfection, the show is lost the moment the last copy of a card you need is gone. All { noun-token.many } have been spent, so you have to discard or play. Card 1 is a 5. Card 4 is a red 1, and the red firework is past that.
    .task = Win back a { noun-token } without any risk.
    .right = Nobody needs another red 1. And Ume made good use of the { noun-token }.
    .wrong = You know nothing about that card. Had it been the last one of its kind, the show would be over. Card 4 is surely useless.
    .wrong-five = There’s only one of each 5. Without it the show can’t be perfect any more, so it’s lost, on the spot.
    .wrong-play = You know nothing about that card. Card 4 is surely useless, so discard that.

lesson-playing-on-on = The empty { noun-deck } stops nobody
    .text = There’s nothing left to draw, and you go on with ever smaller hands. One card is missing for a perfect show: Ume’s card 3, the red 5. Ume doesn’t know.
    .task = Tell Ume what’s missing.
    .right = 25 out of 25: perfect! Any other end would have counted for nothing.
    .wrong = Ume doesn’t know yet. There is no last round, but with every turn your hands get smaller, and the red 5 may be discarded.

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
