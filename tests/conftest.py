"""How many examples the property tests try: see `sizes`."""

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
