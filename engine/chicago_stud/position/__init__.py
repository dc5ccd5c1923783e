"""A position as text that a person can write (docs/rules-chicago-stud.md); none is written down here.

A round of betting is told by what was said in it, so that the rules alone decide what follows from that.
"""

from engine.chicago_stud.position.form import loads
from engine.sheet import Unsound
