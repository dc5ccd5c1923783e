"""A position as text that a person can read, write and send in a bug report (docs/notation.md)."""

from engine.chicago_poker.position.reading import loads
from engine.chicago_poker.position.writing import dumps
from engine.sheet import Unsound
