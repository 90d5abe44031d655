"""Training of learned players by self-play, for any rules and number of players; needs PyTorch (extra `learn`)."""

from hanabi.core.extras import needs

try:
    from hanabi.learn.evaluating import Evaluation
    from hanabi.learn.settings import PRESETS, BadSettings, Settings, find_preset, read_settings
    from hanabi.learn.trainer import Progress, Trainer, stored_settings
    from hanabi.learn.training import train
except ModuleNotFoundError as missing:
    raise ImportError(needs("hanabi.learn", missing.name, "learn"), name=missing.name) from missing

__all__ = [
    "PRESETS",
    "BadSettings",
    "Evaluation",
    "Progress",
    "Settings",
    "Trainer",
    "find_preset",
    "read_settings",
    "stored_settings",
    "train",
]
