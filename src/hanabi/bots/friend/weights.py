"""What things are worth to the friend, in points of the final score; tuned by play against itself."""

# What teammates hold and believe
PLAY = 1.0
"""A card that a teammate will play: the first of the hand,"""
QUEUED = 0.6
"""and every further one."""
LATER = 0.35
"""A clued card that its holder knows to fit after others."""
KEPT = 0.2
"""A clued card that is needed."""
NARROWED = 0.188
"""The same when it is known exactly; less by the number of faces it can be."""
KNOWN_TRASH = 0.15
"""A card that its holder knows to be useless."""
MISPLAY = 2.0
"""A card that a teammate will play, and that does not fit."""
MISPLAY_LATER = 1.4
"""The same, but not at once."""
WRONG = 0.65
"""A clued card that its holder takes for something else."""
WASTED = 0.375
"""A clued card that nobody needs."""
DOUBTFUL = 0.4
"""A clued card of which the own hand may hold a clued copy."""
LOCKED = 0.5
"""A hand with nothing to play and nothing to discard."""

# What may be lost from a chop
RISK_NEXT = 1.0
"""How much a loss by the next player counts,"""
RISK_LATER = 0.25
"""and by one after that;"""
RISK_BUSY = 0.4
"""times this when there is something better to do,"""
RISK_FULL = 0.1
"""this when they cannot discard, all tokens being there,"""
RISK_EMPTY = 1.2
"""this when they cannot give a clue."""
LOSS_LAST = 1.12
"""The last copy of a card, for each point that goes with it."""
LOSS_FIRST = 0.08
"""Another copy,"""
LOSS_FIRST_EACH = 0.08
"""for each point that hangs on it,"""
LOSS_FITS = 0.438
"""if it would fit now;"""
LOSS_SEEN = 0.2
"""all this times so much when a further copy is in sight."""
LOSS_PLAY_ON = 5.0
"""Points that go with any card where the table plays on: its loss ends the game."""

# Own actions
PLAY_NOW = 0.65
"""To play rather than to wait,"""
PLAY_NOW_MORE = 0.45
"""and more for each player above two: others can give the clues."""
AT_ONCE = 1.0
"""A play that a finesse or prompt asks for; the holder of the clue waits for it."""
LAST_STRIKE = 0.5
"""Against a play at the last strike that no clue asked for and that is not certain."""
LOW_FIRST = 0.02
"""A play, for each point that hangs on it."""
OPENS = 0.1
"""A play after which a clued card of a teammate fits,"""
OPENS_UNCLUED = 0.05
"""or one without a clue."""
COMPLETES = 0.05
"""A play that completes a firework."""
TOKEN_ANY = 0.15
"""A token,"""
TOKEN = 0.3
"""more the fewer there are,"""
TOKEN_SCARCE = 0.45
"""and much more if it is one of the last."""
DECK_FULL = 16.0
"""Tokens are worth less when fewer cards than this are left,"""
DECK_PLUS = 2.5
"""counting so many turns after the last card."""
OWN_LOSS = 0.3
"""An own discard, for each point that may be lost by it: teammates would have saved what matters."""
CHOP = 0.1
"""Against discarding the chop,"""
OFF_CHOP = 1.0
"""another card without a clue,"""
UNMARK = 0.7
"""or a clued card."""
LAST_CLUE = 0.5
"""What a clue in the last round must be worth to be given instead of a gamble."""

# Beside strangers
STRANGER_PLAY = 0.2
"""The first card that a stranger will play, on top of what it is worth anyway;"""
STRANGER_TOLD = 0.1
"""a card of theirs that fits and is known, less by what it can be and by the number of cards that come before it."""
STRANGER_RISK = 0.5
"""How much a loss by a stranger counts of what it counts among friends, since they go by other things than the chop."""
DOUBTED = 0.3
"""Against a play that a clue of somebody doubted asks for,"""
DOUBTED_LAST = 4.0
"""and at the last strike."""
LIKELY = 0.85
"""From this share of the hands held possible on in which a card fits, its play is thought over;"""
RISKED = 1.0
"""a misplay costs so much, times the share of the other hands,"""
RISKED_NEXT = 2.0
"""so much at the last strike but one,"""
RISKED_LAST = 8.0
"""and so much at the last."""
GUESSED_LOSS = 0.75
"""How much the loss by an own discard counts, on average over those hands."""
STRANGER_MEASURE = 0.04
"""What a clue to a stranger is worth by the measure of the steady bot, shared among the teammates."""
