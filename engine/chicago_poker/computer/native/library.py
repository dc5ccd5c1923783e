"""The door to the compiled library, through which the computers of this process go."""

from pathlib import Path

from engine.chicago_poker.computer.native.layout import STRUCTURES
from engine.compiled import door_to

door = door_to(Path(__file__).parent, STRUCTURES)
