"""What holds for every test of these pictures."""

from collections.abc import Iterator

import pytest

from bot.skins.kit.caches import CACHES
from tests.helpers.skins.preview import preview


@pytest.fixture(autouse=True, scope="package")
def forgotten_afterwards() -> Iterator[None]:
    """The preview in two languages takes a gigabyte."""
    yield
    preview.cache_clear()
    for cache in CACHES:
        cache.clear()
