"""`SimpleAgent`: a heuristic to measure others against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanabi.envs.hle.rl_env import Agent


class SimpleAgent(Agent):
    """Plays its first card that a clue named, else names the colour of a playable card, else discards its oldest."""

    def __init__(self, config: dict[str, Any], *_args: Any, **_kwargs: Any) -> None:
        """`config["information_tokens"]` is how many tokens there are at most; by default 8."""
        self.config = config
        self.max_information_tokens = config.get("information_tokens", 8)

    @staticmethod
    def playable_card(card: Mapping[str, Any], fireworks: Mapping[str, int]) -> bool:
        """Whether the card is the next of its firework."""
        return bool(fireworks[card["color"]] == card["rank"])

    def act(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        """A move as a dictionary, which need not be legal in small games; None if others are to act."""
        if observation["current_player_offset"]:
            return None
        clued = _first_clued(observation["card_knowledge"][0])
        if clued is not None:
            return {"action_type": "PLAY", "card_index": clued}
        tokens = observation["information_tokens"]
        clue = self._clue(observation) if tokens > 0 else None
        if clue is not None:
            return clue
        kind = "DISCARD" if tokens < self.max_information_tokens else "PLAY"
        return {"action_type": kind, "card_index": 0}

    def _clue(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        """The colour of the first playable card of the next teammates that was not told its colour."""
        hands, told = observation["observed_hands"], observation["card_knowledge"]
        for offset in range(1, observation["num_players"]):
            for card, hint in zip(hands[offset], told[offset], strict=False):
                if hint["color"] is None and self.playable_card(card, observation["fireworks"]):
                    color = card["color"]
                    return {"action_type": "REVEAL_COLOR", "color": color, "target_offset": offset}
        return None


def _first_clued(hints: list[dict[str, Any]]) -> int | None:
    for index, hint in enumerate(hints):
        if any(hint[what] is not None for what in ("color", "rank")):
            return index
    return None
