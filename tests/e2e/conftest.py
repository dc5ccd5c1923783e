"""One browser for all tests that look at the page."""

from tests.helpers.fixtures import chromium

__all__ = ["chromium"]
