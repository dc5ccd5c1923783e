"""A store in a real file for every test."""

from tests.helpers.fixtures import home, path, reopened

__all__ = ["home", "path", "reopened"]
