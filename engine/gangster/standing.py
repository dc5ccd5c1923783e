"""Order of the clans in a district, and the pay of its numbers (GA-8.1 to GA-8.3)."""

from functools import lru_cache

from engine.gangster.board import FREE, Board, Spaces
from engine.gangster.city import TILES
from engine.gangster.pieces import CASINO, Tile


@lru_cache(maxsize=1 << 14)
def order(spaces: Spaces) -> tuple[tuple[int, int, int], ...]:
    """The clans that stand there with how many and their highest space (from 1), the best first (GA-8.1).

    >>> order((0, 1, 1, 0, 2))
    ((0, 2, 4), (1, 2, 3), (2, 1, 5))
    """
    highest = {who: space for space, who in enumerate(spaces, start=1) if who != FREE}
    best = sorted(((spaces.count(who), rank, who) for who, rank in highest.items()), reverse=True)
    return tuple((who, count, rank) for count, rank, who in best)


def tile_of(board: Board, place: int) -> Tile:
    """The tile of a district in play."""
    return TILES[board.tiles[place]]


def paid(tile: Tile, position: int, doubled: bool) -> tuple[int, int]:
    """Pay of that position (from 0): points, and how many times the casino's number (GA-8.3)."""
    if position >= len(tile.numbers):
        return 0, 0
    number, times = tile.numbers[position], 2 if doubled else 1
    return (0, times) if number == CASINO else (number * times, 0)
