"""The two agents that come with DeepMind's environment, by their names there."""
