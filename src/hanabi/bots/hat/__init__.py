"""The hat-guessing bot: a team of machines that plays nearly perfectly by what its moves say beside what they do.

- *Common knowledge* (`knowledge`). Every seat keeps the same account of what each card in every hand can be, made
  only of what everybody saw.
- *Questions* (`questions`). From that account follows, for each hand, a tree of questions whose answers are a number
  below n: most of all whether a card fits, then whether it is dead or the last of its kind, then what it is.
- *Messages* (`messages`). A move that can be made in n ways says a word, one of n: the sum of the numbers of all
  hands but the mover's. Everybody sees the hands of the others, subtracts their numbers, and is left with the own one. Such
  moves are clues, by whom they are given to and what they touch, and discards, by which of several dead cards goes.
- *Choosing* (`choosing`). Sure plays come first. Without one, tokens are weighed against the turns left; near the end the
  unseen cards are dealt by chance some times, and each option is played through with open hands (`endgame`).

Nothing here depends on an edition. Where empty clues are allowed every clue is a word of its own; announced plays return
tokens whenever the suit is known; the clue of a bonus tile is one more message. Hands of many cards are asked about
their oldest ones. Beside players with other habits the account can go wrong; then it falls back on what clues say.

`HAT` is the player of the kernel.
"""

from __future__ import annotations

from hanabi.bots.hat.choosing import choose_action
from hanabi.bots.hat.memory import words
from hanabi.bots.hat.messages import watch_step
from hanabi.kernel.players import Player, chooser, watcher


@chooser
def choose(t, seen, legal, i, memory, m, chance):
    """One of the legal actions."""
    return choose_action(t, seen, legal, i, memory, m, chance)


@watcher
def watch(t, seen, i, seat, memory, m):
    """Take in what happened."""
    watch_step(t, seen, i, seat, memory, m)


HAT = Player(choose, watch, words)
