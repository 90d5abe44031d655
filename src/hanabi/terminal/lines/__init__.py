"""A game, a replay, a review and lessons as lines: for screen readers, pipes, and terminals that can do no more."""
