"""One browser for all tests of features that look at a page."""

from tests.helpers.fixtures import chromium

__all__ = ["chromium"]
