"""What holds for every test."""

from hypothesis import HealthCheck, settings

# A slow machine is no bug: no example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
