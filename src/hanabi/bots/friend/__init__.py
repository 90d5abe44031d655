"""The friend: a partner for people. It plays by conventions that people use, and can say why it moved.

What it does, and takes others to do:

- *Newest first.* Cards are drawn at the right; the *chop* is the oldest card that no clue has touched. With nothing better
  to do, players discard their chop; cards that are known to be useless go before it.
- *Focus.* A clue is about one card, its focus: the chop if the clue touches it, else the newest card that it touches for
  the first time. A clue that touches only cards clued before is about the newest of them, unless it proves by itself that
  some card fits.
- *Play or save.* The focus fits, now or once all that is known to fit before it is played. If it was the chop, it may instead
  be a card worth saving: the last copy of its kind, a 5 or a 2; a 5 or a 2 is saved by its value.
- *Good touch.* Clued cards are needed and no two are alike: so a clued card is none that is placed, gone, or clued elsewhere.
  Only copies in the hand of the giver are not ruled out, since the giver does not see them. A card that could only be a
  copy, or whose reading has been placed meanwhile, is useless.
- *Prompt and finesse.* If the focus is one card away from fitting, a player between the giver and the holder has the missing
  card: a clued card that can be it (prompt), else the newest card without a clue (finesse). They play it at once. If nobody
  has played it when the turn of the holder comes, the focus fits as it is.
- *Strangers.* Who does not act on clues, or whose clues mislead, is a stranger before long: `trust` has the evidence. A
  stranger is taken to go by what clues prove; `inference` has what their moves tell.
- *Contradictions.* A reading that turns out impossible is dropped; what clues say outright always wins.

To choose, it tries every clue on what each teammate would make of it by these conventions, every certain play, and the best
discard, and weighs what will be played, kept, lost and misunderstood afterwards; `weights` has the prices.

`FRIEND` is the player of the kernel; `reasons` says why it moved.
"""

from __future__ import annotations

from hanabi.bots.friend.choosing import choose_action
from hanabi.bots.friend.memory import words
from hanabi.bots.friend.reading import watch_step
from hanabi.kernel.players import Player, chooser, watcher


@chooser
def choose(t, seen, legal, i, memory, m, chance):
    """One of the legal actions."""
    return choose_action(t, seen, legal, i, memory, m, chance)


@watcher
def watch(t, seen, i, seat, memory, m):
    """Take in what happened."""
    watch_step(t, seen, i, seat, memory, m)


FRIEND = Player(choose, watch, words)
