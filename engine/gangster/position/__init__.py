"""A position as text that a person can read, write and send in a bug report (docs/rules-gangster.md)."""

from engine.gangster.position.form import dumps, loads
from engine.sheet import Unsound
