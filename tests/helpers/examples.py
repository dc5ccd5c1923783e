"""Few examples by day, of promises that are dear to try; `make fuzz` tries four times as many new ones."""

from hypothesis import settings

HOUSE = 100  # a profile that wants more examples looks for what none has shown yet


def few(by_day: int) -> settings:
    """Settings for a property whose every example plays half a game.

    >>> few(6).max_examples in (6, 24)
    True
    """
    return settings(max_examples=by_day if settings().max_examples <= HOUSE else 4 * by_day)
