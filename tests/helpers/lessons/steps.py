"""All lessons that there are, for tests that look at each step."""

from functools import cache

from bot.assets_path import assets
from bot.lessons import course
from engine.lessons.model import Course
from engine.record.games import GAMES
from tests.helpers.lessons.proofs import Proof


def read(name: str) -> Course:
    """The lessons of that game."""
    found = course(name)
    if found is None:
        raise ValueError(f"there are no lessons of {name}")
    return found


NAMES = tuple(sorted(path.stem for path in (assets() / "lessons").iterdir()))
STEPS = tuple((name, step.id) for name in NAMES for step in read(name).steps)


@cache
def proof(name: str, step: str) -> Proof:
    """What can be proved of that step, set up once."""
    found = read(name).step(step)
    if found is None:
        raise ValueError(f"there is no step {step}")
    return Proof(GAMES[name], found)
