"""A second listener that speaks the protocol of hanab.live's bots, so that they sit down at our tables unchanged."""
