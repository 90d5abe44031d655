"""One table: its seats, people and bots, what they wish, and what happened there.

Here is no connection, no store and no keyboard: `hanabi.server` and `hanabi.terminal` add those.
"""
