"""A position as text that a person can read, write and send in a bug report (docs/rules-poker-champ.md)."""

from engine.poker_champ.position.form import dumps, loads
from engine.sheet import Unsound
