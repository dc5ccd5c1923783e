"""Examples of one test: some in every run, the others with `make long`."""

from collections.abc import Collection

import pytest
from _pytest.mark import ParameterSet


def by_day(examples: Collection[str], day: Collection[str], why: str) -> list[str | ParameterSet]:
    """All examples; those that are not of the day wait for the night, for a reason."""
    assert set(day) <= set(examples), "an example of the day is none"
    night = pytest.mark.long(why)
    return [each if each in day else pytest.param(each, marks=night) for each in examples]
