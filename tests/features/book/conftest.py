"""One browser for all tests that look at a book."""

from tests.helpers.fixtures import chromium

__all__ = ["chromium"]
