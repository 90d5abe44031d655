"""How many examples the property tests try (see `sizes`), and what the processes that tests start inherit."""

import signal

from hypothesis import HealthCheck, settings

from sizes import sized

settings.register_profile(
    "hanabi",
    deadline=None,
    max_examples=sized(80, 250),
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
