"""A position as text that a person can read, write and send in a bug report (docs/notation.md)."""

from engine.chicago_poker.position.form import dumps, loads
from engine.sheet import Unsound
