"""Environments for learners: `hanabi.envs.pettingzoo` for one game, `hanabi.envs.vector` for thousands.

Both play any `Rules` and need the extra `rl`: `pip install '.[rl]'` in a checkout. Importing this package alone
loads neither.
"""
