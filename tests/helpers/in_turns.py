"""Tests of each thing in both languages, of which make test runs one: the things take turns."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.table.languages import LANGUAGES

OTHER = pytest.mark.long("each of them in the other language; make test takes them in turns")


def in_turns(things: Iterable[Any], named: Callable[[Any], str] = str) -> list[Any]:
    """Every thing with every language, the first by day in English, the next in French, and so on."""
    return [
        pytest.param(thing, language, id=f"{named(thing)}-{language}", marks=() if by_day else OTHER)
        for number, thing in enumerate(things)
        for place, language in enumerate(LANGUAGES)
        for by_day in [number % len(LANGUAGES) == place]
    ]
