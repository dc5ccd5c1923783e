"""What tests of the engine may ask for."""

from tests.helpers.compiled import opened
from tests.helpers.quick_thinkers import quick_thinkers

__all__ = ["opened", "quick_thinkers"]
