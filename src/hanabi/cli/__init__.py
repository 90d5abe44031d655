"""The command `hanabi`: one thin command per room."""

from hanabi.cli.app import main

__all__ = ["main"]
