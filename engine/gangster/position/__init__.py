"""A position as text that a person can read, write and send in a bug report (docs/rules-gangster.md)."""

from engine.gangster.position.reading import loads
from engine.gangster.position.writing import dumps
from engine.sheet import Unsound
