"""How the tests run: how many examples they try (see `sizes`), in which order, and by how many workers."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from sizes import sized

settings.register_profile(
    "hanabi",
    deadline=None,
    max_examples=sized(35, 250),
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ],
)
settings.load_profile("hanabi")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Whoever started the tests may ignore Ctrl-C, as a shell's background jobs do; a game at a keyboard does not.
    signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST = (
    "test_games_in_the_browser",
    "test_layout",
    "test_secrets_on_the_wire",
    "test_secrets_over_sockets",
    "test_check",
    "test_views",
    "test_crash",
    "test_people_in_the_browser",
    "test_second_thoughts",
    "test_pressing",
    "test_moves_in_the_browser",
    "test_bots_at_tables",
    "test_hostile_input",
    "test_search",
    "test_accessibility",
    "test_tables",
    "test_changes",
    "test_coming_back",
    "test_firefox",
    "test_session",
    "test_bots_at_the_keyboard",
    "test_records_in_the_browser",
    "test_guests_in_the_browser",
    "test_cluster",
    "test_cuda",
)
"""Files that come first, so that none of them runs alone at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rank = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: rank.get(item.path.stem, len(rank)))


def pytest_xdist_auto_num_workers() -> int:
    """Twice the cores: half of the time, a test waits for a server, a browser or a terminal."""
    return 2 * (os.cpu_count() or 1)
