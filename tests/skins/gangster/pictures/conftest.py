"""What holds for every test of these pictures."""

from collections.abc import Iterator

import pytest

from bot.skins.kit.caches import CACHES
from tests.helpers.gangster.preview import preview


@pytest.fixture(autouse=True, scope="package")
def forgotten_afterwards() -> Iterator[None]:
    """The preview in two languages takes some 700 MB."""
    yield
    preview.cache_clear()
    for cache in CACHES:
        cache.clear()
