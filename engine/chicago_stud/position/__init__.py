"""A position as text (docs/rules-chicago-stud.md): as a person writes it, or all of a moment.

A person tells a round of betting by what was said in it, so that the rules alone decide what follows from
that. Written down by `dumps`, a moment has lines of its own for what a state cannot tell so.
"""

from engine.chicago_stud.position.form import dumps, loads
from engine.sheet import Unsound
