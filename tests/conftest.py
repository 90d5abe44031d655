"""How the tests run: how many examples they try (see `sizes`), in which order, and by how many workers."""

import logging
import os
import signal
from collections.abc import Iterator

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
    "test_review_in_the_browser",
    "test_training",
    "test_attacks",
    "test_bots_at_tables",
    "test_accessibility",
    "test_hanab_live_accounts",
    "test_hostile_input",
    "test_reviews",
    "test_session",
    "test_admin_in_the_browser",
    "test_profile_in_the_browser",
    "test_people_in_the_browser",
    "test_bots_at_the_keyboard",
    "test_lesson_screen",
    "test_lessons_at_the_keyboard",
    "test_review_screen",
    "test_start_screen",
    "test_rules_built_in",
    "test_crash",
    "test_layout",
    "test_full_screen",
    "test_secrets_on_the_wire",
    "test_cuda",
    "test_api",
    "test_tables",
    "test_package",
    "test_docs_site",
    "test_hle",
    "test_check",
    "test_runs",
    "test_batch_policies",
    "test_reports",
    "test_cluster",
    "test_example",
    "test_solver",
    "test_messages",
    "test_pictures",
    "test_documents",
    "test_bots",
    "test_first_use",
    "test_views",
    "test_round_trip",
    "test_hle_alias",
    "test_steady_policy",
    "test_search",
    "test_compiled",
)
"""Files that come first, so that none of them runs alone at the end; then all that start a server or a browser."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rank = {name: number for number, name in enumerate(LONGEST)}

    def place(item: pytest.Item) -> int:
        serving = item.path.parent.name in {"web", "server"}
        return rank.get(item.path.stem, len(rank) + (not serving))

    items.sort(key=place)


def pytest_xdist_auto_num_workers() -> int:
    """Twice the cores: half of the time, a test waits for a server, a browser or a terminal."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(autouse=True)
def logs_go_nowhere_afterwards() -> Iterator[None]:
    """A server that ran in this process logged to a stream that the next test does not have."""
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)
    root.handlers[:] = [one for one in root.handlers if type(one) is not logging.StreamHandler]
