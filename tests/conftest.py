"""How much the property tests look at: more on request, with HANABI_TESTS=thorough."""

import os

from hypothesis import HealthCheck, settings

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile("usual", deadline=None, max_examples=250, suppress_health_check=_QUIET)
settings.register_profile(
    "thorough", deadline=None, max_examples=2000, suppress_health_check=_QUIET
)
settings.load_profile(os.environ.get("HANABI_TESTS", "usual"))
