"""The full screen, by Textual: a table, a replay, a review, lessons, and where to begin."""
