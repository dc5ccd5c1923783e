"""Worth of a tile: the progress of every boss on the way to the town.

Knows tiles and the length of the game; nothing of cards.
"""

from collections.abc import Sequence
from math import exp

STEP = 3.0  # a boss who needs one tile less is so many times as far
ANY_KIND = 1.6  # a way on which any kind serves, beside one that wants a certain kind
DECIDED = 6.0  # how surely who is further ahead after some turns wins; found on games of computers


def power(tiles: Sequence[int], of_kind: int, of_any: int) -> float:
    """Progress of a boss by their tiles, counted by kind; infinite when they win (CP-10.1)."""
    missing = [of_kind - owned for owned in tiles]
    kinds = sum(1 for owned in tiles if not owned)
    others = of_any - sum(tiles)
    if min(missing) <= 0 or kinds == 0 or others <= 0:
        return float("inf")
    return sum(STEP**-need for need in missing) + STEP**-kinds * kinds + ANY_KIND * 4 * STEP**-others


def share(mine: float, others: float) -> float:
    """Chance to be first with that progress, beside the others' sum; 0 once one of them has won."""
    return 1.0 if mine == float("inf") else mine / (mine + others)


def shares(standings: Sequence[float], decided: float = DECIDED) -> list[float]:
    """Chances out of who is how far."""
    ahead = [exp(decided * mine) for mine in standings]
    return [mine / sum(ahead) for mine in ahead]
