"""A drop-in for DeepMind's Hanabi Learning Environment 0.0.4: `from hanabi.envs.hle import rl_env, pyhanabi`.

The same names, values, texts and seeds, played by `hanabi.kernel`; the original need not be installed. Code whose
imports cannot be changed is given these modules by `install()`.
Needs the extra `rl`: `pip install '.[rl]'` in a checkout. It differs from the original in these places only:

- Where the original ends the process or reads memory that is not its own, `pyhanabi.Refused` is raised, and
  nothing has changed: an illegal move or action index, legal moves while a card is to be dealt, dealing while
  none is, parameters and seats out of range. `Refused` is a `HanabiError`, a `ValueError` and an `AssertionError`.
- A hand has at least one card, and there are at most 255 information tokens and 200 life tokens.
- Fields of moves are not cut to eight bits, and an index that belongs to no move is always an INVALID one.
- `HanabiEnv.step` takes NumPy integers too.
- Plausibility of a colour or rank that is not in the game raises `IndexError`.
- An encoder refuses the observations of a game with other parameters.
- Parts outlive the whole, and games, states, moves and observations can be copied and pickled.

Seeds deal as the original does when built with libstdc++, as on Linux; its builds for other systems draw
other cards from the same seed.
"""

from importlib.util import find_spec

from hanabi.envs.hle.alias import install, uninstall
from hanabi.envs.setup import missing

__all__ = ["install", "uninstall"]

for _needed in ("numpy", "numba"):
    if find_spec(_needed) is None:
        raise missing(__name__, ModuleNotFoundError(name=_needed))
