"""The door to the compiled library, through which the computers of this process go."""

from pathlib import Path

from engine.chicago_poker.computer.native.layout import STRUCTURES
from engine.compiled import Door

door = Door(Path(__file__).parent, STRUCTURES)
